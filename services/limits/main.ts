import { CommandError } from '../../shared/command-line/arguments.ts'
import { runCommand } from '../../shared/command-line/run-command.ts'
import { readConfig } from '../../shared/config.ts'
import { merged } from '../../shared/ledger/watch-limits.ts'
import { readRunningServers } from '../../shared/local/running-servers.ts'
import { serviceScope, stateKey } from '../../shared/quota/keys.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import type { Sku } from '../../shared/quota/quota.ts'
import { connectFailingFast, untilReady } from '../../shared/redis.ts'
import { commandLine, writeAudit } from '../../shared/store/audit.ts'
import { changeClient, findClientId } from '../../shared/store/client-admin.ts'
import { openDatabase } from '../../shared/store/database.ts'
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
  const command = readCommand(process.argv.slice(2))
  const config = readConfig('operator', process.env)
  const db = openDatabase(config.databaseUrl ?? readRunningServers(config.dataDir).databaseUrl, 1)
  try {
    await change(command)
    const [changes, budgets, clients, charges] = await Promise.all([
      readQuotaChanges(db),
      readBudgets(db),
      db.selectFrom('clients').select(['id', 'name']).execute(),
      readCharges(db, `${pacificMonth(Date.now())}-01`),
    ])
    const limits = merged(limitsOf(config), changes, budgets)
    const shown = { limits, clients, charges, edition: config.placesEdition, now: Date.now() }
    return showLimits(shown, command.json)
  } finally {
    await db.destroy()
  }

  async function change({ set }: Command): Promise<void> {
    if (!set) return
    if (set.what === 'open') return openSku(config.redisUrl ?? readRunningServers(config.dataDir).redisUrl, set.sku)
    if (set.what === 'policy') {
      const { policy } = set
      return void (await changeClient(db, commandLine, await clientCalled(set.of), () => ({ policy })))
    }
    const scope = set.what === 'budget' && set.of !== 'service' ? await clientCalled(set.of) : serviceScope
    await db.transaction().execute(async (transaction) => {
      const { what, ...detail } = set
      if (set.what === 'budget') await writeBudget(transaction, scope, set.window, set.budget)
      else if (set.calls === undefined) await dropQuotaChange(transaction, set.sku, set.window)
      else await writeQuotaChange(transaction, { ...set, calls: set.calls })
      const target = scope === serviceScope ? undefined : scope
      await writeAudit(transaction, { actor: commandLine, action: `${what}.set`, target, detail })
    })
  }

  async function clientCalled(name: string): Promise<string> {
    const id = await findClientId(db, name)
    if (id === undefined) throw new CommandError(`There is no client called ${name}`, { isMisunderstood: false })
    return id
  }
})

/** The provider's word is taken back: its quota was raised, or its bill paid. */
async function openSku(redisUrl: string, sku: Sku): Promise<void> {
  const redis = connectFailingFast(redisUrl)
  try {
    await untilReady(redis, 5000)
    await redis.hdel(stateKey(sku), 'closed', 'reason', 'gentle')
  } finally {
    redis.disconnect()
  }
}

function pacificMonth(nowMs: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })
    .format(nowMs)
    .slice(0, 7)
}
