import { usedShare } from '../../../shared/billing/budgets.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Budgets } from '../../../shared/quota/limits.ts'
import type { Spent } from '../../../shared/quota/quota-reader.ts'
import { type CalendarName, calendarNames } from '../../../shared/quota/windows.ts'

/** How much of one budget is used. */
export interface BudgetShare {
  /** The service, or a client. */
  scope: string
  window: CalendarName
  unit: 'calls' | 'money'
  /** From 0. More than 1 by the calls that were in flight when the budget was used up. */
  share: number
}

/** The used shares of the budgets that a scope has. Pure. */
export const sharesOf = (scope: string, budgets: Budgets, spent: Spent): BudgetShare[] =>
  calendarNames.flatMap((window) => {
    const { calls, microUsd } = budgets[window] ?? {}
    const used = spent[window]
    const shares: BudgetShare[] = []
    if (calls !== undefined)
      shares.push({ scope, window, unit: 'calls', share: usedShare(used.calls, calls) })
    if (microUsd !== undefined)
      shares.push({ scope, window, unit: 'money', share: usedShare(used.microUsd, microUsd) })
    return shares
  })

/** The label of a metric: clients are not told apart. */
export const levelOf = (scope: string) => (scope === serviceScope ? 'service' : 'client')

/** The largest share of each level, window and unit: what the metric shows. Pure. */
export function largestShares(shares: BudgetShare[]): BudgetShare[] {
  const largest = new Map<string, BudgetShare>()
  for (const share of shares) {
    const gauge = `${levelOf(share.scope)} ${share.window} ${share.unit}`
    if (share.share > (largest.get(gauge)?.share ?? -1)) largest.set(gauge, share)
  }
  return [...largest.values()]
}
