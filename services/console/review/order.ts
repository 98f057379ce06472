import type { ResultRow } from '../../../shared/api/batch.ts'
import { hasProposal } from './proposal.ts'

/** From this confidence on, corrections are accepted together. */
export const sureFrom = 0.9

/** In which order the results of a list are shown. All are indexes of the list. */
export interface Order {
  /** Corrections first, then other proposals, then what has none; each by line. */
  all: readonly number[]
  /** How many have a proposal. */
  proposals: number
  /** Corrections with a proposal, of at least this confidence. */
  sure: readonly number[]
}

/** The order of a list of results (JSON texts) that grows: each text is looked at once. */
export function createOrder(rows: readonly string[]): (count: number) => Order {
  const corrected: number[] = []
  const proposed: number[] = []
  const others: number[] = []
  const sure: number[] = []
  let seen = 0
  return (count) => {
    for (; seen < count; seen++) {
      const text = rows[seen] ?? ''
      // Quotes within values are escaped, so this is a key of the result. Others are not parsed.
      const row = text.includes('"formattedAddress":') ? (JSON.parse(text) as ResultRow) : undefined
      if (!row || !hasProposal(row.address ?? {}, row)) others.push(seen)
      else if (row.verdict !== 'corrected') proposed.push(seen)
      else {
        corrected.push(seen)
        if (row.confidence >= sureFrom) sure.push(seen)
      }
    }
    const all = [...corrected, ...proposed, ...others]
    return { all, proposals: all.length - others.length, sure: [...sure] }
  }
}
