import fastify, { type FastifyInstance } from 'fastify'
import { AppError, catalogue } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { internalOnly } from './internal-only.ts'

/** A process's own small server: is it up, and what does it measure. Not listening yet. */
export function buildMetricsApp(metrics: Metrics, internalRoutesPublic: boolean): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.setErrorHandler((failure, _request, reply) => {
    const { code, status, message } = catalogue[failure instanceof AppError ? failure.error : 'INTERNAL']
    return reply.code(status).send({ statusCode: code, message })
  })
  app.register(internalOnly, { internalRoutesPublic })
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}
