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
  hasOneSpelling(name, country) && townsIn(country).has(lettersOf(name))

const hasOneSpelling = (name: string, country: string): boolean =>
  !romanised.has(country) && !(withOwnLetters.has(country) && isLatin.test(name))

const ranksIn = remembered(
  maxCountries,
  (country): ReadonlyMap<string, number> =>
    new Map([...townsIn(country).keys()].map((name, at) => [name, at])),
)

/** Whether a town is among this share of its country's, those that have the most inhabitants. */
export function isAmongLargest(name: string, country: string, share = 0.1): boolean {
  const ranks = ranksIn(country)
  const rank = ranks.get(lettersOf(name))
  return rank !== undefined && rank < Math.ceil(ranks.size * share)
}

/** The towns that a name begins, or is. */
interface Namesakes {
  /** In plain letters. */
  largest: string
  count: number
  /** Of those in which it ends at a hyphen: Boulogne-sur-Mer. */
  hyphenated: number
}

/** Of each name the largest town that it begins, and how many have it: "Neustadt". */
const namesakesIn = remembered(maxCountries, (country): ReadonlyMap<string, Namesakes> => {
  const namesakes = new Map<string, Namesakes>()
  for (const entry of (entryOf(towns, country) ?? '').split('/')) {
    const [name = '', locations = ''] = entry.split(':')
    const words = name.split(/(?=[\s-])/)
    const count = locations.split(',').length
    for (let length = 1; length <= words.length; length += 1) {
      const beginning = lettersOf(words.slice(0, length).join(''))
      const isHyphenated = words[length]?.startsWith('-') === true
      const known = namesakes.get(beginning) ?? {
        largest: lettersOf(name),
        count: 0,
        hyphenated: 0,
      }
      namesakes.set(beginning, {
        ...known,
        ...(isHyphenated
          ? { hyphenated: known.hyphenated + count }
          : { count: known.count + count }),
      })
    }
  }
  return namesakes
})

/**
 * Whether a name is that of several towns, or begins those of several, of which the found one is
 * not by far the largest. "Newcastle" is Newcastle upon Tyne.
 */
export function isNameOfSeveral(name: string, found: string, country: string): boolean {
  const [own, other] = [lettersOf(name), lettersOf(found)]
  if (!hasOneSpelling(name, country) || !other.startsWith(own)) return false
  const { largest = '', count = 0, hyphenated = 0 } = namesakesIn(country).get(own) ?? {}
  if (count + (own === other ? 0 : hyphenated) < 2) return false
  // "Boulogne" is Boulogne-Billancourt, and not Boulogne-sur-Mer, although both are large.
  const isLarge = [name, found].some((town) => isAmongLargest(town, country, shareOfKnown))
  if (isLarge && (own === other || [own, other].includes(largest))) return false
  return own === other || other !== largest
}
const shareOfKnown = 0.04

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

/** How far two towns or villages are from each other, in km. Undefined where one is not known. */
export function kmBetweenTowns(name: string, other: string, country: string): number | undefined {
  const distances = locationsOf(lettersOf(other), country).flatMap(
    (place) => kmToTown(name, country, place) ?? [],
  )
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
