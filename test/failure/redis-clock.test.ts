import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import { startSentinels } from '../support/redis-servers.ts'
import { buildShiftedClock, shiftedBy } from '../support/shifted-clock.ts'
import { startStack } from '../support/stack.ts'
import { redisProgram, startTestRedis } from '../support/test-redis.ts'

const library = redisProgram && (await buildShiftedClock())
const perMinute = 1200
const deadlineMs = 5000
const callers = 8
const wellWithinMs = 20_000
const minutes = 5

/**
 * A master, and a replica whose clock is so many seconds ahead; the product over both, with so many
 * edges and workers.
 */
async function startOverClocks(seconds: number, ofEach: number) {
  const servers = await startSentinels(shiftedBy(library ?? '', seconds))
  onTestFinished(servers.close)
  const stack = await startStack({
    redisUrl: servers.url,
    edges: ofEach,
    workers: ofEach,
    env: { QUOTA_AUTOCOMPLETE_PER_MINUTE: `${perMinute}`, RATE_LIMIT_DETAILS: '60' },
  })
  onTestFinished(stack.close)
  await stack.sandbox.behave({ latencyMs: 20 })
  const failOver = async () => {
    const master = await servers.master()
    await master.kill()
    const port = () =>
      servers.master().then(
        (now) => now.port,
        () => master.port,
      )
    await expect.poll(port, { timeout: wellWithinMs }).not.toBe(master.port)
    const [now] = (await (await servers.master()).ask('TIME')) as [string]
    expect(Math.abs(Number(now) - Date.now() / 1000 - seconds)).toBeLessThan(10)
  }
  return { servers, stack, failOver }
}

describe.skipIf(!library).each([
  ['ahead', minutes * 60],
  ['behind', -minutes * 60],
])(
  'after a failover to a Redis whose clock is five minutes %s (needs redis-server and a C compiler),',
  { timeout: 150_000 },
  (_name, seconds) => {
    it('checkouts work again within seconds, none waits beyond its deadline, and the quota is kept', async () => {
      const { stack, failOver } = await startOverClocks(seconds, 2)
      const load = startLoad(callers, (n) =>
        stack.at(n % 2).autocomplete({ input: `${n} rue de la paix`, sessionToken: randomUUID() }),
      )
      // The quota is in use when the master is lost: calls wait for permits.
      await expect
        .poll(() => tally(load.outcomes)['200'] ?? 0, { timeout: wellWithinMs })
        .toBeGreaterThan(60)
      await failOver()
      const failedOverAt = performance.now()
      const later = () => load.outcomes.filter(({ sentAt }) => sentAt > failedOverAt)
      const answered = () => tally(later())['200'] ?? 0
      await expect.poll(answered, { timeout: wellWithinMs }).toBeGreaterThan(3 * callers)
      await expect.poll(stack.missing, { timeout: wellWithinMs }).toEqual([])
      // From here on no checkout fails, until a hundred more were answered.
      const wellAt = performance.now()
      await expect.poll(answered, { timeout: 40_000 }).toBeGreaterThan(3 * callers + 100)
      const outcomes = await load.stop()
      const since = outcomes.filter(({ sentAt }) => sentAt > wellAt)
      expect(['200', '503 7001', '503 7002']).toEqual(
        expect.arrayContaining(Object.keys(tally(since))),
      )
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(deadlineMs + 1000)
      const { autocomplete } = await stack.sandbox.usage()
      expect(autocomplete.peakPerMinute).toBeLessThanOrEqual(perMinute)
      expect(autocomplete.refused).toBe(0)
    })

    it('no job and no client limit is left over for minutes', async () => {
      const { servers, stack, failOver } = await startOverClocks(seconds, 1)
      const details = () => observe(() => stack.details({ placeId: 'SBX_gb-10-downing-street' }))
      // The client's limit is used up: the next minute is its own again.
      for (let n = 0; n < 60; n += 1) expect(inShort(await details())).toBe('200')
      expect(inShort(await details())).toMatch(/^429/)
      for (const { process } of stack.workers) process.kill('SIGSTOP')
      const typed = observe(() => stack.autocomplete({ input: 'zanzibar street' }))
      const jobs = async () =>
        (await (
          await servers.master()
        ).ask('LRANGE', '{address}:autocomplete:wait', '0', '-1')) as string[]
      const active = async () =>
        (await (
          await servers.master()
        ).ask('LRANGE', '{address}:autocomplete:active', '0', '-1')) as string[]
      const held = async () => [...(await jobs()), ...(await active())].length
      await expect.poll(held).toBe(1)
      await failOver()
      await typed
      await expect.poll(held, { timeout: wellWithinMs }).toBe(0)
      for (const { process } of stack.workers) process.kill('SIGCONT')
      await stack.ready()
      await expect
        .poll(async () => inShort(await details()), { timeout: 65_000, interval: 500 })
        .toBe('200')
    })
  },
)

describe.skipIf(!library)(
  'after the clock of Redis was five days ahead for a while (needs redis-server and a C compiler),',
  { timeout: 150_000 },
  () => {
    it('today has what it had left of its quota', async () => {
      const redis = await startTestRedis()
      onTestFinished(redis.close)
      const env = { QUOTA_DETAILS_PER_MINUTE: 'unlimited', QUOTA_DETAILS_PER_DAY: '6' }
      const stack = await startStack({ redisUrl: redis.url, env })
      onTestFinished(stack.close)
      const call = async () =>
        inShort(await observe(() => stack.details({ placeId: 'SBX_gb-10-downing-street' })))
      const settled = { timeout: wellWithinMs }
      /** How many calls are granted until the quota is used up. */
      const useUp = async () => {
        let granted = 0
        const count = async () => {
          const answer = await call()
          if (answer === '200') granted += 1
          return answer
        }
        await expect.poll(count, settled).toBe('503 7001')
        return granted
      }
      const restart = async (clock?: NodeJS.ProcessEnv) => {
        await redis.stop()
        await redis.start('kept', clock)
        await expect.poll(call, settled).toBe('200')
      }
      for (let n = 0; n < 2; n += 1) expect(await call()).toBe('200')
      await restart(shiftedBy(library ?? '', 5 * 86_400))
      expect(1 + (await useUp())).toBe(6)
      await restart()
      expect(2 + 1 + (await useUp())).toBe(6)
      expect((await stack.sandbox.usage()).details.calls).toBe(2 + 6 + 4)
    })
  },
)
