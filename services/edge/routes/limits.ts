import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Envelope, Refresh } from '../../../shared/api/envelope.ts'
import { LimitsData } from '../../../shared/api/limits.ts'
import { ok } from '../envelope.ts'

interface Options {
  /** @throws {AppError} QUEUE_UNAVAILABLE */
  limitsOf(clientId: string): Promise<LimitsData>
}

const strict = { additionalProperties: false }

export const limitRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { limitsOf }) => {
  app.get(
    '/api/limits',
    {
      schema: {
        querystring: Type.Object(Refresh.properties, strict),
        body: Type.Object(Refresh.properties, strict),
        response: { 200: Envelope(LimitsData) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(request, await limitsOf(request.grant.clientId))
    },
  )
}
