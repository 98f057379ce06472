import { editions, type Sku, skus } from '../billing/skus.ts'
import { type Quotas, type QuotaWindow, quotasOf, quotaWindows } from '../quota/quota.ts'
import type { SettingProblem } from './settings-error.ts'

interface QuotaSetting {
  name: string
  sku: Sku
  window: QuotaWindow
}

export const quotaSettings: QuotaSetting[] = skus.flatMap((sku) =>
  quotaWindows.map((window) => ({ name: `QUOTA_${sku}_PER_${window}`.toUpperCase(), sku, window })),
)

/**
 * Reads `QUOTA_<SKU>_PER_<WINDOW>`: calls allowed, 0 for none at all, `unlimited` to remove a
 * default. An unknown name is a problem too, because a misspelt quota would limit nothing. Pure.
 */
export function readQuotas(env: Record<string, string | undefined>): {
  quotas: Quotas
  problems: SettingProblem[]
} {
  const editionOf = (value?: string) => editions.find((name) => name === value)
  const quotas = structuredClone(
    quotasOf(editionOf(env.PLACES_EDITION) ?? 'new', editionOf(env.PLACES_FALLBACK)),
  )
  const problems = unknownNames(env)
  for (const { name, sku, window } of quotaSettings) {
    const value = env[name]
    if (!value) continue
    if (value === 'unlimited') delete quotas[sku][window]
    else if (/^\d{1,12}$/.test(value)) quotas[sku][window] = Number(value)
    else
      problems.push({
        name,
        text:
          `${name} is wrong. "${value}" is not a whole number from 0 on, nor "unlimited" ` +
          '(calls that the provider allows).',
      })
  }
  return { quotas, problems }
}

function unknownNames(env: Record<string, string | undefined>): SettingProblem[] {
  const known = new Set(quotaSettings.map(({ name }) => name))
  const allowed = `QUOTA_<${skus.join('|')}>_PER_<${quotaWindows.join('|')}>`.toUpperCase()
  return Object.keys(env)
    .filter((name) => name.startsWith('QUOTA_') && !known.has(name))
    .map((name) => ({ name, text: `${name} is no setting. Quotas are called ${allowed}.` }))
}
