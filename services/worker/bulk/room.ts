import type { Clock } from '../../../shared/clock.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import type { Look, SkuState, Spent } from '../../../shared/quota/look.ts'
import type { Sku } from '../../../shared/quota/quota.ts'
import { calendarNames, createPeriods, type Periods } from '../../../shared/quota/windows.ts'

/** Less is not worth beginning with: a hundredth of a limit, and what a few rows take at least. */
const leastShare = 0.01
const leastCalls = 10
const leastMicroUsd = 100_000

/** What `hasRoom` looks at. */
interface Standing {
  limits: Limits
  periods: Periods
  nowMs: number
  clientId: string
  /** Of the SKUs that rows take. */
  states: Map<Sku, SkuState>
  /** By scope: the service and the client. */
  spent: Map<string, Spent>
}

/** Whether day and month have room for bulk work of a client, as the limiter sees it: less the reserve, which melts away. Pure. */
export function hasRoom({ limits, periods, nowMs, clientId, states, spent }: Standing): boolean {
  const fits = (window: 'day' | 'month', used: number, limit: number | undefined, least: number) => {
    const { begins, ends } = periods[window]
    const share = 1 - limits.interactiveReserve * Math.min(1, Math.max(0, (ends - nowMs) / (ends - begins)))
    return limit === undefined || used + Math.max(least, limit * leastShare) <= limit * share
  }
  return calendarNames.every(
    (window) =>
      [...states].every(
        ([sku, { used, closed }]) => !closed && fits(window, used[window], limits.quotas[sku][window], leastCalls),
      ) &&
      [serviceScope, clientId].every((scope) => {
        const { calls, microUsd } = limits.budgets.get(scope)?.[window] ?? {}
        const { calls: called = 0, microUsd: paid = 0 } = spent.get(scope)?.[window] ?? {}
        return fits(window, called, calls, leastCalls) && fits(window, paid, microUsd, leastMicroUsd)
      }),
  )
}

/** Asks the limiter's books for `hasRoom`. */
export function createRoom({
  look,
  limits,
  skus,
  now,
}: {
  look: Look
  limits(): Limits
  /** What a row takes. */
  skus: readonly Sku[]
  now: Clock
}): (clientId: string) => Promise<boolean> {
  const periodsAt = createPeriods()
  return async (clientId) => {
    const states = await Promise.all(skus.map(async (sku) => [sku, await look.state(sku)] as const))
    const spent = await Promise.all([serviceScope, clientId].map(async (of) => [of, await look.spent(of)] as const))
    const nowMs = now()
    return hasRoom({
      limits: limits(),
      periods: periodsAt(nowMs),
      nowMs,
      clientId,
      states: new Map(states),
      spent: new Map(spent),
    })
  }
}
