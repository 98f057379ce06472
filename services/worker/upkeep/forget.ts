import type { Database } from '../../../shared/store/database.ts'
import {
  batchesToForget,
  forgetResults,
  forgetStored,
  markForgotten,
} from '../../../shared/store/retention.ts'

/** How often this runs. It deletes what would be too old before the next run. */
const runEveryHours = 1

/** Few enough that an update takes a fraction of a second. */
const stepRows = 2000

/**
 * Deletes the provider's data when its retention ends (../provider/README.md, Terms), step by
 * step. It may be stopped at any point and run again. Returns how many rows it changed.
 */
export async function forget(
  db: Database,
  retentionDays: number,
  signal: AbortSignal,
): Promise<number> {
  const olderThanHours = retentionDays * 24 - runEveryHours
  let forgotten = 0
  for (let step = stepRows; step === stepRows && !signal.aborted; forgotten += step)
    step = await forgetStored(db, olderThanHours, stepRows)
  for (const { id, total } of await batchesToForget(db, olderThanHours)) {
    for (let from = 0; from < total && !signal.aborted; from += stepRows)
      forgotten += await forgetResults(db, id, { from, to: from + stepRows, olderThanHours })
    if (!signal.aborted) await markForgotten(db, id, olderThanHours)
  }
  return forgotten
}
