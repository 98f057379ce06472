import type { ResultRow } from '../../../shared/api/batch.ts'
import { type AddressText, lineOf, textIn } from '../address-text.ts'
import { comparisonRows } from '../review/comparison-rows.ts'
import { differences, type Stretch } from '../review/differences.ts'
import { proposalOf } from '../review/proposal.ts'

/** Below this part in common, marked differences are harder to read than both texts. */
const minCommon = 0.5

/**
 * The stored address of a result on one line, with what differs in the text that replaces it: a
 * person's decision, else what accepting the result would store. Pure.
 */
export function addressStretches(row: ResultRow): Stretch[] {
  const stored = row.address ?? {}
  const right = row.decision ? textIn(row.decision) : proposalOf(stored, row)
  if (!right) return differences(lineOf(stored), lineOf(stored))
  const byParts = stretchesOf(stored, right)
  const length = (kinds: Stretch['kind'][]) =>
    byParts
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { text }) => sum + text.length, 0)
  const isClose = length(['same']) >= minCommon * length(['same', 'removed'])
  if (isClose) return byParts
  return [
    { kind: 'removed', text: lineOf(stored) },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: lineOf(right) },
  ]
}

/** The parts of two addresses, with commas between them. */
const stretchesOf = (stored: AddressText, right: AddressText): Stretch[] =>
  comparisonRows(stored, right).flatMap(({ stretches }, at) =>
    at === 0 ? stretches : [{ kind: 'same', text: ', ' } as const, ...stretches],
  )
