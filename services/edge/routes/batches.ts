import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  Batch,
  BatchListQuery,
  BatchPage,
  BatchParams as Params,
  ProblemPage,
} from '../../../shared/api/batch.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { defaultLimit, ListQuery } from '../../../shared/api/page.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { batchOf } from '../../../shared/store/batch-of.ts'
import {
  type BatchRow,
  cancelBatch,
  listBatches,
  pauseBatch,
  readProblems,
  restoreFailed,
  resumeBatch,
  retryFailed,
  type Transition,
} from '../../../shared/store/batches.ts'
import { findBatch, findBatchWithRows } from '../batches/find-batch.ts'
import { problemOf } from '../batches/result-row.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { isBatchPlace, isIndex, pageOf, placeOf } from '../http/cursor.ts'
import { ok } from '../http/envelope.ts'

interface Options {
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For slow queries. */
  slowQuery: BoundedQuery
  /** For pages of lists. */
  pageQuery: BoundedQuery
  now: Clock
  /** How many batches of a client may be queued, running or paused. */
  openBatchesPerClient: number
}

const notFoundErrors = ['BATCH_NOT_FOUND'] as const
const tags = ['Batches']
interface Described {
  /** Absent for `retry`, which may take longer and opens the batch again. */
  change?: Transition
  summary: string
  description: string
}
const transitions: Record<string, Described> = {
  pause: {
    change: pauseBatch,
    summary: 'Pauses a batch',
    description: 'What is in flight is finished. It waits until it is resumed.',
  },
  resume: {
    change: resumeBatch,
    summary: 'Resumes a paused batch',
    description: 'It goes on where it was.',
  },
  cancel: {
    change: cancelBatch,
    summary: 'Ends a batch',
    description:
      'For good. The results that there are stay, and those of rows in flight are still added. ' +
      'Failed rows that were not tried again yet are `failed` as before, without reasons.',
  },
  retry: {
    summary: 'Runs the failed rows of a batch again',
    description: 'For completed batches; one without failed rows stays as it is.',
  },
}

export const batchRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { shortQuery, slowQuery, pageQuery, now, openBatchesPerClient },
) => {
  app.get(
    '/api/address/batches',
    {
      config: { isLong: true, reference: { errors: ['CURSOR_INVALID'] } },
      schema: {
        operationId: 'listBatches',
        tags,
        summary: 'Your batches, the newest first',
        querystring: BatchListQuery,
        response: { 200: Envelope(BatchPage) },
      },
    },
    async (request) => {
      const { cursor, status, limit = defaultLimit } = request.query
      const after = placeOf(cursor, isBatchPlace)
      const { clientId } = request.grant
      const list = { status, after, limit: limit + 1 }
      const rows = await pageQuery(clientId, (pages) => listBatches(pages, clientId, list))
      const { page, ...next } = pageOf(rows, limit, ({ createdMicros, id }) => [
        Number(createdMicros),
        id,
      ])
      return ok(request, { batches: page.map((row) => batchOf(row, now())), ...next })
    },
  )

  app.get(
    '/api/address/batches/:id',
    {
      config: { reference: { errors: notFoundErrors } },
      schema: {
        operationId: 'getBatch',
        tags,
        summary: 'Where a batch stands',
        params: Params,
        response: { 200: Envelope(Batch) },
      },
    },
    async (request) =>
      ok(
        request,
        batchOf(await findBatch(shortQuery, request.grant.clientId, request.params.id), now()),
      ),
  )

  app.get(
    '/api/address/batches/:id/problems',
    {
      config: {
        isLong: true,
        reference: { errors: [...notFoundErrors, 'BATCH_EXPIRED', 'CURSOR_INVALID'] },
      },
      schema: {
        operationId: 'listBatchProblems',
        tags,
        summary: 'Rows of the upload that were left out, and why',
        params: Params,
        querystring: ListQuery,
        response: { 200: Envelope(ProblemPage) },
      },
    },
    async (request) => {
      const { cursor, limit = defaultLimit } = request.query
      const offset = placeOf(cursor, isIndex) ?? 0
      const { clientId } = request.grant
      const { id } = await findBatchWithRows(shortQuery, clientId, request.params.id)
      const rows = await pageQuery(clientId, (pages) => readProblems(pages, id, offset, limit + 1))
      const { page, ...next } = pageOf(rows, limit, () => offset + limit)
      return ok(request, { problems: page.map(problemOf), ...next })
    },
  )

  const retry = (clientId: string, id: string) =>
    slowQuery(clientId, (slow) => retryFailed(slow, clientId, id, openBatchesPerClient))

  const restored = async (batch: BatchRow) =>
    (await slowQuery(batch.clientId, (slow) => restoreFailed(slow, batch.clientId, batch.id))) ??
    batch

  for (const [name, { change, ...described }] of Object.entries(transitions))
    app.post(
      `/api/address/batches/:id/${name}`,
      {
        config: {
          reference: {
            errors: [
              ...notFoundErrors,
              'BATCH_STATE',
              ...(change ? [] : (['TOO_MANY_OPEN_BATCHES', 'BATCH_EXPIRED'] as const)),
            ],
          },
        },
        schema: {
          operationId: `${name}Batch`,
          tags,
          ...described,
          params: Params,
          response: { 200: Envelope(Batch) },
        },
      },
      async (request) => {
        const { clientId } = request.grant
        const find = change ? findBatch : findBatchWithRows
        const before = await find(shortQuery, clientId, request.params.id)
        // An edge can have ended, or a query taken too long, before the rows were restored.
        const after =
          name === 'cancel' && isEndOfRetry(before)
            ? before
            : await (change
                ? shortQuery(clientId, (db) => change(db, clientId, before.id))
                : retry(clientId, before.id))
        if (!after)
          throw stateError(name, (await findBatch(shortQuery, clientId, before.id)).status)
        return ok(request, batchOf(isEndOfRetry(after) ? await restored(after) : after, now()))
      },
    )
}

/** Whether failed rows that were not tried again are still without a result. */
const isEndOfRetry = ({ status, retrying, expiredAt }: BatchRow) =>
  status === 'cancelled' && retrying && expiredAt === null

const stateError = (name: string, status: string) =>
  new AppError('BATCH_STATE', {
    details: [{ code: status.toUpperCase(), message: `cannot ${name}: it is ${status}` }],
  })
