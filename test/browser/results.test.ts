import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, picture } from './browser.ts'
import { hostile, type JudgedRow, judgedBatch, largeBatch, misspelt } from './judged-batch.ts'
import { openConsole } from './sign-in.ts'

const rows: JudgedRow[] = [
  { ...misspelt, reference: 'order-1001', confidence: 0.85 },
  {
    reference: 'order-1002',
    address: { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA', country: 'GB' },
    verdict: 'confirmed',
    confidence: 1,
    formattedAddress: '10 Downing St, London SW1A 2AA, UK',
    placeId: 'SBX_gb-10-downing-street',
    latitude: 51.5034,
    longitude: -0.1276,
  },
  {
    reference: hostile,
    address: { line1: `${hostile} & Sons`, city: 'Berlin', country: 'DE' },
    verdict: 'undeliverable',
    confidence: 0,
    reasons: ['not_found'],
  },
  {
    reference: 'طلب-7',
    address: { line1: 'شارع الملك فهد ١٢', city: 'الرياد', country: 'SA' },
    verdict: 'needs_review',
    reasons: ['several_candidates'],
    changes: [{ component: 'locality', before: 'الرياد', after: 'الرياض' }],
    formattedAddress: 'شارع الملك فهد ١٢، الرياض، السعودية',
    placeId: 'ChIJ-riyadh',
  },
  {
    reference:
      'a reference that is as long as a reference may well become in the wild, and longer still',
    address: {
      address:
        '1600 Amphitheatre Parkway, Building 40, Second Floor, Mountain View, California 94043, United States of America',
    },
    verdict: 'failed',
    confidence: 0,
    reasons: ['provider_unavailable'],
  },
]

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
let id: string
beforeAll(async () => {
  id = await judgedBatch(store, rows)
})

const grid = (page: Page) => page.getByRole('grid', { name: 'Results' })
const countOf = (page: Page, text: string) =>
  page.locator('.results [role=status]', { hasText: text }).waitFor()

describe('the results', () => {
  it('stand in a table, as text and nothing else', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await countOf(page, '5 of 5')
    await page.getByRole('link', { name: 'Review 3 addresses' }).waitFor()
    expect(await grid(page).getByRole('row').count()).toBe(6)
    await grid(page).getByText(hostile, { exact: true }).waitFor()
    expect(await page.title()).toBe('Batch · Address console')
    expect(await grid(page).locator('del').allTextContents()).toEqual(['u', '1', 'الرياد'])
    expect(await grid(page).locator('ins').allTextContents()).toEqual(['u', '7', 'الرياض'])
    await page.getByText('1 is fine, 3 need you, 1 failed.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'results')
  })

  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['1280-dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const }],
    ['390', { viewport: { width: 390, height: 844 } }],
    ['390-dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
  ])('look well: %s', async (name, options) => {
    const page = await openConsole(stack, `/batches/${id}`, options)
    await page.getByRole('link', { name: 'Review 3 addresses' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `results-${name}`)
    await page.locator('summary', { hasText: 'Reason' }).click()
    await picture(page, `results-menu-${name}`)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await grid(page).getByText('order-1001').click()
    await page.getByText('This result holds').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `result-detail-${name}`)
  })

  it('begin above the fold', async () => {
    const page = await openConsole(stack, `/batches/${id}`, {
      viewport: { width: 1280, height: 800 },
    })
    await countOf(page, '5 of 5')
    const box = await grid(page).getByText('order-1001').boundingBox()
    expect(box?.y).toBeLessThan(480)
  })

  it('lead to the provider’s own map, the sandbox’s to none', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await countOf(page, '5 of 5')
    const link = page.getByRole('link', { name: 'See it on Google Maps' })
    await grid(page).getByText('order-1002').click()
    await page.getByText('This result holds').waitFor()
    expect(await link.count()).toBe(0)
    await page.keyboard.press('Escape')
    await grid(page).getByText('order-1001').click()
    expect(await link.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=12+Rue+Pasteur%2C+69007+Lyon%2C+France&query_place_id=ChIJ-lyon_12',
    )
    expect(await link.getAttribute('rel')).toBe('noreferrer noopener')
  })

  it('hold no longer once another batch has the same verdict on an address', async () => {
    const older = await judgedBatch(store, [{ ...misspelt, reference: 'order-2001' }])
    await store.query(
      `update stored_addresses set validated_at = now() + interval '1 minute'
       where reference = 'order-2001'`,
    )
    const page = await openConsole(stack, `/batches/${older}`)
    await grid(page).getByText('order-2001').click()
    await page.getByText('Another text or result is stored since').waitFor()
  })

  it('are read by keyboard: rows, one in full, and back', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await countOf(page, '5 of 5')
    await grid(page).focus()
    const current = () => page.locator('.results-row.current .reference').textContent()
    await page.keyboard.press('ArrowDown')
    expect(await current()).toBe('order-1002')
    await page.keyboard.press('End')
    expect(await current()).toContain('a reference that is as long')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'order-1001' })
    await panel
      .getByText('The street is misspelt, shortened, or stored under a former or popular name.')
      .waitFor()
    await panel.getByText('may be kept until').waitFor()
    await panel.getByRole('link', { name: 'See it on Google Maps' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'result-detail')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await grid(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('are opened again for a person, where a decision was wrong', async () => {
    const decided = await judgedBatch(store, [
      { ...misspelt, reference: 'order-3001' },
      { ...misspelt, reference: 'order-3002' },
    ])
    const path = '/api/address/stored/order-3001'
    await stack.post(path, { line1: '1 Wrong Street', confirmed: true }, { method: 'PUT' })
    const page = await openConsole(stack, `/batches/${decided}`)
    await page.getByText('1 needs you.').waitFor()
    await grid(page).getByText('Decided').click()
    const panel = page.getByRole('dialog', { name: 'order-3001' })
    await panel.getByText('A person confirmed its text').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'result-open-again')
    await panel.getByRole('button', { name: 'Open again' }).click()
    await panel.getByText('This result holds').waitFor()
    expect(await panel.getByRole('button', { name: 'Open again' }).count()).toBe(0)
    await page.getByText('2 need you.').waitFor()
    await grid(page).getByText('Decided').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await grid(page).getByText('order-3002').click()
    const other = page.getByRole('dialog', { name: 'order-3002' })
    await other.getByText('This result holds').waitFor()
    expect(await other.getByRole('button', { name: 'Open again' }).count()).toBe(0)
  })

  it('are counted once, however they are filtered', async () => {
    const page = await openConsole(stack, '/batches')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/summary')) asked += 1
    })
    await page.locator(`a[href="/console/batches/${id}"]`).first().click()
    await page.getByRole('link', { name: 'Review 3 addresses' }).waitFor()
    await page.getByRole('button', { name: 'Corrected 1' }).click()
    await countOf(page, '1 of 5')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await countOf(page, '5 of 5')
    expect(asked).toBe(1)
  })

  it('lead to the desk also where they could not be counted, and are counted when asked', async () => {
    const page = await openConsole(stack, '/batches')
    await page.route('**/summary', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.locator(`a[href="/console/batches/${id}"]`).first().click()
    await page.getByRole('link', { name: 'Review desk' }).waitFor()
    await page.locator('summary', { hasText: 'Reason' }).click()
    const menu = page.getByRole('group', { name: 'Reason' })
    await menu.getByText('They could not be counted.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'results-not-counted')
    await page.unroute('**/summary')
    await menu.getByRole('button', { name: 'Count again' }).click()
    await page.getByLabel('Not found').waitFor()
    await page.getByRole('link', { name: 'Review 3 addresses' }).waitFor()
  })

  it('are filtered by verdict, reason and country, in the address so that Back works', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await page.getByRole('button', { name: 'Corrected 1' }).click()
    await countOf(page, '1 of 5')
    await page.getByRole('button', { name: 'Undeliverable 1' }).click()
    await countOf(page, '2 of 5')
    await page.locator('summary', { hasText: 'Reason' }).click()
    await page.getByLabel('Not found').check()
    await countOf(page, '1 of 5')
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).search).toBe(
      '?verdict=corrected&verdict=undeliverable&reason=not_found',
    )
    await picture(page, 'results-filtered')
    await page.locator('summary', { hasText: 'Country' }).click()
    await page.getByLabel('Saudi Arabia').check()
    await page.getByText('Nothing fits these filters').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goBack()
    await countOf(page, '1 of 5')
    await page.getByRole('button', { name: 'Not found' }).click()
    await countOf(page, '2 of 5')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await countOf(page, '5 of 5')
    await page.getByRole('button', { name: 'Waiting for a person' }).click()
    await countOf(page, '3 of 5')
  })

  it('are found by reference, in the address so that Back works', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await countOf(page, '5 of 5')
    const field = page.getByRole('searchbox', { name: 'Reference' })
    await field.fill(' order-1002 ')
    await field.press('Enter')
    await countOf(page, '1 of 5')
    await grid(page).getByText('order-1002').waitFor()
    expect(new URL(page.url()).search).toBe('?reference=order-1002')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'results-reference')
    await field.fill('order-1001')
    await field.press('Enter')
    await grid(page).getByText('order-1001').waitFor()
    await page.goBack()
    await grid(page).getByText('order-1002').waitFor()
    expect(await field.inputValue()).toBe('order-1002')
    await page.getByRole('button', { name: 'Reference order-1002' }).click()
    await countOf(page, '5 of 5')
    expect(await field.inputValue()).toBe('')
    await field.fill('order-10')
    await field.press('Enter')
    await page.getByText('Nothing fits these filters').waitFor()
    await page.getByText('Enter the whole reference').waitFor()
  })

  it('are shown as decided elsewhere when the tab is seen again', async () => {
    const own = await judgedBatch(
      store,
      ['one', 'two', 'three'].map((reference) => ({ ...misspelt, reference })),
    )
    const page = await openConsole(stack, `/batches/${own}?review=open`)
    await countOf(page, '3 of 3')
    await page.getByText('3 need you.').waitFor()
    const decision = { city: 'Lyon', confirmed: true }
    await stack.post('/api/address/stored/one', decision, { method: 'PUT' })
    for (const isHidden of [true, false])
      await page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await page.getByText('2 need you.').waitFor()
    await countOf(page, '2 of 3')
  })

  it('say what to do where the code of the workbook could not be loaded', async () => {
    const page = await openConsole(stack, `/batches/${id}`)
    await countOf(page, '5 of 5')
    await page.route('**/console/assets/workbook*', (route) => route.abort())
    await page.getByRole('button', { name: 'Export Excel', exact: true }).click()
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await page.getByText('Are you online? After an update of the service, reload').waitFor()
    expect(await page.getByRole('alert').textContent()).not.toContain('dynamically')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'export-not-loaded')
  })

  it('are exported as they are filtered', async () => {
    const page = await openConsole(stack, `/batches/${id}?verdict=corrected`)
    await countOf(page, '1 of 5')
    for (const [kind, begin] of [
      ['CSV', 'reference,line1,line2'],
      ['NDJSON', '{"reference":"order-1001"'],
    ]) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Export ${kind}`, exact: true }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`batch-${id}.${kind?.toLowerCase()}`)
      const text = (await (await file.createReadStream()).toArray()).join('')
      // Excel takes a CSV for UTF-8 by it.
      expect(text.startsWith('\uFEFF')).toBe(kind === 'CSV')
      expect(text.replace('\uFEFF', '').startsWith(begin ?? '')).toBe(true)
      expect(text).toContain('12 Rue Pastuer')
      expect(text).not.toContain('Downing')
    }
  })

  it('say what failed, and come when they are asked for again', async () => {
    const page = await openConsole(stack, '/batches')
    await page.route('**/api/**/results*', (route) => route.abort())
    await page.evaluate((path) => history.pushState(null, '', path), `/console/batches/${id}`)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.getByText('The service cannot be reached').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'results-failed')
    await page.unroute('**/api/**/results*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await countOf(page, '5 of 5')
  })

  it('of a running batch wait to be asked for, and are all there at its end', async () => {
    const own = await judgedBatch(
      store,
      rows.map((row) => ({ ...row, reference: `running ${row.reference}` })),
    )
    await store.query('delete from batch_results where batch_id = $1 and position >= 2', [own])
    await store.change(own, "status = 'running', processed = 2")
    const page = await openConsole(stack, `/batches/${own}`)
    await countOf(page, '2 of 2')
    const add = async (position: number, set: string) => {
      await store.judge(own, [{ position }])
      await store.change(own, set)
    }
    await add(2, 'processed = 3')
    await page.getByRole('button', { name: 'Show 1 new result' }).click()
    await countOf(page, '3 of 3')
    await add(3, "processed = 4, status = 'completed'")
    await countOf(page, '4 of 4')
  })
})

describe('a cancelled batch', () => {
  it('shows the results of rows that were in flight', async () => {
    const own = await judgedBatch(
      store,
      rows.map((row) => ({ ...row, reference: `in flight ${row.reference}` })),
    )
    await store.query('delete from batch_results where batch_id = $1 and position >= 2', [own])
    await store.change(own, "status = 'running', processed = 2")
    const page = await openConsole(stack, '/batches')
    await page.clock.install()
    await page.locator(`a[href="/console/batches/${own}"]`).first().click()
    await countOf(page, '2 of 2')
    await store.change(own, "status = 'cancelled'")
    await page.locator('.badge', { hasText: 'Cancelled' }).waitFor()
    for (const position of [2, 3]) {
      await store.judge(own, [{ position }])
      await store.change(own, `processed = ${position + 1}`)
      const shown = async () => {
        await page.clock.runFor(21_000)
        return page.locator('.results [role=status]').first().textContent()
      }
      // On a busy machine the page may set its timer only now.
      await expect
        .poll(shown, { timeout: 30_000, interval: 1000 })
        .toBe(`${position + 1} of ${position + 1}`)
    }
  })
})

describe('100,000 results', () => {
  it('are scrolled without a standstill, and filtered', async () => {
    const large = await largeBatch(store, 100_000)
    const page = await openConsole(stack, `/batches/${large}`)
    const began = Date.now()
    await grid(page).getByText('order-0', { exact: true }).waitFor()
    const firstMs = Date.now() - began
    await watchFrames(page)
    await countOf(page, '100,000 of 100,000')
    const loading = await framesSeen(page)
    const allMs = Date.now() - began
    await page.mouse.move(300, 600)
    await watchFrames(page)
    for (let n = 0; n < 60; n++) await page.mouse.wheel(0, 900)
    const wheel = await framesSeen(page)
    const workMs = await mainThread(page)
    await watchFrames(page)
    // As a thumb that is dragged: to the end in a second, frame by frame.
    await grid(page).evaluate(
      () =>
        new Promise<void>((resolve) => {
          const steps = 60
          let step = 0
          const drag = () => {
            step += 1
            scrollTo(0, (document.documentElement.scrollHeight * step) / steps)
            if (step < steps) requestAnimationFrame(drag)
            else resolve()
          }
          requestAnimationFrame(drag)
        }),
    )
    await grid(page).getByText('order-99999', { exact: true }).waitFor()
    const drag = { ...(await framesSeen(page)), workMs: await workMs() }
    console.info('100,000 results, in ms:', { firstMs, allMs, loading, wheel, drag })
    await grid(page).focus()
    await page.keyboard.press('Home')
    await grid(page).getByText('order-0', { exact: true }).waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    await grid(page).getByText('order-99999', { exact: true }).waitFor()
    // The header stays in sight.
    expect((await grid(page).getByRole('columnheader').first().boundingBox())?.y).toBeLessThan(40)
    await page.getByRole('button', { name: 'Failed 20,000' }).click()
    await countOf(page, '20,000 of 100,000')
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60)
    await picture(page, 'results-large')
  })
})

/** How long the page's main thread itself has worked for since, in milliseconds: whatever else the machine does. */
const mainThread = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const began = await taskMs()
  return async () => Math.round((await taskMs()) - began)
}

/** Notes how long each frame takes from now on, in the page. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    const watch = globalThis as unknown as { frames: number[] | undefined }
    watch.frames = times
    let last = performance.now()
    const note = () => {
      const now = performance.now()
      times.push(now - last)
      last = now
      if (watch.frames === times) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const framesSeen = async (page: Page) => {
  const times = await page.evaluate(() => {
    const watch = globalThis as unknown as { frames: number[] | undefined }
    const { frames = [] } = watch
    watch.frames = undefined
    return frames
  })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return {
    frames: sorted.length,
    p95: at(0.95),
    max: at(1),
    over50: sorted.filter((ms) => ms > 50).length,
  }
}
