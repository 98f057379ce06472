import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AutocompleteData, AutocompleteRequest } from '../../../shared/api/autocomplete.ts'
import type { Checkout } from './checkouts.ts'
import { openPage, type PlainWay, type Way } from './page.ts'
import type { Shop } from './shop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const checkout: Checkout = {
  placeId: 'x',
  country: 'FR',
  language: 'fr',
  keystrokes: [],
  noticeMs: 0,
}
const hasty: PlainWay = { name: 'hasty', debounceMs: 0, tidy: false }
const tidy: PlainWay = { name: 'tidy', debounceMs: 0, tidy: true }
const patient: PlainWay = { name: 'patient', debounceMs: 300, tidy: true }
const easy: Way = { name: 'easy', withClient: true }

/** A shop whose answers come when the test says so. */
function silentShop() {
  const asked: {
    request: AutocompleteRequest
    signal: AbortSignal
    answer(data: AutocompleteData): void
  }[] = []
  const shop: Shop = {
    suggest(request, signal) {
      const { promise, resolve } = Promise.withResolvers<AutocompleteData | undefined>()
      asked.push({ request, signal, answer: resolve })
      return promise
    },
    details: async () => {},
    async fetch(_url, { body, signal }) {
      const { promise, resolve } = Promise.withResolvers<AutocompleteData>()
      asked.push({
        request: JSON.parse(String(body)),
        signal: signal as AbortSignal,
        answer: resolve,
      })
      return Response.json({ metadata: { timestamp: Date.now() }, data: await promise })
    },
    getToken: async () => ({ token: 'token', exp: Date.now() + 3_600_000 }),
    requests: () => asked.length,
    superseded: () => 0,
    failures: [],
    close: async () => {},
  }
  return { shop, asked }
}

function typed(way: Way, ...texts: string[]) {
  const { shop, asked } = silentShop()
  const page = openPage(way, checkout, shop, () => {})
  for (const text of texts) page.type(text)
  return { page, asked }
}

const inputs = (asked: { request: AutocompleteRequest }[]) =>
  asked.map(({ request }) => request.input)

describe('A checkout page', () => {
  test('without a debounce sends a request at each key, and none for an empty field', () => {
    expect(inputs(typed(hasty, '5', '55', ' ', '').asked)).toEqual(['5', '55'])
  })

  test('with a debounce sends a request once typing pauses', () => {
    const { page, asked } = typed(patient, '5', '55')
    vi.advanceTimersByTime(299)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    page.type('55 ')
    page.leave()
    vi.advanceTimersByTime(300)
    expect(inputs(asked)).toEqual(['55'])
  })

  test('aborts a request that a newer one supersedes only when it is tidy', () => {
    const aborted = (way: Way) => typed(way, '5', '55').asked.map(({ signal }) => signal.aborted)
    expect(aborted(tidy)).toEqual([true, false])
    expect(aborted(hasty)).toEqual([false, false])
  })

  test('sends the session token of the newest reply only when it is tidy', async () => {
    for (const [way, sessionToken] of [[tidy, 'session'] as const, [hasty, undefined] as const]) {
      const { page, asked } = typed(way, '5')
      asked[0]?.answer({ sessionToken: 'session', predictions: [] })
      await vi.advanceTimersByTimeAsync(0)
      page.type('55')
      expect(asked[1]?.request.sessionToken).toBe(sessionToken)
    }
  })

  test('with the client shows the reply, and the time since the key', async () => {
    const { shop, asked } = silentShop()
    const shown: [number, number][] = []
    const page = openPage(easy, checkout, shop, (predictions, ms) =>
      shown.push([predictions.length, ms]),
    )
    page.type('55 ')
    page.type('55 R')
    await vi.advanceTimersByTimeAsync(1000)
    expect(inputs(asked)).toEqual(['55 R'])
    asked[0]?.answer({ sessionToken: 'session', predictions: [] })
    await page.settled()
    expect(shown).toEqual([[0, 1000]])
  })
})
