import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stateKey } from '../../shared/quota/keys.ts'
import { reopenSku } from '../../shared/quota/limiter.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { inShort, observe, tally } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { type Stack, startStack } from '../support/stack.ts'

const closedSeconds = 'address_provider_closed_seconds'

describe.each(['new', 'legacy'] as const)(
  "the provider's own word, over the %s edition, with three workers",
  (edition) => {
    let stack: Stack
    let redis: Redis
    let typed = 0
    beforeAll(async () => {
      stack = await startStack({ edition, workers: 3, edges: 2 })
      redis = new Redis(stack.redisUrl)
    })
    afterAll(async () => {
      redis?.disconnect()
      await stack?.close()
    })
    beforeEach(async () => {
      await reopenSku(redis, 'autocomplete')
      await stack.sandbox.reset()
      await expect.poll(stack.missing).toEqual([])
      await expect.poll(() => metric(stack.url, closedSeconds)).toBe(0)
    })
    const ask = () => observe(() => stack.autocomplete({ input: `${typed++} rue de la paix` }))
    const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
    const retryAfter = ({ answer }: Awaited<ReturnType<typeof ask>>) => Number(answer?.headers.get('retry-after'))
    /** As if so much time had passed. */
    const closeIsOver = () => redis.hset(stateKey('autocomplete'), 'closed', 1)

    it('"too many per minute" pauses the calls of all workers until the minute is over', async () => {
      await stack.sandbox.behave({ quotaPerMinute: { autocomplete: 0 } })
      const first = await ask()
      expect(inShort(first)).toBe('503 7001')
      expect(retryAfter(first)).toBe(60)
      await stack.sandbox.behave({})
      const rest = await Promise.all(Array.from({ length: 20 }, ask))
      expect(tally(rest)).toEqual({ '503 7001': 20 })
      for (const outcome of rest) expect(retryAfter(outcome)).toBeLessThanOrEqual(60)
      expect(await calls()).toBe(1)
      expect((await stack.get('/api/limits')).body.data.paused).toEqual([
        { calls: 'autocomplete', reason: 'rate', seconds: expect.any(Number) },
      ])
      // Other calls go on.
      expect((await stack.details({ placeId: 'SBX_gb-10-downing-street' })).status).toBe(200)
      await closeIsOver()
      await expect.poll(async () => inShort(await ask())).toBe('200')
    })

    it('"used up for today" holds until midnight Pacific', async () => {
      await stack.sandbox.behave({ quotaPerDay: { autocomplete: 0 } })
      await ask()
      await stack.sandbox.behave({})
      const refused = await ask()
      expect(inShort(refused)).toBe('503 7001')
      expect(Math.abs(retryAfter(refused) - secondsToPacificMidnight())).toBeLessThan(10)
      expect(await calls()).toBe(1)
      // The owner has bought more.
      await limitsCommand(stack, 'open', 'autocomplete')
      await expect.poll(async () => inShort(await ask())).toBe('200')
    })

    it('a denied key stops the calls, /ready says so, a metric rises; one call tries now and then whether it is mended', async () => {
      await stack.sandbox.behave({ keyDenied: true })
      expect(inShort(await ask())).toBe('503 8004')
      await expect.poll(stack.missing).toEqual(['provider key for autocomplete'])
      expect((await stack.get('/ready')).status).toBe(503)
      expect(await metric(stack.url, closedSeconds)).toBeGreaterThan(0)
      expect(tally(await Promise.all(Array.from({ length: 10 }, ask)))).toEqual({ '503 8004': 10 })
      expect(await calls()).toBe(1)

      await closeIsOver()
      await expect.poll(stack.missing).toEqual([])
      expect(tally(await Promise.all(Array.from({ length: 10 }, ask)))).toEqual({ '503 8004': 10 })
      expect(await calls()).toBe(2)

      await stack.sandbox.behave({})
      await closeIsOver()
      await expect.poll(stack.missing).toEqual([])
      await expect.poll(async () => inShort(await ask())).toBe('200')
      expect(tally(await Promise.all(Array.from({ length: 10 }, ask)))).toEqual({ 200: 10 })
    })

    it('an outage opens the breaker: calls are no longer made for every request, and come back when it is over', async () => {
      await stack.sandbox.behave({ outage: true })
      for (let n = 0; n < 8; n += 1) await Promise.all(Array.from({ length: 12 }, ask))
      const before = await calls()
      const refused = await Promise.all(Array.from({ length: 30 }, ask))
      expect(tally(refused)).toEqual({ '503 8003': 30 })
      expect((await calls()) - before).toBeLessThanOrEqual(6)
      expect(stack.workers.map((worker) => worker.output()).join()).toContain('circuit breaker')
      await stack.sandbox.behave({})
      await expect
        .poll(async () => tally(await Promise.all(Array.from({ length: 10 }, ask))), { timeout: 30_000, interval: 500 })
        .toEqual({ 200: 10 })
    })
  },
)
