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
    ['is returned once it has started and is idle', [busy, idle], 1],
    ['is returned once, however long it stays idle', pause(60), 1],
    ['is not returned in a short pause of its work', [idle, busy, ...pause(29), busy], 1],
    ['is returned again after five minutes without work', [idle, busy, ...pause(30)], 2],
    ['is not returned in a short pause, if work came with the start', [busy, busy, idle], 0],
    ['is not returned while it is busy', [busy, busy, busy], 0],
  ])('%s', async (_what, uses, times) => {
    const left = [...uses]
    const collect = vi.fn()
    returnMemoryWhenIdle(collect, () => left.shift() ?? Number.NaN)
    await vi.advanceTimersByTimeAsync(uses.length * checkEveryMs)
    expect(collect).toHaveBeenCalledTimes(times)
  })
})
