import type { Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { accessibilityFaults, overflowing, picture } from './browser.ts'
import { type JudgedRow, judgedBatch, misspelt } from './judged-batch.ts'
import { openConsole } from './sign-in.ts'

const london: JudgedRow = {
  reference: 'london',
  address: { line1: '10 Downing Str', city: 'London', country: 'GB' },
  verdict: 'undeliverable',
  confidence: 0,
  reasons: ['not_found'],
}
const sure = (reference: string): JudgedRow => ({ ...misspelt, reference, confidence: 0.95 })
const rows: JudgedRow[] = [
  london,
  { ...misspelt, reference: 'unsure', verdict: 'needs_review' },
  sure('sure-1'),
  sure('sure-2'),
  sure('sure-3'),
  { ...misspelt, reference: 'less sure', confidence: 0.8 },
  {
    reference: 'germany',
    address: { line1: 'Hauptstr 5', city: 'Berlin', country: 'DE' },
    verdict: 'needs_review',
    reasons: ['not_found'],
  },
]

const stack = useStack()
const store = useBatchView(stack)
beforeEach(() => store.clear())

const onDesk = (page: Page, reference: string) =>
  page.locator('#desk-name', { hasText: reference }).waitFor()
const left = (page: Page, text: string) =>
  page.locator('.desk-progress', { hasText: text }).waitFor()
const ready = (page: Page, name: string) => page.locator('.button:enabled', { hasText: name })
const storedOf = async (reference: string) =>
  (await stack.get(`/api/address/stored/${encodeURIComponent(reference)}`)).body.data

const confirmedCount = async () => {
  const of = 'select count(*)::int from stored_addresses where confirmed_at is not null'
  return (await store.query(of))[0]?.count
}

/** In the page: lists of results arrive with their first two lines apart from the others. */
function sendSlowly(): void {
  const plain = globalThis.fetch
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000))
  globalThis.fetch = async (url, init) => {
    const response = await plain(url, init)
    if (!response.headers.get('content-type')?.includes('ndjson')) return response
    const [first, second, ...others] = (await response.text()).split(/(?<=\n)/)
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      async start(lines) {
        for (const text of [first, second, others.join('')]) {
          lines.enqueue(encoder.encode(text))
          await pause()
        }
        lines.close()
      },
    })
    return new Response(body, response)
  }
}

