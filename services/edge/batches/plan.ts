import type { LimitsData } from '../../../shared/api/limits.ts'
import { billedAs, inputBilledAs, sessionRefund } from '../../../shared/billing/charges.ts'
import { type BillingSku, listMicroUsd, prices, rowCalls } from '../../../shared/billing/prices.ts'
import type { Edition, Sku } from '../../../shared/billing/skus.ts'
import { partsOf, type StrategyName } from '../../../shared/verdict/strategies.ts'

/** Calls of one kind that a batch is expected to make, and what they cost at list price. */
interface PlannedCalls {
  sku: Sku
  billedAs: string
  calls: number
  usd: number
}

/** The expected cost and duration of a batch. */
export interface Plan {
  calls: PlannedCalls[]
  usd: number
  /** What it costs if the free provider settles every row. Of a cascade only. */
  leastUsd?: number
  /** At today's quota; absent when the quota allows no such calls at all. */
  seconds?: number
  withinBudget: boolean
}

/**
 * The list price of one call of a row, in millionths of a US dollar. Autocomplete in a session that
 * ends with details costs nothing: see services/worker/provider/README.md.
 */
function billOf(sku: Sku, edition: Edition): { billed: BillingSku; microUsd: number } {
  if (sku !== 'autocomplete') {
    const billed =
      sku === 'details' ? billedAs(edition, { sku, idOnly: false }) : billedAs(edition, { sku })
    return { billed, microUsd: listMicroUsd(billed) }
  }
  const billed = inputBilledAs(edition)
  return { billed, microUsd: listMicroUsd(billed) - sessionRefund(edition, 1) }
}

/** What the workers process at most, whatever the quota. */
const maxRowsPerSecond = 1000

/**
 * Plans the calls that most rows need. Rows that are not found at once need a second search, but no
 * details. Pure.
 */
export function planOf(
  rows: number,
  strategy: StrategyName,
  edition: Edition,
  limits: LimitsData,
  nowMs: number,
): Plan {
  const calls = rowCalls[strategy].map((sku): PlannedCalls => {
    const { billed, microUsd } = billOf(sku, edition)
    const { sku: quota, name } = prices[billed]
    return { sku: quota, billedAs: name, calls: rows, usd: (microUsd * rows) / 1_000_000 }
  })
  const usd =
    Math.round(calls.reduce((sum, planned) => sum + planned.usd, 0) * 1_000_000) / 1_000_000
  const allCalls = rows * calls.length
  const seconds = Math.max(0, ...calls.map((planned) => secondsFor(planned, limits, nowMs)))
  return {
    calls,
    usd,
    ...(partsOf(strategy).length > 1 && { leastUsd: 0 }),
    ...(Number.isFinite(seconds) && { seconds: Math.ceil(seconds) }),
    withinBudget: limits.budgets.every(
      ({ calls, usd: money }) =>
        (calls?.left ?? Infinity) >= allCalls && (money?.left ?? Infinity) >= usd,
    ),
  }
}

const windowSeconds = { second: 1, minute: 60, day: 86_400, month: 30 * 86_400 }

function secondsFor({ sku, calls }: PlannedCalls, { quotas }: LimitsData, nowMs: number): number {
  const quotasOfSku = quotas.filter((quota) => quota.calls === sku)
  if (calls === 0) return 0
  if (quotasOfSku.some(({ limit }) => limit === 0)) return Infinity
  const rates = quotasOfSku
    .filter(({ left }) => left === undefined)
    .map(({ window, limit }) => limit / windowSeconds[window])
  const perSecond = Math.min(maxRowsPerSecond, ...rates)
  return Math.max(
    calls / perSecond,
    ...quotasOfSku.map(({ window, limit, left, resetsAt }) => {
      if (left === undefined || resetsAt === undefined) return 0
      const untilReset = (resetsAt - nowMs) / 1000
      const now = Math.min(left, perSecond * untilReset)
      const rest = calls - now
      if (rest <= 0) return 0
      const perPeriod = Math.min(limit, perSecond * windowSeconds[window])
      const wholePeriods = Math.ceil(rest / perPeriod) - 1
      return (
        untilReset +
        wholePeriods * windowSeconds[window] +
        (rest - wholePeriods * perPeriod) / perSecond
      )
    }),
  )
}
