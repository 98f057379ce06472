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
import type { StoredAddress } from '../api/stored-address.ts'
import type { VerdictName } from '../api/verdict.ts'
import { batchEvents, type EventOptions } from './batch-events.ts'
import type { Call, CallOptions, Connection } from './connection.ts'
import { newKey } from './idempotency-key.ts'
import { linesOf } from './lines.ts'
import { entriesOf } from './pages.ts'
import { type UploadOptions, type UploadSource, uploadCall } from './upload.ts'

/** Which stored addresses, and how they are judged. */
export type Selection = Omit<SelectionBody, 'refresh'>

export interface SelectionOptions extends CallOptions {
  /** The same selection under the same key is one batch; made for each call when absent. */
  idempotencyKey?: string
}

interface ReopenOptions extends CallOptions {
  /** Only the version of the address that has this `updatedAt` (6010). */
  ifUpdatedAt?: number
}

export interface ResultFilter {
  /** Only results with one of these verdicts. */
  verdict?: VerdictName[]
  /** Only results with one of these reasons. */
  reason?: string[]
  /** Only results of addresses in one of these countries, as stored: ISO 3166-1 alpha-2. */
  country?: string[]
  /** Only results that wait for a person's decision. */
  review?: 'open'
  /** Results with the text that was stored, with what a person has decided since, or with both. */
  include?: Inclusion | Inclusion[]
}

/** Validation of many addresses. Lists are read page by page while they are looped over. */
export interface Batches {
  /** A batch of the addresses in a file. */
  upload(source: UploadSource, options: UploadOptions): Promise<CreatedBatch>
  /** What that batch would be, cost and take. */
  planUpload(source: UploadSource, options: UploadOptions): Promise<DryRun>
  /** A batch of stored addresses. */
  create(selection: Selection, options?: SelectionOptions): Promise<CreatedBatch>
  /** What that batch would be, cost and take. */
  plan(selection: Selection, options?: CallOptions): Promise<DryRun>
  /** The newest first. */
  list(filter?: { status?: BatchStatus[]; limit?: number }, options?: CallOptions): AsyncGenerator<Batch, void>
  get(id: string, options?: CallOptions): Promise<Batch>
  /** What there is to filter its results by, and how many wait for a person. */
  summary(id: string, options?: CallOptions): Promise<BatchSummary>
  /** Rows of the upload that were left out, by line and field. */
  problems(id: string, options?: CallOptions): AsyncGenerator<UploadProblem, void>
  /** What has been found so far, row by row, in one stream. */
  results(id: string, filter?: ResultFilter, options?: CallOptions): AsyncGenerator<ResultRow, void>
  /** The same as a file. */
  download(
    id: string,
    type: 'text/csv' | 'application/x-ndjson',
    filter?: ResultFilter,
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>>
  /** The batch each time that it has changed, to its end. */
  events(id: string, options?: EventOptions): AsyncGenerator<Batch, void>
  pause(id: string, options?: CallOptions): Promise<Batch>
  resume(id: string, options?: CallOptions): Promise<Batch>
  cancel(id: string, options?: CallOptions): Promise<Batch>
  /** Asks for the failed addresses again. */
  retry(id: string, options?: CallOptions): Promise<Batch>
  /** Takes back what was decided of a result: the stored address is again what the batch has left. */
  reopen(id: string, reference: string, options?: ReopenOptions): Promise<StoredAddress>
}

const unlimited = { timeoutMs: Infinity }
const root = '/api/address/batches'
const pathOf = (id: string, part = '') => `${root}/${encodeURIComponent(id)}${part}`

export function batchCalls(connection: Connection): Batches {
  const { ask, open } = connection
  const get = <Data>(path: string, options?: CallOptions) => ask<Data>({ ...options, method: 'GET', path })
  const change = (name: string) => (id: string, options?: CallOptions) =>
    ask<Batch>({ ...options, method: 'POST', path: pathOf(id, `/${name}`), repeat: 'refused' })
  const download: Batches['download'] = (id, accept, query = {}, options) =>
    open({ ...options, method: 'GET', path: pathOf(id, '/results'), query, headers: { accept } })

  return {
    upload: (source, options) => ask(uploadCall(source, options, false)),
    planUpload: (source, options) => ask(uploadCall(source, options, true)),
    create: (selection, { idempotencyKey = newKey(), ...options } = {}) =>
      ask({ ...unlimited, ...options, ...selected(selection), headers: { 'idempotency-key': idempotencyKey } }),
    plan: (selection, options) => ask({ ...options, ...selected(selection), query: { dryRun: true } }),
    list: (query = {}, options) => entriesOf(connection, { path: root, entries: 'batches', query }, options),
    get: (id, options) => get(pathOf(id), options),
    summary: (id, options) => get(pathOf(id, '/summary'), options),
    problems: (id, options) =>
      entriesOf(connection, { path: pathOf(id, '/problems'), entries: 'problems', query: {} }, options),
    async *results(id, filter, options) {
      const lines = linesOf(await download(id, 'application/x-ndjson', filter, options), options?.signal)
      for await (const line of lines) if (line !== '') yield JSON.parse(line) as ResultRow
    },
    download,
    events: (id, options) => batchEvents(connection, pathOf(id, '/events'), options),
    pause: change('pause'),
    resume: change('resume'),
    cancel: change('cancel'),
    retry: change('retry'),
    reopen: (id, reference, { ifUpdatedAt, ...options } = {}) =>
      ask({
        ...options,
        method: 'POST',
        path: pathOf(id, '/reopen'),
        json: { reference, ...(ifUpdatedAt !== undefined && { ifUpdatedAt }) },
        // Once more would find the version that it has made itself.
        repeat: ifUpdatedAt === undefined ? 'always' : 'refused',
      }),
  }
}

const selected = (json: Selection) => ({ method: 'POST', path: root, json }) satisfies Call
