import type { Street } from '../found-street.ts'
import type { Placed } from './reading.ts'

/** The words of one field between commas. */
export interface StoredPart {
  /** The index of its first word among all words. */
  from: number
  words: readonly Placed[]
}

/** The stored words, in parts between commas and fields. */
export function storedParts(pool: readonly Placed[]): StoredPart[] {
  const starts = pool.flatMap((token, at) => {
    const before = pool[at - 1]
    return before?.field === token.field && before.part === token.part ? [] : [at]
  })
  return starts.map((from, index) => ({ from, words: pool.slice(from, starts[index + 1]) }))
}

/**
 * The parts of the lines behind the street. What stands before it is mostly a recipient or a
 * building. None where the street is not in the lines.
 */
export const partsBehindStreet = (
  lines: readonly Placed[],
  { pool, used }: Street,
): StoredPart[] =>
  pool === lines && used.size > 0
    ? storedParts(lines).filter(({ from }) => from > Math.max(...used))
    : []

/** The field and the part of it in which a word is stored. */
export const sectionOf = (word: Placed | undefined): string => `${word?.field} ${word?.part}`
