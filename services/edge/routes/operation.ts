import type { FastifyPluginAsync } from 'fastify'
import { internalOnly } from '../../../shared/http/internal-only.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { Tokens } from '../tokens.ts'

interface Options {
  tokens: Tokens
  metrics: Metrics
  /** What is missing for the whole path to work: nothing when all is well. */
  missing(): Promise<string[]>
  everybody: boolean
}

/** What machines ask: is it up, does it work, what does it measure, which keys sign. Answered without the envelope, in the forms that they expect. */
export const operationRoutes: FastifyPluginAsync<Options> = async (app, { tokens, metrics, missing, everybody }) => {
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const { json, etag } = tokens.jwks()
    reply.header('cache-control', 'public, max-age=300').header('etag', etag)
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('application/json').send(json)
  })

  app.register(async (inside) => {
    await inside.register(internalOnly, { everybody })
    inside.get('/ready', async (_request, reply) => {
      const lacking = await missing()
      return reply
        .code(lacking.length === 0 ? 200 : 503)
        .send({ status: lacking.length === 0 ? 'ready' : 'not ready', missing: lacking })
    })
    inside.get('/metrics', async (_request, reply) => {
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  })
}

/** RFC 9110 §13.1.2: compared weakly. */
const isKnown = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
