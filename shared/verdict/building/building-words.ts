import { isAreaKind } from '../../address/areas/areas.ts'
import { buildingKinds } from '../../address/data/building-kinds.ts'
import { isNearWord, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'
import { minKind } from '../names/kinds-of-buildings.ts'

const kinds = buildingKinds.map((words) => words.map(fold))
const kindOf = new Map<string, number>()
for (const [row, words] of kinds.entries()) for (const word of words) kindOf.set(word, row)

/** Whether one of the words is none of the others, also by its kind of building. */
export const hasOtherWord = (words: readonly Token[], others: readonly Token[]): boolean =>
  words.some((word) => !others.some((other) => isSameOrKind(word, other)))

const minInitials = 3

/** Whether the word is the initials of the name: "MCG", Melbourne Cricket Ground. */
export const isInitials = ([word, ...others]: readonly Token[], name: readonly Token[]): boolean =>
  word !== undefined && others.length === 0 && areInitials(word, name)

/** The same of one word, in capital letters. */
export function areInitials(word: Token, name: readonly Token[]): boolean {
  if (!/^\p{Lu}+$/u.test(word.raw)) return false
  const initials = name.filter(({ isSmall }) => !isSmall).map(({ raw }) => raw[0] ?? '')
  return initials.length >= minInitials && initials.join('').toUpperCase() === word.raw
}

/** Whether a word may be one of a name. */
export const isOfName = (token: Token): boolean =>
  !token.isSmall && !isAreaKind(token) && (token.text.length > 1 || hasUnspaced(token.raw))

/** Whether a word is more than the kind of a building. */
export const isTelling = ({ text }: Token): boolean => !kindOf.has(text)

/** Whether two words mean the same, or nearly are one. */
export const isAlike = (a: Token, b: Token): boolean => isSameOrKind(a, b) || isNearWord(a, b)

/** Whether two words are one, or mean the same kind of building. */
function isSameOrKind(a: Token, b: Token): boolean {
  const kind = kindOf.get(a.text)
  if (isSameWord(a, b) || (kind !== undefined && kind === kindOf.get(b.text))) return true
  return isCompoundOf(a.text, b.text) || isCompoundOf(b.text, a.text)
}

/** Whether a word ends with a kind that the other is: "Nationalmuseum", the National Museum. */
const isCompoundOf = (text: string, kind: string): boolean => {
  const row = kindOf.get(kind)
  return (
    row !== undefined &&
    text.length > minKind &&
    (kinds[row] ?? []).some((word) => word.length >= minKind && text.endsWith(word))
  )
}
