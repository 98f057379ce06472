import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DryRun } from '../../shared/api/batch.ts'
import { useBatchView } from '../support/batches.ts'
import { metric } from '../support/metric.ts'
import { sendBytes } from '../support/raw-http.ts'
import { openUpload } from '../support/slow-upload.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'
const header = 'reference,line1,city,postalCode,country\n'
const row = (n: number) => `r${n},${n} Avenue Anatole France,Paris,75007,FR\n`
const csv = header + row(1) + row(2)
const type = { 'content-type': 'text/csv' }

const maxRows = 120_000
const env = { UPLOAD_MAX_ROWS: String(maxRows) }
const stack = useStack({ workers: 0, edges: 2, env })
const store = useBatchView(stack)
afterEach(() => store.clear())

const upload = (body: string, headers: Record<string, string> = {}, query = '') =>
  stack.post(path + query, undefined, { body, headers: { ...type, ...headers } })
const slowly = (headers: Record<string, string> = {}, url = stack.url) =>
  openUpload({ url, token: stack.token }, headers)
const count = async (table: string) =>
  Number((await store.query(`select count(*) from ${table}`))[0].count)
/** Uploads that are being read. */
const uploading = () => count('uploads')
/** Readers have a low priority: on a busy machine they are slow. */
const patience = { timeout: 60_000 }
vi.setConfig({ testTimeout: 120_000 })

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'monday' }

  it('returns the first batch to the same request', async () => {
    const first = await upload(csv + row(3), key, '?policy=strict')
    const again = await upload(csv + row(3), key, '?policy=strict&refresh=true')
    expect([first.status, again.status]).toEqual([202, 202])
    expect(again.body.data).toEqual(first.body.data)
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([
      null,
      'true',
    ])
    expect(await count('batches')).toBe(1)
  })

  it.each<[string, Record<string, string>, string]>([
    ['with its charset', { 'content-type': 'text/csv; charset=utf-8' }, ''],
    ['in capitals', { 'content-type': 'Text/CSV' }, ''],
    ['that says it is no dry run', {}, '?dryRun=false'],
  ])('returns the first batch to the same upload %s', async (_, headers, query) => {
    const first = await upload(csv, key)
    const again = await upload(csv, { ...key, ...headers }, query)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 'true'])
    expect(again.body.data.id).toBe(first.body.data.id)
  })

  it.each<[string, string, Record<string, string>, string]>([
    ['body', csv + row(3), {}, ''],
    ['query', csv, {}, '?policy=strict'],
    ['name', csv, {}, '?name=November'],
    ['media type', csv, { 'content-type': 'text/csv; charset=latin1' }, ''],
  ])('with another %s is refused', async (_, body, headers, query) => {
    await upload(csv, key)
    expectFailure(await upload(body, { ...key, ...headers }, query), {
      status: 422,
      code: 4020,
      path,
    })
    expect(await count('batches')).toBe(1)
  })

  it('may be the same for two clients', async () => {
    const { token } = await stack.addClient('other shop')
    await upload(csv, key)
    const other = await upload(csv, { ...key, authorization: `Bearer ${token}` })
    expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([202, null])
  })

  describe('of a selection', () => {
    const selection = '{"select": {}}'
    const select = (body: string) => upload(body, { ...key, 'content-type': 'application/json' })
    beforeEach(async () => {
      const stored = { line1: '1 Main Street', city: 'London' }
      await stack.post('/api/address/stored/s1', stored, { method: 'PUT' })
    })

    it.each([
      ['the same one', selection],
      ['one with `refresh`', '{"refresh": true, "select": {}}'],
      ['one with other blanks', '{"select":{}}'],
    ])('returns the first batch to %s', async (_, body) => {
      const [first, again] = [await select(selection), await select(body)]
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 'true'])
      expect(again.body.data.id).toBe(first.body.data.id)
    })

    it('with another selection is refused', async () => {
      await select(selection)
      const other = await select('{"select": {"neverValidated": true}}')
      expectFailure(other, { status: 422, code: 4020 })
    })

    it('returns a batch of the version before, which hashed the bytes of the body', async () => {
      const first = await select(selection)
      const bytes = `${JSON.stringify(['application/json', []])}${selection}`
      const hash = createHash('sha256').update(bytes).digest('base64')
      await store.query('update batches set idempotency_hash = $1', [hash])
      expect((await select(selection)).body.data.id).toBe(first.body.data.id)
    })
  })

  it('of an upload that is still running answers 409, at every edge', async () => {
    const first = slowly(key)
    await first.send(csv)
    await expect.poll(uploading, patience).toBe(1)
    const second = slowly(key, stack.urls[1])
    second.end()
    expectFailure(await second.answer, { status: 409, code: 4021 })
    first.end()
    expect((await first.answer).status).toBe(202)
  })

  it('lets only one of two identical simultaneous uploads create a batch', async () => {
    const answers = await Promise.all([upload(csv, key), upload(csv, key), upload(csv, key)])
    for (const { status } of answers) expect([202, 409]).toContain(status)
    const made = answers.filter(({ status }) => status === 202)
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await count('batches')).toBe(1)
  })

  it('can be used again after an upload that failed', async () => {
    expectFailure(await upload('x,y\n1,2', key), { status: 400, code: 4009, errors: 'some' })
    const answer = await upload(csv, key)
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([202, null])
  })
})

