import { rowCalls } from '../../../shared/billing/prices.ts'
import { settings } from '../../../shared/settings/settings.ts'
import { type Demand, daysPerMonth, secondsPerDay } from './demand.ts'
import { highestLoadTried, useOfEdge } from './edge-load.ts'
import { measured } from './measured.ts'
import { providerNeed, type QuotaNeed } from './provider-need.ts'

/** Processes of each kind. */
interface Processes {
  edges: number
  interactiveWorkers: number
  bulkWorkers: number
}

/** Who can raise a limit: the provider, the operator, or nobody without a change of code. */
export const limitKinds = ['provider', 'setting', 'design'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Something that there is only so much of. */
export interface Limit {
  kind: LimitKind
  what: string
  /** Needed, as a share of what there is: above 1 it gives out. */
  use: number
}

/** What a demand needs. */
export interface Plan {
  processes: Processes
  /** Cores that are busy at the dearest load of a day. */
  cores: { processes: number; redis: number; postgres: number }
  memoryBytes: number
  redis: { quotaBytes: number; queueBytes: number; bytesPerSecond: number }
  postgres: { bytesPerMonth: number; bytesAfterYear: number }
  /** Responses to callers. */
  callersBytesPerSecond: number
  provider: { quotas: QuotaNeed[]; usdPerMonth: number }
  limits: Limit[]
  /** Why this is an estimate. */
  unsure: string[]
}

const figures = Object.fromEntries(
  Object.entries(measured).map(([name, { value }]) => [name, value]),
) as Record<keyof typeof measured, number>

const microsOfCore = 1e6 * figures.coreShare
/** Cores of which the measured limit of PostgreSQL is. */
const postgresCores = 8
const rowCost = {
  redis: microsOfCore / figures.rowsOfRedis,
  postgres: (postgresCores * microsOfCore) / figures.rowsOfPostgres,
}
const rowOfWorker = figures.row - rowCost.redis - rowCost.postgres

/** From a demand to what runs, what that needs, and what gives out first. Pure. */
export function planFor(demand: Demand): Plan {
  const processes = processesFor(demand)
  const cores = coresOf(demand, processes)
  const provider = providerNeed(demand)
  const redis = redisOf(demand, processes)
  const { edges, interactiveWorkers, bulkWorkers } = processes
  return {
    processes,
    cores: {
      processes: cores.processes,
      redis: cores.queueRedis + cores.quotaRedis,
      postgres: cores.postgres,
    },
    memoryBytes:
      (edges + interactiveWorkers + bulkWorkers) * figures.busyProcessBytes +
      figures.uploadReaderBytes,
    redis,
    postgres: postgresOf(demand),
    callersBytesPerSecond: demand.requestsPerSecond * figures.replyBytes,
    provider,
    limits: [
      ...provider.quotas.flatMap(quotaLimit),
      ...clientLimits(demand),
      ...storeLimits(processes, cores, redis),
      ...podLimits(processes),
    ],
    unsure: unsure(demand, processes),
  }
}

/** An edge and a worker are twice there, so that one can fail. */
function processesFor(demand: Demand): Processes {
  const { requestsPerSecond, rowsPerDay, strategy, providerSeconds } = demand
  const edges = Math.max(figures.minEdges, Math.ceil(requestsPerSecond / figures.requestsOfEdge))
  const perEdge = requestsPerSecond / edges
  const jobsInFlight = edges * useOfEdge('jobs', perEdge) * providerSeconds
  const rowsPerSecond = rowsPerDay / secondsPerDay
  const rowsInFlight = rowsPerSecond * rowCalls[strategy].length * providerSeconds
  return {
    edges,
    interactiveWorkers: Math.max(
      figures.minInteractive,
      Math.ceil((edges * useOfEdge('worker', perEdge)) / microsOfCore),
      Math.ceil(jobsInFlight / figures.jobsOfWorker),
    ),
    bulkWorkers: Math.max(
      figures.minBulk,
      Math.ceil((rowsPerSecond * rowOfWorker) / microsOfCore),
      Math.ceil(rowsInFlight / figures.rowsOfWorker),
    ),
  }
}

type Cores = Record<'processes' | 'queueRedis' | 'quotaRedis' | 'postgres', number>

function coresOf({ requestsPerSecond, rowsPerDay }: Demand, processes: Processes): Cores {
  const { edges, interactiveWorkers, bulkWorkers } = processes
  const perEdge = requestsPerSecond / edges
  const rows = rowsPerDay / secondsPerDay
  const all = edges + interactiveWorkers + bulkWorkers
  const redis = edges * useOfEdge('redis', perEdge) + rows * rowCost.redis
  return {
    processes:
      (edges * (useOfEdge('edge', perEdge) + useOfEdge('worker', perEdge)) +
        rows * rowOfWorker +
        all * figures.idleProcess) /
      1e6,
    queueRedis: (redis * figures.queueShare) / 1e6,
    quotaRedis: (redis * (1 - figures.queueShare)) / 1e6,
    postgres: (rows * rowCost.postgres) / 1e6,
  }
}

/** As if every buyer had a page token, and a network of their own. */
function redisOf(demand: Demand, { edges }: Processes): Plan['redis'] {
  const { requestsPerSecond, averageShare, inputsPerCheckout } = demand
  const sessionsPerDay =
    (requestsPerSecond * averageShare * secondsPerDay) / (inputsPerCheckout + 1)
  const { idleRedisBytes, sessionBytes, pageCountBytes, replyBytes, replySeconds } = figures
  return {
    quotaBytes: idleRedisBytes + sessionsPerDay * (sessionBytes + pageCountBytes),
    queueBytes: idleRedisBytes + requestsPerSecond * replyBytes * replySeconds,
    bytesPerSecond: edges * useOfEdge('redisBytes', requestsPerSecond / edges),
  }
}

const defaultOf = (name: keyof typeof settings) =>
  (settings[name] as { default?: number }).default ?? 0
const batchRetentionDays = defaultOf('BATCH_RETENTION_DAYS')

/** As if every row were a new, long address. Rows of batches are deleted, addresses are not. */
function postgresOf({ rowsPerDay }: Demand): Plan['postgres'] {
  const { storedAddressBytes, batchRowBytes, longRowBytes } = figures
  const addressShare = storedAddressBytes / (storedAddressBytes + batchRowBytes)
  const batchDays = Math.min(365, batchRetentionDays)
  const bytesPerDay = rowsPerDay * longRowBytes
  return {
    bytesPerMonth: bytesPerDay * daysPerMonth,
    bytesAfterYear: bytesPerDay * (365 * addressShare + batchDays * (1 - addressShare)),
  }
}

const quotaLimit = ({ sku, window, calls, quota }: QuotaNeed): Limit[] =>
  quota === undefined
    ? []
    : [{ kind: 'provider', what: `quota of ${sku} a ${window}`, use: calls / quota }]

/** What one client may ask a minute, where nothing else is set. */
function clientLimits({ requestsPerSecond, inputsPerCheckout, clients }: Demand): Limit[] {
  const checkouts = (requestsPerSecond * 60) / (inputsPerCheckout + 1) / clients
  const ofClient = (name: 'RATE_LIMIT_AUTOCOMPLETE' | 'RATE_LIMIT_DETAILS', needed: number) => {
    const perMinute = defaultOf(name)
    const what = `\`${name}\` of one client, ${perMinute.toLocaleString('en')}`
    return limit('setting', what, needed, perMinute)
  }
  return [
    ofClient('RATE_LIMIT_AUTOCOMPLETE', checkouts * inputsPerCheckout),
    ofClient('RATE_LIMIT_DETAILS', checkouts),
  ]
}

function storeLimits(
  { edges, interactiveWorkers, bulkWorkers }: Processes,
  { queueRedis, quotaRedis }: Cores,
  { queueBytes, quotaBytes, bytesPerSecond }: Plan['redis'],
): Limit[] {
  const workers = interactiveWorkers + bulkWorkers
  const ofRedis =
    edges * figures.redisConnectionsOfEdge + workers * figures.redisConnectionsOfWorker
  const ofPostgres =
    edges * figures.postgresConnectionsOfEdge + workers * figures.postgresConnectionsOfWorker
  return [
    limit('design', "one thread of the queues' Redis", queueRedis, figures.coreShare),
    limit('design', "one thread of the quota's Redis", quotaRedis, figures.coreShare),
    limit('design', 'network of Redis, 10 Gbit/s', bytesPerSecond, figures.networkBytesOfRedis),
    limit('setting', "memory of the queues' Redis, 512 MB", queueBytes, figures.maxQueueBytes),
    limit('setting', "memory of the quota's Redis, 1 GB", quotaBytes, figures.maxQuotaBytes),
    limit('setting', '`maxclients` of Redis', ofRedis, figures.maxRedisConnections),
    limit('setting', '`max_connections` of PostgreSQL', ofPostgres, figures.maxPostgresConnections),
  ]
}

const podLimits = ({ edges, interactiveWorkers, bulkWorkers }: Processes): Limit[] => [
  limit('setting', 'edges of the manifests', edges, figures.maxEdges),
  limit(
    'setting',
    'interactive workers of the manifests',
    interactiveWorkers,
    figures.maxInteractive,
  ),
  limit('setting', 'bulk workers of the manifests', bulkWorkers, figures.maxBulk),
]

const limit = (kind: LimitKind, what: string, needed: number, available: number): Limit => ({
  kind,
  what: available < 1000 && Number.isInteger(available) ? `${what} (${available})` : what,
  use: needed / available,
})

/** What of a kind is used most. Exported for the test that writes the tables of documents. */
export const tightest = (limits: Limit[], kind: LimitKind): Limit | undefined =>
  limits.filter((one) => one.kind === kind).toSorted((a, b) => b.use - a.use)[0]

/** How many times a demand something bears, and what that is. */
export interface FirstLimit extends Limit {
  factor: number
}

/** What of a kind gives out first when a demand grows. There is none where nothing is limited. */
export function firstLimit(demand: Demand, kind: LimitKind): FirstLimit | undefined {
  const highest = (factor: number) => {
    const { requestsPerSecond, rowsPerDay } = demand
    const grown = {
      ...demand,
      requestsPerSecond: requestsPerSecond * factor,
      rowsPerDay: rowsPerDay * factor,
    }
    return tightest(planFor(grown).limits, kind)
  }
  let [fits, fitsNot] = [0, 1e9]
  const isTooMuch = (factor: number) => (highest(factor)?.use ?? 0) > 1 + 1e-9
  if (!isTooMuch(fitsNot)) return undefined
  // With a quota of 0 no demand fits.
  while (fitsNot > 1e-9 && fitsNot - fits > fitsNot / 1000) {
    const factor = fits === 0 ? fitsNot / 2 : Math.sqrt(fits * fitsNot)
    if (isTooMuch(factor)) fitsNot = factor
    else fits = factor
  }
  const first = highest(fitsNot)
  return first && { ...first, factor: fits }
}

function unsure(demand: Demand, { edges }: Processes): string[] {
  const perEdge = demand.requestsPerSecond / edges
  return [
    ...(edges > 2 ? ['More than two busy edges were never run: this is computed.'] : []),
    ...(perEdge > highestLoadTried() ? ['No edge was tried with so many requests.'] : []),
    ...(demand.edition === 'osm' ? ['Your own Photon and Nominatim are not part of it.'] : []),
  ]
}
