import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { startLocalServers } from '../../services/start/local/servers.ts'
import { type Role, roles } from '../../shared/store/rights.ts'
import { asRole, createRoles, rolePassword } from '../support/database-roles.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { runProgram } from '../support/run-program.ts'
import { useStack } from '../support/stack.ts'
import { emptyDatabase, testDatabase } from '../support/test-database.ts'

const denied = '42501'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A test may drop its database.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe('a role of the database', () => {
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await testDatabase('roles')
    await createRoles(databaseUrl)
    const owner = new pg.Client({ connectionString: databaseUrl })
    await owner.connect()
    await owner.query(`
      insert into clients (name) values ('shop');
      insert into audit (actor, action) values ('somebody', 'client.create');
      insert into signing_keys (kid, public_jwk, private_jwe) values ('one', '{}', 'encrypted')`)
    await owner.end()
  })

  it.each<[Role, string]>([
    ['edge', `update audit set actor = 'nobody'`],
    ['edge', 'delete from audit'],
    ['edge', 'truncate audit'],
    ['edge', `insert into audit (actor, action, at) values ('me', 'client.change', '2020-01-01')`],
    ['edge', 'alter table audit disable trigger audit_only_grows'],
    ['edge', 'drop table clients'],
    ['edge', 'delete from clients'],
    ['edge', 'create table mine (x integer)'],
    ['edge', `insert into budgets (scope, "window") values ('service', 'day')`],
    ['edge', `update quotas set calls = null`],
    ['edge', `insert into ledger values ('w', '2026-01-01', 'c', 'b', 0, 0, 0)`],
    ['edge', `update batch_results set verdict = 'confirmed'`],
    ['edge', `insert into kysely_migration values ('9999', '')`],
    ['worker', `insert into clients (name) values ('mine')`],
    ['worker', `update clients set rate_limits = '{}'`],
    ['worker', 'select hash from api_keys'],
    ['worker', 'select private_jwe from signing_keys'],
    ['worker', 'select from console_sessions'],
    ['worker', 'select from audit'],
    ['worker', `insert into audit (actor, action) values ('me', 'client.change')`],
    ['worker', `update budgets set micro_usd = null`],
    ['worker', 'delete from stored_addresses'],
    ['worker', 'delete from batches'],
    ['worker', 'truncate ledger'],
    ['worker', 'drop table ledger'],
    ['operator', 'select private_jwe from signing_keys'],
    ['operator', 'select line1 from stored_addresses'],
    ['operator', 'select line1 from batch_items'],
    ['operator', 'select webhook_secret from batches'],
    ['operator', 'update audit set detail = null'],
    ['operator', 'delete from audit'],
    ['operator', 'update ledger set micro_usd = 0'],
    ['operator', 'drop table audit'],
    ['metrics', 'select hash from api_keys'],
    ['metrics', 'select prefix from api_keys'],
    ['metrics', 'select from signing_keys'],
    ['metrics', 'select from audit'],
    ['metrics', 'select line1 from stored_addresses'],
    ['metrics', 'select from batch_results'],
    ['metrics', 'select webhook_url from batches'],
    ['metrics', 'update batches set status = status'],
    ['metrics', 'delete from ledger'],
  ])('%s may not: %s', async (role, statement) => {
    const client = await connect(asRole(role, databaseUrl))
    await expect(client.query(statement)).rejects.toMatchObject({ code: denied })
  })

  it('metrics may read what things cost and how batches go', async () => {
    const client = await connect(asRole('metrics', databaseUrl))
    await client.query('select sum(micro_usd) from ledger')
    await client.query('select status, count(*), sum(total - processed) from batches group by 1')
    expect((await client.query('select name from clients')).rows).toEqual([{ name: 'shop' }])
  })

  it('loses what somebody gave it by hand, when the database is prepared again', async () => {
    const owner = await connect(databaseUrl)
    await owner.query('grant update on audit to address_worker')
    await owner.query('grant select (private_jwe) on signing_keys to address_metrics')
    const prepared = await runProgram('services/start/prepare.ts', { DATABASE_URL: databaseUrl })
    expect(prepared.exitCode).toBe(0)
    const { rows } = await owner.query(
      `select has_table_privilege('address_worker', 'audit', 'update') as audit,
         has_any_column_privilege('address_metrics', 'signing_keys', 'select') as keys,
         has_table_privilege('address_worker', 'ledger', 'insert') as ledger`,
    )
    expect(rows).toEqual([{ audit: false, keys: false, ledger: true }])
  })
})

