import { areaWords } from '../../address/areas/areas.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Comparison } from '../comparison.ts'
import { isCalledByNumber } from './streets-by-number.ts'

/**
 * Whether only the governorate of Kuwait is stored, or another area of it. Each area counts its
 * blocks, and each block its streets: block 4 of Rumaithiya is not that of Salwa. Pure.
 */
export function isInUnknownAreaOfKuwait({ reading, parts, street, country }: Comparison): boolean {
  if (country !== 'KW' || !isCalledByNumber(street)) return false
  const area = areaWords(tokensIn(parts.locality ?? '', country))
  const stored = [...reading.city, ...reading.lines]
  const isComparable = area.some(({ isLatin }) => stored.some((word) => word.isLatin === isLatin))
  // "جابرية" is الجابرية.
  const isStored = (word: Token) =>
    isNearlyOneOf(stored)(word) ||
    stored.some((other) => withoutArticle(other) === withoutArticle(word))
  return isComparable && !area.some(isStored)
}

const withoutArticle = ({ text }: Token): string => text.replace(/^(?:ال|al)(?=\p{L}{3})/u, '')
