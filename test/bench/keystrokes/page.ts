import { setTimeout as sleep } from 'node:timers/promises'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import { createAutocompleteSession, createCheckoutClient } from '../../../shared/client/checkout.ts'
import type { Checkout } from './checkouts.ts'
import type { Shop } from './shop.ts'

/**
 * How a checkout page asks for suggestions while the buyer types: by hand, or with the typed
 * client.
 */
export type Way = PlainWay | { name: string; withClient: true }

/** What a page does that has nothing but HTTP. */
export interface PlainWay {
  name: string
  /** How long the keyboard must rest before the page asks, in milliseconds. */
  debounceMs: number
  /**
   * Aborts a request that a newer one supersedes, and sends the session token of the newest answer.
   */
  tidy: boolean
}

/** A checkout page with its address field. */
export interface Page {
  /** The field has changed. */
  type(text: string): void
  /** Everything asked so far is answered. */
  settled(): Promise<void>
  /** The buyer takes a suggestion: its details end the session. */
  take(placeId: string): Promise<void>
  leave(): void
}

/** Gets each list of suggestions, and the time since the key that it answers, in milliseconds. */
type Show = (predictions: readonly Prediction[], sinceKeyMs: number) => void

export const openPage = (way: Way, checkout: Checkout, shop: Shop, show: Show): Page =>
  'withClient' in way
    ? openClientPage(checkout, shop, show)
    : openPlainPage(way, checkout, shop, show)

/** A page that leaves everything to the client's session. */
function openClientPage({ country, language }: Checkout, shop: Shop, show: Show): Page {
  const client = createCheckoutClient({
    baseUrl: 'http://127.0.0.1',
    fetch: shop.fetch,
    getToken: shop.getToken,
  })
  const pressedAt = new Map<string, number>()
  let asked = ''
  let settle = (): void => {}
  const session = createAutocompleteSession(
    {
      details: client.details,
      autocomplete(request, options) {
        asked = request.input
        return client.autocomplete(request, options)
      },
    },
    {
      countries: [country],
      language,
      onChange({ status, predictions, text }) {
        const isNew = !seen.has(predictions)
        seen.add(predictions)
        if (status === 'ready' || status === 'empty' || (status === 'loading' && isNew))
          show(predictions, performance.now() - (pressedAt.get(isNew ? asked : textOf(text)) ?? 0))
        if (status !== 'loading') settle()
      },
    },
  )
  const seen = new Set([session.state.predictions])
  return {
    type(text) {
      pressedAt.set(textOf(text), performance.now())
      session.input(text)
    },
    async settled() {
      const { promise, resolve } = Promise.withResolvers<void>()
      settle = resolve
      if (session.state.status === 'loading') await promise
    },
    async take(placeId) {
      // The shop has noted it.
      await session.choose(placeId).catch(() => {})
    },
    leave: session.close,
  }
}

const textOf = (text: string) => text.trim().replace(/\s+/g, ' ').normalize('NFC')

function openPlainPage(
  { debounceMs, tidy }: PlainWay,
  { country, language }: Checkout,
  shop: Shop,
  show: Show,
): Page {
  const pending = new Set<Promise<void>>()
  let sessionToken: string | undefined
  let timer: NodeJS.Timeout | undefined
  let newest: AbortController | undefined

  function ask(input: string, pressedAt: number): void {
    const asked = suggest(input, pressedAt).finally(() => pending.delete(asked))
    pending.add(asked)
  }

  async function suggest(input: string, pressedAt: number): Promise<void> {
    if (tidy) newest?.abort()
    newest = new AbortController()
    const request = { input, language, countries: [country], ...(sessionToken && { sessionToken }) }
    const answer = await shop.suggest(request, newest.signal)
    if (!answer) return
    if (tidy) sessionToken = answer.sessionToken
    show(answer.predictions, performance.now() - pressedAt)
  }

  return {
    type(text) {
      clearTimeout(timer)
      const pressedAt = performance.now()
      if (text.trim() === '') return
      if (debounceMs === 0) ask(text, pressedAt)
      else timer = setTimeout(ask, debounceMs, text, pressedAt)
    },
    async settled() {
      await sleep(debounceMs)
      await Promise.all(pending)
    },
    take: (placeId) => shop.details({ placeId, language, ...(sessionToken && { sessionToken }) }),
    leave() {
      clearTimeout(timer)
      if (tidy) newest?.abort()
    },
  }
}
