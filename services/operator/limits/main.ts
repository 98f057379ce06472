import type { Sku } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import { resumeSku } from '../../../shared/quota/limiter.ts'
import { periodAt } from '../../../shared/quota/windows.ts'
import { readLimitReports } from '../../../shared/settings/limit-reports.ts'
import { limitSettingsOf } from '../../../shared/settings/limit-settings.ts'
import { readConfig } from '../../../shared/settings/read-config.ts'
import { commandLine, writeAudit } from '../../../shared/store/audit.ts'
import { changeClient, listNames } from '../../../shared/store/client-admin.ts'
import type { Database } from '../../../shared/store/database.ts'
import { readMonth } from '../../../shared/store/ledger-entries.ts'
import {
  dropQuotaChange,
  readBudgets,
  readQuotaChanges,
  writeBudget,
  writeQuotaChange,
} from '../../../shared/store/limits.ts'
import { readRunningServers } from '../../../shared/store/running-servers.ts'
import { clientIdOf, withOperatorDatabase } from '../command-line/operator-database.ts'
import { runCommand } from '../command-line/run-command.ts'
import { withRedis } from '../command-line/with-redis.ts'
import { type Command, readCommand, usage } from './commands.ts'
import { heldLimits, quotasAndBudgets } from './held-limits.ts'
import { showLimits } from './show-limits.ts'

/**
 * `npm run limits`: shows and changes quotas and budgets while the service runs, and shows the
 * cost.
 */
await runCommand(usage, async () => {
  const { set, json, namedMode } = readCommand(process.argv.slice(2))
  const config = readConfig('operator', process.env)
  return withOperatorDatabase(config, namedMode, async (db, mode) => {
    const redisUrl = () => config.redisUrl ?? readRunningServers(config.dataDir, namedMode).redisUrl
    const readReports = async () => withRedis(redisUrl(), readLimitReports)
    if (set?.what === 'open') await open(db, redisUrl, set.sku)
    else if (set) await change(db, set)
    const now = Date.now()
    const [month, today] = [periodAt('month', now).names[1], periodAt('day', now).names[1]]
    const [changes, budgets, clients, charges, reports] = await Promise.all([
      readQuotaChanges(db),
      readBudgets(db),
      listNames(db),
      readMonth(db, `${month}-01`, today),
      // Without Redis nothing is called, but what is set and what it cost can be read.
      readReports().catch(() => []),
    ])
    const edition = reports[0]?.edition ?? config.placesEdition
    const fallback = reports[0] ? reports[0].fallback : config.placesFallback
    const own = limitSettingsOf('operator', config)
    const held = heldLimits({ reports, own, edition, fallback, changes, budgets })
    const limits = quotasAndBudgets(held, budgets)
    return showLimits({ mode, limits, held, reports, clients, charges, edition, fallback }, json)
  })
})

/** Resumes a SKU. The audit is written first, so that nothing is resumed without an entry. */
async function open(db: Database, redisUrl: () => string, sku: Sku): Promise<void> {
  await writeAudit(db, { actor: commandLine, action: 'quota.open', detail: { sku } })
  await withRedis(redisUrl(), (redis) => resumeSku(redis, sku))
}

type Change = Exclude<NonNullable<Command['set']>, { what: 'open' }>

async function change(db: Database, set: Change): Promise<void> {
  if (set.what === 'policy' || set.what === 'strategy') {
    const { what, of, ...setting } = set
    await changeClient(db, commandLine, await clientIdOf(db, of), () => setting)
    return
  }
  const scope =
    set.what === 'budget' && set.of !== 'service' ? await clientIdOf(db, set.of) : serviceScope
  await db.transaction().execute(async (transaction) => {
    const { what, ...detail } = set
    if (set.what === 'budget') await writeBudget(transaction, scope, set.window, set.budget)
    else if (set.calls === undefined) await dropQuotaChange(transaction, set.sku, set.window)
    else await writeQuotaChange(transaction, { ...set, calls: set.calls })
    const target = scope === serviceScope ? undefined : scope
    await writeAudit(transaction, { actor: commandLine, action: `${what}.set`, target, detail })
  })
}
