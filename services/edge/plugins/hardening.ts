import type { IncomingMessage, ServerResponse } from 'node:http'
import underPressure from '@fastify/under-pressure'
import plugin from 'fastify-plugin'
import helmet from 'helmet'
import { AppError } from '../../../shared/errors.ts'

interface Options {
  /** From this mean delay of the event loop on, in milliseconds, requests are refused: far above that of full load. */
  maxEventLoopDelayMs?: number
  /** How often it is looked at, in milliseconds. */
  sampleMs?: number
}

const tryAgainMs = 2000
/** Who looks after an edge that is in trouble needs these most. */
const alwaysAnswered = new Set(['/health', '/ready', '/metrics'])
const yearSeconds = 31_536_000
const samplesKept = 5

/** What answers say to browsers, and what an edge does that can't keep up. */
export const hardening = plugin(async function hardening(
  app,
  { maxEventLoopDelayMs = 1000, sampleMs = 1000 }: Options,
) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders)
    // It means nothing over plain HTTP (RFC 6797, section 7.2): a proxy that is trusted says how the caller came.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${yearSeconds}`)
    done()
  })
  const lasts = createEndurance(sampleMs)
  app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request) => {
      if (lasts(performance.now()) && !alwaysAnswered.has(request.routeOptions.url ?? ''))
        throw new AppError('OVERLOADED', { retryAfterMs: tryAgainMs })
    },
  })
})

/**
 * Whether what is reported again and again has lasted longer than one sample: a single stall, as at the start or on a machine that does other
 * things too, is no overload. A loop that hardly turns reports seldom, so it is forgotten after some samples only.
 */
function createEndurance(sampleMs: number): (at: number) => boolean {
  let [begun, last] = [-Infinity, -Infinity]
  return (at) => {
    if (at - last > samplesKept * sampleMs) begun = at
    last = at
    return at - begun > sampleMs
  }
}

function helmetsHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const setHeaders = helmet({
    frameguard: { action: 'deny' },
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** What every answer says to browsers that is no page: Helmet's headers. They are always the same, so they are made once: a fifth of the cost. */
export const safeHeaders = { ...helmetsHeaders(), 'cache-control': 'no-store' }
