import { serviceScope } from './keys.ts'
import type { Quotas } from './quota.ts'
import type { CalendarName } from './windows.ts'

/** A hard stop for what is called and spent: calls, and millionths of a US dollar at list price. Absent: no limit. */
export interface Budget {
  calls?: number
  microUsd?: number
}
export type Budgets = Partial<Record<CalendarName, Budget>>

/** All that holds at present, for every SKU and client. It may change while a process runs. */
export interface Limits {
  quotas: Quotas
  /** By scope: `serviceScope`, or a client's id. */
  budgets: Map<string, Budgets>
  /** What interactive calls keep of each day's and month's quota and budget, as a share that melts away towards its end. */
  interactiveReserve: number
  /** The share of a busy quota that bulk gets all the same. */
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

/** The limits that the environment sets. */
export function limitsOf(settings: LimitSettings): Limits {
  const { quotas, budgetUsdPerDay: day, budgetUsdPerMonth: month } = settings
  const own: Budgets = {
    ...(day !== undefined && { day: { microUsd: microUsdOf(day) } }),
    ...(month !== undefined && { month: { microUsd: microUsdOf(month) } }),
  }
  return {
    quotas,
    budgets: new Map([[serviceScope, own]]),
    interactiveReserve: settings.interactiveReservePercent / 100,
    bulkFloor: settings.bulkFloorPercent / 100,
  }
}
