import { hasHanOrKana } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'

/** Whether the word is one character of Chinese or Japanese. */
export const isHanOrKana = ({ raw }: Token): boolean => hasHanOrKana(raw) && [...raw].length === 1

/**
 * Whether other characters stand between those that were found: 代田 is not in 世田谷区代沢. Numbers
 * and kinds may, as in 北一条西. Pure.
 * @param used the indexes of the words that were found
 */
export function areApart(pool: readonly Token[], used: ReadonlySet<number>): boolean {
  if (used.size < 2 || ![...used].every((at) => isHanOrKana(pool[at] as Token))) return false
  const [first, last] = [Math.min(...used), Math.max(...used)]
  const between = pool.slice(first, last).filter((_, index) => !used.has(first + index))
  return between.some(({ raw, text, isType }) => han.test(raw) && !isType && !isNumeric(text))
}

const han = /^\p{Script=Han}$/u
