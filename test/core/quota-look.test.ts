import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { serviceScope, spentKey, stateKey } from '../../shared/quota/keys.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Quota } from '../../shared/quota/quota.ts'
import { createQuotaReader } from '../../shared/quota/quota-reader.ts'
import { periodAt } from '../../shared/quota/windows.ts'
import { limitsWith, wanted } from './quota-model.ts'
import { useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(13)
const never = 86_400_000

/** A quota reader and a limiter on the same quota state. */
function setup(limits: Limits, now = Date.now) {
  const limiter = quota.limiter(limits, { now })
  const take = (given = {}) => limiter.acquire(wanted({ maxWaitMs: 60_000, ...given }))
  return { limiter, take, look: createQuotaReader(quota.redis(), () => limits, now) }
}
const nothing = { calls: 0, microUsd: 0 }

describe("the reader of a SKU's quota", () => {
  it('reports nothing where no call was made', async () => {
    const { look } = setup(limitsWith({ minute: 60, day: 5 }))
    expect(await look.state('details')).toEqual({ waitMs: 0, pace: 1, used: { day: 0, month: 0 } })
  })
  it('counts the calls of the day and month', async () => {
    const { look, take, limiter } = setup(limitsWith({}))
    for (const clientId of ['ann', 'ben', 'cem']) await take({ clientId })
    await limiter.acquire(wanted({}, 'newAutocomplete'))
    expect(await look.state('details')).toEqual({ waitMs: 0, pace: 1, used: { day: 3, month: 3 } })
    expect(await look.state('autocomplete')).toEqual({
      waitMs: 0,
      pace: 1,
      used: { day: 1, month: 1 },
    })
  })
  it.each<[Quota]>([[{ minute: 60 }], [{ second: 2 }], [{ second: 3, minute: 60 }]])(
    'says how long the next call would wait with a quota of %j, and takes no permit',
    async (given) => {
      const { look, take } = setup(limitsWith(given))
      for (const _ of [1, 2, 3]) await take()
      const before = await quota.redis().hgetall(stateKey('details'))
      const asked = Date.now()
      const { waitMs } = await look.state('details')
      expect(await quota.redis().hgetall(stateKey('details'))).toEqual(before)

      const permit = await take()
      expect(permit.granted).toBe(true)
      expect(waitMs).toBeGreaterThan(500)
      // Time passes between the two reads, and the reader's clock is cut to milliseconds.
      expect(permit.waitMs).toBeLessThanOrEqual(waitMs + 1)
      expect(permit.waitMs).toBeGreaterThanOrEqual(waitMs - (Date.now() - asked) - 1)
    },
  )
  it('reports no wait while the burst lasts', async () => {
    const { look, take } = setup(limitsWith({ minute: 6000 }))
    await Promise.all(Array.from({ length: 30 }, () => take()))
    expect(await look.state('details')).toMatchObject({ waitMs: 0 })
  })
  it.each<[Quota]>([[{ second: 0 }], [{ day: 0, minute: 5 }]])(
    'reports no wait with a quota of %j',
    async (given) => {
      const { look } = setup(limitsWith(given))
      expect(await look.state('details')).toMatchObject({ waitMs: never })
    },
  )

  it.each(['day', 'denied'] as const)(
    'reports that the SKU is paused (%s), and for how long',
    async (reason) => {
      const { look, limiter } = setup(limitsWith({ minute: 600 }))
      await limiter.pause('details', reason, 5000)
      const { waitMs, paused } = await look.state('details')
      expect(paused).toEqual({ reason, forMs: waitMs })
      expect(waitMs).toBeGreaterThan(4000)
      expect(waitMs).toBeLessThanOrEqual(5001)
      expect(await look.state('autocomplete')).not.toHaveProperty('paused')
      await limiter.resume('details')
      expect(await look.state('details')).toEqual({
        waitMs: 0,
        pace: 1,
        used: { day: 0, month: 0 },
      })
    },
  )
  it('reports that a pause is over', async () => {
    let nowMs = Date.now()
    const { look, limiter } = setup(limitsWith({}), () => nowMs)
    await limiter.pause('details', 'day', 5000)
    nowMs += 6000
    expect(await look.state('details')).toEqual({ waitMs: 0, pace: 1, used: { day: 0, month: 0 } })
  })
  it('reports the pace of calls after a refusal, and that there is no burst until a call is accepted', async () => {
    const { look, take, limiter } = setup(limitsWith({ minute: 60 }))
    const permit = await take()
    if (!permit.granted) return expect.fail('refused')
    limiter.noteAccepted('details', permit)
    const refused = await take()
    if (!refused.granted) return expect.fail('refused')
    await limiter.slowDown('details', { permit: refused, retryAfterMs: 5000 })
    const state = await look.state('details')
    expect(state).toMatchObject({ pace: 0.95, paused: { reason: 'rate' } })
    expect(state.waitMs).toBeGreaterThan(4000)
    await quota.redis().hset(stateKey('details'), 'closed', 0)
    const { waitMs } = await look.state('details')
    expect((await take()).waitMs).toBeGreaterThan(900)
    expect(waitMs).toBeGreaterThan(900)
    await limiter.resume('details')
    expect(await look.state('details')).toMatchObject({ pace: 1 })
  })
})

describe('the reader of budgets', () => {
  it('reports what the service and each client have spent, refunds included', async () => {
    const { look, take, limiter } = setup(limitsWith({}))
    await Promise.all([
      take(),
      take(),
      take({ clientId: 'ben' }),
      limiter.acquire(wanted({}, 'newAutocomplete')),
    ])
    const permit = await take({ clientId: 'ben' })
    const day = permit.granted ? permit.day : expect.fail('refused')
    limiter.refund({ day, clientId: 'ben', billed: 'newDetails', calls: -1, microUsd: -5000 })
    await nextTurn()
    const both = (calls: number, microUsd: number) => ({
      day: { calls, microUsd },
      month: { calls, microUsd },
    })
    expect(await look.spent()).toEqual(both(4, 17_830))
    expect(await look.spent(serviceScope)).toEqual(both(4, 17_830))
    expect(await look.spent('ann')).toEqual(both(3, 12_830))
    expect(await look.spent('ben')).toEqual(both(1, 5000))
    expect(await look.spent('cem')).toEqual(both(0, 0))
  })
  it('reports zero on a new day, and in a new month', async () => {
    const nowMs = Date.parse('2026-11-30T20:00:00Z')
    const spent = { day: '2026-11-30 2 9000', month: '2026-11 7 30000' }
    await quota.redis().hset(spentKey('ann'), spent)
    await quota.redis().hset(stateKey('details'), { day: '2026-11-30 2', month: '2026-11 7' })
    const at = (time: number) =>
      createQuotaReader(
        quota.redis(),
        () => limitsWith({}),
        () => time,
      )
    const today = { calls: 2, microUsd: 9000 }
    const month = { calls: 7, microUsd: 30_000 }
    expect(await at(nowMs).spent('ann')).toEqual({ day: today, month })
    expect((await at(nowMs).state('details')).used).toEqual({ day: 2, month: 7 })

    const { ends } = periodAt('day', nowMs)
    expect(await at(ends - 1).spent('ann')).toEqual({ day: today, month })
    expect(await at(ends).spent('ann')).toEqual({ day: nothing, month: nothing })
    expect((await at(ends).state('details')).used).toEqual({ day: 0, month: 0 })

    await quota.redis().hset(spentKey('ann'), { day: '2026-11-29 2 9000' })
    expect(await at(nowMs).spent('ann')).toEqual({ day: nothing, month })
  })
})
