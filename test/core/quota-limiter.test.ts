import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { recorderKey, serviceScope, spentKey, stateKey } from '../../shared/quota/keys.ts'
import { createLimiter, type Entry, type Limiter, type Wanted } from '../../shared/quota/limiter.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import { type Quota, type Quotas, type Sku, skus } from '../../shared/quota/quota.ts'
import { periodAt, permitHoldsMs, smoothWindows } from '../../shared/quota/windows.ts'
import { connectFailingFast } from '../../shared/redis.ts'
import { freePort } from '../support/processes.ts'
import {
  type Answer,
  type Books,
  closeModel,
  correctModel,
  emptyBooks,
  reopenModel,
  takeFromModel,
} from './quota-model.ts'

/** A database that no stack of another test uses. */
const redisUrl = () => `${inject('redisUrl')}/15`
const clientCount = 4
const never = 86_400_000

let connections: Redis[] = []
beforeAll(() => {
  connections = Array.from({ length: clientCount }, () => new Redis(redisUrl()))
})
beforeEach(async () => {
  await connection().flushdb()
  await openAll()
})
afterAll(() => {
  for (const redis of connections) redis.disconnect()
})
const connection = (index = 0) => connections[index % clientCount] ?? expect.fail('no connection')
const openAll = () => Promise.all(skus.map((sku) => connection().hset(stateKey(sku), 'epoch', 'x')))

const unlimited: Quotas = { autocomplete: {}, details: {}, geocoding: {}, validation: {} }
const limitsWith = (details: Quota, given: Partial<Limits> = {}): Limits => ({
  quotas: { ...unlimited, details },
  budgets: new Map(),
  interactiveReserve: 0.2,
  bulkFloor: 0.1,
  ...given,
})
const budget = (scope: string, budgets: Budgets) => ({ budgets: new Map([[scope, budgets]]) })

interface Setup {
  redis?: Redis
  now?(): number
  workerId?: string
  note?(entry: Entry): void
  openBooks?(): Promise<void>
}
const limiterWith = (limits: Limits | (() => Limits), setup: Setup = {}) =>
  createLimiter({
    redis: connection(),
    now: Date.now,
    limits: typeof limits === 'function' ? limits : () => limits,
    workerId: 'w',
    note: () => {},
    openBooks: () => expect.fail('the books are open'),
    ...setup,
  })

const wanted = (given: Partial<Wanted> = {}): Wanted => ({
  sku: 'details',
  clientId: 'ann',
  microUsd: 5000,
  longestWaitMs: 0,
  ...given,
})
const takeAll = (limiter: Limiter, count: number, given: Partial<Wanted> = {}) =>
  Promise.all(Array.from({ length: count }, () => limiter.take(wanted(given))))
const countGranted = (answers: { granted: boolean }[]) => answers.filter(({ granted }) => granted).length

const clockKey = 'clock-of-the-test'

/** The product's own scripts, but that they read the time from a key that the test sets. */
function timedByTest(redis: Redis): Redis {
  const define = redis.defineCommand.bind(redis)
  redis.defineCommand = (name, { lua = '', ...definition }) => {
    const parts = lua.split("redis.call('TIME')")
    expect(parts).toHaveLength(name === 'correctCharges' ? 1 : 2)
    define(name, { ...definition, lua: parts.join(`redis.call('HMGET', '${clockKey}', 'seconds', 'microseconds')`) })
  }
  return redis
}
const setClock = (redis: Redis, nowUs: number) =>
  redis.hset(clockKey, { seconds: Math.floor(nowUs / 1_000_000), microseconds: nowUs % 1_000_000 })

