/**
 * One piece of load for one system. Closed: so many requests in flight, always. Open: so many a
 * second, whatever the answers do.
 */
export interface Load {
  /** Addresses of the system's edges, asked in turn. */
  urls: string[]
  token: string
  seconds: number
  shape: { inFlight: number } | { perSecond: number }
  /** Asks for the details of these places, one after the other, not for suggestions. */
  placeIds?: string[]
}

/**
 * What came of it. Latencies of an open load are counted from when a request was due, so that
 * waiting is not hidden.
 */
export interface LoadResult {
  answered: number
  /** Answers other than HTTP 200, and connections that broke. */
  failed: number
  firstFailure?: string
  /** Answers a second. */
  rate: number
  p50Ms: number
  p99Ms: number
}
