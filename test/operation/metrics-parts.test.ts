import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { watchCapacity } from '../../services/edge/jobs/capacity.ts'
import { createIdleTimes } from '../../services/worker/bulk/feeder-metrics.ts'
import { watchBudgets } from '../../services/worker/upkeep/budget-watch.ts'
import { redisChecks } from '../../shared/jobs/redis-checks.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import { watchDependencies } from '../../shared/runtime/dependencies.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { connectFailingFast, untilReady } from '../../shared/runtime/redis.ts'
import { openDatabase, pingDatabase } from '../../shared/store/database.ts'
import { limitsWith } from '../core/quota-model.ts'
import { collectedLog } from '../support/collected-log.ts'

describe('the metrics of a process', () => {
  it('omit a gauge that was never set, and include counters without labels from the start', async () => {
    const metrics = createMetrics('worker')
    const lines = async () =>
      (await metrics.registry.metrics()).split('\n').filter((line) => /^address_/.test(line))
    const names = new Set((await lines()).map((line) => /^\w+/.exec(line)?.[0]))
    expect(names).toContain('address_replies_recovered_total')
    expect(names).toContain('address_build_info')
    expect(names).not.toContain('address_batch_eta_seconds')
    expect(names).not.toContain('address_in_flight')
    metrics.batchEta.set(7)
    expect(await lines()).toContain('address_batch_eta_seconds 7')
    metrics.batchEta.remove()
    expect(await lines()).not.toContain('address_batch_eta_seconds 7')
  })

  it("are named and described by Prometheus' conventions", async () => {
    for (const { name, type, help } of await createMetrics('edge').registry.getMetricsAsJSON()) {
      if (!name.startsWith('address_')) continue
      expect(name).toMatch(/^[a-z_]+$/)
      expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter'])
      expect(help.length).toBeGreaterThan(20)
    }
  })
})

describe('the idle time of batches', () => {
  const batch = (
    id: string,
    processed: number,
    status: 'running' | 'paused' = 'running',
    round = 0,
  ) => ({
    id,
    round,
    status,
    processed,
  })

  it('is that of the batch that waits longest for a result', () => {
    let at = 0
    const idle = createIdleTimes(() => at)
    expect(idle.maxMs([batch('a', 0), batch('b', 5)])).toBe(0)
    at = 1000
    expect(idle.maxMs([batch('a', 0), batch('b', 6)])).toBe(1000)
    at = 1500
    expect(idle.maxMs([batch('a', 1), batch('b', 6)])).toBe(500)
    expect(idle.maxMs([])).toBe(0)
  })

  it('stops while a batch is paused, and starts at zero when it resumes', () => {
    let at = 0
    const idle = createIdleTimes(() => at)
    idle.maxMs([batch('a', 3)])
    at = 9000
    expect(idle.maxMs([batch('a', 3, 'paused')])).toBe(0)
    at = 9500
    expect(idle.maxMs([batch('a', 3, 'running', 1)])).toBe(0)
    at = 9700
    expect(idle.maxMs([batch('a', 3, 'running', 1)])).toBe(200)
  })
})

describe('the watch over budgets', () => {
  const day = 86_400_000
  const spent = { day: { calls: 9, microUsd: 0 }, month: { calls: 9, microUsd: 0 } }
  const budgets = new Map([[serviceScope, { day: { calls: 10 } }]])
  let at = Date.UTC(2026, 10, 20, 20)
  let fails = false
  const quotaReader = {
    state: async () => ({ waitMs: 0, pace: 1, used: { day: 0, month: 0 } }),
    spent: async () => (fails ? Promise.reject(new Error('Redis is away')) : spent),
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('warns once in a period, and logs once when budgets cannot be read', async () => {
    const { log, lines } = collectedLog()
    const limits = () => ({ ...limitsWith({}), budgets })
    const stop = watchBudgets({
      quotaReader,
      limits,
      drainCharged: () => [],
      warnFrom: 0.8,
      now: () => at,
      log,
      metrics: createMetrics('worker'),
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines).toMatchObject([{ usedPercent: 90, window: 'day' }])
    at += day
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines.slice(1)).toMatchObject([{ usedPercent: 90, window: 'day' }])
    fails = true
    await vi.advanceTimersByTimeAsync(20_000)
    fails = false
    await vi.advanceTimersByTimeAsync(20_000)
    const task = 'check budgets'
    expect(lines.slice(2)).toMatchObject([{ task, cause: 'Error: Redis is away' }, { task }])
    stop()
  })
})

describe('the metrics of queues and quotas at an edge', () => {
  it('are absent while Redis is unavailable, and the reason is logged once', async () => {
    const { log, lines } = collectedLog()
    const metrics = createMetrics('edge')
    const redis = connectFailingFast(inject('redisUrl'))
    await untilReady(redis, 5000)
    const quotaReader = {
      state: async () => paused,
      spent: async () => Promise.reject(new Error()),
    }
    const paused = {
      waitMs: 0,
      pace: 1,
      used: { day: 0, month: 0 },
      paused: { reason: 'denied', forMs: 1000 },
    } as const
    const capacity = await watchCapacity({
      redis,
      queueRedis: redis,
      quotaReader,
      now: Date.now,
      metrics,
      providers: { strategy: 'places', edition: 'new', fallback: undefined },
      maxShards: 1,
      log,
    })
    const gauges = [
      metrics.workersAlive,
      metrics.expectedWaitSeconds,
      metrics.queueJobs,
      metrics.queueOldestJobSeconds,
      metrics.providerPausedSeconds,
      metrics.providerPace,
    ]
    const seen = async () =>
      (await Promise.all(gauges.map((gauge) => gauge.get()))).map(({ values }) => values.length)
    for (const count of await seen()) expect(count).toBeGreaterThan(0)
    redis.disconnect()
    await vi.waitFor(async () => expect(await seen()).toEqual([0, 0, 0, 0, 0, 0]), {
      timeout: 4000,
    })
    expect(capacity.missing()).toContain('worker')
    expect(lines).toMatchObject([{ task: 'read queues and quotas', cause: expect.any(String) }])
    capacity.stop()
  })
})

describe('the metric of dependencies', () => {
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
    const begin = () =>
      ends.unshift(
        watchDependencies(
          { postgres: () => pingDatabase(db), ...redisChecks(redis, redis) },
          metrics,
        ),
      )
    const up = async () =>
      Object.fromEntries(
        (await metrics.dependencyUp.get()).values.map(({ labels, value }) => [
          labels.dependency,
          value,
        ]),
      )
    return { redis, begin, up }
  }

  it('is 1 for those that answer', async () => {
    const { redis, begin, up } = watched(inject('redisUrl'), inject('databaseUrl'))
    await untilReady(redis, 5000)
    begin()
    await expect.poll(up).toEqual({ redis: 1, postgres: 1 })
  })

  it('is 0 for those that refuse or do not respond', async () => {
    const { begin, up } = watched('redis://127.0.0.1:1', 'postgres://nobody@127.0.0.1:1/none')
    begin()
    await expect.poll(up).toEqual({ redis: 0, postgres: 0 })
  })
})
