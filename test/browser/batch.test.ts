import { readFile } from 'node:fs/promises'
import { Redis } from 'ioredis'
import type { BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { skus } from '../../shared/billing/skus.ts'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { inventedRows, openQuotas, useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, overflowing, picture } from './browser.ts'
import { judgedBatch } from './judged-batch.ts'
import { tabTo } from './keyboard.ts'
import { openConsole } from './sign-in.ts'

const stack = useStack({ env: { ...openQuotas, BULK_CONCURRENCY: '4' } })
const store = useBatchView(stack)
afterEach(() => stack.sandbox.behave({}))

let made = 0
/** A new batch of so many addresses that nobody has asked about, and its id. */
async function createBatch(count: number, more: object[] = []): Promise<string> {
  const rows = inventedRows(count, made)
  made += count
  const { body } = await stack.post('/api/address/batches', [...rows, ...more])
  return body.data.id
}
async function watch(id: string, options?: BrowserContextOptions, url = stack.url): Promise<Page> {
  const page = await openConsole({ url, apiKey: stack.apiKey }, `/batches/${id}`, options)
  await page.getByRole('heading', { name: 'Batch' }).waitFor()
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const badge = (page: Page, word: string) => page.locator('.badge', { hasText: word })

describe('a batch that is watched', () => {
  it('goes on to its end, with figures, a chart, and what was found', async () => {
    await stack.sandbox.behave({ latencyMs: 150 })
    const odd = [
      { reference: 'unknown', address: 'Rue Qui N Existe Pas 1, Nulleville' },
      { reference: 'no number', line1: 'Rue Pasteur', city: 'Lyon', country: 'FR' },
    ]
    const page = await watch(await createBatch(40, odd))
    await badge(page, 'Running').waitFor()
    await page.getByText(/% done, about [0-9].* left/).waitFor()
    await page.locator('.progress-chart path').waitFor()
    await page.getByText('so far.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-running')
    await badge(page, 'Completed').waitFor()
    await page.getByRole('link', { name: /^Review / }).waitFor()
    await page.getByText('42 need you.').waitFor()
    expect(await page.locator('.progress-chart').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-completed')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-completed-360-dark')
  })

  it('is paused, resumed and cancelled, with the keyboard alone', async () => {
    await stack.sandbox.behave({ latencyMs: 400 })
    const page = await watch(await createBatch(200))
    await badge(page, 'Running').waitFor()
    await tabTo(page, 'Pause')
    await page.keyboard.press('Enter')
    await page.getByText('paused by hand').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-paused')
    await tabTo(page, 'Resume')
    await page.keyboard.press('Enter')
    await badge(page, 'Running').waitFor()
    await tabTo(page, 'Cancel batch')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-cancel-question')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await badge(page, 'Running').count()).toBe(1)
    await page.keyboard.press('Enter')
    await tabTo(page, 'Cancel the batch')
    await page.keyboard.press('Enter')
    await badge(page, 'Cancelled').waitFor()
    await picture(page, 'batch-cancelled')
  })

  it('says so where its state does not allow what was wanted any more', async () => {
    await stack.sandbox.behave({ latencyMs: 400 })
    const id = await createBatch(100)
    const page = await watch(id)
    await badge(page, 'Running').waitFor()
    await page.route(`**/batches/${id}/pause`, async (route) => {
      await stack.post(`/api/address/batches/${id}/cancel`, {})
      await route.continue()
    })
    await button(page, 'Pause').click()
    await page.getByText('cannot pause: it is cancelled').waitFor()
    await badge(page, 'Cancelled').waitFor()
    await picture(page, 'batch-state-refused')
  })

  it.each([
    {
      when: 'when a person asks for it, too',
      hear: async (page: Page) => {
        await button(page, 'Retry 40 failed addresses').click()
        await page.getByText('cannot retry: it is paused').waitFor()
      },
    },
    { when: 'after a while', hear: (page: Page) => page.clock.runFor(21_000) },
  ])('hears that its failed addresses are asked for again elsewhere: $when', async ({ hear }) => {
    await stack.sandbox.behave({ latencyMs: 400 })
    const failed = { verdict: 'failed' as const, confidence: 0, reasons: ['internal'] }
    const id = await judgedBatch(
      store,
      inventedRows(40, made).map(({ reference, ...address }) => ({
        ...failed,
        reference,
        address,
      })),
    )
    made += 40
    const page = await watch(id)
    await page.clock.install()
    await page.reload()
    await badge(page, 'Completed').waitFor()
    await stack.post(`/api/address/batches/${id}/retry`, {})
    await stack.post(`/api/address/batches/${id}/pause`, {})
    const state = async () => {
      if ((await badge(page, 'Paused').count()) === 0) await hear(page)
      return badge(page, 'Paused').count()
    }
    // On a busy machine the page may set its timer only now.
    await expect.poll(state, { timeout: 30_000, interval: 1000 }).toBe(1)
    await button(page, 'Resume').waitFor()
  })

  it('notices after its end that it was erased, or that the key lost its scope', async () => {
    const { apiKey, token } = await stack.addClient('erased shop')
    const init = { headers: { authorization: `Bearer ${token}` } }
    const { body } = await stack.post('/api/address/batches', inventedRows(1, made), init)
    made += 1
    const page = await openConsole({ url: stack.url, apiKey }, `/batches/${body.data.id}`)
    await page.clock.install()
    await page.reload()
    await badge(page, 'Completed').waitFor()
    const told = async (text: string) => {
      const isTold = async () => {
        await page.clock.runFor(21_000)
        return page.getByText(text).isVisible()
      }
      // On a busy machine the page may set its timer only now.
      await expect.poll(isTold, { timeout: 30_000, interval: 1000 }).toBe(true)
    }
    const path = `**/api/address/batches/${body.data.id}`
    const lacking = { statusCode: 5005, message: 'The API key lacks the scope', errors: [] }
    const metadata = { timestamp: Date.now() }
    await page.route(path, (route) =>
      route.fulfill({ status: 403, json: { ...lacking, metadata } }),
    )
    await told('The API key lacks the scope')
    await page.unroute(path)
    await page.reload()
    await badge(page, 'Completed').waitFor()
    await stack.raw('/api/address/stored?confirm=all', { ...init, method: 'DELETE' })
    await told('There is no such batch')
  })

  it('counts addresses that were erased as no longer left', async () => {
    const id = await store.create(inventedRows(4, made))
    made += 4
    await store.judge(id, [{}])
    await store.change(
      id,
      `status = 'paused', paused_reason = 'client', processed = 1, confirmed = 1, erased = 2`,
    )
    const page = await watch(id)
    await page.getByText('50 % done').waitFor()
    await page.getByRole('link', { name: 'All batches' }).click()
    const entry = page.locator('tr', { has: page.locator(`a[href$='${id}']`) })
    await entry.getByText('50 % done').waitFor()
    await entry.getByRole('link').click()
    await button(page, 'Cancel batch').click()
    await page.getByText('1 address will not be validated.').waitFor()
    await button(page, 'Cancel the batch').click()
    await badge(page, 'Cancelled').waitFor()
  })

  it('has its failed addresses asked for again, unless it was cancelled', async () => {
    await stack.sandbox.behave({ errorRate: { html: 1 } })
    const id = await createBatch(3)
    const page = await watch(id)
    await badge(page, 'Completed').waitFor()
    await picture(page, 'batch-failed-addresses')
    await stack.sandbox.behave({})
    await store.change(id, `status = 'cancelled'`)
    await page.reload()
    await badge(page, 'Cancelled').waitFor()
    expect(await page.getByRole('button', { name: /Retry/ }).count()).toBe(0)
    await store.change(id, `status = 'completed'`)
    await page.reload()
    await button(page, 'Retry 3 failed addresses').click()
    await page.getByText('Retry 3 failed').waitFor({ state: 'hidden' })
    await badge(page, 'Completed').waitFor()
    expect(await page.getByRole('button', { name: /Retry/ }).count()).toBe(0)
  })

  it('pauses by itself, and says why and until when', async () => {
    await stack.sandbox.behave({ keyDenied: true })
    const id = await createBatch(20)
    const page = await watch(id)
    await page.getByText(/refuses the service's key.*It goes on by itself at .*, in /).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-provider-denied')
    await stack.post(`/api/address/batches/${id}/cancel`, {})
    await stack.sandbox.behave({})
    // Else the service waits half a minute before it asks again.
    const redis = new Redis(stack.redisUrl)
    for (const sku of skus) await resumeSku(redis, sku)
    redis.disconnect()
  })

  it('is still watched after the service was killed and started again', async () => {
    const { edge, url } = await stack.addEdge()
    await stack.sandbox.behave({ latencyMs: 400 })
    const page = await watch(await createBatch(60), {}, url)
    await badge(page, 'Running').waitFor()
    edge.process.kill('SIGKILL')
    await badge(page, 'Reconnecting…').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batch-reconnecting')
    await stack.addEdge({ PORT: new URL(url).port })
    await badge(page, 'Reconnecting…').waitFor({ state: 'hidden' })
    await stack.sandbox.behave({})
    await badge(page, 'Completed').waitFor()
  })

  it('holds no connection while its tab is hidden, and is as it is when that is seen again', async () => {
    await stack.sandbox.behave({ latencyMs: 400 })
    const page = await watch(await createBatch(30))
    await badge(page, 'Running').waitFor()
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'))
    await hide(true)
    await ended
    await stack.sandbox.behave({})
    await hide(false)
    await badge(page, 'Completed').waitFor()
  })
})

describe('a batch', () => {
  it('lists what was left out, page by page, and gives its results as files', async () => {
    const bad = Array.from({ length: 70 }, () => ({ city: 'Lyon' }))
    const page = await watch(
      await createBatch(5, [...bad, { reference: '<b>x</b>', city: '<i>Lyon</i>' }]),
    )
    await badge(page, 'Completed').waitFor()
    await page.getByText('70 faults in rows that were left out').click()
    await page.getByRole('cell', { name: '6', exact: true }).waitFor()
    await picture(page, 'batch-problems')
    await button(page, 'Show more').click()
    await page.getByRole('cell', { name: '75', exact: true }).waitFor()
    await button(page, 'Show more').waitFor({ state: 'hidden' })
    expect(await accessibilityFaults(page)).toEqual([])
    for (const [name, start] of [
      ['Export CSV', 'reference,'],
      ['Export NDJSON', '{"reference":'],
    ] as const) {
      const downloading = page.waitForEvent('download')
      await button(page, name).click()
      const text = await readFile(await (await downloading).path(), 'utf8')
      expect(text.replace('\uFEFF', '').startsWith(start)).toBe(true)
      expect(text).toContain('<b>x</b>')
    }
  })

  it('that there is not, or that is another client’s, is told', async () => {
    const other = await stack.addClient('another shop')
    const id = await createBatch(1)
    for (const [path, apiKey] of [
      ['/batches/no-id-at-all', stack.apiKey],
      [`/batches/${id}`, other.apiKey],
    ] as const) {
      const page = await openConsole({ url: stack.url, apiKey }, path)
      await page.getByRole('heading', { name: 'There is no such batch' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await picture(page, 'batch-unknown')
    }
  })
})

describe('the list of batches', () => {
  it('is empty at first, and says how to begin', async () => {
    const { apiKey } = await stack.addClient('new shop')
    const page = await openConsole({ url: stack.url, apiKey }, '/batches')
    await page.getByRole('heading', { name: 'No batches yet' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches-empty')
  })

  it('shows the newest first, page by page, and what runs as it goes on', async () => {
    for (let n = 0; n < 22; n++) await createBatch(1)
    await stack.sandbox.behave({ latencyMs: 300 })
    await createBatch(80)
    const page = await openConsole(stack, '/batches')
    const entries = page.locator('.batch-list tbody tr')
    await entries.first().getByText('Running').waitFor()
    expect(await entries.count()).toBe(20)
    await entries
      .first()
      .getByText(/[1-9][0-9]? % done/)
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches')
    await button(page, 'Show more').click()
    await entries.nth(22).waitFor()
    await stack.sandbox.behave({})
    await entries.first().getByText('Completed').waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches-360-dark')
  })

  it('is asked for every five seconds while a batch runs, and not before Retry-After', async () => {
    const id = await store.create(inventedRows(1, made))
    made += 1
    await store.change(id, `status = 'paused', paused_reason = 'client'`)
    const page = await openConsole(stack, '/batches')
    await page.clock.install()
    const askedAt: number[] = []
    await page.route('**/api/address/batches?*', async (route) => {
      askedAt.push(await page.evaluate(() => Date.now()))
      if (askedAt.length <= 3) return route.continue()
      const metadata = { timestamp: Date.now() }
      const json = { statusCode: 7000, message: 'Too many requests', errors: [], metadata }
      return route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json })
    })
    await page.reload()
    const untilAsked = (times: number, stepMs: number) =>
      expect
        .poll(
          async () => {
            if (askedAt.length < times) await page.clock.runFor(stepMs)
            return askedAt.length
          },
          { timeout: 30_000 },
        )
        .toBeGreaterThanOrEqual(times)
    await untilAsked(4, 250)
    await page.getByText('Too many requests').waitFor()
    await untilAsked(5, 2000)
    const gaps = askedAt.slice(1).map((at, n) => at - (askedAt[n] ?? 0))
    expect(Math.min(...gaps.slice(0, 3))).toBeGreaterThan(4500)
    expect(gaps[3]).toBeGreaterThan(39_000)
  })

  it('says when the service cannot be reached, and comes back', async () => {
    const page = await openConsole(stack, '/batches')
    await page.getByRole('heading', { name: 'Batches' }).waitFor()
    await page.route('**/api/address/batches?*', (route) => route.abort())
    await page.reload()
    await page.getByText('The service cannot be reached').waitFor()
    await picture(page, 'batches-unreachable')
    await page.unroute('**/api/address/batches?*')
    await button(page, 'Try again').click()
    await page.locator('.batch-list').waitFor()
  })

  it('lets what is stored be validated again', async () => {
    await createBatch(4)
    const page = await openConsole(stack, '/batches')
    await page.getByText('Validate what is stored').click()
    await page.getByLabel('Countries').fill('France')
    await button(page, 'Estimate').click()
    await page.getByText('“FRANCE” is no country code').waitFor()
    await page.getByLabel('Countries').fill('fr')
    await page.getByLabel('Corrected', { exact: true }).check()
    await button(page, 'Estimate').click()
    await button(page, 'Start').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches-selection')
    await button(page, 'Start').click()
    await page.getByRole('heading', { name: /^Batch [0-9a-f]{8}$/ }).waitFor()
    await badge(page, 'Completed').waitFor()
  })

  it('shows no plan of a selection that is another one by now', async () => {
    const page = await openConsole(stack, '/batches')
    await page.getByText('Validate what is stored').click()
    const changed = Promise.withResolvers<void>()
    const answer = async (route: Route) => {
      await changed.promise
      await route.continue()
    }
    await page.route('**/api/address/batches?dryRun=true', answer, { times: 1 })
    const isPlan = (request: Request) => request.url().includes('dryRun')
    const outcome = Promise.race([
      page.waitForEvent('requestfailed', isPlan).then(() => 'given up'),
      page.waitForEvent('requestfinished', isPlan).then(() => 'answered'),
    ])
    await page.getByLabel('Countries').fill('de')
    await button(page, 'Estimate').click()
    await button(page, 'Counting…').waitFor()
    await page.getByLabel('Countries').fill('fr')
    changed.resolve()
    expect(await outcome).toBe('given up')
    expect(await button(page, 'Start').count()).toBe(0)
    const asked = page.waitForRequest(/dryRun/)
    await button(page, 'Estimate').click()
    expect((await asked).postDataJSON()).toEqual({ select: { unconfirmed: true, country: ['FR'] } })
    await button(page, 'Start').waitFor()
  })

  it('makes one batch of a selection though the answer to its start is lost', async () => {
    await createBatch(20)
    const page = await openConsole(stack, '/batches')
    await page.getByText('Validate what is stored').click()
    await page.getByLabel('Countries').fill('fr')
    const keys: (string | undefined)[] = []
    const isStart = (url: URL) => url.pathname === '/api/address/batches' && url.search === ''
    page.on('request', (request) => {
      if (request.method() === 'POST' && isStart(new URL(request.url())))
        keys.push(request.headers()['idempotency-key'])
    })
    await page.route(isStart, async (route) => {
      await route.fetch()
      await route.abort()
    })
    // Once more from the beginning, it is still the same selection.
    for (const _ of ['start', 'start anew']) {
      await button(page, 'Estimate').click()
      await button(page, 'Start').click()
      await page.getByText('The service cannot be reached').waitFor()
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches-selection-lost')
    await page.unroute(isStart)
    await button(page, 'Try again').click()
    await page.getByRole('heading', { name: /^Batch [0-9a-f]{8}$/ }).waitFor()
    expect(keys.length).toBeGreaterThan(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('warns when a budget is nearly used up', async () => {
    const page = await openConsole(stack, '/')
    await page.route('**/api/limits*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const budget = {
        window: 'day',
        usd: { limit: 50, used: 47, left: 3 },
        warning: true,
        resetsAt: Date.now() + 3.6e6,
      }
      Object.assign(answer.data, {
        budgets: [budget],
        paused: [{ calls: 'details', reason: 'rate', seconds: 12 }],
      })
      await route.fulfill({ response, json: answer })
    })
    await page.getByRole('link', { name: 'Back office' }).first().click()
    await page.getByText('nearly used up: $3.00 of $50.00 left').waitFor()
    await page.getByText('No details calls at present').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'batches-budget')
  })
})
