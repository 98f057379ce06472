import type { BatchStatus } from '../../../shared/api/batch-status.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { Progress } from '../../../shared/store/feeding.ts'

/** The metrics of batches. Only the worker that holds the feeder's lease sets them. */
export function createFeederMetrics(metrics: Metrics, now: Clock) {
  const idleTimes = createIdleTimes()
  const gauges = [
    metrics.bulkJobs,
    metrics.bulkWindow,
    metrics.oldestBatchSeconds,
    metrics.bulkRowsLeft,
    metrics.batchEta,
    metrics.batchIdle,
  ]

  return {
    /** Removes all values: without the lease they would be out of date. */
    clear(): void {
      metrics.batches.reset()
      for (const gauge of gauges) gauge.remove()
      idleTimes.forget()
    },
    /** `rowsPerSecond` is the rate of all batches together. */
    show(progress: Progress[], pausedCount: number, rowsPerSecond: number): void {
      for (const status of ['queued', 'running'] as const)
        metrics.batches.set({ status }, progress.filter((batch) => batch.status === status).length)
      metrics.batches.set({ status: 'paused' }, pausedCount)
      const [oldest] = progress
      metrics.oldestBatchSeconds.set(
        oldest ? Math.max(0, now() - oldest.createdAt.getTime()) / 1000 : 0,
      )
      const left = progress.reduce((sum, { total, processed }) => sum + total - processed, 0)
      metrics.bulkRowsLeft.set(left)
      if (left === 0) metrics.batchEta.set(0)
      else if (rowsPerSecond > 0) metrics.batchEta.set(left / rowsPerSecond)
      else metrics.batchEta.remove()
      metrics.batchIdle.set(idleTimes.maxMs(progress) / 1000)
      metrics.feederRunTimestamp.set(now() / 1000)
    },
  }
}

type Moving = Pick<Progress, 'id' | 'round' | 'processed'> & { status: BatchStatus }

/** Measures how long running batches have had no new result. */
export function createIdleTimes(clock: () => number = () => performance.now()) {
  let known = new Map<string, { moved: string; at: number }>()

  return {
    /** The longest idle time in milliseconds. It starts at 0 when a batch begins or resumes. */
    maxMs(batches: Moving[]): number {
      const running = batches.filter(({ status }) => status === 'running')
      const times = running.map(({ id, round, processed }) => {
        const moved = `${round} ${processed}`
        const last = known.get(id)
        return [id, last?.moved === moved ? last : { moved, at: clock() }] as const
      })
      known = new Map(times)
      return Math.max(0, ...times.map(([, { at }]) => clock() - at))
    },
    forget: () => known.clear(),
  }
}
