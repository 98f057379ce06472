import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTcpProxy, through } from '../faults/tcp-proxy.ts'
import { inShort, type Load, observe, startLoad, tally } from '../support/load.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram, startTestRedis, type TestRedis } from '../support/test-redis.ts'

const deadlineMs = 5000
const graceMs = 1000
const wellWithinMs = 5000
const callers = 30
/** Longer than the edge waits for a command. */
const silenceMs = 2600

describe.skipIf(redisProgram === undefined)(
  'when Redis is unavailable (needs a redis-server on PATH), the service',
  () => {
    let redis: TestRedis
    let stack: Stack
    let load: Load | undefined
    beforeAll(async () => {
      redis = await startTestRedis()
      // With no limit per minute there is no closed minute after a loss of data:
      // test/queue/bill.test.ts has that.
      const open = {
        QUOTA_AUTOCOMPLETE_PER_MINUTE: 'unlimited',
        QUOTA_DETAILS_PER_MINUTE: 'unlimited',
      }
      stack = await startStack({
        redisUrl: redis.url,
        workers: 2,
        env: { DEADLINE_MS: String(deadlineMs), ...open },
      })
      await stack.sandbox.behave({ latencyMs: 20 })
    })
    // A test that failed must not leave its load to the next ones.
    afterEach(() => load?.stop())
    afterAll(async () => {
      await stack?.close()
      await redis?.close()
    })

    // With a session, as a checkout sends it: its lookup is in flight too when Redis stops.
    const typed = (n: number) =>
      stack.autocomplete({ input: `${n} rue de la paix`, sessionToken: randomUUID() })
    const everyWorkerLives = () => stack.workers.every(({ process }) => process.exitCode === null)
    const outcomes = () => load?.outcomes ?? []

    async function loaded(): Promise<void> {
      load = startLoad(callers, typed)
      const sent = () => outcomes().length
      await expect.poll(sent, { timeout: wellWithinMs }).toBeGreaterThan(callers * 3)
    }

    /** Checks that the latest answers, three for each caller, are correct. */
    async function wellAgain(): Promise<void> {
      const latest = () => tally(outcomes().slice(-3 * callers))
      await expect.poll(latest, { timeout: wellWithinMs }).toEqual({ 200: 3 * callers })
      await pathWorks()
    }

    async function pathWorks(): Promise<void> {
      await expect.poll(stack.missing, { timeout: wellWithinMs }).toEqual([])
      const details = () => observe(() => stack.details({ placeId: 'SBX_gb-10-downing-street' }))
      await expect.poll(async () => inShort(await details()), { timeout: wellWithinMs }).toBe('200')
    }

    const maxMs = () => Math.max(...outcomes().map(({ ms }) => ms))

    it.each(['kept', 'lost'] as const)(
      'answers 503 8000 meanwhile, and works soon after, its data %s',
      async (data) => {
        await loaded()
        await redis.stop()
        await expect.poll(stack.missing).toContain('redis')
        await expect.poll(() => tally(outcomes())['503 8000']).toBeGreaterThan(callers)
        await redis.start(data)
        await wellAgain()
        await load?.stop()

        // Of those whose jobs were on the queue already nobody knows whether they were billed.
        const { 200: _, '503 8000': __, '504 8001': inFlight = 0, ...others } = tally(outcomes())
        expect(others).toEqual({})
        expect(inFlight).toBeLessThanOrEqual(callers)
        expect(maxMs()).toBeLessThan(deadlineMs + graceMs)
        expect(everyWorkerLives()).toBe(true)
      },
    )

    it('answers 504 where a worker has begun, so that nobody pays for the same call twice', async () => {
      const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
      const before = await calls()
      await stack.sandbox.behave({ latencyMs: 2000 })
      const outcome = observe(() => typed(-2))
      await expect.poll(calls, { interval: 20 }).toBe(before + 1)
      await redis.stop()
      expect(inShort(await outcome)).toBe('504 8001')
      await stack.sandbox.behave({ latencyMs: 20 })
      await redis.start('kept')
      await pathWorks()
    })

    it('logs it once at an edge, and when Redis is back', async () => {
      const before = stack.edges[0]?.output().length
      const lines = () => stack.edges[0]?.output().slice(before).split('\n') ?? []
      const told = () =>
        lines().flatMap((line) => (line.includes('reach the queues') ? JSON.parse(line).level : []))
      await redis.stop()
      await expect.poll(told, { timeout: 5000 }).toEqual(['warn'])
      await redis.start('kept')
      await pathWorks()
      await expect.poll(told).toEqual(['warn', 'info'])
    })

    it('lets no caller wait beyond the deadline while Redis does not respond, and works again afterwards', async () => {
      await loaded()
      const direct = new Redis(redis.url)
      await direct.client('PAUSE', deadlineMs + 3000, 'ALL')
      await expect.poll(stack.missing).toContain('redis')
      expect(inShort(await observe(() => typed(-1)))).toBe('503 8000')
      await direct.ping() // answered when the silence is over
      direct.disconnect()
      await wellAgain()
      await load?.stop()

      expect(['200', '503 8000', '504 8001']).toEqual(
        expect.arrayContaining(Object.keys(tally(outcomes()))),
      )
      expect(maxMs()).toBeLessThan(deadlineMs + graceMs)
    })

    it('makes no provider call for a caller that was answered 503, although its job was on the queue', async () => {
      const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
      const before = await calls()
      const direct = new Redis(redis.url)
      await direct.client('PAUSE', silenceMs, 'ALL')
      expect(inShort(await observe(() => typed(-3)))).toBe('503 8000')
      await direct.ping()
      direct.disconnect()
      await pathWorks()
      // Its job comes before this one on the queue.
      expect(inShort(await observe(() => typed(-4)))).toBe('200')
      expect(await calls()).toBe(before + 1)
    })

    it('answers 503 8000 and calls nobody while the master has too few replicas to write', async () => {
      const direct = new Redis(redis.url)
      await direct.config('SET', 'min-replicas-to-write', 1)
      const { calls } = (await stack.sandbox.usage()).autocomplete
      const refused = await Promise.all(
        [-5, -6, -7].map(async (n) => inShort(await observe(() => typed(n)))),
      )
      expect(refused).toEqual(['503 8000', '503 8000', '503 8000'])
      expect((await stack.sandbox.usage()).autocomplete.calls).toBe(calls)
      await direct.config('SET', 'min-replicas-to-write', 0)
      direct.disconnect()
      await pathWorks()
    })

    it('still issues tokens', async () => {
      await redis.stop()
      const answer = await stack.get('/api/authentication', {
        headers: { 'x-service-api-key': stack.apiKey },
      })
      expect(answer.status).toBe(200)
      await redis.start('kept')
    })

    it.each([0, 1])('lets worker %i take jobs again after all of this', async (index) => {
      const other = stack.workers[1 - index]?.process
      other?.kill('SIGSTOP')
      await expect
        .poll(async () => inShort(await observe(() => typed(-2))), { timeout: wellWithinMs })
        .toBe('200')
      other?.kill('SIGCONT')
    })
  },
)

it.skipIf(redisProgram === undefined)(
  'addresses are served again after the host of Redis was replaced (needs a redis-server on PATH)',
  async () => {
    const redis = await startTestRedis()
    onTestFinished(redis.close)
    const proxy = await startTcpProxy(redis.url)
    onTestFinished(proxy.close)
    const stack = await startStack({ redisUrl: through(redis.url, proxy) })
    onTestFinished(stack.close)
    let n = 0
    const ask = async () =>
      inShort(await observe(() => stack.autocomplete({ input: `${n++} rue de la paix` })))
    expect(await ask()).toBe('200')

    proxy.vanish()
    await expect.poll(ask, { timeout: 30_000 }).toBe('200')
    await expect.poll(stack.missing, { timeout: wellWithinMs }).toEqual([])
  },
  90_000,
)
