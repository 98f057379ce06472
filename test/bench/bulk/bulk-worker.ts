import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'bullmq'
import { accessOf } from '../../../services/worker/provider/access.ts'
import { createNewPlaces } from '../../../services/worker/provider/google-new/places.ts'
import { createLimiter } from '../../../shared/quota/limiter.ts'
import { limitsOf } from '../../../shared/quota/limits.ts'
import { startSharedClock } from '../../../shared/quota/shared-clock.ts'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { createLog } from '../../../shared/runtime/log.ts'
import { connectFailingFast, connectPatiently, untilReady } from '../../../shared/runtime/redis.ts'
import { readConfig } from '../../../shared/settings/read-config.ts'

const concurrency = 50

/**
 * Bulk work as far as the quota sees it: a queue of its own, and a provider call for each job, in
 * the bulk class.
 */
await run(async (lifecycle) => {
  const config = readConfig('worker', process.env)
  const redis = connectFailingFast(config.redisUrl)
  await untilReady(redis, 10_000)
  const clock = await startSharedClock(redis, createLog('worker', 'warn'))
  const limits = limitsOf(config)
  const limiter = createLimiter({
    redis,
    now: clock.now,
    limits: () => limits,
    workerId: 'bulk-bench',
    note: () => {},
    rebuildQuotaState: () => sleep(200),
  })
  const places = createNewPlaces(accessOf(config, concurrency))
  const wanted = {
    sku: 'autocomplete',
    clientId: 'bulk-bench',
    billed: 'newAutocomplete',
    microUsd: 2830,
    maxWaitMs: 60_000,
    bulk: true,
  } as const

  async function permitted(): Promise<void> {
    const permit = await limiter.acquire(wanted)
    await sleep(permit.waitMs)
    if (!permit.granted || performance.now() > permit.endsAt) await permitted()
  }
  const work = async ({ data }: { data: { input: string } }) => {
    await permitted()
    await places.autocomplete(
      { input: data.input, language: 'en' },
      AbortSignal.timeout(config.providerTimeoutMs),
    )
  }
  const worker = new Worker<{ input: string }>('bulk-bench', work, {
    connection: connectPatiently(config.redisUrl),
    prefix: '{bulk-bench}',
    concurrency,
  })
  worker.on('error', () => {})
  lifecycle.onClose(() => worker.close(true))
  await worker.waitUntilReady()
})
