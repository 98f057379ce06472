import { type BillingSku, listMicroUsd, prices } from '../../shared/billing/prices.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import { type Closure, type Refusal, trialEveryMs, type Wanted } from '../../shared/quota/limiter.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import type { Quota, Quotas, Sku } from '../../shared/quota/quota.ts'
import { calendarNames, createPeriods, type SmoothWindow, smoothWindows } from '../../shared/quota/windows.ts'

/** The rule of the limiter (design §7) stated a second time, without Redis: scripts and promises are held against it. */
export interface Books {
  skus: Map<Sku, SkuBooks>
  /** Calls of a SKU, calls and money of a scope, by name and period: "details 2026-11", "service 2026-11-20". */
  sums: Map<string, Sum>
}

/** Times are microseconds since 1970. */
interface SkuBooks {
  /** Per smooth window: when the next call would come if calls came evenly. */
  next: Map<SmoothWindow['name'], number>
  /** From then on bulk has been long without a call. */
  bulkDue: number
  closure?: { reason: Exclude<Closure, 'restart'>; till: number; gentleTill: number }
  /** Clients that had an interactive permit within a minute, and until when each had its share of the line. */
  served: Map<string, number>
}

interface Sum {
  calls: number
  microUsd: number
}

export type Answer = { granted: true; waitMs: number; day: string; trial: boolean } | Refusal

const minuteUs = 60_000_000
/** How far ahead bulk books. */
export const leadUs = 250_000

export const emptyBooks = (): Books => ({ skus: new Map(), sums: new Map() })

const periodsAt = createPeriods()

function booksOf({ skus }: Books, sku: Sku): SkuBooks {
  const known = skus.get(sku) ?? { next: new Map(), bulkDue: 0, served: new Map() }
  skus.set(sku, known)
  return known
}

function sumOf({ sums }: Books, name: string, period: string): Sum {
  const known = sums.get(`${name} ${period}`) ?? { calls: 0, microUsd: 0 }
  sums.set(`${name} ${period}`, known)
  return known
}

/** Permits for calls that are asked for in the same moment: each from all windows and budgets, or from none. */
export function takeFromModel(books: Books, limits: Limits, nowUs: number, wanted: Wanted[]): Answer[] {
  const answers = wanted.map((one) => takeOne(books, limits, nowUs, one))
  // Between two moments whole microseconds are kept.
  for (const { sku } of wanted) {
    const own = booksOf(books, sku)
    for (const [name, at] of own.next) own.next.set(name, whole(at))
    for (const [id, until] of own.served) own.served.set(id, whole(until))
    own.bulkDue = whole(own.bulkDue)
  }
  return answers
}

/** The nearest whole number; of two the even one, as C prints it. */
function whole(value: number): number {
  const rounded = Math.round(value)
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}

function takeOne(books: Books, limits: Limits, nowUs: number, wanted: Wanted): Answer {
  const { sku, clientId, microUsd, bulk = false } = wanted
  const own = booksOf(books, sku)
  const usedUp = pastQuotaOrBudget(books, limits, nowUs, wanted)
  if (usedUp) return usedUp

  const opens = Math.max(nowUs, own.closure?.till ?? 0)
  const isClosed = opens > nowUs
  const trial = own.closure?.reason === 'denied'
  const refused = (waitUs: number, because: 'line' | 'closed' = 'line'): Refusal => {
    const waitMs = Math.trunc(waitUs) / 1000
    return because === 'closed' && own.closure
      ? { granted: false, because, reason: own.closure.reason, waitMs }
      : { granted: false, because: 'line', waitMs }
  }
  if (trial && isClosed) return refused(opens - nowUs, 'closed')

  // After a closure calls are up to four times as far apart at first, and none comes ahead of its time.
  const gentleLeft = Math.max(0, (own.closure?.gentleTill ?? 0) - opens)
  const stretch = 1 + (3 * gentleLeft) / minuteUs
  const windows = smoothWindows(limits.quotas[sku])
  const nextOf = ({ name }: SmoothWindow) => own.next.get(name) ?? 0
  const evenPlace = Math.max(opens, ...windows.map(nextOf))
  const placeInLine =
    stretch > 1 ? evenPlace : Math.max(opens, ...windows.map((window) => nextOf(window) - window.toleranceUs))

  const isLeftOver = evenPlace - nowUs <= leadUs
  if (bulk && !isLeftOver) {
    if (isClosed) return refused(opens - nowUs, 'closed')
    if (own.bulkDue > placeInLine) return refused(Math.min(evenPlace - leadUs - nowUs, own.bulkDue - placeInLine))
  }
  const startUs = bulk && isLeftOver ? evenPlace : placeInLine
  const waitUs = startUs - nowUs
  const patienceUs = Math.max(0, Math.round(wanted.longestWaitMs * 1000))
  const standsInLine = !bulk && windows.length > 0
  if (standsInLine) {
    // Whoever asks counts, refused or not.
    for (const [id, until] of own.served) if (until <= nowUs - minuteUs) own.served.delete(id)
    own.served.set(clientId, Math.max(nowUs, own.served.get(clientId) ?? 0))
  }
  if (waitUs > patienceUs) return refused(waitUs, isClosed ? 'closed' : 'line')

  const interval = Math.max(0, ...windows.map(({ intervalUs }) => intervalUs))
  if (standsInLine && waitUs > patienceUs / 10 && own.served.size > 1) {
    // In a line longer than a tenth of its patience a client goes at its share of the pace, and not further ahead of it than that.
    const servedUntil = own.served.get(clientId) ?? 0
    const tooFarAhead = servedUntil - nowUs - patienceUs / 10
    if (tooFarAhead > 0) return refused(tooFarAhead)
    own.served.set(clientId, servedUntil + interval * stretch * own.served.size)
  }

  for (const window of windows)
    own.next.set(window.name, Math.max(nextOf(window), startUs) + window.intervalUs * stretch)
  if (bulk) own.bulkDue = startUs + interval / limits.bulkFloor
  const periods = periodsAt(Math.floor(nowUs / 1000))
  for (const name of [sku, serviceScope, clientId])
    for (const window of calendarNames) add(sumOf(books, name, periods[window].names[1]), 1, microUsd)
  if (trial && own.closure) own.closure.till = nowUs + trialEveryMs * 1000
  return { granted: true, waitMs: Math.trunc(waitUs) / 1000, day: periods.day.names[1], trial }
}

