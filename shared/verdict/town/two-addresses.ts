import { compareCodes, postalCodesIn } from '../../address/postal/postal-code.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { Comparison } from '../comparison.ts'

const minCode = 4

const houseNumbers = /(?<![\p{L}\p{N}])\d{1,4}\p{L}?(?![\p{L}\p{N}])/gu

/** What stands before another number of that length: that of a box, a telephone, an order. */
const beforeOther = new RegExp(
  '(?:\\d{3}[\\s.-]|box|b\\.?p|c\\.?s|c\\.?p|apartado|postfach|tel\\p{L}*|code|no|nr|n[º°]|' +
    'ref\\p{L}*|order|pedido|nummer|#|\\/)[\\s.:]*$',
  'iu',
)

/** "CA 95814": in the United States a house may have five digits, and no state before it. */
const stateBefore = /(?<!\p{L})[A-Z]{2}[.,]?\s*$/u

/**
 * Whether one text has two addresses, each with a street, a number and a code of its own: "Rechnung
 * an: Prinzregentenstr. 54, 80538 München, Ware an: Rosenheimer Str. 145, 81671 München". With the
 * same code they have other numbers. Which of them is meant, a person must see. Pure.
 */
export function hasTwoAddresses({ reading, fields: { text }, country }: Comparison): boolean {
  if (!reading.isFree) return false
  const codes = postalCodesIn(text, country).filter(({ text: code, at }) => {
    const before = text.slice(0, at)
    const isOfTown = country !== 'US' || stateBefore.test(before)
    return code.length >= minCode && isOfTown && !beforeOther.test(before)
  })
  const [first] = codes
  const second = codes.find((code) => first && isOther(code.text, first.text, country)) ?? codes[1]
  if (!first || !second) return false
  const own = text.slice(0, first.at)
  const other = text.slice(first.at + first.length, second.at)
  const numbersOf = (part: string): readonly string[] => part.match(houseNumbers) ?? []
  const hasOtherNumber = !numbersOf(other).some((number) => numbersOf(own).includes(number))
  if (!isOther(second.text, first.text, country) && !hasOtherNumber) return false
  // "Capitol Mall" has no kind that is known as one, but a state behind its town.
  const isStreet = (part: string) => country === 'US' || hasStreet(part, country)
  return (
    hasStreet(own, country) &&
    isStreet(other) &&
    [own, other].every((part) => numbersOf(part).length > 0)
  )
}

const isOther = (code: string, other: string, country: string): boolean =>
  compareCodes(code, other, country) === 'different'

const hasStreet = (text: string, country: string): boolean =>
  tokensIn(text, country).some(({ isType, isEnding }) => isType || isEnding)
