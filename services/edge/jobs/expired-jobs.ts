import type { Job, Queue } from 'bullmq'
import { type JobData, type JobRequest, type Kind, kinds } from '../../../shared/jobs/jobs.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { maxDeadlineMs } from '../../../shared/settings/settings.ts'

const pollEveryMs = 1000
/** This long after the deadline a living worker may still take the job and drop it itself. */
const leftToWorkersMs = 500
const jobsAtOnce = 100
/** Rounds of one poll. The next poll removes the rest. */
const maxRounds = 20

/** Of each kind, by the number of the shard. */
type Queues = Record<Kind, Queue<JobData<Kind>>[]>
const states = ['wait', 'active'] as const

/**
 * Removes jobs that are past their deadline from the queues. No worker took them, or their worker
 * died and no other took over. They must not stay, since they hold what buyers typed. Every edge
 * does it, since edges run also when no worker does. Returns what stops it.
 */
export function startRemovingExpiredJobs(
  queues: Queues,
  now: Clock,
  log: Logger,
  metrics: Metrics,
): () => Promise<void> {
  startAtZero(metrics.deadlinesMissed, { kind: kinds, stage: ['queue'] })
  startAtZero(metrics.requestsDropped, { reason: ['too_late'] })
  const removeAll = async () => {
    for (const kind of kinds) {
      const removed = await Promise.all(queues[kind].map((queue) => removeExpired(queue, now)))
      const requests = removed.flat()
      if (requests.length === 0) continue
      for (const { mode } of requests) {
        const { deadlinesMissed, requestsDropped } = metricsIn(metrics, mode)
        deadlinesMissed.inc({ kind, stage: 'queue' })
        requestsDropped.inc({ reason: 'too_late' })
      }
      log.info({ kind, requests: requests.length }, 'expired jobs removed')
    }
  }
  return startPeriodicTask(removeAll, {
    everyMs: pollEveryMs,
    ...watchOutage(log, 'remove expired jobs'),
  }).stop
}

/** Returns the requests that were removed. Two edges that remove the same job both return them. */
async function removeExpired(queue: Queue<JobData<Kind>>, now: Clock): Promise<JobRequest[]> {
  const removed: JobRequest[] = []
  for (const state of states) {
    for (let round = 0; round < maxRounds; round += 1) {
      // Lists are in the order of arrival. If the oldest job has time left, so have the others.
      const [oldest] = await queue.getJobs([state], 0, 0, true)
      if (!oldest || !isExpired(oldest, now)) break
      const removedNow = await removeJobs(
        await queue.getJobs([state], 0, jobsAtOnce - 1, true),
        now,
      )
      if (removedNow.length === 0) break
      removed.push(...removedNow)
    }
  }
  return removed
}

/** Returns the requests of the jobs that were removed. */
async function removeJobs(jobs: Job<JobData<Kind>>[], now: Clock): Promise<JobRequest[]> {
  const expired = jobs.filter((job) => job && isExpired(job, now))
  // A job that a living worker has is locked. Its removal fails, and the worker ends it.
  const outcomes = await Promise.allSettled(expired.map((job) => job.remove()))
  return expired
    .filter((_, index) => outcomes[index]?.status === 'fulfilled')
    .flatMap(({ data }) => data.requests)
}

/** A job from far in the future was added before Redis' clock jumped back: it has expired too. */
const isExpired = ({ data: { requests } }: Job<JobData<Kind>>, now: Clock) =>
  requests.every(
    ({ askedAt, deadlineAt }) =>
      deadlineAt + leftToWorkersMs < now() || askedAt - maxDeadlineMs > now(),
  )
