import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import { byKind, type Kind } from './jobs.ts'

/** What a worker says of one of its queues, once a second. */
export interface WorkerQueue {
  /** Jobs it can have in hand at once. */
  slots: number
  /** How long a job takes it lately, waiting for quota left out, in milliseconds. */
  runMs: number
}
interface Report {
  at: number
  queues: Partial<Record<Kind, WorkerQueue>>
}

const key = 'address:workers'
const reportEveryMs = 1000
/** How long after its last report a worker counts as alive, in milliseconds. */
const aliveMs = 3000
const forgetMs = 60_000

/** Reports a worker as alive until the returned function is called. */
export function reportWorker(
  redis: Redis,
  workerId: string,
  now: Clock,
  queues: () => Report['queues'],
): () => Promise<void> {
  const report = () => redis.hset(key, workerId, JSON.stringify({ at: now(), queues: queues() })).catch(() => {})
  const timer = setInterval(report, reportEveryMs)
  const forgetter = setInterval(() => forgetDead(redis, now).catch(() => {}), forgetMs).unref()
  report()
  return async () => {
    clearInterval(timer)
    clearInterval(forgetter)
    await redis.hdel(key, workerId).catch(() => {})
  }
}

/** The workers that are alive. */
export async function readAlive(redis: Redis, now: Clock): Promise<Map<string, Report['queues']>> {
  const reports = Object.entries(await redis.hgetall(key)).map(([id, json]): [string, Report] => [id, JSON.parse(json)])
  return new Map(reports.filter(([, { at }]) => at > now() - aliveMs).map(([id, { queues }]) => [id, queues]))
}

/** The queues of the workers that are alive, by kind. */
export async function readWorkers(redis: Redis, now: Clock): Promise<Record<Kind, WorkerQueue[]>> {
  const alive = [...(await readAlive(redis, now)).values()]
  // A worker of an older version, while a new one is rolled out, doesn't have all of them.
  return byKind((kind) => alive.flatMap((queues) => queues[kind] ?? []))
}

async function forgetDead(redis: Redis, now: Clock): Promise<void> {
  const reports = Object.entries(await redis.hgetall(key))
  const dead = reports.filter(([, json]) => JSON.parse(json).at < now() - forgetMs).map(([workerId]) => workerId)
  if (dead.length > 0) await redis.hdel(key, ...dead)
}
