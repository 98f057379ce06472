import type { Components } from './components.ts'
import { boroughs, quartersOfQueens } from './data/new-york.ts'
import { shortTowns } from './data/short-towns.ts'
import { fold } from './words.ts'

const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '')

interface ShortNames {
  letters: string
  names: readonly string[]
}

const byCountry = new Map<string, ShortNames[]>(
  Object.entries(shortTowns).map(([country, towns]) => [
    country,
    Object.entries(towns).map(([full, names]) => ({ letters: lettersOf(full), names })),
  ]),
)

/**
 * Other names by which people write the town of a found place: "Bp." for Budapest, "Brooklyn" and
 * "New York" for a place in Brooklyn. Not the names of its neighbours: Brooklyn is not Queens.
 */
export function otherTownNames(parts: Components): string[] {
  const { countryCode: country = '', locality = '' } = parts
  const towns = byCountry.get(country)
  if (!towns) return []
  const own = lettersOf(locality)
  const short = towns.flatMap(({ letters, names }) => (own.startsWith(letters) ? names : []))
  return country === 'US' && parts.regionCode === 'NY'
    ? [...short, ...namesInNewYork(parts)]
    : short
}

const city = 'New York'

function namesInNewYork({ locality, district, postalCode = '' }: Components): string[] {
  const isCoded = ({ codes }: { codes: readonly string[] }) =>
    codes.some((code) => postalCode.startsWith(code))
  const quarter = quartersOfQueens.find(({ name }) => name === locality)
  const borough =
    boroughs.find(({ name, county }) => name === locality || county === district) ??
    (quarter ? boroughs.find(({ name }) => name === 'Queens') : boroughs.find(isCoded))
  const isInCity = quarter || locality === city || borough?.name === locality || !locality
  if (!borough || !isInCity) return []
  const quarters = borough.name === 'Queens' && !quarter ? quartersOfQueens.filter(isCoded) : []
  return [city, 'NYC', borough.name, ...quarters.map(({ name }) => name)]
}
