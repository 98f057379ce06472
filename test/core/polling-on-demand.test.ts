import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchOutage } from '../../shared/runtime/outage.ts'
import { startPollingOnDemand } from '../../shared/runtime/polling-on-demand.ts'
import { collectedLog } from '../support/collected-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const warn = 40
const info = 30

describe('polling on demand', () => {
  it('logs once when it fails, and once when it works again', async () => {
    const { log, lines } = collectedLog()
    const read = vi.fn(async () => {})
    const reading = startPollingOnDemand(read, 1000, watchOutage(log, 'read limits'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(lines).toEqual([])
    for (let time = 0; time < 3; time++) read.mockRejectedValueOnce(new Error('PostgreSQL is away'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(lines).toEqual([
      {
        level: warn,
        task: 'read limits',
        cause: 'Error: PostgreSQL is away',
        msg: 'a task fails, and is retried',
      },
    ])
    await vi.advanceTimersByTimeAsync(3000)
    expect(lines.slice(1)).toEqual([
      { level: info, task: 'read limits', msg: 'a task works again' },
    ])
    read.mockRejectedValueOnce(new Error('again'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(3)
    reading.stop()
    expect(read).toHaveBeenCalledTimes(9)
  })
})
