import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Batch, BatchListQuery, BatchPage, ProblemPage } from '../../../shared/api/batch.ts'
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
import { isIndex, isUuid, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { ownBatch } from '../own-batch.ts'
import { problemOf } from '../problem.ts'

interface Options {
  db: Database
  /** For what may take longer than a caller of the others would wait. */
  slowDb: Database
  now: Clock
}

const strict = { additionalProperties: false }
const ProblemsQuery = Type.Object({ ...PageQuery.properties, ...Refresh.properties }, strict)
const Params = Type.Object({ id: Type.String() })
const transitions: Record<string, Transition> = {
  pause: pauseBatch,
  resume: resumeBatch,
  cancel: cancelBatch,
  retry: retryFailed,
}

export const batchRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, slowDb, now }) => {
  app.get(
    '/api/address/batches',
    { schema: { querystring: BatchListQuery, body: RefreshOnly, response: { 200: Envelope(BatchPage) } } },
    async (request) => {
      const { cursor, status, limit = usualLimit } = request.query
      const after = placeOf(cursor, isUuid)
      const rows = await listBatches(db, request.grant.clientId, { status, after, limit: limit + 1 })
      const { page, ...next } = pageOf(rows, limit, ({ id }) => id)
      return ok(request, { batches: page.map((row) => batchOf(row, now())), ...next })
    },
  )

  app.get(
    '/api/address/batches/:id',
    { schema: { params: Params, querystring: RefreshOnly, body: RefreshOnly, response: { 200: Envelope(Batch) } } },
    async (request) => ok(request, batchOf(await ownBatch(db, request.grant.clientId, request.params.id), now())),
  )

  app.get(
    '/api/address/batches/:id/problems',
    {
      schema: {
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

  for (const [name, change] of Object.entries(transitions))
    app.post(
      `/api/address/batches/:id/${name}`,
      { schema: { params: Params, querystring: RefreshOnly, body: RefreshOnly, response: { 200: Envelope(Batch) } } },
      async (request) => {
        const { clientId } = request.grant
        const before = await ownBatch(db, clientId, request.params.id)
        const after = await change(name === 'retry' ? slowDb : db, clientId, before.id)
        if (!after) throw stateError(name, (await ownBatch(db, clientId, before.id)).status)
        return ok(request, batchOf(after, now()))
      },
    )
}

const stateError = (name: string, status: string) =>
  new AppError('BATCH_STATE', { details: [{ code: status.toUpperCase(), message: `cannot ${name}: it is ${status}` }] })
