import { createRequire } from 'node:module'

/**
 * Loaded before a process of the product, it takes the work out of all metrics: they are made, and
 * note nothing. Users cannot do that.
 */
const prometheus = createRequire(import.meta.url)('prom-client')
const nothing = () => {}
Object.assign(prometheus.Counter.prototype, { inc: nothing })
Object.assign(prometheus.Gauge.prototype, { inc: nothing, dec: nothing, set: nothing })
Object.assign(prometheus.Histogram.prototype, { observe: nothing })
prometheus.collectDefaultMetrics = nothing
