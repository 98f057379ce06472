import { beforeAll, describe, expect, it, vi } from 'vitest'
import { queueNames } from '../../services/edge/jobs/queue-depths.ts'
import { skus } from '../../shared/billing/skus.ts'
import { catalogue } from '../../shared/errors/catalogue.ts'
import { kinds } from '../../shared/jobs/jobs.ts'
import { quotaWindows } from '../../shared/quota/quota.ts'
import { inventedRows } from '../support/batches.ts'
import { freePort } from '../support/free-port.ts'
import type { Service } from '../support/processes.ts'
import { sendBytes } from '../support/raw-http.ts'
import { useStack } from '../support/stack.ts'
import { type Series, scrape, sumOf } from './scrape.ts'

const placeId = 'SBX_gb-10-downing-street'
/** Long enough for the first request of each kind on a busy machine. */
const deadlineMs = 6000

const stack = useStack({
  workers: 0,
  env: { BUDGET_USD_PER_DAY: '25', DEADLINE_MS: String(deadlineMs) },
})
let workerUrl: string
let working: Service
let edge: Series[]
let worker: Series[]

const look = async () => {
  edge = await scrape(stack.url)
  worker = await scrape(workerUrl)
}
/** Waits until the processes have polled their gauges, too. */
const seen = (check: () => void, timeout = 10_000) =>
  vi.waitFor(
    async () => {
      await look()
      check()
    },
    { timeout, interval: 200 },
  )

beforeAll(async () => {
  const port = await freePort()
  working = await stack.addWorker({ WORKER_METRICS_PORT: String(port) })
  workerUrl = `http://127.0.0.1:${port}`
  await stack.ready()

  const session = 'ten-downing-session'
  await stack.autocomplete({ input: 'ten downing street', sessionToken: session })
  await stack.details({ placeId, sessionToken: session })
  await stack.details({ placeId: 'SBX_downing-nowhere' })
  await stack.post('/api/address/validate', { address: '10 Downing Street, London' })
  for (const fault of ['server_error', 'html', 'reset'])
    await stack.details({ placeId: `SBX_fault_${fault}` })
  await stack.autocomplete({ input: ['downing'] })
  await stack.get('/%E0%A4%A/downing')
  await stack.get('/downing/street', { method: 'DELETE' })
  await sendBytes(stack.url, 'downing street\r\n\r\n')
  await fetch(`${stack.url}/authentication`, { headers: { 'X-SERVICE-API-KEY': 'downing-key' } })
  await stack.post('/api/address/batches', inventedRows(40))
  await seen(() => expect(sumOf(worker, 'bulk_rows_total')).toBe(40), 20_000)
})

/** Every value that a label may have. */
const errors = Object.keys(catalogue)
const failures =
  `over_rate over_day denied invalid not_found gone unavailable broken timeout nonsense`.split(' ')
