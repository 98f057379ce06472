import { isOneOf } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'

/** "V." of "V. Orbeliani". */
export const isInitial = ({ raw, dotted }: Token): boolean => dotted && /^\p{L}$/u.test(raw)

/** "L." is the initial of Lydia. */
export const isInitialOf = (initial: Token, { text }: Token): boolean =>
  isInitial(initial) && text.startsWith(initial.text)

/**
 * Whether an initial stands before the surname that is none of the street's first names: "V.
 * Orbeliani" is not Grigol Orbeliani.
 */
export function hasOtherFirstName(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
): boolean {
  const first = Math.min(...used)
  const before = words.slice(Math.max(0, first - 2), first)
  // "C. Sucre" begins with its kind, "Via G. Lamarmora" has one before the initial.
  const isKind = (word: Token, at: number) =>
    word.isType && !(isInitial(word) && before[at - 1]?.isType)
  // "Giulia F. via Lamarmora": what stands before the kind is a recipient's.
  const ofStreet = before.slice(before.findLastIndex(isKind) + 1)
  const initials = ofStreet.filter((word) => isInitial(word))
  if (initials.length === 0) return false
  const matched = words.filter((_, at) => used.has(at))
  // "St" of "Sophie M. rue St Gilles" is the saint of the street, and no first name.
  const isUsed = isOneOf(matched)
  const isName = (word: Token) =>
    !word.isType && !word.isSmall && !isNumeric(word.text) && !isUsed(word)
  const firstNames = street.filter(isName)
  const last = street.findLastIndex((word) => !word.isType)
  const isOf = (initial: Token) => firstNames.some(({ text }) => text.startsWith(initial.text))
  return (
    firstNames.length > 0 && !isName(street[last] as Token) && !initials.some((word) => isOf(word))
  )
}
