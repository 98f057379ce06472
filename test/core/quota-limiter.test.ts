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
import { closeModel, correctModel, emptyBooks, reopenModel, takeFromModel } from './quota-model.ts'

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

/** Limits that are soon used up, and a quota so busy that there is a line. */
const most = (max: number) => fc.integer({ min: 1, max })
const scarceQuota = fc.record(
  { second: most(30), minute: most(1000), day: most(40), month: most(60) },
  { requiredKeys: [] },
)
const sum = fc.record({ calls: fc.nat(30), microUsd: fc.nat(200_000) }, { requiredKeys: [] })
const budgets = fc.option(fc.record({ day: sum, month: sum }, { requiredKeys: [] }), { nil: {} })
const percent = fc.integer({ min: 1, max: 100 }).map((value) => value / 100)
const shares = { interactiveReserve: percent, bulkFloor: percent }
const scarce = fc.record({ details: scarceQuota, service: budgets, ann: budgets, ...shares })
const busyQuota = fc.record({ second: most(100), minute: fc.integer({ min: 60, max: 3000 }) }, { requiredKeys: [] })
const busy = fc.record({ details: busyQuota, service: fc.constant({}), ann: fc.constant({}), ...shares })
const anyLimits = fc.oneof(scarce, busy).map(
  ({ details, service, ann, ...rest }): Limits => ({
    quotas: { ...unlimited, details, autocomplete: { minute: 600 } },
    budgets: new Map<string, Budgets>([
      [serviceScope, service],
      ['ann', ann],
    ]),
    ...rest,
  }),
)

const hourUs = 3_600_000_000
const pause = fc.oneof(
  { weight: 12, arbitrary: fc.nat(100_000) },
  { weight: 4, arbitrary: fc.nat(5_000_000) },
  { weight: 1, arbitrary: fc.nat(40 * hourUs) },
  // Close to the next midnight at the provider, before and after.
  { weight: 1, arbitrary: fc.record({ fromMidnightUs: fc.integer({ min: -20_000, max: 20_000 }) }) },
)
const sku = fc.constantFrom<Sku[]>('details', 'details', 'details', 'autocomplete')
const call = fc.record({
  clientId: fc.constantFrom('ann', 'ben', 'cem'),
  longestWaitMs: fc.oneof(fc.constant(0), fc.nat(5000)),
  microUsd: fc.constantFrom(0, 2830, 5000, 17_000),
  bulk: fc.boolean(),
})
const anyStep = fc.oneof(
  { weight: 24, arbitrary: fc.record({ pause, sku, calls: fc.array(call, { minLength: 1, maxLength: 25 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      pause,
      sku,
      close: fc.constantFrom('rate', 'day', 'denied'),
      forMs: fc.oneof(fc.nat(3000), fc.nat(120_000)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ pause, reopen: sku }) },
  { weight: 4, arbitrary: fc.record({ pause, correct: fc.nat(), callsBack: fc.nat(1), moneyBack: percent }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

function after(pause: Step['pause'], nowUs: number): number {
  if (typeof pause === 'number') return nowUs + pause
  const { ends } = periodAt('day', Math.floor(nowUs / 1000))
  return Math.max(nowUs, ends * 1000 + pause.fromMidnightUs)
}

describe('the scripts and the model', () => {
  it('agree for any limits and any order of calls, closures and corrections, at any hour', async () => {
    const redis = timedByTest(new Redis(redisUrl()))
    const example = async (limits: Limits, startDay: number, steps: Step[]) => {
      await redis.flushdb()
      await openAll()
      let nowUs = Date.UTC(2026, 9, startDay) * 1000
      const books = emptyBooks()
      const notes: Entry[] = []
      const limiter = limiterWith(limits, {
        redis,
        now: () => Math.floor(nowUs / 1000),
        note: (entry) => notes.push(entry),
      })
      for (const step of steps) {
        nowUs = after(step.pause, nowUs)
        await setClock(redis, nowUs)
        if ('calls' in step) {
          const asked = step.calls.map((one) => ({ ...one, sku: step.sku }))
          const answers = await Promise.all(asked.map((one) => limiter.take(one)))
          const holdsMs = permitHoldsMs(smoothWindows(limits.quotas[step.sku]))
          const expected = takeFromModel(books, limits, nowUs, asked).map((answer) =>
            answer.granted ? { ...answer, endsAt: nowUs / 1000 + answer.waitMs + holdsMs } : answer,
          )
          expect(answers).toEqual(expected)
        } else if ('close' in step) {
          closeModel(books, nowUs, step.sku, step.close, step.forMs)
          await limiter.close(step.sku, step.close, step.forMs)
        } else if ('reopen' in step) {
          reopenModel(books, step.reopen)
          await limiter.reopen(step.reopen)
        } else {
          const charges = notes.filter(({ calls }) => calls > 0)
          const charge = charges[step.correct % charges.length]
          if (!charge) continue
          const microUsd = 0 - Math.floor(charge.microUsd * step.moneyBack)
          const entry = { ...charge, calls: 0 - step.callsBack, microUsd }
          correctModel(books, entry)
          limiter.correct(entry)
        }
      }
      await nextTurn()
      expect(await readRecorder(redis)).toEqual(sumsOf(notes))
    }
    const steps = fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' })
    // From 28 October on: the end of a month, and the day on which the clocks go back.
    await fc.assert(fc.asyncProperty(anyLimits, fc.integer({ min: 28, max: 32 }), steps, example), {
      numRuns: Number(process.env.RUNS ?? 100),
    })
    redis.disconnect()
  })
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
