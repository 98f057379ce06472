import type { BrowserContextOptions, Page } from 'playwright-core'
import { openPage } from './browser.ts'

/** A page of the console, with a key signed in. */
export async function openConsole(
  { url, apiKey }: { url: string; apiKey: string },
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openPage(`${url}/console${path}`, options)
  await page.getByLabel('API key').fill(apiKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  return page
}
