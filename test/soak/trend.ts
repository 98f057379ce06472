import { median } from '../bench/statistics.ts'

/** What becomes of a figure when all is well. */
export type Rule =
  /** Bytes after a collection: 10 % or 5 MB more at most. */
  | 'memory'
  /** Bytes that the system counts for a process, which V8 gives back late: 20 % or 30 MB more. */
  | 'resident'
  /** Connections, files and timers: 10 % or 5 more at most. */
  | 'count'
  /** Keys in Redis: 10 % or 50 more at most. */
  | 'keys'
  /**
   * Milliseconds: half as much again at most, or 5 ms more. Only readings of a machine that
   * neighbours leave alone are judged.
   */
  | 'delay'
  /**
   * Connections of a pool, which keeps as many as a slow moment needed: 10 % or 5 more. Judged like
   * delays.
   */
  | 'pool'
  /** It grows rightly, or says nothing of the product. */
  | 'shown'

/** One figure over time. */
export interface Series {
  name: string
  unit: string
  rule: Rule
  points: Point[]
}

export interface Point {
  /** In seconds from the beginning. */
  at: number
  value: number
  /** Neighbours used the machine meanwhile. */
  disturbed?: boolean
}

/** What has become of it. */
export interface Trend {
  name: string
  unit: string
  rule: Rule
  /** Medians of the first and the last third of the time after the warm-up. */
  first: number
  last: number
  /** Of the regression line. */
  perHour: number
  /** Absent where nothing is judged. */
  flat?: boolean
  /** It should have been judged, but neighbours used the machine nearly all the time. */
  disturbed?: boolean
}

const megabyte = 1_000_000
const allowances = {
  memory: { share: 1.1, more: 5 * megabyte },
  resident: { share: 1.2, more: 30 * megabyte },
  count: { share: 1.1, more: 5 },
  keys: { share: 1.1, more: 50 },
  delay: { share: 1.5, more: 5 },
  pool: { share: 1.1, more: 5 },
} satisfies Record<Exclude<Rule, 'shown'>, { share: number; more: number }>
/** What neighbours change. */
const changedByNeighbours: Rule[] = ['delay', 'pool']
/** Of fewer undisturbed readings nothing can be said. */
const minUndisturbed = 9

/** Compares the beginning of what was measured after `warmUpSeconds` with its end. */
export function trendOf({ name, unit, rule, points }: Series, warmUpSeconds: number): Trend {
  const warm = points.filter(({ at, value }) => at >= warmUpSeconds && Number.isFinite(value))
  const quiet = warm.filter(({ disturbed }) => !disturbed)
  const isChanged = changedByNeighbours.includes(rule)
  const isDisturbed = isChanged && quiet.length < Math.min(minUndisturbed, warm.length)
  const judged = isChanged && !isDisturbed ? quiet : warm
  const third = Math.ceil(judged.length / 3)
  const middleOf = (some: Point[]) => median(some.map(({ value }) => value))
  const [first, last] = [middleOf(judged.slice(0, third)), middleOf(judged.slice(-third))]
  const trend = { name, unit, rule, first, last, perHour: slope(judged) * 3600 }
  if (rule === 'shown') return trend
  return isDisturbed ? { ...trend, disturbed: true } : { ...trend, flat: isFlat(first, last, rule) }
}

/** Whether `last` has not grown beyond what its rule allows. What was not measured is not flat. */
export function isFlat(first: number, last: number, rule: Exclude<Rule, 'shown'>): boolean {
  const { share, more } = allowances[rule]
  return last <= Math.max(first * share, first + more)
}

/** Of the least-squares line through these points, per second; NaN for fewer than two times. */
export function slope(points: Point[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [
    mean(points.map((point) => point.at)),
    mean(points.map((point) => point.value)),
  ]
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0)
  const variance = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return covariance / variance
}
