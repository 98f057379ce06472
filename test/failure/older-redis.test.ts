import { describe, expect, it, onTestFinished } from 'vitest'
import { openBatchView, openQuotas } from '../support/batches.ts'
import { inShort, observe } from '../support/load.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram, startTestRedis } from '../support/test-redis.ts'

const placeId = 'SBX_gb-10-downing-street'
/** Ten details calls. */
const budgetUsd = 0.05

/** A service whose Redis makes snapshots only when the test says so. */
async function start() {
  const redis = await startTestRedis({ appendOnly: false })
  onTestFinished(redis.close)
  const env = { BUDGET_USD_PER_DAY: String(budgetUsd), ...openQuotas }
  const stack = await startStack({ redisUrl: redis.url, env })
  onTestFinished(stack.close)
  const view = openBatchView(stack.databaseUrl)
  onTestFinished(view.close)
  const call = async () => inShort(await observe(() => stack.details({ placeId })))
  return { redis, stack, view, call }
}

const spentUsd = async (stack: Stack) => (await stack.get('/api/limits')).body.data?.spent.day.usd

describe.skipIf(redisProgram === undefined)(
  'a Redis that comes back with older data (needs a redis-server on PATH)',
  { timeout: 60_000 },
  () => {
    it.each([
      ['goes on', false],
      ['was killed with it', true],
    ])('grants no call beyond the budget, where the worker %s', async (_, isKilled) => {
      const { redis, stack, view, call } = await start()
      for (let n = 0; n < 4; n += 1) expect(await call()).toBe('200')
      await redis.save()
      for (let n = 0; n < 6; n += 1) expect(await call()).toBe('200')
      expect(await call()).toBe('503 7004')
      // A loss of the last second can go unnoticed.
      const seen = () => view.query('select permits from granted_permits')
      await expect.poll(seen).toEqual([{ permits: '10' }])

      const worker = stack.workers[0]?.process
      if (isKilled) worker?.kill('SIGKILL')
      await redis.stop()
      await redis.start('kept')
      if (isKilled) await stack.addWorker()
      await stack.ready()
      await expect.poll(() => spentUsd(stack), { timeout: 20_000 }).toBe(budgetUsd)
      // The worker may be connecting to Redis still: then there is none for a moment.
      await expect.poll(call).toBe('503 7004')
      expect((await stack.sandbox.usage()).details.calls).toBe(10)
    })
  },
)
