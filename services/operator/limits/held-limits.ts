import { type Edition, skus } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import { type Budgets, microUsdOf } from '../../../shared/quota/limits.ts'
import type { Quotas } from '../../../shared/quota/quota.ts'
import { calendarNames } from '../../../shared/quota/windows.ts'
import type { LimitReport } from '../../../shared/settings/limit-reports.ts'
import { defaultLimit, type LimitSettings } from '../../../shared/settings/limit-settings.ts'
import { quotaSettings } from '../../../shared/settings/quota-settings.ts'
import type { QuotaChange } from '../../../shared/store/limits.ts'

type Service = LimitReport['service']
type Source = 'database' | 'default' | `${Service} environment` | 'environment of this command'

/** A limit that holds, and where it comes from. */
export interface HeldLimit {
  /** The name of its setting. */
  limit: string
  /** `null` is no limit. */
  holds: number | null
  source: Source
  /** What running processes have in their environments, where that is not the same in all. */
  differs?: { service: Service; host: string; value: number | null }[]
}

interface Sources {
  reports: LimitReport[]
  /** The environment of this command, for when no process runs. */
  own: LimitSettings
  edition: Edition
  fallback: Edition | undefined
  changes: QuotaChange[]
  budgets: Map<string, Budgets>
}

/** Whose environment decides: workers acquire permits, edges count requests. */
const deciding = (limit: string): Service =>
  /^(RATE_LIMIT|OPEN_BATCHES)_/.test(limit) ? 'edge' : 'worker'

/**
 * The limits that hold. One in the database replaces those of all environments. Where processes
 * differ, each grants up to its own limit, so the highest one holds. Pure.
 */
export function heldLimits({
  reports,
  own,
  edition,
  fallback,
  changes,
  budgets,
}: Sources): HeldLimit[] {
  const inDatabase = limitsInDatabase(changes, budgets)
  const names = new Set([
    ...Object.keys(own),
    ...reports.flatMap(({ limits }) => Object.keys(limits)),
  ])
  return [...names].map((limit): HeldLimit => {
    const known = inDatabase.get(limit)
    if (known !== undefined) return { limit, holds: known, source: 'database' }
    const told = reports.flatMap(({ service, host, limits }) => {
      const value = limits[limit]
      return value === undefined ? [] : [{ service, host, value }]
    })
    const service = deciding(limit)
    const values = told.filter((one) => one.service === service).map(({ value }) => value)
    const holds = values.length === 0 ? (own[limit] ?? null) : highest(values)
    const isDefault = holds === defaultLimit(limit, edition, fallback)
    const environment =
      values.length === 0 ? 'environment of this command' : (`${service} environment` as const)
    const isSame = told.every(({ value }) => value === told[0]?.value)
    return {
      limit,
      holds,
      source: isDefault ? 'default' : environment,
      ...(!isSame && { differs: told }),
    }
  })
}

const highest = (values: (number | null)[]): number | null =>
  values.includes(null) ? null : Math.max(...values.map(Number))

function limitsInDatabase(
  changes: QuotaChange[],
  budgets: Map<string, Budgets>,
): Map<string, number | null> {
  const service = budgets.get(serviceScope)
  return new Map([
    ...changes.map(
      ({ sku, window, calls }) => [`QUOTA_${sku}_PER_${window}`.toUpperCase(), calls] as const,
    ),
    ...calendarNames.flatMap((window) => {
      const { microUsd } = service?.[window] ?? {}
      const name = `BUDGET_USD_PER_${window}`.toUpperCase()
      return microUsd === undefined ? [] : [[name, microUsd / 1_000_000] as const]
    }),
  ])
}

/** The quotas and budgets that hold. Pure. */
export function quotasAndBudgets(
  held: HeldLimit[],
  budgets: Map<string, Budgets>,
): { quotas: Quotas; budgets: Map<string, Budgets> } {
  const holds = new Map(held.map((one) => [one.limit, one.holds]))
  const quotas = Object.fromEntries(skus.map((sku) => [sku, {}])) as Quotas
  for (const { name, sku, window } of quotaSettings) {
    const calls = holds.get(name) ?? undefined
    if (calls !== undefined) quotas[sku][window] = calls
  }
  const service = Object.fromEntries(
    calendarNames.map((window) => {
      const usd = holds.get(`BUDGET_USD_PER_${window}`.toUpperCase()) ?? undefined
      const calls = budgets.get(serviceScope)?.[window]?.calls
      return [
        window,
        {
          ...(calls !== undefined && { calls }),
          ...(usd !== undefined && { microUsd: microUsdOf(usd) }),
        },
      ]
    }),
  )
  return { quotas, budgets: new Map([...budgets, [serviceScope, service]]) }
}
