import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mint } from '../api/forged-tokens.ts'
import { withDamagedSheet } from '../console/damaged-sheet.ts'
import { inventedRows, openQuotas } from '../support/batches.ts'
import { signingKey } from '../support/key-store.ts'
import { useStack } from '../support/stack.ts'
import { workbookFile } from '../support/workbook.ts'
import { accessibilityFaults, overflowing, picture } from './browser.ts'
import { tabTo } from './keyboard.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack({
  env: {
    ...openQuotas,
    UPLOAD_MAX_BYTES: '30000000',
    UPLOAD_MAX_ROWS: '50000',
    WEBHOOKS_TO_PRIVATE: 'true',
  },
})
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-upload-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const header = 'Order Number,Street,Town,Country,Note\n'
const csvOf = (count: number, note = '') =>
  header +
  inventedRows(count)
    .map(
      ({ reference, line1, city, country }) => `${reference},${line1},${city},${country},${note}\n`,
    )
    .join('')
const fileOf = (content: string | Buffer, name = 'orders.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

type ChosenFile = Parameters<Page['setInputFiles']>[1]
async function openUpload(
  file?: ChosenFile,
  options: BrowserContextOptions = {},
  url = stack.url,
): Promise<Page> {
  const page = await openConsole({ url, apiKey: stack.apiKey }, '/batches/new', options)
  await page.getByRole('heading', { name: 'New batch' }).waitFor()
  if (file) await page.getByLabel('File of addresses').setInputFiles(file)
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const batchPage = /\/console\/batches\/[0-9a-f-]{36}$/
const countBatches = async () =>
  (await stack.get('/api/address/batches?limit=1000')).body.data.batches.length
/** Answers each question of the page. Returns what it asks. */
function answerQuestions(page: Page, isYes: boolean): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return isYes ? dialog.accept() : dialog.dismiss()
  })
  return asked
}
async function check(page: Page): Promise<void> {
  await button(page, 'Check the file').click()
  await page.getByRole('heading', { name: 'What it would be' }).waitFor()
}

describe('a file with addresses that a person has confirmed', () => {
  const text = '1 Confirmed Street'
  const confirm = (reference: string) =>
    stack.post(
      `/api/address/stored/${reference}`,
      { line1: text, city: 'London', country: 'GB', confirmed: true },
      { method: 'PUT' },
    )
  const stored = async (reference: string) =>
    (await stack.get(`/api/address/stored/${reference}`)).body.data

  it.each([
    ['Keep what they confirmed', true],
    ['Replace it by this text', false],
  ])('asks what becomes of them: %s', async (choice, isKept) => {
    const [row] = inventedRows(1)
    const reference = String(row?.reference)
    await confirm(reference)
    const page = await openUpload(fileOf(csvOf(3), 'confirmed.csv'))
    await check(page)
    await page.getByText('1 of these addresses was confirmed by a person.').waitFor()
    expect(await page.getByLabel('Keep what they confirmed').isChecked()).toBe(true)
    await page.getByLabel(choice).check()
    expect(await accessibilityFaults(page)).toEqual([])
    if (isKept) await picture(page, 'upload-confirmed')
    await button(page, 'Start the batch').click()
    await page.getByText('Completed').first().waitFor()
    const { line1, confirmedAt } = await stored(reference)
    expect([line1 === text, confirmedAt !== undefined]).toEqual([isKept, isKept])
  })
})

