import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a millisecond to the longest deadline. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const counter =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  (registry: Registry) =>
    new Counter({ name: `address_${name}`, help, labelNames, registers: [registry] })
const gauge =
  <L extends string>(name: string, help: string, labelNames: L[]) =>
  (registry: Registry) =>
    new Gauge({ name: `address_${name}`, help, labelNames, registers: [registry] })
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
  expectedWaitSeconds: gauge(
    'expected_wait_seconds',
    'How long a new job will probably wait for a worker and the quota',
    ['kind'],
  ),
  workersAlive: gauge('workers_alive', 'Workers that reported lately', ['kind']),
  inFlight: gauge('in_flight', 'Jobs that this edge waits for', []),
  answersMadeGood: counter('answers_made_good_total', 'Answers lost on the channel and found by their copy', []),
  deadlinesMissed: counter('deadlines_missed_total', 'Jobs without an answer in time, as the edge sees it', ['kind']),
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
  quotaUsed: gauge('quota_used_calls', "Calls made in the provider's day and month", ['sku', 'window']),
  budgetUsed: gauge(
    'budget_used_ratio',
    "Share of a budget that is used: the service's, or the most used one of a client",
    ['of', 'window', 'unit'],
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
  providerCallSeconds: histogram('provider_call_seconds', 'Calls to the provider, by SKU and outcome', [
    'sku',
    'outcome',
  ]),
}

type Table = typeof table
export type Metrics = { [Name in keyof Table]: ReturnType<Table[Name]> } & {
  registry: Registry
}

/** The metrics of one process, in a registry of its own, with Node's and the process's. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = Object.entries(table).map(([name, make]) => [name, make(registry)])
  return { ...Object.fromEntries(metrics), registry }
}
