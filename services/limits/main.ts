import { clientCalled } from '../../shared/command-line/client-called.ts'
import { withOperatorDatabase } from '../../shared/command-line/operator-database.ts'
import { runCommand } from '../../shared/command-line/run-command.ts'
import { readConfig } from '../../shared/config.ts'
import { merged } from '../../shared/ledger/watch-limits.ts'
import { readRunningServers } from '../../shared/local/running-servers.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import { reopenSku } from '../../shared/quota/limiter.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import type { Sku } from '../../shared/quota/quota.ts'
import { periodAt } from '../../shared/quota/windows.ts'
import { connectFailingFast, untilReady } from '../../shared/redis.ts'
import { commandLine, writeAudit } from '../../shared/store/audit.ts'
import { changeClient } from '../../shared/store/client-admin.ts'
import type { Database } from '../../shared/store/database.ts'
import { readCharges } from '../../shared/store/ledger.ts'
import {
  dropQuotaChange,
  readBudgets,
  readQuotaChanges,
  writeBudget,
  writeQuotaChange,
} from '../../shared/store/limits.ts'
import { type Command, readCommand, usage } from './commands.ts'
import { showLimits } from './show-limits.ts'

/** `npm run limits`: quotas, budgets and the bill, seen and changed while the service runs. */
await runCommand(usage, async () => {
  const { set, json } = readCommand(process.argv.slice(2))
  const config = readConfig('operator', process.env)
  return withOperatorDatabase(config, async (db) => {
    if (set?.what === 'open') await openSku(config.redisUrl ?? readRunningServers(config.dataDir).redisUrl, set.sku)
    else if (set) await change(db, set)
    const month = periodAt('month', Date.now()).names[1]
    const [changes, budgets, clients, charges] = await Promise.all([
      readQuotaChanges(db),
      readBudgets(db),
      db.selectFrom('clients').select(['id', 'name']).execute(),
      readCharges(db, `${month}-01`),
    ])
    const limits = merged(limitsOf(config), changes, budgets)
    return showLimits({ limits, clients, charges, edition: config.placesEdition, now: Date.now() }, json)
  })
})

type Change = Exclude<NonNullable<Command['set']>, { what: 'open' }>

async function change(db: Database, set: Change): Promise<void> {
  if (set.what === 'policy') {
    const { policy } = set
    await changeClient(db, commandLine, await clientCalled(db, set.of), () => ({ policy }))
    return
  }
  const scope = set.what === 'budget' && set.of !== 'service' ? await clientCalled(db, set.of) : serviceScope
  await db.transaction().execute(async (transaction) => {
    const { what, ...detail } = set
    if (set.what === 'budget') await writeBudget(transaction, scope, set.window, set.budget)
    else if (set.calls === undefined) await dropQuotaChange(transaction, set.sku, set.window)
    else await writeQuotaChange(transaction, { ...set, calls: set.calls })
    const target = scope === serviceScope ? undefined : scope
    await writeAudit(transaction, { actor: commandLine, action: `${what}.set`, target, detail })
  })
}

/** The provider's word is taken back: its quota was raised, or its bill paid. */
async function openSku(redisUrl: string, sku: Sku): Promise<void> {
  const redis = connectFailingFast(redisUrl)
  try {
    await untilReady(redis, 5000)
    await reopenSku(redis, sku)
  } finally {
    redis.disconnect()
  }
}
