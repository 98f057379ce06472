import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { watchCapacity } from '../../services/edge/capacity.ts'
import { watchBudgets } from '../../services/worker/budget-watch.ts'
import { createIdleTimes } from '../../services/worker/bulk/idle-times.ts'
import { watchDependencies } from '../../shared/dependencies.ts'
import { createMetrics } from '../../shared/metrics.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import { connectFailingFast, untilReady } from '../../shared/redis.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { limitsWith } from '../core/quota-model.ts'
import { collectedLog } from '../support/collected-log.ts'

describe('metrics of a process', () => {
  it('show no gauge that nobody has set, and counters without labels from the start', async () => {
    const metrics = createMetrics('worker')
    const lines = async () => (await metrics.registry.metrics()).split('\n').filter((line) => /^address_/.test(line))
    const names = new Set((await lines()).map((line) => /^\w+/.exec(line)?.[0]))
    expect(names).toContain('address_answers_made_good_total')
    expect(names).toContain('address_build_info')
    expect(names).not.toContain('address_batch_eta_seconds')
    expect(names).not.toContain('address_in_flight')
    metrics.batchEta.set(7)
    expect(await lines()).toContain('address_batch_eta_seconds 7')
    metrics.batchEta.remove()
    expect(await lines()).not.toContain('address_batch_eta_seconds 7')
  })

  it('are named and described as Prometheus expects', async () => {
    for (const { name, type, help } of await createMetrics('edge').registry.getMetricsAsJSON()) {
      if (!name.startsWith('address_')) continue
      expect(name).toMatch(/^[a-z_]+$/)
      expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter'])
      expect(help.length).toBeGreaterThan(20)
    }
  })
})

describe('the idle time of batches', () => {
  const batch = (id: string, processed: number, status: 'running' | 'paused' = 'running', round = 0) => ({
    id,
    round,
    status,
    processed,
  })

  it('is that of the one that waits longest for a result', () => {
    let at = 0
    const idle = createIdleTimes(() => at)
    expect(idle.longestMs([batch('a', 0), batch('b', 5)])).toBe(0)
    at = 1000
    expect(idle.longestMs([batch('a', 0), batch('b', 6)])).toBe(1000)
    at = 1500
    expect(idle.longestMs([batch('a', 1), batch('b', 6)])).toBe(500)
    expect(idle.longestMs([])).toBe(0)
  })

  it('does not run while a batch is paused, and begins anew when it goes on', () => {
    let at = 0
    const idle = createIdleTimes(() => at)
    idle.longestMs([batch('a', 3)])
    at = 9000
    expect(idle.longestMs([batch('a', 3, 'paused')])).toBe(0)
    at = 9500
    expect(idle.longestMs([batch('a', 3, 'running', 1)])).toBe(0)
    at = 9700
    expect(idle.longestMs([batch('a', 3, 'running', 1)])).toBe(200)
  })
})

describe('budgets', () => {
  const day = 86_400_000
  const spent = { day: { calls: 9, microUsd: 0 }, month: { calls: 9, microUsd: 0 } }
  const budgets = new Map([[serviceScope, { day: { calls: 10 } }]])
  let at = Date.UTC(2026, 10, 20, 20)
  let fails = false
  const look = {
    state: async () => ({ waitMs: 0, used: { day: 0, month: 0 } }),
    spent: async () => (fails ? Promise.reject(new Error('Redis is away')) : spent),
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('are warned of once in a period; that they cannot be looked at is told once', async () => {
    const { log, lines } = collectedLog()
    const limits = () => ({ ...limitsWith({}), budgets })
    const stop = watchBudgets({ look, limits, warnFrom: 0.8, now: () => at, log, metrics: createMetrics('worker') })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines).toMatchObject([{ usedPercent: 90, window: 'day' }])
    at += day
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines.slice(1)).toMatchObject([{ usedPercent: 90, window: 'day' }])
    fails = true
    await vi.advanceTimersByTimeAsync(20_000)
    fails = false
    await vi.advanceTimersByTimeAsync(20_000)
    const task = 'look at budgets'
    expect(lines.slice(2)).toMatchObject([{ task, cause: 'Error: Redis is away' }, { task }])
    stop()
  })
})

describe('what an edge sees of queues and quotas', () => {
  it('is absent while Redis is away, and why is told once', async () => {
    const { log, lines } = collectedLog()
    const metrics = createMetrics('edge')
    const redis = connectFailingFast(inject('redisUrl'))
    await untilReady(redis, 5000)
    const look = { state: async () => closed, spent: async () => Promise.reject(new Error()) }
    const closed = { waitMs: 0, used: { day: 0, month: 0 }, closed: { reason: 'denied', forMs: 1000 } } as const
    const capacity = await watchCapacity(redis, look, Date.now, metrics, 'places', log)
    const gauges = [
      metrics.workersAlive,
      metrics.expectedWaitSeconds,
      metrics.queueJobs,
      metrics.queueOldestJobSeconds,
      metrics.providerClosed,
    ]
    const seen = async () => (await Promise.all(gauges.map((gauge) => gauge.get()))).map(({ values }) => values.length)
    for (const count of await seen()) expect(count).toBeGreaterThan(0)
    redis.disconnect()
    await vi.waitFor(async () => expect(await seen()).toEqual([0, 0, 0, 0, 0]), { timeout: 4000 })
    expect(capacity.missing()).toContain('worker')
    expect(lines).toMatchObject([{ task: 'look at queues and quotas', cause: expect.any(String) }])
    capacity.stop()
  })
})

describe('dependencies', () => {
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const watched = (redisUrl: string, databaseUrl: string) => {
    const redis = connectFailingFast(redisUrl)
    const db = openDatabase(databaseUrl, 1)
    const metrics = createMetrics('edge')
    ends.push(
      () => redis.disconnect(),
      () => db.destroy(),
    )
    const begin = () => ends.unshift(watchDependencies(redis, db, metrics))
    const up = async () =>
      Object.fromEntries(
        (await metrics.dependencyUp.get()).values.map(({ labels, value }) => [labels.dependency, value]),
      )
    return { redis, begin, up }
  }

  it('that answer are up', async () => {
    const { redis, begin, up } = watched(inject('redisUrl'), inject('databaseUrl'))
    await untilReady(redis, 5000)
    begin()
    await expect.poll(up).toEqual({ redis: 1, postgres: 1 })
  })

  it('that refuse, or say nothing, are down', async () => {
    const { begin, up } = watched('redis://127.0.0.1:1', 'postgres://nobody@127.0.0.1:1/none')
    begin()
    await expect.poll(up).toEqual({ redis: 0, postgres: 0 })
  })
})
