import { entryOf } from '../words/entry-of.ts'
import { remembered } from '../words/remembered.ts'
import { fold, withPlainFractions } from '../words/words.ts'

/** Texts that mean "there is no number". */
const none = /^(?:s\/?n|sn|sin numero|no number)$/
const signs = 'no|nr|num|kav|kavling|numero|number|nummer|plot|house|badi|basa|d|dom|hao|km|sco|scf'
/** "Plot No. 85" has two. */
const before = new RegExp(`^(?:(?:plot|house)[ .:]*)?(?:${signs})[ .:]*(?=\\d)`)
const behind = /(?:hao|go|ban|banchi|beonji|번지)$/

const numerals: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/**
 * The number in one form for comparison: "No. 12 B" is "12b", "１６号" is "16", "12½" is "12 1/2".
 * Empty where the text says that there is no number.
 */
export function plainNumber(text: string): string {
  return /^\d+$/.test(text) ? text.replace(leadingZeros, '') : wordAsNumber(text)
}

/** Countries where "d12" is house 12: дом, dom. Elsewhere D12 is another house. */
const withDom = new Set(
  'AM AZ BA BG BY CZ EE GE HR KG KZ LT LV MD ME MK PL RS RU SI SK TJ TM UA UZ XK'.split(' '),
)

/** The same in the writing of a country. */
export const plainNumberIn = (text: string, country: string): string =>
  /^\s*d\d/i.test(text) && !withDom.has(country) ? `d${plainNumber(text)}` : plainNumber(text)

/** "08" is 8, and "00012" is 12. Chile has "0155", which is not 155. */
const leadingZeros = /^(?:0(?=\d{1,2}$)|00+(?=\d))/

/** The word for a building behind its number, in Armenia: "14 շենք". */
const building = /(?<=^\d+)\sշենք$/u

/** A house between two others: "12 1/2". */
const withFraction = /^(\d+) ([1-3]\/[2-4])$/

/** "Km 14.5" of a road. */
const decimal = /^(\d{1,4})[.,](\d{1,2})$/

/** It is asked of all words, most of which are no number and repeat. */
const wordAsNumber = remembered(10_000, (text) => {
  const folded = fold(withPlainFractions(text.replace(building, '')).normalize('NFKC'))
    .trim()
    .replace(/[–—−‐]/g, '-')
    .replace(letterInScript, (letter) => letters[letter] ?? letter)
  if (none.test(folded)) return ''
  const numeral = entryOf(numerals, folded)
  if (numeral !== undefined) return numeral
  const number = folded.replace(before, '')
  const [, whole, fraction] = withFraction.exec(number) ?? []
  if (whole) return `${whole} ${fraction}`
  const [, kilometre, metres] = decimal.exec(number) ?? []
  if (kilometre) return `${kilometre}-${metres}`
  return number.replace(/[^a-z0-9/-]/g, '').replace(behind, '')
})

/**
 * The stored number compared with the right one. `part`: one of its two halves is right, the other
 * may be a flat.
 */
type NumberMatch = 'same' | 'part' | 'different'

/**
 * Countries where both halves belong to the number, such as the distance from a crossroad, or a
 * plot.
 */
const halvesBelong = new Set('CO EC GT JP KR LK MY NI SV TH TW VE'.split(' '))

