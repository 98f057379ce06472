import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readCommand } from '../../services/operator/clients/commands.ts'
import { perform } from '../../services/operator/clients/perform.ts'
import { requireDataMode } from '../../shared/store/data-mode.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { noteRunningServers } from '../../shared/store/running-servers.ts'
import { useBatchView } from '../support/batches.ts'
import { asRecordedRole } from '../support/database-roles.ts'
import { cleanEnvironment } from '../support/processes.ts'
import { openUpload } from '../support/slow-upload.ts'
import { useStack } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'

const run = promisify(execFile)
const nobody = '00000000-0000-4000-8000-000000000000'
const dayMs = 86_400_000

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
let databaseUrl: string
let db: Database
beforeAll(async () => {
  databaseUrl = await asRecordedRole('operator', stack.databaseUrl)
  db = openDatabase(databaseUrl, 2)
})
afterAll(() => db?.destroy())

const spawned = (args: string[], env: Record<string, string> = { DATABASE_URL: databaseUrl }) =>
  run(process.execPath, ['services/operator/clients/main.ts', ...args], {
    env: { ...cleanEnvironment(), ...env },
  })
/** `npm run clients`, as an operator runs it. */
const clients = async (...args: string[]) => (await spawned(args)).stdout
const json = async (...args: string[]) => JSON.parse(await clients(...args, '--json'))
/** The same without a process, to prepare tests: starting a process takes half a second. */
// biome-ignore lint/suspicious/noExplicitAny: the form is the command's
const done = async (...args: string[]): Promise<any> =>
  (await perform(db, readCommand(args, Date.now()).command)).result
/** The error text of a failed command. */
const failure = async (args: string[], env?: Record<string, string>): Promise<string> => {
  const { code, stdout, stderr } = await spawned(args, env).then(
    () => expect.fail('it succeeded'),
    (error) => error,
  )
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).not.toMatch(/\n\s+at /)
  return stderr
}
const tokenOf = (apiKey: string) =>
  stack.get('/authentication', { headers: { 'x-service-api-key': apiKey } })
const postCsv = (headers: Record<string, string>) =>
  stack.post('/api/address/batches', undefined, {
    body: 'reference,address\na,"10 Downing Street, London"\n',
    headers,
  })
const statusesOf = async (...apiKeys: string[]) =>
  (await Promise.all(apiKeys.map(tokenOf))).map(({ status }) => status)
const apiKeyIn = (text: string) =>
  /^addr_(test_)?[\w-]{43}$/m.exec(text)?.[0] ?? expect.fail(`no key in ${text}`)
const lastAudit = async () =>
  (await store.query('select actor, action, target, detail from audit order by id desc limit 1'))[0]

