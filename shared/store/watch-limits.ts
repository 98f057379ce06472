import { isDeepStrictEqual } from 'node:util'
import { serviceScope } from '../quota/keys.ts'
import type { Budgets, Limits } from '../quota/limits.ts'
import { calendarNames } from '../quota/windows.ts'
import type { Logger } from '../runtime/log.ts'
import { watchOutage } from '../runtime/outage.ts'
import { startPolling } from '../runtime/periodic-read.ts'
import type { Database } from './database.ts'
import { type QuotaChange, readBudgets, readQuotaChanges } from './limits.ts'

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
  const read = async () => {
    const [changes, budgets] = await Promise.all([readQuotaChanges(db), readBudgets(db)])
    return merged(environment, changes, budgets)
  }
  let current = await read()
  const reading = startPolling(
    async () => {
      const next = await read()
      // The object stays the same without a change, because callers compare objects.
      if (!isDeepStrictEqual(next, current)) current = next
    },
    readEveryMs,
    watchOutage(log, 'read limits'),
  )
  return { current: () => current, stop: reading.stop }
}

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
