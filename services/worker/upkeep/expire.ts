import { setTimeout as sleep } from 'node:timers/promises'
import {
  deleteItems,
  deleteProblems,
  expireNextBatch,
  noteRowsDeleted,
} from '../../../shared/store/batch-retention.ts'
import type { Database } from '../../../shared/store/database.ts'

/** Few enough that a statement takes some hundredths of a second. */
const stepRows = 1000
/** The pause after each step, so that other statements get their turn. Milliseconds. */
const pauseMs = 50

/**
 * Deletes the rows, results and problems of batches that ended more than `retentionDays` ago, step
 * by step. Their names, counts and costs stay. It may be stopped at any point and run again, also
 * on several workers at once.
 * @param deleted called with the number of rows that a step has deleted
 */
export async function expire(
  db: Database,
  retentionDays: number,
  signal: AbortSignal,
  deleted: (rows: number) => void,
): Promise<void> {
  while (!signal.aborted) {
    const batch = await expireNextBatch(db, retentionDays)
    if (!batch) return
    for await (const rows of deleteSteps(db, batch)) {
      deleted(rows)
      if (signal.aborted) return
      if (rows > 0) await sleep(pauseMs)
    }
    await noteRowsDeleted(db, batch.id)
  }
}

/** Yields how many rows each step deleted. */
async function* deleteSteps(
  db: Database,
  { id, total }: { id: string; total: number },
): AsyncGenerator<number> {
  for (let from = 0; from < total; from += stepRows)
    yield await deleteItems(db, id, { from, to: from + stepRows })
  for (let step = stepRows; step === stepRows; ) {
    step = await deleteProblems(db, id, stepRows)
    yield step
  }
}