describe('two identical uploads without a key', () => {
  it('create two batches', async () => {
    const answers = await Promise.all([upload(csv), upload(csv)])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(2)
    expect(await count('batch_items')).toBe(4)
  })
})

describe('an upload that is not completed', () => {
  const key = { 'idempotency-key': 'dropped' }
  const nothingStays = () =>
    expect
      .poll(
        async () => [await uploading(), await count('batches'), await count('batch_items')],
        patience,
      )
      .toEqual([0, 0, 0])

  it('leaves nothing when its client drops the connection, and its key can be used again', async () => {
    const dropped = slowly(key)
    await dropped.send(csv + row(3).repeat(20_000))
    await expect.poll(uploading, patience).toBe(1)
    dropped.drop()
    await nothingStays()
    expect((await upload(csv, key)).status).toBe(202)
  })

  it('leaves nothing when PostgreSQL drops the connection', async () => {
    const cut = slowly(key)
    await cut.send(csv)
    await expect.poll(uploading, patience).toBe(1)
    const drop = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'address-service uploads' and datname = current_database()`
    await expect.poll(() => store.query(drop), patience).toHaveLength(1)
    expectFailure(await cut.answer, { status: 503, code: 8002 })
    await nothingStays()
  })

  it('leaves nothing when the edge dies, and its key can be used at another edge', async () => {
    const [, edge] = stack.edges
    const lost = slowly(key, stack.urls[1])
    await lost.send(csv)
    await expect.poll(uploading, patience).toBe(1)
    edge?.process.kill('SIGKILL')
    await expect(lost.answer).rejects.toThrow()
    await nothingStays()
    expect((await upload(csv, key)).status).toBe(202)
  })
})

describe('a long upload', () => {
  it('may take longer than other requests, which are limited in time', async () => {
    const long = slowly()
    const slow = openSlowRequest()
    for (let n = 0; n < 12; n++) {
      await long.send(n === 0 ? header : row(n))
      await sleep(1000)
    }
    long.end()
    const { status, body } = await long.answer
    expect([status, body.data.total]).toEqual([202, 11])
    expect(await slow).toMatch(/^HTTP\/1.1 408 .*"statusCode":4008/s)
  })

  const openSlowRequest = () =>
    sendBytes(
      stack.url,
      `PUT /api/address/stored/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${stack.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )

  it('holds one of eight slots of an edge, of which one client gets three', async () => {
    const held = Array.from({ length: 3 }, () => slowly())
    await Promise.all(held.map((one) => one.send(header)))
    await expect.poll(uploading, patience).toBe(3)
    const fourth = await upload(csv)
    expectFailure(fourth, { status: 503, code: 7002 })
    expect(fourth.headers.get('retry-after')).toBe('5')
    for (let number = 4; number <= 8; number++) {
      const { token } = await stack.addClient(`uploader ${number}`)
      const last = slowly({ authorization: `Bearer ${token}` })
      held.push(last)
      await last.send(header)
      await expect.poll(uploading, patience).toBe(number)
    }
    const ninth = await stack.addClient('one uploader more')
    expectFailure(await upload(csv, { authorization: `Bearer ${ninth.token}` }), {
      status: 503,
      code: 7002,
    })
    for (const one of held) one.drop()
    await expect.poll(async () => (await upload(csv)).status, patience).toBe(202)
  })

  it('holds no slot when its Idempotency-Key is malformed', async () => {
    for (let time = 0; time < 4; time++)
      expectFailure(await upload(csv, { 'idempotency-key': 'a b' }), {
        status: 400,
        code: 4000,
        errors: 'some',
      })
    expect((await upload(csv)).status).toBe(202)
  })

  it('needs no more memory for more rows', async () => {
    const rowsAtOnce = 1000
    const chunks = 120
    const long = 'x'.repeat(250)
    const chunk = (n: number) =>
      Array.from(
        { length: rowsAtOnce },
        (_, index) => `r${n * rowsAtOnce + index},${long},${long},FR\n`,
      ).join('')
    const inUse: number[] = []
    const large = slowly()
    await large.send('reference,line1,city,country\n')
    for (let n = 0; n < chunks; n++) {
      await large.send(chunk(n))
      inUse.push(await megabytesInUse())
    }
    large.end()
    expect((await large.answer).body.data.total).toBe(rowsAtOnce * chunks)
    // Garbage varies, so the minimum of many measurements counts. Between the two thirds 40 MB of
    // rows were read.
    const third = chunks / 3
    const [early, late] = [Math.min(...inUse.slice(0, third)), Math.min(...inUse.slice(-third))]
    expect(late - early).toBeLessThan(20)
  })

  /** Bytes of V8's heap and of its external buffers. */
  const megabytesInUse = async () => {
    const parts = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
    const bytes = await Promise.all(parts.map((name) => metric(stack.url, name)))
    return bytes.reduce((sum, part) => sum + part) / 1e6
  }
})

describe('Addresses that a person has confirmed', () => {
  const replaces = async (answer: Answer) =>
    (await store.read(answer.body.data.id)).replace_confirmed

  it('are kept by a batch, and replaced by one that says so', async () => {
    expect(await replaces(await upload(csv))).toBe(false)
    expect(await replaces(await upload(csv, {}, '?confirmed=keep'))).toBe(false)
    expect(await replaces(await upload(csv, {}, '?confirmed=replace'))).toBe(true)
  })

  it('are kept by a selection, and replaced by one that says so', async () => {
    await stack.post('/api/address/stored/x', { city: 'Oslo' }, { method: 'PUT' })
    expect(await replaces(await stack.post(path, { select: {} }))).toBe(false)
    const answer = await stack.post(path, { select: {}, confirmed: 'replace' })
    expect(await replaces(answer)).toBe(true)
  })

  it('can be nothing but kept or replaced', async () => {
    const errors = [{ field: 'confirmed', code: 'ENUM' }]
    expectFailure(await upload(csv, {}, '?confirmed=ask'), { status: 400, code: 4000, errors })
  })
})

describe('dryRun', () => {
  it('reports what a batch would contain, cost and take, and stores nothing', async () => {
    const answer = await upload(`${header}${row(1).repeat(1000)},x,Paris,,\n`, {}, '?dryRun=true')
    expectSuccess(answer, path, DryRun)
    expect(answer.body.data).toMatchObject({
      rows: 1000,
      problems: 1,
      firstProblems: [{ line: 1002, field: 'reference' }],
      strategy: 'places',
      calls: [
        { sku: 'autocomplete', calls: 1000, usd: 2.83 },
        { sku: 'details', calls: 1000, usd: 5 },
      ],
      usd: 7.83,
      seconds: 100,
      budgets: [],
      withinBudget: true,
    })
    expect(await count('batches')).toBe(0)
  })

  it('counts rows whose address a person has confirmed', async () => {
    await stack.post(
      '/api/address/stored/r1',
      { line1: '10 Downing Street', city: 'London', confirmed: true },
      { method: 'PUT' },
    )
    const csv = `${header}${row(1)}${row(2)}${row(1)}`
    expect((await upload(csv, {}, '?dryRun=true')).body.data).toMatchObject({
      rows: 3,
      confirmed: 2,
    })
  })

  it('counts the addresses of a selection', async () => {
    const put = (reference: string, confirmed: boolean) =>
      stack.post(
        `/api/address/stored/${reference}`,
        { city: 'Oslo', country: 'NO', confirmed },
        { method: 'PUT' },
      )
    await put('d1', false)
    await put('d2', true)
    const rowsOf = async (select: object) => {
      const answer = await stack.post(`${path}?dryRun=true`, { select, name: 'Norway' })
      expectSuccess(answer, path, DryRun)
      const { rows, confirmed } = answer.body.data
      return { rows, confirmed }
    }
    expect(await rowsOf({ country: ['no'] })).toEqual({ rows: 2, confirmed: 1 })
    expect(await rowsOf({ country: ['no'], unconfirmed: true })).toEqual({
      rows: 1,
      confirmed: 0,
    })
    expect(await count('batches')).toBe(0)
  })
})

describe('a selection of stored addresses', () => {
  const put = (reference: string, body: object) =>
    stack.post(`/api/address/stored/${reference}`, body, { method: 'PUT' })
  const select = (select: object, more: object = {}) => stack.post(path, { select, ...more })
  const referencesOf = async (id: string) =>
    (
      await store.query(
        'select position, reference, line from batch_items where batch_id = $1 order by position',
        [id],
      )
    ).map(({ position, line, reference }) => [position, line, reference])

  beforeEach(async () => {
    await put('n1', { line1: 'Karl Johans gate 1', city: 'Oslo', country: 'Norge' })
    await put('n2', { line1: 'Karl Johans gate 2', city: 'Oslo', country: 'no' })
    await put('f1', { line1: '5 Avenue Anatole France', city: 'Paris', country: 'FR' })
    await put('x1', { address: '10 Downing Street, London' })
    const validated = (reference: string, verdict: string, days: number) =>
      store.query(
        `update stored_addresses set verdict = $2, validated_at = now() - make_interval(days => $3) where reference = $1`,
        [reference, verdict, days],
      )
    await validated('n1', 'confirmed', 40)
    await validated('n2', 'failed', 1)
    await store.query(
      `update stored_addresses set confirmed_at = now() where reference in ('n1', 'x1')`,
    )
    const { token } = await stack.addClient('neighbour')
    await stack.post(
      '/api/address/stored/theirs',
      { city: 'Oslo' },
      { method: 'PUT', headers: { authorization: `Bearer ${token}` } },
    )
  })

  it.each([
    ['all', {}, ['n1', 'n2', 'f1', 'x1']],
    ['those never validated', { neverValidated: true }, ['f1', 'x1']],
    ['those with a verdict', { verdict: ['failed', 'needs_review'] }, ['n2']],
    ['those of a country, by code and name', { country: ['NO'] }, ['n1', 'n2']],
    ['those validated long ago', { olderThanDays: 30 }, ['n1']],
    ['those that no person has confirmed', { unconfirmed: true }, ['n2', 'f1']],
    ['those, confirmed or not', { unconfirmed: false }, ['n1', 'n2', 'f1', 'x1']],
    [
      'those that nobody has confirmed or validated',
      { unconfirmed: true, neverValidated: true },
      ['f1'],
    ],
    ['those to which everything applies', { country: ['NO', 'FR'], neverValidated: true }, ['f1']],
  ])('accepts %s', async (_, selection, expected) => {
    const answer = await select(selection)
    expect([answer.status, answer.body.data.total]).toEqual([202, expected.length])
    const rows = expected.map((reference, index) => [index, index + 1, reference])
    expect(await referencesOf(answer.body.data.id)).toEqual(rows)
  })

  it('that matches none creates no batch', async () => {
    expectFailure(await select({ country: ['JP'] }), {
      status: 400,
      code: 4009,
      errors: [{ code: 'NO_ROWS' }],
    })
  })

  it('of more addresses than a batch can have is refused, also as a dry run', async () => {
    await store.query(
      `insert into stored_addresses (client_id, reference, city)
       select id, 'many-' || n, 'Oslo' from clients, generate_series(1, $1) as n
       where name = 'shop'`,
      [maxRows + 1],
    )
    for (const query of ['', '?dryRun=true'])
      expectFailure(await stack.post(path + query, { select: { neverValidated: true } }), {
        status: 413,
        code: 4010,
        errors: [{ code: 'TOO_MANY_ROWS' }],
      })
    expect(await count('batches')).toBe(0)
  })

  it.each([
    ['no selection', {}, [{ field: 'select', code: 'REQUIRED' }]],
    [
      'a verdict that there is not',
      { select: { verdict: ['fine'] } },
      [{ field: 'select.verdict.0', code: 'ENUM' }],
    ],
    [
      'a country that there is not',
      { select: { country: ['XX'] } },
      [{ field: 'select.country.0', code: 'FORMAT' }],
    ],
    ['no truth', { select: { unconfirmed: 'x' } }, [{ field: 'select.unconfirmed', code: 'TYPE' }]],
    ['another field', { select: {}, colour: 1 }, [{ field: 'colour', code: 'UNKNOWN_FIELD' }]],
  ])('with %s is refused', async (_, body, errors) => {
    expectFailure(await stack.post(path, body), { status: 400, code: 4000, errors, path })
  })

  it('with broken JSON is refused', async () => {
    expectFailure(await stack.post(path, undefined, { body: '{"select":' }), {
      status: 400,
      code: 4001,
      path,
    })
  })

  it('of more than 64 KiB is refused', async () => {
    expectFailure(await select({ country: ['x'.repeat(70_000)] }), {
      status: 413,
      code: 4002,
      path,
    })
  })
})

describe('the name of a batch', () => {
  const longest = `${'ü'.repeat(198)}👨🏽`
  const shownIn = async (id: string) => {
    const events = await stack.raw(`${path}/${id}/events`, {
      signal: AbortSignal.timeout(5000),
    })
    const { value } =
      (await events.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
    const batches = [
      (await stack.get(`${path}/${id}`)).body.data,
      (await stack.get(path)).body.data.batches[0],
      JSON.parse(/^data: (.*)$/m.exec(value ?? '')?.[1] ?? ''),
      (await stack.post(`${path}/${id}/pause`, undefined)).body.data,
    ]
    return batches.map(({ name }) => name)
  }

  it.each([
    ['November', 'November'],
    ['  Kunden & Gäste: 東京 %00  ', 'Kunden & Gäste: 東京 %00'],
    [longest, longest],
  ])('%j, sent with an upload, is shown with the batch', async (given, name) => {
    const { status, body } = await upload(csv, {}, `?${new URLSearchParams({ name: given })}`)
    expect([status, body.data.name]).toEqual([202, name])
    expect(await shownIn(body.data.id)).toEqual([name, name, name, name])
  })

  it('is absent when none was sent', async () => {
    const { body } = await upload(csv)
    expect(body.data).not.toHaveProperty('name')
    expect((await stack.get(`${path}/${body.data.id}`)).body.data).not.toHaveProperty('name')
  })

  it('can be sent with a selection, in its body or the query', async () => {
    await stack.post('/api/address/stored/w1', { line1: '1 Main Street' }, { method: 'PUT' })
    const [inBody, inQuery] = [
      await stack.post(`${path}?name=query`, { select: {}, name: ' body ' }),
      await stack.post(`${path}?name=query`, { select: {} }),
    ]
    expect([inBody.body.data.name, inQuery.body.data.name]).toEqual(['body', 'query'])
  })

  it.each([
    ['empty', '', 'TOO_SHORT'],
    ['blank', ' \u00a0', 'FORMAT'],
    ['too long', 'x'.repeat(201), 'TOO_LONG'],
    ['too long for its marks', `e${'\u0301'.repeat(300)}`, 'FORMAT'],
    ['of two lines', 'a\nb', 'FORMAT'],
    ['with a NUL', 'a\0b', 'FORMAT'],
    ['with an escape', '\x1b[31mred', 'FORMAT'],
    ['with a line separator', 'a\u2028b', 'FORMAT'],
    ['that turns the text over', 'a\u202eb', 'FORMAT'],
  ])('that is %s is refused', async (_, name, code) => {
    const query = new URLSearchParams({ name })
    for (const { status, body } of [
      await upload(csv, {}, `?${query}`),
      await stack.post(path, { select: {}, name }),
    ]) {
      expect([status, body.statusCode]).toEqual([400, 4000])
      expect(body.errors).toContainEqual({ field: 'name', code, message: expect.any(String) })
    }
    expect(await count('batches')).toBe(0)
  })

  it.each([5, null, true, ['a'], {}])('that is %j is refused', async (name) => {
    const errors = [{ field: 'name', code: 'TYPE' }]
    expectFailure(await stack.post(path, { select: {}, name }), { status: 400, code: 4000, errors })
  })

  it('that is sent twice is refused', async () => {
    expectFailure(await upload(csv, {}, '?name=a&name=b'), {
      status: 400,
      code: 4000,
      errors: 'some',
    })
  })
})

describe('a webhook', () => {
  it('gets a secret, which only the answer to the creation shows', async () => {
    const answer = await upload(
      csv,
      {},
      `?webhook=${encodeURIComponent('https://example.com/hook')}`,
    )
    const { id, webhook } = answer.body.data
    expect(webhook).toEqual({
      url: 'https://example.com/hook',
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    })
    const [stored] = await store.query(
      'select webhook_url, webhook_secret, webhook_state from batches where id = $1',
      [id],
    )
    expect(stored).toEqual({
      webhook_url: webhook.url,
      webhook_secret: webhook.secret,
      webhook_state: null,
    })
    expect((await stack.get(`${path}/${id}`)).body.data.webhook).toEqual({ url: webhook.url })
  })

  it('can be sent with a selection', async () => {
    await stack.post('/api/address/stored/w1', { line1: '1 Main Street' }, { method: 'PUT' })
    const answer = await stack.post(path, { select: {}, webhook: { url: 'https://example.com/' } })
    expect(answer.body.data.webhook.secret).toMatch(/^whsec_/)
  })

  it('can be in the query of a selection', async () => {
    await stack.post('/api/address/stored/w1', { line1: '1 Main Street' }, { method: 'PUT' })
    const queried = `${path}?webhook=${encodeURIComponent('https://example.com/queried')}`
    const answer = await stack.post(queried, { select: {} })
    expect(answer.body.data.webhook?.url).toBe('https://example.com/queried')
    const both = await stack.post(queried, { select: {}, webhook: { url: 'https://example.com/' } })
    expect(both.body.data.webhook.url).toBe('https://example.com/')
    expectFailure(await stack.post(`${path}?webhook=nowhere`, { select: {} }), {
      status: 400,
      code: 4022,
      errors: [{ field: 'webhook', code: 'FORMAT' }],
    })
  })
})

describe('an edge that shuts down', () => {
  it('lets uploads continue for a while, then ends them and exits cleanly', async () => {
    const [edge] = stack.edges
    const quick = slowly()
    const slow = slowly()
    await Promise.all([quick.send(csv), slow.send(csv)])
    await expect.poll(uploading, patience).toBe(2)
    edge?.process.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${stack.url}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(false)
    quick.end()
    expect((await quick.answer).status).toBe(202)
    expectFailure(await slow.answer, { status: 503, code: 7002 })
    expect(await edge?.ended).toBe(0)
    expect(await count('batches')).toBe(1)
  })
})
