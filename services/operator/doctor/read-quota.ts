import type { Redis } from 'ioredis'
import { skus } from '../../../shared/billing/skus.ts'
import { readAlive } from '../../../shared/jobs/worker-reports.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import { limitsOf } from '../../../shared/quota/limits.ts'
import { createQuotaReader } from '../../../shared/quota/quota-reader.ts'
import { readLimitReports } from '../../../shared/settings/limit-reports.ts'
import { limitSettingsOf } from '../../../shared/settings/limit-settings.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import type { Database } from '../../../shared/store/database.ts'
import { readBudgets, readQuotaChanges } from '../../../shared/store/limits.ts'
import { heldLimits, quotasAndBudgets } from '../limits/held-limits.ts'
import type { QuotaFacts } from './facts.ts'

/** The limits that hold, what is used of them, and who runs. */
export async function readQuota(
  config: Config<'doctor'>,
  db: Database,
  redis: Redis,
): Promise<QuotaFacts> {
  const [changes, stored, reports, [seconds]] = await Promise.all([
    readQuotaChanges(db),
    readBudgets(db),
    readLimitReports(redis),
    redis.time(),
  ])
  const now = () => Number(seconds) * 1000
  const edition = reports[0]?.edition ?? config.placesEdition
  const fallback = reports[0] ? reports[0].fallback : config.placesFallback
  const own = limitSettingsOf('operator', config)
  const held = heldLimits({ reports, own, edition, fallback, changes, budgets: stored })
  const { quotas, budgets } = quotasAndBudgets(held, stored)
  const reader = createQuotaReader(redis, () => ({ ...limitsOf(config), quotas, budgets }), now)
  return {
    edition,
    fallback,
    held,
    budgets: budgets.get(serviceScope) ?? {},
    spent: await reader.spent(),
    states: await Promise.all(skus.map(async (sku) => ({ sku, state: await reader.state(sku) }))),
    edges: reports.filter(({ service }) => service === 'edge').length,
    workers: (await readAlive(redis, now)).size,
  }
}
