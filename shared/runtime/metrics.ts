import { readFileSync } from 'node:fs'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Buckets in seconds, from a millisecond to the longest deadline. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where a metric is registered, and how its name begins. */
interface Place {
  registry: Registry
  prefix: string
}

const counter =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  ({ registry, prefix }: Place) =>
    new Counter({ name: prefix + name, help, labelNames, registers: [registry] })
const gauge =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  ({ registry, prefix }: Place) => {
    const made = new Gauge({ name: prefix + name, help, labelNames, registers: [registry] })
    // Without this, the gauge would show 0 before its first value.
    if (labelNames.length === 0) made.remove()
    return made
  }
const histogram =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  ({ registry, prefix }: Place) =>
    new Histogram({
      name: prefix + name,
      help,
      labelNames,
      buckets: seconds,
      registers: [registry],
    })

/**
 * Every metric of the service. Labels have few values: never a client's text, an id or an address.
 */
const table = {
  httpRequestSeconds: histogram(
    'http_request_seconds',
    'Time to answer a request, by route and HTTP status',
    ['method', 'route', 'status'],
  ),
  requestErrors: counter('request_errors_total', 'Requests that got an error of the catalogue', [
    'error',
  ]),
  tokensIssued: counter(
    'tokens_issued_total',
    'Requests for a token: ok, unknown_key or rate_limited',
    ['outcome'],
  ),
  tokensVerified: counter(
    'tokens_verified_total',
    'New access tokens whose signature this edge checked: good or refused',
    ['outcome'],
  ),
  rateLimited: counter(
    'rate_limited_total',
    'Requests that exceeded a limit of a client, by limit',
    ['limit'],
  ),
  accessReadTimestamp: gauge(
    'access_read_timestamp_seconds',
    'When this edge last read which keys, tokens and origins are valid',
    [],
  ),
  expectedWaitSeconds: gauge(
    'expected_wait_seconds',
    'How long a new job is expected to wait, by cause: for a worker (queue), and for a permit ' +
      'of the provider quota (quota)',
    ['kind', 'cause'],
  ),
  workersAlive: gauge('workers_alive', 'Workers with a recent heartbeat', ['kind']),
  inFlight: gauge('in_flight', 'Jobs that this edge waits for', []),
  queueJobs: gauge('queue_jobs', 'Jobs on a queue: waiting, active or delayed', ['queue', 'state']),
  queueOldestJobSeconds: gauge(
    'queue_oldest_job_seconds',
    'Age of the oldest waiting job; 0 without a waiting job',
    ['queue'],
  ),
  jobsTaken: counter(
    'jobs_taken_total',
    'Jobs that this worker took, including those of batches (bulk)',
    ['kind'],
  ),
  answerSeconds: histogram(
    'answer_seconds',
    'From the request to its reply, as measured by the edge',
    ['kind', 'outcome'],
  ),
  replySeconds: histogram(
    'reply_seconds',
    'The overhead in that: without queue, quota and provider. Mostly the reply channel',
    ['kind'],
  ),
  repliesRecovered: counter(
    'replies_recovered_total',
    'Replies lost on the reply channel and recovered from their copy',
    [],
  ),
  deadlinesMissed: counter(
    'deadlines_missed_total',
    'Requests that missed their deadline: before a worker began (queue), while it worked ' +
      '(work), and all without a reply at their edge (reply)',
    ['kind', 'stage'],
  ),
  jobWaitSeconds: histogram('job_wait_seconds', 'From the edge to the start of the work on a job', [
    'kind',
  ]),
  jobRunSeconds: histogram('job_run_seconds', 'From the start to the end of the work on a job', [
    'kind',
    'outcome',
  ]),
  requestsDropped: counter(
    'requests_dropped_total',
    'Requests without a waiting caller, dropped before they were billed',
    ['reason'],
  ),
  quotaWaitSeconds: histogram('quota_wait_seconds', 'Wait for a permit of the provider quota', [
    'sku',
  ]),
  quotaRefused: counter(
    'quota_refused_total',
    'Calls not made: no permit within the deadline (wait_too_long), quota used up, budget used ' +
      'up, or SKU paused',
    ['sku', 'because'],
  ),
  permitsLost: counter(
    'permits_lost_total',
    'Permits that ended before their call was made, because the worker was busy or frozen',
    ['sku'],
  ),
  providerRetries: counter('provider_retries_total', 'Calls repeated after a temporary failure', [
    'sku',
  ]),
  providerBreaker: gauge(
    'provider_breaker_state',
    'Circuit breaker of this worker: 0 closed, 1 open (no calls), 2 half-open (one trial call)',
    ['sku', 'traffic'],
  ),
  fallbackAnswers: counter(
    'fallback_answers_total',
    'Answers of the fallback provider, by why the first one was not waited for',
    ['kind', 'because'],
  ),
  fallbackSince: gauge(
    'fallback_since_timestamp_seconds',
    'Since when the fallback answers what the first provider cannot; 0 if it does not',
    ['kind'],
  ),
  providerRefusals: counter(
    'provider_refusals_total',
    'Refusals by the provider: per minute, for the day, or of the key (denied: act at once)',
    ['sku', 'reason'],
  ),
  providerPausedSeconds: gauge(
    'provider_paused_seconds',
    'How long the SKU stays paused, after the provider refused calls or Redis lost its data',
    ['sku', 'reason'],
  ),
  providerPace: gauge(
    'provider_pace_ratio',
    'Part of the quota per second and minute that is used: less than 1 after the provider ' +
      'refused calls for their rate',
    ['sku'],
  ),
  chargedMicroUsd: counter(
    'charged_micro_usd_total',
    'Charged for calls at list price, in millionths of a US dollar',
    ['sku', 'traffic'],
  ),
  refundedMicroUsd: counter(
    'refunded_micro_usd_total',
    'Refunds of these charges: calls not billed, or cheaper',
    ['sku', 'traffic'],
  ),
  quotaLimit: gauge(
    'quota_limit_calls',
    'Calls that the provider quota allows in a second, minute, day or month; absent where ' +
      'there is no limit',
    ['sku', 'window'],
  ),
  quotaUsed: gauge('quota_used_calls', "Calls made in the provider's day and month", [
    'sku',
    'window',
  ]),
  budgetUsed: gauge(
    'budget_used_ratio',
    "Used share of a budget: the service's, or the highest of all clients",
    ['of', 'window', 'unit'],
  ),
  budgetLeft: gauge(
    'budget_left_usd',
    "What is left of the service's budget; absent where there is none",
    ['of', 'window'],
  ),
  spentUsd: gauge(
    'spent_usd',
    "Spent at list price in the provider's day and month, by all clients",
    ['window'],
  ),
  ledgerWrittenTimestamp: gauge(
    'ledger_written_timestamp_seconds',
    'When this worker last wrote to the ledger, or had nothing new to write',
    [],
  ),
  ledgerFailures: counter(
    'ledger_failures_total',
    'Failed attempts to write to the ledger; they are repeated',
    [],
  ),
  uploads: counter(
    'uploads_total',
    'Uploads: created, replayed, dry_run, or the name of the error',
    ['outcome'],
  ),
  uploadReaders: gauge(
    'upload_readers',
    'Reader processes of this edge, including the one that waits for the next upload',
    [],
  ),
  uploadReadersFailed: counter(
    'upload_readers_failed_total',
    'Reader processes that crashed, or made no progress and were ended, during an upload',
    [],
  ),
  bulkRows: counter('bulk_rows_total', 'Rows of batches that got a result, by verdict', [
    'verdict',
  ]),
  bulkRepeatedRows: counter(
    'bulk_repeated_rows_total',
    'Rows of batches that were validated twice, and paid twice',
    [],
  ),
  bulkRowsInFlight: gauge(
    'bulk_rows_in_flight',
    'Rows of batches between their first call and the commit of their result',
    [],
  ),
  bulkCommitSeconds: histogram('bulk_commit_seconds', 'Writing a group of results of batches', []),
  batches: gauge('batches', 'Batches that have not ended, by status, as the feeder sees them', [
    'status',
  ]),
  batchPauses: counter('batch_pauses_total', 'Automatic pauses of batches', ['reason']),
  bulkJobs: gauge('bulk_jobs', 'Jobs of batches that wait or run, as the feeder sees them', []),
  bulkWindow: gauge('bulk_window_jobs', 'How many jobs of batches the feeder allows at once', []),
  oldestBatchSeconds: gauge(
    'oldest_batch_seconds',
    'Age of the oldest batch that is waiting or running',
    [],
  ),
  bulkRowsLeft: gauge(
    'bulk_rows_left',
    'Rows without a result of the batches that wait or run, as the feeder sees them',
    [],
  ),
  batchEta: gauge(
    'batch_eta_seconds',
    'Until the last of these batches ends at the current rate; 0 without a batch, absent ' +
      'while the rate is unknown',
    [],
  ),
  feederRunTimestamp: gauge(
    'feeder_run_timestamp_seconds',
    'When the feeder last processed all batches',
    [],
  ),
  batchIdle: gauge(
    'batch_idle_seconds',
    'Time since the last result of the running batch that has waited longest',
    [],
  ),
  webhooks: counter(
    'webhooks_total',
    'Webhook deliveries: delivered, failed (retried later), or given_up',
    ['outcome'],
  ),
  forgottenRows: counter(
    'forgotten_rows_total',
    'Rows whose content of the provider was deleted at the end of its retention',
    [],
  ),
  expiredRows: counter(
    'expired_rows_total',
    'Rows of ended batches that were deleted at the end of their retention',
    [],
  ),
  placesRefreshed: counter(
    'places_refreshed_total',
    'Refreshes of old place ids and coordinates: kept, gone, held (reported gone, but too ' +
      'many at once) or failed',
    ['outcome'],
  ),
  dependencyUp: gauge(
    'dependency_up',
    'Whether a dependency answers this process (1 or 0): Redis, the separate Redis of the ' +
      'queues (queue_redis), PostgreSQL',
    ['dependency'],
  ),
  buildInfo: gauge('build_info', 'The service and its version; always 1', [
    'service',
    'version',
    'node',
  ]),
  providerCallSeconds: histogram(
    'provider_call_seconds',
    'Calls to the provider, by SKU and outcome',
    ['sku', 'outcome'],
  ),
}

