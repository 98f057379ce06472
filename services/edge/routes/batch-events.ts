import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BatchParams, batchExample } from '../../../shared/api/batch.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { batchOf } from '../../../shared/store/batch-of.ts'
import { readBatchesById } from '../../../shared/store/batches.ts'
import { type Access, isRevoked } from '../access/key-access.ts'
import type { Tokens } from '../access/tokens.ts'
import { followBatches } from '../batches/batch-progress.ts'
import { findBatch } from '../batches/find-batch.ts'
import { type BoundedQuery, ownWork } from '../http/bounded-query.ts'
import { createClientSlots } from '../http/client-slots.ts'
import { throwIfCallerLeft } from '../http/connections.ts'

interface Options {
  shortQuery: BoundedQuery
  now: Clock
  access: Access
  tokens: Pick<Tokens, 'isPublished'>
}

/** The most event streams of one edge, and of one client there. */
const maxStreams = 2000
const maxOfClient = 100

const events = Type.String({
  description: 'Events in the form of the HTML Living Standard, section 9.2',
})
const oneEvent = `event: progress\ndata: ${JSON.stringify(batchExample)}\n\n`

/**
 * The progress of a batch as server-sent events (HTML Living Standard, section 9.2). The stream
 * ends with the batch, or when the token expires, or when it or its signing key is revoked.
 */
export const batchEventRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { shortQuery, now, access, tokens },
) => {
  const progress = followBatches(async (ids) => {
    const rows = await shortQuery(ownWork, (db) => readBatchesById(db, ids))
    return rows.map((row) => batchOf(row, now()))
  }, app.log)
  const listening = createClientSlots(maxStreams, maxOfClient)
  app.addHook('preClose', async () => progress.close())

  app.get(
    '/api/address/batches/:id/events',
    {
      config: {
        reference: {
          errors: ['BATCH_NOT_FOUND'],
          plainResponses: {
            'text/event-stream': { schema: events, examples: { 'One event': oneEvent } },
          },
        },
      },
      schema: {
        operationId: 'followBatch',
        tags: ['Batches'],
        summary: 'Progress of a batch, as it happens',
        description:
          'Server-sent events named `progress`, each with the batch as JSON, from now until ' +
          'it has ended. Comments keep the connection alive. If the stream ends before the ' +
          'batch has ended, connect again.',
        params: BatchParams,
      },
    },
    async (request, reply) => {
      const { grant } = request
      const { clientId } = grant
      const batch = await findBatch(shortQuery, clientId, request.params.id)
      throwIfCallerLeft(reply)
      reply.raw.once('close', listening.acquire(clientId))
      const mayListen = () =>
        Number(grant.expiresAt) > Date.now() &&
        tokens.isPublished(grant.kid) &&
        !isRevoked(access, grant)
      return (
        reply
          .type('text/event-stream')
          // Without it some proxies buffer events.
          .header('x-accel-buffering', 'no')
          .send(progress.follow(batchOf(batch, now()), mayListen))
      )
    },
  )
}
