import { serviceScope } from './keys.ts'
import type { Quotas } from './quota.ts'
import type { CalendarName } from './windows.ts'

/**
 * A hard limit for calls, and for costs in millionths of a US dollar at list price. An absent field
 * has no limit.
 */
export interface Budget {
  calls?: number
  microUsd?: number
}
export type Budgets = Partial<Record<CalendarName, Budget>>

/** All limits in effect, for every SKU and client. They can change while a process runs. */
export interface Limits {
  quotas: Quotas
  /** By scope: `serviceScope`, or a client's id. */
  budgets: Map<string, Budgets>
  /**
   * The share of each daily and monthly quota and budget that is reserved for interactive calls. It
   * shrinks to 0 towards the end of the period.
   */
  interactiveReserve: number
  /** The minimum share of a fully used quota that batches get. */
  bulkFloor: number
}

interface LimitSettings {
  quotas: Quotas
  budgetUsdPerDay?: number | undefined
  budgetUsdPerMonth?: number | undefined
  interactiveReservePercent: number
  bulkFloorPercent: number
}

export const microUsdOf = (usd: number) => Math.round(usd * 1_000_000)

/** The limits from the environment. */
export function limitsOf(settings: LimitSettings): Limits {
  const { quotas, budgetUsdPerDay: day, budgetUsdPerMonth: month } = settings
  const serviceBudgets: Budgets = {
    ...(day !== undefined && { day: { microUsd: microUsdOf(day) } }),
    ...(month !== undefined && { month: { microUsd: microUsdOf(month) } }),
  }
  return {
    quotas,
    budgets: new Map([[serviceScope, serviceBudgets]]),
    interactiveReserve: settings.interactiveReservePercent / 100,
    bulkFloor: settings.bulkFloorPercent / 100,
  }
}
