import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { workbookOf } from '../../services/console/results/workbook.ts'
import { readWorkbook } from '../../services/console/upload/workbook.ts'
import { csvLine } from '../../shared/ingest/csv-line.ts'
import { styles, type TestCell, workbookFile } from '../support/workbook.ts'
import { withDamagedSheet } from './damaged-sheet.ts'

const bytesOf = (buffer: Buffer): ArrayBuffer => Uint8Array.from(buffer).buffer
const csvOf = async (rows: TestCell[][], locale = 'de-DE') =>
  (await readWorkbook(bytesOf(workbookFile([{ name: 'A', rows }])), undefined, locale)).csv

describe('a cell of a workbook is read as Excel shows it', () => {
  const { postalCode, date, germanDate, amount, grouped, weight, signedWeight } = styles
  const { japanesePostalCode, americanPostalCode, withoutZero, dateTime } = styles
  // 1 November 2023.
  const day = 45_231
  it.each<[string, TestCell, string]>([
    ['text', 'Köln', 'Köln'],
    ['text with leading zeros', '01067', '01067'],
    ['a postal code that a format fills with zeros', { number: 1067, style: postalCode }, '01067'],
    ['a Japanese postal code', { number: 1_000_001, style: japanesePostalCode }, '100-0001'],
    ['one with leading zeros', { number: 600_042, style: japanesePostalCode }, '060-0042'],
    [
      'a Japanese postal code of five digits',
      { number: 2310, style: japanesePostalCode },
      '023-10',
    ],
    ['one of three digits', { number: 60, style: japanesePostalCode }, '060'],
    ['a ZIP code', { number: 2139, style: americanPostalCode }, '02139'],
    ['a ZIP+4 code', { number: 21_391_234, style: americanPostalCode }, '02139-1234'],
    ['a number under conditions, by the last section', { number: 7, style: withoutZero }, '7'],
    ['one by the first section', { number: 0, style: withoutZero }, '";"'],
    ['a whole number', { number: 4711 }, '4711'],
    ['a long number, without an exponent', { number: 491_701_234_567 }, '491701234567'],
    ['a number that computers cannot write', { number: 0.1 + 0.2 }, '"0,3"'],
    ['an amount', { number: 1234.5, style: amount }, '"1.234,50 €"'],
    ['a number with a unit', { number: 47, style: weight }, '47 kg'],
    ['a number below zero with a unit', { number: -1.5, style: weight }, '"\'-1,5 kg"'],
    ['a unit with a word of the format', { number: 47, style: signedWeight }, '47 General kg'],
    ['a number with its own minus', { number: -47, style: signedWeight }, "'-47"],
    ['a date in the order of the country', { number: day, style: date }, '01.11.2023'],
    [
      'a date and time in the order of the country',
      { number: day + 0.604_166_667, style: dateTime },
      '01.11.2023 14:30',
    ],
    ['a date with a format', { number: day, style: germanDate }, '01.11.2023'],
    ['the result of a formula', { formula: 'A1&"x"', text: 'Summe' }, 'Summe'],
    ['the empty result of a formula', { formula: '""', text: '' }, ''],
    ['text like a formula, guarded', '=1+1', "'=1+1"],
    ['line breaks, as a space', 'Hof\r\n2. Stock', 'Hof 2. Stock'],
    ['quotes', 'Café "Süß"', '"Café ""Süß"""'],
    ['text without the tab before it', '\tHof 2 ', 'Hof 2'],
    ['text like a formula after a tab, guarded once', '\t=1+1', "'=1+1"],
    ['nothing', null, ''],
  ])('%s', async (_, cell, text) => {
    expect(
      await csvOf([
        ['id', 'x', 'y'],
        ['a', cell, 'b'],
      ]),
    ).toBe(`id;x;y\r\na;${text};b\r\n`)
  })

  it('in the language of the browser', async () => {
    const rows = [[{ number: 12.5 }, { number: day, style: date }]]
    expect(await csvOf(rows, 'en-US')).toBe('12.5,11/01/2023\r\n')
  })

  it.each([
    ['en-US', '11/01/2023 14:30'],
    ['en-GB', '01/11/2023 14:30'],
    ['fr-FR', '01/11/2023 14:30'],
    ['ja-JP', '2023/11/01 14:30'],
  ])('a date and time in the order of the country: %s', async (locale, text) => {
    const rows = [[{ number: day + 0.604_166_667, style: dateTime }]]
    expect(await csvOf(rows, locale)).toBe(`${text}\r\n`)
  })

  it.each([
    ['en-US', ','],
    ['ja-JP', ','],
    ['de-DE', ';'],
    ['fr', ';'],
    ['it-IT', ';'],
  ])('in a table with the delimiter that Excel expects there: %s', async (locale, delimiter) => {
    expect(await csvOf([['id', 'city']], locale)).toBe(`id${delimiter}city\r\n`)
  })

  it.each([
    ['en-US', '"1,234.50"'],
    ['en-GB', '"1,234.50"'],
    ['hi', '"1,234.50"'],
    ['de', '"1.234,50"'],
    ['es', '"1.234,50"'],
    ['it-IT', '"1.234,50"'],
    ['pt-BR', '"1.234,50"'],
    ['de-AT', '"1\u00a0234,50"'],
    ['fr', '"1\u00a0234,50"'],
    ['pl-PL', '"1\u00a0234,50"'],
  ])('with the signs of numbers that are usual there: %s', async (locale, cell) => {
    expect(await csvOf([[{ number: 1234.5, style: grouped }]], locale)).toBe(`${cell}\r\n`)
  })

  it.each([
    ['ar-EG', "4711,'-12.5,01/11/2023"],
    ['fa', '4711,−12.5,2023/11/01'],
    ['ps', '4711;"−12,5";2023-11-01'],
    ['bn', "4711,'-12.5,01/11/2023"],
    ['mr', "4711,'-12.5,01/11/2023"],
    ['ne', "4711,'-12.5,2023-11-01"],
    ['my', "4711,'-12.5,01/11/2023"],
    ['he', "4711,'-12.5,01.11.2023"],
    ['th', "4711,'-12.5,01/11/2023"],
    ['ar-u-nu-arab-ca-islamic', "4711,'-12.5,01/11/2023"],
  ])('with Latin digits, in the Gregorian calendar: %s', async (locale, line) => {
    const rows = [[{ number: 4711 }, { number: -12.5 }, { number: day, style: date }]]
    expect(await csvOf(rows, locale)).toBe(`${line}\r\n`)
  })
})

