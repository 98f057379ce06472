import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { rowMicroUsd, rowSkus } from '../../shared/billing/charges.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import { connectToRedis, type RedisConnections } from '../../shared/jobs/connect-to-redis.ts'
import { byKind, kinds, maxRequestsPerJob } from '../../shared/jobs/jobs.ts'
import { redisChecks } from '../../shared/jobs/redis-checks.ts'
import { shardsOf } from '../../shared/jobs/shards.ts'
import { readServedShards, startWorkerReports } from '../../shared/jobs/worker-reports.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import { startSharedClock } from '../../shared/quota/shared-clock.ts'
import { ConfigurationError } from '../../shared/runtime/configuration-error.ts'
import {
  type DependencyChecks,
  missingOf,
  watchDependencies,
} from '../../shared/runtime/dependencies.ts'
import { returnMemoryWhenIdle } from '../../shared/runtime/idle-memory.ts'
import { type Lifecycle, run } from '../../shared/runtime/lifecycle.ts'
import { listOf } from '../../shared/runtime/list-of.ts'
import { createLog, type Logger } from '../../shared/runtime/log.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { buildMetricsApp } from '../../shared/runtime/metrics-app.ts'
import { watchOutage } from '../../shared/runtime/outage.ts'
import { isRedis, type Readiness, unready } from '../../shared/runtime/readiness.ts'
import { openTracing } from '../../shared/runtime/tracing/open-tracing.ts'
import { startLimitReports } from '../../shared/settings/limit-reports.ts'
import type { Config } from '../../shared/settings/process-settings.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { defaultStrategy } from '../../shared/settings/settings.ts'
import { dataModeOf, requireDataMode } from '../../shared/store/data-mode.ts'
import { type Database, openDatabase, pingDatabase } from '../../shared/store/database.ts'
import { requireSchema } from '../../shared/store/schema.ts'
import { untilDatabaseAnswers } from '../../shared/store/until-answers.ts'
import { choicesOf, type StrategyName } from '../../shared/verdict/strategies.ts'
import { startBulk } from './bulk/start-bulk.ts'
import { startInteractive } from './jobs/start-interactive.ts'
import { requireRedisMode } from './ledger/redis-mode.ts'
import { startAccounting } from './ledger/start-accounting.ts'
import { countTestCalls } from './ledger/test-calls.ts'
import { noSandbox, type OpenProvider, openProvider } from './open-provider.ts'
import { accessOf, sandboxAccess } from './provider/access.ts'
import { createProviderCalls } from './provider/call.ts'
import { askedProviders, checkKey, makeFreeCall, needsPerson } from './provider/key-check.ts'
import type { ProviderAccess } from './provider/port.ts'
import { createUnlimited } from './provider/unlimited.ts'
import type { Runtime } from './runtime.ts'
import { startUpkeepTasks } from './upkeep/start-tasks.ts'
import { createDelivery } from './webhooks/delivery.ts'
import { sendWebhooks } from './webhooks/webhooks.ts'

await run(async (lifecycle) => {
  const config = readConfig('worker', process.env)
  const log = createLog('worker', config.logLevel)
  const metrics = createMetrics('worker')
  const tracing = await openTracing('worker', config)
  if (tracing) lifecycle.onClose(tracing.close)
  let readiness = async () => unready('this worker, which is starting')
  const { hasStarted } = lifecycle
  const app = buildMetricsApp(metrics, config, { hasStarted, readiness: () => readiness() })
  lifecycle.onClose(() => app.close())
  await app.listen({ host: config.host, port: config.workerMetricsPort })

  const connections = await connectToRedis(config, lifecycle, log)
  const { redis, queueRedis, patientRedis } = connections
  const jobConnection = connections.connectToShard(0)
  const clock = await startSharedClock(redis, log)
  lifecycle.onClose(() => clock.stop())
  const { now } = clock
  const workerId = randomBytes(6).toString('hex')
  const runtime: Runtime = { config, lifecycle, now, log, metrics, tracing, workerId }

  // One for each call that can be in flight: a permit would expire while a call waits for a
  // connection.
  const providerConnections =
    config.workerConcurrency * maxRequestsPerJob * kinds.length + config.bulkConcurrency
  const provider = accessOf(config, providerConnections)
  if (config.startCheck) await reportKey(config, provider, log)
  const db = openDatabase(config.databaseUrl)
  lifecycle.onClose(() => db.destroy())
  await untilDatabaseAnswers(db)
  await requireSchema(db)
  await requireDataMode(db, dataModeOf(config))
  await requireRedisMode(redis, dataModeOf(config))
  const checks = { postgres: () => pingDatabase(db), ...redisChecks(redis, queueRedis) }
  lifecycle.onClose(watchDependencies(checks, metrics))
  lifecycle.onClose(startLimitReports('worker', config, redis, now, log))
  const { limits, limiter, quota } = await startAccounting(runtime, {
    db,
    redis,
    measureClock: clock.measure,
  })
  const { live, fallback } = await openLive(runtime, provider, limiter)
  const test = await openSandbox(runtime, db, provider)
  const roles = listOf(config.workerRoles)
  const doesBulk = roles.includes('bulk')
  if (doesBulk) {
    startWebhooks(runtime, db)
    await startUpkeepTasks(runtime, { db, connection: jobConnection, ...live })
  }

  const interactive = roles.includes('interactive')
    ? await startInteractive(runtime, {
        redis,
        patientRedis,
        jobConnections: await connectToShards(runtime, connections, jobConnection),
        providers: { live, test, fallback },
        inBackground: createBackground(lifecycle),
      })
    : undefined
  const stopBulk = doesBulk
    ? await startBulk(runtime, {
        redis,
        queueRedis,
        jobConnection,
        strategies: { live: live.strategy, test: test.strategy },
        quota,
        limits,
        skusOf: (strategy) => skusOf(config, strategy),
        costsMore: (strategy) => costsMore(config, strategy),
      })
    : undefined
  const stopReport = startWorkerReports(redis, workerId, now, log, () =>
    interactive ? byKind(interactive.stateOf) : {},
  )
  // All at the same time: no part takes new jobs while another one drains.
  lifecycle.onClose(() => Promise.all([stopReport(), stopBulk?.(), interactive?.close()]))
  readiness = () => workerReadiness(checks, doesBulk)
  returnMemoryWhenIdle()
  lifecycle.beforeClose(() => {
    readiness = async () => unready('this worker, which is shutting down')
  })
})

