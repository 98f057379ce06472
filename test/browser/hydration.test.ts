import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { openPage } from './browser.ts'
import { openShop, type Shop } from './shop.ts'

const stack = useStack()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(stack, { client: 'shop', apiKey: stack.apiKey })
})
afterAll(() => shop?.close())

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A script that keeps the example of a framework in `checkout`: `html()` and `hydrate(root)`. */
async function bundle(framework: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: file('../../shared/client/examples/vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      lib: { entry: file(`hydrated/${framework}.js`), formats: ['iife'], name: 'checkout' },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code
}

interface Checkout {
  html(): string | Promise<string>
  hydrate(root: Element | null): void
}

/** Takes over what the server rendered, after the element's script has run. */
async function hydrate(page: Page, script: string): Promise<void> {
  await page.evaluate(() => customElements.whenDefined('address-autocomplete').then(() => {}))
  await page.evaluate(script)
  await page.evaluate(() =>
    (globalThis as unknown as { checkout: Checkout }).checkout.hydrate(
      document.querySelector('#app'),
    ),
  )
}

it.each(['react', 'vue'])(
  'the form that a server rendered with %s is taken over as it is, and filled in',
  async (framework) => {
    const script = await bundle(framework)
    const { html } = runInThisContext(`${script}; checkout`) as Checkout
    // Vue makes a policy for Trusted Types, which the shop's pages refuse.
    const options = { bypassCSP: true }
    const page = await openPage(shop.page(`<div id="app">${await html()}</div>`), options)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const input = page.getByRole('combobox', { name: 'Address' })
    const served = await input.elementHandle()
    await hydrate(page, script)
    await input.pressSequentially('10 downing')
    await page.locator('[role=option]:visible').first().click()
    await page.getByText('The parcel goes to 51.5').waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('London')
    expect(await input.inputValue()).toBe('10 Downing Street')
    expect(await input.evaluate((now, before) => now === before, served)).toBe(true)
    expect(errors).toEqual([])
  },
)