/** The first of the day's and month's limits that one call more would pass: the SKU's, the service's, the client's. */
function pastQuotaOrBudget(books: Books, limits: Limits, nowUs: number, wanted: Wanted): Refusal | undefined {
  const { sku, clientId, microUsd, bulk } = wanted
  const nowMs = Math.floor(nowUs / 1000)
  const periods = calendarNames.map((window) => {
    const { begins, ends, names } = periodsAt(nowMs)[window]
    // Bulk leaves a reserve, whose share melts away with the time that is left.
    const left = (ends * 1000 - nowUs) / ((ends - begins) * 1000)
    return { window, period: names[1], share: bulk ? 1 - limits.interactiveReserve * left : 1, waitMs: ends - nowMs }
  })
  for (const { window, period, share, waitMs } of periods) {
    const most = limits.quotas[sku][window] ?? Infinity
    if (sumOf(books, sku, period).calls + 1 > most * share) return { granted: false, because: 'quota', window, waitMs }
  }
  for (const [of, scope] of [
    ['service', serviceScope],
    ['client', clientId],
  ] as const) {
    for (const { window, period, share, waitMs } of periods) {
      const budget = limits.budgets.get(scope)?.[window]
      const sum = sumOf(books, scope, period)
      const refused = { granted: false, because: 'budget', of, window, waitMs } as const
      if (sum.calls + 1 > (budget?.calls ?? Infinity) * share) return { ...refused, unit: 'calls' }
      const isFree = microUsd === 0
      if (!isFree && sum.microUsd + microUsd > (budget?.microUsd ?? Infinity) * share)
        return { ...refused, unit: 'money' }
    }
  }
  return undefined
}

function add(sum: Sum, calls: number, microUsd: number): void {
  sum.calls += calls
  sum.microUsd += microUsd
}

/** Gives calls and money back to the budgets; the quota's calls are spent. */
export function correctModel(
  books: Books,
  { day, clientId, calls, microUsd }: { day: string; clientId: string; calls: number; microUsd: number },
): void {
  for (const scope of [serviceScope, clientId])
    for (const period of [day, day.slice(0, 7)]) add(sumOf(books, scope, period), calls, microUsd)
}

/** The provider's own word: the longer closure holds, but a denied key before all else. After a refused rate calls come gently. */
export function closeModel(
  books: Books,
  nowUs: number,
  sku: Sku,
  reason: Exclude<Closure, 'restart'>,
  forMs: number,
): void {
  const own = booksOf(books, sku)
  const till = nowUs + forMs * 1000
  const holds = own.closure && (own.closure.reason === 'denied' || own.closure.till > till)
  if (holds && reason !== 'denied') return
  const gentleUs = reason === 'rate' ? Math.min(forMs * 1000, minuteUs) : 0
  own.closure = { reason, till, gentleTill: Math.max(own.closure?.gentleTill ?? 0, till + gentleUs) }
}

export function reopenModel(books: Books, sku: Sku): void {
  delete booksOf(books, sku).closure
}

/** The most of these times that fall into one half-open window of this length. */
export function mostInWindow(times: number[], length: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  let first = 0
  let most = 0
  for (const [last, time] of sorted.entries()) {
    while (time - (sorted[first] ?? 0) >= length) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

export const unlimited: Quotas = { autocomplete: {}, details: {}, geocoding: {}, validation: {} }

/** Limits with this quota of details calls, and without budgets. */
export const limitsWith = (details: Quota, given: Partial<Limits> = {}): Limits => ({
  quotas: { ...unlimited, details },
  budgets: new Map(),
  interactiveReserve: 0.2,
  bulkFloor: 0.1,
  ...given,
})
export const budgetOf = (scope: string, budgets: Budgets) => ({ budgets: new Map([[scope, budgets]]) })

/** A call at its list price, that can't wait unless it is said otherwise. */
export const wanted = (given: Partial<Wanted> = {}, billed: BillingSku = 'newDetails'): Wanted => ({
  sku: prices[billed].sku,
  clientId: 'ann',
  billed,
  microUsd: listMicroUsd(billed),
  longestWaitMs: 0,
  ...given,
})
