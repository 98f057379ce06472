import { connect } from 'node:net'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rebuildLockKey, spentKey } from '../../shared/quota/keys.ts'
import { useStack } from '../support/stack.ts'

const clients = 2500
/** Each holds Redis for a moment, so that nobody waits long. */
const maxKeysOfScript = 1100

const stack = useStack()
let redis: Redis
beforeAll(async () => {
  redis = new Redis(stack.redisUrl)
  const database = new pg.Client({ connectionString: stack.databaseUrl })
  await database.connect()
  await database.query(
    `insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
     select 'merged', (now() at time zone 'America/Los_Angeles')::date, 'client ' || n,
       'newDetails', n, 5 * n, 1 from generate_series(1, $1::int) n`,
    [clients],
  )
  await database.end()
})
afterAll(() => redis?.disconnect())

it('what many clients spent is in Redis again after a loss of all its data, written some at a time', async () => {
  const commands = await monitor(stack.redisUrl)
  await redis.flushdb()
  const spent = () =>
    Promise.all(
      [1, clients].map(async (n) => (await redis.hget(spentKey(`client ${n}`), 'month'))?.slice(8)),
    )
  await expect.poll(spent, { timeout: 25_000 }).toEqual(['1 5', `${clients} ${5 * clients}`])
  await stack.ready()
  await expect
    .poll(async () => (await stack.get('/api/limits')).body.data?.paused, { timeout: 15_000 })
    .toBeDefined()
  const keysOfScripts = [...commands().matchAll(rebuilding)].map(([, keys]) => Number(keys))
  expect(keysOfScripts.length).toBeGreaterThan(1)
  expect(Math.max(...keysOfScripts)).toBeLessThanOrEqual(maxKeysOfScript)
})

const rebuilding = new RegExp(`"evalsha" "[0-9a-f]+" "(\\d+)" "${rebuildLockKey}"`, 'gi')

/** All commands that Redis gets from now on, as text. ioredis mixes their replies up. */
async function monitor(redisUrl: string): Promise<() => string> {
  const { hostname, port } = new URL(redisUrl)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write('MONITOR\r\n')
  await expect.poll(() => text).toContain('+OK')
  return () => text
}
