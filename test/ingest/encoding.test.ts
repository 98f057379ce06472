import { describe, expect, it } from 'vitest'
import { limits, readAll } from './read-all.ts'

const text = 'reference,line1,city\na1,12 Königstraße „links“,Köln\n'
const utf8 = new TextEncoder().encode(text)
const utf16 = (mark: string) => Buffer.from(`${mark}${text.replaceAll(',', '\t')}`, 'utf16le')
const row = { line: 2, reference: 'a1', line1: '12 Königstraße „links“', city: 'Köln' }

/** What Windows-1252 has in other places than Latin-1, as far as it is needed here. */
const windows1252 = (value: string) =>
  Buffer.from(
    value.replaceAll('„', '\x84').replaceAll('“', '\x93').replaceAll('€', '\x80'),
    'latin1',
  )

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['UTF-8, found out', utf8, undefined],
    ['UTF-8, said', utf8, 'UTF-8'],
    ['UTF-8, by its mark', Buffer.from(`\uFEFF${text}`), undefined],
    ['UTF-8, by its mark against what is said', Buffer.from(`\uFEFF${text}`), 'windows-1252'],
    ['Windows-1252, found out', windows1252(text), undefined],
    ['Windows-1252, said', windows1252(text), 'windows-1252'],
    ['Windows-1252, called Latin-1', windows1252(text), 'iso-8859-1'],
    ["UTF-16, by its mark (Excel's Unicode text)", utf16('\uFEFF'), undefined],
    ['UTF-16, big-endian, by its mark', utf16('\uFEFF').swap16(), undefined],
    ['UTF-16, said', utf16(''), 'utf-16le'],
  ])('is detected: %s', async (_, bytes, encoding) => {
    expect(await readAll(bytes, { encoding })).toEqual({ rows: [row], problems: [] })
  })
  it('is detected at the first character beyond ASCII, however late it comes', async () => {
    const ascii = 'a0,1 Park Row,Leeds\n'.repeat(20_000)
    for (const late of [utf8, windows1252(text)]) {
      const bytes = Buffer.concat([
        Buffer.from(text.slice(0, 21)),
        Buffer.from(ascii),
        late.subarray(21),
      ])
      const { rows, problems } = await readAll(bytes)
      expect(problems).toEqual([])
      expect(rows.at(-1)).toEqual({ ...row, line: 20_002 })
    }
  })
  it.each<[string, number, Uint8Array]>([
    ['Windows-1252', 1, windows1252('ß')],
    ['UTF-8', 1, Buffer.from('ß')],
    ['UTF-8 of three bytes', 2, Buffer.from('ẞ')],
    ['UTF-8 of four bytes', 3, Buffer.from('𐐀')],
  ])('is detected if a block ends in that character: %s', async (name, inBlock, letter) => {
    const encoded = name === 'Windows-1252' ? windows1252 : Buffer.from
    const start = 'reference,line1,city\n'
    const street = 'x'.repeat(65_536 - start.length - 'a1,'.length - inBlock)
    const bytes = Buffer.concat([
      Buffer.from(`${start}a1,${street}`),
      letter,
      encoded('e 5,Köln\na2,Müllerstraße,Köln\n'),
    ])
    const { rows, problems } = await readAll(bytes, { limits: { rowLength: 70_000 } })
    expect(problems).toMatchObject([{ line: 2, field: 'line1', code: 'TOO_LONG' }])
    expect(rows).toEqual([{ line: 3, reference: 'a2', line1: 'Müllerstraße', city: 'Köln' }])
  })
  it('is Windows-1252 if the only character beyond ASCII is the last byte', async () => {
    const { rows } = await readAll(windows1252('reference,city\na1,Orléans\n').subarray(0, 22))
    expect(rows).toEqual([{ line: 2, reference: 'a1', city: 'Orlé' }])
  })
  it('of mixed files is the first one; rows that are not valid in it are problems', async () => {
    const good = 'a2,13 Königstraße,Köln\n'
    const bytes = Buffer.concat([
      utf8,
      Buffer.from(good),
      windows1252('a3,é,Köln\n'),
      Buffer.from(good),
    ])
    const { rows, problems } = await readAll(bytes)
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 5])
    expect(problems).toMatchObject([
      { line: 4, field: 'line1', code: 'ENCODING' },
      { line: 4, field: 'city', code: 'ENCODING' },
    ])
  })
  it('is also detected if the file is cut off inside a character', async () => {
    const { problems } = await readAll(
      Buffer.from('reference,city\na1,Köln\na2,K\u00f6').subarray(0, -1),
    )
    expect(problems).toMatchObject([{ line: 3, field: 'city', code: 'ENCODING' }])
  })
  it('that is unknown is refused', async () => {
    await expect(readAll(utf8, { encoding: 'klingon' })).rejects.toMatchObject({
      name: 'IngestError',
      code: 'ENCODING',
    })
  })
  it.each([
    ['an Excel workbook', '504b0304'],
    ['an old Excel workbook', 'd0cf11e0a1b11ae1'],
    ['gzip', '1f8b08'],
    ['PDF', '255044462d'],
  ])('cannot be detected for %s', async (_, hex) => {
    await expect(readAll(Buffer.from(hex, 'hex'), { limits })).rejects.toMatchObject({
      code: 'NOT_TEXT',
    })
  })
})
