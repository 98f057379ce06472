import { Redis } from 'ioredis'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { queuePrefix } from '../../shared/jobs/jobs.ts'
import { createSendReply } from '../../shared/jobs/replies.ts'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import type { Service } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'
import { startSandbox } from '../support/test-sandbox.ts'

/** The default deadline, in milliseconds. */
const deadlineMs = 5000

describe('when a worker fails, the service', () => {
  const stack = useStack({ workers: 0 })
  let redis: Redis
  let worker: Service
  let asked = 0
  beforeAll(async () => {
    redis = new Redis(stack.redisUrl)
  })
  beforeEach(async () => {
    await stack.sandbox.reset()
    worker = await stack.addWorker()
    await stack.ready()
  })
  afterEach(() => worker.stop())
  afterAll(() => redis?.disconnect())

  async function addAnother(env?: Record<string, string>): Promise<Service> {
    const other = await stack.addWorker(env)
    onTestFinished(() => other.stop())
    return other
  }

  const typed = () => observe(() => stack.autocomplete({ input: `${asked++} rue de la paix` }))
  const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
  const jobs = (state: 'active' | 'wait') =>
    redis.lrange(`${queuePrefix}:autocomplete:${state}`, 0, -1)

  async function requestInFlight(): Promise<string> {
    const [jobId] = await jobs('active')
    const data = await redis.hget(`${queuePrefix}:autocomplete:${jobId}`, 'data')
    return JSON.parse(data ?? '').requests[0].id
  }

  /** A request whose provider call has begun and takes a while. */
  async function inMidCall() {
    await stack.sandbox.behave({ latencyMs: 1000 })
    const outcome = typed()
    await expect.poll(calls).toBe(1)
    return { outcome }
  }

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'answers within the deadline from another worker when one gets %s in the middle of a job',
    async (signal) => {
      const elsewhere = await startSandbox()
      onTestFinished(elsewhere.stop)
      // Each worker has a separate provider, which shows whose call it is.
      const workers = [
        { worker, provider: stack.sandbox },
        { worker: await addAnother({ PROVIDER_URL: elsewhere.url }), provider: elsewhere },
      ]
      for (const { provider } of workers) await provider.behave({ latencyMs: 2000 })
      const calls = () =>
        Promise.all(
          workers.map(async ({ provider }) => (await provider.usage()).autocomplete.calls),
        )
      const outcome = typed()
      await expect.poll(calls, { interval: 20 }).toContain(1)
      const [dying, living] = (await calls())[0] === 1 ? workers : workers.toReversed()
      dying?.worker.process.kill(signal)
      await living?.provider.behave({})
      const { ms, ...answer } = await outcome
      expect(inShort({ ms, ...answer })).toBe('200')
      expect(ms).toBeLessThan(deadlineMs)
      expect(await calls()).toEqual([1, 1])
      if (signal === 'SIGKILL') return
      dying?.worker.process.kill('SIGCONT')
      expect(inShort(await typed())).toBe('200')
      const output = () => dying?.worker.output()
      await expect.poll(output).toContain('the queue took a job back: its lock ended too early')
      expect(output()).not.toContain('queue error')
    },
  )

  it('repeats no provider call whose answer the dead worker had received', async () => {
    const { outcome } = await inMidCall()
    worker.process.kill('SIGKILL')
    const id = await requestInFlight()
    const cost = { queueMs: 0, quotaMs: 0, providerMs: 0, providerCalls: 1 }
    await createSendReply(redis)(id, { data: { predictions: [] }, cost }, deadlineMs)
    expect(inShort(await outcome)).toBe('200')

    await addAnother()
    await expect.poll(async () => [...(await jobs('active')), ...(await jobs('wait'))]).toEqual([])
    expect(await calls()).toBe(1)
  })

  it('loses no request to an idle worker that is frozen while another one works', async () => {
    await addAnother()
    worker.process.kill('SIGSTOP')
    for (let request = 0; request < 5; request += 1) expect(inShort(await typed())).toBe('200')
  })

  it('lets a stopped worker finish its jobs under load, and does nothing twice', async () => {
    await addAnother()
    await stack.sandbox.behave({ latencyMs: 200 })
    const load = startLoad(20, () => stack.autocomplete({ input: `${asked++} rue de la paix` }))
    await expect.poll(() => load.outcomes.length, { timeout: 15_000 }).toBeGreaterThan(40)
    worker.process.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
    const outcomes = await load.stop()
    expect(tally(outcomes)).toEqual({ 200: outcomes.length })
    expect(await calls()).toBe(outcomes.length)
  })

  it('answers 503 8000 at once when no worker is left, /ready says so, and a new worker ends it', async () => {
    worker.process.kill('SIGKILL')
    await expect.poll(stack.missing).toEqual(['worker'])
    for (const outcome of [
      await typed(),
      await observe(() => stack.details({ placeId: 'SBX_moved' })),
    ]) {
      expect(inShort(outcome)).toBe('503 8000')
      expect(outcome.ms).toBeLessThan(deadlineMs / 2)
    }
    await addAnother()
    await expect.poll(async () => inShort(await typed())).toBe('200')
  })
})