/** "08-54" is 8-54. */
const halvesOf = (number: string) => number.replace(/\//g, '-').replace(/(?<!\d)0(?=[1-9])/g, '')

/**
 * Countries (ISO 3166-1 alpha-2) where a house has a number in its street and one in its quarter or
 * village. Either may come first: 61/1490 is 1490/61.
 */
export const withTwoNumbers: ReadonlySet<string> = new Set(['CZ', 'SK'])

/**
 * Countries where a slash leads into an alley: Vietnam's 12/5 is the fifth house of the alley
 * beside number 12. A range has a hyphen there. In Armenia and Kazakhstan 12/1 is a house of its
 * own, and a flat has a hyphen.
 */
const slashBelongs = new Set(['AM', 'KZ', 'VN'])

/**
 * Countries where the house stands before the slash, and behind it a flat, a staircase, or the
 * number in the other street of a corner: 12/14 is never number 14.
 */
const houseBeforeSlash = new Set(
  'AL AM AT AZ BA BE BG BR BY CY EE GE GR HR HU IT KZ LT LV ME MK PL RO RS RU SI TR UA XK'.split(
    ' ',
  ),
)

/** Countries where the flat may stand before the slash, and in Czechia the number in the town. */
const houseBehindSlash = new Set(
  [
    'AE AU BB BM BN BW CA CZ FJ GB GG GH GI HK IE IM JE JM KE MT MU MY NA NG NZ PG PH SG SK SZ TT',
    'TZ UG US ZA ZM ZW',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Of these, where nothing but the flat stands before the slash, or before a hyphen that is none of
 * a range: 3/45 is flat 3 of number 45, and never number 3. In Edinburgh 12/5 is flat 5 of number
 * 12.
 */
const flatBeforeHouse = new Set('AU CA GI HK IE KE NZ ZA'.split(' '))

/** Countries where a letter behind a hyphen or a slash is that of another door: 47-A. */
const withDoors = new Set(['BD', 'CL', 'DO', 'IT', 'PK', 'PT'])
/** "12 - 2.º" is a floor. */
const isFloor = /-\d{1,2}o$/

/** Countries where 12-14 is flat 14 of number 12 more often than a range. */
const flatBehindHyphen = new Set('AM AZ BG BY EE GE KG KZ LT LV MD RU TJ TM UA UZ'.split(' '))

/** A count of the street and one of the house in it, of which the first has a zero before it. */
const twoCounts = /^0\d-\d+$/

/** Compares normalised numbers. A range contains the numbers of its side of the street. */
export function compareNumbers(stored: string, right: string, country: string): NumberMatch {
  if (withoutSigns(stored) === withoutSigns(right)) return 'same'
  if (zeros.test(right) && right.replace(zeros, '') === stored.replace(zeros, '')) return 'same'
  // 03-22 is a house of Lelystad, and no range.
  if ([stored, right].every((number) => twoCounts.test(number))) return 'different'
  if (country === 'US' && areOneInQueens(stored, right)) return 'same'
  // 37-45 is a house of Queens, and so is 37-51.
  if (country === 'US' && [stored, right].every((number) => isOfQueens.test(number)))
    return 'different'
  if ([stored, right].some((number) => withFraction.test(number)))
    return isOneFraction(stored, right, country) ? 'same' : 'different'
  // 7/A is another door than 7, and than 7/B.
  if (withDoors.has(country) && !isFloor.test(stored) && letterOf(stored) !== letterOf(right))
    return 'different'
  if (withFrenchNumbers.has(country) && spelt(stored) === spelt(right)) return 'same'
  // Malaysia writes floor and flat behind the number of a tower, 170-03-12, and the floor behind
  // that of a shop house, 12-1 and 12G.
  const isOfFloor = stored.startsWith(`${right}-`) || stored === `${right}g`
  if (country === 'MY' && isOfFloor && isFloorOfMalaysia.test(stored)) return 'part'
  // Sri Lanka writes floor and flat behind the number of a house: 247-1/1.
  if (country === 'LK' && stored.startsWith(`${right}-`) && /-\d\/\d$/.test(stored)) return 'part'
  if (halvesBelong.has(country)) return halvesOf(stored) === halvesOf(right) ? 'same' : 'different'
  if (withTwoNumbers.has(country) && stored === right.split('/').reverse().join('/')) return 'same'
  if (isEndOfLetters(stored, right) || isEndOfLetters(right, stored)) return 'same'
  if (areOneRange(stored, right, country)) return 'same'
  if (slashBelongs.has(country) && stored.includes('/') !== right.includes('/')) return 'different'
  return compareHalves(stored, right, country)
}

function compareHalves(stored: string, right: string, country: string): NumberMatch {
  const hasFlats = flatBehindHyphen.has(country)
  // A building of the provider may be as long as its block: 87-135 Brompton Road.
  const mayBeIn = !withoutRanges.has(country) || /^\d+$/.test(stored)
  if (!hasFlats && mayBeIn && isWithin(stored, right, maxNumbersInBuilding)) return 'same'
  const maxNumbers = withoutRanges.has(country) ? maxStepsOfSlash : maxNumbersInRange
  // Canada writes the flat before the house: 10-20 is flat 10.
  const mayBeRange = !hasFlats && country !== 'CA'
  if (mayBeRange && isWithin(right, stored, maxNumbers)) return 'same'
  if (hasFlats && stored.startsWith(`${right}-`)) return 'part'
  const isHouseFirst = hasFlats || houseBeforeSlash.has(country)
  // "4-5/12" is flat 12 of the house 4-5.
  if (isHouseFirst && stored.startsWith(`${right}/`)) return 'part'
  if (withoutRanges.has(country) && stored.endsWith(`-${right}`)) return 'different'
  const isBehindSlash = !houseBehindSlash.has(country) && stored.endsWith(`/${right}`)
  if (!isBehindSlash && housesOf(stored, country).includes(right)) return 'part'
  // 6/A is another house than 6. In Turkey it is a shop in it.
  if (letterBehindSlash.test(right) && country !== 'TR') return 'different'
  const isSplit = hasFlats || right.includes('/')
  return isSplit && housesOf(right, country).includes(stored) ? 'same' : 'different'
}

/** The halves of a number that may be the house. The other is a flat, or a second number. */
function housesOf(number: string, country: string): string[] {
  // A-12 is another door than 12.
  if (withDoors.has(country) && /^[a-z][/-]/.test(number)) return [number]
  const halves = number.split(/[/-]/)
  const isHouseFirst = flatBehindHyphen.has(country) || houseBeforeSlash.has(country)
  if (isHouseFirst) return halves.slice(0, 1)
  if (flatBeforeHouse.has(country) && (country === 'CA' || !isRange(number)))
    return halves.slice(-1)
  // 120-4 is flat 4 of number 120, and 12/14 may be two houses.
  const [first = 0, second = 0] = halves.map(Number)
  const isRangeOfSlash = second > first && second - first <= maxStepsOfSlash
  const isFlatBehind = number.includes('/')
    ? !houseBehindSlash.has(country) && !isRangeOfSlash
    : first > second
  return isFlatBehind ? halves.slice(0, 1) : halves
}

const letterBehindSlash = /^\d+\/[a-z]$/

/** Letters of houses in other scripts, as the provider shows them in Latin ones. */
const letters: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', ب: 'b', ج: 'c', د: 'd', ه: 'e' },
  ...{ ա: 'a', բ: 'b', գ: 'c', դ: 'd' },
  مكرر: 'bis',
}
const letterInScript = /(?<=^\d+\s?)(?:مكرر|[ابجدهաբգդ])(?!\p{L})/u

/**
 * Without what stands between a number and its letter: "12-b" is "12b". Between two numbers it
 * stays: 7/1 is a flat in number 7, or a house of its own, but never 71.
 */
const withoutSigns = (number: string): string => number.replace(/(?<!\d)[/-]|[/-](?!\d)/g, '')

/** Bolivia's plates: "N-0234" is N-234. */
const zeros = /(?<=^[a-z]-?)0+(?=\d)/

/** "37-45": the cross street and the house on it. */
const isOfQueens = /^\d{2,3}-\d{2}$/

/** Queens writes 37-10 for 3710. A range, such as 12-14, is never 1214. */
const areOneInQueens = (stored: string, right: string): boolean =>
  !isRange(stored) &&
  [stored, right].some((number) => /^\d+-\d{2,}$/.test(number)) &&
  stored.replace('-', '') === right.replace('-', '')

/** "12-1/2" is "12 1/2" in North America, and flat 2 of staircase 1 in Vienna. */
const isOneFraction = (stored: string, right: string, country: string): boolean =>
  ['CA', 'US'].includes(country) && stored.replace('-', ' ') === right.replace('-', ' ')

/** "34A" is one of the houses 34-34A. */
const isEndOfLetters = (number: string, range: string): boolean =>
  lettersOfNumber.test(range) && range.split('-').includes(number)

const lettersOfNumber = /^(\d+)[a-z]?-\1[a-z]$/

/**
 * "22/24" is the range 22-24: two neighbours on one side of a street. In Germany some streets are
 * numbered along one side and back along the other: "27/28".
 */
function areOneRange(stored: string, right: string, country: string): boolean {
  const [low = 0, high = 0] = ends(right) ?? ends(stored) ?? []
  const isOneSide = (high - low) % 2 === 0 || (country === 'DE' && high - low === 1)
  const isNear = high > low && high - low <= maxStepsOfSlash && isOneSide
  return isNear && stored.replace('/', '-') === right.replace('/', '-')
}

const maxStepsOfSlash = 8

const isFloorOfMalaysia = /^(?:[^-]+(?:-[^-]+){2}|\d+(?:-[1-4]?[a-d]?|-?g))$/

/**
 * The letter of an Italian number. Shops in Genoa, Florence and Savona have red numbers of their
 * own: 41r is another house than 41.
 */
const letterOf = (number: string): string | undefined =>
  /\d[/-]?([a-z])(?:osso)?$/.exec(number)?.[1]

/** France and its territories. */
const withFrenchNumbers = new Set('BL FR GF GP MF MQ NC PF PM RE WF YT'.split(' '))
const repeated: Record<string, string> = { b: 'bis', t: 'ter', q: 'quater' }
/** France writes "12 bis" also as "12B". */
const spelt = (number: string): string =>
  number.replace(/(?<=^\d+)[btq]$/, (letter) => repeated[letter] ?? letter)

/** Countries where 12-45 is one number, or a house and its flat. 10-12 may be two houses. */
const withoutRanges = new Set(['BR', 'CN', 'IN'])

const maxNumbersInRange = 20
const maxNumbersInBuilding = 200
const isRange = (text: string): boolean => ends(text) !== undefined

function ends(text: string, maxNumbers = maxNumbersInRange): [number, number] | undefined {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
  const range: [number, number] = [Number(low), Number(high)]
  return range[1] > range[0] && range[1] - range[0] <= maxNumbers ? range : undefined
}

/**
 * Whether a number or a smaller range is inside a range. Where both ends are even, or both odd, the
 * numbers between them are those of one side of the street.
 */
function isWithin(inner: string, outer: string, maxNumbers = maxNumbersInRange): boolean {
  const range = ends(outer, maxNumbers)
  if (!range) return false
  const [low, high] = range
  const numbers = ends(inner) ?? (/^\d+$/.test(inner) ? [Number(inner)] : [Number.NaN])
  const step = (high - low) % 2 === 0 ? 2 : 1
  return numbers.every((number) => number >= low && number <= high && (number - low) % step === 0)
}
