import type { JobsOptions } from 'bullmq'

export const bulkQueue = 'bulk'

/** Positions of one job. Jobs begin at multiples of it. */
export const chunkRows = 25

/** Some items of a batch that want results. It holds no address: whoever has the job reads them from PostgreSQL. */
export interface BulkJob {
  batchId: string
  /** The batch's when the job was made: one of an earlier round is done with. */
  round: number
  /** Positions from here up to, not including, `to`. */
  from: number
  to: number
}

/** Adding a job once more while it waits or is worked on changes nothing. */
export const bulkJobId = ({ batchId, round, from }: Pick<BulkJob, 'batchId' | 'round' | 'from'>) =>
  `${batchId}.${round}.${from}`

/** What `bulkJobId` was made of. */
export function readBulkJobId(jobId: string): Pick<BulkJob, 'batchId' | 'round' | 'from'> {
  const [batchId = '', round, from] = jobId.split('.')
  return { batchId, round: Number(round), from: Number(from) }
}

/** The job of a chunk of a batch that has `total` items. */
export const bulkJobOf = (batch: { id: string; round: number; total: number }, from: number): BulkJob => ({
  batchId: batch.id,
  round: batch.round,
  from,
  to: Math.min(from + chunkRows, batch.total),
})

export const bulkJobOptions: JobsOptions = { removeOnComplete: true, removeOnFail: true, attempts: 1 }

/**
 * A worker begins with rows only within `leaseMs` of its last sign of life, which is well before its locks end: so no other worker
 * has them too. A dead worker's job is found within `bulkLockMs + 2 × bulkStalledCheckMs`.
 */
export const leaseMs = 4000
export const bulkLockMs = 10_000
export const bulkStalledCheckMs = 3000