describe('npm run clients', { timeout: 60_000 }, () => {
  it('creates a client with a key that gets tokens, shows the key once, and lists both', async () => {
    const origins = ['--origin', 'https://a.example', '--origin', 'http://localhost:3000']
    const told = await clients(
      'create',
      'my shop',
      '--scopes',
      'address,batch',
      ...origins,
      '--expires',
      '90d',
    )
    const apiKey = apiKeyIn(told)
    expect(told).toMatch(/client +my shop\n/)
    expect(told).toMatch(/origins +https:\/\/a\.example, http:\/\/localhost:3000\n/)
    expect(told).toContain('Keep it')
    const list = await clients()
    expect(list).toBe(await clients('list'))
    const { data } = (await tokenOf(apiKey)).body
    expect(decodeJwt(data.token).scope).toBe('address batch')
    expect(list).toMatch(/^CLIENT +KEY +MODE +NAME +SCOPES +CREATED +LAST USED +ENDS\n/)
    const end = new Date(Date.now() + 90 * dayMs).toISOString().slice(0, 10)
    expect(list).toMatch(
      new RegExp(
        `^my shop +${apiKey.slice(0, 11)} +live +key +address, batch +[-\\d]+ [:\\d]+ +\\S+.* +${end} [:\\d]+$`,
        'm',
      ),
    )
    expect(list).not.toContain(apiKey)
    const [entry, before] = await store.query(
      'select actor, action, target from audit order by id desc limit 2',
    )
    expect([before, entry]).toMatchObject([
      { actor: 'command line', action: 'client.create' },
      { actor: 'command line', action: 'key.create' },
    ])
  })

  it('shows one client, or all clients as JSON', async () => {
    const { apiKey, ...made } = await done('create', 'json shop', '--expires', '2999-12-31')
    expect(made).toEqual({
      id: expect.any(String),
      name: 'json shop',
      origins: [],
      rateLimits: {},
      createdAt: expect.any(Number),
      keys: [
        {
          id: expect.any(String),
          prefix: apiKey.slice(0, 11),
          name: 'key',
          mode: 'live',
          scopes: ['address'],
          createdAt: expect.any(Number),
          expiresAt: Date.UTC(2999, 11, 31),
        },
      ],
    })
    const [one, all, told] = await Promise.all([
      json('show', 'json shop'),
      json(),
      clients('show', 'json shop'),
    ])
    expect(one).toEqual(made)
    expect(all.clients).toContainEqual(made)
    expect(told).toMatch(/ENDS\naddr_.* 2999-12-31 00:00\n$/)
  })

  it('adds a key with its own name and scopes', async () => {
    const before = await done('create', 'two keys')
    const apiKey = apiKeyIn(
      await clients('key', 'two keys', '--name', 'back office', '--scopes', 'batch'),
    )
    const { keys } = await done('show', 'two keys')
    expect(keys[0]).toEqual(before.keys[0])
    expect(keys[1]).toMatchObject({
      prefix: apiKey.slice(0, 11),
      name: 'back office',
      scopes: ['batch'],
    })
    expect(await statusesOf(before.apiKey, apiKey)).toEqual([200, 200])
  })

  it('rotates a key: both keys get tokens until the overlap ends, then only the new one does', async () => {
    const { apiKey, keys } = await done('create', 'rotating')
    const told = await clients('rotate', apiKey.slice(0, 11), '--overlap', '2h')
    const newKey = apiKeyIn(told)
    expect(told).toMatch(new RegExp(`^${apiKey.slice(0, 11)} ends at \\d{4}-`))
    expect(await statusesOf(apiKey, newKey)).toEqual([200, 200])
    const [{ minutes }] = await store.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from api_keys where id = $1',
      [keys[0].id],
    )
    expect(Math.abs(minutes - 120)).toBeLessThan(2)
    await store.query(
      "update api_keys set expires_at = now() - interval '1 second' where id = $1",
      [keys[0].id],
    )
    expect(await statusesOf(apiKey, newKey)).toEqual([400, 200])
    expect(await clients('show', 'rotating')).toContain('expired')

    const again = await json('rotate', newKey.slice(0, 11), '--overlap', '0')
    expect(again.replaced.prefix).toBe(newKey.slice(0, 11))
    expect(await statusesOf(newKey, again.apiKey)).toEqual([400, 200])
    expect(await lastAudit()).toMatchObject({ actor: 'command line', action: 'key.rotate' })
  })

  it('revokes a key by its prefix or its id, or all keys of one client and no other', async () => {
    const one = await done('create', 'one')
    const other = await done('create', 'other')
    const more = [await done('key', 'one'), await done('key', 'one'), await done('key', 'one')]
    expect(await clients('revoke', one.apiKey.slice(0, 11))).toContain('has ended')
    await clients('revoke', more[0].id)
    expect(await statusesOf(one.apiKey, ...more.map(({ apiKey }) => apiKey))).toEqual([
      400, 400, 200, 200,
    ])
    for (const args of [
      ['revoke', one.apiKey.slice(0, 11)],
      ['revoke', more[0].id],
      ['rotate', more[0].id],
    ])
      await expect(done(...args)).rejects.toThrow('There is no usable key')
    const { keys } = await json('revoke-all', 'one')
    expect(keys.every(({ revokedAt }: { revokedAt?: number }) => revokedAt !== undefined)).toBe(
      true,
    )
    expect(await statusesOf(more[1].apiKey, more[2].apiKey, other.apiKey)).toEqual([400, 400, 200])
  })

  it('ends a leaked key that is given whole, and shows no more than its beginning', async () => {
    const { apiKey } = await done('create', 'leaking')
    const testKey = await done('key', 'leaking', '--test')
    const rotated = await done('rotate', apiKey, '--overlap', '0')
    for (const leaked of [rotated.apiKey, testKey.apiKey])
      expect(await clients('revoke', leaked)).toBe(
        `${leaked.slice(0, -37)} has ended, and its tokens end within two seconds.\n`,
      )
    expect(await statusesOf(apiKey, rotated.apiKey, testKey.apiKey)).toEqual([400, 400, 400])
    for (const leaked of [apiKey, testKey.apiKey])
      await expect(done('revoke', leaked)).rejects.toThrow(
        new RegExp(`^There is no usable key ${leaked.slice(0, -37)}…$`),
      )
  })

  it('pauses all batches of a client with its keys, also that of a file which is still sent', async () => {
    const { apiKey } = await done('create', 'leaving', '--scopes', 'batch')
    const { token } = (await tokenOf(apiKey)).body.data
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' }
    const before = await postCsv(headers)
    const slow = openUpload({ url: stack.url, token })
    await slow.send('reference,address\n')
    await expect.poll(() => store.query('select from uploads')).toHaveLength(1)
    await done('revoke-all', 'leaving')
    await slow.send('a,"10 Downing Street, London"\n')
    slow.end()
    const { status, body } = await slow.answer
    expect(status).toBe(202)
    for (const id of [before.body.data.id, body.data.id])
      expect(await store.read(id)).toMatchObject({ status: 'paused', paused_reason: 'client' })
  })

  it('refuses a prefix that matches several keys, and lists them', async () => {
    const [one, other] = [await done('create', 'twin 1'), await done('create', 'twin 2')]
    await store.query("update api_keys set prefix = 'addr_twins_' where id = any($1)", [
      [one.keys[0].id, other.keys[0].id],
    ])
    const told = await failure(['revoke', 'addr_twins_'])
    expect(told).toContain(`${one.keys[0].id}  addr_twins_  key, of twin 1`)
    expect(told).toContain(`${other.keys[0].id}  addr_twins_  key, of twin 2`)
    expect(await statusesOf(one.apiKey, other.apiKey)).toEqual([200, 200])
    await done('revoke', one.keys[0].id)
    expect(await statusesOf(one.apiKey, other.apiKey)).toEqual([400, 200])
  })

  it('sets limits and origins', async () => {
    await done('create', 'limited')
    expect(await clients('limit', 'limited', 'autocomplete', '12000')).toMatch(
      /limits +autocomplete 12,000\n/,
    )
    await done('limit', 'limited', 'batches', '5')
    expect((await json('limit', 'limited', 'autocomplete', 'default')).rateLimits).toEqual({
      batches: 5,
    })
    await done('origin', 'limited', 'add', 'https://a.example')
    await done('origin', 'limited', 'add', 'https://b.example:8443')
    const both = ['https://a.example', 'https://b.example:8443']
    expect((await json('origin', 'limited', 'add', 'https://b.example:8443')).origins).toEqual(both)
    expect((await json('origin', 'limited', 'remove', 'https://a.example')).origins).toEqual(
      both.slice(1),
    )
    const [row] = await store.query(
      "select origins, rate_limits from clients where name = 'limited'",
    )
    expect(row).toEqual({ origins: both.slice(1), rate_limits: { batches: 5 } })
    await expect(done('origin', 'limited', 'remove', 'https://a.example')).rejects.toThrow(
      'is not an origin of this client',
    )
    await store.query(
      `update clients set origins = array(select 'https://' || n || '.example' from generate_series(1, 50) as n) where name = 'limited'`,
    )
    await expect(done('origin', 'limited', 'add', 'https://c.example')).rejects.toThrow(
      '50 origins at most',
    )
  })

  it('shows the usage of one client and of no other', async () => {
    const { id } = await done('create', 'using')
    for (const [client, calls] of [
      [id, 3],
      [nobody, 500],
    ])
      await store.query(
        `insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
         values (gen_random_uuid(), (now() at time zone 'America/Los_Angeles')::date, $1, 'newDetails', $2, $3, 1)`,
        [client, calls, calls * 5000],
      )
    expect(await clients('usage', 'using')).toMatch(
      / Place Details Essentials +3 +\$0\.0150\nall +3 +\$0\.0150\n$/,
    )
    expect(await json('usage', 'using', '--days', '1')).toMatchObject({ calls: 3, usd: 0.015 })
    await done('create', 'idle')
    expect(await clients('usage', 'idle')).toContain('No calls')
  })

  it('shows the audit log and the signing keys, and rotates them on request', async () => {
    await done('create', 'seen')
    const told = await clients('audit', '--last', '2')
    expect(told.split('\n')).toHaveLength(4)
    expect(told).toMatch(/command line +key\.create .*\n.* command line +client\.create .*"seen"/)
    expect((await json('audit', '--last', '1')).entries).toHaveLength(1)
    const [{ kid }] = (await json('signing-keys')).keys
    expect(await clients('signing-keys')).toContain(kid)
    await clients('signing-key', 'rotate')
    expect(await lastAudit()).toMatchObject({
      action: 'signing-key.rotate',
      detail: { compromised: false },
    })
    await clients('signing-key', 'rotate', '--compromised')
    expect(await lastAudit()).toMatchObject({
      action: 'signing-key.rotate',
      detail: { compromised: true },
    })
  })

  it.each([
    [['create', 'my shop'], 'There is a client called my shop already'],
    [['show', 'nobody'], 'There is no client called nobody'],
    [['key', 'nobody'], 'There is no client called nobody'],
    [['usage', 'nobody'], 'There is no client called nobody'],
    [['limit', 'nobody', 'other', '5'], 'There is no client called nobody'],
    [['origin', 'nobody', 'add', 'https://a.example'], 'There is no client called nobody'],
    [['revoke-all', 'nobody'], 'There is no client called nobody'],
    [['rotate', 'addr_nobody'], 'There is no usable key addr_nobody'],
    [['revoke', nobody], `There is no usable key ${nobody}`],
    [['revoke', 'addr_%'], 'There is no usable key addr_%'],
  ])('explains the error in: %j', async (args, told) => {
    await expect(done(...args)).rejects.toThrow(told)
  })

  it('prints errors in plain words, the usage only when asked, and exits with 1', async () => {
    expect(await failure(['show', 'nobody'])).toBe('There is no client called nobody\n')
    expect(await failure(['destroy', '--json'])).toBe('"destroy" is no command: see --help\n')
    expect((await spawned(['--help'])).stdout).toContain('npm run clients -- create')
  })

  it('makes test keys, shows them with their client, rotates them and ends them with it', async () => {
    const first = apiKeyIn(await clients('create', 'tested shop', '--test'))
    expect(first).toMatch(/^addr_test_/)
    await done('key', 'tested shop', '--scopes', 'batch')
    const { apiKey: second, mode } = await done('rotate', first.slice(0, 16), '--overlap', '0')
    expect([mode, second.slice(0, 10)]).toEqual(['test', 'addr_test_'])
    const shown = await clients('show', 'tested shop')
    expect(shown.match(/^addr_\S+ +(live|test) /gm)).toHaveLength(3)
    expect(await clients()).not.toContain('test client of')
    expect(await failure(['show', `test client of ${nobody}`])).toContain('There is no client')

    const { keys } = await done('revoke-all', 'tested shop')
    expect(
      keys.map(({ revokedAt, expiresAt }: Record<string, number>) => !revokedAt && !expiresAt),
    ).not.toContain(true)
  })

  it('allows a page on a private address, as of a phone in the same network, outside production', async () => {
    const origin = 'http://192.168.1.20:5173'
    await clients('create', 'phone', '--origin', origin)
    expect(await clients('show', 'phone')).toContain(origin)
    const production = { DATABASE_URL: stack.databaseUrl, NODE_ENV: 'production' }
    for (const args of [
      ['create', 'late phone', '--origin', origin],
      ['origin', 'phone', 'add', 'http://10.0.0.7'],
    ])
      expect(await failure(args, production)).toMatch(
        /^http:\/\/1\S+ is on a private address, which NODE_ENV=production does not allow: use https:\n$/,
      )
    await spawned(['origin', 'phone', 'remove', origin], production)
    expect(await clients('show', 'phone')).not.toContain(origin)
  })

  it('finds the database of a running npm start, and says when there is none or it is unavailable', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clients-'))
    expect(await failure([], { DATA_DIR: dataDir })).toContain('start it with npm start')
    const forget = noteRunningServers(dataDir, 'live', stack)
    expect((await spawned([], { DATA_DIR: dataDir })).stdout).toContain('my shop')
    forget()
    expect(await failure([], { DATA_DIR: dataDir })).toContain('start it with npm start')
    expect(await failure([], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toContain(
      'PostgreSQL',
    )
  })

  it('of a sandbox and a live npm start side by side changes the one that is named', async () => {
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'clients-')) }
    const sandbox = { ...stack, databaseUrl: await testDatabase('clients_sandbox') }
    noteRunningServers(env.DATA_DIR, 'live', stack)
    noteRunningServers(env.DATA_DIR, 'sandbox', sandbox)
    const sandboxDb = openDatabase(sandbox.databaseUrl, 1)
    onTestFinished(() => sandboxDb.destroy())
    await requireDataMode(sandboxDb, 'sandbox')
    const shop = 'shop of both'
    const of = async (...args: string[]) => (await spawned(args, env)).stdout
    const liveKey = apiKeyIn(await of('create', shop, '--live'))
    await of('create', shop, '--sandbox')
    expect(await failure(['revoke-all', shop], env)).toContain('say --sandbox or --live')
    expect(await failure(['--sandbox', '--live'], env)).toContain('not both')
    expect(await of('revoke-all', shop, '--sandbox')).toMatch(/^Sandbox: made-up places/)
    expect(await statusesOf(liveKey)).toEqual([200])
    expect(await of('revoke-all', shop, '--live')).not.toMatch(/sandbox/i)
    expect(await statusesOf(liveKey)).toEqual([400])
  })

  it('refuses a named mode that the database of DATABASE_URL has not', async () => {
    expect(await failure(['--sandbox'], { DATABASE_URL: databaseUrl })).toContain(
      'is of the mode live, not sandbox',
    )
  })
})