describe('merged cells', () => {
  const { date } = styles
  const csvWith = async (rows: TestCell[][], ...merges: string[]) =>
    (await readWorkbook(bytesOf(workbookFile([{ name: 'A', rows, merges }])), undefined, 'de-DE'))
      .csv

  it('have their value in each row', async () => {
    const rows = [
      ['id', 'street', 'city', 'since'],
      ['a1', 'Hauptstr. 1', 'Köln', { number: 45_231, style: date }],
      ['a2', 'Hauptstr. 2', null, { number: 45_232, style: date }],
      ['a3', 'Hauptstr. 3'],
      ['a4', 'Ring 1', 'Bonn'],
    ]
    expect(await csvWith(rows, 'C2:C4', 'D3:D4')).toBe(
      'id;street;city;since\r\na1;Hauptstr. 1;Köln;01.11.2023\r\n' +
        'a2;Hauptstr. 2;Köln;02.11.2023\r\na3;Hauptstr. 3;Köln;02.11.2023\r\na4;Ring 1;Bonn\r\n',
    )
  })

  it('have it once in a row', async () => {
    const rows = [
      ['id', 'street', 'house', 'city'],
      ['a1', 'Ring 1', null, 'Köln'],
      ['a2', null, null, 'Köln'],
    ]
    expect(await csvWith(rows, 'B2:C3')).toBe(
      'id;street;house;city\r\na1;Ring 1;;Köln\r\na2;Ring 1;;Köln\r\n',
    )
  })

  it('fill neither the row under a header nor a blank one', async () => {
    const rows = [
      [null],
      ['id', 'city'],
      ['a1', null],
      ['a2', 'Köln'],
      [null, null],
      ['a3', 'Bonn'],
    ]
    expect(await csvWith(rows, 'B2:B3', 'A4:A5', 'B4:B5')).toBe(
      '\r\nid;city\r\na1\r\na2;Köln\r\n\r\na3;Bonn\r\n',
    )
  })
})

