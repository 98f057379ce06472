import type { FallbackKind, LimitsData } from '../../../shared/api/limits.ts'
import { usedShare } from '../../../shared/billing/budgets.ts'
import { type Sku, skus } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Kind } from '../../../shared/jobs/jobs.ts'
import { isUsedUp } from '../../../shared/quota/budget-usage.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Budgets, Limits } from '../../../shared/quota/limits.ts'
import { quotaWindows } from '../../../shared/quota/quota.ts'
import type { QuotaReader, Spent } from '../../../shared/quota/quota-reader.ts'
import { calendarNames, createPeriods, type Periods } from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Caller } from '../../../shared/store/clients.ts'

interface Dependencies {
  quotaReader: QuotaReader
  limits(): Limits
  now: Clock
  /** The used share of a budget (0 to 1) from which on the report warns. */
  warnFrom: number
  sandbox: boolean
  /** What the fallback provider answers at present. */
  fallback(): FallbackKind[]
  /** What is refused at present. */
  refused(): Kind[]
}

const usdOf = (microUsd: number) => microUsd / 1_000_000
const usage = (limit: number, used: number) => ({ limit, used, left: Math.max(0, limit - used) })
const usdUsage = (limit: number, used: number) => ({
  ...usage(usdOf(limit), usdOf(used)),
  left: usdOf(usage(limit, used).left),
})

/** Calls with a test key use no quota and no budget, and cost nothing. */
const unlimited: LimitsData = {
  sandbox: true,
  fallback: [],
  refused: [],
  serviceBudgetUsedUp: false,
  quotas: [],
  paused: [],
  slowed: [],
  budgets: [],
  spent: { day: { calls: 0, usd: 0 }, month: { calls: 0, usd: 0 } },
}

/**
 * Reports the quotas and budgets of a client, and what is left.
 * @throws {AppError} QUEUE_UNAVAILABLE
 */
export function createQuotaReport({
  quotaReader,
  limits,
  now,
  warnFrom,
  sandbox,
  fallback,
  refused,
}: Dependencies) {
  const periodsAt = createPeriods()

  async function quotasOf(sku: Sku): Promise<Pick<LimitsData, 'quotas' | 'paused' | 'slowed'>> {
    const { used, paused: pause, pace } = await quotaReader.state(sku)
    const periods = periodsAt(now())
    const quotas = quotaWindows.flatMap((window): LimitsData['quotas'] => {
      const limit = limits().quotas[sku][window]
      if (limit === undefined) return []
      if (window === 'second' || window === 'minute') return [{ calls: sku, window, limit }]
      return [{ calls: sku, window, ...usage(limit, used[window]), resetsAt: periods[window].ends }]
    })
    const paused = pause
      ? [{ calls: sku, reason: pause.reason, seconds: Math.ceil(pause.forMs / 1000) }]
      : []
    const percent = Math.floor(pace * 100)
    return { quotas, paused, slowed: pace < 1 ? [{ calls: sku, percent }] : [] }
  }

  return async ({ clientId, mode }: Caller): Promise<LimitsData> => {
    if (mode === 'test') return unlimited
    const [spent, spentByAll, ...bySku] = await Promise.all([
      quotaReader.spent(clientId),
      quotaReader.spent(),
      ...skus.map(quotasOf),
    ]).catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    const budgetsOf = (scope: string, spent: Spent) =>
      budgetUsage(limits().budgets.get(scope), spent, periodsAt(now()), warnFrom)
    const spentIn = (window: 'day' | 'month') => ({
      calls: spent[window].calls,
      usd: usdOf(spent[window].microUsd),
    })
    return {
      sandbox,
      fallback: fallback(),
      refused: refused(),
      serviceBudgetUsedUp: budgetsOf(serviceScope, spentByAll).some(isUsedUp),
      quotas: bySku.flatMap(({ quotas }) => quotas),
      paused: bySku.flatMap(({ paused }) => paused),
      slowed: bySku.flatMap(({ slowed }) => slowed),
      budgets: budgetsOf(clientId, spent),
      spent: { day: spentIn('day'), month: spentIn('month') },
    }
  }
}

/**
 * Reports the service's own budgets, which the calls of all live clients use. For plans: their
 * amounts are not shown to clients.
 * @throws {AppError} QUEUE_UNAVAILABLE
 */
export function createServiceBudgets({
  quotaReader,
  limits,
  now,
  warnFrom,
}: Pick<Dependencies, 'quotaReader' | 'limits' | 'now' | 'warnFrom'>) {
  const periodsAt = createPeriods()
  return async ({ mode }: Pick<Caller, 'mode'>): Promise<LimitsData['budgets']> => {
    if (mode === 'test') return unlimited.budgets
    const spent = await quotaReader.spent().catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    return budgetUsage(limits().budgets.get(serviceScope), spent, periodsAt(now()), warnFrom)
  }
}

/** What is used and left of the budgets of one scope. */
function budgetUsage(
  budgets: Budgets = {},
  spent: Spent,
  periods: Periods,
  warnFrom: number,
): LimitsData['budgets'] {
  const isNearlyUsedUp = (used: number, limit: number | undefined) =>
    limit !== undefined && usedShare(used, limit) >= warnFrom
  return calendarNames.flatMap((window) => {
    const budget = budgets[window]
    if (!budget) return []
    const used = spent[window]
    const { calls, microUsd } = budget
    return [
      {
        window,
        ...(calls !== undefined && { calls: usage(calls, used.calls) }),
        ...(microUsd !== undefined && { usd: usdUsage(microUsd, used.microUsd) }),
        warning: isNearlyUsedUp(used.calls, calls) || isNearlyUsedUp(used.microUsd, microUsd),
        resetsAt: periods[window].ends,
      },
    ]
  })
}
