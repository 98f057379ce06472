import { type RequestCost, requestCosts } from './measured.ts'

type Part = 'edge' | 'worker' | 'redis' | 'redisBytes' | 'jobs'

/** A load of one edge, and what it costs a part in a second: microseconds of CPU, bytes or jobs. */
interface Point {
  perSecond: number
  use: number
}

/**
 * What one edge with this many requests a second costs a part in a second. It never falls: on its
 * way to the peak a day passes every lower load, and some of those cost more than a higher one,
 * since there fewer requests share a job. Linear between measured loads; beyond the highest one in
 * proportion to it.
 */
export function useOfEdge(part: Part, perSecond: number): number {
  const points = highestSoFar(requestCosts, part)
  const next = points.findIndex((point) => point.perSecond >= perSecond)
  const before = points[next - 1] ?? { perSecond: 0, use: 0 }
  const after = points[next]
  if (after) {
    const share = (perSecond - before.perSecond) / (after.perSecond - before.perSecond)
    return before.use + share * (after.use - before.use)
  }
  const last = points.at(-1) ?? before
  const { [part]: ofLast = 0 } = requestCosts.at(-1) ?? {}
  return Math.max(last.use, perSecond * ofLast)
}

function highestSoFar(costs: RequestCost[], part: Part): Point[] {
  let highest = 0
  return costs.map((cost) => {
    highest = Math.max(highest, cost.perSecond * cost[part])
    return { perSecond: cost.perSecond, use: highest }
  })
}

/** The highest load of one edge that was tried. */
export const highestLoadTried = () => requestCosts.at(-1)?.perSecond ?? 0
