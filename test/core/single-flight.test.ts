import { describe, expect, it, vi } from 'vitest'
import { nextRun, singleFlight } from '../../shared/runtime/single-flight.ts'

/** A run that ends when the test says so. */
function controlled() {
  const runs: PromiseWithResolvers<number>[] = []
  const run = vi.fn(() => {
    const one = Promise.withResolvers<number>()
    runs.push(one)
    return one.promise
  })
  return { run, runs }
}

describe('single-flight', () => {
  it('shares the run in flight, and starts another after it has ended', async () => {
    const { run, runs } = controlled()
    const share = singleFlight(run)
    const callers = [share(), share()]
    runs[0]?.resolve(1)
    expect(await Promise.all(callers)).toEqual([1, 1])
    share()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('rejects for all callers of a failed run, and starts another afterwards', async () => {
    const { run, runs } = controlled()
    const share = singleFlight(run)
    const callers = [share(), share()]
    runs[0]?.reject(new Error('no'))
    const outcomes = await Promise.allSettled(callers)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    share()
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('the next run', () => {
  it('begins after the call, one at a time, and is shared by those who wait for it', async () => {
    const { run, runs } = controlled()
    const next = nextRun(run)
    const first = next()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    const later = [next(), next()]
    runs[0]?.resolve(1)
    expect(await first).toBe(1)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    runs[1]?.resolve(2)
    expect(await Promise.all(later)).toEqual([2, 2])
  })

  it('begins although the one before failed', async () => {
    const { run, runs } = controlled()
    const next = nextRun(run)
    const failed = next()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    const later = next()
    runs[0]?.reject(new Error('no'))
    await expect(failed).rejects.toThrow('no')
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    runs[1]?.resolve(2)
    expect(await later).toBe(2)
  })
})
