import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBatchView } from '../support/batches.ts'
import { type ComposeRedis, startComposeRedis } from '../support/compose-redis.ts'
import { inShort, observe } from '../support/load.ts'
import { callsTo, type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

/** Time to look for a request while it is in flight, also on a busy machine. */
const deadlineMs = 4000
/** A job is removed within some seconds of its deadline. */
const removedMs = deadlineMs + 5000

describe.skipIf(redisProgram === undefined)(
  'what a buyer typed, over the two Redis of docker-compose.yml (needs a redis-server on PATH)',
  { timeout: 60_000 },
  () => {
    let redis: ComposeRedis
    let queues: ComposeRedis
    let stack: Stack
    beforeAll(async () => {
      redis = await startComposeRedis('redis')
      queues = await startComposeRedis('redis-queues')
      const env = {
        QUEUE_REDIS_URL: queues.url,
        DEADLINE_MS: `${deadlineMs}`,
        PROVIDER_TIMEOUT_MS: '3500',
      }
      stack = await startStack({ redisUrl: redis.url, edges: 2, workers: 1, env })
      await stack.ready()
    })
    afterAll(async () => {
      await stack?.close()
      await redis?.close()
      await queues?.close()
    })

    const files = (text: string) => [...redis.filesWith(text), ...queues.filesWith(text)]
    const keys = async (text: string) => [
      ...(await redis.keysWith(text)),
      ...(await queues.keysWith(text)),
    ]
    /** A unique text. */
    const newText = () => `zanzibar${randomUUID()}`
    const typed = (text: string, edge = 0) =>
      observe(() => stack.at(edge).autocomplete({ input: `1 ${text} street` }))

    async function inFlight(text: string, state: RegExp): Promise<void> {
      const held = async () => (await queues.keysWith(text)).join('\n')
      await expect.poll(held, { timeout: 5000 }).toMatch(state)
    }
    const gone = (text: string) =>
      expect.poll(() => keys(text), { timeout: removedMs, interval: 100 }).toEqual([])

    it('is in memory while its request is in flight, and in no file', async () => {
      await stack.sandbox.behave({ latencyMs: 2000 })
      const text = newText()
      const answers = [typed(text), typed(`${text} b`, 1)]
      await inFlight(text, /autocomplete/)
      expect(await redis.keysWith(text)).toEqual([])
      expect(files(text)).toEqual([])
      expect((await Promise.all(answers)).map(inShort)).toEqual(['200', '200'])
      await gone(text)
      expect(files(text)).toEqual([])
      // Checks that the search itself works.
      expect(redis.filesWith('{quota}:autocomplete')).not.toEqual([])
    })

    it('is in no Redis and no file where it is part of a batch', async () => {
      const text = newText()
      const view = openBatchView(stack.databaseUrl)
      const row = { line1: `1 ${text} street`, city: 'London', country: 'GB' }
      const id = await view.create([{ reference: 'a', ...row }])
      await expect
        .poll(async () => (await view.read(id)).status, { timeout: 25_000, interval: 50 })
        .toBe('completed')
      await view.close()
      expect(await keys(text)).toEqual([])
      expect(files(text)).toEqual([])
    })

    it('is deleted soon after its deadline where its edge was killed', async () => {
      await stack.sandbox.behave({ latencyMs: 3000 })
      const { edge, url } = await stack.addEdge()
      const text = newText()
      const failure = callsTo(url, stack.token)
        .autocomplete({ input: text })
        .then(
          () => 'answered',
          () => 'lost',
        )
      await inFlight(text, /autocomplete/)
      edge.process.kill('SIGKILL')
      expect(await failure).toBe('lost')
      await gone(text)
      expect(files(text)).toEqual([])
    })

    it('is deleted soon after its deadline where no worker is left', async () => {
      await stack.sandbox.behave({ latencyMs: 3000 })
      const [begun, waiting] = [newText(), newText()]
      const first = typed(begun)
      await expect.poll(async () => (await stack.sandbox.usage()).autocomplete.calls).not.toBe(0)
      await inFlight(begun, /autocomplete/)
      stack.workers[0]?.process.kill('SIGKILL')
      // For a moment the edges still count the worker as alive.
      const second = typed(waiting, 1)
      await inFlight(waiting, /autocomplete/)
      expect((await Promise.all([first, second])).map(inShort)).toEqual(['504 8001', '504 8001'])
      await gone(begun)
      await gone(waiting)
      expect([...files(begun), ...files(waiting)]).toEqual([])
      const worker = await stack.addWorker()
      await stack.ready()
      await stack.sandbox.behave({ latencyMs: 20 })
      await expect.poll(async () => inShort(await typed(newText()))).toBe('200')
      await worker.stop()
    })

    it('causes a warning at the start of a process whose queues are on a Redis that writes to disk', async () => {
      const warning = 'addresses that buyers type reach the disk of Redis'
      for (const process of [...stack.edges, ...stack.workers])
        expect(process.output()).not.toContain(warning)
      const { edge } = await stack.addEdge({ QUEUE_REDIS_URL: redis.url })
      const worker = await stack.addWorker({ QUEUE_REDIS_URL: redis.url })
      for (const process of [edge, worker]) {
        expect(process.output().split(warning)).toHaveLength(2)
        await process.stop()
      }
    })

    it('is not accepted while the Redis of the queues is unavailable, and `/ready` says so', async () => {
      queues.process.kill('SIGSTOP')
      await expect.poll(stack.missing, { timeout: 10_000 }).toContain('queue_redis')
      expect(await stack.missing()).not.toContain('redis')
      expect(inShort(await typed(newText()))).toBe('503 8000')
      queues.process.kill('SIGCONT')
    })

    it('is in no file where everything ends while it is in flight', async () => {
      const worker = await stack.addWorker()
      await stack.ready()
      await stack.sandbox.behave({ latencyMs: 3000 })
      const text = newText()
      const lost = typed(text)
      await inFlight(text, /autocomplete/)
      for (const { process } of [...stack.edges, worker]) process.kill('SIGKILL')
      await lost
      await redis.stop()
      await queues.stop()
      expect(files(text)).toEqual([])
    })
  },
)
