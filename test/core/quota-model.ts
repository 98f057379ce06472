import { type BillingSku, listMicroUsd, prices } from '../../shared/billing/prices.ts'
import type { Sku } from '../../shared/billing/skus.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import { trialEveryMs } from '../../shared/quota/limiter.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import type { Entry, Refusal, Wanted } from '../../shared/quota/permit.ts'
import type { Quota, Quotas, SkuPauseReason } from '../../shared/quota/quota.ts'
import {
  calendarNames,
  createPeriods,
  type SmoothWindow,
  smoothWindows,
} from '../../shared/quota/windows.ts'

/**
 * The limiter's rule (shared/quota/README.md) implemented a second time, without Redis. Tests
 * compare the scripts with it.
 */
export interface QuotaState {
  skus: Map<Sku, SkuState>
  /**
   * Calls of a SKU, calls and money of a scope, by name and period: "details 2026-11", "service
   * 2026-11-20".
   */
  sums: Map<string, Sum>
}

/** Times are microseconds since 1970. */
interface SkuState {
  /** Per smooth window: when the next call would come if calls came evenly. */
  next: Map<SmoothWindow['name'], number>
  /** The time from which on bulk work counts as having had no call for long. */
  bulkDue: number
  closure?: { reason: Exclude<SkuPauseReason, 'restart'>; till: number }
  /** How often it was paused. */
  step: number
  /** The number of consecutive refusals for the rate. */
  refusals: number
  /** Calls accepted in the minute before the first of them. */
  acceptedBefore: number
  /** The part of the quota that is used, in whole millionths. */
  pace: number
  /** The time from which on accepted calls raise the pace. */
  risesFrom: number
  /** Accepted calls, in buckets of ten seconds. */
  accepted: Map<number, number>
  /**
   * Clients with an interactive permit in the last minute, and the time until which each has had
   * its fair share.
   */
  served: Map<string, number>
}

interface Sum {
  calls: number
  microUsd: number
}

export type Answer =
  | { granted: true; waitMs: number; day: string; trial: boolean; step: number }
  | Refusal
/** Calls that the provider accepted, and the latest step of their permits. */
export interface Accepted {
  calls: number
  step: number
}

const minuteUs = 60_000_000
/** In millionths. */
const [fullPace, minPace] = [1_000_000, 50_000]
/**
 * How far ahead bulk work reserves permits, in microseconds: as far as the burst lets others pass,
 * or two calls; at least 50 and at most 250 milliseconds.
 */
export const leadUs = (windows: SmoothWindow[]): number => {
  const bursts = windows.map(({ toleranceUs }) => toleranceUs)
  const twoCalls = windows.map(({ intervalUs }) => 2 * intervalUs)
  return Math.min(250_000, Math.max(50_000, Math.min(...bursts), ...twoCalls))
}

const burstShare = ({ pace }: SkuState) => Math.max(0, (2 * pace) / fullPace - 1)

export const emptyQuotaState = (): QuotaState => ({ skus: new Map(), sums: new Map() })

const periodsAt = createPeriods()

function skuStateOf({ skus }: QuotaState, sku: Sku): SkuState {
  const known = skus.get(sku) ?? {
    next: new Map(),
    bulkDue: 0,
    served: new Map(),
    step: 0,
    refusals: 0,
    acceptedBefore: 0,
    pace: fullPace,
    risesFrom: 0,
    accepted: new Map(),
  }
  skus.set(sku, known)
  return known
}

function sumOf({ sums }: QuotaState, name: string, period: string): Sum {
  const known = sums.get(`${name} ${period}`) ?? { calls: 0, microUsd: 0 }
  sums.set(`${name} ${period}`, known)
  return known
}

/**
 * Permits for simultaneous calls. Each call gets permits from all windows and budgets, or from
 * none.
 */
export function takeFromModel(
  quotaState: QuotaState,
  limits: Limits,
  nowUs: number,
  wanted: Wanted[],
  accepted: Accepted = { calls: 0, step: 0 },
): Answer[] {
  const [{ sku } = { sku: 'details' as const }] = wanted
  hearOfAccepted(skuStateOf(quotaState, sku), nowUs, accepted)
  const answers = wanted.map((one) => takeOne(quotaState, limits, nowUs, one))
  // Between two moments whole microseconds are kept.
  for (const { sku } of wanted) {
    const own = skuStateOf(quotaState, sku)
    for (const [name, at] of own.next) own.next.set(name, whole(at))
    for (const [id, until] of own.served) own.served.set(id, whole(until))
    own.bulkDue = whole(own.bulkDue)
  }
  return answers
}

const tenSeconds = 10_000_000
/** A tenth of the quota in a minute. */
const risePerUs = (0.1 * fullPace) / minuteUs

function hearOfAccepted(own: SkuState, nowUs: number, { calls, step }: Accepted): void {
  if (calls === 0) return
  const span = Math.floor(nowUs / tenSeconds)
  own.accepted.set(span, (own.accepted.get(span) ?? 0) + calls)
  if (step !== own.step) return
  own.refusals = 0
  const sinceUs = nowUs - own.risesFrom
  if (own.pace === fullPace || sinceUs < 100_000) return
  // One accepted call stands for five seconds at most.
  const risen = Math.floor(own.pace + Math.min(5_000_000, sinceUs) * risePerUs)
  own.pace = Math.min(fullPace, risen)
  own.risesFrom = nowUs
}

