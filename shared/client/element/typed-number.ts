import type { Components } from '../../address/components.ts'
import { numberFirst } from './line-orders.ts'
import { placeOf } from './street-line.ts'
import { withoutUnits } from './typed-unit.ts'

/** With a letter of an alphabet at most: "18º" and "55樓" are floors, "8號" is a house. */
const number = /^\d{1,5}[\p{Lu}\p{Ll}\u05d0-\u05ea号號]?(?:[-/]\d{1,4}\p{L}?)?$/u
const houseWord = /^(?:house|plot|lot|no)\.?$/i

/**
 * The house number in a typed address that the chosen suggestion lacks, such as "12" of "12 Some
 * Street". A wrong number is worse than none. So it is searched for in the part that has most of
 * the street, as in "Level 5, 12 Some Street". Else it begins a part before, or is the next part.
 */
export function typedNumber(
  typed: string,
  suggestion: string,
  place: Components,
): string | undefined {
  const parts = withoutUnits(typed)
    .split(/[,،]/)
    .map((part) => part.split(/\s+/).filter((word) => word && !houseWord.test(word)))
    .filter((words) => words.length > 0)
  const scores = parts.map(
    (words) => new Set(words.filter((word) => isIn(word, place.street))).size,
  )
  const at = scores.indexOf(Math.max(...scores))
  const street = parts[at] ?? []
  const before = parts.slice(0, at).map((words) => (isCode(words, 0, place) ? '' : words[0]))
  const behind = parts[at + 1] ?? []
  return (
    numberIn(street, suggestion, place) ??
    numberIn([...before, ...street, ...(behind.length > 1 ? [] : behind)], suggestion, place)
  )
}

type Words = readonly (string | undefined)[]

/** The number with which the words begin, else that beside a word of the street, else the first. */
function numberIn(words: Words, suggestion: string, place: Components): string | undefined {
  const lacking = words.map((word = '', at) =>
    number.test(word) && !isIn(word, suggestion) && !isCode(words, at, place) ? word : undefined,
  )
  const beside = isNumberFirst(place) ? 1 : -1
  return (
    lacking[0] ??
    lacking.find((word, at) => word && isIn(words[at + beside], place.street)) ??
    lacking[words.findIndex((word = '') => number.test(word))]
  )
}

const isNumberFirst = ({ countryCode = '' }: Components) => numberFirst[countryCode] !== undefined
const isIn = (word = '\n', text = '') => placeOf(word.toLowerCase(), text.toLowerCase()) >= 0

/** Forms of postal codes, each with the space behind it. */
const codes = /^(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{3}-\d{4}) /
/** Forms of these countries alone: elsewhere a house number may have them. */
const codesOf: readonly (readonly [countries: string, form: RegExp])[] = [
  ['AL AM AT AU BD BE BG CH CY DK GE GL HU LI LU LV MD MK NL NO NZ PH SI TN ZA', /^\d{4} /],
  ['CZ GR SE SK', /^\d{3} \d\d /],
  ['FO IS', /^\d{3} /],
  ['PL', /^\d\d-\d{3} /],
]
/** Countries with house numbers of five digits. */
const withLongNumbers = 'CA PR US'

/** Whether the number may be a postal code: that of the place, or another one. */
function isCode(words: Words, at: number, place: Components): boolean {
  const [word = '', next = ''] = words.slice(at)
  const { postalCode, countryCode = '-' } = place
  const isOf = (countries: string) => countries.includes(countryCode)
  const has = (form: RegExp) => form.test(`${word} ${next} `)
  if (postalCode && placeOf(word, postalCode) === 0) return true
  if (at === 0 && isNumberFirst(place)) return has(codes) && !(postalCode && isOf(withLongNumbers))
  return has(codes) || codesOf.some(([countries, form]) => isOf(countries) && has(form))
}
