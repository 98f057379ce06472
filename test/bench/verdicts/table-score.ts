import type { VerdictName } from '../../../shared/verdict/verdicts.ts'
import type { TableRow } from './tables.ts'

/** A row of the tables and what was said of it. */
export interface Said {
  row: TableRow
  verdict: VerdictName
  reasons: string[]
  /** The place that was chosen, without its name's own id. */
  placeId?: string
}

const isAccepted = ({ verdict }: Said): boolean =>
  verdict === 'confirmed' || verdict === 'corrected'

/** The parcel goes to another place. */
export const isFalseAcceptance = (said: Said): boolean =>
  isAccepted(said) && !said.row.right.includes(said.placeId ?? '')

/** An address that is right was refused, or sent to a person for nothing. */
export const isFalseAlarm = ({ row, verdict }: Said): boolean => row.falseAlarms.includes(verdict)

export const isRightlySaid = (said: Said): boolean =>
  said.row.verdicts.includes(said.verdict) && !isFalseAcceptance(said)

export const shareOf = (said: readonly Said[], isSo: (one: Said) => boolean): number =>
  said.filter(isSo).length / said.length

/**
 * Precision: of the rows called so, the share for which that is right. Recall: of the rows for
 * which only this is right, the share called so. 0 to 1; NaN where there are no such rows.
 */
export function verdictScore(said: readonly Said[], verdict: VerdictName) {
  const called = said.filter((one) => one.verdict === verdict)
  const only = said.filter(({ row }) => row.verdicts.length === 1 && row.verdicts[0] === verdict)
  return {
    rows: only.length,
    precision: shareOf(called, isRightlySaid),
    recall: shareOf(only, isRightlySaid),
  }
}
