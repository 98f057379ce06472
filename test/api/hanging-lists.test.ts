import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { inventedRows, useBatchView } from '../support/batches.ts'
import { callsTo, useStack } from '../support/stack.ts'

const stack = useStack({ workers: 0, env: { TEST_PROVIDER_URL: 'http://127.0.0.1:9' } })
const store = useBatchView(stack)

it.each([
  ['the key of one client', async () => [stack], 2],
  [
    'the live and the test key of one client',
    async () => [stack, callsTo(stack.url, (await stack.addTestKey()).token)],
    3,
  ],
])(
  "hanging requests with %s do not delay another client's results and batches",
  async (_, keysOf, ofEachKind) => {
    const keys = await keysOf()
    const { token } = await stack.addClient('other shop')
    const other = callsTo(stack.url, token)
    const id = await store.create(inventedRows(3), { client: 'other shop' })
    await store.judge(id)
    await store.change(id, `status = 'completed'`)
    const lock = new pg.Client({ connectionString: stack.databaseUrl })
    await lock.connect()
    await lock.query('begin; lock table stored_addresses in access exclusive mode')
    const gone = new AbortController()
    const { signal } = gone
    const hanging = keys.flatMap(({ get }) =>
      Array.from({ length: 12 }, () => [
        get('/api/address/stored?country=AQ', { signal }).catch(() => {}),
        get('/api/address/stored/order-1', { method: 'DELETE', signal }).catch(() => {}),
      ]).flat(),
    )
    const waiting = async () =>
      (
        await store.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(2 * ofEachKind)
    // By now these requests hold all the connections that they can get.
    await sleep(500)

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

    await lock.query('rollback')
    await lock.end()
    gone.abort()
    await Promise.all(hanging)
  },
)
