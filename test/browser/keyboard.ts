import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const maxStops = 80

/** Presses Tab until what has this name, or text, has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
    if (focused === name) return
    passed.push(focused)
  }
  expect(passed).toContain(name)
}
