import type { Sku } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import type { QuotaReader, SkuState, Spent } from '../../../shared/quota/quota-reader.ts'
import {
  allowsNothing,
  calendarNames,
  createPeriods,
  type Periods,
} from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { maxBulkWaitMs } from '../provider/permits.ts'

/**
 * A batch resumes only with at least this headroom: a hundredth of the limit, and the calls or
 * money of a few rows.
 */
const minShare = 0.01
const minCalls = 10
const minMicroUsd = 100_000

/** What `hasHeadroom` depends on. */
interface QuotaState {
  limits: Limits
  periods: Periods
  nowMs: number
  clientId: string
  /** Of the SKUs that rows need. */
  states: Map<Sku, SkuState>
  /** By scope: the service and the client. */
  spent: Map<string, Spent>
}

/**
 * Whether quotas and budgets of day and month have headroom for a client's bulk work. As in the
 * limiter, the interactive reserve is not available, and shrinks until the end of the period. Pure.
 */
export function hasHeadroom({
  limits,
  periods,
  nowMs,
  clientId,
  states,
  spent,
}: QuotaState): boolean {
  const fits = (window: 'day' | 'month', used: number, limit: number | undefined, min: number) => {
    const { begins, ends } = periods[window]
    const share =
      1 - limits.interactiveReserve * Math.min(1, Math.max(0, (ends - nowMs) / (ends - begins)))
    return limit === undefined || used + Math.max(min, limit * minShare) <= limit * share
  }
  const skus = [...states.keys()]
  if (skus.some((sku) => allowsNothing(limits.quotas[sku]))) return false
  return calendarNames.every(
    (window) =>
      [...states].every(
        ([sku, { used, paused }]) =>
          (!paused || isWaitedFor(paused)) &&
          fits(window, used[window], limits.quotas[sku][window], minCalls),
      ) &&
      [serviceScope, clientId].every((scope) => {
        const { calls, microUsd } = limits.budgets.get(scope)?.[window] ?? {}
        const { calls: called = 0, microUsd: paid = 0 } = spent.get(scope)?.[window] ?? {}
        return fits(window, called, calls, minCalls) && fits(window, paid, microUsd, minMicroUsd)
      }),
  )
}

/** Bulk work waits for a short pause for the rate. */
const isWaitedFor = ({ reason, forMs }: NonNullable<SkuState['paused']>): boolean =>
  reason === 'rate' && forMs <= maxBulkWaitMs

/** Reads the quota state and decides with `hasHeadroom`. */
export function createHeadroom({
  quota,
  limits,
  skusOf,
  now,
}: {
  quota: QuotaReader
  limits(): Limits
  /** The SKUs that a row of this strategy needs. */
  skusOf(strategy: StrategyName): readonly Sku[]
  now: Clock
}): (clientId: string, strategy: StrategyName) => Promise<boolean> {
  const periodsAt = createPeriods()
  return async (clientId, strategy) => {
    const states = await Promise.all(
      skusOf(strategy).map(async (sku) => [sku, await quota.state(sku)] as const),
    )
    const spent = await Promise.all(
      [serviceScope, clientId].map(async (of) => [of, await quota.spent(of)] as const),
    )
    const nowMs = now()
    return hasHeadroom({
      limits: limits(),
      periods: periodsAt(nowMs),
      nowMs,
      clientId,
      states: new Map(states),
      spent: new Map(spent),
    })
  }
}
