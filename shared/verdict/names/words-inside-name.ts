import { languagesOf } from '../../address/words/languages.ts'
import { isNearlyOneOf, isSameOrNearWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'

/** Words of names that are kinds of houses as well: "Park House Road". */
const kindsOfHouses = new Set(['house', 'den'])
/** "Jr" and initials are no kinds. */
const minKind = 3
const isKindOrHouse = ({ isType, text, raw }: Token): boolean =>
  (isType && raw.length >= minKind) || kindsOfHouses.has(text)

/** Whether a word stands for a kind within a name: the last kind is that of the street. */
const isInside = (words: readonly Token[], at: number): boolean =>
  at > 0 &&
  isKindOrHouse(words[at] as Token) &&
  words.slice(0, at).some((word) => !word.isType && !word.isSmall) &&
  words.slice(at + 1).some(({ isType }) => isType)

/**
 * Whether an English name has a word that may be a kind between its beginning and its kind, and the
 * other one lacks it: "Pine Grove Road" is not Pine Road. Pure.
 * @param used the indexes of the words that were found as the street's
 */
export function hasOtherInside(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  if (languagesOf(country)[0] !== 'en' && country !== 'IN') return false
  const kind = street.at(-1)
  const first = Math.min(...used)
  const part = words.slice(first).filter((word) => word.part === words[first]?.part)
  const end = part.findIndex((word) => kind?.isType && word.isType && isSameOrNearWord(word, kind))
  if (end < 1) return false
  const name = part.slice(0, end + 1)
  const isLacking = (own: readonly Token[], others: readonly Token[]) => {
    // "Halfway Tree Road" is Half Way Tree Road.
    const letters = others.map(({ plain }) => plain).join('')
    return own.some(
      (word, at) =>
        isInside(own, at) && !letters.includes(word.plain) && !isNearlyOneOf(others)(word),
    )
  }
  return isLacking(name, street) || isLacking(street, words)
}
