import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { changeKey } from '../support/key-store.ts'
import { plainRequest } from '../support/raw-http.ts'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, openPage, overflowing, picture } from './browser.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack({ env: { SANDBOX: 'true' } })

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
    await page.getByRole('heading', { name: 'Back office', level: 1 }).waitFor()
    await page.getByText('Sandbox: made-up places, costs nothing').waitFor()
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByText('$0.00 (live: $0.00)').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start-empty')
  })

  it('lasts: a reload, a deep link and a second tab are signed in, and scripts see no secret', async () => {
    const page = await openConsole(stack, '/batches')
    await page.reload()
    await page.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
    const second = await page.context().newPage()
    await second.goto(`${stack.url}/console/checkout`)
    await second.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
    const seen = await page.evaluate(() => JSON.stringify([localStorage, document.cookie]))
    expect(JSON.parse(seen)).toEqual([{ 'console-signed-in-until': expect.any(String) }, ''])
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  it('lasts, too, where the clock of the computer is nine hours ahead', async () => {
    const page = await openConsole(stack, '/batches')
    await page.clock.setSystemTime(Date.now() + 9 * 3_600_000)
    await page.reload()
    await page.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
  })

  it('works where the browser keeps nothing for the page', async () => {
    const page = await openPage('about:blank')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await page.goto(`${stack.url}/console/`)
    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Back office', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('API key').waitFor()
  })

  it('ends in all tabs with signing out, and begins in all with signing in', async () => {
    const page = await openConsole(stack, '/')
    const second = await page.context().newPage()
    await second.goto(`${stack.url}/console/batches`)
    await second.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, second]) await tab.getByLabel('API key').waitFor()
    expect(await second.title()).toBe('Sign in · Address console')
    await page.reload()
    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await second.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
  })

  it('says when the service missed a sign-out, unless somebody has signed in since', async () => {
    const page = await openConsole(stack, '/')
    let ends = 0
    let fail = () => {}
    await page.route('**/api/console/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      ends += 1
      await new Promise<void>((resolve) => {
        fail = resolve
      })
      return route.abort()
    })
    const failedNow = async () => {
      const failed = page.waitForEvent('requestfailed')
      fail()
      await failed
      // A retry would come within a second.
      await sleep(1500)
    }
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => ends).toBe(1)
    await failedNow()
    expect(ends).toBe(1)
    await page.getByText('sign in and out again').waitFor()

    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => ends).toBe(2)
    await page.getByLabel('API key').fill(stack.apiKey)
    await page.keyboard.press('Enter')
    await failedNow()
    await page.getByRole('heading', { name: 'Back office', level: 1 }).waitFor()
    expect(ends).toBe(2)
  })

  it('holds when the answer to an earlier sign-out is late, also in another tab', async () => {
    const page = await openConsole(stack, '/')
    const second = await page.context().newPage()
    await second.goto(`${stack.url}/console/`)
    await second.getByRole('heading', { name: 'Back office', level: 1 }).waitFor()
    const late = Promise.withResolvers<void>()
    await page.route('**/api/console/session', async (route) => {
      const method = route.request().method()
      const headers = await route.request().allHeaders()
      const { status, body, ...answer } = await plainRequest(route.request().url(), {
        method,
        headers,
      })
      await late.promise
      await route.fulfill({ status, json: body, headers: Object.fromEntries(answer.headers) })
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await second.getByLabel('API key').fill(stack.apiKey)
    await second.keyboard.press('Enter')
    // Signing in takes less, where it does not wait.
    await sleep(1500)
    await picture(second, 'sign-in-waiting')
    const answered = page.waitForResponse('**/api/console/session')
    late.resolve()
    await answered
    await second.getByRole('button', { name: 'Sign out' }).waitFor()
    await second.reload()
    await second.getByRole('button', { name: 'Sign out' }).waitFor()
  })

  it('ends when the key does, and says so', async () => {
    const { apiKey } = await stack.addClient('another shop')
    const page = await openConsole({ ...stack, apiKey }, '/checkout')
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    await expect
      .poll(
        async () => {
          const pages = await page.locator('nav a').all()
          for (const link of pages) await link.click({ timeout: 500 }).catch(() => {})
          return page.getByText('Your session has ended').isVisible()
        },
        { timeout: 40_000 },
      )
      .toBe(true)
    await page.reload()
    await page.getByLabel('API key').waitFor()
  })

  it('is asked about again when the service could not be reached', async () => {
    const page = await openConsole(stack, '/')
    await page.route('**/api/console/session/token', (route) => route.abort())
    await page.reload()
    await page.getByText('The service cannot be reached').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/api/console/session/token')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Back office', level: 1 }).waitFor()
  })

  it('with a key for checkouts alone says what batches need', async () => {
    const { apiKey } = await stack.addClient('checkout only', ['address'])
    const page = await openConsole({ ...stack, apiKey }, '/batches')
    await page.getByRole('heading', { name: 'This key is not for batches' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'scope-missing')
    await page.getByText('npm run clients -- key "checkout only" --scopes address,batch').waitFor()
    await page.getByRole('link', { name: 'To the checkout demo' }).click()
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
  })

  it('with a test key for checkouts alone says how an operator makes a test key for batches', async () => {
    const { apiKey } = await stack.addTestKey(['address'])
    const page = await openConsole({ ...stack, apiKey }, '/batches')
    await page.getByText('npm run clients -- key "shop" --test --scopes address,batch').waitFor()
  })
})

