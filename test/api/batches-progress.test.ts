import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followBatches } from '../../services/edge/batches/batch-progress.ts'
import type { Batch } from '../../shared/api/batch.ts'
import { collectedLog } from '../support/collected-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const batch = (change: Partial<Batch> = {}): Batch => ({
  id: 'b1',
  status: 'running',
  total: 10,
  problems: 0,
  processed: 0,
  counts: { confirmed: 0, corrected: 0, needs_review: 0, undeliverable: 0, failed: 0 },
  rate: 1,
  spend: { calls: 0, usd: 0 },
  policy: 'normal',
  strategy: 'places',
  createdAt: 0,
  ...change,
})

function following() {
  let state: Batch | undefined = batch()
  let reads = 0
  const { log, lines } = collectedLog()
  const progress = followBatches(async (ids) => {
    reads++
    if (state === undefined) throw new Error('PostgreSQL is unavailable')
    return ids.map((id) => ({ ...(state as Batch), id }))
  }, log)
  return {
    progress,
    lines,
    reads: () => reads,
    set: (next: Batch | undefined) => {
      state = next
    },
  }
}

describe('the progress of a batch', () => {
  it('is not followed any more once the edge ends: such a stream ends at once', async () => {
    const { progress, reads } = following()
    progress.close()
    const listener = progress.follow(batch()).resume()
    await once(listener, 'end')
    await vi.advanceTimersByTimeAsync(5000)
    expect(reads()).toBe(0)
  })

  it('is polled once a second, whatever the number of listeners, and not without any', async () => {
    const { progress, reads } = following()
    const listeners = Array.from({ length: 20 }, () => progress.follow(batch()).resume())
    await vi.advanceTimersByTimeAsync(5000)
    expect(reads()).toBe(5)
    for (const listener of listeners) listener.destroy()
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(5000)
    expect(reads()).toBe(5)
  })

  it('is read together with that of all others, in one query a second', async () => {
    const { progress, reads, set } = following()
    const ids = ['b1', 'b2', 'b3']
    const listeners = ids.map((id) => progress.follow(batch({ id })).setEncoding('utf8'))
    for (const listener of listeners) listener.read()
    set(batch({ processed: 1 }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(reads()).toBe(3)
    for (const [index, listener] of listeners.entries())
      expect(listener.read()).toContain(`"id":"${ids[index]}"`)
  })

  it('is sent when it changes, but not for a new estimate alone; otherwise a heartbeat is sent every 15 s', async () => {
    const { progress, set } = following()
    const listener = progress.follow(batch()).setEncoding('utf8')
    expect(listener.read()).toMatch(/^event: progress\ndata: \{.*\}\n\n$/)
    set(batch({ eta: 5 }))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(listener.read()).toBe(null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(listener.read()).toBe(':\n\n')
    set(batch({ processed: 1 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(listener.read()).toContain('"processed":1')
  })

  it('continues after the database was unavailable for a while, which is logged once', async () => {
    const { progress, set, lines } = following()
    const listener = progress.follow(batch()).setEncoding('utf8')
    listener.read()
    set(undefined)
    await vi.advanceTimersByTimeAsync(3000)
    set(batch({ processed: 2 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(listener.read()).toContain('"processed":2')
    const task = 'read the progress of batches'
    expect(lines).toMatchObject([{ task, cause: 'Error: PostgreSQL is unavailable' }, { task }])
  })

  it('disconnects a listener that does not read', async () => {
    const { progress, set } = following()
    const listener = progress.follow(batch())
    for (let processed = 1; processed < 400; processed++) {
      set(batch({ processed }))
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(listener.destroyed).toBe(true)
  })
})
