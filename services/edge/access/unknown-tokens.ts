import { LRUCache } from 'lru-cache'
import { minuteSeconds, type RateLimitState } from './rate-limits.ts'

/**
 * Limits how many unknown tokens this edge verifies for one network in a minute. This process
 * counts alone, since verifying costs its own CPU.
 */
export interface UnknownTokens {
  /** Counts a token of this network before it is verified. */
  count(network: string): RateLimitState
  /** Takes the count back for a token that was valid. */
  refund(network: string): void
}

const maxNetworks = 10_000

/** `max`: verifications in a minute, which begins with the first of them. */
export function createUnknownTokens(max: number): UnknownTokens {
  const minutes = new LRUCache<string, { checks: number; endsAtMs: number }>({ max: maxNetworks })

  function minuteOf(network: string, nowMs: number) {
    const running = minutes.get(network)
    if (running && nowMs < running.endsAtMs) return running
    const minute = { checks: 0, endsAtMs: nowMs + minuteSeconds * 1000 }
    minutes.set(network, minute)
    return minute
  }

  return {
    count(network) {
      const nowMs = performance.now()
      const minute = minuteOf(network, nowMs)
      const isOver = minute.checks >= max
      if (!isOver) minute.checks += 1
      return {
        name: 'unknown-tokens',
        max,
        who: network,
        left: max - minute.checks,
        resetMs: minute.endsAtMs - nowMs,
        isOver,
      }
    },
    refund(network) {
      const minute = minutes.get(network)
      if (minute && minute.checks > 0) minute.checks -= 1
    },
  }
}
