import type { Edition } from '../../../shared/billing/skus.ts'
import { partsOf, type SingleName, type StrategyName } from '../../../shared/verdict/strategies.ts'
import { loadEdition } from './load-edition.ts'
import { type ProviderAccess, ProviderError, type ProviderFailure } from './port.ts'

/** What one free call says about the key. */
type Finding =
  | 'good'
  | 'invalid'
  | 'not_enabled'
  | 'other_edition'
  | 'no_billing'
  | 'other_apis_only'
  | 'other_hosts_only'
  | 'denied'
  | 'unreachable'

export interface KeyCheck {
  finding: Finding
  /** What was found, and what to do. */
  message: string
}

/** A place that Google's documentation uses. A key is good as well if the place is unknown. */
const checkedPlace = 'ChIJj61dQgK6j4AR4GeTYWZsWWw'

/** By the provider's codes and messages (./README.md, Errors). The first that fits counts. */
const signs: [Finding, RegExp][] = [
  ['no_billing', /BILLING_DISABLED|\bbilling\b/i],
  ['other_hosts_only', /API_KEY_(IP_ADDRESS|HTTP_REFERRER|ANDROID_APP|IOS_APP)_BLOCKED/],
  ['other_hosts_only', /\bIP address|\breferers?\b|\breferrer/i],
  ['not_enabled', /SERVICE_DISABLED|\bnot (activated|enabled)\b|has not been used|legacy API/i],
  ['other_apis_only', /API_KEY_SERVICE_BLOCKED|not authorized to use this (service|API)/i],
  ['invalid', /API_KEY_INVALID|API key not valid|API key is invalid|\bexpired\b/i],
]

/** Failures that come after the provider has accepted the key. */
const afterKey: ProviderFailure[] = ['not_found', 'gone', 'bad_place_id', 'over_rate', 'over_day']

/** Other failures are temporary: the key was not even looked at, or it was accepted. */
export function findingOf(error: unknown): Finding {
  if (!(error instanceof ProviderError)) throw error
  if (afterKey.includes(error.failure)) return 'good'
  if (error.failure !== 'denied') return 'unreachable'
  return signs.find(([, sign]) => sign.test(error.message))?.[0] ?? 'denied'
}

interface Used {
  placesEdition: Edition
  placesFallback?: Edition | undefined
  validationStrategy: StrategyName
}

/** What is asked of one provider. */
interface Asked {
  edition: Edition
  /** The edition serves nobody: what its API says of itself does not matter. */
  isForKeyAlone?: true
  /** The API that the strategy needs. It has no call that is free (./README.md, Prices). */
  unasked?: string | undefined
}

const paidApis: { [Part in SingleName]?: string } = {
  geocoding: 'Geocoding API',
  'address-validation': 'Address Validation API',
}

/**
 * What to ask of the providers in use. A strategy can ask the servers of OpenStreetMap beside
 * Google, and Google beside the edition `osm`.
 */
export function askedProviders({ placesEdition, placesFallback, validationStrategy }: Used) {
  const parts = partsOf(validationStrategy)
  const unasked = parts.map((part) => paidApis[part]).find(Boolean)
  const editions = new Set<Edition>([placesEdition])
  if (placesFallback) editions.add(placesFallback)
  if (parts.includes('osm')) editions.add('osm')
  const asked = [...editions].map(
    (edition): Asked => (edition === 'osm' ? { edition } : { edition, unasked }),
  )
  const asksGoogle = asked.some(({ edition }) => edition !== 'osm')
  if (unasked && !asksGoogle) asked.push({ edition: 'new', isForKeyAlone: true, unasked })
  return asked
}

/** The editions that need a key. */
type GoogleEdition = Exclude<Edition, 'osm'>

const apis: Record<GoogleEdition, string> = { new: 'Places API (New)', legacy: 'Places API' }
const others: Record<GoogleEdition, GoogleEdition> = { new: 'legacy', legacy: 'new' }

/**
 * Asks the provider once whether it takes the key, and once more in the other edition if the API is
 * not enabled. Both calls are free. Of the edition `osm`, which has no key, whether its servers
 * answer.
 * @param ask makes the id-only call in an edition; rejects with a ProviderError
 */
export async function checkKey(
  { edition, isForKeyAlone, unasked }: Asked,
  ask: (edition: Edition) => Promise<unknown>,
): Promise<KeyCheck> {
  if (edition === 'osm') return checkServers(() => ask(edition))
  const findingIn = (asked: Edition) => ask(asked).then(() => 'good' as const, findingOf)
  const finding = await findingIn(edition)
  const note = unasked ? ` The ${unasked} was not asked: that costs a call.` : ''
  if (isForKeyAlone && ofKnownKey.has(finding))
    return { finding: 'good', message: `Google knows the key.${note}` }
  const other = others[edition]
  if (finding === 'not_enabled' && (await findingIn(other)) === 'good')
    return { finding: 'other_edition', message: messages.other_edition(other) }
  return { finding, message: messages[finding](edition) + (finding === 'good' ? note : '') }
}

/** Google looks at the key before it looks at what the key may do. */
const ofKnownKey = new Set<Finding>(['good', 'not_enabled', 'other_apis_only'])

/** A server may be well later without a person, so no finding ends a worker. */
const checkServers = (ask: () => Promise<unknown>): Promise<KeyCheck> =>
  ask().then(
    () => ({ finding: 'good', message: 'Photon and Nominatim answer.' }),
    (error) => ({ finding: findingOf(error), message: error.message }),
  )

const inConsole = 'in the Google Cloud console'
const messages: Record<Finding, (edition: GoogleEdition) => string> = {
  good: (edition) => `The key is good: ${apis[edition]} takes it.`,
  invalid: () => `Google does not know this key: copy it again from "Credentials" ${inConsole}.`,
  not_enabled: (edition) =>
    `The key's project has not enabled "${apis[edition]}": enable it ${inConsole}, under "APIs & ` +
    'Services".',
  other_edition: (edition) =>
    `This key serves the ${edition} edition: set PLACES_EDITION=${edition}, or enable ` +
    `"${apis[others[edition]]}" ${inConsole}.`,
  no_billing: () =>
    `The key's project has no billing account: add one ${inConsole}, under "Billing".`,
  other_apis_only: (edition) =>
    `The key is restricted to other APIs: add "${apis[edition]}" to its API restrictions ` +
    `${inConsole}.`,
  other_hosts_only: () =>
    'The key is restricted to pages, apps or addresses that exclude this host: allow the IP ' +
    `address of the workers in its application restrictions ${inConsole}.`,
  denied: () => 'Google refuses the key, and does not say why.',
  unreachable: () => 'The provider cannot be reached at the moment, so the key is not checked.',
}

/**
 * The id-only call, which is free and needs no permit; in the edition `osm` each server's status
 * and a search. Rejects with a ProviderError.
 */
export async function makeFreeCall(edition: Edition, provider: ProviderAccess): Promise<void> {
  if (edition === 'osm') return (await import('./osm/status.ts')).askStatus(provider)
  const places = (await loadEdition(edition))(provider)
  try {
    await places.details(
      { placeId: checkedPlace, language: 'en', idOnly: true },
      AbortSignal.timeout(provider.timeoutMs),
    )
  } finally {
    await places.close()
  }
}

/** Whether no call can succeed until a person has changed something. */
export const needsPerson = ({ finding }: KeyCheck): boolean =>
  finding !== 'good' && finding !== 'unreachable'