describe('the start page', () => {
  async function createBatch(name: string): Promise<void> {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `${name}-${at},${at + 1} Downing Street,London,GB`,
    )
    const { body } = await stack.post(`/api/address/batches?name=${name}`, undefined, {
      headers: { 'content-type': 'text/csv' },
      body: ['reference,line1,city,country', ...rows].join('\n'),
    })
    await expect
      .poll(
        async () => (await stack.get(`/api/address/batches/${body.data.id}`)).body.data.status,
        {
          timeout: 30_000,
        },
      )
      .toBe('completed')
  }

  it('shows the newest batches, what was spent, and leads to the rest', async () => {
    for (const name of ['orders.csv', 'customers.csv']) await createBatch(name)
    const page = await openConsole(stack, '/')
    const entries = page.locator('.batch-list tbody tr')
    await entries.filter({ hasText: 'orders.csv' }).getByText('Completed').waitFor()
    await expect
      .poll(() => page.locator('.tile').first().textContent())
      .toMatch(/\$0\.00 \(live:\s\$0\.\d*[1-9]\d*\)/)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start')
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        expect(await overflowing(page)).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
        await picture(page, `start-${width}-${colorScheme}`)
      }
    expect(await page.locator('.bar').evaluate((bar) => bar.clientHeight)).toBeLessThan(60)
    await page.getByRole('link', { name: 'All batches' }).click()
    await page.getByRole('heading', { name: 'Batches', level: 1 }).waitFor()
    await picture(page, 'batches-390-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByText('Validate what is stored').click()
    await picture(page, 'batches-1280-light')
  })
})

describe('the state of the service on the start page', () => {
  const quota = { calls: 'details', window: 'day', limit: 125_000 }
  const usedUp = [
    ['a quota', { quotas: [{ ...quota, used: 125_000, left: 0 }] }, "day's quota of details calls"],
    [
      'the budget of calls',
      { budgets: [{ window: 'month', calls: { limit: 900, used: 900, left: 0 } }] },
      'Your budget for this month',
    ],
    [
      'the budget of money, but for less than a call costs,',
      { budgets: [{ window: 'day', usd: { limit: 0.003, used: 0.00283, left: 0.00017 } }] },
      'Your budget for this day',
    ],
  ] as const
  const open = async (limits: Record<string, readonly object[]>, more: object = {}) => {
    const page = await openConsole(stack, '/checkout')
    await page.route('**/api/limits*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const resetsAt = Date.now() + 3.6e6
      for (const [name, parts] of Object.entries(limits))
        answer.data[name] = parts.map((part) => ({ warning: true, resetsAt, ...part }))
      Object.assign(answer.data, more)
      await route.fulfill({ response, json: answer })
    })
    await page.getByRole('link', { name: 'Back office' }).first().click()
    return page
  }

  it.each(usedUp)('says that %s is used up, and until when', async (_, limits, what) => {
    const page = await open(limits)
    await page.getByText('Used up', { exact: true }).waitFor()
    await page.getByText(new RegExp(`${what} is used up. The next one begins at \\d`)).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start-used-up')
  })

  it.each([
    [
      { refused: ['autocomplete', 'details'] },
      'Partly answering',
      'Refused: autocomplete, details',
    ],
    [
      { refused: ['autocomplete', 'details', 'validate'] },
      'Not answering',
      'Refused: autocomplete, details, validate',
    ],
    [{ serviceBudgetUsedUp: true }, 'Used up', "The service's budget is used up"],
  ])('says so where requests are refused: %j', async (limits, word, text) => {
    const page = await open({}, limits)
    await page.getByText(word, { exact: true }).waitFor()
    await page.getByText(text).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start-refused')
  })

  const limited = (page: Page) =>
    page.route('**/api/limits*', (route) =>
      route.fulfill({
        status: 429,
        json: {
          statusCode: 7000,
          message: 'Too many requests',
          errors: [],
          metadata: { timestamp: Date.now() },
        },
      }),
    )

  it('is unknown where it was never told, because the client asks too often', async () => {
    const page = await openConsole(stack, '/checkout')
    await limited(page)
    await page.getByRole('link', { name: 'Back office' }).first().click()
    await page.getByText('Unknown', { exact: true }).waitFor()
    await page.getByText('Too many requests').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'start-unknown')
  })

  it('stays while the client asks too often, and ends where nothing can be reached', async () => {
    const page = await openConsole(stack, '/checkout')
    await page.clock.install()
    await page.getByRole('link', { name: 'Back office' }).first().click()
    const ready = page.getByText('Ready', { exact: true })
    await ready.waitFor()
    await limited(page)
    const answered = page.waitForResponse('**/api/limits*')
    await page.clock.runFor(21_000)
    await (await answered).finished()
    await page.clock.runFor(1000)
    expect(await ready.isVisible()).toBe(true)
    await page.unroute('**/api/limits*')
    await page.route('**/api/limits*', (route) => route.abort())
    await expect
      .poll(async () => {
        await page.clock.runFor(21_000)
        return page.getByText('Not reachable', { exact: true }).isVisible()
      })
      .toBe(true)
  })

  it('is good while a quota is 0, which no call uses', async () => {
    const page = await open({ quotas: [{ ...quota, limit: 0, used: 0, left: 0 }] })
    await page.getByText('Ready', { exact: true }).waitFor()
  })
})

describe('pages', () => {
  it('have titles of their own, and the focus at their heading', async () => {
    const page = await openConsole(stack, '/')
    for (const title of ['Checkout', 'Back office']) {
      await page.getByRole('link', { name: title, exact: true }).first().click()
      await expect.poll(() => page.title()).toBe(`${title} · Address console`)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)
    }
    await page.goBack()
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
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
