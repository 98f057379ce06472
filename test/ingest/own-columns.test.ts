import { describe, expect, it } from 'vitest'
import { columnUses } from '../../shared/ingest/columns.ts'
import { createRepeats } from '../../shared/ingest/distinct.ts'
import { decisionColumn, placeColumns, resultColumns } from '../../shared/ingest/export-columns.ts'
import { createOwnColumns } from '../../shared/ingest/own-columns.ts'
import { type ReadOptions, readRows } from '../../shared/ingest/read-rows.ts'
import { createRowCollector } from '../../shared/ingest/reader.ts'
import { type RowGroup, textFields } from '../../shared/ingest/row.ts'
import { chunksOf, limits } from './read-all.ts'

async function readOwn(file: string, options: Partial<ReadOptions> = {}) {
  const own = createOwnColumns(options.limits?.columns ?? limits.columns)
  const all: RowGroup = { rows: [], problems: [] }
  const bytes = chunksOf(new TextEncoder().encode(file))
  const read: ReadOptions = { format: 'csv', limits, ...options }
  for await (const { rows, problems } of readRows(
    bytes,
    read,
    createRowCollector(read.limits, own),
  )) {
    all.rows.push(...rows)
    all.problems.push(...problems)
  }
  return { names: own.names, cells: all.rows.map((row) => row.own), ...all }
}