const known: Record<string, readonly string[] | RegExp> = {
  method: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'],
  route: /^(none|(\/[a-z.-]+|\/:[a-z]+)+)$/i,
  status: /^([1-5]\d\d|queued|running|paused)$/,
  error: errors,
  kind: [...kinds, 'bulk'],
  queue: queueNames,
  state: ['waiting', 'active', 'delayed'],
  stage: ['queue', 'work', 'reply'],
  outcome: [
    'ok',
    'not made',
    ...errors,
    ...failures,
    'kept',
    'gone',
    'held',
    'failed',
    'delivered',
    'given_up',
    'unknown_key',
    'good',
    'refused',
    'rate_limited',
    'created',
    'replayed',
    'dry_run',
  ],
  reason: [
    ...[
      'too_late',
      'superseded',
      'caller_left',
      'rate',
      'day',
      'denied',
      'restart',
      'quota',
      'quota_day',
      'quota_month',
    ],
    ...['budget_day', 'budget_month', 'provider_unavailable', 'provider_denied'],
    ...['public_host', 'strategy_not_offered', 'sandbox_unavailable'],
  ],
  cause: ['queue', 'quota'],
  because: ['wait_too_long', 'quota', 'budget', 'paused', 'SLOW', ...errors],
  sku: skus,
  traffic: ['interactive', 'bulk'],
  window: quotaWindows,
  unit: ['calls', 'money'],
  of: ['service', 'client'],
  verdict: ['confirmed', 'corrected', 'needs_review', 'undeliverable', 'failed'],
  dependency: ['redis', 'postgres'],
  service: ['edge', 'worker'],
  limit: [
    'autocomplete',
    'details',
    'validate',
    'batches',
    'other',
    'tokens-per-key',
    'tokens-per-address',
    'page-tokens-per-key',
    'page-renewals',
    'page',
    'page-day',
    'page-network',
    'page-network-day',
    'unknown-tokens',
  ],
  version: /^\d+\.\d+\.\d+$/,
  node: /^v\d+\.\d+\.\d+$/,
  le: /^(\+Inf|[\d.]+)$/,
}
const isKnown = (label: string, value: string) => {
  const values = known[label]
  return values instanceof RegExp ? values.test(value) : (values?.includes(value) ?? false)
}

describe('the metrics after some requests', () => {
  it('have label values of known sets only: no text, id or address of a client', () => {
    const own = [...edge, ...worker].filter(({ name }) => name.startsWith('address_'))
    expect(own.length).toBeGreaterThan(300)
    const unknown = own.flatMap(({ name, labels }) =>
      Object.entries(labels).flatMap(([label, value]) =>
        isKnown(label, value) ? [] : [`${name} ${label}=${value}`],
      ),
    )
    expect([...new Set(unknown)]).toEqual([])
    expect(JSON.stringify([edge, worker]).toLowerCase()).not.toContain('downing')
  })

  it('count errors by name, also of requests without a route', () => {
    for (const error of [
      'PLACE_NOT_FOUND',
      'PROVIDER_UNAVAILABLE',
      'PROVIDER_ANSWER_INVALID',
      'REQUEST_INVALID',
      'ROUTE_NOT_FOUND',
      'HTTP_MALFORMED',
      'API_KEY_NOT_FOUND',
    ])
      expect([error, sumOf(edge, 'request_errors_total', { error }) ?? 0]).toEqual([
        error,
        expect.toSatisfy((n) => n > 0),
      ])
    expect(sumOf(edge, 'request_errors_total', { error: 'ROUTE_NOT_FOUND' })).toBe(2)
  })

  it('time replies by kind and outcome, and their way back to the edge', () => {
    expect(sumOf(edge, 'answer_seconds_count', { kind: 'details', outcome: 'ok' })).toBe(1)
    expect(
      sumOf(edge, 'answer_seconds_count', { kind: 'details', outcome: 'PLACE_NOT_FOUND' }),
    ).toBe(1)
    for (const kind of kinds) {
      const answers = sumOf(edge, 'answer_seconds_count', { kind })
      expect(sumOf(edge, 'reply_seconds_count', { kind })).toBe(answers)
      expect(sumOf(edge, 'reply_seconds_sum', { kind })).toBeLessThan(
        sumOf(edge, 'answer_seconds_sum', { kind }) ?? 0,
      )
      expect(sumOf(worker, 'jobs_taken_total', { kind })).toBe(answers)
    }
    expect(sumOf(worker, 'jobs_taken_total', { kind: 'bulk' })).toBe(2)
  })

  it('show limits where they are set, and what remains of the budget', async () => {
    expect(sumOf(worker, 'quota_limit_calls', { sku: 'details', window: 'minute' })).toBe(600)
    expect(sumOf(worker, 'quota_limit_calls', { sku: 'geocoding', window: 'day' })).toBeUndefined()
    const charged = () =>
      (sumOf(worker, 'charged_micro_usd_total') ?? 0) -
      (sumOf(worker, 'refunded_micro_usd_total') ?? 0)
    await seen(() =>
      expect(sumOf(worker, 'budget_left_usd', { window: 'day' })).toBeCloseTo(
        25 - charged() / 1e6,
        4,
      ),
    )
    expect(sumOf(worker, 'budget_left_usd', { window: 'month' })).toBeUndefined()
  })

  it('name the process, which of its dependencies respond, and when its ledger was written', () => {
    for (const [service, series] of Object.entries({ edge, worker })) {
      expect(sumOf(series, 'build_info', { service, node: process.version })).toBe(1)
      for (const dependency of ['redis', 'postgres'])
        expect(sumOf(series, 'dependency_up', { dependency })).toBe(1)
    }
    expect(
      Date.now() / 1000 - (sumOf(worker, 'ledger_written_timestamp_seconds') ?? 0),
    ).toBeLessThan(5)
  })

  it('show zero remaining rows of batches, only at the worker that feeds them', async () => {
    await seen(() => expect(sumOf(worker, 'bulk_rows_left')).toBe(0))
    expect(sumOf(worker, 'batch_eta_seconds')).toBe(0)
    expect(sumOf(worker, 'batch_idle_seconds')).toBeCloseTo(0, 1)
    for (const name of [
      'bulk_rows_left',
      'batch_eta_seconds',
      'bulk_jobs',
      'ledger_written_timestamp_seconds',
    ])
      expect(sumOf(edge, name)).toBeUndefined()
  })
})

