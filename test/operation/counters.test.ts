import { METHODS, request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { skus } from '../../shared/billing/skus.ts'
import { catalogue } from '../../shared/errors/catalogue.ts'
import { freePort } from '../support/free-port.ts'
import { useStack } from '../support/stack.ts'
import { type Series, scrape, sumOf } from './scrape.ts'

const stack = useStack({ workers: 0 })
let edge: Series[]
let worker: Series[]

beforeAll(async () => {
  const port = await freePort()
  await stack.addWorker({ WORKER_METRICS_PORT: String(port) })
  await stack.ready()
  edge = await scrape(stack.url)
  worker = await scrape(`http://127.0.0.1:${port}`)
})

/** What `increase` would not count, if a series began with its first event. */
const atTheEdge: [name: string, label: string, values: readonly string[]][] = [
  ['request_errors_total', 'error', Object.keys(catalogue)],
  ['tokens_issued_total', 'outcome', ['ok', 'unknown_key', 'rate_limited']],
  ['tokens_verified_total', 'outcome', ['good', 'refused']],
  ['rate_limited_total', 'limit', ['autocomplete', 'batches', 'page', 'unknown-tokens']],
  ['uploads_total', 'outcome', ['created', 'replayed', 'dry_run']],
  ['requests_dropped_total', 'reason', ['too_late']],
]
const atTheWorker: typeof atTheEdge = [
  ['batch_pauses_total', 'reason', ['quota', 'budget_day', 'provider_denied']],
  ['bulk_rows_total', 'verdict', ['confirmed', 'needs_review', 'failed']],
  ['jobs_taken_total', 'kind', ['autocomplete', 'bulk']],
  ['provider_refusals_total', 'reason', ['rate', 'day', 'denied']],
  ['provider_retries_total', 'sku', skus],
  ['quota_refused_total', 'because', ['wait_too_long', 'quota', 'budget', 'paused']],
  ['requests_dropped_total', 'reason', ['too_late', 'superseded', 'caller_left']],
  ['webhooks_total', 'outcome', ['delivered', 'failed', 'given_up']],
]
it.each([
  ...atTheEdge.map(([name, ...rest]) => [name, 'edge', ...rest] as const),
  ...atTheWorker.map(([name, ...rest]) => [name, 'worker', ...rest] as const),
])('%s of a new %s begins at 0, so that its first event is seen', (name, of, label, values) => {
  const series = of === 'edge' ? edge : worker
  for (const value of values)
    expect([value, sumOf(series, name, { [label]: value })]).toEqual([value, expect.any(Number)])
})

it.each([
  '/authentication',
  '/api/address/autocomplete',
  '/api/address/details',
  '/api/address/validate',
  '/api/address/batches',
])('failures of %s begin at 0 too', (route) => {
  for (const status of ['500', '502', '503', '504'])
    expect([status, sumOf(edge, 'http_request_seconds_count', { route, status })]).toEqual([
      status,
      0,
    ])
})

it('a method that no route has makes no series of its own', async () => {
  const unknown = METHODS.filter(
    (method) => !/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|CONNECT)$/.test(method),
  )
  const call = (method: string) =>
    new Promise<void>((resolve, reject) => {
      request(stack.url, { method, path: '/api/address/details' }, (answer) => {
        answer.resume().on('end', resolve)
      })
        .on('error', reject)
        .end()
    })
  for (const method of unknown) await call(method)
  const methods = (await scrape(stack.url))
    .filter(({ name }) => name === 'address_http_request_seconds_count')
    .map(({ labels }) => labels.method)
  expect(methods).toContain('other')
  expect(methods.filter((method) => unknown.includes(method ?? ''))).toEqual([])
})
