import { isNearly } from '../address/words/typing-distance.ts'
import { type Edition, editions, ownerOf } from '../billing/skus.ts'
import { partsOf, type StrategyName, strategies } from '../verdict/strategies.ts'
import { osm, type Process, required } from './process-settings.ts'
import { secretFileNames } from './secret-files.ts'
import { type SettingName, settings } from './settings.ts'
import type { SettingProblem } from './settings-error.ts'

/** Required settings that are in neither the environment nor a file. Pure. */
export const missingSettings = (process: Process, env: NodeJS.ProcessEnv): SettingProblem[] =>
  [...required[process], ...requiredByProvider(process, env)]
    .filter((name) => !env[name] && !env[`${name}_FILE`])
    .map((name) => ({ name, text: `${name} is not set: ${meaning(name)}.` }))

const callsProviders = (process: Process) => process === 'worker' || process === 'check'

/** What the providers in use need in the processes that call them. */
function requiredByProvider(process: Process, env: NodeJS.ProcessEnv): SettingName[] {
  if (!callsProviders(process)) return []
  const asksOsm =
    env.PLACES_EDITION === 'osm' ||
    env.PLACES_FALLBACK === 'osm' ||
    strategyParts(env).includes('osm')
  return [...(asksGoogle(env) ? (['GOOGLE_MAPS_API_KEY'] as const) : []), ...(asksOsm ? osm : [])]
}

const asksGoogle = ({ PLACES_EDITION, PLACES_FALLBACK, ...env }: NodeJS.ProcessEnv): boolean =>
  PLACES_EDITION !== 'osm' ||
  (PLACES_FALLBACK || 'osm') !== 'osm' ||
  strategyParts(env).some((part) => part === 'geocoding' || part === 'address-validation')

const strategyParts = ({ VALIDATION_STRATEGY: strategy }: NodeJS.ProcessEnv) =>
  isStrategy(strategy) ? partsOf(strategy) : []

/** The provider's default address is Google's. Its calls cost money, whatever SANDBOX says. */
export function sandboxProblems(
  process: Process,
  env: NodeJS.ProcessEnv,
  sandbox: boolean,
): SettingProblem[] {
  if (!callsProviders(process) || !sandbox || env.PROVIDER_URL || !asksGoogle(env)) return []
  const text =
    'SANDBOX is true, and PROVIDER_URL is not set, so Google would be called: set PROVIDER_URL ' +
    'to the address of the sandbox, or unset SANDBOX.'
  return [{ name: 'SANDBOX', text }]
}

/** A fallback must have what the first provider lacks: servers, key and quota of another owner. */
export function fallbackProblems(env: NodeJS.ProcessEnv): SettingProblem[] {
  const { PLACES_FALLBACK: second, HEDGE_AFTER_MS: hedge } = env
  const first = env.PLACES_EDITION || 'new'
  if (!second) {
    const text = 'HEDGE_AFTER_MS needs PLACES_FALLBACK: which edition is asked as well.'
    return hedge ? [{ name: 'HEDGE_AFTER_MS', text }] : []
  }
  if (!isEdition(first) || !isEdition(second) || ownerOf(first) !== ownerOf(second)) return []
  const text =
    `PLACES_FALLBACK is wrong. "${second}" fails together with PLACES_EDITION "${first}": ` +
    `choose ${ownerOf(first) === 'osm' ? '"new" or "legacy"' : '"osm"'}.`
  return [{ name: 'PLACES_FALLBACK', text }]
}

/**
 * They search the places of the edition, too. With `osm` a cascade would ask the free provider
 * again, and Address Validation would mix places of Google and OpenStreetMap in one result.
 */
const withGooglesPlaces = ['cascade', 'address-validation', 'cascade-address-validation']

export function strategyProblems(env: NodeJS.ProcessEnv): SettingProblem[] {
  const { VALIDATION_STRATEGY: strategy = '', PLACES_EDITION } = env
  if (PLACES_EDITION !== 'osm' || !withGooglesPlaces.includes(strategy)) return []
  const text =
    `VALIDATION_STRATEGY is wrong. "${strategy}" needs an edition of Google: choose ` +
    '"geocoding", "cascade-geocoding" or "osm" with PLACES_EDITION "osm".'
  return [{ name: 'VALIDATION_STRATEGY', text }]
}

/** In fewer days, coordinates can be deleted between the nightly run before and the next. */
const minRefreshedDays = 3

/** Other editions know no places of Google, and OpenStreetMap's content has no retention. */
export function refreshProblems(env: NodeJS.ProcessEnv): SettingProblem[] {
  const { REFRESH_COORDINATES: isOn = '', PLACES_EDITION, RETENTION_DAYS: days } = env
  const named = (text: string) => [{ name: 'REFRESH_COORDINATES', text }]
  if (!/^(true|1)$/i.test(isOn)) return []
  if (PLACES_EDITION === 'osm')
    return named(
      'REFRESH_COORDINATES needs an edition of Google: set it to false with PLACES_EDITION "osm".',
    )
  if (!days || Number(days) >= minRefreshedDays) return []
  return named(
    `REFRESH_COORDINATES needs RETENTION_DAYS of ${minRefreshedDays} or more: it runs each night.`,
  )
}

const isStrategy = (name: string | undefined): name is StrategyName =>
  strategies.some((strategy) => strategy === name)
const isEdition = (name: string): name is Edition => editions.some((edition) => edition === name)

/** Shorter names are too often names of other programs' settings. */
const minMisspelt = 8

const knownNames = [...Object.keys(settings), ...secretFileNames]

/** A misspelt setting would have no effect, and a misspelt key would start the sandbox. */
export const misspeltNames = (env: NodeJS.ProcessEnv): SettingProblem[] =>
  Object.keys(env)
    .filter((name) => name.length >= minMisspelt && !knownNames.includes(name))
    .flatMap((name) => {
      const meant = knownNames.find((known) => isNearly(name, known))
      return meant ? [{ name, text: `${name} is not a setting. Did you mean ${meant}?` }] : []
    })

const meaning = (name: SettingName) => (settings[name] as { description?: string }).description

/**
 * How numbers must be written. Conversion alone would make 3000 of 3000.5, 1 of `true` and 0 of a
 * space.
 */
const forms: Record<string, RegExp> = { integer: /^\d*$/, number: /^(\d+(\.\d{1,6})?)?$/ }
export const isWritten = (name: SettingName, value: string): boolean =>
  forms[(settings[name] as { type?: string }).type ?? '']?.test(value) ?? true

export function wrongValue(name: SettingName, env: NodeJS.ProcessEnv): SettingProblem {
  const shown = /KEY|SECRET|PASSWORD|_URL$/.test(name) ? 'This value' : `"${env[name]}"`
  return { name, text: `${name} is wrong. ${shown} is not ${allowed(name)} (${meaning(name)}).` }
}

function allowed(name: SettingName): string {
  const schema: {
    type?: string
    minimum?: number
    maximum?: number
    pattern?: string
    minLength?: number
    enum?: string[]
  } = settings[name] as object
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'number') return `an amount from ${schema.minimum} to ${schema.maximum}`
  if (schema.type === 'integer') return `a whole number from ${schema.minimum} to ${schema.maximum}`
  if (schema.pattern)
    return (
      'a text of the form ' +
      `${schema.pattern}${schema.minLength ? ` with ${schema.minLength} characters or more` : ''}`
    )
  return 'a text that is not empty'
}
