import type { Clock } from '../../shared/clock.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { watchOutage } from '../../shared/outage.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Look } from '../../shared/quota/look.ts'
import { quotaWindows, skus } from '../../shared/quota/quota.ts'
import { type CalendarName, calendarNames, createPeriods } from '../../shared/quota/windows.ts'

interface Dependencies {
  look: Look
  limits(): Limits
  /** Share of a budget from which on it is warned. */
  warnFrom: number
  now: Clock
  log: Logger
  metrics: Metrics
}

const lookEveryMs = 5000

/** Shows how much of quotas and budgets is used, and warns once for each budget and period before the hard stop. */
export function watchBudgets({ look, limits, warnFrom, now, log, metrics }: Dependencies): () => void {
  const periodsAt = createPeriods()
  /** The period in which it was warned of a budget last. */
  const warned = new Map<string, string>()
  const outage = watchOutage(log, 'look at budgets')

  async function usedShares(scope: string) {
    const budgets = limits().budgets.get(scope) ?? {}
    const spent = await look.spent(scope)
    return calendarNames.flatMap((window) => {
      const { calls, microUsd } = budgets[window] ?? {}
      return [
        ...(calls === undefined ? [] : [{ scope, window, unit: 'calls', share: shareOf(spent[window].calls, calls) }]),
        ...(microUsd === undefined
          ? []
          : [{ scope, window, unit: 'money', share: shareOf(spent[window].microUsd, microUsd) }]),
      ]
    })
  }

  function warn({ scope, window, unit, share }: { scope: string; window: CalendarName; unit: string; share: number }) {
    const budget = `${scope} ${window} ${unit}`
    const [, period] = periodsAt(now())[window].names
    if (share < warnFrom || warned.get(budget) === period) return
    warned.set(budget, period)
    log.warn({ scope, window, unit, usedPercent: Math.floor(share * 100) }, 'a budget is nearly used up')
  }

  function showLimits(): void {
    const { quotas } = limits()
    metrics.quotaLimit.reset()
    for (const sku of skus)
      for (const window of quotaWindows) {
        const calls = quotas[sku][window]
        if (calls !== undefined) metrics.quotaLimit.set({ sku, window }, calls)
      }
  }

  /** May be below zero: what was in flight when it was used up. */
  async function showLeft(): Promise<void> {
    const budgets = limits().budgets.get(serviceScope) ?? {}
    const spent = await look.spent(serviceScope)
    metrics.budgetLeft.reset()
    for (const window of calendarNames) {
      metrics.spentUsd.set({ window }, spent[window].microUsd / 1_000_000)
      const microUsd = budgets[window]?.microUsd
      if (microUsd === undefined) continue
      metrics.budgetLeft.set({ of: 'service', window }, (microUsd - spent[window].microUsd) / 1_000_000)
    }
  }

  async function watch(): Promise<void> {
    showLimits()
    await showLeft()
    for (const sku of skus) {
      const { used } = await look.state(sku)
      for (const window of calendarNames) metrics.quotaUsed.set({ sku, window }, used[window])
    }
    const shares = (await Promise.all([...limits().budgets.keys()].map(usedShares))).flat()
    const most = new Map<string, (typeof shares)[number]>()
    for (const share of shares) {
      warn(share)
      const gauge = `${isOf(share.scope)} ${share.window} ${share.unit}`
      if (share.share > (most.get(gauge)?.share ?? -1)) most.set(gauge, share)
    }
    metrics.budgetUsed.reset()
    for (const { scope, window, unit, share } of most.values())
      metrics.budgetUsed.set({ of: isOf(scope), window, unit }, share)
  }

  const lookOnce = () => watch().then(outage.works, outage.fails)
  const timer = setInterval(lookOnce, lookEveryMs)
  lookOnce()
  return () => clearInterval(timer)
}

const isOf = (scope: string) => (scope === serviceScope ? 'service' : 'client')
const shareOf = (used: number, budget: number) => (budget === 0 ? 1 : used / budget)
