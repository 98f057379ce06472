import type { Cost } from '../../../shared/jobs/jobs.ts'

/**
 * The `Server-Timing` header, in milliseconds. `edge` is the time before the request was
 * dispatched. `reply` is the time after that without queue, quota and provider: the way back.
 * `askMs`: from dispatch to reply. `elapsedMs`: since the request arrived.
 */
export function serverTiming(
  { queueMs, quotaMs, providerMs }: Cost,
  askMs: number,
  elapsedMs: number,
): string {
  const replyMs = Math.max(0, askMs - queueMs - quotaMs - providerMs)
  const parts = {
    edge: Math.max(0, elapsedMs - askMs),
    queue: queueMs,
    quota: quotaMs,
    provider: providerMs,
    reply: replyMs,
  }
  return Object.entries(parts)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ')
}
