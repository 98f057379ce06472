import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { inventedRows, openQuotas } from '../support/batches.ts'
import { asRole } from '../support/database-roles.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { runProgram } from '../support/run-program.ts'
import { type Stack, startStack } from '../support/stack.ts'

const program = await findPgBouncer()
const timedOut = '57014'

describe.skipIf(!program)(
  'PgBouncer that shares connections between transactions (needs pgbouncer)',
  () => {
    let pooler: PgBouncer
    let stack: Stack
    beforeAll(async () => {
      pooler = await startPgBouncer(program ?? '', inject('databaseUrl'))
      stack = await startStack({
        throughDatabase: pooler.through,
        env: { ...openQuotas, WEBHOOKS_TO_PRIVATE: 'true' },
      })
      await stack.ready()
    })
    afterAll(async () => {
      await stack?.close()
      await pooler?.close()
    })

    const open = (queryTimeoutMs?: number): Database => {
      const url = pooler.through(asRole('edge', stack.databaseUrl))
      const db = openDatabase(url, 4, queryTimeoutMs)
      onTestFinished(() => db.destroy())
      return db
    }

    it('carries all of an edge and a worker: tokens, suggestions, a batch and its webhook', async () => {
      expect((await stack.autocomplete({ input: '1600 amphi' })).status).toBe(200)
      const called = Promise.withResolvers<void>()
      const receiver = createServer((_request, response) => {
        response.end()
        called.resolve()
      })
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void receiver.close())
      const webhook = encodeURIComponent(
        `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      )
      const rows = inventedRows(300)
      const { status, body } = await stack.post(`/api/address/batches?webhook=${webhook}`, rows)
      expect(status).toBe(202)
      const path = `/api/address/batches/${body.data.id}`
      await expect
        .poll(async () => (await stack.get(path)).body.data.status, { timeout: 25_000 })
        .toBe('completed')
      await called.promise
      const exported = await stack.get(`${path}/results`, { headers: { accept: 'text/csv' } })
      expect(exported.body.trim().split('\n')).toHaveLength(rows.length + 1)

      const pools = await pooler.show('show pools')
      const ours = pools.filter(({ user }) => user.startsWith('address_'))
      expect(ours.map(({ user, pool_mode }) => [user, pool_mode]).sort()).toEqual([
        ['address_edge', 'transaction'],
        ['address_worker', 'transaction'],
      ])
      const inAll = (await pooler.show('show clients')).filter(
        ({ user }) => user === 'address_edge',
      )
      const servers = (await pooler.show('show servers')).filter(
        ({ user }) => user === 'address_edge',
      )
      expect(servers.length).toBeLessThan(inAll.length)
    })

    it('costs no suggestion and no row of a batch when it is killed and comes back', async () => {
      // So slow that the batch is still running then.
      await stack.sandbox.behave({ latencyMs: 300 })
      onTestFinished(() => stack.sandbox.behave({}))
      const rows = inventedRows(300, 1000)
      const { body } = await stack.post('/api/address/batches', rows)
      const path = `/api/address/batches/${body.data.id}`
      const batch = async () => (await stack.get(path)).body.data
      await vi.waitFor(async () => expect((await batch()).processed).toBeGreaterThan(0), 25_000)
      expect((await batch()).status).toBe('running')
      await pooler.kill()
      const without = await stack.autocomplete({ input: '1600 amphi' })
      await pooler.start()
      await stack.sandbox.behave({})
      expect(without.status).toBe(200)

      await expect.poll(async () => (await batch())?.status, { timeout: 25_000 }).toBe('completed')
      const results = await stack.get(`${path}/results`, { headers: { accept: 'text/csv' } })
      expect(results.body.trim().split('\n')).toHaveLength(rows.length + 1)
    })

    it('gives no transaction the settings of another', async () => {
      const upload = await stack.post('/api/address/batches', undefined, {
        body: 'reference,address\na,10 Downing Street London\n',
        headers: { 'content-type': 'text/csv' },
      })
      expect(upload.status).toBe(202)
      const db = open()
      const settings = () =>
        sql`select current_setting('client_connection_check_interval') as of_uploads,
        current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.05)`.execute(db)
      // At the same time, so that each of the connections to PostgreSQL is asked.
      const found = await Promise.all(Array.from({ length: 12 }, settings))
      for (const { rows } of found)
        expect(rows).toEqual([{ ofUploads: '0', idle: '5s', pgSleep: '' }])
    })

    it('cancels a statement that takes too long, alone and in a transaction', async () => {
      const db = open(1000)
      const slow = sql`select pg_sleep(20)`
      await expect(slow.execute(db)).rejects.toMatchObject({ code: timedOut })
      await expect(
        db.transaction().execute((transaction) => slow.execute(transaction)),
      ).rejects.toMatchObject({ code: timedOut })
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    })

    it('keeps all or nothing of a transaction', async () => {
      const db = open()
      const add = (db: Database) =>
        db.insertInto('audit').values({ actor: 'me', action: 'pgbouncer' }).execute()
      await expect(
        db.transaction().execute(async (transaction) => {
          await add(transaction)
          throw new Error('no more of it')
        }),
      ).rejects.toThrow('no more of it')
      await expect(sql`insert into audit (actor) values ('me')`.execute(db)).rejects.toThrow()
      await add(db)
      const entries = db.selectFrom('audit').where('action', '=', 'pgbouncer')
      expect(await entries.select('actor').execute()).toEqual([{ actor: 'me' }])
    })

    it('runs the commands of an operator', async () => {
      const env = { DATABASE_URL: pooler.through(asRole('operator', stack.databaseUrl)) }
      const { output, exitCode } = await runProgram('services/operator/clients/main.ts', env)
      expect(output).toContain('shop')
      expect(exitCode).toBe(0)
    })

    it('is refused by prepare, whose lock belongs to a session', async () => {
      const { output, exitCode } = await runProgram('services/start/prepare.ts', {
        DATABASE_URL: pooler.through(stack.databaseUrl),
      })
      expect(output).toContain('DATABASE_URL of prepare must not lead through PgBouncer')
      expect(output).not.toMatch(/\n\s+at /)
      expect(exitCode).toBe(78)
    })
  },
)
