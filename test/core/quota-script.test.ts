import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import type { Redis } from 'ioredis'
import { describe, expect, it, vi } from 'vitest'
import type { BillingSku } from '../../shared/billing/prices.ts'
import type { Sku } from '../../shared/billing/skus.ts'
import { serviceScope, stateKey } from '../../shared/quota/keys.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import type { Entry, Permit, Refusal, Wanted } from '../../shared/quota/permit.ts'
import { createQuotaReader } from '../../shared/quota/quota-reader.ts'
import { periodAt, permitHoldsMs, smoothWindows } from '../../shared/quota/windows.ts'
import {
  type Accepted,
  budgetOf,
  closeModel,
  correctModel,
  emptyQuotaState,
  limitsWith,
  reopenModel,
  slowDownModel,
  takeFromModel,
  unlimited,
  wanted,
} from './quota-model.ts'
import { readRecorder, recorderOf, useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(14)

const clockKey = 'clock-of-the-test'

/** The production scripts, except that they read the time from a key that the test sets. */
function timedByTest(redis: Redis): Redis {
  const define = redis.defineCommand.bind(redis)
  redis.defineCommand = (name, { lua = '', ...definition }) => {
    const parts = lua.split("redis.call('TIME')")
    expect(parts).toHaveLength(name === 'refundCharges' ? 1 : 2)
    const timed = parts.join(`redis.call('HMGET', '${clockKey}', 'seconds', 'microseconds')`)
    define(name, {
      ...definition,
      // Whether the caller's clock is right is for quota-clock.test.ts.
      lua: timed.replace('request.now', 'now'),
    })
  }
  return redis
}
const setClock = (redis: Redis, nowUs: number) =>
  redis.hset(clockKey, { seconds: Math.floor(nowUs / 1_000_000), microseconds: nowUs % 1_000_000 })

/** Limits that are soon used up, and a quota so busy that calls wait. */
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
const busyQuota = fc.record(
  { second: most(100), minute: fc.integer({ min: 60, max: 3000 }) },
  { requiredKeys: [] },
)
const busy = fc.record({
  details: busyQuota,
  service: fc.constant({}),
  ann: fc.constant({}),
  ...shares,
})
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
  {
    weight: 1,
    arbitrary: fc.record({ fromMidnightUs: fc.integer({ min: -20_000, max: 20_000 }) }),
  },
)
const calls = (...billed: BillingSku[]) =>
  fc.array(
    fc
      .record({
        clientId: fc.constantFrom('ann', 'ben', 'cem'),
        maxWaitMs: fc.oneof(fc.constant(0), fc.nat(5000)),
        bulk: fc.boolean(),
        billed: fc.constantFrom(...billed),
      })
      .map(({ billed, ...given }) => wanted(given, billed)),
    { minLength: 1, maxLength: 25 },
  )
