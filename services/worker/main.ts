import { randomBytes } from 'node:crypto'
import { MetricsTime, Worker } from 'bullmq'
import { rowCalls } from '../../shared/billing/row-calls.ts'
import { startSharedClock } from '../../shared/clock.ts'
import { readConfig } from '../../shared/config.ts'
import { watchDependencies } from '../../shared/dependencies.ts'
import { buildMetricsApp } from '../../shared/http/metrics-app.ts'
import { createSendAnswer } from '../../shared/jobs/answers.ts'
import {
  byKind,
  type Kind,
  kinds,
  lockMs,
  mostQuestionsPerJob,
  queuePrefix,
  stalledCheckMs,
} from '../../shared/jobs/jobs.ts'
import { readAlive, reportWorker } from '../../shared/jobs/workers.ts'
import { adoptRecorders } from '../../shared/ledger/adopt-recorders.ts'
import { keepBooks } from '../../shared/ledger/books.ts'
import { openLedger } from '../../shared/ledger/ledger.ts'
import { watchLimits } from '../../shared/ledger/watch-limits.ts'
import { run } from '../../shared/lifecycle.ts'
import { createLog } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'
import { createLimiter } from '../../shared/quota/limiter.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import { createLook } from '../../shared/quota/look.ts'
import type { Edition } from '../../shared/quota/quota.ts'
import { connectFailingFast, connectPatiently, untilReady } from '../../shared/redis.ts'
import { connectToSlot } from '../../shared/slot-connection.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { openTracing } from '../../shared/tracing/open-tracing.ts'
import { answering } from './answering.ts'
import { watchBudgets } from './budget-watch.ts'
import { startBulk } from './bulk/start-bulk.ts'
import { autocomplete } from './processors/autocomplete.ts'
import { details } from './processors/details.ts'
import { validate } from './processors/validate.ts'
import type { Work } from './processors/work.ts'
import { createProviderCall } from './provider-call.ts'
import { createRunTime } from './run-time.ts'
import { createSessions } from './sessions.ts'
import { loadStrategy } from './strategies/load-strategy.ts'
import { askPlace } from './upkeep/ask-place.ts'
import { forget } from './upkeep/forget.ts'
import { type Refreshed, refreshCoordinates, refreshPlaceIds } from './upkeep/refresh.ts'
import { startUpkeep } from './upkeep/upkeep.ts'
import { createValidation } from './validation.ts'
import { createDelivery } from './webhooks/delivery.ts'
import { sendWebhooks } from './webhooks/webhooks.ts'

const startTimeoutMs = 10_000
/**
 * How often idle workers look for jobs even if nothing wakes them: a frozen or unreachable worker can take the wake-up that was meant
 * for another.
 */
const lookForJobsEverySeconds = 1
/** After an error of the connection. BullMQ's own 15 s is three deadlines. */
const retryFetchMs = 500
/** A worker that dies again and again with the same job in hand isn't given it for ever. */
const mostStalls = 3
/** How often a worker looks for others that died with charges they could not write down. */
const adoptEveryMs = 5000
/** What a job is thought to take before one was seen, in milliseconds. */
const firstGuessMs = 100

