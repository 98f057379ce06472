import { setTimeout as sleep } from 'node:timers/promises'
import type { Checkout } from './checkouts.ts'
import { openPage, type Way } from './page.ts'
import type { Shop } from './shop.ts'

/** What became of one checkout. */
export interface Purchase {
  taken: boolean
  keystrokes: number
  /** Of those that typing to the end would have taken. */
  saved: number
  /** From the key to the suggestions that answer it, for each list shown, in milliseconds. */
  shownMs: number[]
  /**
   * From the first key until the right suggestion is noticed, in milliseconds; undefined when it
   * never was.
   */
  foundMs: number | undefined
}

/**
 * Hands from the keyboard to the pointer (H), and to the suggestion (P), of the keystroke-level
 * model, in milliseconds.
 */
const pointMs = 400 + 1100

/**
 * Types on while the suggestions come. When the right one has stood there long enough to be
 * noticed, the hands leave the keyboard and take it; who never sees it types to the end and gives
 * up.
 */
export async function buy(checkout: Checkout, way: Way, shop: Shop): Promise<Purchase> {
  const { keystrokes, placeId, noticeMs } = checkout
  const noticed = Promise.withResolvers<true>()
  const shownMs: number[] = []
  let noticing: NodeJS.Timeout | undefined
  const page = openPage(way, checkout, shop, (predictions, sinceKeyMs) => {
    shownMs.push(sinceKeyMs)
    if (!predictions.some((prediction) => prediction.placeId === placeId)) {
      clearTimeout(noticing)
      noticing = undefined
    } else if (noticeMs < Infinity) noticing ??= setTimeout(noticed.resolve, noticeMs, true)
  })

  let pressed = 0
  let taken = false
  const startedAt = performance.now()
  for (const { afterMs, text } of keystrokes) {
    taken = await Promise.race([noticed.promise, sleep(afterMs, false)])
    if (taken) break
    page.type(text)
    pressed += 1
  }
  if (!taken) {
    await page.settled()
    taken = noticing !== undefined && (await noticed.promise)
  }
  const foundMs = taken ? performance.now() - startedAt : undefined
  if (taken) {
    await sleep(pointMs)
    await page.take(placeId)
  }
  page.leave()
  return { taken, keystrokes: pressed, saved: keystrokes.length - pressed, shownMs, foundMs }
}
