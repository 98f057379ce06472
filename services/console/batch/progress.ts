import type { Batch } from '../../../shared/api/batch.ts'
import type { VerdictName } from '../../../shared/api/verdict.ts'
import { verdictNames } from '../wording.ts'

/** How many results there were at a time, by verdict. */
export interface ProgressPoint {
  /** Unix time in milliseconds. */
  atMs: number
  counts: Record<VerdictName, number>
}

/** Enough for the width of a screen. */
const mostPoints = 600
const none = Object.fromEntries(verdictNames.map((verdict) => [verdict, 0])) as Record<VerdictName, number>

/** How long a batch still takes at its rate, in seconds, whatever a browser's clock says; undefined where nobody knows. Pure. */
export const secondsLeft = ({ total, processed, erased = 0, rate, eta }: Batch): number | undefined =>
  eta === undefined ? undefined : (total - processed - erased) / rate

/** How long a batch had been running when the service told of it; by the browser's clock where the service's is not known. */
function elapsedMs(batch: Batch, nowMs: number): number {
  const { createdAt, startedAt = createdAt, eta } = batch
  const toldMs = eta === undefined ? nowMs : eta - 1000 * (secondsLeft(batch) ?? 0)
  return Math.max(0, Math.round(toldMs - startedAt))
}

/**
 * The points so far and that of a batch as it is now; the first one is its start. Beyond 600 points, every second one of the older is left
 * out. A batch that has ended is as it was at its end, whenever it is looked at. Times are the browser's, whose clock may not be the
 * service's; those of a batch that had ended before are the service's. Pure.
 */
export function withProgress(points: readonly ProgressPoint[], batch: Batch, nowMs: number): ProgressPoint[] {
  const { counts, startedAt = batch.createdAt, finishedAt } = batch
  const [startMs, endMs] =
    points.length === 0 && finishedAt !== undefined
      ? [startedAt, finishedAt]
      : [nowMs - elapsedMs(batch, nowMs), Math.min(finishedAt ?? nowMs, nowMs)]
  const start = points.length > 0 ? points : [{ atMs: startMs, counts: none }]
  const lastMs = start.at(-1)?.atMs ?? startMs
  const point = { atMs: Math.max(endMs, lastMs + 1), counts }
  const all = [...start, point]
  return all.length > mostPoints ? all.filter((_, index) => index % 2 === 0 || index === all.length - 1) : all
}

/** What a chart of stacked areas draws: seconds, then for each verdict the results of it and of those below it. Pure. */
export function stackedSeries(points: readonly ProgressPoint[]): number[][] {
  const seconds = points.map(({ atMs }) => atMs / 1000)
  const stacks = verdictNames.map((_, top) =>
    points.map(({ counts }) => verdictNames.slice(0, top + 1).reduce((sum, verdict) => sum + counts[verdict], 0)),
  )
  return [seconds, ...stacks]
}

/** Some of the points, the first and the last among them, for a table. Pure. */
export function sampled(points: readonly ProgressPoint[], most: number): ProgressPoint[] {
  if (points.length <= most) return [...points]
  const step = (points.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)] as ProgressPoint)
}
