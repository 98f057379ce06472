import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { byKind, type Kind, kinds, lockMs, stalledCheckMs } from '../../../shared/jobs/jobs.ts'
import { promptWorkerOptions, startWorker } from '../../../shared/jobs/queues.ts'
import { createSendReply } from '../../../shared/jobs/replies.ts'
import type { WorkerQueue } from '../../../shared/jobs/worker-reports.ts'
import type { Work } from '../call-context.ts'
import { createSlots } from '../concurrency-limit.ts'
import { createMovingAverage } from '../moving-average.ts'
import type { OpenProvider } from '../open-provider.ts'
import type { Runtime } from '../runtime.ts'
import { createFallbackState } from './fallback-state.ts'
import { createJobProcessor } from './job-processor.ts'
import { workByKind, workByKindWithFallback } from './work-by-kind.ts'

interface Dependencies {
  /** For sessions; fails fast. */
  redis: Redis
  /** For replies; waits for Redis. A reply that is paid for survives a short outage of Redis. */
  patientRedis: Redis
  /** For BullMQ's workers, by the number of the shard. */
  jobConnections: Redis[]
  providers: Record<KeyMode, OpenProvider> & { fallback: OpenProvider | undefined }
  /** For work that goes on after the reply was sent. */
  inBackground(work: Promise<void>): void
}

interface Interactive {
  stateOf(kind: Kind): WorkerQueue
  /** Takes no new jobs, and resolves when those in flight are finished. */
  close(): Promise<unknown>
}

/** How often a job may be in flight in a worker that dies: then the job has failed. */
const maxStalls = 3
/** The expected run time of a job before the first one was seen, in milliseconds. */
const defaultRunMs = 100

/** The share of the slots that requests of test keys may use: the rest is for live ones alone. */
const testShare = 0.25

/** Refuses requests while `slots` are in flight. */
function withinSlots<K extends Kind>(work: Work<K>, slots: number): Work<K> {
  let used = 0
  return async (request, context) => {
    if (used >= slots) throw new AppError('OVERLOADED')
    used += 1
    try {
      return await work(request, context)
    } finally {
      used -= 1
    }
  }
}

/**
 * One processor for the queues of all shards. Together they process at most `slots` jobs at once. A
 * few more are taken from the queues, and wait in the processor for a slot.
 */
function spreadOverShards<Work extends (job: never) => Promise<void>>(
  process: Work,
  slots: number,
  shards: number,
) {
  if (shards === 1) return { processor: process, concurrencyOf: () => slots }
  const free = createSlots(slots)
  const processor = async (job: Parameters<Work>[0]) => {
    await free.acquire()
    await process(job).finally(free.release)
  }
  // Shard 0 has all jobs while an edge does not fill the others.
  const concurrencyOf = (shard: number) => (shard === 0 ? slots : Math.ceil(slots / (shards - 1)))
  return { processor, concurrencyOf }
}

/** Starts BullMQ's workers for each kind of request that a caller waits for. */
export async function startInteractive(
  { config, now, log, metrics, tracing }: Runtime,
  deps: Dependencies,
): Promise<Interactive> {
  const { redis, patientRedis, jobConnections, providers, inBackground } = deps
  const { workerConcurrency: slots, hedgeAfterMs, queueShards } = config
  const runTimes = byKind(() => createMovingAverage(defaultRunMs))
  const processorDeps = {
    redis: patientRedis,
    sendReply: createSendReply(patientRedis),
    now,
    log,
    metrics,
    tracing,
    noteDuration: (kind: Kind, ms: number) => runTimes[kind].add(ms),
  }

  const state = createFallbackState(metrics, log, now)
  const { live, test, fallback } = providers
  const works = {
    live: fallback
      ? workByKindWithFallback(live, fallback, { redis, hedgeAfterMs, inBackground, state })
      : workByKind(live, redis, inBackground),
    test: workByKind(test, redis, inBackground),
  }

  const startFor = <K extends Kind>(kind: K) => {
    const tests = withinSlots(works.test[kind], Math.ceil(slots * testShare))
    const work: Work<K> = (request, context) =>
      request.mode === 'test' ? tests(request, context) : works.live[kind](request, context)
    // One for all shards: identical requests share a call, whatever their shards are.
    const { processor, concurrencyOf } = spreadOverShards(
      createJobProcessor(kind, work, processorDeps),
      slots,
      jobConnections.length,
    )
    return jobConnections.map((connection, shard) =>
      startWorker(kind, processor, log, {
        ...promptWorkerOptions,
        connection,
        shard,
        concurrency: concurrencyOf(shard),
        lockDuration: lockMs,
        stalledInterval: stalledCheckMs,
        maxStalledCount: maxStalls,
      }),
    )
  }
  const workers = kinds.flatMap((kind) => startFor(kind))
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  return {
    stateOf: (kind) => ({
      slots,
      runMs: runTimes[kind].meanMs(),
      isFallback: state.isServing(kind),
      ...(queueShards > 1 && { shards: queueShards }),
    }),
    close: () => Promise.all(workers.map((worker) => worker.close())),
  }
}