describe('a workbook', () => {
  const file = workbookFile([
    { name: 'Notes', isHidden: true, rows: [['secret']] },
    {
      name: 'Orders & more',
      rows: [
        ['id', 'city'],
        [null, null],
        ['a1', 'Lyon'],
      ],
    },
    {
      name: 'Returns',
      rows: [
        ['id', 'city'],
        ['a2', 'Nice'],
      ],
    },
  ])
  const workbook = bytesOf(file)

  it('is read from the first sheet that Excel shows, a line for each row', async () => {
    expect(await readWorkbook(workbook, undefined, 'en')).toEqual({
      sheets: ['Orders & more', 'Returns'],
      sheet: 'Orders & more',
      csv: 'id,city\r\n\r\na1,Lyon\r\n',
    })
  })

  it('is read from the sheet that was chosen', async () => {
    expect((await readWorkbook(workbook, 'Returns', 'en')).csv).toBe('id,city\r\na2,Nice\r\n')
  })

  it('names all its sheets when one of them cannot be read', async () => {
    const bytes = bytesOf(withDamagedSheet(file, 2))
    expect(await readWorkbook(bytes, undefined, 'en')).toEqual({
      sheets: ['Orders & more', 'Returns'],
      sheet: 'Orders & more',
      csv: undefined,
    })
    expect((await readWorkbook(bytes, 'Returns', 'en')).csv).toBe('id,city\r\na2,Nice\r\n')
  })

  it('with formulas that no program has calculated names the first of them', async () => {
    const rows = [
      ['id', 'city'],
      ['a1', { formula: 'UPPER("Lyon")', text: 'LYON' }],
      ['a2', { formula: 'UPPER("Nice")' }],
      ['a3', { formula: 'UPPER("Metz")' }],
    ]
    const bytes = bytesOf(workbookFile([{ name: 'A', rows }]))
    expect(await readWorkbook(bytes, undefined, 'en')).toEqual({
      ...{ sheets: ['A'], sheet: 'A' },
      ...{ csv: undefined, uncalculated: 'B3' },
    })
  })

  it.each([
    ['is damaged', workbook.slice(0, 400)],
    ['is none', bytesOf(Buffer.from('id,city\na1,Lyon\n'))],
  ])('that %s is refused', async (_, bytes) => {
    for (const chosen of [undefined, 'Returns'])
      await expect(readWorkbook(bytes, chosen, 'en')).rejects.toThrow()
  })
})

describe('an export as a workbook', () => {
  const rowsOf = async (...lines: (string | number | null)[][]) => {
    const csv = new Blob(lines.map((line) => csvLine(line)))
    const blob = await workbookOf(csv.stream())
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { sheets } = await readXlsx(await blob.arrayBuffer(), { readStyles: true })
    return sheets[0]
  }

  it('has the same cells, with numbers where they are numbers', async () => {
    const sheet = await rowsOf(
      ['reference', 'line', 'line', 'latitude', 'verdict'],
      ['007', '1', 2, -4.5, 'confirmed'],
      ['a,"b"', null, 3, null, 'Zeile\nzwei'],
    )
    expect(sheet?.name).toBe('Results')
    expect(sheet?.rows).toEqual([
      ['reference', 'line', 'line', 'latitude', 'verdict'],
      ['007', '1', 2, -4.5, 'confirmed'],
      ['a,"b"', null, 3, null, 'Zeile\nzwei'],
    ])
  })

  it('has no formulas, and no apostrophes against them', async () => {
    const texts = ['=1+1', '+49 221 1', '-x', '@SUM(A1)', "'=1", '\u0001<&>]]>']
    const sheet = await rowsOf(['reference', 'b', 'c', 'd', 'e', 'f'], texts)
    expect(sheet?.rows[1]?.slice(0, 5)).toEqual(texts.slice(0, 5))
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([])
  })
})
