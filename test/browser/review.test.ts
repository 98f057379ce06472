import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { accessibilityFaults, picture } from './browser.ts'
import { hostile, type JudgedRow, judgedBatch, misspelt } from './judged-batch.ts'
import { openConsole } from './sign-in.ts'

const corrected: JudgedRow = { ...misspelt, reference: 'order-1', confidence: 0.75 }
const rows: JudgedRow[] = [
  corrected,
  {
    reference: 'order-2',
    verdict: 'corrected',
    address: { line1: 'Hauptstrasse 5', line2: 'Hinterhaus', city: 'Berlin', country: 'DE' },
    reasons: ['several_candidates'],
    formattedAddress: 'Hauptstraße 5, 10827 Berlin, Germany',
    placeId: 'SBX_berlin',
  },
  {
    reference: 'order-3',
    address: { address: '1600 Amphiteatre Pkwy Mountain View' },
    verdict: 'corrected',
    confidence: 0.8,
    reasons: ['misspelt_street', 'country_missing'],
    changes: [{ component: 'street', before: 'Amphiteatre Pkwy', after: 'Amphitheatre Parkway' }],
    formattedAddress: '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
    placeId: 'ChIJ-mountain-view',
  },
  {
    reference: 'order-4',
    address: { line1: 'شارع الملك فهد ١٢', city: 'الرياد', country: 'SA' },
    changes: [{ component: 'locality', before: 'الرياد', after: 'الرياض' }],
    reasons: ['misspelt_locality'],
    formattedAddress: 'شارع الملك فهد ١٢، الرياض، السعودية',
    placeId: 'ChIJ-riyadh',
  },
  {
    reference: hostile,
    address: { line1: hostile, city: 'Nowhere' },
    verdict: 'undeliverable',
    confidence: 0,
    reasons: ['not_found'],
  },
]

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
beforeEach(() => store.clear())

const openDesk = (id: string, options = {}) => openConsole(stack, `/batches/${id}/review`, options)
const onDesk = (page: Page, reference: string) =>
  page.locator('#desk-name', { hasText: reference }).waitFor()
const counts = (page: Page, left: string, decided: string) =>
  page.locator('.desk-progress p').filter({ hasText: left }).filter({ hasText: decided })
const told = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor()
const storedOf = async (reference: string) => {
  const { body }: Answer = await stack.get(`/api/address/stored/${encodeURIComponent(reference)}`)
  return body.data
}
const openIn = async (id: string): Promise<string[]> => {
  const { body }: Answer = await stack.get(`/api/address/batches/${id}/results?review=open`)
  return body.data.results.map(({ reference }: { reference: string }) => reference)
}
const decidable = (page: Page) =>
  page.locator('.desk-card[aria-busy=false] .button:enabled', { hasText: 'Keep' }).waitFor()
/** A key counts from when the address can be decided. */
const press = async (page: Page, key: string) => {
  await decidable(page)
  await page.keyboard.press(key)
}

