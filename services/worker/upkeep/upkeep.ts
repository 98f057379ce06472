import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { queuePrefix } from '../../../shared/jobs/jobs.ts'
import type { Logger } from '../../../shared/log.ts'

/** Every repeating job: when it runs (cron, UTC), and whether also when a worker starts. */
const schedules = {
  forget: { pattern: '7 * * * *', atStart: true },
  refresh: { pattern: '37 2 * * *', atStart: false },
} as const
type Task = keyof typeof schedules
const tasks = Object.keys(schedules) as Task[]

interface Dependencies {
  /** A connection that waits for Redis. */
  connection: Redis
  log: Logger
  /** What each task does. It may be cut short, and is run again after a failure. */
  work: Record<Task, (signal: AbortSignal) => Promise<unknown>>
}

const queueName = 'upkeep'
const jobOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 5,
  backoff: { type: 'exponential', delay: 60_000 },
} as const
/** A Redis that lost its data has no schedules: how often they are written again, in milliseconds. */
const scheduleEveryMs = 3_600_000

/** Runs the repeating jobs, each once whatever the number of workers (BullMQ's job schedulers). */
export async function startUpkeep({ connection, log, work }: Dependencies): Promise<{ close(): Promise<void> }> {
  const queue = new Queue(queueName, { connection, prefix: queuePrefix })
  queue.on('error', (error) => log.warn({ queue: queueName, cause: error.message }, 'queue error'))
  const stopping = new AbortController()

  const schedule = () =>
    Promise.all(
      tasks.map((name) =>
        queue.upsertJobScheduler(name, { pattern: schedules[name].pattern, tz: 'UTC' }, { name, opts: jobOptions }),
      ),
    )
  const runNow = (name: Task) => queue.add(name, {}, { ...jobOptions, deduplication: { id: name } })

  await schedule()
  for (const name of tasks) if (schedules[name].atStart) await runNow(name)
  const timer = setInterval(() => schedule().catch(() => {}), scheduleEveryMs)

  const worker = new Worker(queueName, async ({ name }) => void (await work[name as Task](stopping.signal)), {
    connection,
    prefix: queuePrefix,
    // One for each task: a long refresh must not hold up the sweep.
    concurrency: tasks.length,
  })
  worker.on('error', (error) => log.warn({ queue: queueName, cause: error.message }, 'queue error'))
  worker.on('failed', (job, error) => log.warn({ task: job?.name, cause: error.message }, 'upkeep failed'))
  await worker.waitUntilReady()

  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      await worker.close()
      await queue.close()
    },
  }
}
