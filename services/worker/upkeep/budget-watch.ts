import { skus } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Budgets, Limits } from '../../../shared/quota/limits.ts'
import { quotaWindows } from '../../../shared/quota/quota.ts'
import type { QuotaReader, Spent } from '../../../shared/quota/quota-reader.ts'
import { calendarNames, createPeriods } from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { type BudgetShare, largestShares, levelOf, sharesOf } from './budget-shares.ts'

interface Dependencies {
  look: QuotaReader
  limits(): Limits
  /** The used share of a budget from which on there is a warning, from 0 to 1. */
  warnFrom: number
  now: Clock
  log: Logger
  metrics: Metrics
}

const checkEveryMs = 5000

/**
 * Sets the metrics of quotas and budgets. Warns once for each budget and period, before the budget
 * is used up. Returns the function that stops it.
 */
export function watchBudgets({
  look,
  limits,
  warnFrom,
  now,
  log,
  metrics,
}: Dependencies): () => Promise<void> {
  const warn = createWarnings(warnFrom, now, log)

  async function check(): Promise<void> {
    const { quotas, budgets } = limits()
    showQuotas(metrics, quotas)
    showSpent(metrics, budgets.get(serviceScope) ?? {}, await look.spent(serviceScope))
    await showUsedQuota(metrics, look)
    const shares = await Promise.all(
      [...budgets].map(async ([scope, own]) => sharesOf(scope, own, await look.spent(scope))),
    )
    for (const share of shares.flat()) warn(share)
    showShares(metrics, largestShares(shares.flat()))
  }

  const outage = watchOutage(log, 'look at budgets')
  const checking = startPeriodicTask(check, {
    everyMs: checkEveryMs,
    atStart: true,
    onSuccess: outage.works,
    onFailure: outage.fails,
  })
  return checking.stop
}

/** Warns of a budget when its share is at least `warnFrom`, once in its period. */
function createWarnings(warnFrom: number, now: Clock, log: Logger) {
  const periodsAt = createPeriods()
  /** The period of the last warning for each budget. */
  const warned = new Map<string, string>()

  return ({ scope, window, unit, share }: BudgetShare): void => {
    const budget = `${scope} ${window} ${unit}`
    const [, period] = periodsAt(now())[window].names
    if (share < warnFrom || warned.get(budget) === period) return
    warned.set(budget, period)
    log.warn(
      { scope, window, unit, usedPercent: Math.floor(share * 100) },
      'a budget is nearly used up',
    )
  }
}

function showQuotas(metrics: Metrics, quotas: Limits['quotas']): void {
  metrics.quotaLimit.reset()
  for (const sku of skus)
    for (const window of quotaWindows) {
      const calls = quotas[sku][window]
      if (calls !== undefined) metrics.quotaLimit.set({ sku, window }, calls)
    }
}

async function showUsedQuota(metrics: Metrics, look: QuotaReader): Promise<void> {
  for (const sku of skus) {
    const { used } = await look.state(sku)
    for (const window of calendarNames) metrics.quotaUsed.set({ sku, window }, used[window])
  }
}

/**
 * What the service has spent, and what is left of its budgets. That may be negative, by the calls
 * that were in flight when the budget was used up.
 */
function showSpent(metrics: Metrics, budgets: Budgets, spent: Spent): void {
  metrics.budgetLeft.reset()
  for (const window of calendarNames) {
    const { microUsd } = spent[window]
    metrics.spentUsd.set({ window }, microUsd / 1_000_000)
    const budget = budgets[window]?.microUsd
    if (budget === undefined) continue
    metrics.budgetLeft.set({ of: 'service', window }, (budget - microUsd) / 1_000_000)
  }
}

function showShares(metrics: Metrics, shares: BudgetShare[]): void {
  metrics.budgetUsed.reset()
  for (const { scope, window, unit, share } of shares)
    metrics.budgetUsed.set({ of: levelOf(scope), window, unit }, share)
}
