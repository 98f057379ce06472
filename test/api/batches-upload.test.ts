import { describe, expect, it } from 'vitest'
import { CreatedBatch, ProblemPage } from '../../shared/api/batch.ts'
import { useBatchView } from '../support/batches.ts'
import { openUpload } from '../support/slow-upload.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'
const header = 'reference,line1,city,postalCode,country'
const paris = 'a1,5 Avenue Anatole France,Paris,75007,FR'
const london = 'a2,10 Downing Street,London,SW1A 2AA,GB'
const csv = [header, paris, london].join('\n')
const types = { csv: 'text/csv', ndjson: 'application/x-ndjson', json: 'application/json' }

interface Init {
  query?: Record<string, string>
  type?: string
  headers?: Record<string, string>
  token?: string
}

const stack = useStack({
  workers: 0,
  env: { UPLOAD_MAX_BYTES: '60000000', UPLOAD_MAX_ROWS: '200000' },
})
const store = useBatchView(stack)

const upload = (
  body: string | Buffer,
  { query = {}, type = types.csv, headers = {}, token = stack.token }: Init = {},
) =>
  stack.post(`${path}?${new URLSearchParams(query)}`, undefined, {
    body,
    headers: { 'content-type': type, authorization: `Bearer ${token}`, ...headers },
  })

const itemsOf = (id: string) =>
  store.query(
    'select position, line, reference, line1, city from batch_items where batch_id = $1 order by position',
    [id],
  )
const count = async (table: string) =>
  Number((await store.query(`select count(*) from ${table}`))[0].count)
/** Resolves when the rows of failed uploads are deleted. */
const counts = async () => {
  await expect.poll(() => count('uploads'), { timeout: 25_000 }).toBe(0)
  return Promise.all(['batches', 'batch_items', 'batch_problems'].map(count))
}

function expectCreated(answer: Answer, data: Record<string, unknown> = {}): string {
  expectSuccess(
    { ...answer, status: answer.status === 202 ? 200 : answer.status },
    path,
    CreatedBatch,
  )
  expect(answer.headers.get('location')).toBe(`${path}/${answer.body.data.id}`)
  expect(answer.body.data).toMatchObject({ status: 'queued', processed: 0, ...data })
  return answer.body.data.id
}

describe('an upload', () => {
  const objects = [
    { reference: 'a1', line1: '5 Avenue Anatole France', city: 'Paris' },
    { reference: 'a2', line1: '10 Downing Street', city: 'London' },
  ]
  it.each([
    [
      'CSV',
      types.csv,
      'reference,line1,city\na1,5 Avenue Anatole France,Paris\na2,10 Downing Street,London',
    ],
    ['NDJSON', types.ndjson, objects.map((object) => JSON.stringify(object)).join('\n')],
    ['a JSON array', types.json, ` \n${JSON.stringify(objects)}`],
    ['a JSON array behind a byte order mark', types.json, `\uFEFF${JSON.stringify(objects)}`],
  ])('of %s becomes a batch', async (_, type, body) => {
    const id = expectCreated(await upload(body, { type }), {
      total: 2,
      problems: 0,
      firstProblems: [],
    })
    const items = await itemsOf(id)
    expect(
      items.map(({ position, reference, line1, city }) => [position, reference, line1, city]),
    ).toEqual([
      [0, 'a1', '5 Avenue Anatole France', 'Paris'],
      [1, 'a2', '10 Downing Street', 'London'],
    ])
    expect(items[0].line).toBeLessThan(items[1].line)
  })

  it('can state its charset, its delimiter and its column names', async () => {
    const query = {
      delimiter: ';',
      mapping: JSON.stringify({ Nr: 'reference', Wo: 'city' }),
      policy: 'strict',
    }
    const body = Buffer.from('Nr;Wo\nk1;Köln;\nk2;Lübeck, Hansestadt', 'latin1')
    const id = expectCreated(
      await upload(body, { query, type: 'text/csv; charset=windows-1252' }),
      {
        policy: 'strict',
      },
    )
    expect((await itemsOf(id)).map(({ city }) => city)).toEqual(['Köln', 'Lübeck, Hansestadt'])
  })

  it('is accepted without its invalid rows, which are listed by line and field at /problems', async () => {
    const bad = Array.from({ length: 130 }, (_, n) => `,no reference ${n},Paris,,FR`)
    const answer = await upload([header, ...bad, paris, 'a3,,,,FR'].join('\n'))
    const id = expectCreated(answer, { total: 1, problems: 131 })
    expect(answer.body.data.firstProblems).toHaveLength(100)
    expect(answer.body.data.firstProblems[0]).toEqual({
      line: 2,
      field: 'reference',
      code: 'REQUIRED',
      message: 'is required',
    })
    const lines: number[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: Answer = await stack.get(
        `${path}/${id}/problems?limit=60${cursor && `&cursor=${cursor}`}`,
      )
      expectSuccess(page, `${path}/${id}/problems`, ProblemPage)
      lines.push(...page.body.data.problems.map(({ line }: { line: number }) => line))
      cursor = page.body.data.nextCursor
    }
    expect(lines).toEqual([...bad.map((_, n) => n + 2), 133])
    expect((await itemsOf(id)).map(({ position, line }) => [position, line])).toEqual([[0, 132]])
  })

  it('keeps ten thousand problems and counts all', async () => {
    const bad = Array.from({ length: 10_500 }, () => ',x,Paris,,FR')
    const id = expectCreated(await upload([header, paris, ...bad].join('\n')), {
      total: 1,
      problems: 10_500,
    })
    const [{ count }] = await store.query(
      'select count(*) from batch_problems where batch_id = $1',
      [id],
    )
    expect(Number(count)).toBe(10_000)
  })

  it('keeps every row of a reference that comes more than once, in one file or in several', async () => {
    const id = expectCreated(await upload([header, paris, london, paris].join('\n')), { total: 3 })
    expect((await itemsOf(id)).map(({ reference }) => reference)).toEqual(['a1', 'a2', 'a1'])
  })

  it('needs the scope `batch`', async () => {
    const token = await stack.addClient('checkout only', ['address'])
    expectFailure(await upload(csv, { token: token.token }), {
      status: 403,
      code: 5005,
      errors: 'some',
    })
  })

  it('belongs to its client', async () => {
    const { token } = await stack.addClient('another shop')
    const id = expectCreated(await upload(csv, { token }))
    expectFailure(await stack.get(`${path}/${id}`), { status: 404, code: 6004 })
  })

  it('renews the token when the query asks for it', async () => {
    const answer = await upload(csv, { query: { refresh: 'true' } })
    expect([answer.status, answer.body.auth.type]).toEqual([202, 'ACCESS_TOKEN'])
  })
})