describe('the metrics while the provider does not respond', () => {
  it('show missed deadlines by stage, and stalled batches', async () => {
    await stack.sandbox.behave({ latencyMs: 2 * deadlineMs })
    const batch = await stack.post('/api/address/batches', inventedRows(60, 1000))
    expect(batch.status).toBe(202)
    expect(
      (await stack.autocomplete({ input: 'ten downing street' })).status,
    ).toBeGreaterThanOrEqual(503)
    await seen(() =>
      expect(sumOf(worker, 'deadlines_missed_total', { stage: 'work' })).toBeGreaterThan(0),
    )
    await seen(() => {
      expect(sumOf(worker, 'bulk_rows_left')).toBeGreaterThan(0)
      expect(sumOf(worker, 'batch_idle_seconds')).toBeGreaterThan(1)
    })
    await stack.sandbox.behave({})
  })

  it('show how many requests wait on the queue of a frozen worker, how long, and which were too late', async () => {
    // Requests of the tests above may have come too late, too, and so may those of a first try.
    await seen(() => expect(sumOf(edge, 'queue_jobs', { queue: 'autocomplete' })).toBe(0))
    const missed = (stage: string) =>
      sumOf([...worker, ...edge], 'deadlines_missed_total', { kind: 'autocomplete', stage }) ?? 0
    const missedBefore = { queue: missed('queue'), reply: missed('reply') }
    working.process.kill('SIGSTOP')
    const inputs = ['downing', 'downing street', 'ten downing street']
    const asked = inputs.map((input) => stack.autocomplete({ input }))
    await vi.waitFor(
      async () => {
        edge = await scrape(stack.url)
        expect(
          sumOf(edge, 'queue_jobs', { queue: 'autocomplete', state: 'waiting' }),
        ).toBeGreaterThan(0)
        expect(sumOf(edge, 'queue_oldest_job_seconds', { queue: 'autocomplete' })).toBeGreaterThan(
          0.5,
        )
      },
      { timeout: 5000, interval: 100 },
    )
    for (const { status } of await Promise.all(asked)) expect(status).toBe(504)
    working.process.kill('SIGCONT')
    await seen(() => {
      expect(missed('queue') - missedBefore.queue).toBe(inputs.length)
      expect(missed('reply') - missedBefore.reply).toBeGreaterThanOrEqual(inputs.length)
      expect(sumOf(edge, 'queue_jobs', { queue: 'autocomplete' })).toBe(0)
      expect(sumOf(edge, 'queue_oldest_job_seconds', { queue: 'autocomplete' })).toBe(0)
    })
  })
})
