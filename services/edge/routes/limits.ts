import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Envelope, RefreshOnly } from '../../../shared/api/envelope.ts'
import { LimitsData } from '../../../shared/api/limits.ts'
import { ok } from '../envelope.ts'
import { asAnyGuardedRoute } from '../reference/described-route.ts'

interface Options {
  /** @throws {AppError} QUEUE_UNAVAILABLE */
  limitsOf(clientId: string): Promise<LimitsData>
}

export const limitRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { limitsOf }) => {
  app.get(
    '/api/limits',
    {
      config: { reference: { errors: [...asAnyGuardedRoute, 'QUEUE_UNAVAILABLE'] } },
      schema: {
        operationId: 'getLimits',
        tags: ['Limits'],
        summary: 'What is left of quotas and budgets',
        querystring: RefreshOnly,
        body: RefreshOnly,
        response: { 200: Envelope(LimitsData) },
      },
    },
    async (request) => ok(request, await limitsOf(request.grant.clientId)),
  )
}
