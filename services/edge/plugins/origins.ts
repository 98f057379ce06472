import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors.ts'
import type { Access } from '../access.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE']
const allowedHeaders = [
  'authorization',
  'content-type',
  'accept-version',
  'x-request-id',
  'idempotency-key',
  'accept-language',
]
const exposedHeaders = [
  'x-request-id',
  'server-timing',
  'x-provider-calls',
  'x-provider',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'deprecation',
  'sunset',
  'link',
  'location',
  'idempotent-replayed',
]
/** The longest that browsers keep the answer to a preflight, in seconds. */
const maxAge = 7200

const policy = { methods, allowedHeaders, exposedHeaders, maxAge, strictPreflight: false }
const open = { ...policy, origin: true }
const closed = { ...policy, origin: false }

/**
 * Pages of other origins (CORS): a preflight comes without a token, so it is answered for the origins of all clients. API keys and the
 * administration have no place in a page of another origin.
 */
export const origins = plugin(async function origins(app, { access }: { access: Access }) {
  app.register(cors, {
    delegator: (request, callback) => {
      const origin = foreignOrigin(request)
      const isOpen = origin !== undefined && access.isKnownOrigin(origin) && !isForServers(request)
      callback(null, isOpen ? open : closed)
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const origin = foreignOrigin(request)
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    const isRefused = origin !== undefined && (isForServers(request) || (isPreflight && !access.isKnownOrigin(origin)))
    done(isRefused ? new AppError('ORIGIN_NOT_ALLOWED') : undefined)
  })
})

/** The origin of a page that isn't our own. A scheme is not compared: a proxy in front may speak HTTPS where we don't. */
export function foreignOrigin({ headers, host }: FastifyRequest): string | undefined {
  const { origin } = headers
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host ? undefined : origin
}

const forServers = /^\/(api\/)?authentication(\?|$)|^\/api\/admin(\/|\?|$)/

/** By its route's pattern, since a path can be written in many ways. A preflight has none, and what it allows is still refused itself. */
const isForServers = ({ method, routeOptions, url }: FastifyRequest) =>
  forServers.test((method === 'OPTIONS' ? undefined : routeOptions.url) ?? url)