const sku = fc.constantFrom('details', 'autocomplete')
const anyStep = fc.oneof(
  {
    weight: 18,
    arbitrary: fc.record({ pause, calls: calls('newDetails', 'newIdsOnly', 'legacyDetails') }),
  },
  { weight: 6, arbitrary: fc.record({ pause, calls: calls('newAutocomplete', 'legacySession') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      pause,
      sku,
      close: fc.constantFrom('day', 'denied'),
      forMs: fc.oneof(fc.nat(4000), fc.nat(120_000)),
    }),
  },
  // The provider's answers to the latest permits, and to an earlier one.
  { weight: 6, arbitrary: fc.record({ pause, accepted: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record(
      { pause, slowDown: fc.nat(30), jitter: percent, retryAfterMs: fc.nat(400_000) },
      { requiredKeys: ['pause', 'slowDown', 'jitter'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ pause, reopen: sku }) },
  {
    weight: 4,
    arbitrary: fc.record({ pause, correct: fc.nat(), callsBack: fc.nat(1), moneyBack: percent }),
  },
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

function after(pause: Step['pause'], nowUs: number): number {
  if (typeof pause === 'number') return nowUs + pause
  const { ends } = periodAt('day', Math.floor(nowUs / 1000))
  return Math.max(nowUs, ends * 1000 + pause.fromMidnightUs)
}

describe('the scripts and the model', () => {
  it('agree for any limits and any order of calls, refusals and refunds, at any hour', async () => {
    const redis = timedByTest(quota.connect())
    const example = async (limits: Limits, startDay: number, steps: Step[]) => {
      await redis.flushdb()
      await quota.open()
      let nowUs = Date.UTC(2026, 9, startDay) * 1000
      const quotaState = emptyQuotaState()
      const notes: Entry[] = []
      let jitter = 0
      const permits: { sku: Sku; permit: Permit }[] = []
      const accepted = new Map<Sku, Accepted>()
      const limiter = quota.limiter(limits, {
        redis,
        now: () => Math.floor(nowUs / 1000),
        note: (entry) => notes.push(entry),
        random: () => jitter,
      })
      for (const step of steps) {
        nowUs = after(step.pause, nowUs)
        await setClock(redis, nowUs)
        if ('calls' in step) {
          const sku = step.calls[0]?.sku ?? 'details'
          const askedAt = performance.now()
          // A limiter subtracts the time since it was asked from what a call can wait: a
          // microsecond of a busy machine, which the model does not have.
          const clock = vi.spyOn(performance, 'now').mockReturnValue(askedAt)
          const asked = step.calls.map((one) => limiter.acquire(one))
          clock.mockRestore()
          const answers = await Promise.all(asked)
          const tookMs = performance.now() - askedAt
          const holdsMs = permitHoldsMs(smoothWindows(limits.quotas[sku]))
          const heard = accepted.get(sku)
          accepted.delete(sku)
          const model = takeFromModel(quotaState, limits, nowUs, step.calls, heard)
          for (const [index, answer] of model.entries()) {
            const real = answers[index]
            if (!answer.granted || !real?.granted) {
              expect(real).toEqual(answer)
              continue
            }
            const { endsAt, ...rest } = real
            expect(rest).toEqual(answer)
            if (holdsMs < Infinity) {
              expect(endsAt - askedAt - answer.waitMs - holdsMs).toBeGreaterThanOrEqual(-0.001)
              expect(endsAt - askedAt - answer.waitMs - holdsMs).toBeLessThanOrEqual(tookMs)
            }
            permits.push({ sku, permit: real })
          }
        } else if ('accepted' in step) {
          for (const { sku, permit } of permits.slice(0 - step.accepted)) {
            const { calls, step: latest } = accepted.get(sku) ?? { calls: 0, step: 0 }
            accepted.set(sku, { calls: calls + 1, step: Math.max(latest, permit.step) })
            limiter.noteAccepted(sku, permit)
          }
        } else if ('slowDown' in step) {
          const { sku, permit } = permits.at(-1 - step.slowDown) ?? permits.at(-1) ?? {}
          if (!sku || !permit) continue
          jitter = step.jitter
          const { retryAfterMs } = step
          const refused = { step: permit.step, jitter, ...(retryAfterMs && { retryAfterMs }) }
          slowDownModel(quotaState, limits, nowUs, sku, refused)
          await limiter.slowDown(sku, { permit, ...(retryAfterMs && { retryAfterMs }) })
        } else if ('close' in step) {
          closeModel(quotaState, nowUs, step.sku, step.close, step.forMs * 1000)
          await limiter.pause(step.sku, step.close, step.forMs)
        } else if ('reopen' in step) {
          reopenModel(quotaState, step.reopen)
          await limiter.resume(step.reopen)
        } else {
          const charges = notes.filter(({ calls }) => calls > 0)
          const charge = charges[step.correct % charges.length]
          if (!charge) continue
          const microUsd = 0 - Math.floor(charge.microUsd * step.moneyBack)
          const entry = { ...charge, calls: 0 - step.callsBack, microUsd }
          correctModel(quotaState, entry)
          limiter.refund(entry)
        }
      }
      await nextTurn()
      expect(await readRecorder(redis)).toEqual(recorderOf(notes))
    }
    const steps = fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' })
    // From 28 October on: the end of a month, and the day on which the clocks go back.
    await fc.assert(fc.asyncProperty(anyLimits, fc.integer({ min: 28, max: 32 }), steps, example), {
      numRuns: 100,
      // The time for shrinking a failure, in milliseconds.
      interruptAfterTimeLimit: 20_000,
    })
  })
})

const hourMs = 3_600_000
const noon = '2026-11-20T20:00:00Z'

/** A limiter at a time that the test sets, on a worker whose clock may be off. */
async function setup(at: string, limits: Limits, { clockOffByMs = 0, jitter = 0 } = {}) {
  const redis = timedByTest(quota.connect())
  let nowMs = Date.parse(at)
  const notes: Entry[] = []
  const limiter = quota.limiter(limits, {
    redis,
    now: () => nowMs + clockOffByMs,
    note: (entry) => notes.push(entry),
    random: () => jitter,
  })
  await setClock(redis, Math.round(nowMs * 1000))
  return {
    limiter,
    notes,
    refuse: (permit: Permit, retryAfterMs?: number) =>
      limiter.slowDown('details', { permit, retryAfterMs }),
    take: (asked: Partial<Wanted> = {}) => limiter.acquire(wanted(asked)),
    pace: async () =>
      (
        await createQuotaReader(
          redis,
          () => limits,
          () => nowMs,
        ).state('details')
      ).pace,
    pass: async (ms: number) => {
      nowMs += ms
      await setClock(redis, Math.round(nowMs * 1000))
    },
    /** Paused as after a loss of Redis' data. */
    closeUntil: (inMs: number) =>
      redis.hset(stateKey('details'), 'closed', (nowMs + inMs) * 1000, 'reason', 'restart'),
  }
}

describe("the quota's day at the provider", () => {
  // 08:00 UTC is midnight in the Pacific winter, 07:00 in its summer.
  describe.each([
    ['an hour behind', 0 - hourMs],
    ['right', 0],
    ['an hour ahead', hourMs],
  ])('with a worker clock that is %s', (_, clockOffByMs) => {
    it.each([
      ['a day', '2026-11-20T08:00:00Z', { day: 1 }, '2026-11-19', '2026-11-20'],
      ['a day of summer', '2026-07-01T07:00:00Z', { day: 1 }, '2026-06-30', '2026-07-01'],
      ['a month', '2026-12-01T08:00:00Z', { month: 1 }, '2026-11-30', '2026-12-01'],
      ['a year', '2027-01-01T08:00:00Z', { month: 1 }, '2026-12-31', '2027-01-01'],
    ])(
      "begins %s at the provider's midnight, to the millisecond",
      async (_, midnight, allowed, before, from) => {
        const one = { ...budgetOf('ann', { day: { microUsd: 5000 } }) }
        const { take, pass, notes } = await setup(midnight, limitsWith(allowed, one), {
          clockOffByMs,
        })
        await pass(-1)
        expect(await take()).toMatchObject({ granted: true, day: before })
        expect(await take()).toMatchObject({ granted: false, because: 'quota' })
        await pass(1)
        expect(await take()).toMatchObject({ granted: true, day: from })
        expect(await take()).toMatchObject({ granted: false, because: 'quota' })
        expect(notes.map(({ day }) => day)).toEqual([before, from])
      },
    )
  })
  it("gives the provider's midnight as the time to retry a used up quota", async () => {
    const { take, pass } = await setup('2026-11-20T07:59:30Z', limitsWith({ day: 1, month: 2 }))
    await take()
    expect(await take()).toEqual({
      granted: false,
      because: 'quota',
      window: 'day',
      waitMs: 30_000,
    })
    await pass(30_000)
    await take()
    expect(await take()).toMatchObject({ because: 'quota', window: 'day', waitMs: 24 * hourMs })
    await pass(24 * hourMs)
    expect(await take()).toMatchObject({
      because: 'quota',
      window: 'month',
      waitMs: 10 * 24 * hourMs,
    })
  })
  it('stays the later day when the clock of Redis goes back over midnight', async () => {
    const { take, pass } = await setup('2026-11-20T08:00:00Z', limitsWith({ day: 1 }))
    expect(await take()).toMatchObject({ granted: true, day: '2026-11-20' })
    await pass(-1000)
    expect(await take()).toMatchObject({ granted: false, because: 'quota' })
  })
  it('refunds the day and month of the permit, not the current ones', async () => {
    const own = budgetOf('ann', { day: { calls: 1 }, month: { calls: 2 } })
    const { take, pass, limiter } = await setup('2026-11-20T07:59:59Z', limitsWith({}, own))
    const first = await take()
    await pass(1000)
    expect(await take()).toMatchObject({ granted: true })
    const day = first.granted ? first.day : expect.fail('refused')
    limiter.refund({ day, clientId: 'ann', billed: 'newDetails', calls: -1, microUsd: -5000 })
    expect(await take()).toMatchObject({ because: 'budget', window: 'day' })
    await pass(24 * hourMs)
    // The month's call was refunded.
    expect(await take()).toMatchObject({ granted: true })
    expect(await take()).toMatchObject({ because: 'budget', window: 'day' })
  })
  it("keeps the reserve of bulk when the provider's day has begun and the worker's clock is behind", async () => {
    const { take } = await setup('2026-11-20T08:00:01Z', limitsWith({ day: 10 }), {
      clockOffByMs: 0 - hourMs,
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => take({ bulk: true })))
    expect(answers.filter(({ granted }) => granted)).toHaveLength(8)
  })
})

describe('a refusal by the provider', () => {
  const closed = (reason: string, waitMs: number) => ({
    granted: false,
    because: 'paused',
    reason,
    waitMs,
  })

  it.each(['day', 'denied'] as const)(
    '(%s) pauses the SKU until its time is over, and no other SKU',
    async (reason) => {
      const { limiter, take, pass } = await setup(noon, limitsWith({}))
      await limiter.pause('details', reason, 5000)
      expect(await take()).toEqual(closed(reason, 5000))
      expect(await limiter.acquire(wanted({}, 'newAutocomplete'))).toMatchObject({ granted: true })
      await pass(4999)
      expect(await take()).toEqual(closed(reason, 1))
      await pass(1)
      expect(await take()).toMatchObject({ granted: true, waitMs: 0, trial: reason === 'denied' })
    },
  )
  it.each(['rate', 'day'] as const)(
    '(%s) lets calls that can wait do so until its end',
    async (reason) => {
      const { limiter, take, refuse } = await setup(noon, limitsWith({}))
      if (reason === 'day') await limiter.pause('details', reason, 5000)
      else await refuse(await permitOf(take), 5000)
      expect(await take({ maxWaitMs: 5100 })).toMatchObject({ granted: true, waitMs: 5000 })
    },
  )
  it('ends early when the SKU is reopened', async () => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.pause('details', 'day', 3_600_000)
    await limiter.resume('details')
    expect(await take()).toMatchObject({ granted: true, waitMs: 0, trial: false })
  })
  it('that lasts longer replaces the shorter one', async () => {
    const { limiter, take, pass, refuse } = await setup(noon, limitsWith({}))
    await limiter.pause('details', 'day', 60_000)
    // The call is sent after the end of the day.
    const late = await permitOf(() => take({ maxWaitMs: 60_100 }))
    expect(await refuse(late, 5000)).toEqual({ isNew: false, forMs: 60_000 })
    expect(await take()).toEqual(closed('day', 60_000))
    await refuse(late, 90_000)
    expect(await take()).toEqual(closed('rate', 90_000))
    await pass(80_000)
    await limiter.pause('details', 'day', 5000)
    expect(await take()).toEqual(closed('rate', 10_000))
  })
  it('of the key takes precedence over all others', async () => {
    const { limiter, take } = await setup(noon, limitsWith({}))
    await limiter.pause('details', 'day', 60_000)
    await limiter.pause('details', 'denied', 30_000)
    await limiter.pause('details', 'day', 90_000)
    expect(await take({ maxWaitMs: 60_000 })).toEqual(closed('denied', 30_000))
  })
  it('of the key is probed by one call every thirty seconds, until one is accepted', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({}))
    await limiter.pause('details', 'denied', 30_000)
    for (const _ of [1, 2, 3]) {
      await pass(30_000)
      const [first, ...others] = await Promise.all([
        take(),
        take({ bulk: true }),
        take({ clientId: 'ben' }),
      ])
      expect(first).toMatchObject({ granted: true, trial: true })
      expect(others).toEqual([closed('denied', 30_000), closed('denied', 30_000)])
      expect(await take({ maxWaitMs: 60_000 })).toEqual(closed('denied', 30_000))
    }
    await limiter.resume('details')
    expect(await take()).toMatchObject({ granted: true, trial: false })
  })

  /** Starts of so many calls that are asked for at once, in milliseconds from now. */
  const starts = async (
    take: (asked: Partial<Wanted>) => Promise<{ waitMs: number }>,
    count: number,
  ) => {
    const permits = await Promise.all(
      Array.from({ length: count }, () => take({ maxWaitMs: 60_000 })),
    )
    return permits.map(({ waitMs }) => waitMs)
  }
  const [{ intervalUs, toleranceUs } = expect.fail('no window')] = smoothWindows({ minute: 600 })
  const evenMs = intervalUs / 1000

  const burst = 1 + toleranceUs / intervalUs
  const permitOf = async (take: () => Promise<Permit | Refusal>) => {
    const answer = await take()
    return answer.granted ? answer : expect.fail('refused')
  }

  it('for the rate pauses the SKU for half a second at first, and twice as long each time', async () => {
    const { take, pass, refuse } = await setup(noon, limitsWith({}), { jitter: 1 })
    const pauses: number[] = []
    for (let n = 0; n < 9; n += 1) {
      const { forMs } = await refuse(await permitOf(take))
      expect(await take()).toEqual(closed('rate', forMs))
      pauses.push(forMs)
      await pass(forMs)
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  })
  it('for the rate pauses for half of that at least, by a random share', async () => {
    const { take, refuse } = await setup(noon, limitsWith({}), { jitter: 0 })
    expect(await refuse(await permitOf(take))).toEqual({ isNew: true, forMs: 250 })
  })
  it('for the rate counts once for calls that were in flight together, whichever worker made them', async () => {
    const { take, pass, refuse } = await setup(noon, limitsWith({}), { jitter: 1 })
    const permits = [await permitOf(take), await permitOf(take), await permitOf(take)]
    const results = []
    for (const permit of permits) {
      results.push(await refuse(permit))
      await pass(100)
    }
    expect(results).toEqual([
      { isNew: true, forMs: 500 },
      { isNew: false, forMs: 400 },
      { isNew: false, forMs: 300 },
    ])
    await pass(200)
    const after = await permitOf(take)
    // A late refusal adds nothing.
    expect(await refuse(permits[0] ?? after)).toEqual({ isNew: false, forMs: 0 })
    expect(await refuse(after)).toEqual({ isNew: true, forMs: 1000 })
  })
  it('for the rate begins again at half a second after an accepted call', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({}), { jitter: 1 })
    for (const forMs of [500, 1000]) {
      await refuse(await permitOf(take))
      await pass(forMs)
    }
    limiter.noteAccepted('details', await permitOf(take))
    expect(await refuse(await permitOf(take))).toEqual({ isNew: true, forMs: 500 })
  })
  it('for the rate is not reset by a call that was accepted before the last refusal', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({}), { jitter: 1 })
    const [slow, quick] = [await permitOf(take), await permitOf(take)]
    await refuse(quick)
    await pass(500)
    limiter.noteAccepted('details', slow)
    expect(await refuse(await permitOf(take))).toEqual({ isNew: true, forMs: 1000 })
  })
  it.each([
    [7000, 7000],
    [0, 250],
    [3_600_000, 300_000],
  ])('that asks for a wait of %d ms pauses the SKU for %d ms', async (asked, forMs) => {
    const { take, refuse } = await setup(noon, limitsWith({}))
    expect(await refuse(await permitOf(take), asked)).toEqual({ isNew: true, forMs })
  })

  it('for the rate is followed by single calls until one is accepted, then by nearly the full pace', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({ minute: 600 }))
    limiter.noteAccepted('details', await permitOf(take))
    await refuse(await permitOf(take))
    await pass(500)
    const slowMs = evenMs / 0.95
    expect(await starts(take, 3)).toEqual(
      [0, slowMs, 2 * slowMs].map((ms) => expect.closeTo(ms, 1)),
    )
    await pass(10_000)
    limiter.noteAccepted('details', await permitOf(take))
    await pass(10_000)
    const [first, second] = await starts(take, 2)
    expect([first, second]).toEqual([0, 0])
  })
  it('for the rate lowers the pace each time, but not below what was accepted in the last minute', async () => {
    const { take, pass, refuse, limiter, pace } = await setup(noon, limitsWith({ minute: 600 }))
    for (let n = 0; n < 300; n += 1) {
      limiter.noteAccepted('details', await permitOf(() => take({ maxWaitMs: 1000 })))
      await pass(evenMs)
    }
    const paces: number[] = []
    for (let n = 0; n < 7; n += 1) {
      await refuse(await permitOf(() => take({ maxWaitMs: 60_100 })))
      paces.push(await pace())
      await pass(n < 4 ? 4000 : 0)
    }
    expect(paces.slice(0, 3)).toEqual([0.95, 0.76, 0.608])
    expect(paces.slice(3)).toEqual([1, 1, 1, 1].map(() => expect.closeTo(0.5, 1)))
  })
  it('for the rate wears off: accepted calls restore a tenth of the quota a minute', async () => {
    const { take, pass, refuse, limiter, pace } = await setup(noon, limitsWith({ minute: 600 }))
    limiter.noteAccepted('details', await permitOf(take))
    for (const _ of [1, 2]) {
      await refuse(await permitOf(() => take({ maxWaitMs: 60_100 })))
      await pass(1000)
    }
    expect(await pace()).toBe(0.76)
    for (let second = 0; second < 61; second += 1) {
      limiter.noteAccepted('details', await permitOf(take))
      await pass(1000)
    }
    expect(await pace()).toBeCloseTo(0.86, 2)
    for (let second = 0; second < 90; second += 1) {
      limiter.noteAccepted('details', await permitOf(take))
      await pass(1000)
    }
    expect(await pace()).toBe(1)
    expect((await starts(take, burst)).every((ms) => ms === 0)).toBe(true)
  })
  it('for the rate leaves the pace unchanged in an hour without a call', async () => {
    const { take, pass, refuse, limiter, pace } = await setup(noon, limitsWith({ minute: 600 }))
    limiter.noteAccepted('details', await permitOf(take))
    await refuse(await permitOf(take))
    await pass(3_600_000)
    limiter.noteAccepted('details', await permitOf(take))
    await take()
    // One call stands for five seconds.
    expect(await pace()).toBeCloseTo(0.95 + 5 / 600, 4)
  })
  it('for the rate revokes the permits of calls that were not sent yet, as soon as a worker learns of it', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({}))
    const [one, other] = [await permitOf(take), await permitOf(take)]
    expect(limiter.revalidate('details', other)).toBe(other)
    await refuse(one, 60_000)
    expect(limiter.revalidate('details', other)).toBeUndefined()
    await pass(60_000)
    const later = await permitOf(take)
    expect(limiter.revalidate('details', later)).toBe(later)
  })

  it('for the rate is longer after a call with an older permit is refused', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({}), { jitter: 1 })
    const [one, other] = [await permitOf(take), await permitOf(take)]
    await refuse(one)
    await pass(500)
    // The worker learns of the pause with its next permit.
    await take()
    const called = limiter.revalidate('details', other) ?? other
    expect(await refuse(called)).toEqual({ isNew: true, forMs: 1000 })
  })
  it('for the rate is at most ten seconds within a minute of an accepted call', async () => {
    const { take, pass, refuse, limiter } = await setup(noon, limitsWith({}), { jitter: 1 })
    limiter.noteAccepted('details', await permitOf(take))
    const pauses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const { forMs } = await refuse(await permitOf(take))
      pauses.push(forMs)
      await pass(forMs)
    }
    expect(pauses.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
    expect(pauses.at(-1)).toBe(60_000)
  })

  it('for the day revokes them at once', async () => {
    const { limiter, take, pass } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.pause('details', 'day', 60_000)
    await pass(60_000)
    expect(await starts(take, 3)).toEqual([0, 0, 0])
  })
  it('is reported to bulk work too, which cannot wait for its end', async () => {
    const { limiter, take } = await setup(noon, limitsWith({ minute: 600 }))
    await limiter.pause('details', 'day', 60_000)
    expect(await take({ bulk: true })).toEqual(closed('day', 60_000))
  })
  it('after a restart keeps the SKU paused until its windows are certainly empty', async () => {
    const { take, pass, closeUntil } = await setup(noon, limitsWith({ minute: 600 }))
    await closeUntil(5000)
    expect(await take()).toEqual(closed('restart', 5000))
    await pass(5000)
    expect(await take()).toMatchObject({ granted: true, waitMs: 0 })
  })
})
