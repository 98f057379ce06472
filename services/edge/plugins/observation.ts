import plugin from 'fastify-plugin'
import type { Metrics } from '../../../shared/metrics.ts'
import type { Span, Tracing } from '../../../shared/tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in its trace, where tracing is on. */
    span: Span | undefined
  }
}

interface Options {
  metrics: Metrics
  tracing?: Tracing | undefined
}

/** Asked every second or so for as long as the process lives: the log tells of them when they fail. */
const askedByMachines = new Set(['/health', '/ready', '/metrics'])

/** One log line, one observation and one span for each request. The route's pattern stands for its path: a URL can hold a place id. */
export const observation = plugin(async function observation(app, { metrics, tracing }: Options) {
  app.decorateRequest('span', undefined)
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
    metrics.httpRequestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    if (error) metrics.requestErrors.inc({ error })
    const level = status === 200 && askedByMachines.has(route) ? 'debug' : 'info'
    const { clientId, keyId } = request.grant ?? {}
    request.log[level](
      { clientId, keyId, method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10, error },
      'request',
    )
    span?.end(
      { 'http.route': route, 'http.response.status_code': status },
      { error: status >= 500 ? (error ?? String(status)) : undefined },
    )
    done()
  })
})

const routeOf = ({ routeOptions }: { routeOptions: { url?: string | undefined } }) => routeOptions.url ?? 'none'
const nameOf = (request: Parameters<typeof routeOf>[0] & { method: string }) => `${request.method} ${routeOf(request)}`
