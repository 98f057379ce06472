import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { Database } from '../../../shared/store/database.ts'
import { deleteSomeFailed } from '../../../shared/store/uploads.ts'

const everyMs = 2000
/** The pause between two steps, which leaves the database to others. */
const restMs = 20

/**
 * A periodic task: deletes the rows of failed uploads of all edges, in small steps. Returns what
 * stops it.
 */
export function startDeletingFailedUploads(db: Database, log: Logger): () => void {
  let isStopped = false
  const deleteAll = async () => {
    while (!isStopped && (await deleteSomeFailed(db))) await sleep(restMs)
  }
  const task = startPeriodicTask(deleteAll, {
    everyMs,
    ...watchOutage(log, 'delete what failed uploads have left'),
  })
  return () => {
    isStopped = true
    void task.stop()
  }
}
