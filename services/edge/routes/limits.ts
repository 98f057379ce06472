import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Envelope } from '../../../shared/api/envelope.ts'
import { LimitsData } from '../../../shared/api/limits.ts'
import type { Caller } from '../../../shared/store/clients.ts'
import { ok } from '../http/envelope.ts'

interface Options {
  /** @throws {AppError} QUEUE_UNAVAILABLE */
  quotaReportOf(caller: Caller): Promise<LimitsData>
}

export const limitRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { quotaReportOf }) => {
  app.get(
    '/api/limits',
    {
      config: { reference: { errors: ['QUEUE_UNAVAILABLE'] } },
      schema: {
        operationId: 'getLimits',
        tags: ['Limits'],
        summary: 'What is left of quotas and budgets',
        response: { 200: Envelope(LimitsData) },
      },
    },
    async (request) => ok(request, await quotaReportOf(request.grant)),
  )
}