describe('a command line', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  const read = (line: string) => readCommand(line === '' ? [] : line.split(' '), now)

  it.each([
    ['', { what: 'list' }],
    ['show shop', { what: 'show', client: 'shop' }],
    [
      'create shop --expires 12h',
      {
        what: 'create',
        client: 'shop',
        origins: [],
        key: { mode: 'live', scopes: ['address'], expiresAt: new Date(now + dayMs / 2) },
      },
    ],
    [
      'create shop --test',
      { what: 'create', client: 'shop', origins: [], key: { mode: 'test', scopes: ['address'] } },
    ],
    [
      'key shop --scopes admin --expires 2026-11-21 --name web',
      {
        what: 'key',
        client: 'shop',
        key: { name: 'web', mode: 'live', scopes: ['admin'], expiresAt: new Date('2026-11-21') },
      },
    ],
    ['rotate addr_a', { what: 'rotate', key: 'addr_a', overlapSeconds: 86_400 }],
    ['rotate addr_a --overlap 30m', { what: 'rotate', key: 'addr_a', overlapSeconds: 1800 }],
    ['rotate addr_a --overlap 0', { what: 'rotate', key: 'addr_a', overlapSeconds: 0 }],
    ['usage shop', { what: 'usage', client: 'shop', days: 30 }],
    ['limit shop other default', { what: 'limit', client: 'shop', kind: 'other', perMinute: null }],
    ['audit', { what: 'audit', last: 50 }],
    ['signing-key rotate --compromised', { what: 'signing-key', compromised: true }],
  ])('is accepted: %s', (line, command) => {
    expect(read(line)).toEqual({ json: false, command })
  })

  it.each([
    ['toString', 'no command'],
    ['list shop', "doesn't know"],
    ['show', 'Which client'],
    ['show a b', "doesn't know"],
    ['create', 'Which client'],
    [`create ${'a'.repeat(101)}`, '1 to 100 characters'],
    ['create a\u001b[2J', '1 to 100 characters'],
    ['create shop --scopes all', 'no scope'],
    ['create shop --scopes ', 'no scope'],
    ['key shop --test --scopes address,admin', 'A test key cannot have the scope admin'],
    ['create shop --name web', 'create has no --name'],
    ['create shop --origin https://a.example/', 'no origin'],
    ['create shop --origin a.example', 'no origin'],
    ['create shop --origin http://192.168.1.20.example', 'no origin'],
    ['create shop --origin http://8.8.8.8', 'no origin'],
    ['create shop --expires soon', 'such as 90d'],
    ['create shop --expires 90', 'such as 90d'],
    ['create shop --expires 2027-02-31', 'such as 90d'],
    ['create shop --expires 0d', 'must lie ahead'],
    ['create shop --expires 2026-11-20', 'must lie ahead'],
    ['create shop --expires 99999999d', 'such as 90d'],
    ['create shop --expire 90d', '--expire'],
    ['key shop --origin https://a.example', 'key has no --origin'],
    ['rotate', 'Which key'],
    ['rotate addr_', 'Which key'],
    ['rotate addr_a --overlap 24', 'such as 30m'],
    ['rotate addr_a --overlap 91d', '90d at most'],
    ['rotate addr_a --overlap -1h', '--overlap'],
    ['revoke addr_a --overlap 0', 'revoke has no --overlap'],
    ['limit shop all 5', 'no kind of request'],
    ['limit shop other', 'whole number'],
    ['limit shop other 0', 'from 1 to 100000000'],
    ['limit shop other 100000001', 'from 1 to 100000000'],
    ['limit shop other 1.5', 'whole number'],
    ['origin shop set https://a.example', 'no change'],
    ['origin shop add', 'no origin'],
    ['usage shop --days 0', 'from 1 to 366'],
    ['usage shop --days all', 'from 1 to 366'],
    ['audit --last 0', 'from 1 to 10000'],
    ['signing-key', 'no change'],
    ['signing-key remove', 'no change'],
    ['signing-keys --compromised', 'has no --compromised'],
    ['list --verbose', '--verbose'],
  ])('is refused: %s', (line, told) => {
    expect(() => read(line)).toThrow(told)
  })
})
