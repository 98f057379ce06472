import type { Components } from '../../address/components.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'
import type { Fields } from './fields.ts'
import type { Damage } from './lost-letters.ts'

/** The last word of a line, without the number behind it. */
const lastWord = /(?<=\s)\p{L}{4,}(?=(?:[\s,]+\d\S*)?\s*$)/u
/** With fewer letters missing it may be an error of typing. */
const minMissing = 3
/** A word that is so long says which street it is, beside the one that was cut. */
const minTelling = 5

/**
 * The fields with the end of the found street's name that an old system cut off, where the code and
 * another word of the name are right: "GEN. WLADYSLAWA SIKOR", "AL CARLOS DE CARV 771". Pure.
 */
export function withCutName(
  fields: Fields,
  { street = '', postalCode = '' }: Components,
  damage: Damage,
  country: string,
): { fields: Fields; damage: Damage } {
  const { line1 } = fields
  const [cut] = lastWord.exec(line1) ?? []
  // Most streets are stored whole: their words are not looked at.
  if (!cut || !isBeginningOf(cut, street.split(' ').at(-1) ?? '')) return { fields, damage }
  const words = tokensIn(street, country)
  const last = words.at(-1)
  const isCodeRight = isSameCode(fields.postalCode, postalCode, country)
  if (!isCodeRight || !last || last.isType || !isBeginningOf(cut, last.raw))
    return { fields, damage }
  const stored = fold(line1).split(/[^\p{L}]+/u)
  const isStored = ({ isType, raw }: Token) =>
    !isType && raw.length >= minTelling && stored.includes(fold(raw))
  if (!words.slice(0, -1).some(isStored)) return { fields, damage }
  return {
    fields: { ...fields, line1: line1.replace(lastWord, last.raw) },
    damage: { ...damage, ofStreet: [...damage.ofStreet, cut] },
  }
}

const isBeginningOf = (cut: string, word: string): boolean =>
  fold(word).startsWith(fold(cut)) && fold(word).length - fold(cut).length >= minMissing

const isSameCode = (stored: string, found: string, country: string): boolean =>
  stored !== '' && found !== '' && compareCodes(stored, found, country) === 'same'
