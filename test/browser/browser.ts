import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'

let browser: Promise<Browser> | undefined
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of a page whose test has failed, this much is printed: lines, and characters. */
const maxSaid = 50
const maxShown = 5000

/** The file's browser, started with its first page. */
function launch(): Promise<Browser> {
  if (!browser) {
    browser = chromium.launch({
      executablePath: inject('browserPath'),
      args: ['--no-sandbox'],
      // Without a locale Chromium names no file with an umlaut.
      env: { ...process.env, LANG: 'C.UTF-8' },
    })
    afterAll(() => browser?.then((started) => started.close()))
  }
  return browser
}

/**
 * A page of its own context for one test. What the page throws, or its security policy refuses,
 * fails the test. Of a test that fails, what the page said and shows is printed.
 */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await (await launch()).newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text())
  })
  const said = linesOf(page)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await stateOf(page, said))
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(url)
  return page
}

/** What goes to the page's console, and the requests that fail, as they happen. */
function linesOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) =>
    lines.push(`${request.url()}: ${request.failure()?.errorText}`),
  )
  page.on('response', async (response) => {
    if (!response.ok())
      lines.push(`${response.status()} ${response.url()}: ${await response.text().catch(String)}`)
  })
  return lines
}

/** The page as a screen reader has it, for somebody who has only the log of a test. */
async function stateOf(page: Page, said: readonly string[]): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot().catch(String)
  return [page.url(), ...said.slice(-maxSaid), shown.slice(0, maxShown)].join('\n')
}

/** What axe-core finds wrong with the page as it stands, by rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const run = (tags: string[]) =>
    // biome-ignore lint/suspicious/noExplicitAny: axe-core is put into the page
    (globalThis as any).axe
      .run({ runOnly: tags })
      .then((result: { violations: Violation[] }) => result.violations)
  // The page's policy lets no script be put into it; the debugger may.
  await page.evaluate(axe)
  const violations = (await page.evaluate(run, accessibilityRules)) as Violation[]
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  )
}

interface Violation {
  id: string
  help: string
  nodes: { html: string }[]
}

/** Keeps a picture of the page where SCREENSHOTS names a folder, for somebody to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

/** What stands beyond the page's right edge, by tag and class; nothing where the page doesn't scroll sideways. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    )
    return beyond.map(({ tagName, className }) => `${tagName} ${className}`)
  })
