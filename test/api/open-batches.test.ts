import { afterEach, describe, expect, it } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { openUpload } from '../support/slow-upload.ts'
import { callsTo, useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'

const path = '/api/address/batches'
const csv = 'reference,line1,city,country\nr1,10 Downing Street,London,GB\n'
const type = { 'content-type': 'text/csv' }
const maxOpen = 3

const stack = useStack({
  workers: 0,
  edges: 2,
  env: { OPEN_BATCHES_PER_CLIENT: `${maxOpen}` },
})
const store = useBatchView(stack)
afterEach(() => store.clear())

const upload = (edge = 0, headers: Record<string, string> = {}) =>
  stack.at(edge).post(path, undefined, { body: csv, headers: { ...type, ...headers } })
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload()))
const count = async () =>
  (await store.query('select count(*)::integer as batches from batches'))[0].batches
const refusal = { status: 409, code: 6011, errors: [{ code: 'OPEN_BATCHES' }], path }

describe('a client with the maximum number of open batches', () => {
  it('gets no other one, from a file or from stored addresses, until one has ended', async () => {
    const [first] = await uploads(maxOpen)
    const refused = await upload()
    expectFailure(refused, refusal)
    expect(refused.body.errors[0].message).toContain(`${maxOpen}`)
    await stack.post('/api/address/stored/s1', { city: 'Oslo', country: 'NO' }, { method: 'PUT' })
    expectFailure(await stack.post(path, { select: {} }), refusal)
    await stack.post(`${path}/${first?.body.data.id}/cancel`, {})
    expect((await stack.post(path, { select: {} })).status).toBe(202)
    expect(await count()).toBe(maxOpen + 1)
  })

  it('has its paused batches counted, and not those that have ended', async () => {
    const made = await uploads(maxOpen)
    for (const { body } of made) await stack.post(`${path}/${body.data.id}/pause`, {})
    expectFailure(await upload(), refusal)
    await store.query("update batches set status = 'completed'")
    expect((await upload()).status).toBe(202)
  })

  it('does not limit other clients', async () => {
    await uploads(maxOpen)
    const { token } = await stack.addClient('other shop')
    const other = callsTo(stack.url, token)
    expect((await other.post(path, undefined, { body: csv, headers: type })).status).toBe(202)
  })

  it('still gets the batch that an Idempotency-Key has created', async () => {
    const first = await upload(0, { 'idempotency-key': 'monday' })
    await uploads(maxOpen - 1)
    const again = await upload(1, { 'idempotency-key': 'monday' })
    expect(again.body.data.id).toBe(first.body.data.id)
  })

  it('may still ask for the cost of a batch', async () => {
    await uploads(maxOpen)
    const dry = await stack.post(`${path}?dryRun=true`, undefined, { body: csv, headers: type })
    expect(dry.status).toBe(200)
  })

  it('cannot run the failed rows of an ended batch again', async () => {
    const [first] = await uploads(maxOpen)
    const id = first?.body.data.id
    await store.judge(id, [{ verdict: 'failed', next_action: 'retry', confidence: 0 }])
    await store.change(id, "status = 'completed', processed = 1, failed = 1")
    await upload()
    expectFailure(await stack.post(`${path}/${id}/retry`, {}), {
      ...refusal,
      path: `${path}/${id}/retry`,
    })
    expect(await store.read(id)).toMatchObject({ status: 'completed', failed: 1 })
  })
})

it('of two uploads that end at the same moment at two edges, one becomes the last open batch', async () => {
  await uploads(maxOpen - 1)
  const slow = stack.urls.map((url) => openUpload({ url, token: stack.token }))
  for (const one of slow) one.send(csv)
  await expect
    .poll(async () => (await store.query('select from uploads')).length, { timeout: 20_000 })
    .toBe(2)
  for (const one of slow) one.end()
  const statuses = await Promise.all(slow.map(async (one) => (await one.answer).status))
  expect(statuses.sort()).toEqual([202, 409])
  expect(await count()).toBe(maxOpen)
})
