import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { AppError } from '../../shared/errors/catalogue.ts'
import { connectToRedis } from '../../shared/jobs/connect-to-redis.ts'
import { byKind, type JobData, type Kind } from '../../shared/jobs/jobs.ts'
import { fewEvents, openQueue } from '../../shared/jobs/queues.ts'
import { redisChecks } from '../../shared/jobs/redis-checks.ts'
import { shardsOf } from '../../shared/jobs/shards.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import { createQuotaReader } from '../../shared/quota/quota-reader.ts'
import { startSharedClock } from '../../shared/quota/shared-clock.ts'
import { watchDependencies } from '../../shared/runtime/dependencies.ts'
import { returnMemoryWhenIdle } from '../../shared/runtime/idle-memory.ts'
import { type Lifecycle, run } from '../../shared/runtime/lifecycle.ts'
import { listOf } from '../../shared/runtime/list-of.ts'
import { createLog, type Logger } from '../../shared/runtime/log.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { buildMetricsApp } from '../../shared/runtime/metrics-app.ts'
import { watchOutage } from '../../shared/runtime/outage.ts'
import { type Readiness, unready } from '../../shared/runtime/readiness.ts'
import { connectFailingFast, untilReady } from '../../shared/runtime/redis.ts'
import { startTimeoutMs } from '../../shared/runtime/start-timeout.ts'
import { openTracing } from '../../shared/runtime/tracing/open-tracing.ts'
import { startLimitReports } from '../../shared/settings/limit-reports.ts'
import { type Config, environmentFor, hasSandbox } from '../../shared/settings/process-settings.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { findKey, findKeyById, type KeyGrant } from '../../shared/store/clients.ts'
import { dataModeOf, requireDataMode } from '../../shared/store/data-mode.ts'
import { openDatabase, pingDatabase } from '../../shared/store/database.ts'
import { requireSchema } from '../../shared/store/schema.ts'
import { loadSigningKeys } from '../../shared/store/signing-keys.ts'
import { untilDatabaseAnswers } from '../../shared/store/until-answers.ts'
import { watchLimits } from '../../shared/store/watch-limits.ts'
import { watchAccess } from './access/key-access.ts'
import { createRateLimits } from './access/rate-limits.ts'
import { createTokens, makeSigningKey } from './access/tokens.ts'
import { buildApp } from './app.ts'
import { boundedBy } from './http/bounded-query.ts'
import { createClientSlots } from './http/client-slots.ts'
import { startDeletingFailedUploads } from './intake/failed-uploads.ts'
import { createUploadReaders } from './intake/upload-readers.ts'
import { watchCapacity } from './jobs/capacity.ts'
import { startRemovingExpiredJobs } from './jobs/expired-jobs.ts'
import { createJobClient } from './jobs/job-client.ts'
import { createQuotaReport, createServiceBudgets } from './jobs/quota-report.ts'
import { edgeReadiness } from './jobs/readiness.ts'

/** What `services/console/build.ts` makes. */
const consoleFolder = fileURLToPath(new URL('../console/dist/', import.meta.url))
/**
 * Keys, limits and health checks have connections of their own, which no back office uses. So what
 * hangs there does not stop checkouts from getting tokens.
 */
const keyConnections = 2
/** Single reads and writes of the back office. */
const shortConnections = 4
/**
 * The longest query of an erasure, a summary or a selection, in milliseconds. These queries have
 * connections of their own.
 */
const slowQueryMs = 300_000
const slowConnections = 4
/** The longest query of a page of a list or of a download, in milliseconds. */
const pageQueryMs = 60_000
const pageConnections = 4
/**
 * A client that has one of these connections gets a second one only while fewer than three are
 * taken. So two clients never take all four: a shop is two, since its test keys are a client of
 * their own.
 */
const maxOfClient = 2
const extraSlotsBelow = 3
const slotsOf = (connections: number) =>
  createClientSlots(connections, maxOfClient, extraSlotsBelow)
/** Revocations are read on a connection of their own, so that no other query delays them. */
const watchConnections = 1
/** The longest wait for a count in Redis, in milliseconds. Then this process counts by itself. */
const maxCountMs = 250

