import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BatchView, openBatchView } from '../support/batches.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { accessibilityFaults, picture } from './browser.ts'
import { type JudgedRow, judgedBatch, misspelt } from './judged-batch.ts'
import { tabTo } from './keyboard.ts'
import { openConsole } from './sign-in.ts'

const browserKey = 'browser-key-for-the-tests'
const ofSandbox: JudgedRow = {
  ...misspelt,
  reference: 'sandbox',
  placeId: 'SBX_lyon',
}
const ofGoogle: JudgedRow = { ...misspelt, reference: 'google' }
const berlin = {
  placeId: 'SBX_berlin',
  formattedAddress: 'Lindenstraße 5, 10969 Berlin, Germany',
  latitude: 52.5,
  longitude: 13.4,
}
const potsdam = {
  placeId: 'SBX_potsdam',
  formattedAddress: 'Lindenstraße 5, 14467 Potsdam, Germany',
  latitude: 52.4,
  longitude: 13.06,
}
const ambiguous: JudgedRow = {
  ...berlin,
  reference: 'two places',
  address: { line1: 'Lindenstraße 5', country: 'DE' },
  reasons: ['several_candidates'],
  candidates: [berlin, potsdam],
}

const asked: string[] = []
const tiles = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.setHeader('content-type', 'image/png').end(tileImage())
})
let stack: Stack
let store: BatchView
let id: string
beforeAll(async () => {
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
  const { port } = tiles.address() as AddressInfo
  stack = await startStack({
    workers: 0,
    env: {
      GOOGLE_MAPS_BROWSER_KEY: browserKey,
      MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    },
  })
  store = openBatchView(stack.databaseUrl)
  id = await judgedBatch(store, [ofSandbox, ofGoogle, ambiguous])
})
afterAll(async () => {
  await store?.close()
  await stack?.close()
  tiles.close()
})

const openResult = async (reference: string, options = {}): Promise<Page> => {
  const page = await openConsole(stack, `/batches/${id}`, options)
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A map of Google</p>' }),
  )
  await page.getByRole('grid').getByText(reference, { exact: true }).click()
  return page
}

describe('the map that the operator has configured', () => {
  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['390-dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
  ])('shows a place of the sandbox on tiles: %s', async (name, options) => {
    asked.length = 0
    const page = await openResult('sandbox', options)
    await page.getByRole('img', { name: 'Found' }).waitFor()
    await page.getByRole('link', { name: '© OpenStreetMap contributors' }).waitFor()
    await expect.poll(() => asked).toContain('/16/33654/23385.png')
    await page.getByText('This result holds').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `map-tiles-${name}`)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => asked.some((url) => url.startsWith('/17/'))).toBe(true)
    const pin = page.getByRole('img', { name: 'Found' })
    const before = await pin.boundingBox()
    const { x = 0, y = 0 } = before ?? {}
    await page.mouse.move(x - 60, y + 40)
    await page.mouse.down()
    await page.mouse.move(x - 20, y + 60, { steps: 4 })
    await page.mouse.up()
    expect((await pin.boundingBox())?.x).toBeGreaterThan(x + 20)
  })

  it('is moved and zoomed by the keyboard alone', async () => {
    const page = await openResult('sandbox', { viewport: { width: 1280, height: 800 } })
    const pin = page.getByRole('img', { name: 'Found' })
    await pin.waitFor()
    const position = async () => {
      const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {}
      return [Math.round(x), Math.round(y)]
    }
    await tabTo(page, 'Map: the arrow keys move it')
    const [x = 0, y = 0] = await position()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect.poll(position).toEqual([x - 40, y - 40])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'map-keyboard')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect.poll(position).toEqual([x, y])
    asked.length = 0
    await tabTo(page, 'Zoom in')
    await page.keyboard.press('Enter')
    await expect.poll(() => asked.some((url) => url.startsWith('/17/'))).toBe(true)
  })

  it('shows a place of Google on Google’s map alone, in a frame', async () => {
    asked.length = 0
    const page = await openResult('google')
    const frame = page.frameLocator('iframe[title="Map: found"]')
    await frame.getByText('A map of Google').waitFor()
    const url = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/embed/v1/place')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: browserKey,
      q: 'place_id:ChIJ-lyon_12',
    })
    expect(asked).toEqual([])
    await page.getByText('This result holds').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'map-google')
  })

  it('shows the address as it is stored now, where that is another place', async () => {
    await store.query(
      `update stored_addresses set place_id = 'ChIJ-other', latitude = 45.76, longitude = 4.83
       where reference = 'google'`,
    )
    const page = await openResult('google')
    await page.getByRole('button', { name: 'Stored now' }).click()
    const src = await page.locator('iframe[title="Map: stored now"]').getAttribute('src')
    expect(new URL(src ?? '').searchParams.get('q')).toBe('45.76,4.83')
  })

  it('shows on the desk the places that a person chooses from', async () => {
    const page = await openConsole(stack, `/batches/${id}/review?reason=several_candidates`, {
      viewport: { width: 1280, height: 800 },
    })
    await page.getByRole('img', { name: 'Fits as well, 1' }).waitFor()
    const [found, other] = await Promise.all(
      ['Found', 'Fits as well, 1'].map((name) => page.getByRole('img', { name }).boundingBox()),
    )
    expect(found?.x).toBeGreaterThan(other?.x ?? Infinity)
    await page.getByRole('radio').nth(1).check()
    await expect
      .poll(async () => (await page.getByRole('img', { name: 'Found' }).boundingBox())?.x)
      .toBeLessThan(found?.x ?? 0)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'map-desk')
    await page.getByRole('application', { name: 'Map' }).press('ArrowRight')
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  })
})

/** A grey square as PNG. */
function tileImage(): Buffer {
  const size = 256
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.writeUInt8(8, 8)
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(size + 1, y === 0 ? 0xb0 : 0xe4)
    row[0] = 0
    row[1] = 0xb0
    return row
  })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
