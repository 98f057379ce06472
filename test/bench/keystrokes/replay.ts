import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../../services/sandbox/random.ts'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { quantile } from '../statistics.ts'
import { buy, type Purchase } from './buyer.ts'
import type { Checkout } from './checkouts.ts'
import type { Way } from './page.ts'
import { openShop } from './shop.ts'

/** What the checkouts came to when pages asked in one way. */
export interface Replay {
  way: Way
  checkouts: number
  /** Checkouts that took a suggestion. */
  taken: number
  keystrokes: number
  /** Autocomplete requests of the pages. */
  requests: number
  /** Of them, answered 409 although they were the page's newest. */
  superseded: number
  /** What else went wrong, request by request. */
  failures: string[]
  /** Autocomplete calls that reached the provider. */
  calls: number
  /** Autocomplete and details at list price, as the sandbox bills them. */
  billedUsd: number
  /** Median time from a key to the suggestions that answer it. */
  shownMs: number
  /** Median time from the first key until a buyer has noticed the right suggestion. */
  foundMs: number
  /** Median of the keystrokes that a buyer was spared. */
  saved: number
}

interface Setting {
  url: string
  token: string
  sandboxUrl: string
  /** How many buyers type at a time. */
  atOnce: number
}

/**
 * So long the first buyers take to come, in milliseconds: they don't press their first keys
 * together.
 */
const arrivalMs = 5000
/**
 * Longer than what the provider may still be answering when the last buyer has left, in
 * milliseconds.
 */
const stragglersMs = 2000
/**
 * A machine that does more than this may let a call time out; that changes no figure. More makes
 * the replay worthless.
 */
const maxFailedShare = 0.001
const latencyMs = { p50: 60, p99: 200 }

/**
 * Lets all of them buy, each at a human's speed; the next one comes when one has left. @throws when
 * too many requests failed
 */
export async function replay(way: Way, checkouts: Checkout[], setting: Setting): Promise<Replay> {
  const sandbox = sandboxControl(setting.sandboxUrl)
  const shop = openShop(setting.url, setting.token)
  await sandbox.reset()
  await sandbox.behave({ latencyMs })
  const random = seededRandom(1)
  const purchases: Purchase[] = []
  // Nobody waits for one slow typist who came last.
  const coming = checkouts.toSorted((a, b) => typingMs(b) - typingMs(a)).values()
  const till = async (opensAfterMs: number) => {
    await sleep(opensAfterMs)
    for (const checkout of coming) purchases.push(await buy(checkout, way, shop))
  }
  await Promise.all(Array.from({ length: setting.atOnce }, () => till(random() * arrivalMs)))
  await sleep(stragglersMs)
  await shop.close()
  const { failures } = shop
  if (failures.length > maxFailedShare * shop.requests())
    throw new Error(`${failures.length} requests failed, the first one: ${failures[0]}`)
  const { autocomplete, details } = await sandbox.usage()
  return {
    way,
    checkouts: checkouts.length,
    taken: purchases.filter(({ taken }) => taken).length,
    keystrokes: purchases.reduce((sum, { keystrokes }) => sum + keystrokes, 0),
    requests: shop.requests(),
    superseded: shop.superseded(),
    failures,
    calls: autocomplete.calls,
    billedUsd: autocomplete.billedUsd + details.billedUsd,
    shownMs: quantile(
      purchases.flatMap(({ shownMs }) => shownMs),
      0.5,
    ),
    foundMs: quantile(
      purchases.flatMap(({ foundMs }) => foundMs ?? []),
      0.5,
    ),
    saved: quantile(
      purchases.map(({ saved }) => saved),
      0.5,
    ),
  }
}

const typingMs = ({ keystrokes }: Checkout): number =>
  keystrokes.reduce((sum, { afterMs }) => sum + afterMs, 0)
