import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnMemoryWhenIdle } from '../../shared/runtime/idle-memory.ts'

const [idle, busy] = [0.012, 0.3]
const checkEveryMs = 10_000
/** So many readings of an idle process. */
const pause = (readings: number) => Array.from({ length: readings }, () => idle)

describe('memory of an idle process', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['is returned after five minutes without work', [busy, ...pause(30)], 1],
    ['is returned once, however long it stays idle', pause(90), 1],
    ['is not returned in a shorter pause', [...pause(29), busy, ...pause(29)], 0],
    ['is returned again after it was busy', [...pause(30), busy, ...pause(30)], 2],
  ])('%s', async (_what, uses, times) => {
    const left = [...uses]
    const collect = vi.fn()
    returnMemoryWhenIdle(collect, () => left.shift() ?? Number.NaN)
    await vi.advanceTimersByTimeAsync(uses.length * checkEveryMs)
    expect(collect).toHaveBeenCalledTimes(times)
  })
})