describe('an upload with invalid input', () => {
  const nul = Buffer.from(`${header}\na1,5 Avenue\0Anatole France,Paris,75007,FR\n${london}`)
  const mixed = Buffer.concat([
    Buffer.from(`${header}\na1,5 Straße,Köln,50667,DE\n${london}\n`),
    Buffer.from('a3,Größe,Köln,50667,DE', 'latin1'),
  ])
  it.each<[string, string | Buffer, Record<string, unknown>, string]>([
    ['NUL bytes', nul, { total: 1, problems: 1 }, 'FORMAT'],
    ['mixed encodings', mixed, { total: 2 }, 'ENCODING'],
    [
      'an unclosed quote',
      `${header}\na1,"5 Avenue,Paris,75007,FR\n${london}`,
      { total: 1, problems: 1 },
      'UNCLOSED_QUOTE',
    ],
    [
      'a 50 MB line',
      `${header}\na1,${'x'.repeat(50_000_000)}\n${london}`,
      { total: 1, problems: 1 },
      'ROW_TOO_LONG',
    ],
  ])('of %s in one row keeps the other rows', async (_, body, data, code) => {
    const answer = await upload(body, { type: 'text/csv; charset=utf-8' })
    expectCreated(answer, data)
    for (const problem of answer.body.data.firstProblems) expect(problem.code).toBe(code)
  })

  const wide = Array.from({ length: 1_000_000 }, (_, n) => `c${n}`).join(',')
  it.each<[string, string | Buffer, string, number, number, string]>([
    ['an empty file', '', types.csv, 400, 4009, 'EMPTY'],
    ['nothing but blanks', ' \n\n ', types.json, 400, 4009, 'EMPTY'],
    ['a header only', header, types.csv, 400, 4009, 'NO_ROWS'],
    ['an empty array', '[]', types.json, 400, 4009, 'NO_ROWS'],
    ['a million columns', `${header},${wide}\n${paris}`, types.csv, 400, 4009, 'TOO_MANY_COLUMNS'],
    [
      'a thousand columns',
      `${header},${wide.slice(0, 5000)}\n${paris}`,
      types.csv,
      400,
      4009,
      'TOO_MANY_COLUMNS',
    ],
    ['columns that nobody knows', 'x,y\n1,2', types.csv, 400, 4009, 'NO_KNOWN_COLUMN'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), types.csv, 400, 4009, 'NOT_TEXT'],
    [
      'an array that is cut off',
      '[{"reference":"a","city":"Paris"},{"ref',
      types.json,
      400,
      4011,
      'INCOMPLETE',
    ],
    ['text for JSON', 'hello', types.json, 400, 4009, 'FORMAT'],
  ])('that is %s is refused as a whole', async (_, body, type, status, code, detail) => {
    const before = await counts()
    expectFailure(await upload(body, { type }), { status, code, errors: [{ code: detail }], path })
    expect(await counts()).toEqual(before)
  })

  it('in all its rows creates no batch, and lists the problems', async () => {
    const before = await counts()
    const answer = await upload([header, ',x,Paris,,', 'b,,,,'].join('\n'))
    const errors = [
      { code: 'NO_GOOD_ROWS' },
      { field: 'reference', code: 'REQUIRED' },
      { code: 'REQUIRED' },
    ]
    expectFailure(answer, { status: 400, code: 4009, errors })
    expect(answer.body.errors[1].message).toBe('line 2: is required')
    expect(await counts()).toEqual(before)
  })

  it.each<[string, Init, number, number, object[]]>([
    ['another media type', { type: 'application/zip' }, 415, 4003, []],
    [
      'an unknown charset',
      { type: 'text/csv; charset=klingon' },
      400,
      4009,
      [{ code: 'ENCODING' }],
    ],
    ['a delimiter that is none', { query: { delimiter: '"' } }, 400, 4009, [{ code: 'DELIMITER' }]],
    [
      'a mapping that is no JSON',
      { query: { mapping: '{' } },
      400,
      4000,
      [{ field: 'mapping', code: 'FORMAT' }],
    ],
    [
      'a mapping to no field',
      { query: { mapping: '{"x":"y"}' } },
      400,
      4000,
      [{ field: 'mapping', code: 'ENUM' }],
    ],
    [
      'a mapping of two columns to one field',
      { query: { mapping: '{"x":"city","y":"city"}' } },
      400,
      4000,
      [{ field: 'mapping', code: 'FORMAT' }],
    ],
    [
      'an unknown policy',
      { query: { policy: 'mild' } },
      400,
      4000,
      [{ field: 'policy', code: 'ENUM' }],
    ],
    [
      'an unknown parameter',
      { query: { polcy: 'strict' } },
      400,
      4000,
      [{ field: 'polcy', code: 'UNKNOWN_FIELD' }],
    ],
    [
      'an idempotency key with spaces',
      { headers: { 'idempotency-key': 'a b' } },
      400,
      4000,
      [{ field: 'Idempotency-Key', code: 'FORMAT' }],
    ],
    [
      'a webhook that is no URL',
      { query: { webhook: 'me' } },
      400,
      4022,
      [{ field: 'webhook', code: 'FORMAT' }],
    ],
    [
      'a webhook over HTTP',
      { query: { webhook: 'http://example.com/' } },
      400,
      4022,
      [{ field: 'webhook', code: 'FORMAT' }],
    ],
    [
      'a webhook with a password',
      { query: { webhook: 'https://me:secret@example.com/' } },
      400,
      4022,
      [{ field: 'webhook', code: 'FORMAT' }],
    ],
  ])('with %s is refused, and nothing is stored', async (_, init, status, code, errors) => {
    const before = await counts()
    expectFailure(await upload(csv, init), {
      status,
      code,
      errors: errors as { code: string }[],
      path,
    })
    expect(await counts()).toEqual(before)
  })

  it('is answered even if its sender keeps sending', async () => {
    const sent = openUpload(stack)
    await sent.send('x,y\n')
    for (let time = 0; time < 200; time++) await sent.send('1,2\n'.repeat(10_000))
    expectFailure(await sent.answer, {
      status: 400,
      code: 4009,
      errors: [{ code: 'NO_KNOWN_COLUMN' }],
    })
  })
})

describe('the limits of an upload', () => {
  it.each([
    ['rows', `${header}\n${'a,b,c,,\n'.repeat(200_001)}`, 'TOO_MANY_ROWS'],
    ['bytes', `${csv}\n${' '.repeat(60_000_000)}`, 'FILE_TOO_LARGE'],
  ])('of %s are named in the error', async (_, body, code) => {
    const before = await counts()
    expectFailure(await upload(body), { status: 413, code: 4010, errors: [{ code }] })
    expect(await counts()).toEqual(before)
  })
})
