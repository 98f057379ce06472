import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import type { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import type { BillingSku } from '../../shared/billing/prices.ts'
import { serviceScope, stateKey } from '../../shared/quota/keys.ts'
import type { Entry, Wanted } from '../../shared/quota/limiter.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import { periodAt, permitHoldsMs, smoothWindows } from '../../shared/quota/windows.ts'
import {
  budgetOf,
  closeModel,
  correctModel,
  emptyBooks,
  limitsWith,
  reopenModel,
  takeFromModel,
  unlimited,
  wanted,
} from './quota-model.ts'
import { readRecorder, recorderOf, useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(14)

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
const calls = (...billed: BillingSku[]) =>
  fc.array(
    fc
      .record({
        clientId: fc.constantFrom('ann', 'ben', 'cem'),
        longestWaitMs: fc.oneof(fc.constant(0), fc.nat(5000)),
        bulk: fc.boolean(),
        billed: fc.constantFrom(...billed),
      })
      .map(({ billed, ...given }) => wanted(given, billed)),
    { minLength: 1, maxLength: 25 },
  )
const sku = fc.constantFrom('details', 'autocomplete')
const anyStep = fc.oneof(
  { weight: 18, arbitrary: fc.record({ pause, calls: calls('newDetails', 'newIdsOnly', 'legacyDetails') }) },
  { weight: 6, arbitrary: fc.record({ pause, calls: calls('newAutocomplete', 'legacySession') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      pause,
      sku,
      close: fc.constantFrom('rate', 'rate', 'day', 'denied'),
      forMs: fc.oneof(fc.nat(4000), fc.nat(120_000)),
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
    const redis = timedByTest(quota.connect())
    const example = async (limits: Limits, startDay: number, steps: Step[]) => {
      await redis.flushdb()
      await quota.open()
      let nowUs = Date.UTC(2026, 9, startDay) * 1000
      const books = emptyBooks()
      const notes: Entry[] = []
      const limiter = quota.limiter(limits, {
        redis,
        now: () => Math.floor(nowUs / 1000),
        note: (entry) => notes.push(entry),
      })
      for (const step of steps) {
        nowUs = after(step.pause, nowUs)
        await setClock(redis, nowUs)
        if ('calls' in step) {
          const answers = await Promise.all(step.calls.map((one) => limiter.take(one)))
          const holdsMs = permitHoldsMs(smoothWindows(limits.quotas[step.calls[0]?.sku ?? 'details']))
          const expected = takeFromModel(books, limits, nowUs, step.calls).map((answer, index) => {
            const real = answers[index]
            if (!answer.granted || !real?.granted) return answer
            return { ...answer, grantedAt: real.grantedAt, endsAt: real.grantedAt + answer.waitMs + holdsMs }
          })
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
      expect(await readRecorder(redis)).toEqual(recorderOf(notes))
    }
    const steps = fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' })
    // From 28 October on: the end of a month, and the day on which the clocks go back.
    await fc.assert(fc.asyncProperty(anyLimits, fc.integer({ min: 28, max: 32 }), steps, example), {
      numRuns: 100,
      // A failure is shrunk as long as that.
      interruptAfterTimeLimit: 20_000,
    })
  })
})

const hourMs = 3_600_000
const noon = '2026-11-20T20:00:00Z'

/** A limiter at a time that the test sets, on a worker whose clock may be off. */
async function setup(at: string, limits: Limits, clockOffByMs = 0) {
  const redis = timedByTest(quota.connect())
  let nowMs = Date.parse(at)
  const notes: Entry[] = []
  const limiter = quota.limiter(limits, { redis, now: () => nowMs + clockOffByMs, note: (entry) => notes.push(entry) })
  await setClock(redis, nowMs * 1000)
  return {
    limiter,
    notes,
    take: (asked: Partial<Wanted> = {}) => limiter.take(wanted(asked)),
    pass: async (ms: number) => {
      nowMs += ms
      await setClock(redis, nowMs * 1000)
    },
    /** As it is closed when Redis has lost its data. */
    closeUntil: (inMs: number) => redis.hset(stateKey('details'), 'closed', (nowMs + inMs) * 1000, 'reason', 'restart'),
  }
}

describe("the provider's day", () => {
  // 08:00 UTC is midnight in the Pacific winter, 07:00 in its summer.
  describe.each([
    ['an hour behind', 0 - hourMs],
    ['right', 0],
    ['an hour ahead', hourMs],
  ])('with a clock that is %s', (_, clockOffByMs) => {
    it.each([
      ['a day', '2026-11-20T08:00:00Z', { day: 1 }, '2026-11-19', '2026-11-20'],
      ['a day of summer', '2026-07-01T07:00:00Z', { day: 1 }, '2026-06-30', '2026-07-01'],
      ['a month', '2026-12-01T08:00:00Z', { month: 1 }, '2026-11-30', '2026-12-01'],
      ['a year', '2027-01-01T08:00:00Z', { month: 1 }, '2026-12-31', '2027-01-01'],
    ])("begins %s at the provider's midnight, to the millisecond", async (_, midnight, allowed, before, from) => {
      const one = { ...budgetOf('ann', { day: { microUsd: 5000 } }) }
      const { take, pass, notes } = await setup(midnight, limitsWith(allowed, one), clockOffByMs)
      await pass(-1)
      expect(await take()).toMatchObject({ granted: true, day: before })
      expect(await take()).toMatchObject({ granted: false, because: 'quota' })
      await pass(1)
      expect(await take()).toMatchObject({ granted: true, day: from })
      expect(await take()).toMatchObject({ granted: false, because: 'quota' })
      expect(notes.map(({ day }) => day)).toEqual([before, from])
    })
  })
  it("says that a used up quota is worth asking after at the provider's midnight", async () => {
    const { take, pass } = await setup('2026-11-20T07:59:30Z', limitsWith({ day: 1, month: 2 }))
    await take()
    expect(await take()).toEqual({ granted: false, because: 'quota', window: 'day', waitMs: 30_000 })
    await pass(30_000)
    await take()
    expect(await take()).toMatchObject({ because: 'quota', window: 'day', waitMs: 24 * hourMs })
    await pass(24 * hourMs)
    expect(await take()).toMatchObject({ because: 'quota', window: 'month', waitMs: 10 * 24 * hourMs })
  })
  it('keeps counting in the later day when the clock of Redis goes back over midnight', async () => {
    const { take, pass } = await setup('2026-11-20T08:00:00Z', limitsWith({ day: 1 }))
    expect(await take()).toMatchObject({ granted: true, day: '2026-11-20' })
    await pass(-1000)
    expect(await take()).toMatchObject({ granted: false, because: 'quota' })
  })
  it('corrects the day and month of the permit, not those of now', async () => {
    const own = budgetOf('ann', { day: { calls: 1 }, month: { calls: 2 } })
    const { take, pass, limiter } = await setup('2026-11-20T07:59:59Z', limitsWith({}, own))
    const first = await take()
    await pass(1000)
    expect(await take()).toMatchObject({ granted: true })
    const day = first.granted ? first.day : expect.fail('refused')
    limiter.correct({ day, clientId: 'ann', billed: 'newDetails', calls: -1, microUsd: -5000 })
    expect(await take()).toMatchObject({ because: 'budget', window: 'day' })
    await pass(24 * hourMs)
    // The month got its call back.
    expect(await take()).toMatchObject({ granted: true })
    expect(await take()).toMatchObject({ because: 'budget', window: 'day' })
  })
  it("keeps bulk's reserve when the provider's day has begun and the worker's clock is behind", async () => {
    const { take } = await setup('2026-11-20T08:00:01Z', limitsWith({ day: 10 }), 0 - hourMs)
    const answers = await Promise.all(Array.from({ length: 10 }, () => take({ bulk: true })))
    expect(answers.filter(({ granted }) => granted)).toHaveLength(8)
  })
})

describe("the provider's word", () => {
  const closed = (reason: string, waitMs: number) => ({ granted: false, because: 'closed', reason, waitMs })

  it.each(['rate', 'day', 'denied'] as const)(
    '(%s) closes the SKU until its time is over, and no other',
    async (reason) => {
      const { limiter, take, pass } = await setup(noon, limitsWith({}))
      await limiter.close('details', reason, 5000)
      expect(await take()).toEqual(closed(reason, 5000))
      expect(await limiter.take(wanted({}, 'newAutocomplete'))).toMatchObject({ granted: true })
      await pass(4999)
      expect(await take()).toEqual(closed(reason, 1))
      await pass(1)
      expect(await take()).toMatchObject({ granted: true, waitMs: 0, trial: reason === 'denied' })
    },
  )
  it.each(['rate', 'day'] as const)('(%s) lets those wait for its end who can', async (reason) => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.close('details', reason, 5000)
    expect(await take({ longestWaitMs: 5000 })).toMatchObject({ granted: true, waitMs: 5000 })
  })
  it('ends early when the SKU is opened again', async () => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.close('details', 'day', 3_600_000)
    await limiter.reopen('details')
    expect(await take()).toMatchObject({ granted: true, waitMs: 0, trial: false })
  })
  it('that holds longer stays', async () => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.close('details', 'day', 60_000)
    await limiter.close('details', 'rate', 5000)
    expect(await take()).toEqual(closed('day', 60_000))
    await limiter.close('details', 'rate', 90_000)
    expect(await take()).toEqual(closed('rate', 90_000))
  })
  it('that the key is denied stands above all others', async () => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.close('details', 'day', 60_000)
    await limiter.close('details', 'denied', 30_000)
    await limiter.close('details', 'day', 90_000)
    expect(await take({ longestWaitMs: 60_000 })).toEqual(closed('denied', 30_000))
  })
  it('that the key is denied is tried by one call every thirty seconds, until it is taken', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({}))
    await limiter.close('details', 'denied', 30_000)
    for (const _ of [1, 2, 3]) {
      await pass(30_000)
      const [first, ...others] = await Promise.all([take(), take({ bulk: true }), take({ clientId: 'ben' })])
      expect(first).toMatchObject({ granted: true, trial: true })
      expect(others).toEqual([closed('denied', 30_000), closed('denied', 30_000)])
      expect(await take({ longestWaitMs: 60_000 })).toEqual(closed('denied', 30_000))
    }
    await limiter.reopen('details')
    expect(await take()).toMatchObject({ granted: true, trial: false })
  })

  /** Starts of so many calls that are asked for at once, in milliseconds from now. */
  const starts = async (take: (asked: Partial<Wanted>) => Promise<{ waitMs: number }>, count: number) => {
    const permits = await Promise.all(Array.from({ length: count }, () => take({ longestWaitMs: 60_000 })))
    return permits.map(({ waitMs }) => waitMs)
  }
  const [{ intervalUs, toleranceUs } = expect.fail('no window')] = smoothWindows({ minute: 600 })
  const evenMs = intervalUs / 1000

  it('about the rate brings calls back at a quarter of their pace and without a burst, faster as time goes by', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.close('details', 'rate', 60_000)
    await pass(60_000)
    expect(await starts(take, 3)).toEqual([0, 4 * evenMs, 8 * evenMs].map((ms) => expect.closeTo(ms, 1)))
    await pass(30_000)
    expect(await starts(take, 3)).toEqual([0, 2.5 * evenMs, 5 * evenMs].map((ms) => expect.closeTo(ms, 1)))
    await pass(30_000)
    const burst = 1 + toleranceUs / intervalUs
    expect(await starts(take, burst + 1)).toEqual([
      ...Array.from({ length: burst }, () => 0),
      expect.closeTo(evenMs, 1),
    ])
  })
  it('about the day brings them back at once', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.close('details', 'day', 60_000)
    await pass(60_000)
    expect(await starts(take, 3)).toEqual([0, 0, 0])
  })
  it('about the rate, said again while calls come gently, does not bring them back faster', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.close('details', 'rate', 60_000)
    await pass(62_000)
    await limiter.close('details', 'rate', 1000)
    await pass(3000)
    const [first, second] = await starts(take, 2)
    expect([first, second]).toEqual([0, expect.closeTo(3.75 * evenMs, 1)])
  })
  it('is told to bulk too, which can not wait for its end', async () => {
    const { limiter, take } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.close('details', 'day', 60_000)
    expect(await take({ bulk: true })).toEqual(closed('day', 60_000))
  })
  it('that comes after a restart keeps the SKU closed until its windows are surely empty', async () => {
    const { take, pass, closeUntil } = await setup(noon, limitsWith({ minute: 600 }))
    await closeUntil(5000)
    expect(await take()).toEqual(closed('restart', 5000))
    await pass(5000)
    expect(await take()).toMatchObject({ granted: true, waitMs: 0 })
  })
})
