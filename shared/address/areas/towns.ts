import { towns } from '../data/towns.ts'
import { distanceMeters, type Point } from '../distance.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { lettersOf } from '../words/words.ts'
import { namesOfTown } from './town-codes.ts'

/** Of each town, by its name in plain letters, the locations of all places of that name. */
const townsIn = remembered(
  maxCountries,
  (country): ReadonlyMap<string, string> =>
    new Map(
      (entryOf(towns, country) ?? '').split('/').map((entry): [string, string] => {
        const [name = '', locations = ''] = entry.split(':')
        return [lettersOf(name), locations]
      }),
    ),
)

/** Names of their towns have several spellings in Latin letters, of which GeoNames has one. */
const romanised = new Set(
  [
    'AE AF BD BH BT CN EG ER ET HK ID IL IN IQ IR JO JP KH KP KR KW LA LB LY MM MO MR MV MY NG NP',
    'OM PK PS QA SA SD SG SO SY TH TM TW YE',
  ].flatMap((line) => line.split(' ')),
)
/** Countries whose own letters have one form in Latin ones. People who write Latin have several. */
const withOwnLetters = new Set('AM BG BY CY GE GR KG KZ ME MK MN RS RU TJ UA UZ'.split(' '))
const isLatin = /^\P{L}*\p{Script=Latin}/u

/**
 * Whether a name is that of a town of the country, letter by letter. Never in countries where a
 * town has several names in Latin letters.
 */
export const isTown = (name: string, country: string): boolean =>
  !romanised.has(country) &&
  !(withOwnLetters.has(country) && isLatin.test(name)) &&
  townsIn(country).has(lettersOf(name))

const largestIn = remembered(maxCountries, (country): ReadonlySet<string> => {
  const names = [...townsIn(country).keys()]
  return new Set(names.slice(0, Math.ceil(names.length * shareOfLargest)))
})
const shareOfLargest = 0.1

/** Whether a town is one of the tenth of its country's that has the most inhabitants. */
export const isAmongLargest = (name: string, country: string): boolean =>
  largestIn(country).has(lettersOf(name))

/** The words that stand behind the names of towns: "Halle (Saale)", "Immenstadt im Allgäu". */
const additionsIn = remembered(
  maxCountries,
  (country): ReadonlySet<string> =>
    new Set(
      [...(entryOf(towns, country) ?? '').matchAll(addition)].map(([, name = '']) =>
        lettersOf(name),
      ),
    ),
)
const addition = /(?:\s(?:am|an\sder|bei|im|in\sder)\s|\()(\p{L}+)/gu

/** Whether a name is that of a river, a landscape or another place that tells towns apart. */
export const isAddition = (name: string, country: string): boolean =>
  additionsIn(country).has(lettersOf(name))

/**
 * How far the nearest town or village of this name is, in km, to some 10 km. Undefined where no
 * town of the country is known by it.
 */
export function kmToTown(name: string, country: string, place: Point): number | undefined {
  const distances = [lettersOf(name), ...namesOfTown(name, country)]
    .flatMap((letters) => locationsOf(letters, country))
    .map((location) => distanceMeters(place, location) / metersPerKm)
  return distances.length > 0 ? Math.min(...distances) : undefined
}

const metersPerKm = 1000

function locationsOf(letters: string, country: string): Point[] {
  const towns = townsIn(country)
  // "Guatemala" is Guatemala City.
  const locations = towns.get(letters) ?? towns.get(`${letters}city`) ?? ''
  return locations
    .split(',')
    .filter(Boolean)
    .map((location) => {
      const [latitude = 0, longitude = 0] = location.split(' ').map((tenths) => Number(tenths) / 10)
      return { latitude, longitude }
    })
}
