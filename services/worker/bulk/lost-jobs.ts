import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { type BulkJob, bulkJobId, bulkJobOf } from '../../../shared/jobs/bulk-job.ts'
import type { Database } from '../../../shared/store/database.ts'
import { type Progress, readOpenChunks } from '../../../shared/store/feeding.ts'

interface Dependencies {
  db: Database
  queueRedis: Redis
  queues: Record<KeyMode, Queue<BulkJob>>
}

/** A job to add again, and the mode of its batch. */
export interface LostJob {
  job: BulkJob
  mode: KeyMode
}

/**
 * Finds jobs that Redis lost, or that ended before all of their rows had results. Such a job is
 * neither in Redis nor in flight in a worker, in two calls in a row.
 */
export function createLostJobs({ db, queueRedis, queues }: Dependencies) {
  let missing = new Set<string>()

  /** The jobs of a batch that have rows without results, and are neither queued nor in flight. */
  async function missingOf(batch: Progress, inFlight: Set<string>): Promise<BulkJob[]> {
    if (batch.status !== 'running' || batch.firstOpen === null || batch.firstOpen >= batch.fedTo)
      return []
    const begins = await readOpenChunks(db, { ...batch, doneTo: batch.firstOpen })
    const jobs = begins
      .map((from) => bulkJobOf(batch, from))
      .filter((job) => !inFlight.has(bulkJobId(job)))
    const queued = queueRedis.pipeline()
    for (const job of jobs) queued.exists(queues[batch.mode].toKey(bulkJobId(job)))
    const exists = (await queued.exec()) ?? []
    return jobs.filter((_, index) => exists[index]?.[1] === 0)
  }

  /** The jobs that were missing in the last call and still are. */
  return async (progress: Progress[], inFlight: Set<string>): Promise<LostJob[]> => {
    const found = new Map<string, LostJob>()
    for (const batch of progress)
      for (const job of await missingOf(batch, inFlight))
        found.set(bulkJobId(job), { job, mode: batch.mode })
    const lost = [...found].filter(([id]) => missing.has(id)).map(([, one]) => one)
    missing = new Set(found.keys())
    return lost
  }
}