/** How rows of a batch are looked up: by the service's own strategy where it lacks theirs now. */
const usedStrategy = ({ validationStrategy: own }: Config<'worker'>, name: StrategyName) =>
  choicesOf(own).includes(name) ? name : own

const skusOf = (config: Config<'worker'>, name: StrategyName) =>
  rowSkus(usedStrategy(config, name), config.placesEdition)

function costsMore(config: Config<'worker'>, name: StrategyName): boolean {
  const microUsd = (strategy: StrategyName) => rowMicroUsd(strategy, config.placesEdition)
  return microUsd(usedStrategy(config, name)) > microUsd(name)
}

/** Callers' requests need no PostgreSQL; rows of batches do. */
async function workerReadiness(checks: DependencyChecks, doesBulk: boolean): Promise<Readiness> {
  const missing = await missingOf(checks)
  return {
    status: missing.some(isRedis) ? 'not ready' : 'ready',
    missing,
    refused: doesBulk && missing.length > 0 ? ['batches'] : [],
  }
}

/**
 * A connection for each shard of the queues. Edges fill those that all workers served until now,
 * so this one serves them too, even if it has a smaller `QUEUE_SHARDS`.
 */
async function connectToShards(
  { config, now }: Runtime,
  { redis, connectToShard }: RedisConnections,
  first: Redis,
): Promise<Redis[]> {
  const count = Math.max(config.queueShards, await readServedShards(redis, now))
  const further = shardsOf(count).slice(1).map(connectToShard)
  return [first, ...further]
}

/**
 * A refused key stops the start, except where a fallback or OpenStreetMap serves without it.
 * @throws {ConfigurationError} when the provider refuses the key
 */
async function reportKey(
  config: Config<'worker'>,
  provider: ProviderAccess,
  log: Logger,
): Promise<void> {
  const { placesFallback } = config
  const providers = askedProviders(config)
  for (const asked of providers) {
    const check = await checkKey(asked, (edition) => makeFreeCall(edition, provider))
    const text = providers.length > 1 ? `${asked.edition}: ${check.message}` : check.message
    if (needsPerson(check) && !placesFallback && !asked.isForKeyAlone)
      throw new ConfigurationError(`GOOGLE_MAPS_API_KEY: ${text}`)
    if (check.finding === 'good') log.info(text)
    else log[needsPerson(check) ? 'error' : 'warn'](text)
  }
}

/** The provider of `PLACES_EDITION` and, if there is one, that of `PLACES_FALLBACK`. */
async function openLive(
  runtime: Runtime,
  access: ProviderAccess,
  limiter: Limiter,
): Promise<{ live: OpenProvider; fallback?: OpenProvider }> {
  const { config, now, log, metrics } = runtime
  const { placesEdition, placesFallback, validationStrategy } = config
  const { timeoutMs } = access
  const calls = createProviderCalls({ limiter, now, timeoutMs, metrics, log, hasBreaker: true })
  const open = (edition: Edition, strategy: StrategyName) =>
    openProvider(runtime, access, { edition, strategy, calls, log })
  const live = await open(placesEdition, validationStrategy)
  if (!placesFallback) return { live }
  return { live, fallback: await open(placesFallback, defaultStrategy(placesFallback)) }
}

/** The sandbox of test keys. Its calls cost nothing, so nothing limits them. */
function openSandbox(
  runtime: Runtime,
  db: Database,
  provider: ProviderAccess,
): Promise<OpenProvider> {
  const { config, lifecycle, metrics, now } = runtime
  const { placesEdition: edition, validationStrategy: strategy } = config
  const url = config.testProviderUrl ?? (config.sandbox ? config.providerUrl : undefined)
  if (!url) return Promise.resolve({ edition, ...noSandbox })
  const log = runtime.log.child({ mode: 'test' })
  const counted = countTestCalls(db, watchOutage(log, 'write down the calls of test keys'))
  lifecycle.onClose(counted.close)
  const calls = createProviderCalls({
    limiter: createUnlimited(now, counted.note),
    now,
    timeoutMs: provider.timeoutMs,
    metrics: metrics.test,
    log,
    hasBreaker: false,
  })
  return openProvider(runtime, sandboxAccess(provider, url), { edition, strategy, calls, log })
}

function startWebhooks({ config, lifecycle, now, log, metrics }: Runtime, db: Database): void {
  const deliver = createDelivery({ toPrivate: config.webhooksToPrivate, now })
  const webhooks = sendWebhooks({ db, deliver, now, log, metrics })
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