describe('a file', () => {
  it('becomes a batch: looked at, checked, started', async () => {
    const page = await openUpload()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-empty')
    await page
      .getByLabel('File of addresses')
      .setInputFiles(fileOf(`${csvOf(40)},no reference,Lyon,FR,\n`))
    await page.getByRole('heading', { name: 'orders.csv' }).waitFor()
    expect(await page.getByLabel('What “Order Number” is').inputValue()).toBe('reference')
    expect(await page.getByLabel('What “Town” is').inputValue()).toBe('city')
    expect(await page.getByLabel('What “Note” is').inputValue()).toBe('own')
    await page.getByText('1 fault in the first 41 rows').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-preview')
    await check(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-plan')
    await button(page, 'Start the batch').click()
    await page.getByText('Completed').first().waitFor()
    expect(page.url()).toMatch(batchPage)
    await page.getByRole('heading', { name: 'orders.csv', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'All batches' }).click()
    await page.getByRole('link', { name: 'orders.csv' }).waitFor()
  })

  it('need not be at hand: a sample shows what verdicts there are', async () => {
    const page = await openUpload()
    await button(page, 'Try a sample').click()
    await page.getByRole('heading', { name: 'sample.csv' }).waitFor()
    await check(page)
    await button(page, 'Start the batch').click()
    await page.getByText('Completed').first().waitFor()
    await picture(page, 'batch-sample')
    for (const verdict of ['Confirmed', 'Corrected', 'Needs review', 'Undeliverable'])
      await page.getByRole('grid').getByText(verdict, { exact: true }).first().waitFor()
  })

  it('can be dropped, and looks well on a telephone and in the dark', async () => {
    const page = await openUpload(undefined, {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    })
    await picture(page, 'upload-empty-360-dark')
    const dropped = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }))
        return transfer
      },
      `${csvOf(15)},,,,\n,x,,,\n`,
    )
    await page.getByLabel('File', { exact: true }).dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByRole('heading', { name: 'dropped.csv' }).waitFor()
    await check(page)
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-plan-360-dark')
  })

  it('is one: of several that are dropped none is taken', async () => {
    const page = await openUpload()
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      for (const name of ['one.csv', 'two.csv']) transfer.items.add(new File(['a,b\n'], name))
      return transfer
    })
    await page.getByLabel('File', { exact: true }).dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByText('Drop one file: these are 2.').waitFor()
    expect(await page.getByRole('heading', { name: 'one.csv' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it.each([
    { rows: 20, words: 'it never does.' },
    { rows: 30_000, words: /it does not in the first [\d,]+ rows\./ },
  ])('has another reference where the first one repeats: $words', async ({ rows, words }) => {
    const line = (_: unknown, n: number) => `customer-1,order-${n},1 Rue Pasteur,Lyon\n`
    const lines = Array.from({ length: rows }, line).join('')
    const text = `Kundennummer,Bestell-Nr,Street,Town\n${lines}`
    const page = await openUpload(fileOf(text))
    await page.getByText('“Kundennummer” repeats, so “Bestell-Nr” is the reference:').waitFor()
    await page.getByText(words).waitFor()
  })

  it('becomes a batch with the keyboard alone', async () => {
    const page = await openUpload()
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, 'Choose a file')
    await page.keyboard.press('Enter')
    await (await dialog).setFiles(fileOf(csvOf(5)))
    await page.getByRole('heading', { name: 'orders.csv' }).waitFor()
    await tabTo(page, 'What “Note” is')
    await page.keyboard.type('Second')
    await tabTo(page, 'Check the file')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'What it would be' }).waitFor()
    await tabTo(page, 'Start the batch')
    await page.keyboard.press('Enter')
    await page.waitForURL(batchPage)
  })

  it('whose columns nobody knows is told what they are', async () => {
    const page = await openUpload(
      fileOf('Kd;Wo;Land;Rest\n1;Lyon;Bretagne;-\n2;Nantes;Bretagne;-\n'),
    )
    await page.getByText('no known column').waitFor({ state: 'hidden' })
    await page.getByText('has no column for the reference').waitFor()
    expect(await button(page, 'Check the file').isDisabled()).toBe(true)
    await picture(page, 'upload-unknown-columns')
    await page.getByLabel('What “Kd” is').selectOption('reference')
    await page.getByLabel('What “Wo” is').selectOption('city')
    await page.getByLabel('What “Land” is').selectOption('')
    const sent = page.waitForRequest(/dryRun/)
    await check(page)
    expect(JSON.parse(new URL((await sent).url()).searchParams.get('mapping') ?? '')).toEqual({
      Kd: 'reference',
      Wo: 'city',
      Land: null,
    })
    await page.getByLabel('What it would be').getByText('2', { exact: true }).first().waitFor()
    // Another mapping is another batch: the plan holds no longer.
    await page.getByLabel('What “Land” is').selectOption('region')
    await page.getByRole('heading', { name: 'What it would be' }).waitFor({ state: 'hidden' })
  })

  it('in another encoding is read as the service reads it', async () => {
    const page = await openUpload(fileOf(Buffer.from('reference,city\na1,K\xF6ln\n', 'latin1')))
    await page.getByRole('cell', { name: 'Köln' }).waitFor()
    expect(await page.getByLabel('Encoding').locator('option:checked').innerText()).toBe(
      'Western Europe (Windows-1252), found out',
    )
    await page.getByLabel('Encoding').selectOption('utf-8')
    await page.getByText('not valid in the encoding of the file').waitFor()
    await page.getByLabel('Encoding').selectOption('windows-1252')
    const sent = page.waitForRequest(/dryRun/)
    await check(page)
    expect(await (await sent).headerValue('content-type')).toBe('text/csv;charset=windows-1252')
  })

  it.each([
    ['Polish', 'a3f3649f', 'Łódź'],
    ['Cyrillic', 'cceef1eae2e0', 'Москва'],
    ['Turkish', 'de69fe6c69', 'Şişli'],
    ['Greek', 'c1e8deede1', 'Αθήνα'],
    ['Hebrew', 'e7e9f4e4', 'חיפה'],
    ['Arabic', 'cfc8ed', 'دبي'],
    ['Baltic', '52ee6761', 'Rīga'],
    ['Vietnamese', 'd0f56e2044fdf56e67', 'Đơn Dương'],
    ['Thai', 'a1c3d8a7e0b7be', 'กรุงเทพ'],
    ['old Mac', '4d9f6e6368656e', 'München'],
    ['Japanese', '938c8b9e', '東京'],
    ['Simplified Chinese', 'b1b1bea9', '北京'],
    ['Traditional Chinese', 'bb4fa55f', '臺北'],
    ['Korean', 'bcadbfef', '서울'],
  ])('in the encoding of another country can be corrected: %s', async (name, hex, town) => {
    const file = [Buffer.from('reference,city\na1,'), Buffer.from(hex, 'hex'), Buffer.from('\n')]
    const page = await openUpload(fileOf(Buffer.concat(file)))
    const choice = page.getByLabel('Encoding')
    await choice.selectOption(
      (await choice.locator('option', { hasText: name }).innerText()).trim(),
    )
    await page.getByRole('cell', { name: town, exact: true }).waitFor()
    await check(page)
  })

  it('with a webhook brings its secret, once', async () => {
    const page = await openUpload(fileOf(csvOf(2, 'webhook')))
    await page.getByLabel('Webhook').fill('not a url')
    await button(page, 'Check the file').click()
    await page.getByRole('heading', { name: 'What it would be' }).waitFor()
    await button(page, 'Start the batch').click()
    await page.getByRole('alert').waitFor()
    await picture(page, 'upload-webhook-refused')
    await page.getByLabel('Webhook').fill('http://127.0.0.1:9/batches')
    await check(page)
    await button(page, 'Start the batch').click()
    await page.getByText(/^whsec_/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-webhook-secret')
    const asked = answerQuestions(page, false)
    await page.getByRole('link', { name: 'Checkout' }).click()
    await button(page, 'Sign out').click()
    const question = expect.stringContaining('secret')
    await expect.poll(() => asked).toEqual([question, question])
    await page.getByText(/^whsec_/).waitFor()
    await button(page, 'I have kept it: to the batch').click()
    await page.waitForURL(batchPage)
    expect(asked).toHaveLength(2)
  })

  it('with a webhook can be left as soon as its secret is copied', async () => {
    const page = await openUpload(fileOf(csvOf(2, 'copied')), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByLabel('Webhook').fill('http://127.0.0.1:9/batches')
    await check(page)
    await button(page, 'Start the batch').click()
    const secret = await page.getByText(/^whsec_/).textContent()
    await button(page, 'Copy the secret').click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    const asked = answerQuestions(page, false)
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
    expect(asked).toEqual([])
  })
})

