import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Access } from '../access/key-access.ts'

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
  'content-disposition',
  'etag',
  'www-authenticate',
]
/** How long browsers keep the response to a preflight, in seconds. */
const maxAge = 7200

const policy = { methods, allowedHeaders, exposedHeaders, maxAge, strictPreflight: false }
const open = { ...policy, origin: true }
const closed = { ...policy, origin: false }

/**
 * CORS for the pages of shops. A preflight has no token, so the origins of all clients are allowed.
 * Requests with API keys, the administration and the console's sessions are refused from any page.
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
    const isPreflight =
      request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    const isRefused =
      origin !== undefined &&
      (isForServers(request) || (isPreflight && !access.isKnownOrigin(origin)))
    done(isRefused ? new AppError('ORIGIN_NOT_ALLOWED') : undefined)
  })
})

/**
 * The origin of a page that this edge did not serve. Schemes are not compared: a proxy may serve
 * HTTPS while the edge speaks HTTP.
 */
export function foreignOrigin({ headers, host }: FastifyRequest): string | undefined {
  const { origin } = headers
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host ? undefined : origin
}

const forServers = /^\/(api\/)?authentication(\/|\?|$)|^\/api\/(admin|console)(\/|\?|$)/

/**
 * Whether a route is for servers, or for the console's own pages, alone. The pattern of the route
 * decides, since a path can be written in many ways. A preflight has no pattern; the request that
 * follows it is checked itself.
 */
const isForServers = ({ method, routeOptions, url }: FastifyRequest) =>
  forServers.test((method === 'OPTIONS' ? undefined : routeOptions.url) ?? url)
