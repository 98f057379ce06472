import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stateKey } from '../../shared/quota/keys.ts'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { inShort, observe, tally } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { secondsOfDayPause } from '../support/pacific.ts'
import type { Service } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'

const closedSeconds = 'address_provider_paused_seconds'

describe.each(['new', 'legacy'] as const)(
  'when the provider refuses calls, over the %s edition, with three workers,',
  (edition) => {
    const stack = useStack({ edition, workers: 3, edges: 2 })
    let redis: Redis
    let typed = 0
    beforeAll(async () => {
      redis = new Redis(stack.redisUrl)
    })
    afterAll(() => redis?.disconnect())
    beforeEach(async () => {
      await resumeSku(redis, 'autocomplete')
      await stack.sandbox.reset()
      await expect.poll(stack.missing).toEqual([])
      await expect.poll(() => metric(stack.url, closedSeconds)).toBe(0)
    })
    const ask = () => observe(() => stack.autocomplete({ input: `${typed++} rue de la paix` }))
    const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
    const retryAfter = ({ answer }: Awaited<ReturnType<typeof ask>>) =>
      Number(answer?.headers.get('retry-after'))
    /** As if so much time had passed. */
    const closeIsOver = () => redis.hset(stateKey('autocomplete'), 'closed', 1)

    const limits = async () => (await stack.get('/api/limits')).body.data
    const lastAudit = async () => {
      const client = new pg.Client(stack.databaseUrl)
      await client.connect()
      const { rows } = await client.query(
        'select actor, action, detail from audit order by id desc limit 1',
      )
      await client.end()
      return rows[0]
    }
    const refuseAll = () => stack.sandbox.behave({ realLimitPerMinute: { autocomplete: 0 } })
    const askMany = async (count: number) =>
      tally(await Promise.all(Array.from({ length: count }, ask)))

    it('a single "too many per minute" fails no request', async () => {
      // A worker tells of accepted calls when it asks for its next permit.
      for (let round = 0; round < 3; round += 1) await askMany(10)
      await refuseAll()
      const asked = Array.from({ length: 5 }, ask)
      const refused = async () => (await stack.sandbox.usage()).autocomplete.refused
      await expect.poll(refused, { interval: 10 }).toBeGreaterThan(0)
      await stack.sandbox.behave({})
      // On a busy machine a permit may be lost (7002), which has nothing to do with the refusal.
      const answers = tally(await Promise.all(asked))
      expect(answers).not.toHaveProperty('503 7001')
      const later = await askMany(20)
      expect(later).not.toHaveProperty('503 7001')
      expect({ ...answers, ...later }).toHaveProperty('200')
      // An edge reads this twice a second.
      await expect.poll(limits).toMatchObject({
        paused: [],
        slowed: [{ calls: 'autocomplete', percent: expect.any(Number) }],
      })
      expect((await limits()).slowed[0].percent).toBeGreaterThanOrEqual(70)
      await expect
        .poll(() => metric(stack.url, 'address_provider_pace_ratio{sku="autocomplete"}'))
        .toBeLessThan(1)
      await limitsCommand(stack, 'open', 'autocomplete')
      expect((await limits()).slowed).toEqual([])
      expect(await lastAudit()).toEqual({
        actor: 'command line',
        action: 'quota.open',
        detail: { sku: 'autocomplete' },
      })
    })

    it('repeated "too many per minute" pauses the calls of all workers for longer and longer', async () => {
      await refuseAll()
      const pauses: number[] = []
      const pausedFor = async () => {
        const [closed, [seconds = 0, microseconds = 0]] = await Promise.all([
          redis.hget(stateKey('autocomplete'), 'closed'),
          redis.time(),
        ])
        return Number(closed) / 1000 - Number(seconds) * 1000 - Number(microseconds) / 1000
      }
      while ((pauses.at(-1) ?? 0) < 8000) {
        await askMany(6)
        // As if no call was accepted for a minute, whenever a worker tells of those of before.
        await redis.hdel(stateKey('autocomplete'), 'accepted')
        pauses.push(await pausedFor())
      }
      const before = await calls()
      // As many steps as pauses of up to half a second, a second, two, four ... may be long.
      expect(before).toBeLessThan(40)
      const refused = await Promise.all(Array.from({ length: 20 }, ask))
      expect(tally(refused)).toEqual({ '503 7001': 20 })
      for (const outcome of refused) {
        expect(retryAfter(outcome)).toBeGreaterThan(0)
        expect(retryAfter(outcome)).toBeLessThanOrEqual(60)
      }
      // No calls are made while it lasts.
      expect(await calls()).toBe(before)
      expect((await limits()).paused).toEqual([
        { calls: 'autocomplete', reason: 'rate', seconds: expect.any(Number) },
      ])
      // Other calls go on.
      expect((await stack.details({ placeId: 'SBX_gb-10-downing-street' })).status).toBe(200)
      await stack.sandbox.behave({})
      await closeIsOver()
      await expect.poll(async () => inShort(await ask())).toBe('200')
      expect((await limits()).paused).toEqual([])
    })

    it('"used up for today" lasts until midnight Pacific', async () => {
      await stack.sandbox.behave({ quotaPerDay: { autocomplete: 0 } })
      await ask()
      await stack.sandbox.behave({})
      const refused = await ask()
      expect(inShort(refused)).toBe('503 7001')
      expect(Math.abs(retryAfter(refused) - secondsOfDayPause())).toBeLessThan(10)
      expect(await calls()).toBe(1)
      // The owner has raised the quota.
      await limitsCommand(stack, 'open', 'autocomplete')
      await expect.poll(async () => inShort(await ask())).toBe('200')
    })

    it('a denied key stops the calls, /ready and a metric show it, and trial calls find out when it works again', async () => {
      await stack.sandbox.behave({ keyDenied: true })
      expect(inShort(await ask())).toBe('503 8004')
      await expect.poll(stack.missing).toEqual(['provider key for autocomplete'])
      expect(await stack.get('/ready')).toMatchObject({
        status: 200,
        body: { status: 'ready', refused: expect.arrayContaining(['autocomplete']) },
      })
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
      // What an edge knows of the pause is up to half a second old.
      await expect.poll(() => askMany(10)).toEqual({ 200: 10 })
    })

    it('an outage opens the circuit breaker, so few calls are made, and it closes when the outage is over', async () => {
      await stack.sandbox.behave({ outage: true })
      // Requests of the same moment share a job, so some workers see many calls and others few.
      const isOpen = (worker: Service) => worker.output().includes('circuit breaker')
      for (let n = 0; n < 60 && !stack.workers.every(isOpen); n += 1)
        await Promise.all(Array.from({ length: 12 }, ask))
      const before = await calls()
      const refused = await Promise.all(Array.from({ length: 30 }, ask))
      expect(tally(refused)).toEqual({ '503 8003': 30 })
      expect((await calls()) - before).toBeLessThanOrEqual(6)
      expect(stack.workers.filter(isOpen)).toHaveLength(stack.workers.length)
      await stack.sandbox.behave({})
      await expect
        .poll(async () => tally(await Promise.all(Array.from({ length: 10 }, ask))), {
          timeout: 30_000,
          interval: 500,
        })
        .toEqual({ 200: 10 })
    })
  },
)
