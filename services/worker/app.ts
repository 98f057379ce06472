import fastify, { type FastifyInstance } from 'fastify'
import { internalOnly } from '../../shared/http/internal-only.ts'
import type { Metrics } from '../../shared/metrics.ts'

/** The worker's own small server: is it up, and what does it measure. */
export function buildApp(metrics: Metrics, everybody: boolean): FastifyInstance {
  const app = fastify()
  app.register(internalOnly, { everybody })
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}
