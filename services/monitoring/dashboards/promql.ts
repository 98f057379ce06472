/** Observations per second of a counter, summed over all processes. */
export const rate = (counter: string, by?: string, selector = '') =>
  `sum${by ? ` by (${by})` : ''} (rate(address_${counter}${selector}[$__rate_interval]))`

/** Increase of a counter over `window`, summed over all processes. */
export const increase = (counter: string, window: string, by?: string, selector = '') =>
  `sum${by ? ` by (${by})` : ''} (increase(address_${counter}${selector}[${window}]))`

/** A quantile of a histogram over all processes, in seconds. */
export const quantile = (q: number, histogram: string, by?: string, selector = '') =>
  `histogram_quantile(${q}, sum by (${by ? `${by}, ` : ''}le) ` +
  `(rate(address_${histogram}_bucket${selector}[$__rate_interval])))`

/** A gauge that every process reports with the same meaning, such as the length of a queue. */
export const shared = (gauge: string, by?: string, selector = '') =>
  `max${by ? ` by (${by})` : ''} (address_${gauge}${selector})`

/** p50 and p99 of a histogram, by one label. */
export const quantiles = (histogram: string, by: string, selector = '') => [
  { expr: quantile(0.5, histogram, by, selector), legend: `{{${by}}} p50` },
  { expr: quantile(0.99, histogram, by, selector), legend: `{{${by}}} p99` },
]