describe('the own columns of a file', () => {
  it('are those that no field is made of, in their order, also with equal names', async () => {
    const file =
      'Note,Order,E-Mail,Ort,Note\nring,a1,a@x.de,Köln,twice\n,a2,,Bonn,\n,a3,b@x.de,Bonn\n'
    const { names, cells } = await readOwn(file.replaceAll('\n', '\r\n'))
    expect(names).toEqual(['Note', 'E-Mail', 'Note'])
    expect(cells).toEqual([['ring', 'a@x.de', 'twice'], undefined, ['', 'b@x.de']])
  })

  it('are all keys of all rows in JSON; what is not text is kept as JSON', async () => {
    const rows = [
      { id: 'a1', city: 'Lyon', paid: true, items: [{ sku: 7 }] },
      { items: null, note: 'x', id: 'a2', city: 'Nice', total: 1.5 },
    ]
    const { names, cells } = await readOwn(JSON.stringify(rows), { format: 'json' })
    expect(names).toEqual(['paid', 'items', 'note', 'total'])
    expect(cells).toEqual([
      ['true', '[{"sku":7}]'],
      ['', '', 'x', '1.5'],
    ])
  })

  it.each(['json', 'ndjson'] as const)(
    'have all digits of long numbers in %s, also of nested ones',
    async (format) => {
      const row =
        '{"id":9007199254740991,"city":"Lyon","parcel":576461413038785752,' +
        '"at": -45.764043123456789,"price":19.5,"items":[{"tracking":340434188193840000123,"n":2}]}'
      const { cells, rows } = await readOwn(format === 'json' ? `[${row}]` : row, { format })
      expect(rows[0]?.reference).toBe('9007199254740991')
      expect(cells).toEqual([
        [
          '576461413038785752',
          '-45.764043123456789',
          '19.5',
          '[{"tracking":340434188193840000123,"n":2}]',
        ],
      ])
    },
  )

  it('can be more or fewer, as the mapping says', async () => {
    const file = 'id,Ort,Land,Secret\na1,Köln,NRW,x\n'
    const mapping = { unused: ['Secret'], own: ['Land'] }
    const { names, cells, rows } = await readOwn(file, { mapping })
    expect([names, cells]).toEqual([['Land'], [['NRW']]])
    expect(rows[0]?.country).toBeUndefined()
  })

  it('are no reason to refuse a row that holds what cannot be stored', async () => {
    const { cells } = await readOwn(
      '{"id":"a","city":"Lyon","x":"\\u0000","y":"\\ud800"}\n{"id":"b","city":"Lyon","x":"�"}',
      { format: 'ndjson' },
    )
    expect(cells).toEqual([['�', '�'], ['�']])
  })

  it.each([
    [
      'more than 10,000 characters',
      `id,Ort,A,B\na1,Köln,${'x'.repeat(9000)},${'y'.repeat(1001)}\n`,
    ],
    ['nesting without end', `{"id":"a","city":"B","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('with %s leave their row out', async (_, file) => {
    const format = file.startsWith('{') ? 'ndjson' : 'csv'
    const wide = { ...limits, rowLength: 65_536 }
    const { rows, problems } = await readOwn(file, { format, limits: wide })
    expect(rows).toEqual([])
    expect(problems).toEqual([
      {
        line: format === 'csv' ? 2 : 1,
        code: 'TOO_LONG',
        message: 'its own columns must have at most 10000 characters together',
      },
    ])
  })

  it('of all rows of JSON together have a limit', async () => {
    const file = Array.from({ length: 5 }, (_, n) => `{"id":"a${n}","city":"B","k${n}":"x"}`)
    const { names, rows, problems } = await readOwn(file.join('\n'), {
      format: 'ndjson',
      limits: { ...limits, columns: 3 },
    })
    expect([names.length, rows.length]).toEqual([3, 3])
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'TOO_MANY'],
      [5, 'TOO_MANY'],
    ])
  })
})

describe('an export that is uploaded again', () => {
  const decision = ['confirmedAt', ...[...textFields, ...placeColumns].map(decisionColumn)]
  const header = ['reference', ...textFields, 'City', 'latitude', ...resultColumns, ...decision]
  const lineOf = (cells: Record<string, string>, own = ['', '']) =>
    ['reference', ...textFields]
      .map((name) => cells[name] ?? '')
      .concat(
        own,
        [...resultColumns, ...decision].map((name) => cells[name] ?? ''),
      )
      .join(',')
  const readExport = (...lines: string[]) => readOwn([header.join(','), ...lines].join('\n'))

  it('has our columns and those of the client, also where their names are alike', async () => {
    const { names, cells, rows } = await readExport(
      lineOf({ reference: 'a1', city: 'Lyon', verdict: 'corrected', line: '2' }, ['Paris', '9']),
    )
    expect([names, cells]).toEqual([['City', 'latitude'], [['Paris', '9']]])
    expect(rows[0]).toMatchObject({ reference: 'a1', city: 'Lyon' })
  })

  it('has the text that a person has confirmed, where one has', async () => {
    const confirmed = { confirmedAt: '2026-11-20T10:00:00.000Z', confirmedCity: 'Nice' }
    const { rows } = await readExport(
      lineOf({ reference: 'a1', line1: 'Rue X', city: 'Lyon', ...confirmed }),
      lineOf({ reference: 'a2', line1: 'Rue Y', city: 'Lyon' }),
    )
    expect(rows.map(({ line1, city }) => [line1, city])).toEqual([
      [undefined, 'Nice'],
      ['Rue Y', 'Lyon'],
    ])
  })

  it.each([
    ['2026-11-20T10:00:00.000Z', Date.UTC(2026, 10, 20, 10)],
    ['2026-11-20T12:00+02:00', Date.UTC(2026, 10, 20, 10)],
    ['', undefined],
    ['20.11.2026', Infinity],
    ['2026-11-20T25:00', Infinity],
    ['0000-01-01T00:00Z', Infinity],
    ['9999-12-31T23:59-23:00', Infinity],
  ])('says when a person has confirmed the text: %j', async (confirmedAt, expected) => {
    const confirmedCity = confirmedAt && 'Nice'
    const { rows } = await readExport(
      lineOf({ reference: 'a1', city: 'Lyon', confirmedAt, confirmedCity }),
    )
    expect(rows[0]?.confirmedAt).toBe(expected)
  })

  it('has whole addresses beside addresses in parts', async () => {
    const { rows, problems } = await readExport(
      lineOf({ reference: 'a1', address: '1 Rue X Lyon' }),
      lineOf({ reference: 'a2', line1: 'Rue Y', city: 'Lyon' }),
    )
    expect(problems).toEqual([])
    expect(rows.map(({ address, line1 }) => [address, line1])).toEqual([
      ['1 Rue X Lyon', undefined],
      [undefined, 'Rue Y'],
    ])
  })

  it('is shown as what it is', () => {
    const uses = columnUses(header)
    const of = (name: string) => uses[header.lastIndexOf(name)]
    expect(['City', 'verdict', 'latitude', 'confirmedAt', 'confirmedCity', 'city'].map(of)).toEqual(
      ['own', null, null, 'decision', 'decision', 'city'],
    )
  })
})

it('repeated texts are found among many', () => {
  const repeats = createRepeats()
  const texts = Array.from({ length: 50_000 }, (_, n) => `order-${n}`)
  expect(texts.filter((text) => repeats.isRepeated(text))).toEqual([])
  expect(texts.every((text) => repeats.isRepeated(text))).toBe(true)
})