await run(async (lifecycle) => {
  const config = readConfig('worker', process.env)
  const log = createLog('worker', config.logLevel)
  const metrics = createMetrics('worker')
  const tracing = await openTracing('worker', config)
  if (tracing) lifecycle.onClose(tracing.close)

  const app = buildMetricsApp(metrics, config.internalRoutesPublic)
  lifecycle.onClose(() => app.close())
  await app.listen({ host: config.host, port: config.workerMetricsPort })

  const redis = connectFailingFast(config.redisUrl)
  const patient = connectPatiently(config.redisUrl)
  lifecycle.onClose(() => [redis, patient].map((connection) => connection.disconnect()))
  await Promise.all([redis, patient].map((connection) => untilReady(connection, startTimeoutMs)))
  const jobs = await connectToSlot(config.redisUrl, queuePrefix, patient)
  lifecycle.onClose(() => jobs.disconnect())
  const clock = await startSharedClock(redis, log)
  lifecycle.onClose(() => clock.stop())

  const createPlaces = await loadEdition(config.placesEdition)
  const provider = {
    apiKey: config.googleMapsApiKey,
    url: config.providerUrl,
    // As many as there can be calls: one that waited for a connection would leave later than its permit says.
    connections: config.workerConcurrency * mostQuestionsPerJob * kinds.length + config.bulkConcurrency,
    timeoutMs: config.providerTimeoutMs,
  }
  const places = createPlaces(provider)
  lifecycle.onClose(() => places.close())

  const workerId = randomBytes(6).toString('hex')
  const db = openDatabase(config.databaseUrl)
  lifecycle.onClose(() => db.destroy())
  lifecycle.onClose(watchDependencies(redis, db, metrics))
  const limits = await watchLimits(db, limitsOf(config), log)
  lifecycle.onClose(() => limits.stop())
  const onWritten = () => metrics.ledgerWrittenTimestamp.set(clock.now() / 1000)
  const onFailure = (error: unknown) => {
    metrics.ledgerFailures.inc()
    log.warn({ cause: String(error) }, 'the ledger is not written down')
  }
  const ledger = await openLedger({ db, redis, workerId, now: clock.now, onWritten, onFailure })
  lifecycle.onClose(() => ledger.close().catch(onFailure))
  /** What goes on after an answer was sent; the ledger is closed after it. */
  const background = new Set<Promise<void>>()
  const inBackground = (work: Promise<void>) => {
    const done = work.catch(() => {}).finally(() => background.delete(done))
    background.add(done)
  }
  lifecycle.onClose(() => Promise.all(background))
  const books = await keepBooks({ redis, db, ledger, workerId, now: clock.now, limits: limits.current })
  lifecycle.onClose(() => books.stop())
  const adopt = async () => adoptRecorders(db, redis, new Set((await readAlive(redis, clock.now)).keys()).add(workerId))
  const adopting = setInterval(() => adopt().catch(onFailure), adoptEveryMs)
  lifecycle.onClose(() => clearInterval(adopting))

  const limiter = createLimiter({
    redis,
    now: clock.now,
    limits: limits.current,
    workerId,
    note: ledger.note,
    openBooks: books.open,
  })
  const look = createLook(redis, limits.current, clock.now)
  const warnFrom = config.budgetWarnPercent / 100
  lifecycle.onClose(watchBudgets({ look, limits: limits.current, warnFrom, now: clock.now, log, metrics }))
  const providerCall = createProviderCall({
    limiter,
    edition: config.placesEdition,
    now: clock.now,
    timeoutMs: config.providerTimeoutMs,
    metrics,
    log,
  })
  const sessions = createSessions(redis, config.placesEdition)

  const delivery = createDelivery({ toPrivate: config.webhooksToPrivate, now: clock.now })
  lifecycle.onClose(() => delivery.close())
  const webhooks = sendWebhooks({ db, deliver: delivery.deliver, now: clock.now, log, metrics })
  lifecycle.onClose(() => webhooks.stop())
  const ask = askPlace(places, providerCall, clock.now)
  const count = ({ kept, gone, failed }: Refreshed) => {
    for (const [outcome, places] of Object.entries({ kept, gone, failed }))
      metrics.placesRefreshed.inc({ outcome }, places)
  }
  count({ kept: 0, gone: 0, failed: 0 })
  const upkeep = await startUpkeep({
    connection: jobs,
    log,
    work: {
      forget: async (signal) => metrics.forgottenRows.inc(await forget(db, config.retentionDays, signal)),
      refresh: async (signal) => {
        count(await refreshPlaceIds({ db, ask, log }, signal))
        if (config.refreshCoordinates) count(await refreshCoordinates({ db, ask, log }, config.retentionDays, signal))
      },
    },
  })
  lifecycle.onClose(() => upkeep.close())

  const strategy = await loadStrategy(config.validationStrategy, {
    ...provider,
    edition: config.placesEdition,
    places,
    providerCall,
  })
  lifecycle.onClose(() => strategy.close())
  const runTimes = byKind(() => createRunTime(firstGuessMs))
  // Over the patient connection: an answer that exists, and was paid for, is not lost because Redis is away for a moment.
  const deps = {
    redis: patient,
    sendAnswer: createSendAnswer(patient),
    now: clock.now,
    log,
    metrics,
    tracing,
    took: (kind: Kind, ms: number) => runTimes[kind].took(ms),
  }

  const startWorker = <K extends Kind>(kind: K, work: Work<K>) => {
    const worker = new Worker(kind, answering(kind, work, deps), {
      connection: jobs,
      prefix: queuePrefix,
      concurrency: config.workerConcurrency,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: mostStalls,
      drainDelay: lookForJobsEverySeconds,
      runRetryDelay: retryFetchMs,
      metrics: { maxDataPoints: MetricsTime.ONE_HOUR },
    })
    worker.on('error', (error) => log.warn({ kind, cause: error.message }, 'queue error'))
    worker.on('failed', (_job, error) => log.warn({ kind, cause: error.message }, 'job failed'))
    return worker
  }
  const workers = [
    startWorker('autocomplete', autocomplete(config.placesEdition, places, sessions, providerCall, inBackground)),
    startWorker('details', details(config.placesEdition, places, sessions, providerCall)),
    startWorker('validate', validate(strategy)),
  ]
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  const stopBulk = await startBulk({
    databaseUrl: config.databaseUrl,
    redis,
    jobs,
    workerId,
    validate: createValidation(strategy),
    concurrency: config.bulkConcurrency,
    look,
    limits: limits.current,
    skus: rowCalls[config.validationStrategy],
    now: clock.now,
    log,
    metrics,
    tracing,
  })

  const queueOf = (kind: Kind) => ({ slots: config.workerConcurrency, runMs: runTimes[kind].meanMs() })
  const stopReport = reportWorker(redis, workerId, clock.now, () => byKind(queueOf))
  // Together: none takes a new job while another finishes what it has.
  lifecycle.onClose(() => Promise.all([stopReport(), stopBulk(), ...workers.map((worker) => worker.close())]))
})

/** Only the edition in use is loaded: Google's client alone takes some 10 MB. */
async function loadEdition(edition: Edition) {
  if (edition === 'legacy') return (await import('./places/legacy.ts')).createLegacyPlaces
  return (await import('./places/new.ts')).createNewPlaces
}
