import type { StrategyName } from '../api/batch.ts'
import type { LimitsData } from '../api/limits.ts'
import { billedAs, sessionRefund } from '../billing/charges.ts'
import { type BillingSku, listMicroUsd, prices } from '../billing/prices.ts'
import { rowCalls } from '../billing/row-calls.ts'
import type { Edition, Sku } from '../quota/quota.ts'

/** Calls of one kind that a batch is expected to make, and what they cost at list price. */
interface PlannedCalls {
  sku: Sku
  billedAs: string
  calls: number
  usd: number
}

/** What a batch costs and takes, before it begins. */
export interface Plan {
  calls: PlannedCalls[]
  usd: number
  /** At today's quota; absent when the quota allows no such calls at all. */
  seconds?: number
  withinBudget: boolean
}

/** What a call of a row bills, in millionths of a US dollar. A session that details end costs nothing by itself (provider-contract §8). */
function billOf(sku: Sku, edition: Edition): { billed: BillingSku; microUsd: number } {
  if (sku !== 'autocomplete') {
    const billed = sku === 'details' ? billedAs(edition, { sku, idOnly: false }) : billedAs(edition, { sku })
    return { billed, microUsd: listMicroUsd(billed) }
  }
  const billed = billedAs(edition, { sku, session: edition === 'legacy' })
  return { billed, microUsd: listMicroUsd(billed) - sessionRefund(edition, 1) }
}

/** What our workers get done at most, whatever the quota (design §11). */
const mostRowsPerSecond = 1000

/**
 * The plan of a number of rows, each with the calls that most rows need: one that isn't found at once is searched for a second time, and then
 * has no details. Pure.
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
    return { sku, billedAs: prices[billed].name, calls: rows, usd: (microUsd * rows) / 1_000_000 }
  })
  const usd = Math.round(calls.reduce((sum, planned) => sum + planned.usd, 0) * 1_000_000) / 1_000_000
  const allCalls = rows * calls.length
  const seconds = Math.max(0, ...calls.map((planned) => secondsFor(planned, limits, nowMs)))
  return {
    calls,
    usd,
    ...(Number.isFinite(seconds) && { seconds: Math.ceil(seconds) }),
    withinBudget: limits.budgets.every(
      ({ calls, usd: money }) => (calls?.left ?? Infinity) >= allCalls && (money?.left ?? Infinity) >= usd,
    ),
  }
}

const windowSeconds = { second: 1, minute: 60, day: 86_400, month: 30 * 86_400 }

function secondsFor({ sku, calls }: PlannedCalls, { quotas }: LimitsData, nowMs: number): number {
  const own = quotas.filter((quota) => quota.calls === sku)
  if (calls === 0) return 0
  if (own.some(({ limit }) => limit === 0)) return Infinity
  const rates = own.filter(({ left }) => left === undefined).map(({ window, limit }) => limit / windowSeconds[window])
  const perSecond = Math.min(mostRowsPerSecond, ...rates)
  return Math.max(
    calls / perSecond,
    ...own.map(({ window, limit, left, resetsAt }) => {
      if (left === undefined || resetsAt === undefined) return 0
      const untilReset = (resetsAt - nowMs) / 1000
      const now = Math.min(left, perSecond * untilReset)
      const rest = calls - now
      if (rest <= 0) return 0
      const perPeriod = Math.min(limit, perSecond * windowSeconds[window])
      const wholePeriods = Math.ceil(rest / perPeriod) - 1
      return untilReset + wholePeriods * windowSeconds[window] + (rest - wholePeriods * perPeriod) / perSecond
    }),
  )
}
