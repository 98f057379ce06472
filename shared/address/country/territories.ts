import type { Components } from '../components.ts'
import { territories } from '../data/territories.ts'
import { entryOf } from '../words/entry-of.ts'
import { countryNamed } from './country-names.ts'

/** The territories of each country that has some, in the order of the table. */
const territoriesOf = Map.groupBy(
  Object.keys(territories),
  (code) => territories[code]?.country ?? '',
)

/** The country's own code and those of its territories; the code alone where it has none. */
export const withTerritories = (country: string): string[] => [
  country,
  ...(territoriesOf.get(country) ?? []),
]

/** The country that the territory belongs to. Undefined for a country. */
export const countryOfTerritory = (code: string): string | undefined =>
  entryOf(territories, code)?.country

/**
 * Whether an address that is stored under `code` may lie where the provider found it. A country's
 * code may stand for its territories, except those with a post and customs of their own. A
 * territory's code stands for no other part of its country, whichever of the two codes the provider
 * writes.
 */
export function maySayCountry(code: string, parts: Components): boolean {
  const { countryCode = '' } = parts
  if (countryCode === code) return true
  if (countryOfTerritory(countryCode) === code) return !entryOf(territories, countryCode)?.isApart
  return countryOfTerritory(code) === countryCode && isInTerritory(code, parts)
}

/**
 * Whether a place lies in the country or territory of this code, where the provider may write the
 * country of a territory. Then its postal code says so, else its region. No town does: towns of the
 * country have the names of territories.
 */
export function liesIn(code: string, { countryCode = '', ...parts }: Components): boolean {
  if (countryCode === code) return true
  if (countryOfTerritory(code) !== countryCode) return false
  const { region = '', regionCode, postalCode } = parts
  if (postalCode && entryOf(territories, code)?.postalCodes.length)
    return territoryOfPostalCode(countryCode, postalCode) === code
  // "香港 Hong Kong" has the name twice.
  const names = [region, region.replace(/[^\p{Script=Latin}' -]/gu, '').trim()]
  return regionCode === code || names.some((name) => countryNamed(name) === code)
}

/** Of two territories whose codes begin so, the one that knows more of the code. */
const territoryOfPostalCode = (country: string, postalCode: string): string | undefined =>
  (territoriesOf.get(country) ?? [])
    .map((code) => ({ code, length: codeLengthOf(code, postalCode) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0]?.code

/**
 * Whether a postal code is that of a territory, and the place lies in another part of the country.
 */
export const isInOtherTerritory = (postalCode: string, parts: Components): boolean =>
  withTerritories(countryOfTerritory(parts.countryCode ?? '') ?? parts.countryCode ?? '').some(
    (code) =>
      hasCodeOf(code, postalCode) && code !== parts.countryCode && !isInTerritory(code, parts),
  )

const isInTerritory = (
  code: string,
  { region, regionCode, locality, postalCode = '' }: Components,
) =>
  regionCode === code ||
  [region, locality].some((name) => name !== undefined && countryNamed(name) === code) ||
  hasCodeOf(code, postalCode)

const hasCodeOf = (territory: string, postalCode: string) => codeLengthOf(territory, postalCode) > 0

/** How many characters of the postal code say that it is the territory's; 0 if it is not. */
function codeLengthOf(territory: string, postalCode: string): number {
  const bare = postalCode.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const beginnings = entryOf(territories, territory)?.postalCodes ?? []
  return Math.max(
    0,
    ...beginnings.filter((one) => bare.startsWith(one)).map(({ length }) => length),
  )
}
