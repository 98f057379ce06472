import { randomBytes } from 'node:crypto'
import { Queue } from 'bullmq'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobOptionsAt, queuePrefix } from '../../shared/jobs/jobs.ts'
import { inventedRows, openQuotas } from '../support/batches.ts'
import type { Service } from '../support/processes.ts'
import { callsTo, type Stack, startStack } from '../support/stack.ts'
import { type ReceivedSpan, startTraceReceiver } from './trace-receiver.ts'

/** Prints what a process loads of OpenTelemetry. */
const tellLoads = `--import data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module'
registerHooks({ resolve(specifier, context, next) {
  const found = next(specifier, context)
  if (/opentelemetry.(sdk|exporter)/.test(found.url)) console.log('LOADED ' + specifier)
  return found
} })`)}`

const placeId = 'SBX_gb-10-downing-street'
const newParent = () => ({
  traceId: randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
})
const headerOf = ({ traceId, spanId }: ReturnType<typeof newParent>) => ({
  traceparent: `00-${traceId}-${spanId}-01`,
})

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let stack: Stack
beforeAll(async () => {
  receiver = await startTraceReceiver()
  const env = { ...openQuotas, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, NODE_OPTIONS: tellLoads }
  stack = await startStack({ env })
  await stack.ready()
})
afterAll(async () => {
  await stack?.close()
  receiver?.stop()
})

const spansIn = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId)
const named = (spans: ReceivedSpan[], name: string) => spans.find((span) => span.name === name)
const traceOf = (traceId: string, count: number) =>
  expect.poll(() => spansIn(traceId).length, { timeout: 6000 }).toBe(count)

describe('a traced request', () => {
  it("makes one trace from the edge over the queue to the provider, below the caller's span", async () => {
    const parent = newParent()
    const headers = { ...headerOf(parent), 'x-request-id': 'traced-1' }
    expect((await stack.details({ placeId }, { headers })).status).toBe(200)
    await traceOf(parent.traceId, 5)
    const spans = spansIn(parent.traceId)
    const server = named(spans, 'GET /api/address/details')
    const work = named(spans, 'process details')
    expect(server).toMatchObject({ service: 'address-edge', parentSpanId: parent.spanId })
    expect(server?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/address/details',
      'http.response.status_code': 200,
      'address.request_id': 'traced-1',
    })
    expect(work).toMatchObject({ service: 'address-worker', parentSpanId: server?.spanId })
    for (const name of ['queue details', 'quota details', 'provider details'])
      expect(named(spans, name)).toMatchObject({
        service: 'address-worker',
        parentSpanId: work?.spanId,
      })
    expect(named(spans, 'provider details')?.attributes).toEqual({
      'address.sku': 'details',
      'address.outcome': 'ok',
    })
  })

  it('keeps its own trace among many simultaneous requests', async () => {
    const parents = Array.from({ length: 40 }, newParent)
    const asked = parents.map((parent, n) =>
      stack.autocomplete({ input: `${n} main street` }, { headers: headerOf(parent) }),
    )
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    for (const { traceId } of parents) await traceOf(traceId, 5)
    for (const { traceId, spanId } of parents) {
      const spans = spansIn(traceId)
      const server = named(spans, 'POST /api/address/autocomplete')
      const work = named(spans, 'process autocomplete')
      expect([server?.parentSpanId, work?.parentSpanId]).toEqual([spanId, server?.spanId])
      expect(named(spans, 'provider autocomplete')?.parentSpanId).toBe(work?.spanId)
    }
  })

  it('keeps its trace where it shares a job, and is linked to the trace whose call it shares', async () => {
    const parents = Array.from({ length: 3 }, newParent)
    const inputs = ['1 high street', '2 high street', '1 high street']
    const now = Date.now()
    const requests = parents.map((parent, index) => ({
      id: `tracing-${index}`,
      clientId: 'shop',
      requestId: `shared-${index}`,
      language: 'en',
      askedAt: now,
      deadlineAt: now + 5000,
      input: inputs[index],
      ...headerOf(parent),
    }))
    const queue = new Queue('autocomplete', {
      connection: { url: stack.redisUrl },
      prefix: queuePrefix,
    })
    await queue.add('autocomplete', { requests }, jobOptionsAt(Date.now()))
    await queue.close()
    const works = () =>
      parents.map(({ traceId }) => named(spansIn(traceId), 'process autocomplete'))
    await expect.poll(() => works().filter(Boolean).length, { timeout: 6000 }).toBe(3)
    expect(works().map((work) => work?.parentSpanId)).toEqual(parents.map(({ spanId }) => spanId))
    const callers = parents.map(
      ({ traceId }) => named(spansIn(traceId), 'provider autocomplete')?.parentSpanId,
    )
    const [first, second, third] = works()
    expect(callers).toEqual([first?.spanId, second?.spanId, undefined])
    expect(third?.links).toEqual([first?.spanId])
  })

  it('begins its own trace without a valid traceparent', async () => {
    const ids = ['traced-own', 'traced-zeros', 'traced-nonsense']
    const given = [undefined, `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, 'ten downing street']
    for (const [index, traceparent] of given.entries())
      await stack.get('/api/limits', {
        headers: { 'x-request-id': ids[index] ?? '', ...(traceparent && { traceparent }) },
      })
    const found = () =>
      receiver.spans.filter(({ attributes }) =>
        ids.includes(String(attributes['address.request_id'])),
      )
    await expect.poll(() => found().length, { timeout: 6000 }).toBe(3)
    for (const { parentSpanId, traceId } of found()) {
      expect(parentSpanId).toBe('')
      expect(traceId).toMatch(/[1-9a-f]/)
    }
  })

  it('is sampled only when its caller says so', async () => {
    const { traceId, spanId } = newParent()
    await stack.details({ placeId }, { headers: { traceparent: `00-${traceId}-${spanId}-00` } })
    const later = newParent()
    await stack.details({ placeId }, { headers: headerOf(later) })
    await traceOf(later.traceId, 5)
    expect(spansIn(traceId)).toEqual([])
  })

  it('records its error in the trace', async () => {
    const parent = newParent()
    await stack.details({ placeId: 'SBX_fault_html' }, { headers: headerOf(parent) })
    await expect
      .poll(() => named(spansIn(parent.traceId), 'process details'), { timeout: 6000 })
      .toBeDefined()
    const error = (name: string) => named(spansIn(parent.traceId), name)?.attributes['error.type']
    await expect
      .poll(() => error('GET /api/address/details'), { timeout: 6000 })
      .toBe('PROVIDER_ANSWER_INVALID')
    expect([error('process details'), error('provider details')]).toEqual([
      'PROVIDER_ANSWER_INVALID',
      'nonsense',
    ])
  })

  it('has its trace id in the log lines of edge and worker', async () => {
    const parent = newParent()
    await stack.details(
      { placeId },
      { headers: { ...headerOf(parent), 'x-request-id': 'traced-log' } },
    )
    const lines = () =>
      [...stack.edges, ...stack.workers]
        .flatMap((service) => service.output().split('\n'))
        .filter((line) => line.includes('traced-log'))
    await expect.poll(() => lines().length).toBe(2)
    for (const line of lines()) expect(JSON.parse(line).traceId).toBe(parent.traceId)
  })
})

