import { LRUCache } from 'lru-cache'

/** Names of countries by code, in any language. Only the few languages in use are cached. */
const displayNames = new LRUCache<string, Intl.DisplayNames>({ max: 50 })

/** As Google writes them in English. */
const SHORT: Record<string, string> = { US: 'USA', GB: 'UK', HK: 'Hong Kong', MO: 'Macao' }

export function countryName(code: string, language: string): string {
  const names =
    displayNames.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' })
  displayNames.set(language, names)
  if (SHORT[code] && language.startsWith('en')) return SHORT[code]
  return names.of(code) ?? code
}

/** The full English name, as in address components. */
export function fullCountryName(code: string, language: string): string {
  const short = countryName(code, language)
  return short === SHORT[code] ? (displayNames.get(language)?.of(code) ?? short) : short
}

/** A country at the end of a prediction: "USA" for "United States". */
export function countryInText(code: string, name: string): string {
  return name === fullCountryName(code, 'en') ? countryName(code, 'en') : name
}
