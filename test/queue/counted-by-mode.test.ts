import { randomUUID } from 'node:crypto'
import type { Job } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startRemovingExpiredJobs } from '../../services/edge/jobs/expired-jobs.ts'
import { createJobProcessor } from '../../services/worker/jobs/job-processor.ts'
import type { KeyMode } from '../../shared/api/client-rules.ts'
import { byKind, type JobData, type JobRequest } from '../../shared/jobs/jobs.ts'
import { openQueue } from '../../shared/jobs/queues.ts'
import { cancelRequest } from '../../shared/jobs/replies.ts'
import { createMetrics, metricsIn } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'
import { ownRedis } from '../support/stack.ts'

let redis: Redis
beforeAll(() => {
  redis = new Redis(ownRedis(), { maxRetriesPerRequest: null })
})
beforeEach(() => redis.flushdb())
afterAll(() => redis?.disconnect())

const request = (mode: KeyMode, deadlineAt: number): JobRequest<'details'> =>
  ({
    id: `edge:${randomUUID()}`,
    requestId: randomUUID(),
    clientId: 'ann',
    mode,
    placeId: 'a place',
    askedAt: deadlineAt - 3000,
    deadlineAt,
    language: 'en',
  }) as unknown as JobRequest<'details'>

/** What the metrics of live and of test keys count. */
async function droppedIn(metrics: ReturnType<typeof createMetrics>) {
  const sumOf = async (mode: KeyMode) => {
    const { values } = await metricsIn(metrics, mode).requestsDropped.get()
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  return { live: await sumOf('live'), test: await sumOf('test') }
}

it.each([
  ['live', { live: 1, test: 0 }],
  ['test', { live: 0, test: 1 }],
] as const)('a %s request that no worker took counts in its mode', async (mode, expected) => {
  const metrics = createMetrics('edge')
  const queue = openQueue<JobData<'details'>>('details', () => {}, { connection: redis })
  await queue.add('details', { requests: [request(mode, Date.now() - 1000)] })
  const queues = { ...byKind(() => []), details: [queue] }
  const stop = startRemovingExpiredJobs(queues as never, Date.now, silentLog, metrics)
  await expect.poll(() => droppedIn(metrics)).toEqual(expected)
  await stop()
  await queue.close()
})

it.each([
  ['live', { live: 1, test: 0 }],
  ['test', { live: 0, test: 1 }],
] as const)('a %s request that is cancelled at work counts in its mode', async (mode, expected) => {
  const metrics = createMetrics('worker')
  const wanted = request(mode, Date.now() + 3000)
  await cancelRequest(redis, wanted.id, 'caller_left', 1000)
  const process = createJobProcessor(
    'details',
    async (_request, { throwIfCancelled }) => {
      await throwIfCancelled()
      return expect.fail('it was cancelled')
    },
    {
      redis,
      sendReply: async () => {},
      now: Date.now,
      log: silentLog,
      metrics,
      noteDuration() {},
    },
  )
  const data: JobData<'details'> = { requests: [{ ...wanted, askedAt: Date.now() }] }
  await process({ data, attemptsStarted: 1 } as Job<JobData<'details'>>)
  expect(await droppedIn(metrics)).toEqual(expected)
})
