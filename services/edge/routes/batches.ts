import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Batch, BatchListQuery, BatchPage, BatchParams as Params, ProblemPage } from '../../../shared/api/batch.ts'
import { Envelope, Refresh, RefreshOnly } from '../../../shared/api/envelope.ts'
import { PageQuery, usualLimit } from '../../../shared/api/page.ts'
import { batchOf } from '../../../shared/batch/batch-of.ts'
import type { Clock } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  cancelBatch,
  listBatches,
  pauseBatch,
  readProblems,
  resumeBatch,
  retryFailed,
  type Transition,
} from '../../../shared/store/batches.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { ClientSlots } from '../client-slots.ts'
import { isBatchPlace, isIndex, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { ownBatch } from '../own-batch.ts'
import { problemOf } from '../problem.ts'
import { asAnyGuardedRoute, asAnyNamedThing } from '../reference/described-route.ts'

interface Options {
  db: Database
  /** For what may take longer than a caller of the others would wait. */
  slowDb: Database
  slowSlots: ClientSlots
  now: Clock
}

const strict = { additionalProperties: false }
const ProblemsQuery = Type.Object({ ...PageQuery.properties, ...Refresh.properties }, strict)
const aboutOne = [...asAnyNamedThing, 'BATCH_NOT_FOUND'] as const
const tags = ['Batches']
const transitions: Record<string, { change: Transition; summary: string; description: string }> = {
  pause: {
    change: pauseBatch,
    summary: 'Pauses a batch',
    description: 'What is in flight is finished. It waits until it is resumed.',
  },
  resume: { change: resumeBatch, summary: 'Resumes a paused batch', description: 'It goes on where it was.' },
  cancel: {
    change: cancelBatch,
    summary: 'Ends a batch',
    description: 'For good. The results that there are stay, and those of rows in flight are still added.',
  },
  retry: {
    change: retryFailed,
    summary: 'Runs the failed rows of a batch again',
    description: 'For batches that have ended; one without failed rows stays as it is.',
  },
}

export const batchRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, slowDb, slowSlots, now }) => {
  app.get(
    '/api/address/batches',
    {
      config: { reference: { errors: [...asAnyGuardedRoute, 'CURSOR_INVALID'] } },
      schema: {
        operationId: 'listBatches',
        tags,
        summary: 'Your batches, the newest first',
        querystring: BatchListQuery,
        body: RefreshOnly,
        response: { 200: Envelope(BatchPage) },
      },
    },
    async (request) => {
      const { cursor, status, limit = usualLimit } = request.query
      const after = placeOf(cursor, isBatchPlace)
      const rows = await listBatches(db, request.grant.clientId, { status, after, limit: limit + 1 })
      const { page, ...next } = pageOf(rows, limit, ({ createdMicros, id }) => [Number(createdMicros), id])
      return ok(request, { batches: page.map((row) => batchOf(row, now())), ...next })
    },
  )

  app.get(
    '/api/address/batches/:id',
    {
      config: { reference: { errors: aboutOne } },
      schema: {
        operationId: 'getBatch',
        tags,
        summary: 'Where a batch stands',
        params: Params,
        querystring: RefreshOnly,
        body: RefreshOnly,
        response: { 200: Envelope(Batch) },
      },
    },
    async (request) => ok(request, batchOf(await ownBatch(db, request.grant.clientId, request.params.id), now())),
  )

  app.get(
    '/api/address/batches/:id/problems',
    {
      config: { reference: { errors: [...aboutOne, 'CURSOR_INVALID'] } },
      schema: {
        operationId: 'listBatchProblems',
        tags,
        summary: 'Rows of the upload that were left out, and why',
        params: Params,
        querystring: ProblemsQuery,
        body: RefreshOnly,
        response: { 200: Envelope(ProblemPage) },
      },
    },
    async (request) => {
      const { cursor, limit = usualLimit } = request.query
      const offset = placeOf(cursor, isIndex) ?? 0
      const { id } = await ownBatch(db, request.grant.clientId, request.params.id)
      const rows = await readProblems(db, id, offset, limit + 1)
      const { page, ...next } = pageOf(rows, limit, () => offset + limit)
      return ok(request, { problems: page.map(problemOf), ...next })
    },
  )

  for (const [name, { change, ...described }] of Object.entries(transitions))
    app.post(
      `/api/address/batches/:id/${name}`,
      {
        config: { reference: { errors: [...aboutOne, 'BATCH_STATE'] } },
        schema: {
          operationId: `${name}Batch`,
          tags,
          ...described,
          params: Params,
          querystring: RefreshOnly,
          body: RefreshOnly,
          response: { 200: Envelope(Batch) },
        },
      },
      async (request) => {
        const { clientId } = request.grant
        const before = await ownBatch(db, clientId, request.params.id)
        const after =
          name === 'retry'
            ? await slowSlots.within(clientId, () => change(slowDb, clientId, before.id))
            : await change(db, clientId, before.id)
        if (!after) throw stateError(name, (await ownBatch(db, clientId, before.id)).status)
        return ok(request, batchOf(after, now()))
      },
    )
}

const stateError = (name: string, status: string) =>
  new AppError('BATCH_STATE', { details: [{ code: status.toUpperCase(), message: `cannot ${name}: it is ${status}` }] })
