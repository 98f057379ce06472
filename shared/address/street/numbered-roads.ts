import { numberedRoads } from '../data/numbered-roads.ts'
import { entryOf } from '../words/entry-of.ts'
import { escaped } from '../words/escaped.ts'
import { asWritten, type Writing } from '../words/writing.ts'

/**
 * The number of a road, and its kind behind it: "N59 Road", "Farm to Market 1960 Road", "M1
 * Motorway".
 */
const number =
  '[\\s.-]*(?:n[or°º]\\.?\\s*|#\\s?)?(\\d{1,4}[a-z]?)(?:\\s(?:road|rd|motorway|mwy))?' +
  '(?![\\p{L}\\p{N}])'
const start = '(?<![\\p{L}\\p{N}])'

/**
 * The centre of Mannheim has squares with a letter and a number in place of streets: "Q 7". The
 * house stands behind a slash, too: "U4/15".
 */
const square = /(?<![\p{L}\p{N}])([A-U])\s?([1-7])(?:\s?\/\s?(?=\d)|(?![\p{L}\p{N}]))/giu
const isSquare = /^[A-U]\s?[1-7]$/

/** A street that is counted: "82 Avenue", "108th Street". */
const counted = /^(\d{1,3})(?:st|nd|rd|th)?\s+\p{L}/iu
/** Western Canada writes house and counted street with a hyphen: 10428 of "10428-82 Ave". */
const houseAndStreet = /(\d+)\s?-\s?(\d{1,3})(?=(?:st|nd|rd|th)?\s+\p{L})/giu
const apartFrom = (own: string) => (written: string, house: string, street: string) =>
  street === own ? `${house} ${street}` : written

/**
 * Roads with letters in place of a number, in Wisconsin and Missouri: "County Road M", "CTH MM",
 * "Cty Hwy MM", "State Highway KK", "Hwy KK".
 */
const letteredRoad = new RegExp(
  `${start}(?:c\\.?t\\.?h\\.?|` +
    '(?:county|cn?ty\\.?|co\\.?)\\s(?:trunk\\s)?(?:road|rd|highway|hwy)\\.?|' +
    '(?:(?:state|st)\\s)?(?:highway|hwy)\\.?)\\s([a-z]{1,2})' +
    '(?![\\p{L}\\p{N}])',
  'giu',
)
/** M is 1013 and MM 1364, since names of letters are nearly equal, and numbers never. */
const numberOfLetters = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 64, 0) + 1000
const withLettersInNumbers: Writing = (text) =>
  text.replace(letteredRoad, (_, letters) => `Countyroad ${numberOfLetters(letters)}`)

const namesOfRoads = new Set(Object.values(numberedRoads).flatMap((roads) => Object.keys(roads)))

/** Whether a word is one that `roadWriting` writes: the made-up name of a kind of numbered road. */
export const isNameOfRoads = (word: string): boolean => namesOfRoads.has(word)

/** "West State Highway 71", "Old State Highway 10" */
const direction = /^(?:north|south|east|west|[nsew]|old)\s/i

interface Kind {
  name: string
  pattern: RegExp
}

/** A cache by country and region, which are few: their expressions are slow to compile. */
const cache = new Map<string, Kind[]>()
const maxCached = 1_000

function kindsIn(country: string, regions: readonly string[]): Kind[] {
  const roads = entryOf(numberedRoads, country)
  if (!roads) return []
  const key = [country, ...regions].join('\n')
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= maxCached) cache.clear()
  const names = regions.map(escaped).join('|') || '(?!)'
  const made = Object.entries(roads).map(([name, words]) => {
    const either = words.replace('REGION', `(?:${names})`)
    return { name, pattern: new RegExp(`${start}(?:${either})${number}`, 'giu') }
  })
  cache.set(key, made)
  return made
}

/**
 * How to write numbered roads in one form, for a candidate whose street is one: "TX-71", "State
 * Highway 71" and "Hwy 71" are one road. Other candidates change nothing, because "B 12" is a flat
 * elsewhere.
 */
export function roadWriting(
  street: string,
  country: string,
  regions: readonly (string | undefined)[],
): Writing {
  if (country === 'DE' && isSquare.test(street))
    return (text) => text.replace(square, 'Quadrat $1$2 ').trimEnd()
  if (country === 'US' && withLettersInNumbers(street) !== street) return withLettersInNumbers
  if (!/\d/.test(street)) return asWritten
  const own = country === 'CA' && counted.exec(street)?.[1]
  if (own) return (text) => text.replace(houseAndStreet, apartFrom(own))
  const kinds = kindsIn(
    country,
    regions.flatMap((region) => (region ? [region] : [])),
  )
  if (kinds.length === 0) return asWritten
  const write: Writing = (text) =>
    kinds.reduce((written, { name, pattern }) => written.replace(pattern, `${name} $1`), text)
  const [first = ''] = write(street).replace(direction, '').split(' ')
  return kinds.some(({ name }) => name === first) ? write : asWritten
}
