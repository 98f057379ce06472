import underPressure from '@fastify/under-pressure'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors/catalogue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Machines request the route every second, to watch this edge. It is answered when the edge is
     * overloaded too, since operators need it most then. Its successes are logged at level debug.
     */
    isForMonitoring?: boolean
  }
}

interface Options {
  /**
   * Requests are refused from this mean delay of the event loop on, in milliseconds. Full load
   * stays far below it.
   */
  maxEventLoopDelayMs?: number
  /** How often the delay is measured, in milliseconds. */
  sampleMs?: number
}

const retryAfterMs = 2000
const yearSeconds = 31_536_000
const samplesKept = 5

/**
 * Sets security headers, and refuses requests without a host, and all while the event loop is
 * overloaded.
 */
export const hardening = plugin(async function hardening(
  app,
  { maxEventLoopDelayMs = 1000, sampleMs = 1000 }: Options,
) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders)
    // The header is ignored over plain HTTP (RFC 6797, section 7.2). Behind a trusted proxy,
    // `protocol` is that of the caller.
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${yearSeconds}`)
    const { httpVersion, headers } = request.raw
    const isRefused = httpVersion === '1.1' && headers.host === undefined
    done(isRefused ? new AppError('HTTP_MALFORMED') : undefined)
  })
  const isOverloaded = createOverloadDetector(sampleMs)
  app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request) => {
      if (isOverloaded(performance.now()) && !request.routeOptions.config?.isForMonitoring)
        throw new AppError('OVERLOADED', { retryAfterMs })
    },
  })
})

/**
 * Returns whether a reported overload has lasted longer than one sample. A single stall, as at the
 * start, is no overload. A blocked event loop reports seldom, so an overload is forgotten only
 * after several samples.
 */
function createOverloadDetector(sampleMs: number): (at: number) => boolean {
  let [begun, last] = [-Infinity, -Infinity]
  return (at) => {
    if (at - last > samplesKept * sampleMs) begun = at
    last = at
    return at - begun > sampleMs
  }
}

/** The security headers of every response but pages. */
export const safeHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
}
