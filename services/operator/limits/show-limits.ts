import {
  type BillingSku,
  listMicroUsd,
  monthMicroUsd,
  prices,
  pricesAsOf,
} from '../../../shared/billing/prices.ts'
import { type Edition, type Sku, skus, skusOfEdition } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import type { Budgets, Limits } from '../../../shared/quota/limits.ts'
import { quotaWindows } from '../../../shared/quota/quota.ts'
import { type CalendarName, calendarNames } from '../../../shared/quota/windows.ts'
import type { LimitReport } from '../../../shared/settings/limit-reports.ts'
import { quotaSettings } from '../../../shared/settings/quota-settings.ts'
import { type DataMode, sandboxNotice } from '../../../shared/store/data-mode.ts'
import type { MonthCharge } from '../../../shared/store/ledger-entries.ts'
import { table } from '../command-line/table.ts'
import type { HeldLimit } from './held-limits.ts'

interface ReportInput {
  mode: DataMode | undefined
  limits: Pick<Limits, 'quotas' | 'budgets'>
  held: HeldLimit[]
  /** Of the running processes. */
  reports: LimitReport[]
  clients: { id: string; name: string; rateLimits: Record<string, number> }[]
  /** Charges of the current month and day. */
  charges: MonthCharge[]
  edition: Edition
  fallback: Edition | undefined
}

const usd = (microUsd: number) => `$${(microUsd / 1_000_000).toFixed(microUsd < 1_000_000 ? 4 : 2)}`

/** Quotas, budgets and cost, as text or as JSON. Pure. */
export function showLimits(input: ReportInput, json: boolean): string {
  const { quotas, spenders, bill } = reportOf(input)
  const { edition, mode, held, reports, clients } = input
  if (json)
    return JSON.stringify({ mode, edition, quotas, spenders, bill, limits: held }, undefined, 2)
  return [
    ...(mode === 'sandbox' ? [`${sandboxNotice} Amounts are what it would cost live.\n`] : []),
    `Quota of the provider (${edition} edition)`,
    quotaTable(quotas),
    `\nBudgets (US dollars at list price)`,
    budgetTable(spenders),
    `\nThe bill of this month (prices of ${pricesAsOf})`,
    billTable(bill),
    `\nWhere the limits come from (${processesText(reports)})`,
    sourceTable(held, clients, quotas),
    ...differences(held),
  ].join('\n')
}

type Report = ReturnType<typeof reportOf>

function reportOf(input: ReportInput) {
  const { limits, clients, charges } = input
  const byClient = Map.groupBy(charges, ({ clientId }) => clientId)
  const sums = (of: MonthCharge[]) => ({ day: sumOf(of, 'day'), month: sumOf(of, 'month') })
  const quotas = skus
    .map((sku) => ({
      calls: sku,
      quota: limits.quotas[sku],
      used: sums(charges.filter(({ billed }) => prices[billed].sku === sku)),
    }))
    .filter(({ calls, used }) => used.month.calls > 0 || isOf(input, calls))
  const spenders = [{ id: serviceScope, name: 'the service' }, ...clients].map(({ id, name }) => ({
    name,
    budgets: limits.budgets.get(id) ?? {},
    used: sums(id === serviceScope ? charges : (byClient.get(id) ?? [])),
  }))
  const bill = (Object.keys(prices) as BillingSku[]).flatMap((billed) => {
    const ofSku = charges.filter((charge) => charge.billed === billed)
    const { calls, microUsd } = sumOf(ofSku, 'month')
    if (calls === 0) return []
    const units = Math.round(microUsd / (listMicroUsd(billed) || 1))
    const name = prices[billed].name
    return [{ name, calls, listMicroUsd: microUsd, microUsd: monthMicroUsd(billed, units) }]
  })
  return { quotas, spenders, bill }
}

/** Whether such calls are made, or somebody has limited them. */
const isOf = ({ edition, fallback, held }: ReportInput, sku: Sku) =>
  skusOfEdition[edition].includes(sku) ||
  (fallback !== undefined && skusOfEdition[fallback].includes(sku)) ||
  held.some(({ limit, source }) => source !== 'default' && skuOfLimit.get(limit) === sku)

const skuOfLimit = new Map(quotaSettings.map(({ name, sku }) => [name, sku]))

const sumOf = (charges: MonthCharge[], name: CalendarName) => ({
  calls: charges.reduce((total, charge) => total + charge[name].calls, 0),
  microUsd: charges.reduce((total, charge) => total + charge[name].microUsd, 0),
})

const quotaTable = (quotas: Report['quotas']) =>
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
  ])

const budgetTable = (spenders: Report['spenders']) =>
  table([
    ['', 'budget a day', 'used', 'budget a month', 'used'],
    ...spenders.map(({ name, budgets, used }) => [
      name,
      ...calendarNames.flatMap((window) => [
        budgetText(budgets, window),
        `${usd(used[window].microUsd)}, ${used[window].calls} calls`,
      ]),
    ]),
  ])

const billTable = (bill: Report['bill']) =>
  table([
    ['', 'calls', 'at list price', 'after free calls and discounts'],
    ...bill.map(({ name, calls, listMicroUsd, microUsd }) => [
      name,
      calls.toLocaleString('en'),
      usd(listMicroUsd),
      usd(microUsd),
    ]),
  ])

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

function processesText(reports: LimitReport[]): string {
  if (reports.length === 0) return 'no edge and no worker runs, or Redis cannot be reached'
  const running = (service: string) => reports.filter((one) => one.service === service).length
  return `${count(running('edge'), 'edge')} and ${count(running('worker'), 'worker')} run`
}

const valueText = (value: number | null) => value?.toLocaleString('en') ?? 'no limit'

/** Every limit of the calls that are shown. A default of "no limit" is left out. */
const sourceTable = (
  held: HeldLimit[],
  clients: ReportInput['clients'],
  quotas: Report['quotas'],
) =>
  table(
    [
      ['limit', 'holds', 'from'],
      ...held
        .filter(({ limit }) => {
          const sku = skuOfLimit.get(limit)
          return sku === undefined || quotas.some(({ calls }) => calls === sku)
        })
        .filter(({ holds, source, differs }) => holds !== null || source !== 'default' || differs)
        .map(({ limit, holds, source }) => [limit, valueText(holds), source]),
      ...clients.flatMap(({ name, rateLimits }) =>
        Object.entries(rateLimits).map(([kind, perMinute]) => [
          `${kind} a minute, ${name}`,
          valueText(perMinute),
          'database',
        ]),
      ),
    ],
    'left',
  )

/** What to set alike, line by line. */
const differences = (held: HeldLimit[]) =>
  held.flatMap(({ limit, differs }) =>
    differs
      ? [
          `\n${limit} is not the same in all processes. The highest of those that apply it holds:`,
          ...differs.map(({ service, host, value }) => `  ${service} ${host}: ${valueText(value)}`),
        ]
      : [],
  )

function budgetText(budgets: Budgets, window: 'day' | 'month'): string {
  const { calls, microUsd } = budgets[window] ?? {}
  const parts = [
    ...(microUsd === undefined ? [] : [usd(microUsd)]),
    ...(calls === undefined ? [] : [`${calls} calls`]),
  ]
  return parts.join(', ') || '-'
}
