import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComposeRedis, startComposeRedis } from '../support/compose-redis.ts'
import { freePort } from '../support/free-port.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

describe.skipIf(redisProgram === undefined)(
  'at the port of its metrics (needs a redis-server on PATH),',
  () => {
    let redis: ComposeRedis
    let stack: Stack
    beforeAll(async () => {
      redis = await startComposeRedis('redis')
      stack = await startStack({ edges: 0, workers: 0, redisUrl: redis.url })
    }, 60_000)
    afterAll(async () => {
      redis?.process.kill('SIGCONT')
      await stack?.close()
      await redis?.close()
    }, 60_000)

    it.each([
      ['an edge', 'EDGE_METRICS_PORT', (env: Record<string, string>) => stack.addEdge(env)],
      ['a worker', 'WORKER_METRICS_PORT', (env: Record<string, string>) => stack.addWorker(env)],
    ])(
      '%s is up when it has started, and stays so without Redis',
      async (_who, setting, add) => {
        const port = await freePort()
        const statusOf = (path: string) =>
          fetch(`http://127.0.0.1:${port}${path}`).then(
            ({ status }) => status,
            () => undefined,
          )
        const firstAnswer = { timeout: 25_000, interval: 20 }
        redis.process.kill('SIGSTOP')
        const started = add({ [setting]: String(port) })
        await expect.poll(() => statusOf('/health'), firstAnswer).toBe(503)
        expect(await statusOf('/ready')).toBe(503)

        redis.process.kill('SIGCONT')
        await started
        expect(await statusOf('/health')).toBe(200)

        redis.process.kill('SIGSTOP')
        await expect.poll(() => statusOf('/ready'), { timeout: 10_000 }).toBe(503)
        expect(await statusOf('/health')).toBe(200)
        redis.process.kill('SIGCONT')
      },
      60_000,
    )
  },
)
