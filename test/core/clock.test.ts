import type { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SharedClock, startSharedClock } from '../../shared/quota/shared-clock.ts'
import { collectedLog } from '../support/collected-log.ts'

const start = Date.UTC(2026, 10, 20)
const clocks: SharedClock[] = []
const { log, lines } = collectedLog()

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop()
  vi.useRealTimers()
})

/** Answers with the true time, after a way there and a way back. */
function redisWith(way: { thereMs: number; backMs: number; fails?: boolean }): Redis {
  let timeline: unknown
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const answer = async (_script: string, _keys: number, _key: string, first: unknown) => {
    timeline ??= first
    await later(way.thereMs)
    const now = Date.now()
    await later(way.backMs)
    if (way.fails) throw new Error('Redis is away')
    return [Math.floor(now / 1000), (now % 1000) * 1000 + 999, timeline]
  }
  return { eval: answer, on: () => {}, off: () => {} } as unknown as Redis
}

async function clockWith(
  way: Parameters<typeof redisWith>[0],
  skew: { ms: number },
): Promise<SharedClock> {
  const starting = startSharedClock(redisWith(way), log, () => Date.now() + skew.ms)
  await vi.advanceTimersByTimeAsync(way.thereMs + way.backMs)
  const clock = await starting
  clocks.push(clock)
  return clock
}

describe('the shared clock', () => {
  it.each([0, 1, -1, 250, -86_400_000, 3_600_000])(
    'corrects a local clock that is off by %i ms',
    async (ms) => {
      const clock = await clockWith({ thereMs: 5, backMs: 5 }, { ms })
      await vi.advanceTimersByTimeAsync(1234)
      expect(clock.now()).toBe(Date.now())
    },
  )
  it('is off by at most half the round trip', async () => {
    const clock = await clockWith({ thereMs: 0, backMs: 30 }, { ms: 5000 })
    expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(15)
  })
  it('follows a local clock that drifts', async () => {
    const skew = { ms: 0 }
    const clock = await clockWith({ thereMs: 1, backMs: 1 }, skew)
    for (let second = 0; second < 7; second += 1) {
      skew.ms += 100
      await vi.advanceTimersByTimeAsync(1100)
    }
    expect(clock.now()).toBe(Date.now())
  })
  it('keeps its correction while Redis is unavailable, and logs that once', async () => {
    const way = { thereMs: 1, backMs: 1, fails: false }
    const clock = await clockWith(way, { ms: 60_000 })
    way.fails = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(clock.now()).toBe(Date.now())
    expect(lines).toMatchObject([{ task: 'measure the clock', cause: 'Error: Redis is away' }])
  })
  it('ignores a round trip during which the process was frozen', async () => {
    const way = { thereMs: 1, backMs: 1 }
    const clock = await clockWith(way, { ms: 60_000 })
    way.backMs = 4000
    await vi.advanceTimersByTimeAsync(15_000)
    expect(clock.now()).toBe(Date.now())
  })
  it('takes a slow first measurement for no jump of Redis', async () => {
    const way = { thereMs: 1, backMs: 1500 }
    const clock = await clockWith(way, { ms: 60_000 })
    way.backMs = 1
    await vi.advanceTimersByTimeAsync(1100)
    expect(clock.now()).toBe(Date.now())
    expect(lines).toEqual([])
  })
  it('sends no request once it is stopped', async () => {
    const clock = await clockWith({ thereMs: 1, backMs: 1 }, { ms: 0 })
    clock.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