describe('the review desk', () => {
  it('is worked by keyboard alone', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openDesk(id)
    await onDesk(page, 'order-1')
    await counts(page, '5 left', '0 of 5 decided').waitFor()
    expect(await page.locator('.comparison del').allTextContents()).toEqual(['u', '1'])
    expect(await page.locator('.comparison ins').allTextContents()).toEqual(['u', '7'])
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review')

    await press(page, 'a')
    await onDesk(page, 'order-2')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('desk-name')
    await told(page, 'order-1 accepted')
    expect(await storedOf('order-1')).toMatchObject({
      line1: '12 Rue Pasteur',
      city: 'Lyon',
      postalCode: '69007',
      country: 'FR',
      confirmedAt: expect.any(Number),
      validation: {
        verdict: 'confirmed',
        placeId: 'ChIJ-lyon_12',
        coordinates: { latitude: 45.7301 },
      },
    })

    await press(page, 'k')
    await onDesk(page, 'order-3')
    expect(await storedOf('order-2')).toMatchObject({
      line1: 'Hauptstrasse 5',
      validation: { verdict: 'confirmed' },
    })
    await picture(page, 'review-whole')

    await press(page, 'n')
    await onDesk(page, 'order-4')
    await press(page, 'ArrowLeft')
    await onDesk(page, 'order-3')
    await press(page, 'e')
    const form = page.getByRole('form', { name: 'Edit the address' })
    await form.waitFor()
    // Keys are letters while somebody types.
    await page.getByLabel('Line 1').fill('ak')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await onDesk(page, 'order-3')
    await press(page, 'e')
    await page.keyboard.type('1 Main St')
    await page.getByLabel('Whole address').fill('')
    await picture(page, 'review-edit')
    expect(await accessibilityFaults(page)).toEqual([])
    // Without a worker nothing can be checked.
    await page.keyboard.press('Enter')
    await page.getByText('The address could not be checked').waitFor()
    await page.keyboard.press('Enter')
    await onDesk(page, 'order-4')
    expect(await storedOf('order-3')).toMatchObject({
      line1: '1 Main St',
      validation: { verdict: 'confirmed' },
    })
    expect(await storedOf('order-3')).not.toHaveProperty('address')
    await counts(page, '2 left', '3 of 5 decided').waitFor()
    await picture(page, 'review-rtl')

    await press(page, 'u')
    await onDesk(page, 'order-3')
    await told(page, 'order-3 is as the batch left it, and open again')
    expect(await storedOf('order-3')).toMatchObject({
      address: '1600 Amphiteatre Pkwy Mountain View',
      validation: { verdict: 'corrected', placeId: 'ChIJ-mountain-view' },
    })
    expect(await openIn(id)).toContain('order-3')
    await press(page, 'a')
    await onDesk(page, 'order-4')
    expect(await storedOf('order-3')).toMatchObject({
      address: '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
      confirmedAt: expect.any(Number),
      validation: {
        placeId: 'ChIJ-mountain-view',
        formattedAddress: expect.stringContaining('1600 Amphitheatre'),
      },
    })
    await press(page, 'a')
    await onDesk(page, hostile)
    expect(await page.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true)
    await picture(page, 'review-hostile')
    await press(page, 'k')
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    await page.getByText('No address of this batch waits for a person any longer.').waitFor()
    expect(await page.title()).toBe('Review desk · Address console')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-done')
    expect((await storedOf(hostile)).line1).toBe(hostile)
  })

  it('is worked by mouse', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await page.getByRole('button', { name: 'Accept' }).click()
    await onDesk(page, 'order-2')
    await page.getByRole('button', { name: 'Keep' }).click()
    await onDesk(page, 'order-3')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: "Use the proposal's values" }).click()
    await page.getByLabel('Country').fill('US')
    await page.getByRole('button', { name: 'Save' }).click()
    await onDesk(page, 'order-4')
    expect(await storedOf('order-3')).toMatchObject({
      address: '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
      country: 'US',
    })
    await page.getByRole('button', { name: 'Undo the last decision' }).click()
    await onDesk(page, 'order-3')
    await page.getByRole('button', { name: 'Next' }).click()
    await onDesk(page, 'order-4')
    await page.getByRole('button', { name: 'Back' }).click()
    await onDesk(page, 'order-3')
    expect(
      await page.getByRole('link', { name: 'See it on Google Maps' }).getAttribute('href'),
    ).toContain('query_place_id=ChIJ-mountain-view')
  })

  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['1280-dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const }],
    ['390', { viewport: { width: 390, height: 844 } }],
    ['360-dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const }],
  ])('looks well: %s', async (name, options) => {
    const page = await openDesk(await judgedBatch(store, rows), options)
    await press(page, 'a')
    await onDesk(page, 'order-2')
    await told(page, 'order-1 accepted')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `review-${name}`)
    await press(page, 'p')
    await press(page, 'e')
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, `review-edit-${name}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('tells which keys there are, and lets them be switched off', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await onDesk(page, 'order-1')
    await press(page, '?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await help.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-keys')
    await help.getByLabel('Single keys work').uncheck()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await page.locator('.desk-actions kbd').count()).toBe(0)
    await page.getByRole('button', { name: 'Next' }).waitFor()
    await page.keyboard.press('n')
    await page.getByRole('button', { name: 'Keys' }).click()
    await help.getByLabel('Single keys work').check()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await onDesk(page, 'order-1')
    await press(page, 'n')
    await onDesk(page, 'order-2')
  })

  it('keeps the focus in the whole address of a text that is stored in parts', async () => {
    const mixedUp: JudgedRow = {
      reference: 'mixed up',
      address: { line1: 'Lyon', city: '12 Rue Pasteur', country: 'FR' },
      reasons: ['fields_misplaced'],
      formattedAddress: '12 Rue Pasteur, 69007 Lyon, France',
    }
    const page = await openDesk(await judgedBatch(store, [mixedUp]))
    await press(page, 'e')
    await page.getByLabel('Whole address').focus()
    await page.keyboard.type('12 Rue')
    expect(await page.getByLabel('Whole address').inputValue()).toBe('12 Rue')
  })

  it('asks before it loses an edit that is not saved', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openConsole(stack, `/batches/${id}`)
    await page.getByRole('link', { name: 'Review 5 addresses' }).click()
    await page.evaluate((path) => history.replaceState(null, '', path), '?country=FR')
    await page.reload()
    await onDesk(page, 'order-1')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    await press(page, 'e')
    const line = page.getByLabel('Line 1')
    await line.fill('14 Rue Pasteur')
    const leave = [
      () => page.getByRole('link', { name: '← Batch' }).click(),
      () => page.evaluate(() => history.back()),
      () => page.getByRole('button', { name: 'remove this filter' }).click(),
      () => page.getByRole('button', { name: 'Clear all' }).click(),
      () => page.evaluate(() => location.reload()),
    ]
    for (const [count, go] of leave.entries()) {
      await go()
      await expect.poll(() => asked).toHaveLength(count + 1)
      expect(await line.inputValue()).toBe('14 Rue Pasteur')
    }
    expect(asked).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'beforeunload'])
    // What is stored is not lost.
    await line.fill('12 Rue Pastuer')
    await page.getByRole('button', { name: 'Clear all' }).click()
    await counts(page, '5 left', '0 of 5 decided').waitFor()
    expect(asked).toHaveLength(leave.length)
  })

  it('goes on with an edit that the end of the session interrupted, but not after signing out', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    page.on('dialog', (dialog) => dialog.accept())
    const signIn = async () => {
      await page.getByLabel('API key').fill(stack.apiKey)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await press(page, 'n')
    await onDesk(page, 'order-2')
    await press(page, 'e')
    const line = page.getByLabel('Line 1')
    await line.fill('5 Hauptstrasse, c/o Durand')
    await store.query('update console_sessions set ended_at = now()')
    await page.getByRole('button', { name: 'Check' }).first().click()
    await page.getByText('Your session has ended').waitFor()
    await signIn()
    await onDesk(page, 'order-2')
    expect(await line.inputValue()).toBe('5 Hauptstrasse, c/o Durand')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn()
    await onDesk(page, 'order-1')
    await press(page, 'n')
    await onDesk(page, 'order-2')
    await press(page, 'e')
    expect(await line.inputValue()).toBe('Hauptstrasse 5')
  })

  it('on two pages at once: the first decision holds, the second hears of it and goes on', async () => {
    const id = await judgedBatch(store, rows)
    const [one, other] = [await openDesk(id), await openDesk(id)]
    for (const page of [one, other])
      await page.locator('.button:enabled', { hasText: 'Keep' }).waitFor()
    await press(one, 'a')
    await onDesk(one, 'order-2')
    await press(other, 'k')
    await told(other, 'order-1 has been decided or changed by somebody else')
    await told(other, 'Stored now: 12 Rue Pasteur, Lyon, 69007, FR')
    await onDesk(other, 'order-2')
    expect(await accessibilityFaults(other)).toEqual([])
    await picture(other, 'review-elsewhere')
    expect((await storedOf('order-1')).line1).toBe('12 Rue Pasteur')
    await counts(other, '4 left', '0 of 5 decided').waitFor()
  })

  it('hears, too, of the same text that another person has decided on for another place', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openDesk(id)
    await page.locator('.button:enabled', { hasText: 'Keep' }).waitFor()
    const text = { ...rows[0]?.address, line1: '12 Rue Pasteur', postalCode: '69007' }
    const theirs = { ...text, placeId: 'ChIJ-other', confirmed: true }
    await stack.post('/api/address/stored/order-1', theirs, { method: 'PUT' })
    await press(page, 'a')
    await told(page, 'order-1 has been decided or changed by somebody else')
    await counts(page, '4 left', '0 of 5 decided').waitFor()
    expect((await storedOf('order-1')).validation).toMatchObject({ placeId: 'ChIJ-other' })
  })

  it('passes over what was decided or erased since the list was made', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openDesk(id)
    await onDesk(page, 'order-1')
    // An address that is erased before the desk has read it is passed over without a key.
    await decidable(page)
    const put = (reference: string) =>
      stack.post(
        `/api/address/stored/${reference}`,
        { city: 'Lyon', confirmed: true },
        { method: 'PUT' },
      )
    await put('order-4')
    await stack.get('/api/address/stored/order-1', { method: 'DELETE' })
    await press(page, 'k')
    await told(page, 'order-1 has been erased')
    await onDesk(page, 'order-2')
    await press(page, 'n')
    await onDesk(page, 'order-3')
    await press(page, 'n')
    await told(page, 'order-4 has been decided or changed')
    await onDesk(page, hostile)
  })

  it('passes over an address whose text is another by now, though it waits again', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openDesk(id)
    await onDesk(page, 'order-1')
    const other = await judgedBatch(store, [])
    await store.query(
      `update stored_addresses set line1 = '1 New Street', batch_id = $1, validated_at = now(), updated_at = now() where reference = 'order-4'`,
      [other],
    )
    await press(page, 'n')
    await onDesk(page, 'order-2')
    await press(page, 'n')
    await onDesk(page, 'order-3')
    await press(page, 'n')
    await told(page, 'order-4 has been decided or changed')
    await onDesk(page, hostile)
    expect((await storedOf('order-4')).line1).toBe('1 New Street')
  })

  it('goes on without loss where the list breaks off, and looks for the rest at the end', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openConsole(stack, `/batches/${id}`)
    await page.getByRole('link', { name: 'Review 5 addresses' }).waitFor()
    // The first list comes as two rows, and then not on; until it breaks.
    await page.evaluate(() => {
      const real = globalThis.fetch
      let isFirst = true
      const broken: typeof fetch = async (url, init) => {
        const response = await real(url, init)
        if (!isFirst || !String(url).includes('review=open')) return response
        isFirst = false
        const lines = (await response.text()).split('\n').slice(0, 2)
        const body = new ReadableStream({
          async start(controller) {
            for (const line of lines) {
              controller.enqueue(new TextEncoder().encode(`${line}\n`))
              await new Promise((resolve) => setTimeout(resolve, 50))
            }
            document.addEventListener('break', () => controller.error(new Error('broken')))
          },
        })
        return new Response(body, { headers: response.headers })
      }
      globalThis.fetch = broken
    })
    await page.getByRole('link', { name: 'Review 5 addresses' }).click()
    await page.getByText('0 of 2 decided in this session').waitFor()
    await press(page, 'k')
    await onDesk(page, 'order-2')
    await press(page, 'k')
    await page.getByRole('heading', { name: 'Looking for more…' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-waiting')
    // There is nothing to decide now: neither once more, nor anything else.
    const { updatedAt } = await storedOf('order-2')
    for (const key of ['a', 'k', 'e', 'n']) await page.keyboard.press(key)
    await page.evaluate(() => document.dispatchEvent(new Event('break')))
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    await page.getByText('The list broke off').waitFor()
    expect((await storedOf('order-2')).updatedAt).toBe(updatedAt)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Load 3 more' }).waitFor()
    await picture(page, 'review-more')
    await page.getByRole('button', { name: 'Load 3 more' }).click()
    await onDesk(page, 'order-3')
    await counts(page, '3 left', '2 of 5 decided').waitFor()
    expect(await page.getByText('The list broke off').count()).toBe(0)
  })

  it('has no keys for what would end an edit, wherever its focus is', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await press(page, 'k')
    await onDesk(page, 'order-2')
    await press(page, 'e')
    await page.getByLabel('Line 1').fill('1 Main St')
    await page.getByRole('button', { name: 'Cancel' }).focus()
    for (const key of ['k', 'a', 'n', 'p', 'u', 'e', 'ArrowRight']) await page.keyboard.press(key)
    expect(await page.getByLabel('Line 1').inputValue()).toBe('1 Main St')
    expect(await page.getByRole('button', { name: 'Undo the last decision' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Save' }).click()
    await told(page, 'order-2 stored as you edited it')
    expect((await storedOf('order-1')).confirmedAt).toEqual(expect.any(Number))
  })

  it('stores what the form says by now, after an edit that could not be stored', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await press(page, 'e')
    await page.getByLabel('Line 1').fill('1 First St')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText('Your decision on order-1 is not stored yet. Save it again when you like.')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await picture(page, 'review-edit-away')
    await page.context().setOffline(false)
    await page.getByLabel('Line 1').fill('2 Second St')
    await page.getByRole('button', { name: 'Save' }).click()
    await onDesk(page, 'order-2')
    expect((await storedOf('order-1')).line1).toBe('2 Second St')

    await page.context().setOffline(true)
    await press(page, 'u')
    await page.getByText('Your decision on order-1 is not taken back yet: it holds.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await told(page, 'order-1 is as the batch left it')
    await onDesk(page, 'order-1')
    expect((await storedOf('order-1')).line1).toBe('12 Rue Pastuer')
  })

  it('knows its own undo whose answer was lost', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await press(page, 'k')
    await onDesk(page, 'order-2')
    await page.route('**/reopen', async (route) => {
      await route.fetch()
      await route.abort()
      return page.unroute('**/reopen')
    })
    await press(page, 'u')
    await page.getByRole('button', { name: 'Try again' }).click()
    await told(page, 'order-1 is as the batch left it')
    await onDesk(page, 'order-1')
  })

  it('calls no address erased that only could not be asked for', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openConsole(stack, `/batches/${id}`)
    await page.route('**/stored/order-1', (route) =>
      route.fulfill({ status: 404, body: 'of something on the way' }),
    )
    await page.getByRole('link', { name: 'Review 5 addresses' }).click()
    await page.getByText('HTTP 404').waitFor()
    await page.unroute('**/stored/order-1')
    await page.getByRole('button', { name: 'Try again' }).click()
    await press(page, 'k')
    await told(page, 'order-1 kept')
  })

  it('lets a person choose among the places that fit equally well', async () => {
    const berlin = {
      placeId: 'SBX_berlin',
      formattedAddress: 'Lindenstraße 5, 10969 Berlin, Germany',
      changes: [{ component: 'postalCode', before: '14467', after: '10969' }],
    }
    const potsdam = {
      placeId: 'SBX_potsdam',
      formattedAddress: 'Lindenstraße 5, 14467 Potsdam, Germany',
      changes: [{ component: 'locality', before: 'Berlin', after: 'Potsdam' }],
    }
    const ambiguous: JudgedRow = {
      ...berlin,
      verdict: 'corrected',
      reference: 'order-6',
      address: { line1: 'Lindenstraße 5', city: 'Berlin', postalCode: '14467', country: 'DE' },
      reasons: ['postal_code_differs', 'several_candidates'],
      candidates: [berlin, potsdam],
    }
    const page = await openDesk(await judgedBatch(store, [ambiguous, corrected]))
    await onDesk(page, 'order-6')
    const group = page.getByRole('group', { name: 'Which place is meant?' })
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-choice')
    await group.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('.comparison ins', { hasText: 'Potsdam' }).waitFor()
    await press(page, 'a')
    await onDesk(page, 'order-1')
    expect(await group.count()).toBe(0)
    expect(await storedOf('order-6')).toMatchObject({
      city: 'Potsdam',
      postalCode: '14467',
      validation: { verdict: 'confirmed', placeId: 'SBX_potsdam' },
    })
  })

  it.each([false, true])(
    'keeps the place of an address only where a person has chosen it: %s',
    async (isChosen) => {
      const one = { placeId: 'SBX_one', formattedAddress: 'Hauptstraße 5, 10827 Berlin, Germany' }
      const two = { placeId: 'SBX_two', formattedAddress: 'Hauptstraße 5, 12159 Berlin, Germany' }
      const ambiguous: JudgedRow = {
        ...one,
        reference: 'order-7',
        address: { line1: 'Hauptstraße 5', city: 'Berlin', country: 'DE' },
        reasons: ['several_candidates'],
        candidates: [one, two],
      }
      const page = await openDesk(await judgedBatch(store, [ambiguous]))
      await decidable(page)
      if (isChosen) await page.getByLabel(two.formattedAddress).check()
      await press(page, 'k')
      await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
      const { line1, validation } = await storedOf('order-7')
      expect([line1, validation.placeId]).toEqual([
        'Hauptstraße 5',
        isChosen ? 'SBX_two' : undefined,
      ])
    },
  )

  it('keeps the lines of an address apart when it is edited', async () => {
    const address = { address: 'ACME GmbH,\nUnter den Linden 77\r\n10117 Berlin', country: 'DE' }
    const page = await openDesk(await judgedBatch(store, [{ reference: 'lines', address }]))
    await press(page, 'e')
    const field = page.getByLabel('Whole address')
    await field.press('End')
    await field.pressSequentially('!')
    await page.getByRole('button', { name: 'Save without a check' }).click()
    await told(page, 'lines stored as you edited it')
    expect(await storedOf('lines')).toMatchObject({
      address: 'ACME GmbH, Unter den Linden 77, 10117 Berlin!',
    })
  })

  it('takes back one decision after the other', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openDesk(id)
    for (const next of ['order-2', 'order-3', 'order-4']) {
      await press(page, 'k')
      await onDesk(page, next)
    }
    // An undo that comes too late ends nothing.
    const path = '/api/address/stored/order-2'
    await stack.post(path, { city: 'Lyon', confirmed: true }, { method: 'PUT' })
    await press(page, 'u')
    await told(page, 'order-3 is as the batch left it')
    await press(page, 'u')
    await told(page, 'order-2 has been decided or changed by somebody else')
    await press(page, 'u')
    await told(page, 'order-1 is as the batch left it')
    await onDesk(page, 'order-1')
    await counts(page, '4 left', '1 of 5 decided').waitFor()
    expect(await page.getByRole('button', { name: 'Undo the last decision' }).count()).toBe(0)
    expect(await openIn(id)).toEqual(['order-1', 'order-3', 'order-4', hostile])
  })

  it.each(['Accept', 'Keep'])('decides one address with a double click on %s', async (name) => {
    const three = ['first', 'second', 'third'].map((reference) => ({ ...corrected, reference }))
    const page = await openDesk(await judgedBatch(store, three))
    const button = page.locator('.button:enabled', { hasText: name })
    await button.click()
    await onDesk(page, 'second')
    await button.hover()
    for (const type of ['down', 'up'] as const) await page.mouse[type]({ clickCount: 2 })
    await press(page, 'n')
    await onDesk(page, 'third')
    await counts(page, '2 left', '1 of 3 decided').waitFor()
    expect((await storedOf('second')).confirmedAt).toBe(undefined)
  })

  it.each([
    ['Greek', 'α', 'KeyA', true],
    ['Thai', 'ฟ', 'KeyA', true],
    ['French', 'q', 'KeyA', false],
  ])(
    'knows the keys of a %s keyboard by their place where it has other letters',
    async (...row) => {
      const [, key, code, isAccepted] = row
      const page = await openDesk(await judgedBatch(store, rows))
      await decidable(page)
      const init = { key, code, bubbles: true, cancelable: true }
      const isHandled = await page.evaluate(
        (init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
        init,
      )
      expect(isHandled).toBe(isAccepted)
      if (isAccepted) await told(page, 'order-1 accepted')
    },
  )

  it('keeps a decision that could not be stored, to try it again', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await onDesk(page, 'order-1')
    await page.locator('.button:enabled', { hasText: 'Keep' }).waitFor()
    await page.context().setOffline(true)
    await press(page, 'a')
    await page.getByText('The service cannot be reached').waitFor()
    await page.getByText('Your decision on order-1 is not stored yet.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-away')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await onDesk(page, 'order-2')
    expect((await storedOf('order-1')).line1).toBe('12 Rue Pasteur')
  })

  it('knows its own decision whose answer was lost', async () => {
    const page = await openDesk(await judgedBatch(store, rows))
    await onDesk(page, 'order-1')
    await page.route('**/stored/order-1', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      await route.fetch()
      await route.abort()
      return page.unroute('**/stored/order-1')
    })
    await press(page, 'a')
    await page.getByRole('button', { name: 'Try again' }).click()
    await told(page, 'order-1 accepted')
  })

  it('says when there is nothing to judge, and when there is no such batch', async () => {
    const page = await openDesk(await judgedBatch(store, [{ ...corrected, verdict: 'confirmed' }]))
    await page.getByRole('heading', { name: 'Nothing to judge' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'review-nothing')
    const unknown = await openDesk('0199f3a1-7c52-7d1e-9a3b-5f2c8e6d4b10')
    await unknown.getByRole('heading', { name: 'There is no such batch' }).waitFor()
    expect(await accessibilityFaults(unknown)).toEqual([])
    await picture(unknown, 'review-unknown')
  })
})
