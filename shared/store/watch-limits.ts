import { isDeepStrictEqual } from 'node:util'
import { serviceScope } from '../quota/keys.ts'
import type { Budgets, Limits } from '../quota/limits.ts'
import { calendarNames } from '../quota/windows.ts'
import type { Logger } from '../runtime/log.ts'
import { watchOutage } from '../runtime/outage.ts'
import { startPeriodicTask } from '../runtime/periodic-task.ts'
import { createChangedRows } from './changed-rows.ts'
import type { Database } from './database.ts'
import {
  type BudgetRow,
  putBudgets,
  type QuotaChange,
  readBudgetRows,
  readQuotaChanges,
} from './limits.ts'

/**
 * How often limits are read, in milliseconds. A change must take effect everywhere within two
 * seconds.
 */
const readEveryMs = 1000

/**
 * The limits of the environment, with the owner's changes. While PostgreSQL is unavailable, the
 * last known limits stay in effect.
 */
export async function watchLimits(
  db: Database,
  environment: Limits,
  log: Logger,
): Promise<{ current(): Limits; stop(): void }> {
  const readChanged = createChangedRows<BudgetRow>(db, (wanted) => readBudgetRows(db, wanted))
  let quotas: QuotaChange[] = []
  let budgets = new Map<string, Budgets>()

  /** The object stays the same without a change, because callers compare objects. */
  async function read(before?: Limits): Promise<Limits> {
    const readQuotas = await readQuotaChanges(db)
    const { isAll, pages } = readChanged()
    const all = new Map<string, Budgets>()
    let isChanged = isAll
    for await (const rows of pages) {
      const changed = isAll ? rows : rows.filter((row) => !isKnown(budgets, row))
      putBudgets(isAll ? all : budgets, changed)
      isChanged ||= changed.length > 0
    }
    if (before && !isChanged && isDeepStrictEqual(quotas, readQuotas)) return before
    if (isAll) budgets = all
    quotas = readQuotas
    const now = merged(environment, quotas, budgets)
    return before && isDeepStrictEqual(now, before) ? before : now
  }

  let current = await read()
  const readNext = async () => {
    current = await read(current)
  }
  const reading = startPeriodicTask(readNext, {
    everyMs: readEveryMs,
    ...watchOutage(log, 'read limits'),
  })
  return { current: () => current, stop: () => void reading.stop() }
}

const isKnown = (budgets: Map<string, Budgets>, { scope, window, budget }: BudgetRow): boolean =>
  isDeepStrictEqual(budgets.get(scope)?.[window] ?? {}, budget)

/** Replaces limits of the environment one by one with those that were set. Pure. */
export function merged(
  environment: Limits,
  changes: QuotaChange[],
  budgets: Map<string, Budgets>,
): Limits {
  const quotas = structuredClone(environment.quotas)
  for (const { sku, window, calls } of changes) {
    if (calls === null) delete quotas[sku][window]
    else quotas[sku][window] = calls
  }
  const [defaults = {}, changed = {}] = [
    environment.budgets.get(serviceScope),
    budgets.get(serviceScope),
  ]
  const serviceBudgets = Object.fromEntries(
    calendarNames.map((window) => [window, { ...defaults[window], ...changed[window] }]),
  )
  return {
    ...environment,
    quotas,
    budgets: new Map([...environment.budgets, ...budgets, [serviceScope, serviceBudgets]]),
  }
}
