import type { Cost } from '../../shared/jobs/jobs.ts'

/**
 * The `Server-Timing` header: where the milliseconds of an answer went. `edge` is what was spent before the question was
 * asked, `reply` what is left of the asking after queue, quota and provider: the way back.
 */
export function serverTiming({ queueMs, quotaMs, providerMs }: Cost, askMs: number, elapsedMs: number): string {
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