describe('a permit', () => {
  const most = (max: number) => fc.integer({ min: 1, max })
  const quota = fc.record(
    { second: most(30), minute: most(1000), day: most(40), month: most(60) },
    { requiredKeys: [] },
  )
  const sum = fc.record({ calls: fc.nat(30), microUsd: fc.nat(200_000) }, { requiredKeys: [] })
  const budgets = fc.record({ day: sum, month: sum }, { requiredKeys: [] })
  const limits = fc
    .record({
      details: quota,
      autocomplete: quota,
      service: fc.option(budgets),
      ann: fc.option(budgets),
      interactiveReserve: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
      bulkFloor: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
    })
    .map(({ details, autocomplete, service, ann, ...shares }): Limits => {
      const scopes: [string, Budgets][] = [...(service ? [[serviceScope, service] as [string, Budgets]] : []), ...(ann ? [['ann', ann] as [string, Budgets]] : [])]
      return { quotas: { ...unlimited, details, autocomplete }, budgets: new Map(scopes), ...shares }
    })
  const hourUs = 3_600_000_000
  const pause = fc.oneof(
    { weight: 6, arbitrary: fc.nat(100_000) },
    { weight: 4, arbitrary: fc.nat(5_000_000) },
    { weight: 1, arbitrary: fc.nat(40 * hourUs) },
    // Close to the next midnight at the provider, before and after.
    { weight: 1, arbitrary: fc.record({ fromMidnightUs: fc.integer({ min: -20_000, max: 20_000 }) }) },
  )
  const call = fc.record({
    clientId: fc.constantFrom('ann', 'ben', 'cem'),
    longestWaitMs: fc.oneof(fc.constant(0), fc.nat(5000)),
    microUsd: fc.constantFrom(0, 2830, 5000, 17_000),
    bulk: fc.boolean(),
  })
  const sku = fc.constantFrom('details', 'autocomplete')
  const step = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ pause, sku, calls: fc.array(call, { minLength: 1, maxLength: 12 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        pause,
        sku,
        close: fc.constantFrom('rate', 'day', 'denied'),
        forMs: fc.oneof(fc.nat(3000), fc.nat(120_000)),
      }),
    },
    { weight: 1, arbitrary: fc.record({ pause, sku, reopen: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ pause, correct: fc.nat(), calls: fc.nat(1), share: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  )
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  it('is granted, delayed or refused as the model says, for any limits, closures and order of calls', async () => {
    const redis = timedByTest(new Redis(redisUrl()))
    const seen = new Map<string, number>()
    const example = async (given: Limits, startDays: number, steps: Step[]) => {
      await redis.flushdb()
      await openAll()
      let nowUs = (Date.UTC(2026, 9, 30) + startDays * never) * 1000
      const nowMs = () => Math.floor(nowUs / 1000)
      const books = emptyBooks()
      const notes: Entry[] = []
      const limiter = limiterWith(given, { redis, now: nowMs, note: (entry) => notes.push(entry) })

      for (const one of steps) {
        nowUs = after(one.pause, nowUs)
        await setClock(redis, nowUs)
        if ('close' in one) {
          closeModel(books, nowUs, one.sku, one.close, one.forMs)
          await limiter.close(one.sku, one.close, one.forMs)
        } else if ('reopen' in one) {
          reopenModel(books, one.sku)
          await limiter.reopen(one.sku)
        } else if ('correct' in one) {
          const charges = notes.filter(({ calls }) => calls > 0)
          const charge = charges[one.correct % charges.length]
          if (!charge) continue
          const entry = { ...charge, calls: 0 - one.calls, microUsd: 0 - Math.floor(charge.microUsd * one.share) }
          correctModel(books, entry)
          limiter.correct(entry)
        } else {
          const asked = one.calls.map((given) => ({ ...given, sku: one.sku }))
          const answers = await Promise.all(asked.map((given) => limiter.take(given)))
          const expected = takeFromModel(books, given, nowUs, asked)
          const holdsMs = permitHoldsMs(smoothWindows(given.quotas[one.sku]))
          expect(answers).toEqual(
            expected.map((answer) =>
              answer.granted ? { ...answer, endsAt: nowUs / 1000 + answer.waitMs + holdsMs } : answer,
            ),
          )
          for (const [i, answer] of expected.entries()) {
            const k = `${asked[i]?.bulk ? 'bulk ' : ''}${answer.granted ? `granted ${answer.trial} ${answer.waitMs > 0}` : `${answer.because} ${'reason' in answer ? answer.reason : ''}${'unit' in answer ? answer.unit + answer.of : ''}${'window' in answer ? answer.window : ''}`}`
            seen.set(k, (seen.get(k) ?? 0) + 1)
          }
        }
      }
      await nextTurn()
      expect(await readRecorder(redis)).toEqual(sumsOf(notes))
    }
    await fc.assert(
      fc.asyncProperty(limits, fc.nat(3), fc.array(step, { minLength: 1, maxLength: 30 }), example),
      { numRuns: Number(process.env.RUNS ?? 100) },
    )
    console.log([...seen].sort())
    redis.disconnect()
  })

  function after(pause: number | { fromMidnightUs: number }, nowUs: number): number {
    if (typeof pause === 'number') return nowUs + pause
    const { ends } = periodAt('day', Math.floor(nowUs / 1000))
    return Math.max(nowUs, ends * 1000 + pause.fromMidnightUs)
  }
})

/** Calls and money by day, client and SKU. */
async function readRecorder(redis: Redis, workerId = 'w'): Promise<Record<string, number[]>> {
  const fields = Object.entries(await redis.hgetall(recorderKey(workerId)))
  return Object.fromEntries(fields.map(([field, sums]) => [field, sums.split(' ').slice(0, 2).map(Number)]))
}

function sumsOf(entries: Entry[]): Record<string, number[]> {
  const sums = new Map<string, number[]>()
  for (const { day, clientId, sku, calls, microUsd } of entries) {
    const [oldCalls = 0, oldMicroUsd = 0] = sums.get(`${day}|${clientId}|${sku}`) ?? []
    sums.set(`${day}|${clientId}|${sku}`, [oldCalls + calls, oldMicroUsd + microUsd])
  }
  return Object.fromEntries(sums)
}
