import type { Redis } from 'ioredis'
import { openQueue, startWorker, warnOfQueueErrors } from '../../../shared/jobs/queues.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'

/**
 * Every periodic task: when it runs (cron, UTC), and whether also whenever a worker starts. Where
 * no worker ran at its time, each runs when one starts.
 */
const schedules = {
  forget: { pattern: '7 * * * *', atStart: true },
  // Soon after midnight Pacific, when a new day of the provider and of the budgets has begun.
  refresh: { pattern: '37 8 * * *', atStart: false },
  expire: { pattern: '22 * * * *', atStart: true },
} as const
type Task = keyof typeof schedules
const tasks = Object.keys(schedules) as Task[]

interface Dependencies {
  /** A connection that waits for Redis. */
  connection: Redis
  log: Logger
  /** What each task does. It may be stopped, and is retried after an error. */
  work: Record<Task, (signal: AbortSignal) => Promise<unknown>>
}

const queueName = 'upkeep'
const jobOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 5,
  backoff: { type: 'exponential', delay: 60_000 },
} as const
/** How often the schedules are written again, in case Redis lost them. Milliseconds. */
const scheduleEveryMs = 600_000

/** Runs the periodic tasks, each on one worker at a time (BullMQ's job schedulers). */
export async function startUpkeep({
  connection,
  log,
  work,
}: Dependencies): Promise<{ close(): Promise<void> }> {
  const queue = openQueue(queueName, warnOfQueueErrors(queueName, log), { connection })
  const stopping = new AbortController()

  const schedule = () =>
    Promise.all(
      tasks.map((name) =>
        queue.upsertJobScheduler(
          name,
          { pattern: schedules[name].pattern, tz: 'UTC' },
          { name, opts: jobOptions },
        ),
      ),
    )
  const runNow = (name: Task) => queue.add(name, {}, { ...jobOptions, deduplication: { id: name } })

  /** Read before the schedule is written again, which drops a run that is overdue. */
  async function isOverdue(name: Task): Promise<boolean> {
    const { next = Infinity } = (await queue.getJobScheduler(name)) ?? {}
    return next < Date.now()
  }

  const due: Task[] = []
  for (const name of tasks) if (schedules[name].atStart || (await isOverdue(name))) due.push(name)
  await schedule()
  for (const name of due) await runNow(name)
  const scheduling = startPeriodicTask(schedule, {
    everyMs: scheduleEveryMs,
    ...watchOutage(log, 'write the schedules of upkeep'),
  })

  const worker = startWorker(
    queueName,
    async ({ name }) => {
      await work[name as Task](stopping.signal)
      // The task was cut short. As a failed one it is retried, by another worker.
      if (stopping.signal.aborted) throw new Error('this worker stops, and another one continues')
    },
    log,
    {
      connection,
      // One slot for each task: a long refresh must not delay a deletion.
      concurrency: tasks.length,
    },
  )
  await worker.waitUntilReady()

  return {
    async close() {
      // A run in progress may wait for Redis.
      void scheduling.stop()
      stopping.abort()
      await worker.close()
      await queue.close()
    },
  }
}
