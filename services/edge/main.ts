import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { startSharedClock } from '../../shared/clock.ts'
import { type Config, readConfig } from '../../shared/config.ts'
import { watchDependencies } from '../../shared/dependencies.ts'
import { AppError } from '../../shared/errors.ts'
import { buildMetricsApp } from '../../shared/http/metrics-app.ts'
import { byKind, type Kind, kinds, queuePrefix } from '../../shared/jobs/jobs.ts'
import { watchLimits } from '../../shared/ledger/watch-limits.ts'
import { type Lifecycle, run } from '../../shared/lifecycle.ts'
import { createLog, type Logger } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'
import { watchOutage } from '../../shared/outage.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import { createLook } from '../../shared/quota/look.ts'
import { connectFailingFast, connectPatiently, untilReady } from '../../shared/redis.ts'
import { findKey, findKeyById, type KeyGrant } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { loadSigningKeys } from '../../shared/store/signing-keys.ts'
import { openUploads } from '../../shared/store/upload.ts'
import { openTracing } from '../../shared/tracing/open-tracing.ts'
import { watchAccess } from './access.ts'
import { buildApp } from './app.ts'
import { createAsker } from './ask.ts'
import { watchCapacity } from './capacity.ts'
import { createClientSlots } from './client-slots.ts'
import { createQuotaReport } from './quota-report.ts'
import { createRateLimits } from './rate-limits.ts'
import { missingParts } from './readiness.ts'
import { mostUploads } from './routes/batch-upload.ts'
import { createTokens, makeSigningKey } from './tokens.ts'

/** What `services/console/build.ts` makes. */
const consoleFolder = fileURLToPath(new URL('../console/dist/', import.meta.url))
const startTimeoutMs = 10_000
/** The longest that one query of a download, an erasure or a selection may take, in milliseconds; they have connections of their own. */
const slowQueryMs = 300_000
const slowConnections = 4
/** Erasures, summaries and whatever else takes long at once: one client's leave room for another's, and all of them for pages of results. */
const mostSlow = slowConnections - 1
const mostSlowOfClient = 2
/** Revocations are read on a connection of their own: however many queries wait for the others, they come in time. */
const watchConnections = 1
/** The longest that a request waits for its count in Redis, in milliseconds; then it is counted in this process alone. */
const longestCountMs = 250

await run(async (lifecycle) => {
  const config = readConfig('edge', process.env)
  const log = createLog('edge', config.logLevel)
  const metrics = createMetrics('edge')
  const tracing = await openTracing('edge', config)
  if (tracing) lifecycle.onClose(tracing.close)

  if (config.edgeMetricsPort !== undefined) {
    const metricsApp = buildMetricsApp(metrics, config.internalRoutesPublic)
    lifecycle.onClose(() => metricsApp.close())
    await metricsApp.listen({ host: config.host, port: config.edgeMetricsPort })
  }

  const db = openDatabase(config.databaseUrl)
  lifecycle.onClose(() => db.destroy())
  const slowDb = openDatabase(config.databaseUrl, slowConnections, slowQueryMs)
  const uploads = openUploads(config.databaseUrl, db, mostUploads)
  lifecycle.onClose(() => Promise.all([slowDb.destroy(), uploads.close()]))
  const watchDb = openDatabase(config.databaseUrl, watchConnections)
  lifecycle.onClose(() => watchDb.destroy())
  const access = await watchAccess(watchDb, metrics, log)
  const making = { secret: config.signingKeySecret, days: config.signingKeyDays, make: makeSigningKey }
  const tokens = await createTokens(() => loadSigningKeys(watchDb, making), config.tokenIssuer, log)

  const redis = connectFailingFast(config.redisUrl)
  const subscriber = connectPatiently(config.redisUrl)
  const counting = connectFailingFast(config.redisUrl, longestCountMs)
  lifecycle.onClose(() => [redis, subscriber, counting].map((connection) => connection.disconnect()))
  await Promise.all([redis, subscriber, counting].map((connection) => untilReady(connection, startTimeoutMs)))
  lifecycle.onClose(watchDependencies(redis, db, metrics))
  const clock = await startSharedClock(redis, log)
  const queues = openQueues(redis, log, lifecycle)
  const limits = await watchLimits(db, limitsOf(config), log)
  const look = createLook(redis, limits.current, clock.now)
  const capacity = await watchCapacity(redis, look, clock.now, metrics, config.validationStrategy, log)

  const asker = await createAsker({
    subscriber,
    redis,
    queues,
    edgeId: randomBytes(6).toString('hex'),
    now: clock.now,
    deadlineMs: config.deadlineMs,
    maxInFlight: config.maxInFlight,
    expectedWait: capacity.expectedWait,
    metrics,
  })
  let ending = false
  const app = buildApp({
    asker,
    tokens,
    access,
    rateLimits: createRateLimits(counting),
    rates: ratesOf(config),
    trustedProxies: config.trustedProxies?.split(/[\s,]+/).filter(Boolean) ?? [],
    metrics,
    tracing,
    log,
    edition: config.placesEdition,
    shortestInput: config.shortestInput,
    limitsOf: createQuotaReport({
      look,
      limits: limits.current,
      now: clock.now,
      warnFrom: config.budgetWarnPercent / 100,
    }),
    policyOf: access.policyOf,
    grantOf: (apiKey) => grant(findKey(db, apiKey)),
    holdsStill: (keyId) => grant(findKeyById(db, keyId)),
    missing: async () => (ending ? ['this edge, which is ending'] : missingParts(db, redis, capacity)),
    isEnding: () => ending,
    internalRoutesPublic: config.internalRoutesPublic,
    consoleFolder: config.console && existsSync(consoleFolder) ? consoleFolder : undefined,
    batches: {
      db,
      slowDb,
      slowSlots: createClientSlots(mostSlow, mostSlowOfClient),
      uploads,
      now: clock.now,
      strategy: config.validationStrategy,
      retentionDays: config.retentionDays,
      uploadMaxBytes: config.uploadMaxBytes,
      uploadMaxRows: config.uploadMaxRows,
      webhooksToPrivate: config.webhooksToPrivate,
    },
  })
  lifecycle.onClose(async () => {
    await app.close()
    tokens.stop()
    await access.stop()
    asker.close()
    capacity.stop()
    limits.stop()
    clock.stop()
  })
  await app.listen({ host: config.host, port: config.port, ...(config.reusePort && { reusePort: true }) })
  lifecycle.beforeClose(async () => {
    ending = true
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
  }
}

function openQueues(redis: Redis, log: Logger, lifecycle: Lifecycle): Record<Kind, Queue> {
  const open = (kind: Kind) =>
    new Queue(kind, {
      connection: redis,
      prefix: queuePrefix,
      skipWaitingForReady: true,
      streams: { events: { maxLen: 100 } },
    })
  const queues = byKind(open)
  const outage = watchOutage(log, 'reach the queues')
  for (const kind of kinds) queues[kind].on('error', outage.fails)
  redis.on('ready', outage.works)
  lifecycle.onClose(() => Promise.all(kinds.map((kind) => queues[kind].close())))
  return queues
}

/** A key that isn't there is the caller's error, a database that isn't there is ours. */
async function grant(found: Promise<KeyGrant | undefined>): Promise<KeyGrant> {
  const key = await found.catch((cause) => {
    throw new AppError('STORE_UNAVAILABLE', { cause })
  })
  if (!key) throw new AppError('API_KEY_NOT_FOUND')
  return key
}
