import type { LimitsData } from '../../shared/api/limits.ts'
import type { Clock } from '../../shared/clock.ts'
import { AppError } from '../../shared/errors.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Look } from '../../shared/quota/look.ts'
import { quotaWindows, type Sku, skus } from '../../shared/quota/quota.ts'
import { calendarNames, createPeriods } from '../../shared/quota/windows.ts'

interface Dependencies {
  look: Look
  limits(): Limits
  now: Clock
  /** Share of a budget from which on it is nearly used up. */
  warnFrom: number
}

const usdOf = (microUsd: number) => microUsd / 1_000_000
const usage = (limit: number, used: number) => ({ limit, used, left: Math.max(0, limit - used) })
const usdUsage = (limit: number, used: number) => ({
  ...usage(usdOf(limit), usdOf(used)),
  left: usdOf(usage(limit, used).left),
})

/** What limits and budgets hold for a client, and what is left. @throws {AppError} QUEUE_UNAVAILABLE */
export function createQuotaReport({ look, limits, now, warnFrom }: Dependencies) {
  const periodsAt = createPeriods()

  async function quotasOf(sku: Sku): Promise<Pick<LimitsData, 'quotas' | 'paused'>> {
    const { used, closed } = await look.state(sku)
    const periods = periodsAt(now())
    const quotas = quotaWindows.flatMap((window): LimitsData['quotas'] => {
      const limit = limits().quotas[sku][window]
      if (limit === undefined) return []
      if (window === 'second' || window === 'minute') return [{ calls: sku, window, limit }]
      return [{ calls: sku, window, ...usage(limit, used[window]), resetsAt: periods[window].ends }]
    })
    const paused = closed ? [{ calls: sku, reason: closed.reason, seconds: Math.ceil(closed.forMs / 1000) }] : []
    return { quotas, paused }
  }

  return async (clientId: string): Promise<LimitsData> => {
    const [spent, ...bySku] = await Promise.all([look.spent(clientId), ...skus.map(quotasOf)]).catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    const own = limits().budgets.get(clientId) ?? {}
    const budgets = calendarNames.flatMap((window) => {
      const budget = own[window]
      if (!budget) return []
      const calls = budget.calls === undefined ? undefined : usage(budget.calls, spent[window].calls)
      const usd = budget.microUsd === undefined ? undefined : usdUsage(budget.microUsd, spent[window].microUsd)
      const warning = [calls, usd].some((part) => part && part.used >= part.limit * warnFrom)
      return [
        { window, ...(calls && { calls }), ...(usd && { usd }), warning, resetsAt: periodsAt(now())[window].ends },
      ]
    })
    const spentIn = (window: 'day' | 'month') => ({ calls: spent[window].calls, usd: usdOf(spent[window].microUsd) })
    return {
      quotas: bySku.flatMap(({ quotas }) => quotas),
      paused: bySku.flatMap(({ paused }) => paused),
      budgets,
      spent: { day: spentIn('day'), month: spentIn('month') },
    }
  }
}
