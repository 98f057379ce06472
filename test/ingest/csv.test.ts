import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../shared/ingest/read-rows.ts'
import { chunksOf, gather, limits, readAll } from './read-all.ts'

const header = 'reference,line1,city'
const codes = ({ problems }: { problems: { line: number; field?: string; code: string }[] }) =>
  problems.map(({ line, field, code }) =>
    [line, field, code].filter((part) => part !== undefined).join(' '),
  )

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes that are in use, after garbage is gone. */
function memoryHeld(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('a CSV row', () => {
  it.each([
    ['plain', 'a1,12 Park Row,Leeds', ['12 Park Row', 'Leeds']],
    ['quoted', '"a1","12 Park Row","Leeds"', ['12 Park Row', 'Leeds']],
    ['with the delimiter inside of quotes', 'a1,"12, Park Row",Leeds', ['12, Park Row', 'Leeds']],
    ['with doubled quotes', 'a1,"The ""Old"" Mill","""Leeds"""', ['The "Old" Mill', '"Leeds"']],
    [
      'with a line end inside of quotes',
      'a1,"12 Park Row\r\nFlat 2",Leeds',
      ['12 Park Row\r\nFlat 2', 'Leeds'],
    ],
    [
      'with a quote in a cell that does not begin with one',
      'a1,12" Pipe Lane,Leeds',
      ['12" Pipe Lane', 'Leeds'],
    ],
    [
      'with spaces around cells and quotes',
      ' a1 , "12, Park Row" ,  Leeds ',
      ['12, Park Row', 'Leeds'],
    ],
    ['with fewer cells than the header', 'a1,12 Park Row', ['12 Park Row', undefined]],
    ['with empty cells past the header', 'a1,12 Park Row,Leeds,,""', ['12 Park Row', 'Leeds']],
    ['guarded against formulas', `'=a1,'=1+1 Street,'@Leeds`, ['=1+1 Street', '@Leeds']],
    ['with an apostrophe of its own', `a1,'t Zand 3,Leeds`, ["'t Zand 3", 'Leeds']],
  ])('is read: %s', async (_, row, [line1, city]) => {
    const { rows, problems } = await readAll(`${header}\r\n${row}\r\n`)
    expect(problems).toEqual([])
    expect(rows).toEqual([{ line: 2, reference: row.includes("'=a1") ? '=a1' : 'a1', line1, city }])
  })

  it.each([
    ['no reference', ',12 Park Row,Leeds', ['2 reference REQUIRED']],
    ['nothing to find', 'a1, ,', ['2 REQUIRED']],
    [
      'a reference of 201 characters',
      `${'x'.repeat(201)},12 Park Row,Leeds`,
      ['2 reference TOO_LONG'],
    ],
    ['the reference "."', '.,12 Park Row,Leeds', ['2 reference FORMAT']],
    ['the reference ".."', ' .. ,12 Park Row,Leeds', ['2 reference FORMAT']],
    [
      'two fields too long',
      `a1,${'x'.repeat(301)},${'y'.repeat(301)}`,
      ['2 line1 TOO_LONG', '2 city TOO_LONG'],
    ],
    ['a NUL', 'a1,12 Park\0Row,Leeds', ['2 line1 FORMAT']],
    ['a character that was lost', 'a1,12 Park Row,K\uFFFDln', ['2 city ENCODING']],
    ['one delimiter too many', 'a1,12, Park Row,Leeds', ['2 TOO_MANY']],
    ['text after a closing quote', 'a1,"5 "Rose" Street",Leeds', ['2 UNCLOSED_QUOTE']],
    ['too many characters', `a1,12 Park Row,Leeds${' '.repeat(2000)}`, ['2 ROW_TOO_LONG']],
  ])('with %s is a problem, and the next row is read', async (_, row, expected) => {
    const found = await readAll(`${header}\n${row}\na2,13 Park Row,Leeds\n`)
    expect(codes(found)).toEqual(expected)
    expect(found.rows).toEqual([{ line: 3, reference: 'a2', line1: '13 Park Row', city: 'Leeds' }])
  })

  it.each([
    ["'02139", '02139'],
    ["'K1A 0B1", 'K1A 0B1'],
    ["02139'", "02139'"],
    ["'", "'"],
  ])('has a postal code without the apostrophe of Shopify: %s', async (written, postalCode) => {
    const { rows } = await readAll(`reference,city,zip\na1,Boston,${written}\n`)
    expect(rows).toEqual([{ line: 2, reference: 'a1', city: 'Boston', postalCode }])
  })

  it.each<[string, string[], number[], string[]]>([
    ['order name', ['1,#1,1 Main St', ',#1,', ',#1,', '2,#2,2 Main St', ',#2,'], [2, 5], []],
    ['reference', ['1,#1,1 Main St', '1,#1,', '1,,'], [2], []],
    ['name, of an order without address', ['1,#1,', ',#1,', '2,#2,2 Main St'], [4], ['2 REQUIRED']],
    ['name, but another reference', ['1,Ann,1 Main St', '2,Ann,'], [2], ['3 REQUIRED']],
    ['name, and an address', ['1,Ann,1 Main St', ',Ann,2 Main St'], [2], ['3 reference REQUIRED']],
    ['lack of a name', ['1,,1 Main St', ',,', ' ,," "'], [2], []],
    [
      'name as an earlier, but not the last one',
      ['1,#1,1 Main St', '2,#2,2 Main St', ',#1,'],
      [2, 3],
      ['4 reference REQUIRED', '4 REQUIRED'],
    ],
  ])('is a further line of an order by its %s', async (_, lines, rows, problems) => {
    const found = await readAll(`Id,Name,Shipping Address1\n${lines.join('\n')}\n`)
    expect(found.rows.map(({ line }) => line)).toEqual(rows)
    expect(codes(found)).toEqual(problems)
  })

  it('with a quote that is never closed affects no other row', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `r${index},${index} Park Row,Leeds`)
    const text = [header, ...rows.slice(0, 100), 'bad,"14 Park Row,Leeds', ...rows.slice(100)].join(
      '\n',
    )
    const found = await readAll(text)
    expect(codes(found)).toEqual(['102 UNCLOSED_QUOTE'])
    expect(found.rows.map(({ reference }) => reference)).toEqual(
      rows.map((_, index) => `r${index}`),
    )
  })
  it('may have 200 characters of reference and 300 of a field', async () => {
    const { rows } = await readAll(
      `${header}\n${'é'.repeat(200)},${'x'.repeat(300)},${'y'.repeat(300)}`,
    )
    expect(rows).toHaveLength(1)
  })
  it('knows the line where it begins, after blank lines and cells of several lines', async () => {
    const { rows } = await readAll(`\n${header}\n\na1,"one\ntwo",Leeds\n,,\n  \na2,three,Leeds`)
    expect(rows.map(({ line, reference }) => [line, reference])).toEqual([
      [4, 'a1'],
      [8, 'a2'],
    ])
  })
  it('that repeats a reference comes with its line', async () => {
    const { rows } = await readAll(`${header}\na1,12 Park Row,Leeds\na1,13 Park Row,Leeds`)
    expect(rows.map(({ line, reference }) => [line, reference])).toEqual([
      [2, 'a1'],
      [3, 'a1'],
    ])
  })
  it('is not quoted in a problem', async () => {
    const { problems } = await readAll(
      `${header}\nsecret-1,\nsecret-2,"secret"x\nsecret-3,a,b,secret`,
    )
    expect(problems).toHaveLength(3)
    expect(JSON.stringify(problems)).not.toContain('secret')
  })
})

