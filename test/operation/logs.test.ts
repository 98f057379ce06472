import { beforeAll, expect, it, vi } from 'vitest'
import { inventedRows } from '../support/batches.ts'
import type { Service } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'

const stack = useStack()
beforeAll(async () => {
  await stack.ready()
})

const linesOf = (services: Service[], msg: string) =>
  services
    .flatMap((service) => service.output().split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg === msg)

const linesFor = (requestId: string) => ({
  request: linesOf(stack.edges, 'request').filter((line) => line.requestId === requestId),
  job: linesOf(stack.workers, 'job').filter((line) => line.requestId === requestId),
})
const bothLinesFor = (requestId: string) =>
  vi.waitFor(() => {
    const { request, job } = linesFor(requestId)
    expect([request.length, job.length]).toEqual([1, 1])
    return { request: request[0], job: job[0] }
  }, 5000)

it('a request and its job have a line each, with the request id and the milliseconds of every stage', async () => {
  await stack.details({ placeId }, { headers: { 'x-request-id': 'logged-1' } })
  const { request, job } = await bothLinesFor('logged-1')
  const number = expect.any(Number)
  expect(request).toMatchObject({
    level: 'info',
    service: 'edge',
    route: '/api/address/details',
    status: 200,
    ms: number,
  })
  expect(job).toMatchObject({
    level: 'info',
    service: 'worker',
    kind: 'details',
    outcome: 'ok',
    providerCalls: 1,
  })
  expect(job).toMatchObject({
    queueMs: number,
    quotaMs: number,
    providerMs: number,
    workMs: number,
  })
  for (const line of [request, job]) expect(line).not.toHaveProperty('traceId')
})

it('an error is in both lines by its catalogue name, at a higher level if the service or the provider caused it', async () => {
  await stack.details(
    { placeId: 'SBX_downing-nowhere' },
    { headers: { 'x-request-id': 'logged-2' } },
  )
  const gone = await bothLinesFor('logged-2')
  expect([gone.request.error, gone.job.outcome, gone.job.level]).toEqual([
    'PLACE_NOT_FOUND',
    'PLACE_NOT_FOUND',
    'info',
  ])
  await stack.details({ placeId: 'SBX_fault_html' }, { headers: { 'x-request-id': 'logged-3' } })
  const nonsense = await bothLinesFor('logged-3')
  const name = 'PROVIDER_ANSWER_INVALID'
  expect([nonsense.request.error, nonsense.job.outcome, nonsense.job.level]).toEqual([
    name,
    name,
    'warn',
  ])
  expect(nonsense.job.cause).toEqual(expect.any(String))
})

it('a job of a batch has one line, whatever the number of its rows', async () => {
  const { body } = await stack.post('/api/address/batches', inventedRows(30))
  const ofBatch = () =>
    linesOf(stack.workers, 'job').filter(({ batchId }) => batchId === body.data.id)
  await expect.poll(() => ofBatch().length, { timeout: 15_000 }).toBe(2)
  expect(ofBatch().map(({ kind, rows, outcome }) => [kind, rows, outcome])).toEqual(
    expect.arrayContaining([
      ['bulk', 25, 'done'],
      ['bulk', 5, 'done'],
    ]),
  )
})

it('LOG_LEVEL hides lines below it', async () => {
  const worker = await stack.addWorker({ LOG_LEVEL: 'warn' })
  await stack.workers[0]?.stop()
  await stack.details({ placeId }, { headers: { 'x-request-id': 'logged-4' } })
  await expect.poll(() => linesFor('logged-4').request.length).toBe(1)
  expect(linesOf([worker], 'job')).toEqual([])
  await worker.stop()
})
