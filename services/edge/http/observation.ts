import plugin from 'fastify-plugin'
import { catalogue } from '../../../shared/errors/catalogue.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { Span, Tracing } from '../../../shared/runtime/tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request, if tracing is on. */
    span: Span | undefined
  }
}

interface Options {
  metrics: Metrics
  tracing?: Tracing | undefined
}

/** The methods of our routes. All others count as one, since a caller may send any of them. */
const knownMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
/** The routes whose availability the alerts watch, and the statuses that count against it. */
const watched = /\/(authentication(\/page)?|autocomplete|details|validate|batches)$/
const failureStatuses = [500, 502, 503, 504]

/**
 * Writes one log line, one observation and one span for each request. They have the route's pattern
 * instead of the path, since a URL may hold a place id.
 */
export const observation = plugin(async function observation(app, { metrics, tracing }: Options) {
  app.decorateRequest('span', undefined)
  startAtZero(metrics.requestErrors, { error: Object.keys(catalogue) })
  app.addHook('onRoute', ({ method, url: route }) => {
    if (!watched.test(route) || method === 'HEAD') return
    for (const status of failureStatuses)
      metrics.httpRequestSeconds.zero({ method: String(method), route, status })
  })
  if (tracing) {
    app.addHook('onRequest', (request, _reply, done) => {
      const parent = request.headers.traceparent
      const attributes = { 'http.request.method': request.method, 'address.request_id': request.id }
      const span = tracing.start(nameOf(request), 'server', {
        ...(typeof parent === 'string' && { parent }),
        attributes,
      })
      request.span = span
      request.log = request.log.child({ traceId: span.traceId })
      done()
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method, failure: error, span } = request
    const route = routeOf(request)
    const status = reply.statusCode
    const { clientId, keyId, mode } = request.grant ?? {}
    const { httpRequestSeconds, requestErrors } = metricsIn(metrics, mode)
    const labels = { method: knownMethods.has(method) ? method : 'other', route, status }
    httpRequestSeconds.observe(labels, reply.elapsedTime / 1000)
    if (error) requestErrors.inc({ error })
    const { isForMonitoring } = request.routeOptions.config ?? {}
    const level = status === 200 && isForMonitoring ? 'debug' : 'info'
    request.log[level](
      {
        clientId,
        keyId,
        ...(mode === 'test' && { mode }),
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        error,
      },
      'request',
    )
    span?.end(
      { 'http.route': route, 'http.response.status_code': status },
      { error: status >= 500 ? (error ?? String(status)) : undefined },
    )
    done()
  })
})

const routeOf = ({ routeOptions }: { routeOptions: { url?: string | undefined } }) =>
  routeOptions.url ?? 'none'
const nameOf = (request: Parameters<typeof routeOf>[0] & { method: string }) =>
  `${request.method} ${routeOf(request)}`