describe('a CSV file', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('with %s is recognised', async (_, delimiter) => {
    const { rows } = await readAll(
      `reference,line1,city\na1,Park Row; 12 | b,Leeds`
        .replaceAll(',', delimiter)
        .replace('Park', '"Park')
        .replace(' b', ' b"'),
    )
    expect(rows).toEqual([{ line: 2, reference: 'a1', line1: 'Park Row; 12 | b', city: 'Leeds' }])
  })
  it.each(['\n', '\r\n \r\n', '\t\n', '\r'])(
    'is recognised after blank lines: %j',
    async (blank) => {
      const { rows } = await readAll(`${blank}reference;city\na1;Leeds`)
      expect(rows).toMatchObject([{ reference: 'a1', city: 'Leeds' }])
    },
  )
  it.each(['\n', '\r\n \r\n', '\t\n', '\r'])(
    'is read with the requested delimiter after blank lines: %j',
    async (blank) => {
      const { rows } = await readAll(`${blank}reference;city\na1;Leeds`, { delimiter: ';' })
      expect(rows).toMatchObject([{ reference: 'a1', city: 'Leeds' }])
    },
  )
  it('may have a blank line after the one that names its delimiter', async () => {
    const { rows } = await readAll('sep=^\n\nreference^city\na1^Leeds')
    expect(rows).toMatchObject([{ reference: 'a1', city: 'Leeds' }])
  })
  it('is recognised by the columns of a mapping too', async () => {
    const { rows } = await readAll('who;where, exactly\na1;12, Park Row', {
      mapping: { reference: 'who', address: 'where, exactly' },
    })
    expect(rows).toEqual([{ line: 2, reference: 'a1', address: '12, Park Row' }])
  })
  it.each([';', '^', ','])('may name its delimiter as Excel does: %s', async (delimiter) => {
    const lines = ['sep=,', 'reference,line1', 'a1,12; Park^ Row'].map((line) =>
      line.replaceAll(',', delimiter),
    )
    const { rows } = await readAll(
      `${lines.join('\r\n').replace('12; Park^ Row', '"12; Park^, Row"')}\r\n`,
    )
    expect(rows).toEqual([{ line: 3, reference: 'a1', line1: '12; Park^, Row' }])
  })
  it('is read with any delimiter that is requested', async () => {
    const { rows } = await readAll('reference^line1\na1^12, Park Row', { delimiter: '^' })
    expect(rows).toEqual([{ line: 2, reference: 'a1', line1: '12, Park Row' }])
  })
  it.each([
    ['\n', 'line feeds'],
    ['\r\n', 'both'],
    ['\r', 'carriage returns'],
  ])('may end lines with %j: %s', async (newline) => {
    const { rows } = await readAll(
      [header, 'a1,"12 Park Row",Leeds', 'a2,13 Park Row,Leeds', ''].join(newline),
    )
    expect(rows).toEqual([
      { line: 2, reference: 'a1', line1: '12 Park Row', city: 'Leeds' },
      { line: 3, reference: 'a2', line1: '13 Park Row', city: 'Leeds' },
    ])
  })

  const wide = Array.from({ length: 1_000_000 }, (_, index) => `c${index}`).join(',')
  it.each([
    ['of no bytes', '', 'EMPTY'],
    ['of blank lines', '\n \r\n\n', 'EMPTY'],
    ['of a header', `${header}\n`, 'NO_ROWS'],
    ['of a header without line end', header, 'NO_ROWS'],
    ['of a header and blank rows', `${header}\n,,\n\n`, 'NO_ROWS'],
    ['of a million columns', `${wide}\n${wide}`, 'TOO_MANY_COLUMNS'],
    ['of 101 columns', `${header}${',x'.repeat(98)}\na,b,c`, 'TOO_MANY_COLUMNS'],
    [
      'whose header has an open quote',
      `reference,"line1\n${'a1,b\n'.repeat(1000)}`,
      'UNCLOSED_QUOTE',
    ],
    ['whose header has no end', `${header}${' '.repeat(3000)}`, 'ROW_TOO_LONG'],
    ['without a header', 'a1,12 Park Row,Leeds\na2,13 Park Row,Leeds', 'NO_KNOWN_COLUMN'],
    ['without a reference', 'line1,city\n12 Park Row,Leeds', 'COLUMN_MISSING'],
    ['without an address', 'reference,country\na1,GB', 'COLUMN_MISSING'],
    ['that is a workbook', 'PK\x03\x04reference,line1', 'NOT_TEXT'],
  ])('%s is refused', async (_, text, code) => {
    await expect(readAll(text)).rejects.toMatchObject({ name: 'IngestError', code })
  })
  it.each([['""'], [' '], ['\n'], [''], [',,'], ['"']])(
    'cannot have the delimiter %j',
    async (delimiter) => {
      await expect(readAll(header, { delimiter })).rejects.toMatchObject({ code: 'DELIMITER' })
    },
  )
  it('is refused when a column of the mapping is missing', async () => {
    await expect(
      readAll(`${header}\na,b,c`, { mapping: { city: 'Ortsname' } }),
    ).rejects.toMatchObject({
      code: 'NO_KNOWN_COLUMN',
      message: 'The header has no column "Ortsname", which the mapping names.',
    })
  })
  it('may have the maximum number of rows, counting invalid but not blank ones', async () => {
    const text = `${header}\na1,b,c\n\n,b,c\na3,b,c\n`
    expect((await readAll(text, { limits: { rows: 3 } })).rows).toHaveLength(2)
    await expect(readAll(text, { limits: { rows: 2 } })).rejects.toMatchObject({
      code: 'TOO_MANY_ROWS',
    })
  })
  it('may have the maximum number of bytes, and no more is read', async () => {
    const bytes = new TextEncoder().encode(`${header}\na1,b,c\n`)
    const options = { format: 'csv' as const, limits: { ...limits, fileBytes: bytes.length } }
    expect((await gather(chunksOf(bytes), options)).rows).toHaveLength(1)
    let sent = 0
    async function* endless() {
      for (;;) {
        sent++
        yield bytes
      }
    }
    await expect(gather(endless(), options)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(sent).toBe(2)
  })
  it('is read only as fast as its rows are requested', async () => {
    let sent = 0
    async function* chunks() {
      for (; sent < 100; sent++)
        yield new TextEncoder().encode(`${sent === 0 ? `${header}\n` : ''}${'a1,b,c\n'.repeat(20)}`)
    }
    for await (const { rows } of readRows(chunks(), { format: 'csv', limits, groupBytes: 140 })) {
      expect(rows.length).toBeGreaterThan(0)
      break
    }
    expect(sent).toBeLessThan(4)
  })
  it('passes on an error of its source', async () => {
    async function* broken() {
      yield new TextEncoder().encode(`${header}\na1,b,c\n`)
      throw new Error('the connection broke')
    }
    await expect(gather(broken(), { format: 'csv', limits })).rejects.toThrow(
      'the connection broke',
    )
  })
  it('with a line of 50 MB loses that line and keeps none of it in memory', async () => {
    const held: number[] = []
    const chunk = new Uint8Array(1 << 20).fill(0x78)
    async function* chunks() {
      yield new TextEncoder().encode(`${header}\na1,b,c\n`)
      for (let mebibytes = 0; mebibytes < 50; mebibytes++) {
        if (mebibytes % 10 === 0) held.push(memoryHeld())
        yield chunk
      }
      yield new TextEncoder().encode('\na2,b,c\n')
    }
    const found = { rows: [] as string[], problems: [] as string[] }
    for await (const group of readRows(chunks(), { format: 'csv', limits })) {
      found.rows.push(...group.rows.map(({ line, reference }) => `${line} ${reference}`))
      found.problems.push(...codes(group))
    }
    expect(found).toEqual({ rows: ['2 a1', '4 a2'], problems: ['3 ROW_TOO_LONG'] })
    expect((held.at(-1) ?? 0) - (held[0] ?? 0)).toBeLessThan(2 ** 20)
  })
})
