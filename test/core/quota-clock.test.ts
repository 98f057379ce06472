import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { stateKey } from '../../shared/quota/keys.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Permit, Refusal } from '../../shared/quota/permit.ts'
import { type SharedClock, startSharedClock } from '../../shared/quota/shared-clock.ts'
import { collectedLog } from '../support/collected-log.ts'
import { limitsWith, wanted } from './quota-model.ts'
import { useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(12)
const minuteMs = 60_000
const closeToMs = 2000
const limits: Limits = limitsWith({ minute: 60 })
const { log, lines } = collectedLog()

const clocks: SharedClock[] = []
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop()
  lines.length = 0
})

/** A worker. Its own clock may lose time. */
async function startWorker() {
  const own = { lostMs: 0 }
  const redis = quota.connect()
  const local = () => performance.timeOrigin + performance.now() - own.lostMs
  const clock = await startSharedClock(redis, log, local)
  clocks.push(clock)
  const limiter = quota.limiter(limits, { redis, now: clock.now, rebuildQuotaState: clock.measure })
  return { own, clock, limiter }
}

/**
 * As if Redis' clock jumped ahead, by a negative number back: every worker's clock is behind it
 * then, and so is what was written before.
 */
async function jump(jumpMs: number, workers: { own: { lostMs: number } }[]): Promise<void> {
  const state = stateKey('details')
  for (const name of ['second', 'minute', 'bulk', 'closed', 'paceAt']) {
    const at = Number((await quota.redis().hget(state, name)) ?? 0)
    if (at > 0) await quota.redis().hset(state, name, Math.round(at - jumpMs * 1000))
  }
  for (const { own } of workers) own.lostMs += jumpMs
}

const take = (limiter: Limiter) => limiter.acquire(wanted({ maxWaitMs: 10 * minuteMs }))

const waitOf = (answer: Permit | Refusal) => answer.waitMs

describe('a jump of the Redis clock', () => {
  it('leaves a quota window as full as it was, whatever the jump', {
    timeout: 60_000,
  }, async () => {
    const jumps = fc.oneof(
      fc.integer({ min: 1500, max: 100_000_000 }),
      fc.integer({ min: -100_000_000, max: -1500 }),
    )
    await fc.assert(
      fc.asyncProperty(jumps, fc.integer({ min: 2, max: 20 }), async (jumpMs, calls) => {
        await quota.redis().flushdb()
        await quota.open()
        const worker = await startWorker()
        const { clock, limiter } = worker
        let waitMs = 0
        for (let n = 0; n < calls; n += 1) waitMs = waitOf(await take(limiter))
        await jump(jumpMs, [worker])
        const after = await take(limiter)
        clock.stop()
        expect(after.granted).toBe(true)
        expect(Math.abs(after.waitMs - waitMs - 1000)).toBeLessThan(closeToMs)
      }),
      { numRuns: 20 },
    )
  })

  it.each([-5, 5])('leaves a pause as long as it was: %i minutes', async (minutes) => {
    const worker = await startWorker()
    const { limiter } = worker
    await limiter.pause('details', 'denied', 30_000)
    await jump(minutes * minuteMs, [worker])
    const { waitMs } = await take(limiter)
    expect(Math.abs(waitMs - 30_000)).toBeLessThan(closeToMs)
  })

  it.each([-5, 5])('is followed once by all workers: %i minutes', async (minutes) => {
    const workers = await Promise.all([startWorker(), startWorker(), startWorker()])
    let waitMs = 0
    for (let n = 0; n < 9; n += 1) waitMs = waitOf(await take(workers[0]?.limiter as Limiter))
    await jump(minutes * minuteMs, workers)
    const waits = await Promise.all(workers.map(({ limiter }) => take(limiter)))
    const last = Math.max(...waits.map(waitOf))
    expect(Math.abs(last - waitMs - 3000)).toBeLessThan(closeToMs)
    expect(lines.filter(({ moved }) => moved)).toHaveLength(1)
    expect(new Set(workers.map(({ clock }) => clock.timeline())).size).toBe(1)
  })

  it('is not assumed by a worker whose machine slept for an hour while others continued', async () => {
    const [slept, other] = [await startWorker(), await startWorker()]
    let waitMs = 0
    for (let n = 0; n < 9; n += 1) waitMs = waitOf(await take(other.limiter))
    slept.own.lostMs += 60 * minuteMs
    const after = await take(slept.limiter)
    expect(Math.abs(after.waitMs - waitMs - 1000)).toBeLessThan(closeToMs)
  })
})
