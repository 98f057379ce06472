import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BatchParams, batchExample } from '../../../shared/api/batch.ts'
import { RefreshOnly } from '../../../shared/api/envelope.ts'
import { batchOf } from '../../../shared/batch/batch-of.ts'
import type { Clock } from '../../../shared/clock.ts'
import { readBatchById } from '../../../shared/store/batches.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { Access } from '../access.ts'
import { followBatches } from '../batch-progress.ts'
import { createClientSlots } from '../client-slots.ts'
import { needCaller } from '../need-caller.ts'
import { ownBatch } from '../own-batch.ts'
import { asAnyNamedThing } from '../reference/described-route.ts'

interface Options {
  db: Database
  now: Clock
  access: Access
}

/** Event streams of one edge, and of one client there. */
const mostStreams = 2000
const mostOfClient = 100

const events = Type.String({ description: 'Events in the form of the HTML Living Standard, section 9.2' })
const oneEvent = `event: progress\ndata: ${JSON.stringify(batchExample)}\n\n`

/** A batch's progress as server-sent events (HTML Living Standard, section 9.2), until it has ended, or the token of whoever listens. */
export const batchEventRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, now, access }) => {
  const progress = followBatches(async (id) => {
    const row = await readBatchById(db, id)
    return row && batchOf(row, now())
  })
  const listening = createClientSlots(mostStreams, mostOfClient)
  app.addHook('preClose', async () => progress.close())

  app.get(
    '/api/address/batches/:id/events',
    {
      config: {
        reference: {
          errors: [...asAnyNamedThing, 'BATCH_NOT_FOUND'],
          answers: { 'text/event-stream': { schema: events, examples: { 'One event': oneEvent } } },
        },
      },
      schema: {
        operationId: 'followBatch',
        tags: ['Batches'],
        summary: 'Progress of a batch, as it happens',
        description:
          'Server-sent events named `progress`, each with the batch as JSON, from now until it has ended. Comments keep the connection alive. An answer that ends before the batch did wants to be asked for again.',
        params: BatchParams,
        querystring: RefreshOnly,
        body: RefreshOnly,
      },
    },
    async (request, reply) => {
      const { clientId, keyId, expiresAt } = request.grant
      const batch = await ownBatch(db, clientId, request.params.id)
      needCaller(reply)
      reply.raw.once('close', listening.take(clientId))
      const holds = () => Number(expiresAt) > Date.now() && !access.hasEnded(keyId)
      return (
        reply
          .type('text/event-stream')
          // Proxies would hold events back until they have enough of them.
          .header('x-accel-buffering', 'no')
          .send(progress.follow(batchOf(batch, now()), holds))
      )
    },
  )
}
