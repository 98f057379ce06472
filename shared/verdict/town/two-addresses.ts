import { compareCodes, postalCodesIn } from '../../address/postal/postal-code.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { Comparison } from '../comparison.ts'

/** A shorter code looks like the number of a house. */
const minCode = 5

const houseNumber = /(?<![\p{L}\p{N}])\d{1,4}\p{L}?(?![\p{L}\p{N}])/u

/**
 * Whether one text has two addresses, each with a street, a number and a code of its own: "Rechnung
 * an: Prinzregentenstr. 54, 80538 München, Ware an: Rosenheimer Str. 145, 81671 München". Which of
 * them is meant, a person must see. Pure.
 */
export function hasTwoAddresses({ reading, fields: { text }, country }: Comparison): boolean {
  if (!reading.isFree) return false
  const codes = postalCodesIn(text, country).filter((code) => code.text.length >= minCode)
  const [first] = codes
  const second = codes.find((code) => first && isOther(code.text, first.text, country))
  if (!first || !second) return false
  const own = text.slice(0, first.at)
  const other = text.slice(first.at + first.length, second.at)
  return houseNumber.test(own) && hasStreet(own, country) && isAddress(other)
}

/** A number that may be that of a house, behind the first town, and the second street. */
const isAddress = (text: string): boolean =>
  houseNumber.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length >= minWords

const minWords = 2

const isOther = (code: string, other: string, country: string): boolean =>
  compareCodes(code, other, country) === 'different'

const hasStreet = (text: string, country: string): boolean =>
  tokensIn(text, country).some(({ isType, isEnding }) => isType || isEnding)