it('a job of a batch has its own trace, with its rows and their calls', async () => {
  const rows = inventedRows(30)
  expect((await stack.post('/api/address/batches', rows)).status).toBe(202)
  const roots = () => receiver.spans.filter(({ name }) => name === 'process bulk')
  await expect.poll(() => roots().length, { timeout: 15_000 }).toBe(1)
  const [root] = roots()
  expect(root).toMatchObject({ service: 'address-worker', parentSpanId: '' })
  const own = spansIn(root?.traceId ?? '')
  const rowSpans = own.filter(({ name }) => name === 'row')
  expect(rowSpans.length).toBe(25)
  for (const row of rowSpans) {
    expect(row.parentSpanId).toBe(root?.spanId)
    const below = own
      .filter(({ parentSpanId }) => parentSpanId === row.spanId)
      .map(({ name }) => name)
    expect(below).toContain('provider autocomplete')
  }
})

it('no span contains a text, a place id, a key or a token', () => {
  expect(receiver.spans.length).toBeGreaterThan(100)
  const all = JSON.stringify(receiver.spans)
  for (const secret of [
    'main street',
    'Rue',
    'SBX_',
    'test-provider-key',
    stack.apiKey,
    stack.token,
  ])
    expect(all).not.toContain(secret)
})

it('OTEL_TRACES_SAMPLER_ARG of 0 begins no trace, but continues one of the caller', async () => {
  const { edge, url } = await stack.addEdge({ OTEL_TRACES_SAMPLER_ARG: '0' })
  const parent = newParent()
  const ask = (id: string, more = {}) =>
    callsTo(url, stack.token).get('/api/limits', { headers: { 'x-request-id': id, ...more } })
  for (let n = 0; n < 20; n++) expect((await ask('unsampled')).status).toBe(200)
  expect((await ask('sampled', headerOf(parent))).status).toBe(200)
  // It sends what it has before it ends.
  await edge.stop()
  const ids = receiver.spans.map(({ attributes }) => attributes['address.request_id'])
  expect(ids.filter((id) => id === 'unsampled' || id === 'sampled')).toEqual(['sampled'])
  expect(spansIn(parent.traceId)).toHaveLength(1)
})

it('a collector that is unavailable delays neither a request nor a shutdown', async () => {
  receiver.stop()
  expect((await stack.details({ placeId })).status).toBe(200)
  const started = performance.now()
  await stack.close()
  expect(performance.now() - started).toBeLessThan(8000)
})

it('without an endpoint nothing of the SDK is loaded, and requests are answered as usual', async () => {
  const loads = (services: Service[]) =>
    services.map((service) => service.output().includes('LOADED'))
  expect(loads([...stack.edges, ...stack.workers])).toEqual([true, true])
  const plain = await startStack({ env: { NODE_OPTIONS: tellLoads } })
  try {
    expect((await plain.details({ placeId }, { headers: headerOf(newParent()) })).status).toBe(200)
    expect(loads([...plain.edges, ...plain.workers])).toEqual([false, false])
  } finally {
    await plain.close()
  }
}, 90_000)