describe('a clerk at the review desk', () => {
  it('takes the table’s filter along, accepts what is sure, and corrects the rest with suggestions', async () => {
    const id = await judgedBatch(store, rows)
    const page = await openConsole(stack, `/batches/${id}`, {
      viewport: { width: 1280, height: 800 },
    })
    await page.getByText('7 need you.').waitFor()
    await page.locator('summary', { hasText: 'Country' }).click()
    await page.getByLabel('France').check()
    await page.getByLabel('United Kingdom').check()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Review these' }).click()

    // Corrections come first; the address in Germany is not among them.
    await onDesk(page, 'sure-1')
    await left(page, '6 left, 5 with a proposal')
    await page.getByRole('list', { name: 'Filters' }).getByText('France').waitFor()
    await page.getByText('3 corrections are at least 90 % sure.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'desk')

    await ready(page, 'Accept all 3').click()
    await page.getByText('3 corrections accepted.').waitFor()
    await onDesk(page, 'less sure')
    await left(page, '3 left, 2 with a proposal')
    expect(await storedOf('sure-2')).toMatchObject({
      line1: '12 Rue Pasteur',
      postalCode: '69007',
      confirmedAt: expect.any(Number),
    })
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'desk-all-accepted')
    await page.getByRole('button', { name: 'Undo all' }).click()
    await page.getByText('They are as the batch left them').waitFor()
    await left(page, '6 left, 5 with a proposal')
    expect(await storedOf('sure-2')).toMatchObject({ line1: '12 Rue Pastuer' })
    await onDesk(page, 'sure-1')
    await ready(page, 'Accept all 3').click()
    await left(page, '3 left')

    await ready(page, 'Accept').first().click()
    await onDesk(page, 'unsure')
    await ready(page, 'Keep').click()
    await onDesk(page, 'london')
    await ready(page, 'Edit').click()
    const line = page.getByLabel('Line 1')
    await line.fill('')
    await line.pressSequentially('10 Downing Stre')
    await page.getByRole('option').first().waitFor()
    await picture(page, 'desk-suggestions')
    await page.getByRole('option', { name: /10 Downing Street/ }).click()
    await expect.poll(() => page.getByLabel('Postal code').inputValue()).toBe('SW1A 2AA')
    await page.getByRole('button', { name: 'Check Enter' }).click()
    const verdict = page.locator('.fresh-verdict')
    await verdict.getByText('Confirmed').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'desk-fresh-verdict')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflowing(page)).toEqual([])
    await picture(page, 'desk-fresh-verdict-390')
    // A verdict is about the text that was checked.
    await page.getByLabel('Postal code').fill('SW1A 1AA')
    await verdict.waitFor({ state: 'detached' })
    await page.getByLabel('Postal code').press('Enter')
    await verdict.getByText('Corrected').waitFor()
    await verdict.getByRole('button', { name: 'Use what was found' }).click()
    expect(await page.getByLabel('Postal code').inputValue()).toBe('SW1A 2AA')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    expect(await storedOf('london')).toMatchObject({
      line1: '10 Downing Street',
      postalCode: 'SW1A 2AA',
      validation: { verdict: 'confirmed', placeId: 'SBX_gb-10-downing-street' },
    })
    expect((await storedOf('germany')).confirmedAt).toBe(undefined)
  })

  it('decides the only address again when it was accepted with all and undone', async () => {
    const id = await judgedBatch(store, [sure('only')])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Accept it').click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    await page.getByRole('button', { name: 'Undo it' }).click()
    await onDesk(page, 'only')
    await ready(page, 'Keep').click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    expect(await storedOf('only')).toMatchObject({
      line1: '12 Rue Pastuer',
      confirmedAt: expect.any(Number),
    })
  })

  it('decides it again, too, when its first version arrives after that', async () => {
    const id = await judgedBatch(store, [sure('only')])
    const page = await openConsole(stack, `/batches/${id}`)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let requests = 0
    await page.route('**/api/address/stored/only', async (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      // What another person has stored meanwhile, and taken back.
      const response = await route.fetch()
      const body = await response.json()
      Object.assign(body.data, { line1: 'another', confirmedAt: 1 })
      await held
      return route.fulfill({ response, json: body })
    })
    await page.getByRole('link', { name: 'Review 1 address' }).click()
    await ready(page, 'Accept it').click()
    await page.getByRole('button', { name: 'Undo it' }).click()
    await ready(page, 'Keep').waitFor()
    const late = page.waitForResponse('**/api/address/stored/only')
    release()
    await (await late).finished()
    await ready(page, 'Keep').click()
    await page.getByText('Kept').first().waitFor()
  })

  it('hears which row of the file was replaced by a later one', async () => {
    const id = await judgedBatch(store, [
      { ...misspelt, reference: 'first', address: { ...misspelt.address, line1: '1 Old Street' } },
      { ...misspelt, reference: 'later' },
    ])
    await store.query("update stored_addresses set reference = 'twice' where reference = 'later'")
    await store.query('update batch_items set reference = $2 where batch_id = $1', [id, 'twice'])
    await store.query("delete from stored_addresses where reference = 'first'")
    const page = await openConsole(stack, `/batches/${id}/review`)
    await onDesk(page, 'twice')
    await page.getByText('This line replaced line 2, which has the same reference').waitFor()
    await page.getByText('1 Old Street').waitFor()
    await picture(page, 'desk-replaced')
    await page.getByRole('link', { name: '← Batch' }).click()
    await page.getByRole('grid').getByText('1 Old Street').click()
    await page.getByText('Line 3 of the file has the same reference and replaced this').waitFor()
  })

  it('is told when accepting breaks off, and goes on from there', async () => {
    const id = await judgedBatch(
      store,
      Array.from({ length: 130 }, (_, n) => sure(`many-${n}`)),
    )
    const page = await openConsole(stack, `/batches/${id}/review`)
    await page.getByText('130 corrections are at least 90 % sure.').waitFor()
    let requests = 0
    await page.route('**/decisions', (route) => {
      requests += 1
      return requests === 1 ? route.continue() : route.abort()
    })
    await ready(page, 'Accept all 130').click()
    await page.getByText('The service cannot be reached').waitFor()
    await page.getByText('100 corrections accepted.').waitFor()
    await left(page, '30 left')
    await page.unroute('**/decisions')
    await ready(page, 'Accept all 30').click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    await page.getByText('No address of this batch waits for a person any longer.').waitFor()
    await page.getByRole('button', { name: 'Undo all 130' }).click()
    await left(page, '130 left')
    expect(await confirmedCount()).toBe(0)
  })

  it.each([
    { doing: 'accepts', path: '**/decisions', begun: '100 of 130…' },
    { doing: 'takes back', path: '**/decisions/undo', begun: '30 left' },
  ])('is asked before leaving while the desk $doing many together', async ({ path, begun }) => {
    const many = Array.from({ length: 130 }, (_, n) => sure(`many-${n}`))
    const unsure = Array.from({ length: 30 }, (_, n) => ({ ...london, reference: `unsure-${n}` }))
    const id = await judgedBatch(store, [...many, ...unsure])
    const page = await openConsole(stack, `/batches/${id}/review`)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    const released = Promise.withResolvers<void>()
    let requests = 0
    await page.route(path, async (route) => {
      requests += 1
      if (requests === 2) await released.promise
      return route.continue()
    })
    await ready(page, 'Accept all 130').click()
    await page.getByText(begun).waitFor()
    if (path.endsWith('undo')) await page.getByRole('button', { name: 'Undo all 130' }).click()
    await expect.poll(() => requests).toBe(2)
    await page.getByRole('link', { name: '← Batch' }).click()
    await expect.poll(() => asked).toEqual([expect.stringContaining('Leave the desk?')])
    released.resolve()
    await left(page, path.endsWith('undo') ? '160 left' : '30 left')
    await page.getByRole('link', { name: '← Batch' }).click()
    await page.getByRole('grid').waitFor()
    expect(asked).toHaveLength(1)
  })

  it('accepts many together with one request for each hundred', async () => {
    const many = Array.from({ length: 250 }, (_, n) => sure(`many-${n}`))
    const unsure = ['first', 'second', 'third'].map((reference) => ({ ...london, reference }))
    const id = await judgedBatch(store, [...many, ...unsure])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Keep').waitFor()
    const paths: string[] = []
    const collect = (request: Request) => paths.push(new URL(request.url()).pathname)
    await ready(page, 'Accept all 250').waitFor()
    page.on('request', collect)
    await ready(page, 'Accept all 250').click()
    await page.getByText('250 corrections accepted.').waitFor()
    await onDesk(page, 'first')
    await ready(page, 'Keep').waitFor()
    const decisions = `/api/address/batches/${id}/decisions`
    expect(paths.filter((path) => path === decisions)).toHaveLength(3)
    const stored = '/api/address/stored/'
    expect(paths.filter((path) => path.startsWith(stored)).toSorted()).toEqual(
      ['first', 'second', 'third'].map((reference) => stored + reference),
    )
  })

  it('waits where the rate limit is used up, and goes on by itself', async () => {
    const id = await judgedBatch(store, [sure('first'), sure('second')])
    const page = await openConsole(stack, `/batches/${id}/review`)
    const refused = {
      statusCode: 7000,
      message: 'Too many requests',
      errors: [],
      metadata: { timestamp: 1 },
    }
    let requests = 0
    await page.route('**/decisions', (route) => {
      requests += 1
      if (requests > 1) return route.continue()
      return route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: refused })
    })
    await page.clock.install()
    await ready(page, 'Accept all 2').click()
    await page.getByText('the rest follows in 30 s').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await picture(page, 'desk-rate-limit')
    await page.clock.runFor(31_000)
    await page.getByText('2 corrections accepted.').waitFor()
    expect(await page.getByText('Too many requests').count()).toBe(0)
  })

  it('passes over what a colleague has decided together, with few requests', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...misspelt, reference: `many-${n}` }))
    const id = await judgedBatch(store, many)
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Keep').waitFor()
    const decisions = many.slice(0, -1).map(({ reference }, n) => ({
      ...{ reference, line: n + 2, placeId: misspelt.placeId },
      ...{ ...misspelt.address, line1: '12 Rue Pasteur' },
    }))
    const answer = await stack.post(`/api/address/batches/${id}/decisions`, { decisions })
    expect(answer.body.data.changed).toHaveLength(59)
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/address/stored/')) reads += 1
    })
    // The next two were read ahead.
    for (const next of ['many-1', 'many-2', 'many-59']) {
      await ready(page, 'Keep').waitFor()
      await page.keyboard.press('n')
      await onDesk(page, next)
    }
    await left(page, '1 left')
    await ready(page, 'Keep').click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    expect(reads).toBeLessThan(15)
  })

  it('goes on with what an undo has opened, also if its answer was lost', async () => {
    const id = await judgedBatch(store, [sure('first'), sure('second'), sure('third')])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Accept all 3').click()
    await page.getByText('No address of this batch waits for a person any longer.').waitFor()
    await page.route('**/decisions/undo', async (route) => {
      await route.fetch()
      await route.abort()
      await page.unroute('**/decisions/undo')
    })
    // One that another person decides meanwhile.
    const path = '/api/address/stored/first'
    await stack.post(path, { city: 'Lyon', confirmed: true }, { method: 'PUT' })
    await page.getByRole('button', { name: 'Undo all 3' }).click()
    await page.getByText('2 more addresses wait for a person.').waitFor()
    await page.getByRole('button', { name: 'Undo all 3' }).click()
    await page.getByText('first has been decided or changed by somebody else').waitFor()
    await onDesk(page, 'second')
    await left(page, '2 left')
    await ready(page, 'Keep').click()
    await onDesk(page, 'third')
    expect(await storedOf('second')).toMatchObject({ confirmedAt: expect.any(Number) })
  })

  it('is offered what does not fit the filter at the end of a list with one', async () => {
    const german = { ...misspelt.address, country: 'DE' }
    const id = await judgedBatch(store, [
      { ...misspelt, reference: 'french' },
      { ...misspelt, reference: 'german', address: german },
      { ...misspelt, reference: 'german too', address: german },
    ])
    const page = await openConsole(stack, `/batches/${id}/review?country=FR`)
    await ready(page, 'Keep').click()
    await page.getByText('2 addresses wait for a person, none fits the filters.').waitFor()
    expect(await page.getByRole('button', { name: /^Load/ }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await onDesk(page, 'german')
    await left(page, '2 left, 2 with a proposal · 1 of 3 decided')
    expect(new URL(page.url()).search).toBe('')
  })

  it('loads what has come since for the filter of a list', async () => {
    const id = await judgedBatch(store, [
      { ...misspelt, reference: 'first' },
      { ...misspelt, reference: 'second' },
    ])
    await stack.post(
      '/api/address/stored/second',
      { city: 'x', confirmed: true },
      { method: 'PUT' },
    )
    const page = await openConsole(stack, `/batches/${id}/review?country=FR`)
    await left(page, '1 left')
    await stack.post(`/api/address/batches/${id}/reopen`, { reference: 'second' })
    await ready(page, 'Keep').click()
    await page.getByText('More addresses that fit the filters wait for a person.').waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await onDesk(page, 'second')
    await left(page, '1 left, 1 with a proposal · 1 of 2 decided')
  })

  it('can take back what was accepted with all, also after nothing more could be', async () => {
    const id = await judgedBatch(
      store,
      Array.from({ length: 101 }, (_, n) => sure(`many-${n}`)),
    )
    const page = await openConsole(stack, `/batches/${id}/review`)
    await page.getByText('101 corrections are at least 90 % sure.').waitFor()
    let requests = 0
    await page.route('**/decisions', (route) => {
      requests += 1
      return requests === 1 ? route.continue() : route.abort()
    })
    await ready(page, 'Accept all 101').click()
    await page.getByText('100 corrections accepted.').waitFor()
    await ready(page, 'Accept it').click()
    await page.getByText('0 corrections accepted.').waitFor()
    await page.getByRole('button', { name: 'Undo all' }).click()
    await left(page, '101 left')
  })

  it('is offered no correction together that would lose a number', async () => {
    const lossy: JudgedRow = {
      reference: 'lossy',
      address: { address: '1600 Amphitheatre Pkwy, Mountain View 94043-1351' },
      verdict: 'corrected',
      confidence: 0.9,
      reasons: ['country_missing'],
      changes: [{ component: 'region', after: 'CA' }],
      formattedAddress: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
    }
    const id = await judgedBatch(store, [lossy, sure('sure-1'), sure('sure-2')])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await left(page, '3 left, 2 with a proposal')
    await ready(page, 'Accept all 2').click()
    await page.getByText('2 corrections accepted.').waitFor()
    await onDesk(page, 'lossy')
    expect(await page.locator('.accept-all').count()).toBe(0)
    await page.getByText('What was found lacks words of the stored address').waitFor()
    expect(await ready(page, 'Accept').count()).toBe(0)
  })

  it('is shown what was found for an undeliverable address, and cannot accept it', async () => {
    const formattedAddress = 'Pl. de Fourvière, 69005 Lyon, France'
    const other = { formattedAddress, placeId: 'ChIJ-fourviere', latitude: 45.76, longitude: 4.82 }
    const id = await judgedBatch(store, [{ ...london, ...other }])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Keep').waitFor()
    expect(await page.locator('.desk-progress p').textContent()).not.toContain('proposal')
    await page.getByText(`Found: ${formattedAddress}`).waitFor()
    await page
      .getByText('This address is not the stored one. There is nothing to accept.')
      .waitFor()
    await page.keyboard.press('a')
    await ready(page, 'Keep').click()
    await page.getByRole('heading', { name: 'All of these are judged' }).waitFor()
    expect((await storedOf('london')).validation).not.toHaveProperty('placeId')
  })

  it('keeps second lines of what is accepted together, and loses no words', async () => {
    const reichstag = { verdict: 'corrected', confidence: 0.9, placeId: 'ChIJ-reichstag' } as const
    const formattedAddress = 'Platz der Republik 1, 11011 Berlin, Deutschland'
    const address = {
      line1: 'Platz der Republik 1',
      city: '11011',
      region: 'Berlin',
      country: 'DE',
    }
    const line2 = 'c/o Familie Schmidt'
    const reasons = ['fields_misplaced']
    const id = await judgedBatch(store, [
      {
        ...reichstag,
        reference: 'care of',
        address: { ...address, line2 },
        formattedAddress,
        reasons,
      },
      {
        ...{ ...reichstag, reference: 'company', formattedAddress, reasons: ['misspelt_street'] },
        address: { address: 'Firma Schmidt, Platz der Republick 1, 11011 Berlin, Germany' },
        changes: [{ component: 'street', before: 'Republick', after: 'Platz der Republik' }],
      },
      sure('sure-1'),
    ])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await left(page, '3 left, 3 with a proposal')
    await ready(page, 'Accept all 3').click()
    await page.getByText('3 corrections accepted.').waitFor()
    expect(await storedOf('care of')).toMatchObject({ address: formattedAddress, line2 })
    expect(await storedOf('company')).toMatchObject({
      address: 'Firma Schmidt, Platz der Republik 1, 11011 Berlin, Germany',
      validation: { placeId: 'ChIJ-reichstag' },
    })
  })

  it('chooses a street, and keeps the house number typed before it', async () => {
    const id = await judgedBatch(store, [london])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await page.route('**/api/address/details*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      delete answer.data.components.houseNumber
      await route.fulfill({ response, json: answer })
    })
    await page.route('**/api/address/autocomplete', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const one of answer.data?.predictions ?? [])
        Object.assign(one, { mainText: 'Downing Street', description: 'Downing Street, London' })
      await route.fulfill({ response, json: answer })
    })
    await ready(page, 'Edit').click()
    await page.getByLabel('Line 1').fill('')
    await page.getByLabel('Line 1').pressSequentially('10 Downing Stre')
    await page.getByRole('option').first().click()
    await expect.poll(() => page.getByLabel('Postal code').inputValue()).toBe('SW1A 2AA')
    expect(await page.getByLabel('Line 1').inputValue()).toBe('10 Downing Street')
  })

  it.each(['UK', 'EL', 'Vereinigtes Königreich'])(
    'has suggestions where the stored country is %s',
    async (country) => {
      const address = { ...london.address, country }
      const id = await judgedBatch(store, [{ ...london, address }])
      const page = await openConsole(stack, `/batches/${id}/review`)
      await ready(page, 'Edit').click()
      await page.getByLabel('Line 1').fill('')
      await page.getByLabel('Line 1').pressSequentially('10 Downing Stre')
      await page.getByRole('option', { name: /10 Downing Street/ }).waitFor()
    },
  )

  it('hears that an undo of many leaves what somebody else has changed', async () => {
    const id = await judgedBatch(store, [sure('mine'), sure('theirs')])
    const page = await openConsole(stack, `/batches/${id}/review`)
    await ready(page, 'Accept all 2').click()
    await page.getByText('2 corrections accepted.').waitFor()
    const theirs = { line1: 'Theirs 1', city: 'Lyon', confirmed: true }
    await stack.post('/api/address/stored/theirs', theirs, { method: 'PUT' })
    await page.getByRole('button', { name: 'Undo all 2' }).click()
    await page.getByText('but for those that somebody else has changed since').waitFor()
    expect((await storedOf('theirs')).line1).toBe('Theirs 1')
  })

  it('sees the counts change with what others decide', async () => {
    const id = await judgedBatch(store, [sure('mine'), sure('theirs'), sure('theirs too')])
    const page = await openConsole(stack, `/batches/${id}`)
    await page.clock.install()
    await page.getByRole('link', { name: 'Review 3 addresses' }).click()
    await left(page, '3 left')
    for (const reference of ['theirs', 'theirs too']) {
      const path = `/api/address/stored/${encodeURIComponent(reference)}`
      const answer = await stack.post(path, { city: 'Lyon', confirmed: true }, { method: 'PUT' })
      expect(answer.status).toBe(200)
    }
    const progress = async () => {
      await page.clock.runFor(21_000)
      return page.locator('.desk-progress').textContent()
    }
    // On a busy machine the page may set its timer only now.
    await expect.poll(progress, { timeout: 30_000, interval: 1000 }).toContain('1 left')
  })

  it('has open what was undone while the desk asked what others have decided', async () => {
    const theirs: JudgedRow = { ...misspelt, reference: 'theirs', confidence: 0.5 }
    const id = await judgedBatch(store, [sure('first'), sure('second'), sure('third'), theirs])
    const page = await openConsole(stack, `/batches/${id}`)
    await page.clock.install()
    await page.getByRole('link', { name: 'Review 4 addresses' }).click()
    await ready(page, 'Accept all 3').click()
    await left(page, '1 left')
    // The desk has read what is stored: it would see the other decision at once.
    await ready(page, 'Keep').waitFor()
    await stack.post(
      '/api/address/stored/theirs',
      { city: 'x', confirmed: true },
      { method: 'PUT' },
    )
    const released = Promise.withResolvers<void>()
    let isAsked = false
    const isQuestion = ({ searchParams: query }: URL) =>
      query.get('review') === 'open' && !query.has('include')
    await page.route(isQuestion, async (route) => {
      const response = await route.fetch()
      isAsked = true
      await released.promise
      await route.fulfill({ response })
    })
    const ask = async () => {
      await page.clock.runFor(21_000)
      return isAsked
    }
    await expect.poll(ask, { timeout: 30_000, interval: 1000 }).toBe(true)
    await page.getByRole('button', { name: 'Undo all 3' }).click()
    await left(page, '4 left')
    released.resolve()
    await left(page, '3 left')
  })

  it('sees them change for addresses, too, that came after the desk had begun', async () => {
    const id = await judgedBatch(store, [sure('first'), sure('second'), sure('late'), sure('last')])
    const page = await openConsole(stack, `/batches/${id}`)
    await page.clock.install()
    await page.evaluate(sendSlowly)
    await page.getByRole('link', { name: 'Review 4 addresses' }).click()
    await page.getByText('looking for more…').waitFor()
    await left(page, '4 left')
    const answer = await stack.post(
      '/api/address/stored/late',
      { city: 'Lyon', confirmed: true },
      { method: 'PUT' },
    )
    expect(answer.status).toBe(200)
    const progress = async () => {
      await page.clock.runFor(21_000)
      return page.locator('.desk-progress').textContent()
    }
    await expect.poll(progress, { timeout: 30_000, interval: 1000 }).toContain('3 left')
  })
})
