import { setTimeout as sleep } from 'node:timers/promises'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { Checkout } from './checkouts.ts'
import type { Shop } from './shop.ts'

/** How a checkout page asks for suggestions while the buyer types. */
export interface Way {
  name: string
  /** How long the keyboard must rest before the page asks, in milliseconds. */
  debounceMs: number
  /** Aborts the request that a newer one overtakes, and sends the session token of the newest answer on. */
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

/** `show` gets each list of suggestions, and the time since the key that it answers, in milliseconds. */
export function openPage(
  { debounceMs, tidy }: Way,
  { country, language }: Checkout,
  shop: Shop,
  show: (predictions: Prediction[], sinceKeyMs: number) => void,
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
