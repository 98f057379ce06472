import { type Sku, skus } from '../billing/skus.ts'
import type { Budget, Budgets } from '../quota/limits.ts'
import { type QuotaWindow, quotaWindows } from '../quota/quota.ts'
import { type CalendarName, calendarNames } from '../quota/windows.ts'
import type { Database } from './database.ts'

/**
 * A quota that the owner set while the service runs. It replaces the one of the environment. `null`
 * removes the limit.
 */
export interface QuotaChange {
  sku: Sku
  window: QuotaWindow
  calls: number | null
}

export async function readQuotaChanges(db: Database): Promise<QuotaChange[]> {
  const rows = await db.selectFrom('quotas').selectAll().execute()
  return rows.flatMap(({ sku, window, calls }) => {
    const known = {
      sku: skus.find((name) => name === sku),
      window: quotaWindows.find((name) => name === window),
    }
    return known.sku && known.window
      ? [{ sku: known.sku, window: known.window, calls: calls === null ? null : Number(calls) }]
      : []
  })
}

export async function writeQuotaChange(
  db: Database,
  { sku, window, calls }: QuotaChange,
): Promise<void> {
  await db
    .insertInto('quotas')
    .values({ sku, window, calls })
    .onConflict((conflict) => conflict.columns(['sku', 'window']).doUpdateSet({ calls }))
    .execute()
}

/** Restores the environment's quota. */
export async function dropQuotaChange(db: Database, sku: Sku, window: QuotaWindow): Promise<void> {
  await db.deleteFrom('quotas').where('sku', '=', sku).where('window', '=', window).execute()
}

/** All budgets that were set, by scope: `service`, or a client's id. */
export async function readBudgets(db: Database): Promise<Map<string, Budgets>> {
  const rows = await db.selectFrom('budgets').selectAll().execute()
  const budgets = new Map<string, Budgets>()
  for (const { scope, window, calls, microUsd } of rows) {
    const name = calendarNames.find((known) => known === window)
    if (!name) continue
    const budget = {
      ...(calls !== null && { calls: Number(calls) }),
      ...(microUsd !== null && { microUsd: Number(microUsd) }),
    }
    budgets.set(scope, { ...budgets.get(scope), [name]: budget })
  }
  return budgets
}

/**
 * Sets a budget. An absent field is not changed. An empty budget removes both limits; for the
 * service it restores the environment's.
 */
export async function writeBudget(
  db: Database,
  scope: string,
  window: CalendarName,
  budget: Budget,
): Promise<void> {
  if (Object.keys(budget).length === 0) {
    await db.deleteFrom('budgets').where('scope', '=', scope).where('window', '=', window).execute()
    return
  }
  await db
    .insertInto('budgets')
    .values({ scope, window, calls: budget.calls ?? null, microUsd: budget.microUsd ?? null })
    .onConflict((conflict) => conflict.columns(['scope', 'window']).doUpdateSet(budget))
    .execute()
}
