import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openQuotas } from '../support/batches.ts'
import { inShort, type Outcome, observe, startLoad, tally } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { type Servers, startCluster } from '../support/redis-servers.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

const startMs = 180_000
/** Few: on a busy machine none of their requests may come too late. */
const callers = 3

describe.skipIf(redisProgram === undefined)(
  'over a cluster of three masters (needs a redis-server on PATH)',
  () => {
    let servers: Servers
    beforeAll(async () => {
      servers = await startCluster({ replicas: 0, durable: false })
    }, startMs)
    afterAll(() => servers?.close())

    const start = async (env: Record<string, string>, more = {}) => {
      await servers.askAll('FLUSHALL')
      const stack = await startStack({ redisUrl: servers.url, env, ...more })
      await stack.ready()
      return stack
    }
    const callsOf = async ({ sandbox }: Stack) => (await sandbox.usage()).autocomplete.calls
    const type = (n: number) => ({ input: `${n} rue de la paix`, sessionToken: randomUUID() })
    /** How many replies each master has sent on channels of shards. */
    const published = async () =>
      (await servers.askAll('INFO', 'commandstats')).map((stats) =>
        Number(/cmdstat_spublish:calls=(\d+)/.exec(String(stats))?.[1] ?? 0),
      )
    const publishedByAll = async () => (await published()).reduce((a, b) => a + b)

    describe.each([1, 12])('with QUEUE_SHARDS=%i', (shards) => {
      let stack: Stack
      beforeAll(async () => {
        stack = await start({ QUEUE_SHARDS: `${shards}`, DEADLINE_MS: '8000' }, { edges: 2 })
      }, startMs)
      afterAll(() => stack?.close())
      beforeEach(() => stack.sandbox.reset())

      it('every kind of request gets its reply, on the channel of its edge', async () => {
        const address = '10 Downing St, London SW1A 2AA, UK'
        const kinds = [
          () => stack.autocomplete({ input: '10 downing street' }),
          () => stack.details({ placeId: 'SBX_gb-10-downing-street' }),
          () => stack.post('/api/address/validate', { address }),
        ]
        const recovered = () => metric(stack.url, 'address_replies_recovered_total')
        const before = await recovered()
        const answers = []
        for (let round = 0; round < shards; round += 1)
          for (const ask of kinds) answers.push(await observe(ask))
        expect(tally(answers)).toEqual({ 200: answers.length })
        expect((await recovered()) - before).toBe(0)
      })

      it('the jobs are spread evenly over the masters', async () => {
        const before = await published()
        for (let n = 0; n < 24; n += 1)
          expect((await stack.at(n % 2).autocomplete(type(n))).status).toBe(200)
        const after = await published()
        const counts = after.map((count, index) => count - (before[index] ?? 0))
        expect(counts).toEqual(shards === 1 ? [0, 0, 0] : [8, 8, 8])
      })

      it('the same input from two edges is one call to the provider', async () => {
        await stack.sandbox.behave({ latencyMs: 600 })
        const input = '12 rue de la paix'
        const answers = await Promise.all(
          [0, 1, 0, 1].map((edge) => observe(() => stack.at(edge).autocomplete({ input }))),
        )
        expect(tally(answers)).toEqual({ 200: 4 })
        expect(await callsOf(stack)).toBe(1)
      })

      it('metrics count the jobs of all shards, and no job stays', async () => {
        const [worker] = stack.workers
        const kept = async () =>
          (await servers.keys()).filter((key) => /:autocomplete:\d+$/.test(key))
        worker?.process.kill('SIGSTOP')
        const lost: Promise<Outcome>[] = []
        // One after the other, so that none shares the job of another.
        for (let n = 1; n <= 4; n += 1) {
          lost.push(observe(() => stack.autocomplete(type(n))))
          await expect.poll(async () => (await kept()).length, { interval: 5 }).toBe(n)
        }
        const jobs = () => metric(stack.urls[1] ?? '', 'address_queue_jobs')
        await expect.poll(jobs, { interval: 100 }).toBe(4)
        expect((await Promise.all(lost)).map(inShort)).toEqual(Array(4).fill('504 8001'))
        await expect.poll(kept, { timeout: 15_000 }).toEqual([])
        worker?.process.kill('SIGCONT')
      }, 60_000)
    })

    describe('with three shards and one job at a time', () => {
      let stack: Stack
      beforeAll(async () => {
        const env = { QUEUE_SHARDS: '3', WORKER_CONCURRENCY: '1', DEADLINE_MS: '8000' }
        stack = await start(env, { edges: 2 })
      }, startMs)
      afterAll(() => stack?.close())
      beforeEach(async () => {
        await stack.sandbox.reset()
        await stack.sandbox.behave({ latencyMs: 600 })
      })

      it('a worker begins no second job in another shard', async () => {
        // Long enough for a busy machine to see all three in flight.
        await stack.sandbox.behave({ latencyMs: 2000 })
        const answers: Promise<Answer>[] = []
        for (let n = 1; n <= 3; n += 1) {
          answers.push(stack.autocomplete(type(n)))
          await expect.poll(() => metric(stack.url, 'address_in_flight')).toBe(n)
        }
        await answers[0]
        expect(await callsOf(stack)).toBeLessThanOrEqual(2)
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
      })

      it('a newer input of a session supersedes the older one, at another edge too', async () => {
        await stack.sandbox.behave({ latencyMs: 2000 })
        const sessionToken = randomUUID()
        const busy = observe(() => stack.autocomplete(type(1)))
        await expect.poll(() => callsOf(stack)).toBe(1)
        const older = observe(() => stack.at(1).autocomplete({ input: '2 rue', sessionToken }))
        const noted = async () => (await servers.keys()).filter((key) => key.includes(sessionToken))
        await expect.poll(noted).not.toEqual([])
        const newer = observe(() => stack.autocomplete({ input: '2 rue de', sessionToken }))
        const outcomes = await Promise.all([busy, older, newer])
        expect(outcomes.map(inShort)).toEqual(['200', '409 6002', '200'])
        expect(await callsOf(stack)).toBe(2)
      })
    })

    it('the number of shards changes under load, and no request fails', async () => {
      const env = { ...openQuotas, DEADLINE_MS: '8000', QUEUE_SHARDS: '1' }
      const stack = await start(env, { edgeEnv: { QUEUE_SHARDS: '12' } })
      onTestFinished(() => stack.close())
      const load = startLoad(callers, (n) => stack.autocomplete(type(n)))
      onTestFinished(() => load.stop().then(() => {}))
      const untilMoreAnswers = () => {
        const enough = load.outcomes.length + 5 * callers
        return expect.poll(() => load.outcomes.length, { timeout: 40_000 }).toBeGreaterThan(enough)
      }
      const before = await publishedByAll()
      await untilMoreAnswers()

      // The edge follows when the last worker serves the shards.
      const more = await stack.addWorker({ QUEUE_SHARDS: '12' })
      await untilMoreAnswers()
      expect(await publishedByAll()).toBe(before)
      await stack.workers[0]?.stop()
      await expect.poll(publishedByAll, { timeout: 20_000 }).toBeGreaterThan(before)

      // Back, as fast as it can be: the edge still fills the shards that the new worker must serve.
      const fewer = await stack.addWorker({ QUEUE_SHARDS: '1' })
      await more.stop()
      await untilMoreAnswers()
      await stack.addWorker({ QUEUE_SHARDS: '1' })
      await fewer.stop()
      const after = await publishedByAll()
      await untilMoreAnswers()
      expect(await publishedByAll()).toBe(after)
      const outcomes = load.outcomes.slice()
      expect(tally(outcomes)).toEqual({ 200: outcomes.length })
    }, 240_000)
  },
)
