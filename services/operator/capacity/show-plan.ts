import { pricesAsOf } from '../../../shared/billing/prices.ts'
import { table } from '../command-line/table.ts'
import type { Demand } from './demand.ts'
import { type FirstLimit, firstLimit, limitKinds, type Plan, planFor } from './plan.ts'

/** A plan as text or as JSON. Pure. */
export function showPlan(demand: Demand, json: boolean): string {
  const plan = planFor(demand)
  const first = limitKinds.flatMap((kind) => firstLimit(demand, kind) ?? [])
  if (json) return JSON.stringify({ demand, ...plan, first }, undefined, 2)
  const exceeded = plan.limits.filter(({ use }) => use > 1 + 1e-9).toSorted((a, b) => b.use - a.use)
  return [
    demandText(demand),
    '',
    table(needRows(plan)),
    '\nProvider: calls at the peak of a minute, and a day',
    table(quotaRows(plan)),
    '\nGives out first',
    table(limitRows(first), 'left'),
    ...(exceeded.length > 0
      ? ['\nIt does not fit', table(exceeded.map(({ what, use }) => [what, percent(use)]))]
      : []),
    '\nFrom measured costs: services/operator/capacity/README.md says how far to trust it.',
    ...plan.unsure,
  ].join('\n')
}

const demandText = (demand: Demand) =>
  `${amount(demand.requestsPerSecond)} requests a second at the peak, ` +
  `${amount(demand.rowsPerDay)} rows a day by ${demand.strategy} (edition ${demand.edition})`

/**
 * What a plan needs, as rows of a table: what it is, and how much. Exported, as `numberText` is,
 * for the test that writes the tables of documents.
 */
export function needRows({
  processes,
  cores,
  memoryBytes,
  redis,
  postgres,
  ...plan
}: Plan): string[][] {
  const { edges, interactiveWorkers, bulkWorkers } = processes
  return [
    ['edges', String(edges)],
    ['workers, interactive and bulk', `${interactiveWorkers} + ${bulkWorkers}`],
    ['their cores, busy', cores.processes.toFixed(1)],
    ['their memory', bytesText(memoryBytes)],
    [
      "Redis: the queues', the quota's",
      `${bytesText(redis.queueBytes)}, ${bytesText(redis.quotaBytes)}`,
    ],
    [
      'cores of Redis and PostgreSQL, busy',
      `${cores.redis.toFixed(2)}, ${cores.postgres.toFixed(2)}`,
    ],
    [
      'PostgreSQL a month, after a year',
      `${bytesText(postgres.bytesPerMonth)}, ${bytesText(postgres.bytesAfterYear)}`,
    ],
    [
      'network: Redis, callers',
      `${bitsText(redis.bytesPerSecond)}, ${bitsText(plan.callersBytesPerSecond)}`,
    ],
    [
      `provider a month (prices of ${pricesAsOf})`,
      `$${amount(Math.round(plan.provider.usdPerMonth))}`,
    ],
  ]
}

function quotaRows({ provider }: Plan): string[][] {
  const windows = new Set(['minute', 'day'])
  return [
    ['', 'needed', 'allowed', 'used'],
    ...provider.quotas
      .filter(({ window, quota }) => windows.has(window) || quota !== undefined)
      .map(({ sku, window, calls, quota }) => [
        `${sku} a ${window}`,
        amount(roundUp(calls)),
        quota === undefined ? 'no limit' : amount(quota),
        quota === undefined ? '' : percent(calls / quota),
      ]),
  ]
}

export const limitNames = {
  provider: 'of the provider',
  setting: 'of settings',
  design: 'of how it is built',
} as const

const limitRows = (first: FirstLimit[]): string[][] =>
  first.map(({ kind, what, factor }) => [
    limitNames[kind],
    what,
    `at ${numberText(factor)} x this demand`,
  ])

/** A number, rounded down to two digits. */
export const numberText = (value: number) => {
  if (value === 0) return '0'
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  const rounded = Math.floor(value / step + 1e-6) * step
  return rounded.toLocaleString('en', { maximumSignificantDigits: 2 })
}

/** Not by what is left of a computation in floating point. */
const roundUp = (value: number) => Math.ceil(value - 1e-6)
const amount = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })
export const percent = (share: number) => `${amount(roundUp(share * 100))} %`

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB']
function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${value.toFixed(value < 10 && step > 0 ? 1 : 0)} ${units[step]}`
}
const bitsText = (bytesPerSecond: number) => `${amount(roundUp((bytesPerSecond * 8) / 1e6))} Mbit/s`