it('asks before a link, Back or signing out ends an upload', async () => {
  const page = await openConsole(stack, '/batches')
  await page.getByRole('link', { name: 'Upload a file' }).first().click()
  await page.getByLabel('File of addresses').setInputFiles(fileOf(csvOf(30_000, 'left')))
  await check(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: 50_000,
  })
  await button(page, 'Start the batch').click()
  await page.getByText(/[1-9][0-9]? %/).waitFor()
  const asked = answerQuestions(page, false)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toHaveLength(2)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/console/batches/new')
  await button(page, 'Sign out').click()
  await expect.poll(() => asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(1)
  // The page itself is no other page.
  await page.evaluate(() => {
    location.hash = '#content'
  })
  await button(page, 'Stop').waitFor()
  expect(asked).toHaveLength(3)
  page.removeAllListeners('dialog')
  const last = answerQuestions(page, true)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
  await button(page, 'Sign out').click()
  await page.getByLabel('API key').waitFor()
  expect(last).toHaveLength(1)
})

it('takes another sheet of a workbook where one cannot be read', async () => {
  const table = (reference: string) => [
    ['reference', 'city'],
    [reference, 'Lyon'],
  ]
  const workbook = workbookFile([
    { name: 'Orders', rows: table('a1') },
    { name: 'Returns', rows: table('a2') },
  ])
  const page = await openUpload(fileOf(withDamagedSheet(workbook, 1), 'orders.xlsx'))
  await page.getByRole('alert').getByText('The sheet “Orders” cannot be read').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'upload-unreadable-sheet')
  await page.getByLabel('Sheet').selectOption('Returns')
  await page.getByRole('cell', { name: 'a2' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Sheet').selectOption('Orders')
  await page.getByRole('alert').waitFor()
})

it('calls no workbook damaged whose code could not be loaded', async () => {
  const rows = [
    ['reference', 'city'],
    ['a1', 'Lyon'],
  ]
  const page = await openUpload()
  await page.route('**/console/assets/workbook*', (route) => route.abort())
  const workbook = fileOf(workbookFile([{ name: 'Orders', rows }]), 'orders.xlsx')
  await page.getByLabel('File of addresses').setInputFiles(workbook)
  await page.getByRole('alert').getByText('could not be loaded').waitFor()
  await page.getByText('Are you online? After an update of the service, reload').waitFor()
  expect(await page.getByText('damaged').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'upload-not-loaded')
})

it('tells of formulas that no program has calculated', async () => {
  const rows = [
    ['reference', 'city'],
    ['a1', { formula: 'UPPER("Lyon")' }],
  ]
  const workbook = workbookFile([{ name: 'Orders', rows }])
  const page = await openUpload(fileOf(workbook, 'orders.xlsx'))
  await page.getByRole('alert').getByText('without a result, the first in cell B2.').waitFor()
  expect(await page.getByRole('button', { name: 'Check the file' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'upload-uncalculated-sheet')
})

describe('one batch comes of it', () => {
  it('when it is started with a double click', async () => {
    const page = await openUpload(fileOf(csvOf(20, 'double')))
    await check(page)
    const before = await countBatches()
    await button(page, 'Start the batch').dblclick()
    await page.waitForURL(batchPage)
    expect(await countBatches()).toBe(before + 1)
  })

  it('when the service is killed in the middle, and starts again', async () => {
    const { edge, url } = await stack.addEdge()
    const page = await openUpload(fileOf(csvOf(30_000, 'lost')), {}, url)
    await check(page)
    const before = await countBatches()
    const network = await page.context().newCDPSession(page)
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1 },
        uploadThroughput,
      })
    await limit(200_000)
    await button(page, 'Start the batch').click()
    await page.getByText(/[1-9][0-9]? %/).waitFor()
    await picture(page, 'upload-progress')
    edge.process.kill('SIGKILL')
    await page.getByText('The connection was lost.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-lost')
    await limit(-1)
    await stack.addEdge({ PORT: new URL(url).port })
    await page.waitForURL(batchPage)
    expect(await countBatches()).toBe(before + 1)
    await stack.post(`/api/address/batches/${page.url().split('/').at(-1)}/cancel`, {})
  })

  it('when it is stopped too late, and started again', async () => {
    const page = await openUpload(fileOf(csvOf(20, 'late')))
    await check(page)
    const before = await countBatches()
    const network = await page.context().newCDPSession(page)
    const answered = new Promise((resolve) => network.once('Fetch.requestPaused', resolve))
    const urlPattern = '*/api/address/batches*'
    await network.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
    await button(page, 'Start the batch').click()
    await answered
    await page.getByText('All is sent. The service reads it…').waitFor()
    await button(page, 'Stop').click()
    await page.getByText('the batch may have started all the same').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-stopped-late')
    await network.send('Fetch.disable')
    await button(page, 'Start the batch').click()
    await page.waitForURL(batchPage)
    expect(await countBatches()).toBe(before + 1)
  })

  it('when the service still reads the first attempt', async () => {
    const page = await openUpload(fileOf(csvOf(3, 'still read')))
    await check(page)
    await page.clock.install()
    const inProgress = { statusCode: 4021, message: 'A request is still in progress' }
    await page.route('**/api/address/batches*', (route) =>
      route.fulfill({ status: 409, json: inProgress }),
    )
    await button(page, 'Start the batch').click()
    const again = button(page, 'Try again')
    await expect
      .poll(async () => {
        await page.clock.runFor(5000)
        return again.isVisible()
      })
      .toBe(true)
    await page.unroute('**/api/address/batches*')
    await page.clock.resume()
    await again.click()
    await page.waitForURL(batchPage)
  })

  it('when the token expires in between', async () => {
    const page = await openUpload(fileOf(csvOf(3, 'expired')))
    await check(page)
    const key = await signingKey(stack.databaseUrl)
    const expired = await mint(
      { key, claims: decodeJwt(stack.token) },
      { claims: { iat: 1, exp: 90_000 } },
    )
    const answers: number[] = []
    page.on('response', (response) => {
      const isStart = response.request().method() === 'POST' && /batches/.test(response.url())
      if (isStart) answers.push(response.status())
    })
    await page.route(
      '**/api/address/batches*',
      (route) =>
        route.continue({
          headers: { ...route.request().headers(), authorization: `Bearer ${expired}` },
        }),
      { times: 1 },
    )
    await button(page, 'Start the batch').click()
    await page.waitForURL(batchPage)
    expect(answers).toEqual([401, 202])
  })
})

