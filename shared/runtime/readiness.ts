/** What a process answers at `/ready`. */
export interface Readiness {
  /**
   * `not ready` where another process of the same kind could do better: this one shuts down, or
   * does not reach Redis. A dependency that every process lacks is listed in `missing`, and does
   * not make this one unready.
   */
  status: 'ready' | 'not ready'
  /** What is missing, such as `postgres` or `worker`. */
  missing: string[]
  /** What is refused for that reason, by the names of the service's objectives. */
  refused: string[]
  /** What the fallback provider answers at present; of edges. */
  fallback?: readonly string[]
}

/** Of a process that can do nothing, for this reason. */
export const unready = (reason: string): Readiness => ({
  status: 'not ready',
  missing: [reason],
  refused: [],
})

/** Whether this is the name of a Redis, as `redisChecks` gives it. */
export const isRedis = (dependency: string) => dependency.endsWith('redis')
