import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { distinctiveWords } from '../names/names.ts'

/** Countries whose second line is a part of the house, and no second name of the place. */
const countries = new Set('AR AU BE BR CA CL ES FR GB IE IT MX NZ PT US ZA'.split(' '))

/** Kinds that no building has: "12 Oak Court" may be a flat of Oak Court. */
const kindsOfStreetsOnly = new Set(
  [
    'av avda ave avenida avenue blvd boulevard bvd c calle r rd road rua rue st street via viale',
  ].flatMap((line) => line.split(' ')),
)

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

const isStreet = (words: readonly Token[]): boolean =>
  words.some(({ text, isType }) => isType && kindsOfStreetsOnly.has(text)) &&
  words.some(({ text, isType }) => !isType && !isNumeric(text))
