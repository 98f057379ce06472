import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { describe, expect, it, vi } from 'vitest'
import { serviceScope, spentKey, stateKey } from '../../shared/quota/keys.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Entry, Wanted } from '../../shared/quota/permit.ts'
import type { Quota } from '../../shared/quota/quota.ts'
import { connectFailingFast } from '../../shared/runtime/redis.ts'
import { freePort } from '../support/free-port.ts'
import { budgetOf, limitsWith, unlimited, wanted } from './quota-model.ts'
import { readRecorder, recorderOf, useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(15)
const never = 86_400_000
const granted = { granted: true, waitMs: 0 }

const take = (limiter: Limiter, given: Partial<Wanted> = {}) => limiter.acquire(wanted(given))
const takeMany = (limiter: Limiter, count: number, given: Partial<Wanted> = {}) =>
  Promise.all(Array.from({ length: count }, () => take(limiter, given)))
const correction = (day: string, given: Partial<Entry> = {}): Entry => ({
  day,
  clientId: 'ann',
  billed: 'newDetails',
  calls: 0,
  microUsd: 0,
  ...given,
})
const dayOf = (answer: Awaited<ReturnType<Limiter['acquire']>>) =>
  answer.granted ? answer.day : expect.fail('refused')

/** All that Redis keeps. */
async function kept(redis: Redis) {
  // Who asked is noted, whatever the answer.
  const names = (await redis.keys('*')).filter((name) => !name.endsWith(':lines')).sort()
  return Promise.all(names.map(async (name) => [name, await redis.dumpBuffer(name)]))
}

describe('the quota limiter', () => {
  it('keeps any sliding second under the limit, and uses 90 % of it, with several workers at once', async () => {
    const second = 40
    const maxWaitMs = 4000
    const calls: { earliest: number; latest: number }[] = []
    const askAgainAndAgain = async (workerId: string) => {
      const limiter = quota.limiter(limitsWith({ second }), { redis: quota.connect(), workerId })
      for (let n = 0; n < 60; n++) {
        const asked = Date.now()
        const permit = await take(limiter, { maxWaitMs, clientId: `${workerId} ${n}` })
        // Redis read its clock in between, the same clock as ours; ours is cut to milliseconds.
        if (permit.granted)
          calls.push({ earliest: asked + permit.waitMs, latest: Date.now() + 1 + permit.waitMs })
      }
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(askAgainAndAgain))

    const maxForSure = Math.max(
      ...calls.map(
        ({ earliest }) =>
          calls.filter((call) => call.earliest >= earliest && call.latest < earliest + 1000).length,
      ),
    )
    expect(maxForSure).toBeLessThanOrEqual(second)
    expect(calls.length).toBeGreaterThanOrEqual(Math.floor((second * maxWaitMs * 0.9) / 1000))
  })

  it('sends one Redis command for all calls of a SKU that are requested in one tick', async () => {
    const limiter = quota.limiter(limitsWith({ minute: 6000 }))
    await Promise.all([take(limiter), limiter.acquire(wanted({}, 'newAutocomplete'))])
    const seen = await commandsDuring(async () => {
      await Promise.all([
        takeMany(limiter, 50),
        takeMany(limiter, 50, { clientId: 'ben', bulk: true }),
        limiter.acquire(wanted({}, 'newAutocomplete')),
      ])
    })
    expect(seen).toEqual(['evalsha', 'evalsha'])
  })
  it('sends one command for all corrections of one tick', async () => {
    const limiter = quota.limiter(limitsWith({}))
    const day = dayOf(await take(limiter))
    // The script is known to Redis from its first run on.
    const spent = () => quota.redis().hget(spentKey(serviceScope), 'day')
    const before = await spent()
    limiter.refund(correction(day, { microUsd: -1 }))
    await expect.poll(spent).not.toBe(before)
    const seen = await commandsDuring(async () => {
      for (const clientId of ['ann', 'ben', 'cem'])
        limiter.refund(correction(day, { clientId, microUsd: -1 }))
      await nextTurn()
    })
    expect(seen).toEqual(['evalsha'])
  })

  /** The commands that this file's connection sends meanwhile. */
  async function commandsDuring(act: () => Promise<unknown>): Promise<string[]> {
    const sending = vi.spyOn(quota.redis(), 'sendCommand')
    try {
      await act()
      return sending.mock.calls.map(([command]) => command.name)
    } finally {
      sending.mockRestore()
    }
  }

  const money = { day: { microUsd: 5000 } }
  const day = { day: { calls: 1 } }
  it.each<[string, Limits, Partial<Wanted>, object]>([
    ['a second', limitsWith({ second: 1 }), {}, { because: 'wait_too_long' }],
    ['a minute', limitsWith({ minute: 1 }), { maxWaitMs: 5000 }, { because: 'wait_too_long' }],
    ['a day', limitsWith({ day: 1 }), { maxWaitMs: 60_000 }, { because: 'quota', window: 'day' }],
    ['a month', limitsWith({ month: 1 }), {}, { because: 'quota', window: 'month' }],
    [
      "the service's calls of a day",
      limitsWith({}, budgetOf(serviceScope, day)),
      { clientId: 'ben' },
      { because: 'budget', of: 'service', window: 'day', unit: 'calls' },
    ],
    [
      "the service's money of a day",
      limitsWith({}, budgetOf(serviceScope, money)),
      { clientId: 'ben' },
      { because: 'budget', of: 'service', window: 'day', unit: 'money' },
    ],
    [
      "a client's calls of a month",
      limitsWith({}, budgetOf('ann', { month: { calls: 1 } })),
      {},
      { because: 'budget', of: 'client', window: 'month', unit: 'calls' },
    ],
    [
      "a client's money of a month",
      limitsWith({}, budgetOf('ann', { month: { microUsd: 9999 } })),
      {},
      { because: 'budget', of: 'client', window: 'month', unit: 'money' },
    ],
  ])(
    'refuses a call when %s is used up, names the limit, and takes nothing',
    async (_, limits, asked, because) => {
      const limiter = quota.limiter(limits)
      expect(await take(limiter)).toMatchObject(granted)
      const before = await kept(quota.redis())
      expect(await take(limiter, asked)).toEqual({
        granted: false,
        waitMs: expect.any(Number),
        ...because,
      })
      expect(await kept(quota.redis())).toEqual(before)
    },
  )
  it('takes nothing from a paused SKU', async () => {
    const limiter = quota.limiter(limitsWith({ minute: 600 }))
    await take(limiter)
    await limiter.pause('details', 'day', 60_000)
    const before = await kept(quota.redis())
    expect(await take(limiter)).toMatchObject({ granted: false, because: 'paused', reason: 'day' })
    expect(await kept(quota.redis())).toEqual(before)
  })
  it('refuses one of many simultaneous calls, and grants the others', async () => {
    const limiter = quota.limiter(limitsWith({}, budgetOf('ben', { day: { calls: 0 } })))
    const answers = await Promise.all(
      ['ann', 'ben', 'cem'].map((clientId) => take(limiter, { clientId })),
    )
    expect(answers.map((answer) => answer.granted)).toEqual([true, false, true])
  })

  it("keeps budgets separate by client, and counts the service's budget for all", async () => {
    const limits = limitsWith({}, budgetOf('ann', { day: { calls: 1 } }))
    limits.budgets.set(serviceScope, { day: { calls: 3 } })
    const limiter = quota.limiter(limits)
    expect(await take(limiter)).toMatchObject(granted)
    expect(await take(limiter)).toMatchObject({ because: 'budget', of: 'client' })
    expect(await take(limiter, { clientId: 'ben' })).toMatchObject(granted)
    expect(await limiter.acquire(wanted({ clientId: 'cem' }, 'newAutocomplete'))).toMatchObject(
      granted,
    )
    expect(await take(limiter, { clientId: 'cem' })).toMatchObject({
      because: 'budget',
      of: 'service',
    })
  })
  it('grants free calls when the money is spent, but not when the calls are', async () => {
    const free = (clientId: string) => wanted({ clientId }, 'newIdsOnly')
    const limits = limitsWith({}, budgetOf('ann', { day: { microUsd: 0 } }))
    limits.budgets.set('ben', { day: { calls: 0 } })
    const limiter = quota.limiter(limits)
    expect(await take(limiter)).toMatchObject({ because: 'budget', unit: 'money' })
    expect(await limiter.acquire(free('ann'))).toMatchObject(granted)
    expect(await limiter.acquire(free('ben'))).toMatchObject({ because: 'budget', unit: 'calls' })
  })
  it('grants nothing when the budget is lower than what is spent already', async () => {
    let limits = limitsWith({})
    const limiter = quota.limiter(() => limits)
    await takeMany(limiter, 5)
    limits = limitsWith({}, budgetOf('ann', { day: { calls: 2 } }))
    expect(await take(limiter)).toMatchObject({ because: 'budget', of: 'client', unit: 'calls' })
  })

  it('refunds calls and money to the budgets and the recorder', async () => {
    const limits = limitsWith({}, budgetOf('ann', { day: { calls: 1 } }))
    limits.budgets.set(serviceScope, { day: { microUsd: 5000 } })
    const limiter = quota.limiter(limits)
    for (let n = 1; n <= 3; n++) {
      const day = dayOf(await take(limiter))
      expect(await take(limiter)).toMatchObject({ because: 'budget' })
      limiter.refund(correction(day, { calls: -1, microUsd: -5000 }))
      await nextTurn()
      expect(await readRecorder(quota.redis())).toEqual({
        [`${day}|ann|newDetails`]: [0, 0, 2 * n],
      })
    }
  })
  it('refunds calls that were not made to the quotas of day and month alone', async () => {
    for (const window of ['day', 'month'] as const) {
      await quota.redis().flushdb()
      await quota.open()
      const limiter = quota.limiter(limitsWith({ [window]: 2 }))
      const [first] = await takeMany(limiter, 2)
      expect(await take(limiter)).toMatchObject({ because: 'quota', window })
      // What was cheaper was made.
      limiter.refund(correction(dayOf(first ?? expect.fail()), { microUsd: -5000 }))
      await nextTurn()
      expect(await take(limiter)).toMatchObject({ because: 'quota', window })
      limiter.refund(correction(dayOf(first ?? expect.fail()), { calls: -1, microUsd: 0 }))
      await nextTurn()
      expect(await take(limiter)).toMatchObject(granted)
      expect(await take(limiter)).toMatchObject({ because: 'quota', window })
    }
    const limiter = quota.limiter(limitsWith({ minute: 1 }))
    const day = dayOf(await take(limiter))
    limiter.refund(correction(day, { calls: -1, microUsd: -5000 }))
    await nextTurn()
    expect(await take(limiter)).toMatchObject({ because: 'wait_too_long' })
  })
  it('records each charge in the recorder too, entry by entry', async () => {
    const notes: Entry[] = []
    const limiter = quota.limiter(limitsWith({}, budgetOf('ben', { day: { calls: 2 } })), {
      note: (entry) => notes.push(entry),
    })
    const [first] = await takeMany(limiter, 3)
    await Promise.all([
      take(limiter),
      takeMany(limiter, 4, { clientId: 'ben' }),
      limiter.acquire(wanted({}, 'newIdsOnly')),
      limiter.acquire(wanted({}, 'legacySession')),
    ])
    const day = dayOf(first ?? expect.fail())
    limiter.refund(correction(day, { calls: -1, microUsd: -5000 }))
    limiter.refund(correction(day, { clientId: 'ben', microUsd: -2000 }))
    await nextTurn()

    expect(await readRecorder(quota.redis())).toEqual(recorderOf(notes))
    expect(recorderOf(notes)).toEqual({
      [`${day}|ann|newDetails`]: [3, 15_000, 5],
      [`${day}|ann|newIdsOnly`]: [1, 0, 1],
      [`${day}|ann|legacySession`]: [1, 17_000, 1],
      [`${day}|ben|newDetails`]: [2, 8000, 3],
    })
  })
  it('keeps a recorder for each worker', async () => {
    await take(quota.limiter(limitsWith({}), { workerId: 'one' }))
    await take(quota.limiter(limitsWith({}), { workerId: 'two' }))
    for (const workerId of ['one', 'two'])
      expect(Object.values(await readRecorder(quota.redis(), workerId))).toEqual([[1, 5000, 1]])
  })

  it('pauses and reopens a SKU for all workers', async () => {
    const [one, two] = [0, 1].map(() => quota.limiter(limitsWith({}), { redis: quota.connect() }))
    if (!one || !two) return expect.fail()
    await one.pause('details', 'denied', 60_000)
    expect(await take(two)).toMatchObject({ because: 'paused', reason: 'denied' })
    await two.resume('details')
    expect(await take(one)).toMatchObject({ ...granted, trial: false })
  })
  it('counts each SKU separately', async () => {
    const limits = limitsWith({ day: 1 })
    limits.quotas = { ...limits.quotas, autocomplete: { day: 1 } }
    const limiter = quota.limiter(limits)
    expect(await take(limiter)).toMatchObject(granted)
    expect(await limiter.acquire(wanted({}, 'newAutocomplete'))).toMatchObject(granted)
    expect(await take(limiter)).toMatchObject({ granted: false })
  })
  it('grants any number of calls where there is no limit', async () => {
    const limiter = quota.limiter(limitsWith({}))
    for (const answer of await takeMany(limiter, 100))
      expect(answer).toMatchObject({ ...granted, endsAt: Infinity })
  })
  it.each<Quota>([{ second: 0 }, { minute: 0 }, { day: 0 }, { month: 0, minute: 5 }])(
    'grants none with a quota of %j, without a Redis command',
    async (quotaOfNone) => {
      const rebuildQuotaState = vi.fn()
      await quota.redis().flushdb()
      const limiter = quota.limiter(limitsWith(quotaOfNone), { rebuildQuotaState })
      const refused = { granted: false, because: 'wait_too_long', waitMs: never }
      expect(await take(limiter, { maxWaitMs: 60_000 })).toEqual(refused)
      expect(await take(limiter, { bulk: true })).toEqual(refused)
      expect(rebuildQuotaState).not.toHaveBeenCalled()
    },
  )
  it('applies new limits to the next call', async () => {
    let limits = limitsWith({ day: 1 })
    const limiter = quota.limiter(() => limits)
    expect(await take(limiter)).toMatchObject(granted)
    expect(await take(limiter)).toMatchObject({ because: 'quota' })
    limits = limitsWith({ day: 2 })
    expect(await take(limiter)).toMatchObject(granted)
    limits = limitsWith({ day: 2, minute: 0 })
    expect(await take(limiter)).toMatchObject({ because: 'wait_too_long', waitMs: never })
    limits = { ...limitsWith({}), quotas: unlimited }
    expect(await take(limiter)).toMatchObject(granted)
  })
  it('grants nothing without Redis', async () => {
    const nowhere = connectFailingFast(`redis://127.0.0.1:${await freePort()}`)
    const limiter = quota.limiter(limitsWith({ minute: 5 }), { redis: nowhere })
    await expect(take(limiter)).rejects.toThrow()
    await expect(limiter.pause('details', 'day', 1000)).rejects.toThrow()
    const notes: Entry[] = []
    const correcting = quota.limiter(limitsWith({}), {
      redis: nowhere,
      note: (entry) => notes.push(entry),
    })
    correcting.refund(correction('2026-11-20', { microUsd: -1 }))
    expect(notes).toHaveLength(1)
    nowhere.disconnect()
  })
})

describe('quota state that is missing in Redis', () => {
  const closed = { granted: false, because: 'paused', reason: 'restart' }

  it('is rebuilt, and the call is granted then', async () => {
    await quota.redis().flushdb()
    const rebuildQuotaState = vi.fn(quota.open)
    const limiter = quota.limiter(limitsWith({ minute: 600 }), { rebuildQuotaState })
    const answers = await takeMany(limiter, 3, { maxWaitMs: 5000 })
    for (const answer of answers) expect(answer).toMatchObject(granted)
    expect(rebuildQuotaState).toHaveBeenCalled()
  })
  it('is checked again while another worker rebuilds it', async () => {
    await quota.redis().flushdb()
    const rebuildQuotaState = vi.fn(async () => {
      if (rebuildQuotaState.mock.calls.length === 3) await quota.open()
    })
    expect(
      await take(quota.limiter(limitsWith({}), { rebuildQuotaState }), { maxWaitMs: 5000 }),
    ).toMatchObject(granted)
    expect(rebuildQuotaState).toHaveBeenCalledTimes(3)
  })
  it('delays a call no longer than it can wait', async () => {
    await quota.redis().flushdb()
    const limiter = quota.limiter(limitsWith({}), {
      rebuildQuotaState: () => new Promise(() => {}),
    })
    const asked = performance.now()
    expect(await take(limiter, { maxWaitMs: 300 })).toEqual({ ...closed, waitMs: 1000 })
    expect(performance.now() - asked).toBeGreaterThanOrEqual(290)
    expect(performance.now() - asked).toBeLessThan(2000)
    expect(await take(limiter)).toEqual({ ...closed, waitMs: 1000 })
  })
  it('counts towards the wait of the call: the wait for its permit is what remains', async () => {
    await quota.redis().flushdb()
    const rebuildQuotaState = async () => {
      await sleep(300)
      await quota.open()
      await take(quota.limiter(limitsWith({ minute: 60 })))
    }
    const asked = Date.now()
    const answer = await take(quota.limiter(limitsWith({ minute: 60 }), { rebuildQuotaState }), {
      maxWaitMs: 1100,
    })
    expect(answer.granted && Date.now() - asked + answer.waitMs > 1100).toBe(false)
  })
  it('leaves no timer behind each time that the call asks again', async () => {
    await quota.redis().flushdb()
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
    const before = timers().length
    let atEnd = 0
    const rebuildQuotaState = vi.fn(async () => {
      atEnd = timers().length
      if (rebuildQuotaState.mock.calls.length === 40) await quota.open()
    })
    await take(quota.limiter(limitsWith({}), { rebuildQuotaState }), { maxWaitMs: 600_000 })
    expect(rebuildQuotaState).toHaveBeenCalledTimes(40)
    expect(atEnd - before).toBeLessThan(20)
  })
  it('that cannot be rebuilt fails the call', async () => {
    await quota.redis().flushdb()
    const limiter = quota.limiter(limitsWith({}), {
      rebuildQuotaState: () => Promise.reject(new Error('no ledger')),
    })
    await expect(take(limiter, { maxWaitMs: 5000 })).rejects.toThrow('no ledger')
  })
  it('is noticed when Redis loses its data between two calls', async () => {
    const rebuildQuotaState = vi.fn(quota.open)
    const limiter = quota.limiter(limitsWith({ day: 5 }), { rebuildQuotaState })
    await take(limiter)
    expect(rebuildQuotaState).not.toHaveBeenCalled()
    await quota.redis().flushdb()
    expect(await take(limiter, { maxWaitMs: 1000 })).toMatchObject(granted)
    expect(rebuildQuotaState).toHaveBeenCalledTimes(1)
  })
  it('is rebuilt for each SKU separately', async () => {
    await quota.redis().del(stateKey('details'))
    const limiter = quota.limiter(limitsWith({}))
    expect(await limiter.acquire(wanted({}, 'newAutocomplete'))).toMatchObject(granted)
  })
})
