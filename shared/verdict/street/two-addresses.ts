import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { distinctiveWords } from '../names/names.ts'

/** Countries whose second line is a part of the house, and no second name of the place. */
const countries = new Set('AR AU BE BR CA CL ES FR GB IE IT MX NZ PT US ZA'.split(' '))

/**
 * Kinds that no building has, before a name and behind it: "12 Oak Court" may be a flat of Oak
 * Court. Without single letters: "C/O" and "C.C." are no calle.
 */
const kindsBefore = new Set(
  'av avda ave avenida avenue boulevard bvd calle rua rue via viale'.split(' '),
)
const kindsBehind = new Set('ave avenue blvd boulevard rd road st street'.split(' '))

/** One number, at the beginning of the line or at its end. */
const withNumber = /^\d+\p{L}?,?\s\D+$|^\D+[\s,]\d+\p{L}?$/u

/**
 * Whether each of the two lines is a whole address, and the found street is that of the second:
 * "12 Oak St" above "45 Elm St". Only a person can tell which of them is meant.
 */
export function isOfSecondAddress(
  { fields: { line1, line2 }, country, street }: Comparison,
  { pool, used }: Street,
): boolean {
  if (!countries.has(country) || !withNumber.test(line1) || !withNumber.test(line2)) return false
  const first = tokensIn(line1, country)
  return (
    used.size > 0 &&
    [...used].every((at) => pool[at]?.field === 'line2') &&
    isStreet(first) &&
    isStreet(tokensIn(line2, country)) &&
    !distinctiveWords(street).some((word) => first.some(({ plain }) => plain === word.plain))
  )
}

/** Whether the words are the name of a street with its kind: "St John" has none. */
function isStreet(words: readonly Token[]): boolean {
  const name = words.filter(({ text }) => !/^\d/.test(text))
  const [first, last] = [name[0]?.text ?? '', name.at(-1)?.text ?? '']
  return name.length > 1 && (kindsBefore.has(first) || kindsBehind.has(last))
}
