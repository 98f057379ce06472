import type { KeyMode } from '../api/client-rules.ts'

export const bulkQueue = 'bulk'
/** Test batches have a queue of their own: their jobs take no slot of live ones. */
export const bulkQueues: Record<KeyMode, string> = { live: bulkQueue, test: 'bulk-test' }

/** Rows in one job. The first position of a job is a multiple of it. */
export const chunkRows = 25

/**
 * Rows of a batch that need results. The job holds no addresses: the worker reads them from
 * PostgreSQL.
 */
export interface BulkJob {
  batchId: string
  /** The batch's round when the job was created. Jobs of earlier rounds are ignored. */
  round: number
  /** Positions from `from` up to, but not including, `to`. */
  from: number
  to: number
}

/** BullMQ ignores a second job with the same id while the first one waits or is active. */
export const bulkJobId = ({ batchId, round, from }: Pick<BulkJob, 'batchId' | 'round' | 'from'>) =>
  `${batchId}.${round}.${from}`

/** Reads the parts of an id from `bulkJobId`. */
export function readBulkJobId(jobId: string): Pick<BulkJob, 'batchId' | 'round' | 'from'> {
  const [batchId = '', round, from] = jobId.split('.')
  return { batchId, round: Number(round), from: Number(from) }
}

/** The job for a chunk of a batch that has `total` rows. */
export const bulkJobOf = (
  batch: { id: string; round: number; total: number },
  from: number,
): BulkJob => ({
  batchId: batch.id,
  round: batch.round,
  from,
  to: Math.min(from + chunkRows, batch.total),
})

/**
 * A worker starts rows only within `leaseMs` of its last heartbeat. That is well before its locks
 * expire, so no other worker has the same rows. The job of a dead worker is found within
 * `bulkLockMs + 2 × bulkStalledCheckMs`.
 */
export const leaseMs = 4000
export const bulkLockMs = 10_000
export const bulkStalledCheckMs = 3000
