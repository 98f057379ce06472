/** What one whole postal code covers, from the least to the most. */
const reaches = ['building', 'houses', 'street', 'streets', 'quarter', 'quarters', 'town'] as const
type Reach = (typeof reaches)[number]

/**
 * What a code of these countries covers. Elsewhere it is that of a town, of several, or of a part
 * of one, as it happens. Countries are ISO 3166-1 alpha-2.
 */
const countriesOf: Readonly<Record<Reach, string>> = {
  building: 'IE SG',
  houses: 'GB GG IM JE',
  street: 'BR NL PT',
  streets: 'CA PL',
  // Codes that differ in their last digits are those of other quarters.
  quarter: 'BD DO',
  // 2193 is Parkhurst's and Parktown North's.
  quarters: 'PR ZA',
  town: 'PK VN',
}

const reachByCountry: ReadonlyMap<string, Reach> = new Map(
  reaches.flatMap((reach) => countriesOf[reach].split(' ').map((country) => [country, reach])),
)

/** What a code of the country covers. Undefined where that is not known. */
export const reachOfCodes = (country: string): Reach | undefined => reachByCountry.get(country)

/** Whether no code of the country covers more than this. False where that is not known. */
export function codesCoverAtMost(country: string, reach: Reach): boolean {
  const own = reachOfCodes(country)
  return own !== undefined && reaches.indexOf(own) <= reaches.indexOf(reach)
}
