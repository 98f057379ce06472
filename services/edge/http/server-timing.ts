import type { Cost } from '../../../shared/jobs/jobs.ts'

/**
 * The `Server-Timing` header, in milliseconds. `edge` is the time before the request was
 * dispatched. `reply` is the time after that without queue, quota and provider: the overhead of the
 * reply channel. The wait in the queue is between the clocks of two processes, so it is at most the
 * overhead of queue and reply channel.
 * `askMs`: from dispatch to reply. `elapsedMs`: since the request arrived.
 */
export function serverTiming(
  { queueMs, quotaMs, providerMs }: Cost,
  askMs: number,
  elapsedMs: number,
): string {
  const overheadMs = Math.max(0, askMs - quotaMs - providerMs)
  const waitMs = Math.min(queueMs, overheadMs)
  const parts = {
    edge: Math.max(0, elapsedMs - askMs),
    queue: waitMs,
    quota: quotaMs,
    provider: providerMs,
    reply: overheadMs - waitMs,
  }
  return Object.entries(parts)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ')
}
