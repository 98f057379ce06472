import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, openPage, picture } from './browser.ts'
import { openShop, type Shop } from './shop.ts'

const stack = useStack({ edition: 'osm', env: { GOOGLE_MAPS_API_KEY: '', PROVIDER_URL: '' } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(stack, { client: 'shop', apiKey: stack.apiKey })
})
afterAll(() => shop?.close())

const form = `<form action="/order">
  <address-autocomplete token-url="/address-token">
    <label for="line1">address</label>
    <input id="line1" name="line1" autocomplete="address-line1">
  </address-autocomplete>
  <label>town <input name="city" autocomplete="address-level2"></label>
  <label>postal code <input name="code" autocomplete="postal-code"></label>
  <button>Order</button></form>`
const owner = 'OpenStreetMap contributors'
const licence = 'https://www.openstreetmap.org/copyright'

it('the address field says whose its suggestions and its address are, with the link', async () => {
  const page = await openPage(shop.page(form))
  await page.getByRole('combobox', { name: 'address' }).focus()
  await page.keyboard.type('10 downing')
  await page.locator('[role=option]:visible').first().waitFor()
  const credit = page.locator('.address-autocomplete-credit')
  expect(await credit.textContent()).toContain(`© ${owner}`)
  expect(await credit.textContent()).not.toContain('Google')
  expect(await credit.getByRole('link').getAttribute('href')).toBe(licence)
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'element-osm')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[name=code]').inputValue()).toBe('SW1A 2AA')
  const source = page.locator('.address-autocomplete-source')
  expect(await source.textContent()).toContain(`© ${owner}`)
  expect(await source.textContent()).not.toContain('Google')
  expect(await source.getByRole('link').getAttribute('href')).toBe(licence)
  expect(await accessibilityFaults(page)).toEqual([])
  await picture(page, 'element-osm-chosen')
})

it('the address field keeps the mark of each list, when the buyer goes back to it', async () => {
  const page = await openPage(shop.page(form))
  const credit = page.locator('.address-autocomplete-credit')
  // Google serves, as a fallback does: its answers have no name.
  const service = '**/api/address/autocomplete'
  const byGoogle = async (route: Route) => {
    const response = await route.fetch()
    const { 'x-provider': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  }
  await page.getByRole('combobox', { name: 'address' }).focus()
  await page.keyboard.type('10 downing')
  await expect.poll(() => credit.textContent()).toContain(`© ${owner}`)
  await page.route(service, byGoogle)
  await page.keyboard.type(' s')
  await expect.poll(() => credit.textContent()).toBe('Google Maps')
  await page.keyboard.press('Backspace')
  await expect.poll(() => credit.textContent()).toContain(`© ${owner}`)
  await page.unroute(service, byGoogle)
  await page.keyboard.type(' st')
  await expect.poll(() => credit.textContent()).toContain(`© ${owner}`)
  await page.keyboard.press('Backspace')
  await expect.poll(() => credit.textContent()).toBe('Google Maps')
})