describe('the program prepare', () => {
  // A server of their own: roles belong to all databases of a server.
  let serverUrl: string
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'address-service-roles-'))
    const say = () => {}
    const redisUrl = inject('redisUrl')
    const server = await startLocalServers({ dataDir, durable: false, redisUrl, say })
    serverUrl = server.databaseUrl
    return async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  const passwords = Object.fromEntries(
    roles.map((role) => [`DATABASE_PASSWORD_${role.toUpperCase()}`, rolePassword]),
  )
  const prepare = (DATABASE_URL: string, env: Record<string, string> = {}) =>
    runProgram('services/start/prepare.ts', { DATABASE_URL, ...env })

  it('creates no role where no password is set', async () => {
    const url = await emptyDatabase('roles', serverUrl)
    expect((await prepare(url)).exitCode).toBe(0)
    const client = await connect(url)
    const { rowCount } = await client.query(`select from pg_roles where rolname ~ '^address_'`)
    expect(rowCount).toBe(0)
  })

  it('says that roles are missing where its user may not create them, and uses those made by hand', async () => {
    const url = await emptyDatabase('roles', serverUrl)
    const admin = await connect(url)
    await admin.query(`create role owner_alone login password '${rolePassword}'`)
    await admin.query(`alter database ${admin.database} owner to owner_alone`)
    const managed = new URL(url)
    managed.username = 'owner_alone'
    managed.password = rolePassword
    const password = { DATABASE_PASSWORD_EDGE: rolePassword }
    const alone = await prepare(managed.href, password)
    expect(alone.output).toContain('The role address_edge is missing')
    expect(alone.output).toContain('services/deployment/DATABASE.md')
    expect(alone.exitCode).toBe(0)

    await admin.query(`create role address_edge login password 'made by hand'`)
    const prepared = await prepare(managed.href, password)
    expect(prepared.output).toContain('address_edge was made by hand: it keeps its password')
    expect(prepared.exitCode).toBe(0)
    const own = new URL(asRole('edge', url))
    own.password = 'made by hand'
    const client = await connect(own.href)
    expect((await client.query('select name from clients')).rowCount).toBe(0)
    await admin.query('drop owned by address_edge; drop role address_edge')
  })

  it('creates roles that log in with the passwords of its settings, also twice at once', async () => {
    const urls = await Promise.all([
      emptyDatabase('roles', serverUrl),
      emptyDatabase('roles_too', serverUrl),
    ])
    const ended = await Promise.all([...urls, ...urls].map((url) => prepare(url, passwords)))
    expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
    expect(ended.map(({ output }) => output).join()).not.toContain(rolePassword)
    for (const url of urls) {
      const client = await connect(asRole('worker', url))
      expect((await client.query('select from ledger')).rowCount).toBe(0)
    }
  })

  it('of an older version leaves the rights of a newer one as they are', async () => {
    const url = await testDatabase('roles', serverUrl)
    await createRoles(url)
    const owner = await connect(url)
    await owner.query(`insert into kysely_migration values ('9999-of-a-newer-version', '')`)
    await owner.query('grant delete on clients to address_edge')
    expect((await prepare(url)).exitCode).toBe(0)
    const { rows } = await owner.query(
      `select has_table_privilege('address_edge', 'clients', 'delete') as kept`,
    )
    expect(rows).toEqual([{ kept: true }])
  })
})

describe('edge, worker and operator', () => {
  const stack = useStack()

  it('each connect as their own role', async () => {
    expect((await stack.autocomplete({ input: '1600 amphi' })).status).toBe(200)
    const owner = await connect(stack.databaseUrl)
    const { rows } = await owner.query(
      `select distinct usename as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['address_edge', 'address_worker'])
  })

  it('do a batch from the upload to the export, and change a budget', async () => {
    const made = await stack.post('/api/address/batches', undefined, {
      body: 'reference,address\na,10 Downing Street London\nb,350 5th Ave New York\n',
      headers: { 'content-type': 'text/csv' },
    })
    expect(made.status).toBe(202)
    const { id } = made.body.data
    const path = `/api/address/batches/${id}`
    await expect
      .poll(async () => (await stack.get(path)).body.data.status, { timeout: 20_000 })
      .toBe('completed')
    const results = await stack.get(`${path}/results`, { headers: { accept: 'text/csv' } })
    expect(results.body).toContain('Downing')
    await limitsCommand(stack, 'budget', 'service', 'day', '--usd', '5')
    const owner = await connect(stack.databaseUrl)
    expect((await owner.query('select micro_usd::integer from budgets')).rows).toEqual([
      { micro_usd: 5_000_000 },
    ])
  })
})
