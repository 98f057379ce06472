import fastify, { type FastifyInstance } from 'fastify'
import { AppError, catalogue } from '../errors/catalogue.ts'
import { type InternalAccess, internalOnly } from './internal-only.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** What a process says of itself. */
interface State {
  hasStarted(): boolean
  readiness(): Promise<Readiness>
}

/**
 * The small server for `/metrics`, `/ready` and `/health` of a process. It does not listen yet. A
 * deploy waits for `/health`, so it is 503 as long as the start can fail.
 */
export function buildMetricsApp(
  metrics: Metrics,
  access: InternalAccess,
  { hasStarted, readiness }: State,
): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.setErrorHandler((failure, _request, reply) => {
    const { code, status, message } =
      catalogue[failure instanceof AppError ? failure.error : 'INTERNAL']
    return reply.code(status).send({ statusCode: code, message })
  })
  app.get('/health', async (_request, reply) =>
    hasStarted() ? { status: 'up' } : reply.code(503).send({ status: 'starting' }),
  )
  app.register(async (inside) => {
    await inside.register(internalOnly, { access })
    inside.get('/ready', async (_request, reply) => {
      const state = await readiness()
      return reply.code(state.status === 'ready' ? 200 : 503).send(state)
    })
    inside.get('/metrics', async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    )
  })
  return app
}
