import type { Components } from '../../address/components.ts'
import { numberFirst } from './line-orders.ts'
import { placeOf } from './street-line.ts'
import { withoutUnits } from './typed-unit.ts'

const number = /^\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)?$/u

/**
 * The house number in a typed address that the chosen suggestion lacks, such as "12" of "12 Some
 * Street". A wrong number is worse than none. So where the street has a number too, as in "3 Maja
 * 15", the house's must follow a word of the suggestion.
 */
export function typedNumber(
  typed: string,
  suggestion: string,
  place: Components,
): string | undefined {
  const words = streetOf(typed)
  const first = words.findIndex((word) => number.test(word))
  return words.find(
    (word, at) =>
      number.test(word) &&
      placeOf(word, suggestion) < 0 &&
      !isCode(words, at, place) &&
      (at === first || (!isNumberFirst(place) && stands(words[at - 1], suggestion))),
  )
}

/** The words of the part up to the first comma, and of the next part if it is one word. */
function streetOf(typed: string): string[] {
  const [street = [], next = []] = withoutUnits(typed)
    .split(',')
    .map((part) => part.match(/\S+/g) ?? [])
    .filter((words) => words.length > 0)
  return next.length === 1 ? [...street, ...next] : street
}

const isNumberFirst = ({ countryCode = '' }: Components) => numberFirst[countryCode] !== undefined
const stands = (word: string | undefined, text: string) =>
  word !== undefined && placeOf(word.toLowerCase(), text.toLowerCase()) >= 0

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
function isCode(words: string[], at: number, place: Components): boolean {
  const [word = '', next = ''] = words.slice(at)
  const { postalCode, countryCode = '-' } = place
  const isOf = (countries: string) => countries.includes(countryCode)
  const has = (form: RegExp) => form.test(`${word} ${next} `)
  if (postalCode && placeOf(word, postalCode) === 0) return true
  if (at === 0 && isNumberFirst(place)) return has(codes) && !(postalCode && isOf(withLongNumbers))
  return has(codes) || codesOf.some(([countries, form]) => isOf(countries) && has(form))
}
