import { Redis } from 'ioredis'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { useStack } from '../support/stack.ts'

/** Long enough for a call on a busy machine. */
const deadlineMs = 3000
/** The load alone keeps a slow machine busy for a second. */
const graceMs = 3000

const stack = useStack({ env: { WORKER_CONCURRENCY: '1', DEADLINE_MS: String(deadlineMs) } })
let asked = 0
beforeEach(() => stack.sandbox.reset())

const typed = () => stack.autocomplete({ input: `${asked++} rue de la paix` })
const calls = async () => (await stack.sandbox.usage()).autocomplete.calls

describe('a request whose deadline has passed', () => {
  it('is answered 504 8001, and dropped before it is billed', async () => {
    const worker = stack.workers[0]?.process
    worker?.kill('SIGSTOP')
    const outcome = await observe(typed)
    worker?.kill('SIGCONT')
    expect(inShort(outcome)).toBe('504 8001')
    expect(outcome.answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(outcome.ms).toBeLessThan(deadlineMs + graceMs)
    await expect.poll(async () => inShort(await observe(typed))).toBe('200')
    expect(await calls()).toBe(1)
  })
})

describe('a reply that is lost on its way to the edge', () => {
  it('is recovered from its copy', async () => {
    await stack.sandbox.behave({ latencyMs: 100 })
    const recovered = () => metric(stack.url, 'address_replies_recovered_total')
    const before = await recovered()
    const redis = new Redis(stack.redisUrl)
    const cutting = setInterval(() => cutSubscribers(redis), 20)
    onTestFinished(() => clearInterval(cutting))
    // A subscriber that is back at once gets its reply all the same.
    const outcomes = [await observe(typed)]
    while ((await recovered()) === before && outcomes.length < 20)
      outcomes.push(await observe(typed))
    clearInterval(cutting)
    redis.disconnect()
    expect(tally(outcomes)).toEqual({ 200: outcomes.length })
    expect(await recovered()).toBeGreaterThan(before)
    expect(await calls()).toBe(outcomes.length)
  })

  /** Those of this stack's database: other tests use the same Redis. */
  async function cutSubscribers(redis: Redis): Promise<void> {
    const clients = String(
      await redis.call('CLIENT', 'LIST', 'TYPE', 'pubsub').catch(() => ''),
    ).split('\n')
    const ours = clients.filter((client) => client.includes(` db=${redis.options.db} `))
    for (const client of ours)
      await redis.call('CLIENT', 'KILL', 'ID', /\d+/.exec(client)?.[0] ?? '').catch(() => 0)
  }
})

describe('an edge with more requests than can be answered in time', () => {
  it('refuses at once with 503 7002 and Retry-After, and nobody waits beyond the deadline', async () => {
    await stack.sandbox.behave({ latencyMs: 700 })
    const load = startLoad(120, typed)
    onTestFinished(async () => void (await load.stop()))
    await expect.poll(() => tally(load.outcomes), { timeout: 15_000 }).toHaveProperty(['503 7002'])
    const outcomes = await load.stop()
    expect(['200', '503 7002', '504 8001']).toEqual(
      expect.arrayContaining(Object.keys(tally(outcomes))),
    )
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(deadlineMs + graceMs)
    const refusedAfterMs = outcomes
      .filter((outcome) => inShort(outcome) === '503 7002')
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    // Nobody is refused after waiting for the deadline.
    expect(refusedAfterMs.at(-1)).toBeLessThan(deadlineMs)
    // The one in the middle: on a busy machine single ones wait for the CPU, not for the queue.
    expect(refusedAfterMs[refusedAfterMs.length >> 1]).toBeLessThan(deadlineMs / 2)
  })

  // Of requests that a worker takes too late for a call, it refuses all at once. Such short runs
  // say nothing of how long the next requests will wait.
  it('goes on to do so after hundreds of requests reached a worker too late', async () => {
    await stack.sandbox.behave({ latencyMs: 2000 })
    const load = startLoad(120, typed)
    onTestFinished(async () => void (await load.stop()))
    const tooLate = () => tally(load.outcomes)['504 8001'] ?? 0
    await expect.poll(tooLate, { timeout: 30_000 }).toBeGreaterThan(240)
    const before = load.outcomes.length
    await expect
      .poll(() => tally(load.outcomes.slice(before)), { timeout: 10_000 })
      .toHaveProperty(['503 7002'])
  }, 60_000)

  it('accepts requests again when the queue is short', async () => {
    await expect.poll(async () => inShort(await observe(typed))).toBe('200')
  })
})
