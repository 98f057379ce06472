import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { byKind, type Kind, kinds, lockMs, stalledCheckMs } from '../../../shared/jobs/jobs.ts'
import { promptWorkerOptions, startWorker } from '../../../shared/jobs/queues.ts'
import { createSendReply } from '../../../shared/jobs/replies.ts'
import type { Work } from '../call-context.ts'
import { createMovingAverage } from '../moving-average.ts'
import type { OpenProvider } from '../open-provider.ts'
import type { Runtime } from '../runtime.ts'
import { autocomplete } from './autocomplete.ts'
import { details } from './details.ts'
import { createJobProcessor } from './job-processor.ts'
import { createSessions } from './sessions.ts'
import { validate } from './validate.ts'

interface Dependencies {
  /** For sessions; fails fast. */
  redis: Redis
  /** For replies; waits for Redis. A reply that is paid for survives a short outage of Redis. */
  patient: Redis
  /** For BullMQ's workers. */
  jobs: Redis
  providers: Record<KeyMode, OpenProvider>
  /** For work that goes on after the reply was sent. */
  inBackground(work: Promise<void>): void
}

interface Interactive {
  /** Slots of this worker for a kind, and the mean run time of a request in milliseconds. */
  stateOf(kind: Kind): { slots: number; runMs: number }
  /** Takes no new jobs, and resolves when those in flight are finished. */
  close(): Promise<unknown>
}

/** How often a job may be in flight in a worker that dies: then the job has failed. */
const maxStalls = 3
/** The expected run time of a job before the first one was seen, in milliseconds. */
const defaultRunMs = 100

type Works = { [K in Kind]: Work<K> }

/** The share of the slots that requests of test keys may use: the rest is for live ones alone. */
const testShare = 0.25

/** Refuses requests while so many are in flight. */
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

/** Starts a BullMQ worker for each kind of request that a caller waits for. */
export async function startInteractive(
  { config, now, log, metrics, tracing }: Runtime,
  deps: Dependencies,
): Promise<Interactive> {
  const { redis, patient, jobs, providers, inBackground } = deps
  const { placesEdition: edition, workerConcurrency: slots } = config
  const runTimes = byKind(() => createMovingAverage(defaultRunMs))
  const processorDeps = {
    redis: patient,
    sendReply: createSendReply(patient),
    now,
    log,
    metrics,
    tracing,
    took: (kind: Kind, ms: number) => runTimes[kind].took(ms),
  }

  const sessions = createSessions(redis, edition)
  const worksWith = ({ places, strategy, providerCall, inLanguage }: OpenProvider): Works => ({
    autocomplete: autocomplete(edition, places, sessions, providerCall, inLanguage, inBackground),
    details: details(edition, places, sessions, providerCall, inLanguage),
    validate: validate(strategy),
  })
  const works = { live: worksWith(providers.live), test: worksWith(providers.test) }

  const startFor = <K extends Kind>(kind: K) => {
    const test = withinSlots(works.test[kind], Math.ceil(slots * testShare))
    const work: Work<K> = (request, context) =>
      request.mode === 'test' ? test(request, context) : works.live[kind](request, context)
    const processor = createJobProcessor(kind, work, processorDeps)
    return startWorker(kind, processor, log, {
      ...promptWorkerOptions,
      connection: jobs,
      concurrency: slots,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: maxStalls,
    })
  }
  const workers = kinds.map((kind) => startFor(kind))
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  return {
    stateOf: (kind) => ({ slots, runMs: runTimes[kind].meanMs() }),
    close: () => Promise.all(workers.map((worker) => worker.close())),
  }
}
