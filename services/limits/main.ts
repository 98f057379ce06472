import { CommandError } from '../../shared/command-line/arguments.ts'
import { runCommand } from '../../shared/command-line/run-command.ts'
import { readConfig } from '../../shared/config.ts'
import { merged } from '../../shared/ledger/watch-limits.ts'
import { readRunningServers } from '../../shared/local/running-servers.ts'
import { stateKey } from '../../shared/quota/keys.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import type { Sku } from '../../shared/quota/quota.ts'
import { connectFailingFast, untilReady } from '../../shared/redis.ts'
import { writePolicy } from '../../shared/store/clients.ts'
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
    if (set?.what === 'quota') {
      const { sku, window, calls } = set
      return calls === undefined ? dropQuotaChange(db, sku, window) : writeQuotaChange(db, { sku, window, calls })
    }
    if (set?.what === 'open') return openSku(config.redisUrl ?? readRunningServers(config.dataDir).redisUrl, set.sku)
    if (set?.what === 'policy' && !(await writePolicy(db, set.of, set.policy))) throw noClient(set.of)
    if (set?.what === 'budget') return writeBudget(db, await scopeOf(set.of), set.window, set.budget)
  }

  async function scopeOf(of: string): Promise<string> {
    if (of === 'service') return of
    const client = await db.selectFrom('clients').select('id').where('name', '=', of).executeTakeFirst()
    if (!client) throw noClient(of)
    return client.id
  }
})

function noClient(name: string): CommandError {
  return new CommandError(`There is no client called ${name}`)
}

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
