import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshPlaceIds } from '../../services/worker/upkeep/refresh.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { type BatchView, openBatchView } from '../support/batches.ts'
import { silentLog } from '../support/collected-log.ts'
import { freePort } from '../support/free-port.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { metric } from '../support/metric.ts'
import { type Calls, callsTo, type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

/** What stands in for Google is a sandbox too, which counts and prices what reaches it. */
let stack: Stack
let sandbox: TestSandbox
let ledger: ReturnType<typeof openLedgerView>
let store: BatchView
let test: Calls
let workerMetrics: string
beforeAll(async () => {
  sandbox = await startSandbox()
  const port = await freePort()
  workerMetrics = `http://127.0.0.1:${port}`
  stack = await startStack({
    workerEnv: { WORKER_METRICS_PORT: String(port) },
    env: {
      TEST_PROVIDER_URL: sandbox.url,
      PROVIDER_TIMEOUT_MS: '1000',
      QUOTA_DETAILS_PER_DAY: '30',
      WEBHOOKS_TO_PRIVATE: 'true',
    },
  })
  ledger = openLedgerView(stack.databaseUrl)
  store = openBatchView(stack.databaseUrl)
  test = callsTo(stack.url, (await stack.addTestKey()).token)
})
afterAll(async () => {
  await store?.close()
  await ledger?.close()
  await stack?.close()
  await sandbox?.stop()
})

const upload = (calls: Calls, csv: string, query = '', headers = {}) =>
  calls.post(`/api/address/batches${query}`, undefined, {
    body: csv,
    headers: { 'content-type': 'text/csv', ...headers },
  })
const ended = async (calls: Calls, id: string) => {
  await expect
    .poll(async () => (await calls.get(`/api/address/batches/${id}`)).body.data.status, {
      timeout: 20_000,
    })
    .toBe('completed')
  return (await calls.get(`/api/address/batches/${id}`)).body.data
}
const references = async (calls: Calls) =>
  (await calls.get('/api/address/stored')).body.data.addresses.map(
    ({ reference }: { reference: string }) => reference,
  )
const callsAt = async (provider: Pick<TestSandbox, 'usage'>) =>
  Object.values(await provider.usage()).reduce((sum, { calls }) => sum + calls, 0)

/** What is written down for people to see. */
const countedCalls = async (): Promise<number> => {
  const [{ calls }] = await store.query(
    'select coalesce(sum(calls), 0)::integer as calls from test_calls',
  )
  return calls
}

const verdicts = `reference,line1,city,postalCode,country
fine,10 Downing Street,London,SW1A 2AA,GB
wrong,10 Downing Stret,London,SW1A 2AA,GB
vague,Bahnhofstraße 12,Berlin,,DE
unknown,99999 Nowhere At All,Qzxqz,,GB
broken,fault: malformed,,,
`
/** More rows than the live quota of a day allows. */
const many = Array.from({ length: 40 }, (_, n) => `many-${n},${n + 1} High Street,London,,GB\n`)

it("a batch of a test key gets every verdict from the sandbox, beyond the live day's quota", async () => {
  await ledger.begin()
  const { status, body, headers } = await upload(test, verdicts + many.join(''))
  expect([status, headers.get('x-provider')]).toEqual([202, 'sandbox'])
  const batch = await ended(test, body.data.id)
  const results = (await test.get(`/api/address/batches/${batch.id}/results`)).body.data.results
  const byReference = Object.fromEntries(
    results
      .slice(0, 5)
      .map((row: { reference: string; verdict: string }) => [row.reference, row.verdict]),
  )
  expect(byReference).toEqual({
    fine: 'confirmed',
    wrong: 'corrected',
    vague: 'needs_review',
    unknown: 'undeliverable',
    broken: 'failed',
  })
  // What it would cost live, beside a sandbox that costs nothing.
  expect(batch.spend.usd).toBeGreaterThan(0)
  expect((await sandbox.usage()).details.calls).toBeGreaterThan(30)
  expect(await callsAt(stack.sandbox)).toBe(0)
  expect(await ledger.bySku()).toEqual({})
})

it('batches, stored addresses and idempotency keys of both modes are apart', async () => {
  const headers = { 'idempotency-key': '5f5ea1f6-4d1c-4b0e-9a59-0c4b7a1f3d11' }
  const csv = 'reference,address\nsame,"10 Downing Street, London"\n'
  const made = (await upload(test, csv, '', headers)).body.data
  const live = (await upload(stack, csv, '', headers)).body.data
  expect(live.id).not.toBe(made.id)
  await ended(stack, live.id)
  await ended(test, made.id)
  expect((await stack.get(`/api/address/batches/${made.id}`)).status).toBe(404)
  expect((await test.get(`/api/address/batches/${live.id}`)).status).toBe(404)
  expect(await references(stack)).toEqual(['same'])
  expect(await references(test)).toContain('fine')
})

it('the webhook of a test batch says that it is one, and is in no live metric', async () => {
  const received = new Map<string, unknown>()
  const hook = createServer(async (request, response) => {
    const { batch, mode } = JSON.parse(await text(request))
    received.set(batch.id, mode)
    response.end()
  })
  await once(hook.listen(0, '127.0.0.1'), 'listening')
  const { port } = hook.address() as AddressInfo
  const webhook = `?webhook=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`
  const csv = 'reference,address\nhooked,"10 Downing Street, London"\n'
  const made = (await upload(test, csv, webhook)).body.data
  const live = (await upload(stack, csv, webhook)).body.data
  await expect.poll(() => received.size, { timeout: 20_000 }).toBe(2)
  hook.close()
  expect([received.get(made.id), received.get(live.id)]).toEqual(['test', undefined])
  for (const [calls, { id }] of [
    [test, made],
    [stack, live],
  ] as const)
    await expect
      .poll(async () => (await calls.get(`/api/address/batches/${id}`)).body.data.webhook.state)
      .toBe('delivered')
  expect(await metric(workerMetrics, 'address_webhooks_total')).toBe(1)
})

it('a dry run of a test key plans without quota and budget', async () => {
  const { data } = (await upload(test, verdicts, '?dryRun=true')).body
  expect(data).toMatchObject({ rows: 5, withinBudget: true, budgets: [] })
})

it('a sandbox that is away pauses the test batch, which goes on by itself', async () => {
  await sandbox.stop()
  const { data } = (await upload(test, 'reference,address\na,"1 Main Street, Springfield"\n')).body
  const read = async () => (await test.get(`/api/address/batches/${data.id}`)).body.data
  await expect
    .poll(read, { timeout: 30_000 })
    .toMatchObject({ status: 'paused', pausedReason: 'sandbox_unavailable' })
  const before = await callsAt(stack.sandbox)
  const counted = await countedCalls()
  await sandbox.start()
  await store.change(data.id, 'resumes_at = now()')
  await ended(test, data.id)
  // The probe of the sandbox, which belongs to no client, does not stop the count of the others.
  await expect.poll(countedCalls).toBeGreaterThan(counted)
  // Nothing asked the live provider whether it is back.
  expect(await callsAt(stack.sandbox)).toBe(before)
}, 60_000)

it('the upkeep of place ids leaves those of the sandbox alone', async () => {
  await store.query(`update stored_addresses set place_id_at = now() - interval '2 years'`)
  const asked: string[] = []
  const db = openDatabase(stack.databaseUrl, 1)
  const ask = async (clientId: string, id: string) => {
    asked.push(clientId)
    return { placeId: id } as never
  }
  const options = { db, edition: 'new', ask, log: silentLog, maxGonePercent: 20 } as const
  await refreshPlaceIds(options, new AbortController().signal)
  await db.destroy()
  const [{ id }] = await store.query(`select id from clients where name = 'shop'`)
  expect(new Set(asked)).toEqual(new Set([id]))
})

it('a test batch whose sandbox hangs takes no slot of live batches', async () => {
  await sandbox.behave({ latencyMs: 60_000 })
  const before = await callsAt(sandbox)
  const rows = Array.from({ length: 200 }, (_, n) => `hangs-${n},${n + 1} High Street,London,,GB\n`)
  const hanging = (await upload(test, `${verdicts}${rows.join('')}`)).body.data
  // Its rows are tried again and again, before the batch pauses.
  await expect.poll(() => callsAt(sandbox), { timeout: 20_000 }).toBeGreaterThan(before + 5)
  const live = (await upload(stack, 'reference,address\nl,"10 Downing Street, London"\n')).body.data
  await ended(stack, live.id)
  const { data } = (await test.get(`/api/address/batches/${hanging.id}`)).body
  expect([data.status, data.processed]).toEqual(['running', 0])
  await test.post(`/api/address/batches/${hanging.id}/cancel`, {})
  await sandbox.behave({})
})
