import { type BillingSku, listMicroUsd, monthMicroUsd, prices, pricesAsOf } from '../../shared/billing/prices.ts'
import { table } from '../../shared/command-line/table.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import type { Budgets, Limits } from '../../shared/quota/limits.ts'
import { quotaWindows, skus } from '../../shared/quota/quota.ts'
import { calendarNames, periodAt } from '../../shared/quota/windows.ts'

interface Charge {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
}

interface Shown {
  limits: Limits
  clients: { id: string; name: string }[]
  /** Of this month. */
  charges: Charge[]
  edition: string
  now: number
}

const usd = (microUsd: number) => `$${(microUsd / 1_000_000).toFixed(microUsd < 1_000_000 ? 4 : 2)}`

/** Quotas, budgets and what was spent, as a text or as JSON. Pure. */
export function showLimits({ limits, clients, charges, edition, now }: Shown, json: boolean): string {
  const today = periodAt('day', now).names[1]
  const sums = (of: (charge: Charge) => boolean) => {
    const sum = (some: Charge[]) => ({
      calls: some.reduce((total, { calls }) => total + calls, 0),
      microUsd: some.reduce((total, { microUsd }) => total + microUsd, 0),
    })
    const month = charges.filter(of)
    return { day: sum(month.filter(({ day }) => day === today)), month: sum(month) }
  }
  const quotas = skus.map((sku) => ({
    calls: sku,
    quota: limits.quotas[sku],
    used: sums(({ billed }) => prices[billed].sku === sku),
  }))
  const spenders = [{ id: serviceScope, name: 'the service' }, ...clients].map(({ id, name }) => ({
    name,
    budgets: limits.budgets.get(id) ?? {},
    used: sums(({ clientId }) => id === serviceScope || clientId === id),
  }))
  const bill = (Object.keys(prices) as BillingSku[]).flatMap((billed) => {
    const { calls, microUsd } = sums((charge) => charge.billed === billed).month
    const units = Math.round(microUsd / (listMicroUsd(billed) || 1))
    return calls === 0
      ? []
      : [{ name: prices[billed].name, calls, listMicroUsd: microUsd, microUsd: monthMicroUsd(billed, units) }]
  })
  if (json) return JSON.stringify({ edition, quotas, spenders, bill }, undefined, 2)
  return [
    `Quota of the provider (${edition} edition)`,
    table([
      ['', ...quotaWindows.map((window) => `per ${window}`), 'today', 'month', 'cost today', 'month'],
      ...quotas.map(({ calls, quota, used }) => [
        calls,
        ...quotaWindows.map((window) => quota[window]?.toLocaleString('en') ?? '-'),
        used.day.calls.toLocaleString('en'),
        used.month.calls.toLocaleString('en'),
        usd(used.day.microUsd),
        usd(used.month.microUsd),
      ]),
    ]),
    `\nBudgets (US dollars at list price)`,
    table([
      ['', 'budget a day', 'used', 'budget a month', 'used'],
      ...spenders.map(({ name, budgets, used }) => [
        name,
        ...calendarNames.flatMap((window) => [
          budgetText(budgets, window),
          `${usd(used[window].microUsd)}, ${used[window].calls} calls`,
        ]),
      ]),
    ]),
    `\nThe bill of this month (prices of ${pricesAsOf})`,
    table([
      ['', 'calls', 'at list price', 'after free calls and discounts'],
      ...bill.map(({ name, calls, listMicroUsd, microUsd }) => [
        name,
        calls.toLocaleString('en'),
        usd(listMicroUsd),
        usd(microUsd),
      ]),
    ]),
  ].join('\n')
}

function budgetText(budgets: Budgets, window: 'day' | 'month'): string {
  const { calls, microUsd } = budgets[window] ?? {}
  const parts = [...(microUsd === undefined ? [] : [usd(microUsd)]), ...(calls === undefined ? [] : [`${calls} calls`])]
  return parts.join(', ') || '-'
}
