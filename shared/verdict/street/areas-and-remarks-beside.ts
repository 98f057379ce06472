import { isNearWord, isOneOf } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import { hasStrangerBeside } from '../names/names.ts'
import { isOpposed } from '../names/opposites.ts'
import { isNameOfRecipient } from '../names/recipients.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * Whether a quarter or town follows the street without a comma: "5 3rd ave linden jhb", "Rd 2
 * Mirpur". The word beside the numbered street is then one of the candidate's area, and no other
 * street's.
 */
export function isBeforeArea(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  const last = words.findLastIndex((token, at) => used.has(at) || isTypeBeside(token, at, used))
  const behind = words[last + 1]
  return (
    behind !== undefined &&
    (isOfArea(behind, surroundings) || isNearlyOfArea(behind, surroundings)) &&
    !words.slice(last + 2).some((word) => word.isType && !isOfArea(word, surroundings)) &&
    !hasStrangerBeside(words.slice(0, last + 1), used)
  )
}

/**
 * Whether a remark follows the street. Under the right code, what stands behind the kind and
 * direction of a numbered street is a part of the house or a remark: "4201 N 19th Ave Spc 14",
 * "1601 17 Ave SW bsmt".
 */
export function isBeforeRemark(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  { isCodeRight, country }: Surroundings,
): boolean {
  if (!isCodeRight || !withRemarksBehind.has(country)) return false
  const ofStreet = (word: Placed, at: number) => used.has(at) || word.isType || word.isDirection
  const last = words.findLastIndex(ofStreet)
  const behind = words.slice(last + 1)
  return (
    words.slice(Math.max(...used) + 1, last + 1).every((word) => word.isType || word.isDirection) &&
    words.slice(Math.min(...used), last + 1).some(({ isType }) => isType) &&
    behind.length > 0 &&
    !isNumeric(behind[0]?.text ?? '') &&
    !behind.some((word) => isOpposed(word) || word.isSmall) &&
    !hasStrangerBeside(words.slice(0, last + 1), used)
  )
}

const withRemarksBehind = new Set(['AU', 'CA', 'IN', 'NZ', 'US'])

/**
 * Whether the town or quarter stands before the street: "Duitama Cll 16 # 14-57". In one text the
 * recipient may, too: "Andres Gomez Cll 5 # 38-25".
 */
export function isBehindArea(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  const first = words.findIndex((token, at) => used.has(at) || (token.isType && used.has(at + 1)))
  const before = words.slice(0, first)
  const isArea = (token: Token) => isOfArea(token, surroundings)
  const rest = new Set([...used].map((at) => at - first))
  return (
    before.length > 0 &&
    (before.every(isArea) || (surroundings.isFree && isNameOfRecipient(before))) &&
    !hasStrangerBeside(words.slice(first), rest)
  )
}

/** Whether a word is one of the names of the areas around the candidate. */
export const isOfArea = (token: Token, { areas }: Surroundings): boolean => isOneOf(areas())(token)

/** "13 Ave Valemont": a misspelt town. Shorter words are too like others. */
const isNearlyOfArea = (token: Token, { areas, isFree }: Surroundings): boolean =>
  isFree && token.text.length >= minTown && areas().some((area) => isNearWord(area, token))

const minTown = 6

const isTypeBeside = ({ isType }: Token, at: number, used: ReadonlySet<number>): boolean =>
  isType && used.has(at - 1)
