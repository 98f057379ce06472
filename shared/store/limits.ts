import { sql } from 'kysely'
import { type Sku, skus } from '../billing/skus.ts'
import type { Budget, Budgets } from '../quota/limits.ts'
import { type QuotaWindow, quotaWindows } from '../quota/quota.ts'
import { type CalendarName, calendarNames } from '../quota/windows.ts'
import type { Wanted } from './changed-rows.ts'
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

/** A budget of one window, by its scope: `service`, or a client's id. */
export interface BudgetRow {
  scope: string
  window: CalendarName
  /** Without a field that is not limited. */
  budget: Budget
}

/** The budgets that were set, by scope and window; or those that were changed since. */
export async function readBudgetRows(
  db: Database,
  wanted?: Wanted<BudgetRow>,
): Promise<BudgetRow[]> {
  let query = db
    .selectFrom('budgets')
    .select(['scope', 'window', 'calls', 'microUsd'])
    .where('window', 'in', calendarNames)
  if (wanted && 'since' in wanted) query = query.where('changedAt', '>', wanted.since)
  else if (wanted) {
    const { after, limit } = wanted
    if (after)
      query = query.where(
        sql<boolean>`(scope, "window") > (${after.scope}::text, ${after.window}::text)`,
      )
    query = query.orderBy('scope').orderBy('window').limit(limit)
  }
  const rows = await query.execute()
  return rows.flatMap(({ scope, window, calls, microUsd }) => {
    const name = calendarNames.find((known) => known === window)
    const budget = {
      ...(calls !== null && { calls: Number(calls) }),
      ...(microUsd !== null && { microUsd: Number(microUsd) }),
    }
    return name ? [{ scope, window: name, budget }] : []
  })
}

/** Puts budgets in the place of those of the same scope and window. */
export function putBudgets(budgets: Map<string, Budgets>, rows: BudgetRow[]): void {
  for (const { scope, window, budget } of rows) {
    const { [window]: _before, ...others } = budgets.get(scope) ?? {}
    const isLimited = Object.keys(budget).length > 0
    const now: Budgets = isLimited ? { ...others, [window]: budget } : others
    if (Object.keys(now).length > 0) budgets.set(scope, now)
    else budgets.delete(scope)
  }
}

/** All budgets that were set, by scope. */
export async function readBudgets(db: Database): Promise<Map<string, Budgets>> {
  const budgets = new Map<string, Budgets>()
  putBudgets(budgets, await readBudgetRows(db))
  return budgets
}

/**
 * Sets a budget. An absent field is not changed. An empty budget removes both limits; for the
 * service it restores the environment's. Its row stays, so that other processes see the change.
 */
export async function writeBudget(
  db: Database,
  scope: string,
  window: CalendarName,
  budget: Budget,
): Promise<void> {
  const isEmpty = Object.keys(budget).length === 0
  const changed = isEmpty ? { calls: null, microUsd: null } : budget
  await db
    .insertInto('budgets')
    .values({ scope, window, calls: budget.calls ?? null, microUsd: budget.microUsd ?? null })
    .onConflict((conflict) => conflict.columns(['scope', 'window']).doUpdateSet(changed))
    .execute()
}