describe('what is wrong is told', () => {
  it.each([
    [
      'a picture',
      fileOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'scan.png'),
      'Save the table as CSV',
    ],
    [
      'a workbook',
      fileOf(Buffer.from('504b0304140006000800', 'hex'), 'orders.xlsx'),
      'This workbook cannot be read',
    ],
    ['an empty file', fileOf(''), 'The file is empty.'],
    ['a header alone', fileOf(header), 'The file has no rows.'],
    [
      'prose',
      fileOf('Dear Sir,\nplease find enclosed …\n', 'letter.txt'),
      'The first line names no known column',
    ],
    [
      'an object for a list',
      fileOf('"reference"', 'rows.json'),
      'The file must be one JSON array.',
    ],
  ])('of %s', async (name, file, words) => {
    const page = await openUpload(file)
    await page.getByRole('alert').getByText(words).waitFor()
    expect(
      await button(page, 'Check the file')
        .isEnabled({ timeout: 100 })
        .catch(() => false),
    ).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `upload-${name.replaceAll(' ', '-')}`)
  })

  it('of a format that the file does not have, and another one can be chosen', async () => {
    const page = await openUpload(fileOf(csvOf(3)))
    await page.getByLabel('Format').selectOption('JSON')
    await page.getByRole('alert').getByText('The file must be one JSON array.').waitFor()
    await page.getByLabel('Format').selectOption('CSV, TSV')
    await page.getByLabel('What “Town” is').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('of too many rows', async () => {
    const page = await openUpload(fileOf(`reference,city\n${'a,Lyon\n'.repeat(50_001)}`))
    await button(page, 'Check the file').click()
    await page.getByText('The file has more than 50000 rows.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'upload-too-many-rows')
  })

  it('of a file that has changed since it was chosen', async () => {
    const path = join(folder, 'changing.csv')
    await writeFile(path, csvOf(3))
    const page = await openUpload(path)
    await page.getByRole('heading', { name: 'changing.csv' }).waitFor()
    await appendFile(path, 'one more,,Lyon,FR,\n')
    // The browser knows it by its time alone, which may be the same moment still.
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
    await button(page, 'Check the file').click()
    await page.getByText('The file has changed, or is gone').waitFor()
    await picture(page, 'upload-changed-file')
  })

  it('of 200 MB, while the page stays quick and small', async () => {
    const path = join(folder, 'large.csv')
    // Long rows: there are to be too many bytes, and not too many rows.
    const rows = csvOf(1000, 'x'.repeat(1000)).slice(header.length)
    await writeFile(path, header + rows.repeat(Math.ceil(200e6 / rows.length)))
    const page = await openUpload(path)
    await page.getByRole('heading', { name: 'large.csv' }).waitFor()
    await page.evaluate(() => {
      const seen = { maxMs: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.maxMs = Math.max(seen.maxMs, duration)
      }).observe({ type: 'longtask' })
    })
    await button(page, 'Check the file').click()
    await page.getByText('The file has more than 30000000 bytes.').waitFor()
    const maxMs = await page.evaluate(
      () => (globalThis as unknown as { seen: { maxMs: number } }).seen.maxMs,
    )
    const { usedSize } = await (await page.context().newCDPSession(page)).send(
      'Runtime.getHeapUsage',
    )
    console.log(`200 MB: longest task ${maxMs} ms, heap ${(usedSize / 1e6).toFixed(1)} MB`)
    expect(maxMs).toBeLessThan(250)
    expect(usedSize).toBeLessThan(40e6)
    await picture(page, 'upload-too-large')
  })
})

it('shows HTML in names and cells as what was written', async () => {
  const evil = '<img src=x onerror="globalThis.ran=1">'
  const quoted = `"${evil.replaceAll('"', '""')}"`
  const text = `reference,city,${quoted}\n${quoted},Lyon,${quoted}\na1,,\n`
  const page = await openUpload(fileOf(text, `${evil.replaceAll('"', '')}.csv`))
  await page.getByRole('cell', { name: evil }).first().waitFor()
  await check(page)
  await picture(page, 'upload-html')
  await button(page, 'Start the batch').click()
  await page.waitForURL(batchPage)
  await page.getByText('Completed').first().waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})
