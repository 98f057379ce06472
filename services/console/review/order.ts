import type { ResultRow } from '../../../shared/api/batch.ts'

/** From this confidence on, corrections are accepted together. */
export const sureFrom = 0.9

/** In which order the results of a list are shown. All are indexes of the list. */
export interface Order {
  /** Corrections first, then other proposals, then what has none; each by line. */
  all: readonly number[]
  /** How many have a proposal. */
  proposals: number
  /** Corrections of at least this confidence. */
  sure: readonly number[]
}

/**
 * The order of a list of results (JSON texts) that grows: each text is looked at once. Most are not
 * parsed for it.
 */
export function createOrder(rows: readonly string[]): (count: number) => Order {
  const [corrected, proposed, others]: number[][] = [[], [], []]
  const sure: number[] = []
  let seen = 0
  return (count) => {
    for (; seen < count; seen++) {
      const text = rows[seen] ?? ''
      // Quotes within values are escaped, so this is a key of the result.
      if (!text.includes('"formattedAddress":')) others?.push(seen)
      else if (!text.includes('"verdict":"corrected"')) proposed?.push(seen)
      else {
        corrected?.push(seen)
        if (isSure(JSON.parse(text) as ResultRow)) sure.push(seen)
      }
    }
    const all = [corrected, proposed, others].flatMap((some) => some ?? [])
    return { all, proposals: all.length - (others?.length ?? 0), sure: [...sure] }
  }
}

const isSure = ({ verdict, confidence }: ResultRow) =>
  verdict === 'corrected' && confidence >= sureFrom
