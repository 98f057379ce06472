import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnMemoryWhenIdle } from '../../shared/runtime/idle-memory.ts'

const [idle, busy] = [0.012, 0.3]
const checkEveryMs = 10_000

describe('memory of an idle process', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['is returned once it has started and is idle', [busy, idle], 1],
    ['is returned once, however long it stays idle', [idle, idle, idle, idle], 1],
    ['is returned again after it was busy', [idle, busy, busy, idle], 2],
    ['is not returned while it is busy', [busy, busy, busy], 0],
  ])('%s', async (_what, uses, times) => {
    const left = [...uses]
    const collect = vi.fn()
    returnMemoryWhenIdle(collect, () => left.shift() ?? Number.NaN)
    await vi.advanceTimersByTimeAsync(uses.length * checkEveryMs)
    expect(collect).toHaveBeenCalledTimes(times)
  })
})
