import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeKey } from '../support/key-store.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { accessibilityFaults, openPage, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.close())

describe('signing in', () => {
  it('says what is wrong with a key, and takes the right one', async () => {
    const page = await openPage(`${stack.url}/console/`)
    await page.keyboard.press('Enter')
    await page.getByText('Enter an API key.').waitFor()
    await page.getByLabel('API key').fill('addr_with–dash')
    await page.keyboard.press('Enter')
    await page.getByText('copy it again').waitFor()
    await page.getByLabel('API key').fill('addr_nobody-knows-it')
    await page.keyboard.press('Enter')
    await page.getByText('This API key is not known').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'sign-in')
    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'What would you like to see?' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start')
  })

  it('keeps the key in memory only: nothing is stored, and a reload forgets it', async () => {
    const page = await openConsole(stack, '/batches')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(stored).toBe('[{},{},""]')
    await page.reload()
    await page.getByLabel('API key').waitFor()
  })

  it('ends when the key does, and says so', async () => {
    const { apiKey } = await stack.addClient('another shop')
    const page = await openConsole({ ...stack, apiKey }, '/checkout')
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    // An edge hears of it within two seconds.
    await expect
      .poll(
        async () =>
          (await fetch(`${stack.url}/api/authentication`, { headers: { 'x-service-api-key': apiKey } })).status,
      )
      .not.toBe(200)
    await expect
      .poll(
        async () => {
          await page.getByRole('link', { name: 'Back office' }).click()
          await page.getByRole('link', { name: 'Checkout' }).click()
          return page.getByText('This API key holds no longer').isVisible()
        },
        { timeout: 20_000 },
      )
      .toBe(true)
  })
})

describe('pages', () => {
  it('have titles of their own, and the focus at their heading', async () => {
    const page = await openConsole(stack, '/')
    for (const [link, title] of [
      ['Back office', 'Batches'],
      ['Checkout', 'Checkout'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click()
      await expect.poll(() => page.title()).toBe(`${title} · Address console`)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)
    }
    await page.goBack()
    await page.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
  })

  it('whose code cannot be had say so, and come when they are asked for again', async () => {
    const page = await openPage(`${stack.url}/console/`)
    await page.route('**/console/assets/page-*', (route) => route.abort())
    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Checkout', exact: true }).click()
    await page.getByText('This page could not be loaded').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/console/assets/page-*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
  })

  it('that there are not are told', async () => {
    const page = await openConsole(stack, '/nowhere')
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
