import type { ResultRow } from '../../../shared/api/batch.ts'
import type { ResultOfRow } from '../../../shared/store/batch-results.ts'
import { resultRow } from './result-row.ts'

interface Placed {
  position: number
  result: ResultRow
}

/** A page has at most this many characters of texts that the client itself has stored. */
const maxTextLength = 2_000_000

const textLengthOf = ({ columns, address, decision }: ResultRow) =>
  JSON.stringify([columns, address, decision]).length

/**
 * The results of one page, and the next one if there is one. `fitting` is how many the page has: at
 * most `limit`, fewer where their texts are long.
 * @param own names of the file's own columns
 */
export async function readResultPage(
  pages: AsyncIterable<ResultOfRow[]>,
  limit: number,
  own: readonly string[],
): Promise<{ placed: Placed[]; fitting: number }> {
  const placed: Placed[] = []
  let textLength = 0
  for await (const rows of pages)
    for (const row of rows) {
      const result = resultRow(row, own)
      placed.push({ position: row.position, result })
      textLength += textLengthOf(result)
      const fits = placed.length <= limit && (textLength <= maxTextLength || placed.length === 1)
      if (!fits) return { placed, fitting: placed.length - 1 }
    }
  return { placed, fitting: limit }
}
