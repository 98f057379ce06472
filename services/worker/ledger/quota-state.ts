import { prices } from '../../../shared/billing/prices.ts'
import { type Sku, skus } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import {
  type CalendarName,
  calendarNames,
  emptyAfterMs,
  type Periods,
} from '../../../shared/quota/windows.ts'
import type { MonthCharge } from '../../../shared/store/ledger-entries.ts'

interface Known {
  /** Of the provider's current month and day. */
  charges: MonthCharge[]
  /** Milliseconds since each SKU was last called. */
  sinceLastCalls: Map<string, number>
  periods: Periods
  quotas: Limits['quotas']
  /** Redis' time. */
  nowMs: number
}

/** The quota state as fields and values of the hashes in Redis. */
export interface QuotaState {
  states: { sku: Sku; fields: string[] }[]
  scopes: { scope: string; fields: string[] }[]
}

/** The quota state that follows from the ledger. Pure. */
export function quotaStateOf(known: Known): QuotaState {
  const { charges, periods } = known
  const byClient = Map.groupBy(charges, ({ clientId }) => clientId)
  return {
    states: skus.map((sku) => {
      const ofSku = charges.filter(({ billed }) => prices[billed]?.sku === sku)
      return { sku, fields: [...sums(ofSku, periods, callsText), ...pauseOf(sku, known)] }
    }),
    scopes: [
      { scope: serviceScope, fields: sums(charges, periods, spentText) },
      ...[...byClient].map(([scope, own]) => ({ scope, fields: sums(own, periods, spentText) })),
    ],
  }
}

/** Pauses a SKU until its windows of a second and a minute are empty for certain. */
function pauseOf(sku: Sku, { sinceLastCalls, quotas, nowMs }: Known): string[] {
  const forMs = emptyAfterMs(quotas[sku]) - (sinceLastCalls.get(sku) ?? Infinity)
  return forMs > 0 ? ['closed', `${Math.ceil((nowMs + forMs) * 1000)}`, 'reason', 'restart'] : []
}

/** For day and month: the name, and `<period> <sums>`. */
const sums = (
  charges: MonthCharge[],
  periods: Periods,
  textOf: (charges: MonthCharge[], name: CalendarName) => string,
) => calendarNames.flatMap((name) => [name, `${periods[name].names[1]} ${textOf(charges, name)}`])

const sum = (charges: MonthCharge[], name: CalendarName, of: 'calls' | 'microUsd') =>
  charges.reduce((total, charge) => total + charge[name][of], 0)
const callsText = (charges: MonthCharge[], name: CalendarName) => `${sum(charges, name, 'calls')}`
const spentText = (charges: MonthCharge[], name: CalendarName) =>
  `${sum(charges, name, 'calls')} ${sum(charges, name, 'microUsd')}`
