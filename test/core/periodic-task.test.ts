import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPeriodicTask } from '../../shared/runtime/periodic-task.ts'

const everyMs = 1000

describe('a periodic task', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const onFailure = vi.fn()

  it.each([
    { atStart: true, runs: 4 },
    { atStart: false, runs: 3 },
  ])('runs $runs times in three periods with atStart $atStart', async ({ atStart, runs }) => {
    const run = vi.fn()
    const task = startPeriodicTask(run, { everyMs, atStart, onFailure })
    await vi.advanceTimersByTimeAsync(3 * everyMs)
    expect(run).toHaveBeenCalledTimes(runs)
    await task.stop()
    await vi.advanceTimersByTimeAsync(3 * everyMs)
    expect(run).toHaveBeenCalledTimes(runs)
  })

  it('leaves out runs that are due while one goes on, and stops when that one has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(() => promise)
    const task = startPeriodicTask(run, { everyMs, onFailure })
    await vi.advanceTimersByTimeAsync(5 * everyMs)
    expect(run).toHaveBeenCalledTimes(1)
    const stopped = vi.fn()
    const stopping = task.stop().then(stopped)
    await vi.advanceTimersByTimeAsync(everyMs)
    expect(stopped).not.toHaveBeenCalled()
    resolve()
    await stopping
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a run that fails after the stop, when what it needs is closed', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    const failed = vi.fn()
    const task = startPeriodicTask(() => promise, { everyMs, atStart: true, onFailure: failed })
    const stopping = task.stop()
    reject(new Error('driver has already been destroyed'))
    await stopping
    expect(failed).not.toHaveBeenCalled()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('goes on after a run that %s', async (_, fail) => {
    const failed = vi.fn()
    const succeeded = vi.fn()
    const run = vi.fn().mockImplementationOnce(fail)
    const task = startPeriodicTask(run, { everyMs, onSuccess: succeeded, onFailure: failed })
    await vi.advanceTimersByTimeAsync(2 * everyMs)
    expect([failed.mock.calls.length, succeeded.mock.calls.length]).toEqual([1, 1])
    await task.stop()
  })
})
