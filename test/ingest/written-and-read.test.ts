import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyColumns, copyText } from '../../shared/ingest/copy-text.ts'
import { csvLine } from '../../shared/ingest/csv-line.ts'
import { unguardFormula } from '../../shared/ingest/formula-guard.ts'
import { IngestError } from '../../shared/ingest/ingest-error.ts'
import type { ReadOptions } from '../../shared/ingest/read-rows.ts'
import { fields, type Row } from '../../shared/ingest/row.ts'
import { chunksOf, gather, limits, readAll } from './read-all.ts'

/** Text with whatever matters to CSV, JSON, COPY and spreadsheets in it. */
const text = fc
  .array(fc.constantFrom(...',;|\t"\'\\\r\n =+-@5aéß漢', '𠮷', '""', '\\N', 'Park Row'), {
    maxLength: 12,
  })
  .map((parts) => parts.join('').trim())
const filled = text.filter((value) => value !== '')
const cells = fc.record({
  reference: filled,
  line1: text,
  line2: text,
  city: filled,
  region: text,
  postalCode: text,
  country: text,
})
const names = ['reference', 'line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

type Cells = Record<(typeof names)[number], string>
/** A row as it is read: without empty cells, and without the apostrophe before a postal code. */
const asRead = (row: Cells) =>
  Object.fromEntries(
    Object.entries({
      ...row,
      postalCode: row.postalCode.replace(/^'(?=[\p{L}\p{N}])/u, ''),
    }).filter(([, value]) => value !== ''),
  )
const withoutLine = ({ line: _, ...row }: Row) => row
const encoded = (value: string) => new TextEncoder().encode(value)

describe('rows of a file', () => {
  it('are unchanged when they are written as CSV in any way, cut anywhere, and read', async () => {
    const ways = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|', '^'),
      newline: fc.constantFrom('\n', '\r\n', '\r'),
      endsWithNewline: fc.boolean(),
      quotesAll: fc.boolean(),
      chunk: fc.integer({ min: 1, max: 400 }),
      groupBytes: fc.integer({ min: 16, max: 400 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(cells, { minLength: 1, maxLength: 20 }),
        ways,
        async (rows, way) => {
          const { delimiter, newline, quotesAll } = way
          const cell = (value: string) =>
            quotesAll || new RegExp(`["\\r\\n${delimiter === '^' ? '\\^' : delimiter}]`).test(value)
              ? `"${value.replaceAll('"', '""')}"`
              : value
          const lines = [names, ...rows.map((row) => names.map((name) => row[name]))]
          const file =
            lines.map((line) => line.map(cell).join(delimiter)).join(newline) +
            (way.endsWithNewline ? newline : '')
          const said = delimiter === '^' ? { delimiter } : {}
          const options: ReadOptions = {
            format: 'csv',
            limits,
            groupBytes: way.groupBytes,
            ...said,
          }
          const found = await gather(chunksOf(encoded(file), way.chunk), options)
          expect(found.problems).toEqual([])
          // A spreadsheet's guard is taken off; text that looks like one loses an apostrophe.
          expect(found.rows.map(withoutLine)).toEqual(
            rows.map((row) =>
              asRead(
                Object.fromEntries(names.map((name) => [name, unguardFormula(row[name])])) as Cells,
              ),
            ),
          )
        },
      ),
    )
  })
  it('are unchanged when they are exported and uploaded again, formulas too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 20 }), async (rows) => {
        const file =
          csvLine(names) + rows.map((row) => csvLine(names.map((name) => row[name]))).join('')
        const found = await readAll(file)
        expect(found.problems).toEqual([])
        expect(found.rows.map(withoutLine)).toEqual(rows.map(asRead))
      }),
    )
  })
  it.each(['json', 'ndjson'] as const)(
    'are unchanged when they are written as %s, cut anywhere, and read',
    async (format) => {
      const size = fc.integer({ min: 16, max: 400 })
      await fc.assert(
        fc.asyncProperty(
          fc.array(cells, { minLength: 1, maxLength: 20 }),
          size,
          async (rows, groupBytes) => {
            const file =
              format === 'json'
                ? JSON.stringify(rows)
                : rows.map((row) => JSON.stringify(row)).join('\n')
            const found = await gather(chunksOf(encoded(file)), { format, limits, groupBytes })
            expect(found.problems).toEqual([])
            expect(found.rows.map(withoutLine)).toEqual(rows.map(asRead))
          },
        ),
      )
    },
  )
})

