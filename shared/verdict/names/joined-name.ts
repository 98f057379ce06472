import { soundsAlike } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import { hasStrangerBeside, type NameMatch } from './names.ts'

/** Shorter names are made of the words of others. */
const minLetters = 6
/** So many letters more has "Chung Hsiao", another romanisation of Zhongxiao, at most. */
const maxMore = 3

/** The words as one, in the spelling of all romanisations. Undefined where there is one alone. */
const spellingOf = (words: readonly Token[]): string | undefined =>
  words.some(({ spelling }) => spelling !== undefined)
    ? words.map(({ spelling, text }) => spelling ?? text).join('')
    : undefined

/** "Section 1, Zhongxiao West Road" of Taiwan, whose section is compared apart. */
const withoutSection = (street: readonly Token[]): readonly Token[] =>
  street[0]?.text === 'section' && isNumeric(street[1]?.text ?? '') ? street.slice(2) : street

/**
 * Finds a whole name whose words are joined or divided in other places than the street's: "Toison
 * dor", "DaCosta", "Habtegiorgis". Undefined where the letters are not the same. Pure.
 */
export function findJoined(
  street: readonly Token[],
  pool: readonly Token[],
): NameMatch | undefined {
  // "Halfway Tree Road" is Half Way Tree Road: a kind within the name belongs to it.
  const words = withoutSection(street)
  const isEnd = (at: number) => at === 0 || at === words.length - 1
  const name = words.filter(({ isType, isDirection }, at) => !(isType || isDirection) || !isEnd(at))
  const isOther = ({ text, raw }: Token) => isNumeric(text) || hasUnspaced(raw)
  const wanted = joined(name)
  const spelling = spellingOf(name)
  if (wanted.length < minLetters || name.some(isOther)) return undefined
  const isRomanised = name.every((word) => word.isRomanised)
  for (let from = 0; from < pool.length; from++) {
    let letters = ''
    for (let at = from; at < pool.length && letters.length <= wanted.length + maxMore; at++) {
      const word = pool[at] as Token
      if (isOther(word)) break
      letters += word.text
      const isSame =
        letters === wanted ||
        (spelling !== undefined && spelling === spellingOf(pool.slice(from, at + 1)))
      if (!isSame && !(isRomanised && soundsAlike(letters, wanted))) continue
      const used = new Set(pool.slice(from, at + 1).map((_, index) => from + index))
      // Word for word it is no other way to join them.
      if (used.size === name.length) return undefined
      // "Franz-Josefs-Kai" is not Franz-Josefs-Straße.
      if (hasStrangerBeside(pool, used)) return undefined
      return { quality: isSame ? 'same' : 'misspelt', used, missing: [] }
    }
  }
  return undefined
}
