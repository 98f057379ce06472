import type { Redis } from 'ioredis'
import type { Clock } from '../runtime/clock.ts'
import type { Logger } from '../runtime/log.ts'
import { readReports, startReports } from '../runtime/process-reports.ts'
import { byKind, type Kind } from './jobs.ts'
import { maxShards } from './shards.ts'

/** What a worker reports about one of its queues, once a second. */
export interface WorkerQueue {
  /** How many jobs run at once. */
  slots: number
  /**
   * Recent mean duration of the requests that were answered or called the provider, without the
   * wait for quota, in milliseconds.
   */
  runMs: number
  /** Whether the fallback provider answers for the first one. Workers before it say nothing. */
  isFallback?: boolean
  /** Its `QUEUE_SHARDS`, where that is above 1. */
  shards?: number
}
interface Report {
  queues: Partial<Record<Kind, WorkerQueue>>
}

const key = 'address:workers'
const reportEveryMs = 1000
/** How long a worker counts as alive after its last report, in milliseconds. */
const aliveMs = 3000

/** Reports a worker as alive until the returned function is called. */
export const startWorkerReports = (
  redis: Redis,
  workerId: string,
  now: Clock,
  log: Logger,
  queues: () => Report['queues'],
): (() => Promise<void>) =>
  startReports<Report>({
    redis,
    key,
    now,
    processId: workerId,
    everyMs: reportEveryMs,
    log,
    what: 'that this worker is alive',
    report: () => ({ queues: queues() }),
  })

/** The workers that are alive, by id. */
export async function readAlive(redis: Redis, now: Clock): Promise<Map<string, Report['queues']>> {
  const reports = await readReports<Report>({ redis, key, now }, aliveMs)
  return new Map([...reports].map(([id, { queues }]) => [id, queues]))
}

/** The queues of the workers that are alive, by kind. */
export async function readWorkers(redis: Redis, now: Clock): Promise<Record<Kind, WorkerQueue[]>> {
  const alive = [...(await readAlive(redis, now)).values()]
  // During a rolling update, a worker of an older version can lack a queue.
  return byKind((kind) => alive.flatMap((queues) => queues[kind] ?? []))
}

/** The number of shards that all these workers serve. */
export const shardsOfAll = (workers: WorkerQueue[]): number =>
  workers.reduce((fewest, { shards = 1 }) => Math.min(fewest, shards), maxShards)

/** The largest number of shards that a living worker serves. */
export async function readServedShards(redis: Redis, now: Clock): Promise<number> {
  const workers = Object.values(await readWorkers(redis, now)).flat()
  return workers.reduce((most, { shards = 1 }) => Math.max(most, shards), 1)
}
