import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { inventedRows, useBatchView } from '../support/batches.ts'
import { type Calls, callsTo, useStack } from '../support/stack.ts'

const stack = useStack({ workers: 0, env: { TEST_PROVIDER_URL: 'http://127.0.0.1:9' } })
const store = useBatchView(stack)

/** Runs `statement` in a transaction of its own. Returns what ends it. */
async function lock(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query(`begin; ${statement}`)
  return () => client.end()
}

/** Waits until requests that hang hold all the connections that they can get: so many at least. */
async function untilHanging(connections: number): Promise<void> {
  const waiting = async () =>
    (
      await store.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(connections)
  await sleep(500)
}

const liveAndTestKey = async () => [stack, callsTo(stack.url, (await stack.addTestKey()).token)]

it.each([
  ['the key of one client', async () => [stack], 2],
  ['the live and the test key of one client', liveAndTestKey, 3],
])(
  "hanging requests with %s do not delay another client's results and batches",
  async (_, keysOf, ofEachKind) => {
    const keys = await keysOf()
    const { token } = await stack.addClient('other shop')
    const other = callsTo(stack.url, token)
    const id = await store.create(inventedRows(3), { client: 'other shop' })
    await store.judge(id)
    await store.change(id, `status = 'completed'`)
    const unlock = await lock('lock table stored_addresses in access exclusive mode')
    const gone = new AbortController()
    const { signal } = gone
    const hanging = keys.flatMap(({ get }) =>
      Array.from({ length: 12 }, () => [
        get('/api/address/stored?country=AQ', { signal }).catch(() => {}),
        get('/api/address/stored/order-1', { method: 'DELETE', signal }).catch(() => {}),
      ]).flat(),
    )
    await untilHanging(2 * ofEachKind)

    const path = '/api/address/batches'
    const accept = { headers: { accept: 'text/csv' } }
    const answers = [
      await other.get(`${path}/${id}/results`),
      await other.get(`${path}/${id}/results?verdict=confirmed&country=FR`),
      await other.get(`${path}/${id}/results`, accept),
      await other.get(path),
      await other.post(`${path}/${id}/retry`, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers[1]?.body.data.results).toHaveLength(3)

    await unlock()
    gone.abort()
    await Promise.all(hanging)
  },
)

const put = ({ post }: Calls, reference: string, signal?: AbortSignal) =>
  post(
    `/api/address/stored/${reference}`,
    { line1: '1 Main St', city: 'Town' },
    { method: 'PUT', ...(signal && { signal }) },
  )

it.each([
  [
    'writes',
    `select from stored_addresses where reference = 'order-1' for update`,
    (calls: Calls, signal: AbortSignal) => put(calls, 'order-1', signal),
  ],
  [
    'reads',
    'lock table batches in access exclusive mode',
    ({ get }: Calls, signal: AbortSignal) =>
      get('/api/address/batches/00000000-0000-4000-8000-000000000000', { signal }),
  ],
])(
  'single %s that hang delay no tokens, and no single reads and writes of another client',
  async (_, statement, send) => {
    const { apiKey, token } = await stack.addClient('other shop')
    const other = callsTo(stack.url, token)
    const keys = await liveAndTestKey()
    await Promise.all(keys.map((calls) => put(calls, 'order-1')))
    const unlock = await lock(statement)
    const gone = new AbortController()
    const keepSending = async (calls: Calls) => {
      while (!gone.signal.aborted) await send(calls, gone.signal).catch(() => {})
    }
    const hanging = keys.flatMap((calls) => Array.from({ length: 12 }, () => keepSending(calls)))
    await untilHanging(3)

    const withKey = { headers: { 'x-service-api-key': apiKey } }
    const answers = await Promise.all([
      other.get('/authentication', withKey),
      other.get('/authentication/page', { method: 'POST', ...withKey }),
      put(other, 'order-2').then(() => other.get('/api/address/stored/order-2')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stack.missing()).not.toContain('postgres')

    gone.abort()
    await unlock()
    await Promise.all(hanging)
  },
)

it('a request for a new token is answered without one while keys cannot be read', async () => {
  const unlock = await lock('lock table api_keys in access exclusive mode')
  const answer = await stack.get('/api/address/batches?refresh=true')
  expect([answer.status, answer.body.auth]).toEqual([200, undefined])
  await unlock()
  expect((await stack.get('/api/address/batches?refresh=true')).body.auth).toBeDefined()
})