await run(async (lifecycle) => {
  const config = readConfig('edge', process.env)
  const log = createLog('edge', config.logLevel)
  const metrics = createMetrics('edge')
  const tracing = await openTracing('edge', config)
  if (tracing) lifecycle.onClose(tracing.close)

  let readiness: () => Promise<Readiness> = async () => unready('this edge, which is starting')
  if (config.edgeMetricsPort !== undefined) {
    const { hasStarted } = lifecycle
    const state = { hasStarted, readiness: () => readiness() }
    const metricsApp = buildMetricsApp(metrics, config, state)
    lifecycle.onClose(() => metricsApp.close())
    await metricsApp.listen({ host: config.host, port: config.edgeMetricsPort })
  }

  const db = openDatabase(config.databaseUrl, keyConnections)
  lifecycle.onClose(() => db.destroy())
  await untilDatabaseAnswers(db)
  await requireSchema(db)
  await requireDataMode(db, dataModeOf(config))
  const shortDb = openDatabase(config.databaseUrl, shortConnections)
  const slowDb = openDatabase(config.databaseUrl, slowConnections, slowQueryMs)
  const pageDb = openDatabase(config.databaseUrl, pageConnections, pageQueryMs)
  lifecycle.onClose(() => pageDb.destroy())
  lifecycle.onClose(() => slowDb.destroy())
  lifecycle.onClose(() => shortDb.destroy())
  lifecycle.onClose(startDeletingFailedUploads(slowDb, log))
  const environment = environmentFor('intake', process.env)
  const readers = createUploadReaders({
    environment,
    databaseUrl: config.databaseUrl,
    metrics,
    log,
  })
  lifecycle.onClose(() => readers.close())
  const watchDb = openDatabase(config.databaseUrl, watchConnections)
  lifecycle.onClose(() => watchDb.destroy())
  const access = await watchAccess(watchDb, metrics, log)
  const signingKeyOptions = {
    secret: config.signingKeySecret,
    days: config.signingKeyDays,
    make: makeSigningKey,
  }
  const tokens = await createTokens(
    () => loadSigningKeys(watchDb, signingKeyOptions),
    config.tokenIssuer,
    log,
    config.pageTokenMinutes * 60,
  )

  const rateLimitRedis = connectFailingFast(config.redisUrl, maxCountMs)
  lifecycle.onClose(() => rateLimitRedis.disconnect())
  const [{ redis, queueRedis, patientRedis, connectToShard }] = await Promise.all([
    connectToRedis(config, lifecycle, log),
    untilReady(rateLimitRedis, startTimeoutMs),
  ])
  const checks = { postgres: () => pingDatabase(db), ...redisChecks(redis, queueRedis) }
  lifecycle.onClose(watchDependencies(checks, metrics))
  const clock = await startSharedClock(redis, log)
  const shards = shardsOf(config.queueShards)
  const queues = openQueues(queueRedis, shards, log, lifecycle)
  lifecycle.onClose(startRemovingExpiredJobs(queues, clock.now, log, metrics))
  const limits = await watchLimits(db, limitsOf(config), log)
  lifecycle.onClose(startLimitReports('edge', config, redis, clock.now, log))
  const quotaReader = createQuotaReader(redis, limits.current, clock.now)
  const capacity = await watchCapacity({
    redis,
    queueRedis,
    quotaReader,
    now: clock.now,
    metrics,
    providers: {
      strategy: config.validationStrategy,
      edition: config.placesEdition,
      fallback: config.placesFallback,
    },
    maxShards: config.queueShards,
    log,
  })

  const jobClient = await createJobClient({
    subscriber: patientRedis,
    shardSubscribers: shards.slice(1).map(connectToShard),
    redis: queueRedis,
    queues,
    shards: capacity.shards,
    edgeId: randomBytes(6).toString('hex'),
    now: clock.now,
    deadlineMs: config.deadlineMs,
    maxInFlight: config.maxInFlight,
    expectedWait: capacity.expectedWait,
    metrics,
    log,
  })
  let isShuttingDown = false
  const currentReadiness = async () => ({
    ...(isShuttingDown
      ? unready('this edge, which is shutting down')
      : await edgeReadiness(checks, capacity)),
    fallback: capacity.fallback(),
  })
  const usage = {
    quotaReader,
    limits: limits.current,
    now: clock.now,
    warnFrom: config.budgetWarnPercent / 100,
  }
  const app = buildApp({
    jobClient,
    tokens,
    access,
    rateLimits: createRateLimits(rateLimitRedis, clock.timeline),
    rates: ratesOf(config),
    pageLifeSeconds: config.pageLifeMinutes * 60,
    trustedProxies: listOf(config.trustedProxies),
    metrics,
    tracing,
    log,
    edition: config.placesEdition,
    minInputLength: config.shortestInput,
    quotaReportOf: createQuotaReport({
      ...usage,
      sandbox: config.sandbox,
      fallback: capacity.fallback,
      refused: capacity.refused,
    }),
    serviceBudgetsFor: createServiceBudgets(usage),
    grantOf: (apiKey) => grant(findKey(db, apiKey)),
    currentGrant: (keyId) => grant(findKeyById(db, keyId)),
    sandbox: config.sandbox,
    testKeys: hasSandbox(config),
    readiness: currentReadiness,
    isShuttingDown: () => isShuttingDown,
    // A port of its own has them, which no proxy passes requests to.
    internalAccess: config.edgeMetricsPort === undefined ? config : undefined,
    allowsPrivateOrigins: config.nodeEnv !== 'production',
    consoleFolder: existsSync(consoleFolder) ? consoleFolder : undefined,
    servesConsole: config.console,
    map: {
      ...(config.googleMapsBrowserKey && { googleKey: config.googleMapsBrowserKey }),
      ...(config.mapTileUrl && { tileUrl: config.mapTileUrl }),
    },
    batches: {
      shortQuery: boundedBy(slotsOf(shortConnections), shortDb),
      slowQuery: boundedBy(slotsOf(slowConnections), slowDb),
      pageQuery: boundedBy(slotsOf(pageConnections), pageDb),
      readers,
      now: clock.now,
      interactiveReserve: config.interactiveReservePercent / 100,
      strategy: config.validationStrategy,
      retentionDays: config.retentionDays,
      uploadMaxBytes: config.uploadMaxBytes,
      uploadMaxRows: config.uploadMaxRows,
      openBatchesPerClient: config.openBatchesPerClient,
      uploadMinBytesPerSecond: config.uploadMinBytesPerSecond,
      webhooksToPrivate: config.webhooksToPrivate,
    },
  })
  lifecycle.onClose(async () => {
    await app.close()
    tokens.stop()
    await access.stop()
    jobClient.close()
    await capacity.stop()
    limits.stop()
    clock.stop()
  })
  await app.listen({
    host: config.host,
    port: config.port,
    ...(config.reusePort && { reusePort: true }),
  })
  // Not before `PORT` is open: a load balancer would send requests there.
  readiness = currentReadiness
  returnMemoryWhenIdle()
  lifecycle.beforeClose(async () => {
    isShuttingDown = true
    await sleep(config.drainSeconds * 1000)
  })
})

