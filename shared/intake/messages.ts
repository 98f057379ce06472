import type { Selection } from '../api/batch.ts'
import type { ErrorDetail, ErrorName } from '../errors/catalogue.ts'
import type { ReadOptions } from '../ingest/read-rows.ts'
import type { NewBatch, UploadCounts } from '../store/upload-writer.ts'

/** Read a file whose bytes arrive on stdin. Without `batch`, the rows are only counted. */
export interface FileJob {
  kind: 'file'
  clientId: string
  options: Pick<ReadOptions, 'format' | 'encoding' | 'mapping' | 'delimiter' | 'limits'>
  batch?: NewBatch | undefined
}

/** Create a batch of stored addresses. */
export interface SelectionJob {
  kind: 'selection'
  select: Selection
  maxRows: number
  batch: NewBatch
}

export type IntakeJob = FileJob | SelectionJob

/** Messages from the edge to a reader process. */
export type ToReader =
  | { type: 'job'; databaseUrl: string; job: IntakeJob }
  /** All bytes were sent. `hash` is the request fingerprint for the idempotency key. */
  | { type: 'allSent'; hash?: string | undefined }

/** Messages from a reader process to its edge. */
export type FromReader =
  | { type: 'ready' }
  /** Sent every second. The edge ends a reader that stays silent for too long. */
  | { type: 'alive' }
  | { type: 'done'; counts: UploadCounts }
  /** `cause` is logged, and never sent to the caller. */
  | { type: 'failed'; error: ErrorName; details: ErrorDetail[]; cause?: string | undefined }

/** How often a reader sends `alive`, in milliseconds. */
export const aliveEveryMs = 1000

/** How many problems a response shows. */
export const maxShownProblems = 100
