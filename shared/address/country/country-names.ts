import { alpha3Codes } from '../data/country-codes.ts'
import { alsoCalled, nameLanguages } from '../data/country-names.ts'
import { languagesOf } from '../words/languages.ts'
import { remembered } from '../words/remembered.ts'
import { countries, isCountry } from './countries.ts'

let names: Map<string, string> | undefined

/** Folded names to codes. They are computed at the first call, which takes about 80 ms. */
function allNames(): Map<string, string> {
  if (names) return names
  names = new Map<string, string>()
  for (const language of nameLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of countries) {
      const name = display.of(code) ?? ''
      for (const key of [keyOf(name), keyOf(name.replace(/[äöü]/gi, (letter) => `${letter}e`))])
        if (key && !names.has(key)) names.set(key, code)
    }
  }
  for (const [code, alpha3] of Object.entries(alpha3Codes)) names.set(alpha3.toLowerCase(), code)
  for (const [code, called] of Object.entries(alsoCalled))
    for (const name of called) names.set(keyOf(name), code)
  return names
}

/** Not put into Latin letters, in which names of different scripts come to be alike. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The code of a country (ISO 3166-1 alpha-2) by its code, alpha-3 too, or its name in any of the
 * larger languages.
 */
export const countryNamed = remembered(1_000, (text) => findCountry(text.trim()))

function findCountry(name: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(name)) return allNames().get(keyOf(name))
  const code = name.toUpperCase()
  return code === 'UK' ? 'GB' : isCountry(code) ? code : undefined
}

/** Names by which a country's own people, and most others, write it. */
export function namesOf(code: string): string[] {
  const kept = ownNames.get(code)
  if (kept) return kept
  if (!isCountry(code)) return []
  const names = [...new Set([...languagesOf(code), 'en', 'de', 'fr', 'es'])].flatMap(
    (language) =>
      new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? [],
  )
  const made = [...names, ...(alsoCalled[code] ?? [])]
  ownNames.set(code, made)
  return made
}

const ownNames = new Map<string, string[]>()
