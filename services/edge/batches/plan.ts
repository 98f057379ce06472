import type { LimitsData } from '../../../shared/api/limits.ts'
import { rowBill } from '../../../shared/billing/charges.ts'
import { prices } from '../../../shared/billing/prices.ts'
import type { Edition, Sku } from '../../../shared/billing/skus.ts'
import { type Limits, microUsdOf } from '../../../shared/quota/limits.ts'
import type { QuotaWindow } from '../../../shared/quota/quota.ts'
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
  /** At today's quotas and budgets; absent when one of them allows no such calls at all. */
  seconds?: number
  withinBudget: boolean
}

/** What the workers process at most, whatever the quota. */
const maxRowsPerSecond = 1000

/** Quotas, and all budgets that a batch uses: those of its client and of the service. */
type PlanLimits = Pick<LimitsData, 'quotas' | 'budgets'> & Pick<Limits, 'interactiveReserve'>

/**
 * Plans the calls that most rows need. Rows that are not found at once need a second search, but no
 * details. Pure.
 */
export function planOf(
  rows: number,
  strategy: StrategyName,
  edition: Edition,
  limits: PlanLimits,
  nowMs: number,
): Plan {
  const bill = rowBill(strategy, edition)
  const calls = bill.map(({ billed, microUsd }): PlannedCalls => {
    const { sku: quota, name } = prices[billed]
    return { sku: quota, billedAs: name, calls: rows, usd: (microUsd * rows) / 1_000_000 }
  })
  const usd =
    Math.round(calls.reduce((sum, planned) => sum + planned.usd, 0) * 1_000_000) / 1_000_000
  const allCalls = rows * calls.length
  const dearest = Math.max(...bill.map(({ microUsd }) => microUsd))
  const pace = Math.min(...calls.map((planned) => paceOf(planned, limits)))
  const seconds = Math.max(
    ...calls.map((planned) => secondsByQuotas(planned, limits, nowMs)),
    secondsByBudgets({ rows, calls: allCalls, usd, dearest }, pace, limits, nowMs),
  )
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

/** How many of these calls a second the quotas of a second and a minute allow. */
function paceOf({ sku }: PlannedCalls, { quotas }: PlanLimits): number {
  const rates = quotas
    .filter(({ calls, left }) => calls === sku && left === undefined)
    .map(({ window, limit }) => limit / windowSeconds[window])
  return Math.min(maxRowsPerSecond, ...rates)
}

function secondsByQuotas(planned: PlannedCalls, limits: PlanLimits, nowMs: number): number {
  const { sku, calls } = planned
  const quotasOfSku = limits.quotas.filter((quota) => quota.calls === sku)
  const { interactiveReserve: reserve } = limits
  if (calls === 0) return 0
  if (quotasOfSku.some(({ limit }) => limit === 0)) return Infinity
  const pace = paceOf(planned, limits)
  return Math.max(
    calls / pace,
    ...quotasOfSku.map(({ window, limit, left, resetsAt }) =>
      left === undefined || resetsAt === undefined
        ? 0
        : secondsToUse(calls, pace, { window, limit, left, resetsAt, reserve }, nowMs),
    ),
  )
}

/** What a batch needs. `dearest` is the price of its dearest call, in millionths of a dollar. */
interface Needed {
  rows: number
  calls: number
  usd: number
  dearest: number
}

/** A budget counts like a quota. `pace` is in rows a second. */
function secondsByBudgets(
  { rows, calls, usd, dearest }: Needed,
  pace: number,
  { budgets, interactiveReserve: reserve }: PlanLimits,
  nowMs: number,
): number {
  const secondsFor = (needed: number, allowance: Omit<Allowance, 'reserve'>) =>
    secondsToUse(needed, (needed / rows) * pace, { ...allowance, reserve }, nowMs)
  return Math.max(
    0,
    ...budgets.flatMap(({ window, resetsAt, calls: ofCalls, usd: money }) => [
      ofCalls ? secondsFor(calls, { window, resetsAt, ...ofCalls }) : 0,
      money
        ? secondsFor(microUsdOf(usd), { window, resetsAt, ...inMicroUsd(money), minLimit: dearest })
        : 0,
    ]),
  )
}

const inMicroUsd = ({ limit, left }: Pick<Allowance, 'limit' | 'left'>) => ({
  limit: microUsdOf(limit),
  left: microUsdOf(left),
})

/** What a quota or budget allows in each day or month, and what is left of the current one. */
interface Allowance {
  window: QuotaWindow
  limit: number
  left: number
  resetsAt: number
  /** The share that checkouts have at the beginning. By the end batches have got all of it. */
  reserve: number
  /** What is used at once, such as the price of a call: a smaller limit allows nothing. */
  minLimit?: number
}

/** How long it takes to use so much, where each second could use `perSecond`. */
function secondsToUse(
  needed: number,
  perSecond: number,
  { window, limit, left, resetsAt, reserve, minLimit = 1 }: Allowance,
  nowMs: number,
): number {
  if (needed === 0) return 0
  if (limit < minLimit) return Infinity
  const length = windowSeconds[window]
  const untilReset = (resetsAt - nowMs) / 1000
  /** When the reserve is as small as what remains of `left` after this use. */
  const reserveAllows = (use: number, left: number, endsIn: number) =>
    reserve === 0 ? 0 : Math.max(0, endsIn - (length * (left - use)) / (limit * reserve))
  const now = Math.min(left, perSecond * untilReset)
  const rest = needed - now
  if (rest <= 0) return reserveAllows(needed, left, untilReset)
  const perPeriod = Math.min(limit, perSecond * length)
  const wholePeriods = Math.ceil(rest / perPeriod) - 1
  const last = rest - wholePeriods * perPeriod
  return (
    untilReset +
    wholePeriods * length +
    Math.max(last / perSecond, reserveAllows(last, limit, length))
  )
}
