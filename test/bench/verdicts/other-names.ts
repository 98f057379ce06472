import type { Components } from '../../../shared/address/components.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { isAccepted } from './one-candidate.ts'
import { partOf } from './shown-address.ts'
import { loadPlaces, tableSets, type WorldPlace } from './tables.ts'

/** What is asked of two names of a country: `stored`, where the provider finds `found`. */
interface NamePair {
  country: string
  stored: string
  found: string
}

export interface JudgedPairs {
  pairs: number
  accepted: NamePair[]
}

/** A name in one language, and the id that its set's author gave to what has it. */
interface Name {
  name: string
  id: string
  region?: string
}

const town = 'Quorvel'
const postalCode = '10000'
const number = '12'

/**
 * Judges each street of a set against each other one of its country, with the same number, town and
 * code. So whatever is accepted is another street, or one of the same name in another town that
 * its author wrote in another way. This needs no labels.
 * @param isOneText whether the stored address is one text, without commas
 */
export const judgeOtherStreets = (isOneText = false): JudgedPairs =>
  judgePairs(streetsOf, ({ country, stored, found }) => {
    const line1 = lineOf(stored, country)
    return isFoundAccepted(
      isOneText
        ? { text: `${line1} ${postalCode} ${town}`, country }
        : { line1, city: town, postalCode, country },
      { street: found.name, locality: town, postalCode, countryCode: country },
    )
  })

/** The same for each town, without a code, in the region that is the found town's. */
export const judgeOtherTowns = (): JudgedPairs =>
  judgePairs(townsOf, ({ country, stored, found }) =>
    isTownAccepted(country, stored.name, found.name, found.region),
  )

/** Whether a house is accepted where this town is stored, no code, and that one is found. */
export const isTownAccepted = (
  country: string,
  stored: string,
  found: string,
  region?: string,
): boolean =>
  isFoundAccepted(
    { line1: lineOf({ name: town }, country), city: stored, country },
    { street: town, locality: found, countryCode: country, ...(region && { region }) },
  )

function judgePairs(
  namesOf: (places: readonly WorldPlace[]) => Map<string, Name[]>,
  isTaken: (pair: { country: string; stored: Name; found: Name }) => boolean,
): JudgedPairs {
  const accepted: NamePair[] = []
  let pairs = 0
  for (const set of tableSets)
    for (const [key, names] of namesOf(loadPlaces(set)))
      for (const stored of names)
        for (const found of names) {
          if (stored.id === found.id || stored.name === found.name) continue
          const country = key.slice(0, 2)
          pairs += 1
          if (isTaken({ country, stored, found }))
            accepted.push({ country, stored: stored.name, found: found.name })
        }
  return { pairs, accepted }
}

const streetsOf = (places: readonly WorldPlace[]) =>
  namesBy(places, ({ street }, text) => {
    const name = partOf(text, 'route')
    return street && name ? { name, id: street } : undefined
  })

const townsOf = (places: readonly WorldPlace[]) =>
  namesBy(places, (place, text) => {
    const name = partOf(text, 'locality', 'postal_town')
    const region = partOf(text, 'administrative_area_level_1')
    return name ? { name, id: place.town, ...(region && { region }) } : undefined
  })

/** Names by country and language, each once. */
function namesBy(
  places: readonly WorldPlace[],
  nameOf: (place: WorldPlace, text: WorldPlace['texts'][string]) => Name | undefined,
): Map<string, Name[]> {
  const names = new Map<string, Map<string, Name>>()
  for (const place of places)
    for (const [language, text] of Object.entries(place.texts)) {
      const name = nameOf(place, text)
      if (!name) continue
      const key = `${place.country}${language}`
      const known = names.get(key) ?? new Map<string, Name>()
      names.set(key, known.set(`${name.id} ${name.name}`, name))
    }
  return new Map([...names].map(([key, known]) => [key, [...known.values()]]))
}

const numberFirst = new Set(
  'AE AU BD CA EG FR GB HK IE IN JM KE KW MT MY NG NZ PH QA SG TH US VN ZA'.split(' '),
)
const lineOf = ({ name }: Pick<Name, 'name'>, country: string): string =>
  numberFirst.has(country) ? `${number} ${name}` : `${name} ${number}`

function isFoundAccepted(stored: WrittenAddress, found: Components): boolean {
  const components = { ...found, houseNumber: number, country: 'Country' }
  const formattedAddress = `${found.street} ${number}, ${found.locality}`
  const candidate = { placeId: 'found', formattedAddress, types: ['street_address'], components }
  return isAccepted(stored, candidate)
}
