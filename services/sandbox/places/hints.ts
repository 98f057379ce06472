import type { City } from './cities.ts'
import { countryName, fullCountryName } from './country-names.ts'
import { wordsOf } from './normalise.ts'
import { allRegions } from './regions.ts'
import type { Token } from './tokens.ts'

/**
 * The query begins or ends with a country or state: the cities in it match, and the other words
 * remain.
 */
export type Hint = { rest: Token[]; fits(city: City): boolean }

/** Folded names of countries and states, with their codes. */
export type HintIndex = ReadonlyMap<string, readonly { countryCode: string; adminCode?: string }[]>

export function buildHints(languages: ReadonlyMap<string, string>): HintIndex {
  const hints = new Map<string, { countryCode: string; adminCode?: string }[]>()
  const add = (name: string, hint: { countryCode: string; adminCode?: string }): void => {
    const key = keyOf(name)
    hints.set(key, [...(hints.get(key) ?? []), hint])
  }
  for (const [countryCode, language] of languages) {
    for (const name of new Set([
      countryName(countryCode, 'en'),
      fullCountryName(countryCode, 'en'),
      countryName(countryCode, language),
    ]))
      add(name, { countryCode })
  }
  for (const { countryCode, adminCode, region } of allRegions())
    for (const name of [region.region, region.regionCode]) add(name, { countryCode, adminCode })
  return hints
}

const LONGEST_NAME_WORDS = 4

export function hintsOf(tokens: readonly Token[], index: HintIndex): Hint[] {
  const hints: Hint[] = []
  for (let count = 1; count <= Math.min(LONGEST_NAME_WORDS, tokens.length); count += 1) {
    const places =
      index.get(
        tokens
          .slice(-count)
          .map((token) => token.text)
          .join(' '),
      ) ?? []
    for (const { countryCode, adminCode } of places) {
      const fits = (city: City): boolean =>
        city.countryCode === countryCode && (!adminCode || city.adminCode === adminCode)
      hints.push({ rest: tokens.slice(0, -count), fits })
      // "Springfield IL USA": the state may come before the country.
      if (!adminCode) hints.push(...hintsOf(tokens.slice(0, -count), index))
    }
  }
  return hints
}

const keyOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word.text)
    .join(' ')
