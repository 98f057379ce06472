import type { Batch } from '../../../shared/api/batch.ts'

/** The number of results at a time. */
export interface ProgressPoint {
  /** Unix time in milliseconds. */
  atMs: number
  processed: number
}

/** More points than the chart has pixels are not needed. */
const maxPoints = 600

/** How many addresses of a batch are to be validated: all but those that were erased. Pure. */
export const sizeOf = ({ total, erased = 0 }: Pick<Batch, 'total' | 'erased'>): number =>
  total - erased

/**
 * Seconds until a batch ends, at its present rate. It does not depend on the browser's clock.
 * Undefined while unknown. Pure.
 */
export const secondsLeft = (batch: Batch): number | undefined =>
  batch.eta === undefined ? undefined : (sizeOf(batch) - batch.processed) / batch.rate

/**
 * For how long a batch had been running at its last change, in milliseconds. Uses the browser's
 * clock if the service's time is unknown.
 */
function elapsedMs(batch: Batch, nowMs: number): number {
  const { createdAt, startedAt = createdAt, eta } = batch
  const toldMs = eta === undefined ? nowMs : eta - 1000 * (secondsLeft(batch) ?? 0)
  return Math.max(0, Math.round(toldMs - startedAt))
}

/**
 * Adds a batch's present state to the points; the first point is its start. Beyond 600 points,
 * every second one is dropped. Times are the browser's, whose clock may differ from the service's.
 * Pure.
 */
export function withProgress(
  points: readonly ProgressPoint[],
  batch: Batch,
  nowMs: number,
): ProgressPoint[] {
  const startMs = nowMs - elapsedMs(batch, nowMs)
  const start = points.length > 0 ? points : [{ atMs: startMs, processed: 0 }]
  const lastMs = start.at(-1)?.atMs ?? startMs
  const all = [...start, { atMs: Math.max(nowMs, lastMs + 1), processed: batch.processed }]
  return all.length > maxPoints
    ? all.filter((_, index) => index % 2 === 0 || index === all.length - 1)
    : all
}

/**
 * The area under the points as an SVG path in a box of 100 by 100; the box is as high as `total`.
 * Pure.
 */
export function areaOf(points: readonly ProgressPoint[], total: number): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last || total === 0) return ''
  const x = (atMs: number) => (100 * (atMs - first.atMs)) / (last.atMs - first.atMs)
  const y = (processed: number) => 100 - (100 * Math.min(processed, total)) / total
  const line = points.map(
    ({ atMs, processed }) => `L${x(atMs).toFixed(2)} ${y(processed).toFixed(2)}`,
  )
  return `M0 100${line.join('')}L100 100Z`
}
