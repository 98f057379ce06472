import { median, quantile } from '../bench/statistics.ts'

/** What becomes of a figure when all is well. */
export type Rule =
  /**
   * Bytes: 10 % or 5 MB more at most, in the middle or at the bottom: between two collections it
   * rises and falls by half.
   */
  | 'memory'
  /** Connections and files: 10 % or 5 more at most. */
  | 'count'
  /** Keys in Redis, jobs in flight among them: 10 % or 50 more at most. */
  | 'keys'
  /** Milliseconds: half as much again at most, or 5 ms more. */
  | 'delay'
  /** It grows rightly, or says nothing of the product. */
  | 'shown'

/** One figure over time. */
export interface Series {
  name: string
  unit: string
  rule: Rule
  /** `at` is in seconds from the beginning. */
  points: { at: number; value: number }[]
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
}

const megabyte = 1_000_000
const allowances = {
  memory: { share: 1.1, more: 5 * megabyte },
  count: { share: 1.1, more: 5 },
  keys: { share: 1.1, more: 50 },
  delay: { share: 1.5, more: 5 },
} satisfies Record<Exclude<Rule, 'shown'>, { share: number; more: number }>

/** Compares the beginning of what was measured after `warmUpSeconds` with its end. */
export function trendOf({ name, unit, rule, points }: Series, warmUpSeconds: number): Trend {
  const warm = points.filter(({ at, value }) => at >= warmUpSeconds && Number.isFinite(value))
  const third = Math.ceil(warm.length / 3)
  const middleOf = (some: Series['points']) => median(some.map(({ value }) => value))
  const [first, last] = [middleOf(warm.slice(0, third)), middleOf(warm.slice(-third))]
  const trend = { name, unit, rule, first, last, perHour: slope(warm) * 3600 }
  if (rule === 'shown') return trend
  const bottomOf = (some: Series['points']) =>
    quantile(
      some.map(({ value }) => value),
      0.1,
    )
  const bottomIsFlat = () =>
    isFlat(bottomOf(warm.slice(0, third)), bottomOf(warm.slice(-third)), rule)
  return { ...trend, flat: isFlat(first, last, rule) || (rule === 'memory' && bottomIsFlat()) }
}

/** Whether `last` has not grown beyond what its rule allows. What was not measured is not flat. */
export function isFlat(first: number, last: number, rule: Exclude<Rule, 'shown'>): boolean {
  const { share, more } = allowances[rule]
  return last <= Math.max(first * share, first + more)
}

/** Of the least-squares line through these points, per second; NaN for fewer than two times. */
export function slope(points: Series['points']): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [
    mean(points.map((point) => point.at)),
    mean(points.map((point) => point.value)),
  ]
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0)
  const variance = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  return covariance / variance
}
