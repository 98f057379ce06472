import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { inventedRows, openBatchView } from '../support/batches.ts'
import { inShort, type Load, observe, startLoad, tally } from '../support/load.ts'
import {
  type Server,
  type Servers,
  startCluster,
  startSentinels,
} from '../support/redis-servers.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

const perMinute = 1200
const callers = 8
/** Allowed refusals above the quota: by the quota, or by the length of the queue. */
const overQuota = ['503 7001', '503 7002']
/** Generous: six servers form a cluster, then the stack starts. */
const startMs = 120_000
const wellWithinMs = 20_000
/** A job that was lost with its master is found missing first. */
const batchMs = 40_000

describe.skipIf(redisProgram === undefined).each([
  ['a cluster', startCluster],
  ['Sentinels', () => startSentinels()],
])('over %s (needs a redis-server on PATH)', (_name, start) => {
  let servers: Servers
  let stack: Stack
  let load: Load | undefined
  beforeAll(async () => {
    servers = await start()
    const quotas = {
      QUOTA_AUTOCOMPLETE_PER_MINUTE: `${perMinute}`,
      QUOTA_DETAILS_PER_MINUTE: `${perMinute}`,
    }
    stack = await startStack({ redisUrl: servers.url, edges: 2, workers: 2, env: quotas })
    await stack.ready()
    await stack.sandbox.behave({ latencyMs: 20 })
  }, startMs)
  // A test that failed leaves no load behind: it would disturb its second try.
  afterEach(async () => void (await load?.stop()))
  afterAll(async () => {
    await stack?.close()
    await servers?.close()
  })

  const typed = (n: number) =>
    stack.autocomplete({ input: `${n} rue de la paix`, sessionToken: randomUUID() })
  /** The lines of all logs that say so. A failed test shows them, and not all of the logs. */
  const logged = (pattern: RegExp) =>
    [...stack.edges, ...stack.workers]
      .flatMap((service) => service.output().split('\n'))
      .filter((line) => pattern.test(line))

  /** The outcome of a request. Its caller sends it again while a busy machine is overloaded. */
  const outcomeOf = (ask: () => Promise<Answer>) =>
    vi.waitFor(
      async () => {
        const outcome = await observe(ask)
        expect(inShort(outcome)).not.toBe('503 7002')
        return outcome
      },
      { timeout: wellWithinMs },
    )

  async function expectQuotaKept(): Promise<void> {
    const { autocomplete, details } = await stack.sandbox.usage()
    for (const { peakPerMinute, refused } of [autocomplete, details]) {
      expect(peakPerMinute).toBeLessThanOrEqual(perMinute)
      expect(refused).toBe(0)
    }
  }

  it('the service answers every kind of request', async () => {
    const placeId = 'SBX_gb-10-downing-street'
    const sessionToken = randomUUID()
    const answers = await Promise.all(
      [
        () => stack.get('/ready'),
        () => stack.autocomplete({ input: '10 downing street', sessionToken }),
        () => stack.details({ placeId }),
        () =>
          stack.post('/api/address/validate', { address: '10 Downing St, London SW1A 2AA, UK' }),
        () => stack.get('/api/limits'),
      ].map(outcomeOf),
    )
    const errors = logged(/"level":"(?:warn|error)"/).join('\n')
    expect(answers.map(inShort), errors).toEqual(['200', '200', '200', '200', '200'])
    expect((await stack.details({ placeId, sessionToken })).status).toBe(200)
    // Each part that stores something in Redis succeeded.
    const kept = (await servers.keys()).map((key) => key.split(':').slice(0, 2).join(':'))
    const parts = [
      '{quota}:details',
      '{quota}:spent',
      '{address:inputs}',
      'address:workers',
      'rate:details',
    ]
    for (const part of parts) expect(kept).toContainEqual(expect.stringContaining(part))
  })

  it('the quota is kept while checkouts and a batch use all of it', async () => {
    const view = openBatchView(stack.databaseUrl)
    const rows = inventedRows(20)
    const id = await view.create(rows)
    load = startLoad(callers, typed)
    await expect
      .poll(async () => (await view.read(id)).status, { timeout: batchMs, interval: 200 })
      .toBe('completed')
    const outcomes = await load.stop()
    expect(await view.results(id)).toHaveLength(rows.length)
    await view.close()

    expect(tally(outcomes)['200']).toBeGreaterThan(50)
    expect(['200', ...overQuota]).toEqual(expect.arrayContaining(Object.keys(tally(outcomes))))
    await expectQuotaKept()
    expect(logged(/CROSSSLOT|MOVED|queue error|job failed/)).toEqual([])
  }, 60_000)

  it.each([
    [
      'hangs',
      (master: Server) => master.process.kill('SIGSTOP'),
      (master: Server) => master.process.kill('SIGCONT'),
    ],
    ['is lost', (master: Server) => master.kill(), (master: Server) => master.start()],
  ])(
    'the service works again soon after the master %s: no job is stuck, the quota is kept',
    async (_what, end, revive) => {
      load = startLoad(callers, typed)
      await expect.poll(() => load?.outcomes.length).toBeGreaterThan(callers)
      const master = await servers.master()
      onTestFinished(async () => {
        await revive(master)
        await servers.rejoined(master)
      }, startMs)
      await end(master)
      const port = () =>
        servers.master().then(
          (now) => now.port,
          () => master.port,
        )
      await expect.poll(port, { timeout: wellWithinMs }).not.toBe(master.port)
      const failedOverAt = performance.now()
      const later = () => (load?.outcomes ?? []).filter(({ sentAt }) => sentAt > failedOverAt)
      const latest = () => tally(later().slice(-3 * callers))
      await expect.poll(latest, { timeout: wellWithinMs }).toEqual({ 200: 3 * callers })
      const outcomes = await load.stop()
      expect(['200', '503 8000', '504 8001', ...overQuota]).toEqual(
        expect.arrayContaining(Object.keys(tally(outcomes))),
      )
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(6000)

      const view = openBatchView(stack.databaseUrl)
      const id = await view.create(inventedRows(20, 1000))
      await expect
        .poll(async () => (await view.read(id)).status, { timeout: batchMs, interval: 200 })
        .toBe('completed')
      await view.close()
      await expectQuotaKept()
    },
    startMs,
  )

  it.each([0, 1])('worker %i takes jobs again', async (index) => {
    const other = stack.workers[1 - index]?.process
    onTestFinished(() => void other?.kill('SIGCONT'))
    other?.kill('SIGSTOP')
    await expect
      .poll(async () => inShort(await observe(() => typed(-index))), { timeout: wellWithinMs })
      .toBe('200')
  })
})
