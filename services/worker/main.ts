import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { rowSkus } from '../../shared/billing/charges.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import { byKind, kinds, maxRequestsPerJob, queuePrefix } from '../../shared/jobs/jobs.ts'
import { redisChecks } from '../../shared/jobs/redis-checks.ts'
import { warnOfPersistence } from '../../shared/jobs/warn-of-persistence.ts'
import { reportWorker } from '../../shared/jobs/workers.ts'
import { startSharedClock } from '../../shared/quota/shared-clock.ts'
import { ConfigurationError } from '../../shared/runtime/configuration-error.ts'
import { watchDependencies } from '../../shared/runtime/dependencies.ts'
import { type Lifecycle, run } from '../../shared/runtime/lifecycle.ts'
import { createLog, type Logger } from '../../shared/runtime/log.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { buildMetricsApp } from '../../shared/runtime/metrics-app.ts'
import { connectFailingFast, connectPatiently, untilReady } from '../../shared/runtime/redis.ts'
import { connectToSlot } from '../../shared/runtime/slot-connection.ts'
import { openTracing } from '../../shared/runtime/tracing/open-tracing.ts'
import { reportLimits } from '../../shared/settings/limit-reports.ts'
import { type Config, readConfig } from '../../shared/settings/settings.ts'
import { type Database, openDatabase, pingDatabase } from '../../shared/store/database.ts'
import { modeOf, requireMode } from '../../shared/store/mode.ts'
import { requireSchema } from '../../shared/store/schema.ts'
import { startBulk } from './bulk/start-bulk.ts'
import { startInteractive } from './jobs/start-interactive.ts'
import { requireRedisMode } from './ledger/redis-mode.ts'
import { startAccounting } from './ledger/start-accounting.ts'
import { countTestCalls } from './ledger/test-calls.ts'
import { noSandbox, type OpenProvider, openProvider } from './open-provider.ts'
import { accessOf, sandboxAccess } from './provider/access.ts'
import { askFree, checkKey, needsPerson } from './provider/key-check.ts'
import type { ProviderAccess } from './provider/port.ts'
import { createUnlimited } from './provider/unlimited.ts'
import type { Runtime } from './runtime.ts'
import { createValidation } from './strategies/judged.ts'
import { startUpkeepTasks } from './upkeep/start-tasks.ts'
import { createDelivery } from './webhooks/delivery.ts'
import { sendWebhooks } from './webhooks/webhooks.ts'

const startTimeoutMs = 10_000

await run(async (lifecycle) => {
  const config = readConfig('worker', process.env)
  const log = createLog('worker', config.logLevel)
  const metrics = createMetrics('worker')
  const tracing = await openTracing('worker', config)
  if (tracing) lifecycle.onClose(tracing.close)
  const app = buildMetricsApp(metrics, config.internalRoutesPublic)
  lifecycle.onClose(() => app.close())
  await app.listen({ host: config.host, port: config.workerMetricsPort })

  const { redis, queueRedis, patient, jobs } = await connectToRedis(config, lifecycle, log)
  const clock = await startSharedClock(redis, log)
  lifecycle.onClose(() => clock.stop())
  const { now } = clock
  const workerId = randomBytes(6).toString('hex')
  const runtime: Runtime = { config, lifecycle, now, log, metrics, tracing, workerId }

  // One for each call that can be in flight: a permit would expire while a call waits for a
  // connection.
  const connections =
    config.workerConcurrency * maxRequestsPerJob * kinds.length + config.bulkConcurrency
  const provider = accessOf(config, connections)
  if (config.startCheck) await reportKey(config.placesEdition, provider, log)
  const db = openDatabase(config.databaseUrl)
  lifecycle.onClose(() => db.destroy())
  await requireSchema(db)
  await requireMode(db, modeOf(config))
  await requireRedisMode(redis, modeOf(config))
  const checks = { postgres: () => pingDatabase(db), ...redisChecks(redis, queueRedis) }
  lifecycle.onClose(watchDependencies(checks, metrics))
  lifecycle.onClose(reportLimits('worker', config, redis, now, log))
  const { limits, limiter, quota } = await startAccounting(runtime, {
    db,
    redis,
    measureClock: clock.measure,
  })
  const live = await openProvider(runtime, provider, { limiter, metrics, log, hasBreaker: true })
  const test = await openSandbox(runtime, db, provider)
  startWebhooks(runtime, db)
  await startUpkeepTasks(runtime, { db, connection: jobs, ...live })

  const interactive = await startInteractive(runtime, {
    redis,
    patient,
    jobs,
    providers: { live, test },
    inBackground: createBackground(lifecycle),
  })
  const stopBulk = await startBulk({
    databaseUrl: config.databaseUrl,
    redis,
    queueRedis,
    jobs,
    workerId,
    validate: { live: createValidation(live.strategy), test: createValidation(test.strategy) },
    concurrency: config.bulkConcurrency,
    quota,
    limits,
    skus: rowSkus(config.validationStrategy, config.placesEdition),
    now,
    log,
    metrics,
    tracing,
  })
  const stopReport = reportWorker(redis, workerId, now, log, () => byKind(interactive.stateOf))
  // All at the same time: no part takes new jobs while another one drains.
  lifecycle.onClose(() => Promise.all([stopReport(), stopBulk(), interactive.close()]))
})

