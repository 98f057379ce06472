import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack()
beforeEach(() => stack.sandbox.reset())

const telephone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  hasTouch: true,
}
const open = async (options?: BrowserContextOptions) => {
  const page = await openConsole(stack, '/checkout', options)
  await address(page).waitFor()
  return page
}
const address = (page: Page) => page.getByRole('combobox', { name: 'Address' })
const suggestions = (page: Page) => page.locator('[role=option]:visible')
const figure = (page: Page, name: string) =>
  page.locator('.figures div', { hasText: name }).locator('dd').textContent()
const calls = (page: Page) => page.locator('.call')
const fill = async (page: Page, parts: Record<string, string>) => {
  for (const [label, text] of Object.entries(parts))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Country', { exact: true }).selectOption('GB')
}
const order = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' })
const fits = (page: Page, width: number) =>
  page
    .evaluate(() => document.documentElement.scrollWidth)
    .then((wide) => expect(wide).toBeLessThanOrEqual(width))

const downing = { Address: '10 Downing Street', Town: 'London', 'Postal code': 'SW1A 2AA' }

describe('the checkout', () => {
  it('goes from the first key to the order by keyboard alone, and says what each answer took and cost', async () => {
    const page = await open()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout')
    await address(page).focus()
    await page.keyboard.type('10 downing')
    await suggestions(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-suggestions')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Postal code').inputValue()).toBe('SW1A 2AA')
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('GB')
    await expect.poll(() => calls(page).count()).toBe(2)
    expect(await calls(page).first().textContent()).toMatch(
      /^Details.*edge [\d.]+ · queue [\d.]+.*1 provider call · sandbox · \$0\.00500/s,
    )
    expect(await figure(page, 'At list price')).toBe('$0.00783')
    await calls(page).first().locator('summary').click()
    expect(await calls(page).first().locator('pre').textContent()).toContain(
      '"formattedAddress": "10 Downing St',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-calls')
    await address(page).focus()
    await page.keyboard.press('Enter')
    await thanks(page).waitFor()
    const card = page.locator('.ordered')
    await card.getByText('Confirmed').waitFor()
    await card.getByText('51.50').waitFor()
    await expect.poll(() => figure(page, 'Provider calls')).toBe('4')
    expect(await figure(page, 'At list price')).toBe('$0.01566')
    const usage = Object.values(await stack.sandbox.usage())
    expect(usage.reduce((sum, { billedUsd }) => sum + billedUsd, 0)).toBeCloseTo(0.01566, 6)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-ordered')
  })

  it('asks whether another address was meant, and takes it with one click', async () => {
    const page = await open()
    await fill(page, { ...downing, 'Postal code': 'SW1A 2AB' })
    await order(page)
    await page.getByRole('heading', { name: 'Did you mean this address?' }).waitFor()
    expect(await page.locator('.changes').textContent()).toMatch(/Postal codeSW1A 2AB.*SW1A 2AA/)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-corrected')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await thanks(page).waitFor()
  })

  it('drops the verdict on an address that was changed while it was checked', async () => {
    const page = await open()
    await fill(page, downing)
    const asked = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      asked.resolve()
      const response = await route.fetch()
      await late.promise
      await route.fulfill({ response })
    }
    await page.route('**/api/address/validate', hold, { times: 1 })
    await order(page)
    await asked.promise
    await fill(page, { 'Postal code': 'SW1A 2AB' })
    const answered = page.waitForResponse('**/api/address/validate')
    late.resolve()
    await (await answered).finished()
    await order(page)
    await page.getByRole('heading', { name: 'Did you mean this address?' }).waitFor()
    expect(await thanks(page).count()).toBe(0)
  })

  it('says what is wrong with an address that is not found, and takes it all the same', async () => {
    const page = await open(telephone)
    await fill(page, { ...downing, Address: '10 Qqxxzz Street', Town: 'Zzqqxx', 'Postal code': '' })
    await order(page)
    await page.getByRole('heading', { name: 'We could not find this address' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await fits(page, 360)
    await picture(page, 'checkout-undeliverable-telephone-dark')
    await page.getByRole('button', { name: 'Change it' }).click()
    expect(await address(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Use mine as it is' }).click()
    await thanks(page).waitFor()
    await page.getByRole('button', { name: 'Order again' }).click()
    await address(page).waitFor()
  })

  it('asks about an address that lacks something', async () => {
    const page = await open({ colorScheme: 'dark' })
    await fill(page, { ...downing, Address: 'Downing Street' })
    await order(page)
    await page.getByRole('heading', { name: 'Please look at the address once more' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-review-dark')
  })

  it('lets nobody wait for a check that cannot be had', async () => {
    const page = await open()
    await stack.sandbox.behave({ outage: true })
    await fill(page, downing)
    await order(page)
    await page.getByRole('alert').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-unchecked')
    await page.getByRole('button', { name: 'Order without the check' }).click()
    await thanks(page).waitFor()
  })
})

describe('the examples', () => {
  it('type themselves into the field, in their own language and direction', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'كورنيش النيل' }).click()
    await suggestions(page).first().waitFor()
    expect(await page.getByRole('listbox').evaluate((one) => getComputedStyle(one).direction)).toBe(
      'rtl',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-right-to-left')
    await suggestions(page).first().click()
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('EG')
    await page.getByRole('button', { name: '銀座' }).click()
    await suggestions(page).filter({ hasText: '銀座' }).first().click()
    await expect.poll(() => page.getByLabel('Postal code').inputValue()).toMatch(/^104-/)
    await picture(page, 'checkout-japanese')
  })

  it('bring the form back after an order, and type into it', async () => {
    const page = await open()
    await fill(page, downing)
    await order(page)
    await thanks(page).waitFor()
    await page.getByRole('button', { name: 'Unter den Linden' }).click()
    await suggestions(page).first().waitFor()
    expect(await address(page).inputValue()).toBe('unter den linden 77')
  })

  it('work on a telephone, where the shop ships to few countries', async () => {
    const page = await open(telephone)
    await fits(page, 360)
    await picture(page, 'checkout-telephone-dark')
    await page.getByLabel('The shop ships to').selectOption('gb,ie')
    await address(page).tap()
    await page.keyboard.type('main street')
    await suggestions(page).first().waitFor()
    for (const text of await suggestions(page).allTextContents()) expect(text).toMatch(/UK|Ireland/)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-suggestions-telephone-dark')
    await suggestions(page).first().tap()
    await expect.poll(() => calls(page).count()).toBe(2)
    await fits(page, 360)
    await picture(page, 'checkout-calls-telephone-dark')
  })

  it('show a provider that fails', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'No provider' }).click()
    await page
      .locator('.address-autocomplete-note', { hasText: 'no suggestions at present' })
      .waitFor()
    await expect.poll(() => calls(page).last().textContent()).toContain('HTTP 503')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'checkout-outage')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('each request shows up here').waitFor()
  })
})

it('markup in what is typed is text, in the list of calls and in what the shop says too', async () => {
  const page = await open()
  const markup = '<img src=x onerror="globalThis.ran = true">'
  await fill(page, { Address: markup, Town: markup })
  await order(page)
  await page.locator('.verdict').waitFor()
  await expect.poll(() => calls(page).first().textContent()).toContain(markup)
  expect(await page.locator('main img').count()).toBe(0)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})
