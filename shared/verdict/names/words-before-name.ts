import { englishSpeaking } from '../../address/country/groups.ts'
import { isNameOfRoads } from '../../address/street/numbered-roads.ts'
import { isSameOrNearWord, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isRank } from './titles.ts'

/**
 * Countries of English, where a word before a name makes another street. Not Ireland, where people
 * leave out the saint: Patrick Street.
 */
const withTellingWordBefore = new Set([...englishSpeaking].filter((country) => country !== 'IE'))

const saintWords = new Set(['st', 'saint', 'ste', 'sainte'])
/** Articles and kinds in Spanish and French, which begin names in the United States. */
const foreignWords = wordSet('calle casa el la las le los plaza villa')

/**
 * Whether a saint, a title or an article stands before the name on one side only, or another one:
 * "14 St James Street" is not 14 James Street, "La Mesa Drive" not Mesa Drive, "Lady Margaret Road"
 * not Margaret Road. In countries of English alone. Pure.
 * @param used the indexes of the words that were found as the street's
 */
export function hasOtherWordBefore(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  if (!withTellingWordBefore.has(country)) return false
  const first = Math.min(...used)
  const name = words[first]
  // "St Rt 48" is a state road.
  if (!name || name.isType || isNameOfRoads(name.raw)) return false
  const at = street.findIndex((word) => isSameOrNearWord(word, name))
  const before = words[first - 1]
  const stored = before?.part === name.part ? before : undefined
  const own = at > 0 ? street[at - 1] : undefined
  // Of "Sir Donald Bradman Drive" the title is left out.
  const isWholeName = street.filter((one) => !one.isType && !one.isSmall && !isRank(one)).length > 1
  const [word, other] = [stored, own].map((one) =>
    one && isTelling(one, country) && !(isWholeName && isRank(one)) ? one : undefined,
  )
  // "LaCienega" is La Cienega.
  const isJoined = name.plain === `${own?.plain}${street[at]?.plain}`
  if (at < 0 || isJoined || (!word && !other)) return false
  return !word || !other || (!isSameWord(word, other) && !(isSaint(word) && isSaint(other)))
}

const isSaint = ({ text }: Token): boolean => saintWords.has(text)

const isTelling = (word: Token, country: string): boolean =>
  isSaint(word) || isRank(word) || (country === 'US' && foreignWords.has(word.plain))
