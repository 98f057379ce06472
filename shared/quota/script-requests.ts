import { prices } from '../billing/prices.ts'
import type { Sku } from '../billing/skus.ts'
import { recorderField, serviceScope } from './keys.ts'
import type { Limits } from './limits.ts'
import type { Entry, Refusal, Wanted } from './permit.ts'
import type { SkuPauseReason } from './quota.ts'
import { type CalendarName, calendarNames, unlimitedWaitMs } from './windows.ts'

const maxWaitUs = unlimitedWaitMs * 1000

/** The budgets that these calls or refunds count in: the service's first, then the clients'. */
export const scopesOf = (items: { clientId: string }[]): string[] => [
  serviceScope,
  ...new Set(items.map(({ clientId }) => clientId)),
]

/** The index of a client's scope in Lua, which counts from 1. The first scope is the service. */
const scopeIndex = (scopes: string[], clientId: string) => scopes.indexOf(clientId, 1) + 1

/** The limits in the form of `acquire.lua`. */
export const limitsFor = (
  sku: Sku,
  scopes: string[],
  { quotas, budgets, interactiveReserve, bulkFloor }: Limits,
) => ({
  quota: { day: quotas[sku].day, month: quotas[sku].month },
  budgets: scopes.map((scope) => budgets.get(scope) ?? {}),
  clients: scopes,
  reserve: interactiveReserve,
  floor: bulkFloor,
})

/** A call in the form of `acquire.lua`. */
export const permitRequest = (
  { maxWaitMs, bulk, microUsd, clientId, billed }: Wanted,
  scopes: string[],
) => [
  Math.min(maxWaitUs, Math.max(0, Math.round(maxWaitMs * 1000))),
  bulk ? 1 : 0,
  microUsd,
  scopeIndex(scopes, clientId),
  billed,
]

/** A refusal from the two numbers that the script returns: see `acquire.lua`. */
export function refusalOf(
  outcome: number,
  value: number,
  reason: SkuPauseReason,
  untilEnd: (window: CalendarName) => number,
): Refusal {
  if (outcome === -1) {
    const window = calendarNames[value - 1] ?? 'day'
    return { granted: false, because: 'quota', window, waitMs: untilEnd(window) }
  }
  if (outcome === -2) {
    const window = value & 2 ? 'month' : 'day'
    const over = {
      of: value & 4 ? 'client' : 'service',
      window,
      unit: value & 1 ? 'money' : 'calls',
    } as const
    return { granted: false, because: 'budget', ...over, waitMs: untilEnd(window) }
  }
  const waitMs = value / 1000
  return outcome === -3
    ? { granted: false, because: 'paused', reason, waitMs }
    : { granted: false, because: 'wait_too_long', waitMs }
}

/** Refunds in the form of `refund.lua`, and the scopes and SKUs that they are about. */
export function refundsOf(entries: Entry[]) {
  const scopes = scopesOf(entries)
  const skuOf = ({ billed }: Entry) => prices[billed].sku
  const skus = [...new Set(entries.map(skuOf))]
  const refunds = entries.map((entry) => [
    recorderField(entry),
    entry.day,
    1,
    scopeIndex(scopes, entry.clientId),
    scopes.length + skus.indexOf(skuOf(entry)) + 1,
    entry.calls,
    entry.microUsd,
  ])
  return { scopes, skus, refunds }
}
