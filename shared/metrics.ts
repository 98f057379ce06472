import { readFileSync } from 'node:fs'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a millisecond to the longest deadline. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const counter =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  (registry: Registry) =>
    new Counter({ name: `address_${name}`, help, labelNames, registers: [registry] })
const gauge =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  (registry: Registry) => {
    const made = new Gauge({ name: `address_${name}`, help, labelNames, registers: [registry] })
    // Else it would show 0 where nobody has looked.
    if (labelNames.length === 0) made.remove()
    return made
  }
const histogram =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  (registry: Registry) =>
    new Histogram({ name: `address_${name}`, help, labelNames, buckets: seconds, registers: [registry] })

/** Every metric of the service. Labels have few values each: never a client's text, an id or an address. */
const table = {
  httpRequestSeconds: histogram('http_request_seconds', 'Time to answer a request, by route and HTTP status', [
    'method',
    'route',
    'status',
  ]),
  requestErrors: counter('request_errors_total', 'Requests that were answered with an error of the catalogue', [
    'error',
  ]),
  tokensIssued: counter('tokens_issued_total', 'Requests for a token: ok, unknown_key or rate_limited', ['outcome']),
  rateLimited: counter('rate_limited_total', "Requests beyond a client's limit, by limit", ['limit']),
  accessReadTimestamp: gauge(
    'access_read_timestamp_seconds',
    'When this edge last read which keys, tokens and origins hold',
    [],
  ),
  expectedWaitSeconds: gauge(
    'expected_wait_seconds',
    'How long a new job will probably wait for a worker and the quota',
    ['kind'],
  ),
  workersAlive: gauge('workers_alive', 'Workers that reported lately', ['kind']),
  inFlight: gauge('in_flight', 'Jobs that this edge waits for', []),
  queueJobs: gauge('queue_jobs', 'Jobs on a queue: waiting, active or delayed', ['queue', 'state']),
  queueOldestJobSeconds: gauge('queue_oldest_job_seconds', 'Age of the oldest job that waits; 0 when none does', [
    'queue',
  ]),
  jobsTaken: counter('jobs_taken_total', 'Jobs that this worker took, also of batches (bulk)', ['kind']),
  answerSeconds: histogram('answer_seconds', 'From the question to its answer, as the edge that asked sees it', [
    'kind',
    'outcome',
  ]),
  replySeconds: histogram(
    'reply_seconds',
    'What is left of that after queue, quota and provider: mostly the way back',
    ['kind'],
  ),
  answersMadeGood: counter('answers_made_good_total', 'Answers lost on the channel and found by their copy', []),
  deadlinesMissed: counter(
    'deadlines_missed_total',
    'Questions that were too late: when a worker took them (queue), while it worked (work); and all that their edge had no answer to (reply)',
    ['kind', 'stage'],
  ),
  jobWaitSeconds: histogram('job_wait_seconds', 'From the edge to the start of the work', ['kind']),
  jobRunSeconds: histogram('job_run_seconds', 'Time that a worker had the job in hand', ['kind', 'outcome']),
  questionsDropped: counter(
    'questions_dropped_total',
    'Questions that nobody waited for any more, dropped before they were billed',
    ['reason'],
  ),
  quotaWaitSeconds: histogram('quota_wait_seconds', 'Waiting for a permit of the provider quota', ['sku']),
  quotaRefused: counter(
    'quota_refused_total',
    'Calls not made: no place within the time they had (line), quota, budget, or closed',
    ['sku', 'because'],
  ),
  permitsLost: counter('permits_lost_total', 'Permits whose call would have left too late: a busy or frozen worker', [
    'sku',
  ]),
  providerRetries: counter('provider_retries_total', 'Calls made once more after a failure that passes', ['sku']),
  providerBreaker: gauge(
    'provider_breaker_state',
    'Circuit breaker of this worker: 0 closed, 1 open (no calls), 2 trying one call',
    ['sku', 'traffic'],
  ),
  providerRefusals: counter(
    'provider_refusals_total',
    'Refusals by the provider: per minute, for the day, or of the key (denied: act at once)',
    ['sku', 'reason'],
  ),
  providerClosed: gauge(
    'provider_closed_seconds',
    "For how long no calls are made, by the provider's own word, or since Redis lost its data",
    ['sku', 'reason'],
  ),
  chargedMicroUsd: counter('charged_micro_usd_total', 'Charged for calls at list price, in millionths of a US dollar', [
    'sku',
  ]),
  refundedMicroUsd: counter('refunded_micro_usd_total', 'Of that, given back: not billed, or cheaper', ['sku']),
  quotaLimit: gauge(
    'quota_limit_calls',
    'Calls that the provider quota allows in a second, minute, day or month; absent where there is no limit',
    ['sku', 'window'],
  ),
  quotaUsed: gauge('quota_used_calls', "Calls made in the provider's day and month", ['sku', 'window']),
  budgetUsed: gauge(
    'budget_used_ratio',
    "Share of a budget that is used: the service's, or the most used one of a client",
    ['of', 'window', 'unit'],
  ),
  budgetLeft: gauge('budget_left_usd', "What is left of the service's budget; absent where there is none", [
    'of',
    'window',
  ]),
  spentUsd: gauge('spent_usd', "Spent at list price in the provider's day and month, by all clients", ['window']),
  ledgerWrittenTimestamp: gauge(
    'ledger_written_timestamp_seconds',
    'When this worker last wrote its ledger down, or had nothing new to write',
    [],
  ),
  ledgerFailures: counter('ledger_failures_total', 'Failed attempts to write the ledger down; it is tried again', []),
  bulkRows: counter('bulk_rows_total', 'Rows of batches that got a result, by verdict', ['verdict']),
  bulkRepeatedRows: counter(
    'bulk_repeated_rows_total',
    'Rows of batches that were validated though they had a result by then: paid twice',
    [],
  ),
  bulkRowsInHand: gauge(
    'bulk_rows_in_hand',
    'Rows of batches between their first call and the commit of their result',
    [],
  ),
  bulkCommitSeconds: histogram('bulk_commit_seconds', 'Writing a group of results of batches', []),
  batches: gauge('batches', 'Batches that are not over, by status, as the feeder sees them', ['status']),
  batchPauses: counter('batch_pauses_total', 'Batches that paused by themselves', ['reason']),
  bulkJobs: gauge('bulk_jobs', 'Jobs of batches on the queue and in hand, as the feeder sees them', []),
  bulkWindow: gauge('bulk_window_jobs', 'How many of them the feeder lets there be', []),
  oldestBatchSeconds: gauge('oldest_batch_seconds', 'Age of the oldest batch that is waiting or running', []),
  bulkRowsLeft: gauge(
    'bulk_rows_left',
    'Rows without a result of the batches that wait or run, as the feeder sees them',
    [],
  ),
  batchEta: gauge(
    'batch_eta_seconds',
    'Until the last of them ends, at the present pace; 0 when there is none, absent while the pace is unknown',
    [],
  ),
  feederLooked: gauge('feeder_looked_timestamp_seconds', 'When the feeder last saw to all batches', []),
  batchIdle: gauge('batch_idle_seconds', 'The longest time since a running batch got a result', []),
  webhooks: counter('webhooks_total', 'Deliveries of webhooks: delivered, failed (tried again), or given_up', [
    'outcome',
  ]),
  forgottenRows: counter(
    'forgotten_rows_total',
    "Rows whose provider's content was deleted at the end of its retention",
    [],
  ),
  placesRefreshed: counter(
    'places_refreshed_total',
    'Old place ids and coordinates asked for again: kept, gone or failed',
    ['outcome'],
  ),
  dependencyUp: gauge('dependency_up', 'Whether Redis and PostgreSQL answer this process: 1 or 0', ['dependency']),
  buildInfo: gauge('build_info', 'Which service and version this is; always 1', ['service', 'version', 'node']),
  providerCallSeconds: histogram('provider_call_seconds', 'Calls to the provider, by SKU and outcome', [
    'sku',
    'outcome',
  ]),
}

type Table = typeof table
export type Metrics = { [Name in keyof Table]: ReturnType<Table[Name]> } & {
  registry: Registry
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The metrics of one process, in a registry of its own, with Node's and the process's. A gauge is absent until it is set. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const made = Object.entries(table).map(([name, make]) => [name, make(registry)] as const)
  const metrics: Metrics = { ...(Object.fromEntries(made) as Omit<Metrics, 'registry'>), registry }
  metrics.buildInfo.set({ service, version, node: process.version }, 1)
  return metrics
}
