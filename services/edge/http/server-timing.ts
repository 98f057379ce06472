import type { Cost } from '../../../shared/jobs/jobs.ts'

/**
 * The `Server-Timing` header, in milliseconds. `edge` is the time before the request was
 * dispatched. `reply` is the time after that without queue, quota and provider: the way back. The
 * wait in the queue is between the clocks of two processes, so it is at most what is left.
 * `askMs`: from dispatch to reply. `elapsedMs`: since the request arrived.
 */
export function serverTiming(
  { queueMs, quotaMs, providerMs }: Cost,
  askMs: number,
  elapsedMs: number,
): string {
  const wayMs = Math.max(0, askMs - quotaMs - providerMs)
  const waitMs = Math.min(queueMs, wayMs)
  const parts = {
    edge: Math.max(0, elapsedMs - askMs),
    queue: waitMs,
    quota: quotaMs,
    provider: providerMs,
    reply: wayMs - waitMs,
  }
  return Object.entries(parts)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ')
}