/** The connections of a worker. `redis` holds the quota; the other three may be another Redis. */
async function connectToRedis(
  config: Config<'worker'>,
  lifecycle: Lifecycle,
  log: Logger,
): Promise<Record<'redis' | 'queueRedis' | 'patient' | 'jobs', Redis>> {
  const queueUrl = config.queueRedisUrl ?? config.redisUrl
  const redis = connectFailingFast(config.redisUrl)
  const queueRedis = queueUrl === config.redisUrl ? redis : connectFailingFast(queueUrl)
  const patient = connectPatiently(queueUrl)
  const connections = [...new Set([redis, queueRedis, patient])]
  lifecycle.onClose(() => connections.map((connection) => connection.disconnect()))
  await Promise.all(connections.map((connection) => untilReady(connection, startTimeoutMs)))
  await warnOfPersistence(queueRedis, log)
  const jobs = await connectToSlot(queueUrl, queuePrefix, patient)
  lifecycle.onClose(() => jobs.disconnect())
  return { redis, queueRedis, patient, jobs }
}

/** @throws {ConfigurationError} when the provider refuses the key */
async function reportKey(edition: Edition, provider: ProviderAccess, log: Logger): Promise<void> {
  const check = await checkKey(edition, (asked) => askFree(asked, provider))
  if (needsPerson(check)) throw new ConfigurationError(`GOOGLE_MAPS_API_KEY: ${check.message}`)
  if (check.finding === 'good') log.info(check.message)
  else log.warn(check.message)
}

/** The sandbox of test keys. Its calls cost nothing, so nothing limits them. */
function openSandbox(
  { config, metrics, log, ...runtime }: Runtime,
  db: Database,
  provider: ProviderAccess,
): Promise<OpenProvider> {
  const url = config.testProviderUrl ?? (config.sandbox ? config.providerUrl : undefined)
  if (!url) return Promise.resolve(noSandbox)
  const calls = countTestCalls(db, (error) =>
    log.warn({ cause: String(error) }, 'the calls of test keys are not written down'),
  )
  runtime.lifecycle.onClose(calls.close)
  return openProvider({ config, ...runtime }, sandboxAccess(provider, url), {
    limiter: createUnlimited(runtime.now, calls.note),
    metrics: metrics.test,
    log: log.child({ mode: 'test' }),
    hasBreaker: false,
  })
}

function startWebhooks({ config, lifecycle, now, log, metrics }: Runtime, db: Database): void {
  const delivery = createDelivery({ toPrivate: config.webhooksToPrivate, now })
  lifecycle.onClose(() => delivery.close())
  const webhooks = sendWebhooks({ db, deliver: delivery.deliver, now, log, metrics })
  lifecycle.onClose(() => webhooks.stop())
}

/** Takes work that goes on after a reply was sent. The process ends after that work. */
function createBackground(lifecycle: Lifecycle): (work: Promise<void>) => void {
  const pending = new Set<Promise<void>>()
  lifecycle.onClose(() => Promise.all(pending))
  return (work) => {
    const done = work.catch(() => {}).finally(() => pending.delete(done))
    pending.add(done)
  }
}
