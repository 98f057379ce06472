import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { LimitKind } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { type Metrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { Access } from '../access/key-access.ts'
import { type PageRates, pageLimits } from '../access/page-limits.ts'
import {
  daySeconds,
  type Limit,
  limitNames,
  minuteSeconds,
  type RateLimitState,
  type RateLimits,
} from '../access/rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which of a client's limits the route counts against. */
    limit?: LimitKind
  }
  interface FastifyRequest {
    /**
     * The state of all limits that the request counts against. Counting begins once the token is
     * known.
     */
    limitStates: Promise<RateLimitState[]> | undefined
  }
}

interface Options {
  rateLimits: RateLimits
  access: Pick<Access, 'rateLimitsOf'>
  /** Requests a minute for clients without limits of their own, and the limits of pages. */
  rates: Record<LimitKind, number> & PageRates
  /** The limit of routes that name none. */
  limit?: LimitKind
  metrics: Metrics
}

/**
 * Counts each request on the routes in the scope of this plugin once against its client's limit,
 * whatever its outcome. The count runs while the body is read.
 * A request of a page counts against the limits of the page and of its network first. It counts
 * against the client's limit only if it is within these and permitted.
 * Register it after the authentication and the permission.
 */
export const clientLimits = plugin(async function clientLimits(
  app,
  { rateLimits, access, rates, limit = 'other', metrics }: Options,
) {
  app.decorateRequest('limitStates', undefined)
  startAtZero(metrics.rateLimited, { limit: limitNames })
  app.addHook('onRoute', (route) => {
    route.config = { limit, ...route.config }
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const limitStates = countInOrder(rateLimits, requestLimits(request))
    request.limitStates = limitStates
    if (!request.forbidden) return done()
    limitStates.then((counted) => done(refusalOf(counted) ?? request.forbidden))
  })

  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.limitStates) return done()
    request.limitStates.then((limitStates) => done(refusalOf(limitStates)))
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.limitStates) return done()
    request.limitStates.then((limitStates) => {
      setLimitHeaders(reply, limitStates)
      done()
    })
  })

  function requestLimits({ grant, ip, forbidden, routeOptions }: FastifyRequest): Limit[][] {
    const { clientId, page } = grant
    const name = routeOptions.config.limit ?? limit
    const max = access.rateLimitsOf(clientId)[name] ?? rates[name]
    const ofClient: Limit = { name, max, who: clientId }
    if (!page) return [[ofClient]]
    const ofPage = pageLimits({ clientId, page, ip }, rates)
    return forbidden ? ofPage : [...ofPage, [ofClient]]
  }

  function refusalOf(limitStates: RateLimitState[]): AppError | undefined {
    const over = limitStates.find(({ isOver }) => isOver)
    return over && refusal(over, metrics)
  }
})

/** Counts one group after the other, and stops after a group with a limit that is exceeded. */
async function countInOrder(rateLimits: RateLimits, groups: Limit[][]): Promise<RateLimitState[]> {
  const limitStates: RateLimitState[] = []
  for (const group of groups) {
    limitStates.push(...(await Promise.all(group.map((limit) => rateLimits.count(limit)))))
    if (limitStates.some(({ isOver }) => isOver)) break
  }
  return limitStates
}

/**
 * Sets the headers of draft-ietf-httpapi-ratelimit-headers for all limits that a request counted
 * against.
 */
export function setLimitHeaders(reply: FastifyReply, limitStates: RateLimitState[]): void {
  const policies = limitStates.map(
    ({ name, max, windowSeconds = minuteSeconds }) => `"${name}";q=${max};w=${windowSeconds}`,
  )
  const limits = limitStates.map(
    ({ name, left, resetMs }) => `"${name}";r=${left};t=${Math.ceil(resetMs / 1000)}`,
  )
  reply.header('ratelimit-policy', policies.join(', '))
  reply.header('ratelimit', limits.join(', '))
}

/** RATE_LIMITED for a request that is over its limit. */
export function refusal(
  { name, max, windowSeconds, resetMs, isOver }: RateLimitState,
  metrics: Metrics,
): AppError | undefined {
  if (!isOver) return undefined
  metrics.rateLimited.inc({ limit: name })
  const window = windowSeconds === daySeconds ? 'day' : 'minute'
  return new AppError('RATE_LIMITED', {
    retryAfterMs: resetMs,
    details: [
      { code: name.toUpperCase().replaceAll('-', '_'), message: `at most ${max} a ${window}` },
    ],
  })
}

/** Tells the caller of its limit if it is over it. @throws {AppError} RATE_LIMITED */
export function throwIfOver(
  limitState: RateLimitState,
  reply: FastifyReply,
  metrics: Metrics,
): void {
  const refused = refusal(limitState, metrics)
  if (!refused) return
  setLimitHeaders(reply, [limitState])
  throw refused
}