describe('random bytes', () => {
  const pieces = [
    'reference',
    'line1',
    'id',
    'city',
    ',',
    ';',
    '"',
    '""',
    '\n',
    '\r',
    '\0',
    '[',
    ']',
    '{',
    '}',
    ':',
    '\\',
    '{"id":"a","city":"b"}',
    'x'.repeat(70),
  ]
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces).map(encoded), fc.uint8Array({ maxLength: 3 })), {
        maxLength: 60,
      })
      .map((parts) => Buffer.concat([encoded('reference,city\n'), ...parts])),
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => encoded(parts.join(''))),
  )
  const outcome = (file: Uint8Array, options: ReadOptions) =>
    gather(chunksOf(file), options).catch((error: unknown) => {
      if (error instanceof IngestError) return error.code
      throw error
    })
  const small = { fileBytes: 1000, rows: 30, rowLength: 60, columns: 8 }

  it('of rows of the greatest length are read, wherever their line ends are cut', async () => {
    const row = `a,${'b'.repeat(58)}`
    const header = `reference,city,${'x'.repeat(45)}`
    for (const newline of ['\n', '\r', '\r\n']) {
      const file = encoded([header, row, row, ''].join(newline))
      for (let size = 16; size <= 70; size++) {
        const options = { format: 'csv', limits: small, encoding: 'utf-8' } as const
        const { rows, problems } = await gather(chunksOf(file, size), options)
        expect([rows.length, problems]).toEqual([2, []])
      }
    }
  })

  it.each(['csv', 'ndjson', 'json'] as const)(
    'as %s are read or refused with an IngestError',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(bytes, async (file) => {
          await outcome(file, { format, limits: small })
        }),
        { numRuns: 1000 },
      )
    },
  )
  it.each(['csv', 'ndjson', 'json'] as const)(
    'as %s give the same rows wherever they are cut',
    async (format) => {
      const size = fc.integer({ min: 16, max: 60 })
      await fc.assert(
        fc.asyncProperty(bytes, size, async (file, groupBytes) => {
          const options = { format, limits: small, encoding: 'utf-8' }
          expect(await outcome(file, { ...options, groupBytes })).toEqual(
            await outcome(file, options),
          )
        }),
        { numRuns: 1000 },
      )
    },
  )
})

describe("the text for PostgreSQL's COPY", () => {
  /** Reads PostgreSQL's text format of COPY as its documentation describes it. */
  const readCopy = (copy: string) =>
    copy
      .split('\n')
      .slice(0, -1)
      .map((line) =>
        line
          .split('\t')
          .map((value) =>
            value === '\\N'
              ? undefined
              : value.replace(
                  /\\(.)/g,
                  (_, code) => ({ t: '\t', n: '\n', r: '\r' })[code as string] ?? code,
                ),
          ),
      )

  it('has a line for each row, with its columns in order', () => {
    expect(copyColumns).toEqual(['line', ...fields, 'confirmedAt', 'own'])
    expect(
      copyText([
        {
          ...{ line: 2, reference: 'a\\1', line1: 'one\ttwo\r\nthree', city: '\\N' },
          confirmedAt: Date.UTC(2026, 10, 20),
          own: ['', '"'],
        },
        { line: 3, reference: 'b', confirmedAt: Infinity },
      ]),
    ).toBe(
      '2\ta\\\\1\tone\\ttwo\\r\\nthree\t\\N\t\\\\N\t\\N\t\\N\t\\N\t\\N\t2026-11-20T00:00:00.000Z\t["","\\\\""]\n' +
        '3\tb\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\tinfinity\t\\N\n',
    )
  })
  it('is read back as the same rows', () => {
    fc.assert(
      fc.property(fc.array(cells), (rows) => {
        const numbered: Row[] = rows.map((row, line) => ({ ...row, line }))
        expect(readCopy(copyText(numbered))).toEqual(
          numbered.map((row) => [
            String(row.line),
            ...fields.map((field) => row[field]),
            undefined,
            undefined,
          ]),
        )
      }),
    )
  })
})

describe('a line of CSV', () => {
  it.each([
    [['a1', 'confirmed', null, undefined, true], 'a1,confirmed,,,true\r\n'],
    [[45.764, -4.8357, -0, 1e-7], '45.764,-4.8357,0,1e-7\r\n'],
    [
      ['12, Park Row', 'The "Old" Mill', 'one\ntwo', 'a;b', ' x'],
      '"12, Park Row","The ""Old"" Mill","one\ntwo","a;b"," x"\r\n',
    ],
    [['=1+1', '+44', '-4.8', '@SUM(A1)', '＝1'], "'=1+1,'+44,'-4.8,'@SUM(A1),'＝1\r\n"],
    [['\t=1', '\r=1', "'=1"], '"\t\'=1","\r\'=1",\'\'=1\r\n'],
    [['1;=A1', 'a|-b', '1, -5'], '"1;\'=A1",a|\'-b,"1, -5"\r\n'],
    [["'t Zand", '12-14', 'a=b'], "'t Zand,12-14,a=b\r\n"],
  ])('of %j is read back unchanged', (values, expected) => {
    expect(csvLine(values)).toBe(expected)
  })
})
