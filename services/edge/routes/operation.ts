import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { fallbackKinds } from '../../../shared/api/limits.ts'
import { OneOf } from '../../../shared/api/one-of.ts'
import { type InternalAccess, internalOnly } from '../../../shared/runtime/internal-only.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { Readiness } from '../../../shared/runtime/readiness.ts'
import type { Tokens } from '../access/tokens.ts'
import { matchesIfNoneMatch } from '../http/entity-tag.ts'
import {
  anyRouteErrors,
  operationRouteErrors,
  type Reference,
} from '../reference/described-route.ts'

interface Options {
  tokens: Tokens
  metrics: Metrics
  /** What this edge can serve. */
  readiness(): Promise<Readiness>
  /** Who may call `/ready` and `/metrics`; nobody where another port has them. */
  internalAccess: InternalAccess | undefined
}

const readinessOf = (example: Readiness) =>
  Type.Object(
    {
      status: Type.Literal(example.status),
      missing: Type.Array(Type.String()),
      refused: Type.Array(Type.String()),
      fallback: Type.Array(OneOf(fallbackKinds, 'What the fallback provider answers')),
    },
    { examples: [{ ...example, fallback: [] }] },
  )
const Jwk = Type.Object(
  { kty: Type.String(), kid: Type.String(), alg: Type.String(), use: Type.String() },
  {
    additionalProperties: true,
    examples: [
      {
        kty: 'OKP',
        crv: 'Ed25519',
        x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
        kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
        alg: 'EdDSA',
        use: 'sig',
      },
    ],
  },
)
const described = {
  health: {
    operationId: 'getHealth',
    tags: ['Operation'],
    summary: 'Whether the process is up',
    response: { 200: Type.Object({ status: Type.Literal('up') }) },
  },
  ready: {
    operationId: 'getReadiness',
    tags: ['Operation'],
    summary: 'What this edge can serve',
    description:
      'Answers the networks of INTERNAL_NETWORKS only. It is ready as long as it reaches Redis: ' +
      'without PostgreSQL it still serves addresses. `missing` says what is unavailable, ' +
      '`refused` what is refused for that reason.',
    response: {
      200: readinessOf({ status: 'ready', missing: ['worker'], refused: ['autocomplete'] }),
      503: readinessOf({ status: 'not ready', missing: ['redis'], refused: ['autocomplete'] }),
    },
  },
  metrics: {
    operationId: 'getMetrics',
    tags: ['Operation'],
    summary: 'What Prometheus reads',
    description: 'Answers the networks of INTERNAL_NETWORKS only.',
  },
  keys: {
    operationId: 'getSigningKeys',
    tags: ['Tokens'],
    summary: 'The public keys that check access tokens (RFC 7517)',
    response: { 200: Type.Object({ keys: Type.Array(Jwk) }) },
  },
}
const metricsReference: Reference = {
  errors: operationRouteErrors,
  plainResponses: {
    'text/plain': {
      schema: Type.String({ description: 'The text format of Prometheus, version 0.0.4' }),
      examples: {
        'Its beginning':
          '# HELP process_cpu_user_seconds_total Total user CPU time spent in seconds.\n',
      },
    },
  },
}

/**
 * Routes for machines: health, readiness, metrics and public keys. Their responses have no
 * envelope.
 */
export const operationRoutes: FastifyPluginAsync<Options> = async (
  app,
  { tokens, metrics, readiness, internalAccess },
) => {
  app.get(
    '/health',
    {
      config: { isForMonitoring: true, reference: { errors: anyRouteErrors } },
      schema: described.health,
      exposeHeadRoute: true,
    },
    async () => ({
      status: 'up',
    }),
  )
  const keysReference = { errors: anyRouteErrors, responseHeaders: ['ETag'] } satisfies Reference
  app.get(
    '/.well-known/jwks.json',
    { config: { reference: keysReference }, schema: described.keys, exposeHeadRoute: true },
    async (request, reply) => {
      const { json, etag } = tokens.jwks()
      reply.header('cache-control', 'public, max-age=300').header('etag', etag)
      if (matchesIfNoneMatch(etag, request.headers['if-none-match']))
        return (reply as FastifyReply).code(304).send()
      return reply.type('application/json').send(json)
    },
  )

  app.register(async (inside) => {
    await inside.register(internalOnly, { access: internalAccess })
    inside.get(
      '/ready',
      {
        config: { isForMonitoring: true, reference: { errors: operationRouteErrors } },
        schema: described.ready,
        exposeHeadRoute: true,
      },
      async (_request, reply) => {
        const state = await readiness()
        return reply.code(state.status === 'ready' ? 200 : 503).send(state)
      },
    )
    inside.get(
      '/metrics',
      {
        config: { isForMonitoring: true, reference: metricsReference },
        schema: described.metrics,
      },
      async (_request, reply) => {
        return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      },
    )
  })
}
