import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, openPage, overflowing, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack({ env: { SANDBOX: 'true' } })

/** The page of live examples, with a key. */
async function open(options?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(`${stack.url}/docs/examples`, options)
  await page.getByLabel('API key').fill(stack.apiKey)
  await page.getByRole('button', { name: 'Use this key' }).click()
  await page.getByText('Sandbox: made-up places, costs nothing.').waitFor()
  return page
}
const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, name: string) => example(page, name).getByRole('combobox')
const options = (page: Page) => page.locator('[role=option]:visible')
const note = (page: Page) => page.locator('.address-autocomplete-note:visible')
const value = (page: Page, name: string, label: string) =>
  example(page, name).getByLabel(label).inputValue()

describe('the page of live examples', () => {
  it('needs a key, and says when it is not known', async () => {
    const page = await openPage(`${stack.url}/docs/examples`)
    await page.getByLabel('API key').fill('addr_unknown')
    expect(await field(page, 'Plain HTML').isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByText('This API key is not known.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'examples-key')
  })

  it('needs no key of who is signed in to the console', async () => {
    const page = await openConsole(stack, '/')
    await page.goto(`${stack.url}/docs/examples`)
    await page.getByText('Sandbox: made-up places, costs nothing.').waitFor()
    expect(await page.getByLabel('API key').isVisible()).toBe(false)
    await field(page, 'Plain HTML').fill('10 downing')
    await options(page).first().waitFor()
  })

  it.each(['Plain HTML', 'React', 'Vue'])('fills in the form: %s', async (name) => {
    const page = await open()
    await field(page, name).fill('10 downing')
    await options(page).first().click()
    await expect.poll(() => value(page, name, 'Postal code')).toBe('SW1A 2AA')
    expect(await field(page, name).inputValue()).toBe('10 Downing Street')
    expect(await value(page, name, 'City')).toBe('London')
    if (name !== 'Plain HTML')
      await example(page, name).getByText('The parcel goes to 51.5').waitFor()
    // Frameworks write their own state back when the next key comes.
    await example(page, name).getByLabel('City').press('End')
    await example(page, name).getByLabel('City').press('!')
    expect(await field(page, name).inputValue()).toBe('10 Downing Street')
    expect(await value(page, name, 'City')).toBe('London!')
    expect(await value(page, name, 'Country')).toBe('United Kingdom')
    await picture(page, `examples-${name.replace(' ', '-').toLowerCase()}`)
    await example(page, name).getByRole('button', { name: 'Order' }).click()
    await page.getByText('Ordered').waitFor()
  })

  it('shows a slow network, an outage and a used-up quota by the faults of the sandbox', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'fault: slow' }).click()
    await note(page).filter({ hasText: 'This takes longer than usual' }).waitFor()
    await picture(page, 'examples-slow')
    await example(page, 'Slow network').getByRole('button', { name: '10 downing' }).click()
    await options(page).filter({ hasText: '10 Downing' }).first().click()
    expect(await field(page, 'Slow network').inputValue()).toBe('10 Downing Street')
    await page.getByRole('button', { name: 'fault: outage' }).click()
    await note(page).filter({ hasText: 'no suggestions at present' }).waitFor()
    await page.getByRole('button', { name: 'fault: daily limit' }).click()
    await note(page).filter({ hasText: 'Too many searches' }).waitFor()
    await picture(page, 'examples-down')
    expect(await accessibilityFaults(page)).toEqual([])
    await note(page).click()
    expect(await note(page).count()).toBe(0)
    await example(page, 'Service down').getByRole('button', { name: 'Order' }).click()
    await page.getByText('Ordered').waitFor()
  })

  it('shows what a wrong set-up looks like: a plain field and one warning', async () => {
    const page = await open()
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await example(page, 'Wrong set-up').getByRole('button', { name: '10 downing' }).click()
    expect((await warning).text()).toContain('token-url /no-such-route answers HTTP 404')
    expect(await page.locator('.address-autocomplete-panel:visible').count()).toBe(0)
  })

  it.each([
    ['wide and light', { viewport: { width: 1280, height: 900 } }],
    ['wide and dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
    ['narrow and light', { viewport: { width: 390, height: 844 } }],
    ['narrow and dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const)('reads from right to left too: %s', async (name, view) => {
    const page = await open(view)
    await page.getByRole('button', { name: 'كورنيش' }).click()
    await page.getByRole('listbox', { name: 'عناوين مقترحة' }).waitFor()
    await expect
      .poll(() => page.locator('.address-autocomplete-status:visible').allTextContents())
      .toContainEqual(expect.stringContaining('عدد الاقتراحات'))
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `examples-${name.replaceAll(' ', '-')}`)
  })
})

it('is linked from the guide of the address field, loads nothing from elsewhere, and shows each example as text', async () => {
  const guide = await fetch(`${stack.url}/docs/guides/address-field`)
  expect(await guide.text()).toContain('href="/docs/examples"')
  const answer = await fetch(`${stack.url}/docs/examples`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await answer.text()
  for (const text of ['&lt;address-autocomplete', 'useState', '&lt;script setup&gt;', 'v-model'])
    expect(page).toContain(text)
  const links = page
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<(?:a|link|script|img) [^>]*?(?:src|href)="(.*?)"/g)
  expect(Array.from(links, ([, url]) => url).filter((url) => !url?.startsWith('/'))).toEqual([])
})
