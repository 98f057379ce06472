import { defaultQuotas, type Quotas, type QuotaWindow, quotaWindows, type Sku, skus } from './quota.ts'

interface QuotaSetting {
  name: string
  sku: Sku
  window: QuotaWindow
}

const quotaSettings: QuotaSetting[] = skus.flatMap((sku) =>
  quotaWindows.map((window) => ({ name: `QUOTA_${sku}_PER_${window}`.toUpperCase(), sku, window })),
)

/**
 * `QUOTA_<SKU>_PER_<WINDOW>`: calls allowed, 0 for none at all, `unlimited` to lift a default. A name that is none of them is a
 * problem too: it would leave the bill without its guard. Pure; a problem is a line that says what the setting must be.
 */
export function readQuotas(env: Record<string, string | undefined>): { quotas: Quotas; problems: string[] } {
  const quotas = structuredClone(defaultQuotas[env.PLACES_EDITION === 'legacy' ? 'legacy' : 'new'])
  const problems = misspelt(env)
  for (const { name, sku, window } of quotaSettings) {
    const value = env[name]
    if (!value) continue
    if (value === 'unlimited') delete quotas[sku][window]
    else if (/^\d{1,12}$/.test(value)) quotas[sku][window] = Number(value)
    else
      problems.push(
        `${name} is wrong. "${value}" is not a whole number from 0 on, nor "unlimited" (calls that the provider allows).`,
      )
  }
  return { quotas, problems }
}

function misspelt(env: Record<string, string | undefined>): string[] {
  const known = new Set(quotaSettings.map(({ name }) => name))
  const allowed = `QUOTA_<${skus.join('|')}>_PER_<${quotaWindows.join('|')}>`.toUpperCase()
  return Object.keys(env)
    .filter((name) => name.startsWith('QUOTA_') && !known.has(name))
    .map((name) => `${name} is no setting. Quotas are called ${allowed}.`)
}
