import type {
  Batch,
  BatchSummary,
  CreatedBatch,
  DryRun,
  Inclusion,
  ResultRow,
  SelectionBody,
  UploadProblem,
} from '../api/batch.ts'
import type { BatchStatus } from '../api/batch-status.ts'
import type { Decided, ResultDecision, Version } from '../api/decisions.ts'
import type { StoredAddress } from '../api/stored-address.ts'
import type { VerdictName } from '../verdict/verdicts.ts'
import { batchEvents, type EventOptions } from './batch-events.ts'
import type { Call, CallOptions, Connection } from './connection.ts'
import { newKey } from './idempotency-key.ts'
import { linesOf } from './lines.ts'
import { entriesOf } from './pages.ts'
import { type UploadOptions, type UploadSource, uploadCall } from './upload.ts'

/** Which stored addresses to validate, and with which policy. */
export type Selection = Omit<SelectionBody, 'refresh'>

export interface SelectionOptions extends CallOptions {
  /** The same selection with the same key creates one batch. Absent: a new key for each call. */
  idempotencyKey?: string
}

interface ReopenOptions extends CallOptions {
  /** Change the address only while its `updatedAt` is this one; otherwise 6010. */
  ifUpdatedAt?: number
}

export interface ResultFilter {
  /** Only results with one of these verdicts. */
  verdict?: VerdictName[]
  /** Only results with one of these reasons. */
  reason?: string[]
  /** Only results of addresses in one of these countries, as stored: ISO 3166-1 alpha-2. */
  country?: string[]
  /** Only results of this reference. */
  reference?: string
  /** Only results that wait for a person's decision. */
  review?: 'open'
  /**
   * Adds the file's own columns, the stored text, a person's later decision, or several of them.
   */
  include?: Inclusion | Inclusion[]
}

/** Validation of many addresses. Lists are fetched page by page during iteration. */
export interface Batches {
  /** Creates a batch from a file of addresses. */
  upload(source: UploadSource, options: UploadOptions): Promise<CreatedBatch>
  /** Dry run of `upload`: rows, price and duration. */
  planUpload(source: UploadSource, options: UploadOptions): Promise<DryRun>
  /** Creates a batch from stored addresses. */
  create(selection: Selection, options?: SelectionOptions): Promise<CreatedBatch>
  /** Dry run of `create`: rows, price and duration. */
  plan(selection: Selection, options?: CallOptions): Promise<DryRun>
  /** The newest first. */
  list(
    filter?: { status?: BatchStatus[]; limit?: number },
    options?: CallOptions,
  ): AsyncGenerator<Batch, void>
  get(id: string, options?: CallOptions): Promise<Batch>
  /** Counts of results for each filter, and how many wait for a person. */
  summary(id: string, options?: CallOptions): Promise<BatchSummary>
  /** Rows of the upload that are invalid, by line and field. */
  problems(id: string, options?: CallOptions): AsyncGenerator<UploadProblem, void>
  /** The results so far, streamed row by row. */
  results(id: string, filter?: ResultFilter, options?: CallOptions): AsyncGenerator<ResultRow, void>
  /** The same results as a file. With `like`, CSV is written as the upload was. */
  download(
    id: string,
    type: 'text/csv' | 'application/x-ndjson',
    filter?: ResultFilter & { like?: 'upload' },
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>>
  /** Yields the batch after each change, until it ends. */
  events(id: string, options?: EventOptions): AsyncGenerator<Batch, void>
  pause(id: string, options?: CallOptions): Promise<Batch>
  resume(id: string, options?: CallOptions): Promise<Batch>
  cancel(id: string, options?: CallOptions): Promise<Batch>
  /** Validates the failed addresses again. */
  retry(id: string, options?: CallOptions): Promise<Batch>
  /** Reverts a person's decision. The stored address becomes again what the batch has left. */
  reopen(id: string, reference: string, options?: ReopenOptions): Promise<StoredAddress>
  /** Stores what a person decided of at most 100 results that wait for a person. */
  decide(id: string, decisions: ResultDecision[], options?: CallOptions): Promise<Decided>
  /** Reverts decisions: `changed` is what `decide` has returned. */
  undo(id: string, changed: Version[], options?: CallOptions): Promise<Decided>
}

const unlimited = { timeoutMs: Infinity }
const root = '/api/address/batches'
const pathOf = (id: string, part = '') => `${root}/${encodeURIComponent(id)}${part}`

export function batchCalls(connection: Connection): Batches {
  const { request, open } = connection
  const get = <Data>(path: string, options?: CallOptions) =>
    request<Data>({ ...options, method: 'GET', path })
  const change = (name: string) => (id: string, options?: CallOptions) =>
    request<Batch>({ ...options, method: 'POST', path: pathOf(id, `/${name}`), retry: 'refused' })
  const download: Batches['download'] = (id, accept, query = {}, options) =>
    open({ ...options, method: 'GET', path: pathOf(id, '/results'), query, headers: { accept } })

  return {
    upload: (source, options) => request(uploadCall(source, options, false)),
    planUpload: (source, options) => request(uploadCall(source, options, true)),
    create: (selection, { idempotencyKey = newKey(), ...options } = {}) =>
      request({
        ...unlimited,
        ...options,
        ...selected(selection),
        headers: { 'idempotency-key': idempotencyKey },
      }),
    plan: (selection, options) =>
      request({ ...options, ...selected(selection), query: { dryRun: true } }),
    list: (query = {}, options) =>
      entriesOf(connection, { path: root, entries: 'batches', query }, options),
    get: (id, options) => get(pathOf(id), options),
    summary: (id, options) => get(pathOf(id, '/summary'), options),
    problems: (id, options) =>
      entriesOf(
        connection,
        { path: pathOf(id, '/problems'), entries: 'problems', query: {} },
        options,
      ),
    async *results(id, filter, options) {
      const lines = linesOf(
        await download(id, 'application/x-ndjson', filter, options),
        options?.signal,
      )
      for await (const line of lines) if (line !== '') yield JSON.parse(line) as ResultRow
    },
    download,
    events: (id, options) => batchEvents(connection, pathOf(id, '/events'), options),
    pause: change('pause'),
    resume: change('resume'),
    cancel: change('cancel'),
    retry: change('retry'),
    reopen: (id, reference, { ifUpdatedAt, ...options } = {}) =>
      request({
        ...options,
        method: 'POST',
        path: pathOf(id, '/reopen'),
        json: { reference, ...(ifUpdatedAt !== undefined && { ifUpdatedAt }) },
        // A second attempt would find the version that the first one stored, and fail.
        retry: ifUpdatedAt === undefined ? 'always' : 'refused',
      }),
    decide: (id, decisions, options) =>
      request({ ...options, method: 'POST', path: pathOf(id, '/decisions'), json: { decisions } }),
    undo: (id, changed, options) =>
      request({
        ...options,
        method: 'POST',
        path: pathOf(id, '/decisions/undo'),
        json: { changed },
        retry: 'refused',
      }),
  }
}

const selected = (json: Selection) => ({ method: 'POST', path: root, json }) satisfies Call
