import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createLimiter, type Permit } from '../../shared/quota/limiter.ts'
import type { Quota, Quotas } from '../../shared/quota/quota.ts'
import { calendarWindows, permitHoldsMs, smoothWindows, untilPeriodEnds } from '../../shared/quota/windows.ts'
import { connectFailingFast } from '../../shared/redis.ts'
import { freePort } from '../support/processes.ts'
import { emptyQuota, takeFromModel } from './quota-model.ts'

/** A database that no stack of another test uses. */
const redisUrl = () => `${inject('redisUrl')}/15`
const clientCount = 4
const never = 86_400_000

let clients: Redis[] = []
beforeAll(() => {
  clients = Array.from({ length: clientCount }, () => new Redis(redisUrl()))
})
beforeEach(async () => {
  await clients[0]?.flushdb()
})
afterAll(() => {
  for (const client of clients) client.disconnect()
})
const client = (index = 0) => clients[index % clientCount] ?? expect.fail('no connection')

const quotasOf = (details: Quotas['details']): Quotas => ({ autocomplete: {}, details, geocoding: {}, validation: {} })
const limiterOf = (details: Quotas['details'], index = 0, now = Date.now) =>
  createLimiter(client(index), quotasOf(details), now)

describe('a permit', () => {
  const hourUs = 3_600_000_000
  const limit = (max: number) => fc.integer({ min: 1, max })
  const quota = fc.record(
    { second: limit(30), minute: limit(200), day: limit(40), month: limit(60) },
    { requiredKeys: [] },
  )
  /** Calls that are asked for at once, after a pause. */
  const moments = fc.array(
    fc.record({
      gapUs: fc.oneof(
        { weight: 6, arbitrary: fc.nat(100_000) },
        { weight: 3, arbitrary: fc.nat(5_000_000) },
        { weight: 1, arbitrary: fc.nat(40 * hourUs) },
      ),
      longestWaitsMs: fc.array(fc.oneof(fc.constant(0), fc.nat(3000)), { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 25 },
  )

  it('is granted, delayed or refused as the model says, for any quota and any order of calls', async () => {
    const redis = timedByTest(new Redis(redisUrl()))
    const example = async (given: Quota, steps: { gapUs: number; longestWaitsMs: number[] }[]) => {
      await redis.flushdb()
      const state = emptyQuota()
      let nowUs = Date.UTC(2026, 9, 31) * 1000
      const nowMs = () => Math.floor(nowUs / 1000)
      const limiter = createLimiter(redis, quotasOf(given), nowMs)
      for (const { gapUs, longestWaitsMs } of steps) {
        nowUs += gapUs
        await redis.hset(clockKey, { seconds: Math.floor(nowUs / 1_000_000), microseconds: nowUs % 1_000_000 })
        const permits = await Promise.all(longestWaitsMs.map((longest) => limiter.take('details', longest)))
        const smooth = smoothWindows(given)
        const calendar = calendarWindows(given, nowMs())
        const expected = longestWaitsMs.map((longest): Permit => {
          const [outcome, value] = takeFromModel(state, { nowUs, longestWaitUs: longest * 1000, smooth, calendar })
          const waitMs = value / 1000
          if (outcome === 0) return { granted: false, waitMs }
          if (outcome === 1) return { granted: true, waitMs, endsAt: nowUs / 1000 + waitMs + permitHoldsMs(smooth) }
          const window = calendar[value]?.name ?? 'day'
          return { granted: false, window, waitMs: untilPeriodEnds(window, nowMs()) }
        })
        expect(permits).toEqual(expected)
      }
    }
    await fc.assert(fc.asyncProperty(quota, moments, example), { numRuns: 60 })
    redis.disconnect()
  })
})

const clockKey = 'clock-of-the-test'

/** The product's own script, but that it reads the time from a key that the test sets. */
function timedByTest(redis: Redis): Redis {
  const define = redis.defineCommand.bind(redis)
  redis.defineCommand = (name, { lua = '', ...definition }) => {
    const parts = lua.split("redis.call('TIME')")
    expect(parts).toHaveLength(2)
    define(name, { ...definition, lua: parts.join(`redis.call('HMGET', '${clockKey}', 'seconds', 'microseconds')`) })
  }
  return redis
}

describe('the limiter', () => {
  it('keeps any sliding second under the limit, and uses 90 % of it, with several clients at once', async () => {
    const second = 40
    const longestWaitMs = 4000
    const calls: { earliest: number; latest: number }[] = []
    const askAgainAndAgain = async (_: unknown, index: number) => {
      const limiter = limiterOf({ second }, index)
      for (let n = 0; n < 60; n++) {
        const asked = Date.now()
        const permit = await limiter.take('details', longestWaitMs)
        // Redis read its clock in between, the same clock as ours; ours is cut to milliseconds.
        if (permit.granted) calls.push({ earliest: asked + permit.waitMs, latest: Date.now() + 1 + permit.waitMs })
      }
    }
    await Promise.all(Array.from({ length: clientCount }, askAgainAndAgain))

    const mostForSure = Math.max(
      ...calls.map(
        ({ earliest }) => calls.filter((call) => call.earliest >= earliest && call.latest < earliest + 1000).length,
      ),
    )
    expect(mostForSure).toBeLessThanOrEqual(second)
    expect(calls.length).toBeGreaterThanOrEqual(Math.floor((second * longestWaitMs * 0.9) / 1000))
  })
  it('takes from all windows or from none', async () => {
    const kept = () => client().hgetall('{quota-details}')
    const limiter = limiterOf({ second: 1, day: 2 })
    expect(await limiter.take('details', 0)).toMatchObject({ granted: true, waitMs: 0 })

    const before = await kept()
    expect(before.day).toMatch(/ 1$/)
    const tooSoon = await limiter.take('details', 500)
    expect(tooSoon).toMatchObject({ granted: false, waitMs: expect.any(Number) })
    expect(tooSoon).not.toHaveProperty('window')
    expect(await kept()).toEqual(before)

    expect(await limiter.take('details', 2000)).toMatchObject({ granted: true })
    const usedUp = await kept()
    expect(await limiter.take('details', 60_000)).toMatchObject({ granted: false, window: 'day' })
    expect(await kept()).toEqual(usedUp)
  })
  it('begins a new day at midnight Pacific, by the clock that all share', async () => {
    let now = Date.parse('2026-11-20T07:59:30.000Z')
    const limiter = limiterOf({ day: 1, month: 2 }, 0, () => now)
    expect(await limiter.take('details', 0)).toMatchObject({ granted: true })
    expect(await limiter.take('details', 0)).toEqual({ granted: false, window: 'day', waitMs: 30_000 })
    now += 30_000
    expect(await limiter.take('details', 0)).toMatchObject({ granted: true })
    now += never
    expect(await limiter.take('details', 0)).toMatchObject({ granted: false, window: 'month' })
  })
  it('counts each SKU apart', async () => {
    const limiter = createLimiter(client(), { ...quotasOf({ day: 1 }), autocomplete: { day: 1 } }, Date.now)
    expect(await limiter.take('details', 0)).toMatchObject({ granted: true })
    expect(await limiter.take('autocomplete', 0)).toMatchObject({ granted: true })
    expect(await limiter.take('details', 0)).toMatchObject({ granted: false })
  })
  it('says how long the next call would wait, and takes nothing by saying it', async () => {
    const limiter = limiterOf({ minute: 60 })
    expect(await limiter.expectedWaitMs('details')).toBe(0)
    for (const _ of [1, 2, 3]) await limiter.take('details', 60_000)
    const expected = await limiter.expectedWaitMs('details')
    const permit = await limiter.take('details', 0)
    expect(permit.granted).toBe(false)
    expect(expected).toBeGreaterThan(1000)
    expect(permit.waitMs).toBeLessThanOrEqual(expected + 1)
  })
  it('grants any number of calls where there is no limit', async () => {
    const limiter = limiterOf({})
    for (const _ of [1, 2, 3]) expect(await limiter.take('details', 0)).toMatchObject({ granted: true, waitMs: 0 })
    expect(await limiter.expectedWaitMs('details')).toBe(0)
  })
  it.each([{ second: 0 }, { minute: 0 }, { day: 0 }, { month: 0, minute: 5 }])(
    'grants none with a quota of %j',
    async (quota) => {
      const limiter = limiterOf(quota)
      expect(await limiter.take('details', 60_000)).toEqual({ granted: false, waitMs: never })
      expect(await limiter.expectedWaitMs('details')).toBe(never)
    },
  )
  it('grants nothing without Redis', async () => {
    const nowhere = connectFailingFast(`redis://127.0.0.1:${await freePort()}`)
    await expect(createLimiter(nowhere, quotasOf({ minute: 5 }), Date.now).take('details', 0)).rejects.toThrow()
    nowhere.disconnect()
  })
})
