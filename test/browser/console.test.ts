import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    await page.getByLabel('API key').fill('no key at all')
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
})
