import type { Edition } from '../billing/skus.ts'
import { type Quotas, quotasOf } from '../quota/quota.ts'
import { camelCase, type Process, settingsOf } from './process-settings.ts'
import { quotaSettings } from './quota-settings.ts'
import { settings } from './settings.ts'

/** Limits by the name of their setting. `null` is no limit. */
export type LimitSettings = Record<string, number | null>

const isLimit = /^(BUDGET|INTERACTIVE_RESERVE|BULK_FLOOR|RATE_LIMIT|OPEN_BATCHES)_/

/** The limits in the environment of a process, or their defaults. Pure. */
export function limitSettingsOf(process: Process, config: { quotas: Quotas }): LimitSettings {
  const values = config as unknown as Record<string, number | undefined>
  const named = settingsOf(process)
    .filter((name) => isLimit.test(name))
    .map((name) => [name, values[camelCase(name)] ?? null])
  return { ...quotasByName(config.quotas), ...Object.fromEntries(named) }
}

/** The default of a limit. Pure. */
export function defaultLimit(name: string, edition: Edition, fallback?: Edition): number | null {
  const quotas = quotasByName(quotasOf(edition, fallback))
  if (name in quotas) return quotas[name] ?? null
  return (settings as Record<string, { default?: number }>)[name]?.default ?? null
}

const quotasByName = (quotas: Quotas): LimitSettings =>
  Object.fromEntries(
    quotaSettings.map(({ name, sku, window }) => [name, quotas[sku][window] ?? null]),
  )