/** Calls accepted in the minute before now; of its first ten seconds the part that is in it. */
function acceptedInMinute({ accepted }: SkuState, nowUs: number): number {
  const span = Math.floor(nowUs / tenSeconds)
  let sum = 0
  for (let age = 0; age < 6; age += 1) sum += accepted.get(span - age) ?? 0
  return sum + (accepted.get(span - 6) ?? 0) * (1 - (nowUs % tenSeconds) / tenSeconds)
}

/** The nearest whole number; of two the even one, as C prints it. */
function whole(value: number): number {
  const rounded = Math.round(value)
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}

function takeOne(quotaState: QuotaState, limits: Limits, nowUs: number, wanted: Wanted): Answer {
  const { sku, clientId, microUsd, bulk = false } = wanted
  const own = skuStateOf(quotaState, sku)
  const usedUp = pastQuotaOrBudget(quotaState, limits, nowUs, wanted)
  if (usedUp) return usedUp

  const opens = Math.max(nowUs, own.closure?.till ?? 0)
  const isClosed = opens > nowUs
  const trial = own.closure?.reason === 'denied'
  const refused = (
    waitUs: number,
    because: 'wait_too_long' | 'paused' = 'wait_too_long',
  ): Refusal => {
    const waitMs = Math.trunc(waitUs) / 1000
    return because === 'paused' && own.closure
      ? { granted: false, because, reason: own.closure.reason, waitMs }
      : { granted: false, because: 'wait_too_long', waitMs }
  }
  if (trial && isClosed) return refused(opens - nowUs, 'paused')

  const stretch = fullPace / own.pace
  const windows = smoothWindows(limits.quotas[sku])
  const nextOf = ({ name }: SmoothWindow) => own.next.get(name) ?? 0
  const evenPlace = Math.max(opens, ...windows.map(nextOf))
  const placeInLine =
    // After a refusal none comes ahead of its time, until one is accepted; later at full pace only
    // by as much as the quota allows, at half of it not at all.
    own.refusals > 0
      ? evenPlace
      : Math.max(opens, ...windows.map((one) => nextOf(one) - burstShare(own) * one.toleranceUs))

  const aheadUs = leadUs(windows)
  const isLeftOver = evenPlace - nowUs <= aheadUs
  if (bulk && !isLeftOver) {
    if (isClosed) return refused(opens - nowUs, 'paused')
    if (own.bulkDue > placeInLine)
      return refused(Math.min(evenPlace - aheadUs - nowUs, own.bulkDue - placeInLine))
  }
  const startUs = bulk && isLeftOver ? evenPlace : placeInLine
  const waitUs = startUs - nowUs
  const patienceUs = Math.max(0, Math.round(wanted.maxWaitMs * 1000))
  const standsInLine = !bulk && windows.length > 0
  if (standsInLine) {
    // Every request counts, also one that is refused.
    for (const [id, until] of own.served) if (until <= nowUs - minuteUs) own.served.delete(id)
    own.served.set(clientId, Math.max(nowUs, own.served.get(clientId) ?? 0))
  }
  if (waitUs > patienceUs) return refused(waitUs, isClosed ? 'paused' : 'wait_too_long')

  const interval = Math.max(0, ...windows.map(({ intervalUs }) => intervalUs))
  if (standsInLine && waitUs > patienceUs / 10 && own.served.size > 1) {
    // When the wait is longer than a tenth of the client's maximum, the client gets its share of
    // the pace and cannot reserve further ahead.
    const servedUntil = own.served.get(clientId) ?? 0
    const tooFarAhead = servedUntil - nowUs - patienceUs / 10
    if (tooFarAhead > 0) return refused(tooFarAhead)
    own.served.set(clientId, servedUntil + interval * stretch * own.served.size)
  }

  for (const window of windows)
    own.next.set(window.name, Math.max(nextOf(window), startUs) + window.intervalUs * stretch)
  if (bulk) own.bulkDue = startUs + (interval * stretch) / limits.bulkFloor
  const periods = periodsAt(Math.floor(nowUs / 1000))
  for (const name of [sku, serviceScope, clientId])
    for (const window of calendarNames)
      add(sumOf(quotaState, name, periods[window].names[1]), 1, microUsd)
  if (trial && own.closure) own.closure.till = nowUs + trialEveryMs * 1000
  return {
    granted: true,
    waitMs: Math.trunc(waitUs) / 1000,
    day: periods.day.names[1],
    trial,
    step: own.step,
  }
}

/**
 * The first of the day's and month's limits that one call more would pass: the SKU's, the
 * service's, the client's.
 */
