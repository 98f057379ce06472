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
  quotaReader: QuotaReader
  limits(): Limits
  /** The clients that this worker has charged since it was called last. */
  drainCharged(): Iterable<string>
  /** The used share of a budget from which on there is a warning, from 0 to 1. */
  warnFrom: number
  now: Clock
  log: Logger
  metrics: Metrics
}

const checkEveryMs = 5000
/** This many clients are checked round-robin each time, whether they were charged or not. */
const scopesPerCheck = 100

/**
 * Sets the metrics of quotas and budgets. Warns once for each budget and period, before the budget
 * is used up. It checks the clients that this worker has charged, and some others round-robin: so
 * its cost does not grow with the number of clients. Returns the function that stops it.
 */
export function watchBudgets({
  quotaReader,
  limits,
  drainCharged,
  warnFrom,
  now,
  log,
  metrics,
}: Dependencies): () => Promise<void> {
  const warn = createWarnings(warnFrom, now, log)
  const shares = createKnownShares(now)
  const nextScopes = createRoundRobin()

  async function check(): Promise<void> {
    const { quotas, budgets } = limits()
    showQuotas(metrics, quotas)
    showSpent(metrics, budgets.get(serviceScope) ?? {}, await quotaReader.spent(serviceScope))
    await showUsedQuota(metrics, quotaReader)
    const scopes = new Set([...drainCharged(), ...nextScopes(budgets)])
    await Promise.all(
      [...scopes].map(async (scope) => {
        const found = sharesOf(scope, budgets.get(scope) ?? {}, await quotaReader.spent(scope))
        for (const share of found) warn(share)
        shares.put(scope, found)
      }),
    )
    showShares(metrics, largestShares(shares.current(budgets)))
  }

  const checking = startPeriodicTask(check, {
    everyMs: checkEveryMs,
    atStart: true,
    ...watchOutage(log, 'check budgets'),
  })
  return checking.stop
}

/** Returns the next scopes with a budget, round-robin. */
function createRoundRobin() {
  let waiting: Iterator<string> = [].values()
  return (budgets: Limits['budgets']): string[] => {
    const scopes: string[] = []
    for (let isNew = false; scopes.length < scopesPerCheck; ) {
      const { value, done } = waiting.next()
      if (!done) scopes.push(value)
      else if (isNew) break
      else [waiting, isNew] = [budgets.keys(), true]
    }
    return scopes
  }
}

/** The used shares of all scopes as they were last seen in the current period. */
function createKnownShares(now: Clock) {
  const periodsAt = createPeriods()
  const byScope = new Map<string, { period: string; share: BudgetShare }[]>()
  const periodOf = ({ window }: BudgetShare) => periodsAt(now())[window].names[1]

  return {
    put(scope: string, shares: BudgetShare[]): void {
      if (shares.length === 0) byScope.delete(scope)
      else
        byScope.set(
          scope,
          shares.map((share) => ({ period: periodOf(share), share })),
        )
    },
    current: (budgets: Limits['budgets']): BudgetShare[] =>
      [...byScope]
        .filter(([scope]) => budgets.has(scope))
        .flatMap(([, shares]) => shares)
        .filter(({ period, share }) => period === periodOf(share))
        .map(({ share }) => share),
  }
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

async function showUsedQuota(metrics: Metrics, quotaReader: QuotaReader): Promise<void> {
  for (const sku of skus) {
    const { used } = await quotaReader.state(sku)
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
