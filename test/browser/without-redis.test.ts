import { afterAll, beforeAll, describe, it } from 'vitest'
import { type BatchView, openBatchView } from '../support/batches.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram, startTestRedis, type TestRedis } from '../support/test-redis.ts'
import { judgedBatch, misspelt } from './judged-batch.ts'
import { openConsole } from './sign-in.ts'

describe.skipIf(redisProgram === undefined)(
  'when Redis is unavailable (needs a redis-server on PATH), the console',
  () => {
    let redis: TestRedis
    let stack: Stack
    let store: BatchView
    beforeAll(async () => {
      redis = await startTestRedis()
      stack = await startStack({ workers: 0, redisUrl: redis.url })
      store = openBatchView(stack.databaseUrl)
    })
    afterAll(async () => {
      await store?.close()
      await stack?.close()
      await redis?.close()
    })

    it('takes a key, and stores what a person decides', async () => {
      const id = await judgedBatch(store, [{ ...misspelt, reference: 'order-1' }])
      await redis.stop()
      const page = await openConsole(stack, `/batches/${id}/review`)
      await page.locator('.button:enabled', { hasText: 'Accept' }).click()
      await page.getByText('order-1 accepted').waitFor()
      await page.getByText('No address of this batch waits for a person any longer.').waitFor()
    })
  },
)