function pastQuotaOrBudget(
  quotaState: QuotaState,
  limits: Limits,
  nowUs: number,
  wanted: Wanted,
): Refusal | undefined {
  const { sku, clientId, microUsd, bulk } = wanted
  const nowMs = Math.floor(nowUs / 1000)
  const periods = calendarNames.map((window) => {
    const { begins, ends, names } = periodsAt(nowMs)[window]
    // Bulk work leaves a reserve, which shrinks with the remaining time.
    const left = (ends * 1000 - nowUs) / ((ends - begins) * 1000)
    return {
      window,
      period: names[1],
      share: bulk ? 1 - limits.interactiveReserve * left : 1,
      waitMs: ends - nowMs,
    }
  })
  for (const { window, period, share, waitMs } of periods) {
    const most = limits.quotas[sku][window] ?? Infinity
    if (sumOf(quotaState, sku, period).calls + 1 > most * share)
      return { granted: false, because: 'quota', window, waitMs }
  }
  for (const [of, scope] of [
    ['service', serviceScope],
    ['client', clientId],
  ] as const) {
    for (const { window, period, share, waitMs } of periods) {
      const budget = limits.budgets.get(scope)?.[window]
      const sum = sumOf(quotaState, scope, period)
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

/** Refunds calls and money to the budgets, and calls to the quotas of day and month. */
export function correctModel(
  quotaState: QuotaState,
  { day, clientId, billed, calls, microUsd }: Entry,
): void {
  for (const period of [day, day.slice(0, 7)]) {
    for (const scope of [serviceScope, clientId])
      add(sumOf(quotaState, scope, period), calls, microUsd)
    add(sumOf(quotaState, prices[billed].sku, period), calls, 0)
  }
}

/**
 * A refusal by the provider. The longer pause applies, but a denied key comes before all others.
 */
export function closeModel(
  quotaState: QuotaState,
  nowUs: number,
  sku: Sku,
  reason: Exclude<SkuPauseReason, 'restart'>,
  forUs: number,
): boolean {
  const own = skuStateOf(quotaState, sku)
  const till = nowUs + forUs
  const holds = own.closure && (own.closure.reason === 'denied' || own.closure.till > till)
  if (holds && reason !== 'denied') return false
  own.closure = { reason, till }
  own.step += 1
  return true
}

/**
 * The provider refused a call for its rate. The first refusal in a row closes the SKU for a quarter
 * to half of a second, each further one for twice as long, up to a minute, and up to ten seconds
 * where calls were accepted in the last minute. The pace goes down to 95 % of those of the minute
 * before the first refusal, but by a twentieth at most, and by a fifth at each further one in the
 * row.
 */
export function slowDownModel(
  quotaState: QuotaState,
  limits: Limits,
  nowUs: number,
  sku: Sku,
  { step, jitter, retryAfterMs }: { step: number; jitter: number; retryAfterMs?: number },
): void {
  const own = skuStateOf(quotaState, sku)
  if (step !== own.step) return
  const accepted = acceptedInMinute(own, nowUs)
  const maxUs = Math.min(accepted > 0 ? tenSeconds : minuteUs, 500_000 * 2 ** own.refusals)
  const forUs =
    retryAfterMs === undefined
      ? Math.floor((maxUs * (1 + jitter)) / 2)
      : Math.min(300_000_000, Math.max(250_000, retryAfterMs * 1000))
  if (!closeModel(quotaState, nowUs, sku, 'rate', forUs)) return
  own.refusals += 1
  own.risesFrom = nowUs + forUs
  const interval = Math.max(0, ...smoothWindows(limits.quotas[sku]).map((one) => one.intervalUs))
  if (own.refusals === 1) own.acceptedBefore = accepted
  if (own.acceptedBefore === 0 || interval === 0) return
  const kept = Math.max(
    own.pace * (own.refusals === 1 ? 0.95 : 0.8),
    ((0.95 * own.acceptedBefore * interval) / minuteUs) * fullPace,
  )
  own.pace = Math.floor(Math.max(minPace, Math.min(own.pace, kept)))
}

export function reopenModel(quotaState: QuotaState, sku: Sku): void {
  const own = skuStateOf(quotaState, sku)
  delete own.closure
  own.refusals = 0
  own.pace = fullPace
}

/** The most of these times that fall into one half-open window of this length. */
export function maxInWindow(times: number[], length: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  let first = 0
  let most = 0
  for (const [last, time] of sorted.entries()) {
    while (time - (sorted[first] ?? 0) >= length) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

export const unlimited: Quotas = {
  autocomplete: {},
  details: {},
  geocoding: {},
  validation: {},
  photon: {},
  nominatim: {},
}

/** Limits with this quota of details calls, and without budgets. */
export const limitsWith = (details: Quota, given: Partial<Limits> = {}): Limits => ({
  quotas: { ...unlimited, details },
  budgets: new Map(),
  interactiveReserve: 0.2,
  bulkFloor: 0.1,
  ...given,
})
export const budgetOf = (scope: string, budgets: Budgets) => ({
  budgets: new Map([[scope, budgets]]),
})

/** A call at its list price, which cannot wait by default. */
export const wanted = (given: Partial<Wanted> = {}, billed: BillingSku = 'newDetails'): Wanted => ({
  sku: prices[billed].sku,
  clientId: 'ann',
  billed,
  microUsd: listMicroUsd(billed),
  maxWaitMs: 0,
  ...given,
})
