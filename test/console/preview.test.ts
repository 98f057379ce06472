import { describe, expect, it } from 'vitest'
import { formatOf, mediaTypeOf, previewOf } from '../../services/console/upload/preview.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const csv = { format: 'csv' } as const
const previewOfText = (text: string, isWhole = true) => previewOf(bytesOf(text), isWhole, csv)

describe('the preview of a file', () => {
  it('shows its columns, their fields, and its rows as they are written', async () => {
    const preview = await previewOfText('ref;Ort;Farbe\n a1 ;"Köln";rot\n;Bonn\n')
    expect(preview).toMatchObject({
      names: ['ref', 'Ort', 'Farbe'],
      uses: ['reference', 'city', 'own'],
      rows: [
        { line: 2, cells: ['a1', 'Köln', 'rot'] },
        { line: 3, cells: ['', 'Bonn', ''] },
      ],
      seen: 2,
      encoding: 'utf-8',
      delimiter: ';',
      fault: undefined,
    })
    expect(preview.problems).toEqual([
      { line: 3, field: 'reference', code: 'REQUIRED', message: 'is required' },
    ])
  })

  it('leaves out the further lines of an order', async () => {
    const preview = await previewOfText('Id,Name,City\n1,#1,Lyon\n,#1,\n2,#2,Nice\n')
    expect(preview).toMatchObject({ seen: 2, problems: [] })
    expect(preview.rows.map(({ line }) => line)).toEqual([2, 4])
  })

  it('takes all keys of all rows as columns where rows are objects', async () => {
    const text =
      '{"reference":"a1","city":"Lyon"}\n{"city":"Nice","reference":"a2","extra":{"a":1}}\n'
    const { names, rows } = await previewOf(bytesOf(text), true, { format: 'ndjson' })
    expect(names).toEqual(['reference', 'city', 'extra'])
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a1', 'Lyon', ''],
      ['a2', 'Nice', '{"a":1}'],
    ])
  })

  it('leaves out a row that is cut off at the end of the preview', async () => {
    const cut = 'ref,city\na1,Lyon\na2,Ni'
    expect(await previewOfText(cut, false)).toMatchObject({
      seen: 1,
      fault: undefined,
      problems: [],
    })
    expect(
      await previewOf(bytesOf('[{"ref":"a1","city":"Lyon"},{"re'), false, { format: 'json' }),
    ).toMatchObject({
      seen: 1,
      fault: undefined,
    })
  })

  it('shows the detected encoding, and reads the file again in a chosen one', async () => {
    const windows = Uint8Array.from('ref,city\na1,K\xF6ln\n', (character) =>
      character.charCodeAt(0),
    )
    expect(await previewOf(windows, true, csv)).toMatchObject({ encoding: 'windows-1252' })
    const asUtf8 = await previewOf(windows, true, { ...csv, encoding: 'utf-8' })
    expect(asUtf8.problems).toMatchObject([{ line: 2, field: 'city', code: 'ENCODING' }])
    const utf16 = new Uint8Array(Buffer.from('\uFEFFref\tcity\na1\tKöln\n', 'utf16le'))
    expect(await previewOf(utf16, true, csv)).toMatchObject({
      encoding: 'utf-16le',
      delimiter: '\t',
      seen: 1,
    })
  })

  it('shows columns without a known name, for the user to choose their fields', async () => {
    const text = 'Kd;Wo\n1;Lyon\n'
    const unknown = await previewOfText(text)
    expect(unknown).toMatchObject({ names: ['Kd', 'Wo'], uses: ['own', 'own'], problems: [] })
    expect(unknown.fault).toMatch('no known column')
    const said = await previewOf(bytesOf(text), true, {
      ...csv,
      assignment: { Kd: 'reference', Wo: 'city' },
    })
    expect(said).toMatchObject({ uses: ['reference', 'city'], fault: undefined, problems: [] })
  })

  it.each([
    ['an empty file', new Uint8Array(), 'The file is empty.'],
    ['a header alone', bytesOf('reference,city\n'), 'The file has no rows.'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'Save the table as CSV'],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0), 'Save the table as CSV'],
    ['a file without a reference', bytesOf('city\nLyon\n'), 'no column for the reference'],
  ])('explains what is wrong with %s', async (_, bytes, fault) => {
    expect((await previewOf(bytes, true, csv)).fault).toMatch(fault)
  })

  it('counts all faults, and shows the first 50', async () => {
    const { seen, problemCount, problems } = await previewOfText(
      `ref,city\n${',Lyon\n'.repeat(200)}${'a1,Lyon,x\n'.repeat(100)}`,
    )
    expect([seen, problemCount, problems.length]).toEqual([300, 300, 50])
    expect(problems.at(-1)?.line).toBe(51)
  })

  it('shortens long cells', async () => {
    const { rows } = await previewOfText(`ref,city\na1,${'x'.repeat(299)}\n`)
    expect(rows[0]?.cells[1]).toHaveLength(121)
  })
})

it.each([
  ['a.csv', '{"a":1}', 'csv'],
  ['a.TSV', 'ref\tcity', 'csv'],
  ['a.jsonl', '', 'ndjson'],
  ['a.json', ' [{}]', 'json'],
  ['a.json', '{"a":1}\n{"a":2}', 'ndjson'],
  ['a.json', '', 'json'],
  ['a.txt', '[1]', 'json'],
  ['export', 'ref,city', 'csv'],
])('in the preview %s that begins with %j is %s', (name, text, format) => {
  expect(formatOf(name, bytesOf(text))).toBe(format)
})

it('the encoding is sent when the user chose it, and not when it was detected', () => {
  expect(mediaTypeOf(csv)).toBe('text/csv')
  expect(mediaTypeOf({ format: 'ndjson', encoding: 'utf-16le' })).toBe(
    'application/x-ndjson;charset=utf-16le',
  )
})