function ratesOf(config: Config<'edge'>) {
  return {
    autocomplete: config.rateLimitAutocomplete,
    details: config.rateLimitDetails,
    validate: config.rateLimitValidate,
    batches: config.rateLimitBatches,
    other: config.rateLimitOther,
    tokensPerKey: config.rateLimitTokensPerKey,
    tokensPerAddress: config.rateLimitTokensPerAddress,
    page: config.rateLimitPage,
    pageDay: config.rateLimitPagePerDay,
    pageNetwork: config.rateLimitPageNetwork,
    pageNetworkDay: config.rateLimitPageNetworkPerDay,
    pageTokensPerKey: config.rateLimitPageTokensPerKey,
    unknownTokens: config.rateLimitUnknownTokens,
  }
}

function openQueues(
  redis: Redis,
  shards: number[],
  log: Logger,
  lifecycle: Lifecycle,
): Record<Kind, Queue<JobData<Kind>>[]> {
  const outage = watchOutage(log, 'reach the queues')
  const options = { connection: redis, skipWaitingForReady: true, streams: fewEvents }
  const queues = byKind((kind) =>
    shards.map((shard) => openQueue<JobData<Kind>>(kind, outage.onFailure, { ...options, shard })),
  )
  redis.on('ready', outage.onSuccess)
  const all = Object.values(queues).flat()
  lifecycle.onClose(() => Promise.all(all.map((queue) => queue.close())))
  return queues
}

/**
 * Distinguishes an unknown key from an unavailable database.
 * @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE
 */
async function grant(found: Promise<KeyGrant | undefined>): Promise<KeyGrant> {
  const key = await found.catch((cause) => {
    throw new AppError('STORE_UNAVAILABLE', { cause })
  })
  if (!key) throw new AppError('API_KEY_NOT_FOUND')
  return key
}
