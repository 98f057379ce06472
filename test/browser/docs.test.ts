import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { openPage, overflowing, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack()

const operation = (page: Page, name: string) => page.locator(`#operations-${name}`)
const open = (page: Page, name: string) =>
  operation(page, name).locator('.opblock-summary-control').click()
async function execute(page: Page, name: string): Promise<string> {
  await operation(page, name).getByRole('button', { name: 'Execute' }).click()
  const status = operation(page, name).locator('.live-responses-table .response-col_status')
  await status.last().waitFor()
  return (await status.last().textContent()) ?? ''
}

describe('the API reference', () => {
  it('opens with the first call, and fills in the token that it answers with', async () => {
    const page = await openPage(`${stack.url}/docs/`)
    await page.getByText(`curl -s ${stack.url}/authentication`).waitFor()
    await operation(page, 'Tokens-getToken').getByRole('button', { name: 'Execute' }).waitFor()
    await picture(page, 'docs')
    await page.locator('.auth-wrapper .authorize').first().click()
    await page.locator('#api_key_value').fill(stack.apiKey)
    await page.locator('.auth-container', { hasText: 'apiKey' }).getByText('Authorize').click()
    await page.locator('.btn-done').first().click()
    expect(await execute(page, 'Tokens-getToken')).toContain('200')
    await open(page, 'Addresses-autocomplete')
    expect(await execute(page, 'Addresses-autocomplete')).toContain('200')
  })

  it('is filled in for who is signed in at the console, and sends no header that nobody wrote', async () => {
    const page = await openConsole(stack, '/')
    await page.goto(`${stack.url}/docs/`)
    await open(page, 'Limits-getLimits')
    const sent = page.waitForRequest('**/api/limits*')
    expect(await execute(page, 'Limits-getLimits')).toContain('200')
    const headers = (await sent).headers()
    expect(headers.authorization).toMatch(/^Bearer ey/)
    expect(headers).not.toHaveProperty('x-request-id')
    expect(headers).not.toHaveProperty('accept-version')
  })

  it('is dark where the system is, and fits a phone', async () => {
    const page = await openPage(`${stack.url}/docs/`, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    await operation(page, 'Tokens-getToken').getByRole('button', { name: 'Execute' }).waitFor()
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    expect([ground, background]).toContain('rgb(28, 32, 34)')
    expect(await overflowing(page)).toEqual([])
    await picture(page, 'docs-390-dark')
  })
})
