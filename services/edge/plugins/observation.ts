import plugin from 'fastify-plugin'
import type { Metrics } from '../../../shared/metrics.ts'

/** One log line and one observation for each request. The route's pattern stands for its path: a URL can hold a place id. */
export const observation = plugin(async function observation(app, { metrics }: { metrics: Metrics }) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    metrics.httpRequestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
    done()
  })
})