type Table = typeof table
/** The metrics of what is done in one mode. */
export type ModeMetrics = { [Name in keyof Table]: ReturnType<Table[Name]> }
/** The metrics of a process: its own, and those of live keys. */
export type Metrics = ModeMetrics & {
  registry: Registry
  /** The same for what is done with test keys, so that live figures and alerts have none of it. */
  test: ModeMetrics
}

/**
 * Starts a counter at 0 for every combination of these label values. PromQL's `increase` does not
 * count the event with which a series begins.
 */
export function startAtZero<L extends string>(
  counter: Counter<L>,
  values: Record<L, readonly string[]>,
): void {
  const combinations = Object.entries<readonly string[]>(values).reduce<object[]>(
    (made, [label, all]) => made.flatMap((one) => all.map((value) => ({ ...one, [label]: value }))),
    [{}],
  )
  for (const labels of combinations) counter.inc(labels, 0)
}

/** The metrics of what is done in this mode. */
export const metricsIn = (metrics: Metrics, mode: 'live' | 'test' | undefined): ModeMetrics =>
  mode === 'test' ? metrics.test : metrics

/** What is shown of test keys, as `address_test_…`. */
const shownOfTests = new Set<keyof Table>([
  'httpRequestSeconds',
  'requestErrors',
  'providerCallSeconds',
  'bulkRows',
])

const metricsAt = (placeOf: (name: keyof Table) => Place): ModeMetrics =>
  Object.fromEntries(
    Object.entries(table).map(([name, make]) => [name, make(placeOf(name as keyof Table))]),
  ) as ModeMetrics

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/**
 * The metrics of one process in their own registry, with Node's default metrics. A gauge is absent
 * until it is set.
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const unseen = new Registry()
  const metrics: Metrics = {
    ...metricsAt(() => ({ registry, prefix: 'address_' })),
    registry,
    test: metricsAt((name) => ({
      registry: shownOfTests.has(name) ? registry : unseen,
      prefix: 'address_test_',
    })),
  }
  metrics.buildInfo.set({ service, version, node: process.version }, 1)
  return metrics
}
