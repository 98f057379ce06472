import { keepReading } from '../keep-reading.ts'
import { serviceScope } from '../quota/keys.ts'
import type { Budgets, Limits } from '../quota/limits.ts'
import { calendarNames } from '../quota/windows.ts'
import type { Database } from '../store/database.ts'
import { type QuotaChange, readBudgets, readQuotaChanges } from '../store/limits.ts'

/** Within how many milliseconds what the owner sets takes hold everywhere. */
const readEveryMs = 2000

/** The limits of the environment with what the owner has set since; while PostgreSQL is away what was known last holds. */
export async function watchLimits(db: Database, environment: Limits): Promise<{ current(): Limits; stop(): void }> {
  const read = async () => {
    const [changes, budgets] = await Promise.all([readQuotaChanges(db), readBudgets(db)])
    return merged(environment, changes, budgets)
  }
  let current = await read()
  const reading = keepReading(async () => {
    current = await read()
  }, readEveryMs)
  return { current: () => current, stop: reading.stop }
}

/** Pure: what was set takes the place of the environment's, limit by limit. */
export function merged(environment: Limits, changes: QuotaChange[], budgets: Map<string, Budgets>): Limits {
  const quotas = structuredClone(environment.quotas)
  for (const { sku, window, calls } of changes) {
    if (calls === null) delete quotas[sku][window]
    else quotas[sku][window] = calls
  }
  const [theirs = {}, set = {}] = [environment.budgets.get(serviceScope), budgets.get(serviceScope)]
  const own = Object.fromEntries(calendarNames.map((window) => [window, { ...theirs[window], ...set[window] }]))
  return { ...environment, quotas, budgets: new Map([...environment.budgets, ...budgets, [serviceScope, own]]) }
}
