import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { csvFile, excelFile, header, ownCells, ownNames } from '../fixtures/german-orders.ts'
import { referenceRows } from '../ingest/reference-reader.ts'
import { openQuotas, useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, overflowing, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack({ env: openQuotas })
const store = useBatchView(stack)
beforeEach(() => store.clear())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const german = { locale: 'de-DE' }
/** What a table has, row by row. */
type Table = string[][]

async function open(file: { name: string; buffer: Buffer }): Promise<Page> {
  const page = await openConsole(stack, '/batches/new', german)
  await page
    .getByLabel('File of addresses')
    .setInputFiles({ ...file, mimeType: 'application/octet-stream' })
  return page
}

async function check(page: Page): Promise<void> {
  await button(page, 'Check the file').click()
  await page.getByRole('heading', { name: 'What it would be' }).waitFor()
}

async function start(page: Page): Promise<void> {
  await button(page, 'Start the batch').click()
  await page.getByText('Completed').first().waitFor()
}

async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await button(page, name).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** A table of CSV as Excel in Germany would read it, by a reader that is not ours. */
const tableOf = (bytes: Buffer): Table =>
  referenceRows(bytes.toString('latin1'), {
    ...{ delimiter: ';', newline: '\n', rowLength: 100_000 },
  }).map((row) => ('cells' in row ? row.cells.map((cell) => cell.replace(/\r$/, '')) : []))

async function sheetOf(bytes: Buffer): Promise<Table> {
  const { sheets } = await readXlsx(Uint8Array.from(bytes))
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')))
}

/** The verdict and own columns of each order in an export. */
function ordersOf([names = [], ...rows]: Table) {
  const at = (name: string) => names.indexOf(name)
  const own = names.slice(at('address') + 1, at('line'))
  const cells = (row: string[], from: number, to: number) => row.slice(from, to)
  return {
    own,
    cells: Object.fromEntries(
      rows.map((row) => [row[0], cells(row, at('address') + 1, at('line'))]),
    ),
    verdicts: Object.fromEntries(rows.map((row) => [row[0], row[at('verdict')]])),
    postalCodes: Object.fromEntries(rows.map((row) => [row[0], row[at('postalCode')]])),
    confirmed: Object.fromEntries(rows.map((row) => [row[0], row[at('confirmedLine1')]])),
  }
}

const verdicts = {
  'B-1': 'confirmed',
  'B-2': 'confirmed',
  'B-3': 'corrected',
  'B-4': 'undeliverable',
}
const postalCodes = { 'B-1': '10117', 'B-2': '01067', 'B-3': '04109', 'B-4': '99999' }
const withoutBreaks = (cells: typeof ownCells) =>
  Object.fromEntries(
    Object.entries(cells).map(([order, texts]) => [
      order,
      texts.map((text) => text.replaceAll('\n', ' ')),
    ]),
  )

describe('a clerk with the messy export of a German shop', () => {
  it('gets the file back as it was, with the results behind its columns', async () => {
    const begin = performance.now()
    const page = await open({ name: 'Bestellungen März.csv', buffer: csvFile() })
    await page.getByText('“Kundennummer” repeats, so “Bestell-Nr” is the reference').waitFor()
    for (const [index, name] of header.entries())
      expect(await page.getByLabel(`What “${name || index + 1}” is`).isVisible()).toBe(true)
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'clerk-mapping')
    await check(page)
    await page.getByText('1 fault in rows that would be left out').waitFor()
    await start(page)
    const { name, bytes } = await save(page, 'Export CSV')
    console.log(`CSV: from file to export in ${Math.round(performance.now() - begin)} ms`)
    expect(name).toBe('Bestellungen März-results.csv')
    const orders = ordersOf(tableOf(bytes))
    expect(orders).toMatchObject({ own: ownNames, cells: ownCells, verdicts, postalCodes })
    // Excel would run it without the apostrophe.
    expect(bytes.toString('latin1')).toContain(`"'=HYPERLINK(`)
    await picture(page, 'clerk-results')
  })

  it('gets a workbook for a workbook', async () => {
    const begin = performance.now()
    const page = await open({ name: 'Bestellungen.xlsx', buffer: excelFile() })
    await page.getByLabel('Sheet').selectOption('Bestellungen')
    await page.getByText('“Kundennummer” repeats, so “Bestell-Nr” is the reference').waitFor()
    await page.getByRole('cell', { name: '01067' }).waitFor()
    await page.getByRole('cell', { name: '03.02.2026' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'clerk-workbook')
    await check(page)
    // Row 7 of the sheet.
    await page.getByRole('cell', { name: '7', exact: true }).waitFor()
    await start(page)
    const { name, bytes } = await save(page, 'Export Excel')
    console.log(`Excel: from file to export in ${Math.round(performance.now() - begin)} ms`)
    expect(name).toBe('Bestellungen-results.xlsx')
    const { own, cells, ...others } = ordersOf(await sheetOf(bytes))
    expect(others).toMatchObject({ verdicts, postalCodes })
    // The last column of the sheet is empty, as Excel does not tell it from none.
    expect(own).toEqual(ownNames.slice(0, -1))
    const expected = withoutBreaks(ownCells)
    for (const order of Object.keys(expected))
      expect(cells[order]).toEqual(expected[order]?.slice(0, -1))
    // Without the mark, Excel would take the CSV for Windows-1252; here it expects semicolons.
    const csv = await save(page, 'Export CSV')
    expect(csv.bytes.toString().startsWith('\uFEFFreference;')).toBe(true)
    expect(csv.bytes.toString()).toContain('Müller & Söhne')
  })

  it('uploads the export again, and what a person has decided stays', async () => {
    const page = await open({ name: 'Bestellungen.csv', buffer: csvFile() })
    await page.getByText('“Kundennummer” repeats').waitFor()
    await check(page)
    await start(page)
    await stack.post(
      '/api/address/stored/B-4',
      {
        line1: 'Thomaskirchhof 18',
        postalCode: '04109',
        city: 'Leipzig',
        country: 'DE',
        confirmed: true,
      },
      { method: 'PUT' },
    )
    const { bytes, name } = await save(page, 'Export CSV')
    const first = tableOf(bytes)
    expect(ordersOf(first).confirmed['B-4']).toBe('Thomaskirchhof 18')

    const again = await open({ name, buffer: bytes })
    await again.getByLabel('What “confirmedLine1” is').waitFor()
    expect(await again.getByLabel('What “confirmedLine1” is').inputValue()).toBe('decision')
    expect(await again.getByLabel('What “verdict” is').inputValue()).toBe('')
    await check(again)
    await again.getByText('1 of these addresses was confirmed by a person.').waitFor()
    await again.getByLabel('Replace it by this text').check()
    await picture(again, 'clerk-export-again')
    await start(again)
    const second = tableOf((await save(again, 'Export CSV')).bytes)
    expect(second[0]).toEqual(first[0])
    expect(ordersOf(second)).toMatchObject({ cells: ownCells, verdicts: { 'B-4': 'confirmed' } })
    const { body } = await stack.get('/api/address/stored/B-4')
    expect(body.data.line1).toBe('Thomaskirchhof 18')
  })
})

it('on a telephone every column is seen without scrolling sideways', async () => {
  const page = await openConsole(stack, '/batches/new', {
    ...{ viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  })
  const buffer = csvFile()
  await page
    .getByLabel('File of addresses')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('What “Notiz” is').waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'clerk-mapping-390-dark')
})
