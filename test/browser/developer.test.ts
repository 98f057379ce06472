import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenForPages } from '../../shared/client/client.ts'
import { accessibilityFaults, openPage, overflowing, picture } from './browser.ts'
import { openTerminal, type Started } from './npm-start.ts'

const terminal = openTerminal()
let service: Started
/** The developer's own site: one page, and the token route once it has one. */
const site = { html: '', token: undefined as (() => Promise<unknown>) | undefined }
const server = createServer(async ({ url }, response) => {
  if (url === '/address-token') {
    if (!site.token) return response.writeHead(404).end()
    return response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(await site.token()))
  }
  return response.setHeader('content-type', 'text/html; charset=utf-8').end(site.html)
}).listen(0, '127.0.0.1')
let shop = ''

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service = await terminal.start()
}, 120_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await terminal.close()
})

const operation = (page: Page, name: string) => page.locator(`#operations-${name}`)
const options = (page: Page) => page.locator('[role=option]:visible')

/** The page that the link leads to in a new tab. */
async function tabOf(page: Page, link: string | RegExp): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: link }).click()
  const tab = await opening
  await tab.waitForLoadState()
  return tab
}

describe("a shop's developer", () => {
  it('pastes the line that npm start prints, and has suggestions', async () => {
    const line = /^curl .+$/m.exec(service.output)?.[0] ?? 'none'
    const { output } = await terminal.run(line)
    const [first] = JSON.parse(output).data.predictions
    expect(first.description).toContain('10 Downing St')
  })

  // Swagger UI takes half a minute to open an operation on a busy machine.
  const slow = { timeout: 120_000 }
  it('is led from the start page to the first call, with the token filled in', slow, async () => {
    const page = await openPage(service.url)
    await page.getByLabel('API key').fill(service.apiKey)
    await page.keyboard.press('Enter')
    await page.getByText('Sandbox: made-up places, costs nothing').waitFor()
    const docs = await tabOf(page, /^API reference/)
    const call = operation(docs, 'Addresses-autocomplete')
    await call.locator('.opblock-summary-control').click({ timeout: 90_000 })
    const sent = docs.waitForRequest('**/api/address/autocomplete')
    await call.getByRole('button', { name: 'Execute' }).click()
    const status = call.locator('.live-responses-table .response-col_status')
    await status.getByText('200').waitFor()
    expect((await sent).headers().authorization).toMatch(/^Bearer ey/)
    await picture(docs, 'developer-first-call')
  })

  it('copies the live example onto a page of the shop, and mends what the console says', async () => {
    const docs = await tabOf(await openPage(`${service.url}/docs/`), 'live examples')
    await docs.getByLabel('API key').fill(service.apiKey)
    await docs.keyboard.press('Enter')
    await docs.getByText('Sandbox: made-up places, costs nothing.').waitFor()
    const example = docs.getByRole('region', { name: 'Plain HTML', exact: true })
    const code = (await example.locator('pre').textContent()) ?? ''
    const script = /<script.+<\/script>/.exec(code)?.[0] ?? ''
    expect(script).toContain('https://addresses.example.com')
    site.html = `<!doctype html><html lang="en"><title>Shop</title>
      ${script.replace('https://addresses.example.com', service.url)}
      <main><h1>Shop</h1>${code}</main></html>`

    const page = await openPage(shop)
    const told: string[] = []
    page.on('console', (message) => message.type() === 'warning' && told.push(message.text()))
    const field = page.getByRole('combobox', { name: 'Address' })
    const isPlain = async () =>
      (await page.locator('.address-autocomplete-panel:visible').count()) === 0

    // The route for the token is still to be written.
    await field.fill('10 downing')
    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]).toContain('token-url /address-token answers HTTP 404')
    expect(await isPlain()).toBe(true)

    // The service does not know the shop's origin yet.
    site.token = tokenForPages({ baseUrl: service.url }, service.apiKey)
    await field.fill('10 downing s')
    await expect.poll(() => told).toHaveLength(2)
    expect(told[1]).toContain(`${service.url} does not allow pages of ${shop}`)
    expect(await isPlain()).toBe(true)
    await picture(page, 'developer-plain-field')

    const guide = await openPage(/See (\S+)$/.exec(told[1] ?? '')?.[1] ?? '')
    const row = guide.getByRole('row', { name: /does not allow pages of/ })
    const command = (await row.locator('code').last().textContent()) ?? ''
    const { output } = await terminal.run(`${command.replace('my shop', 'demo')} ${shop}`)
    expect(output).toMatch(new RegExp(`origins +${shop}$`, 'm'))

    await expect
      .poll(
        async () => {
          await field.fill('')
          await field.pressSequentially('10 downing')
          await options(page).first().waitFor({ timeout: 2000 })
          return options(page).first().textContent()
        },
        { timeout: 15_000 },
      )
      .toContain('10 Downing Street')
    expect(await overflowing(page)).toEqual([])
    await picture(page, 'developer-suggestions')
    await options(page).first().click()
    await expect.poll(() => page.getByLabel('Postal code').inputValue()).toBe('SW1A 2AA')
    expect(await page.getByLabel('City').inputValue()).toBe('London')
    expect(await page.getByLabel('Country').inputValue()).toBe('United Kingdom')
    expect(told).toHaveLength(2)
  })

  it('takes a test key for the shop, with which all goes on as before', async () => {
    const { output } = await terminal.run('npm run clients -- key demo --test')
    const [apiKey = ''] = /^addr_test_\S+/m.exec(output) ?? []
    site.token = tokenForPages({ baseUrl: service.url }, apiKey)
    const page = await openPage(shop)
    const answer = page.waitForResponse('**/api/address/autocomplete')
    await page.getByRole('combobox', { name: 'Address' }).pressSequentially('10 downing')
    expect((await answer).headers()['x-provider']).toBe('sandbox')
    await options(page).first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
