import { isNearWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { sortedCharacters } from '../../address/words/words.ts'
import { areOpposite } from './opposites.ts'
import { areTwoNames } from './two-names.ts'

/** Whether a stored word is a street's word misspelt, and no other name. */
export const isMisspelt = (stored: Token, word: Token): boolean =>
  isNearWord(stored, word) &&
  !areTwoNames(stored, word) &&
  !areOpposite(stored, word) &&
  !isDiminutive(stored.plain, word.plain) &&
  !isDiminutive(word.plain, stored.plain) &&
  !hasOtherLetterInShort(stored.plain, word.plain)

/** "San Bernardo" is no misspelt San Bernardino: an ending of the Romance languages. */
const isDiminutive = (name: string, small: string): boolean =>
  small.length > name.length && small.replace(/(?:ell|ill|inh?|it)(?=[ao]s?$)/, '') === name

/** "Pike" is not Pine: in a name so short another letter makes another name, but for one sound. */
function hasOtherLetterInShort(a: string, b: string): boolean {
  if (
    a.length !== shortName ||
    b.length !== shortName ||
    sortedCharacters(a) === sortedCharacters(b)
  )
    return false
  const isAlike = (letter: string, at: number) =>
    letter === b[at] ||
    soundingAlike.some((one) => one.includes(letter) && one.includes(b[at] ?? ''))
  return ![...a].every(isAlike)
}

const shortName = 4
const soundingAlike = ['iyj', 'szc', 'kqc', 'vwf']
