import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import type { LimitKind } from '../../../shared/access/client-rules.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { Access } from '../access.ts'
import { type RateLimits, type Standing, windowSeconds } from '../rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which of a client's limits the route counts against. */
    limit?: LimitKind
  }
  interface FastifyRequest {
    /** On its way since the token was known. */
    standing: Promise<Standing> | undefined
  }
}

interface Options {
  rateLimits: RateLimits
  access: Pick<Access, 'rateLimitsOf'>
  /** Requests a minute, where a client has no limit of its own. */
  rates: Record<LimitKind, number>
  /** Of the routes that name no limit. */
  limit?: LimitKind
  metrics: Metrics
}

/**
 * On the routes beside it each request counts against its client's limit, once, whatever comes of it. It is counted while its body is read.
 * Comes after the authentication.
 */
export const clientLimits = plugin(async function clientLimits(
  app,
  { rateLimits, access, rates, limit = 'other', metrics }: Options,
) {
  app.decorateRequest('standing', undefined)
  app.addHook('onRoute', (route) => {
    route.config = { limit, ...route.config }
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { clientId } = request.grant
    const name = request.routeOptions.config.limit ?? limit
    const perMinute = access.rateLimitsOf(clientId)[name] ?? rates[name]
    request.standing = rateLimits.count({ name, perMinute, who: clientId })
    done()
  })

  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.standing) return done()
    request.standing.then((standing) => done(refusal(standing, metrics)))
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.standing) return done()
    request.standing.then((standing) => {
      tellLimits(reply, [standing])
      done()
    })
  })
})

/** The header fields of draft-ietf-httpapi-ratelimit-headers: all limits that a request counted against, and what is left of them. */
export function tellLimits(reply: FastifyReply, standings: Standing[]): void {
  const policies = standings.map(({ name, perMinute }) => `"${name}";q=${perMinute};w=${windowSeconds}`)
  const limits = standings.map(({ name, left, resetMs }) => `"${name}";r=${left};t=${Math.ceil(resetMs / 1000)}`)
  reply.header('ratelimit-policy', policies.join(', '))
  reply.header('ratelimit', limits.join(', '))
}

/** RATE_LIMITED for a request that is over its limit. */
export function refusal({ name, perMinute, resetMs, isOver }: Standing, metrics: Metrics): AppError | undefined {
  if (!isOver) return undefined
  metrics.rateLimited.inc({ limit: name })
  return new AppError('RATE_LIMITED', {
    retryAfterMs: resetMs,
    details: [{ code: name.toUpperCase().replaceAll('-', '_'), message: `at most ${perMinute} a minute` }],
  })
}
