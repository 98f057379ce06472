import { ConfigError, readConfig } from '../../shared/config.ts'
import { merged } from '../../shared/ledger/watch-limits.ts'
import { readRunningServers } from '../../shared/local/running-servers.ts'
import { reasonOf, StartError } from '../../shared/local/start-error.ts'
import { limitsOf } from '../../shared/quota/limits.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { readCharges } from '../../shared/store/ledger.ts'
import {
  dropQuotaChange,
  readBudgets,
  readQuotaChanges,
  writeBudget,
  writeQuotaChange,
} from '../../shared/store/limits.ts'
import { type Command, CommandError, readCommand, usage } from './commands.ts'
import { showLimits } from './show-limits.ts'

/** `npm run limits`: quotas, budgets and the bill, seen and changed while the service runs. */
try {
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
    console.log(showLimits(shown, command.json))
  } finally {
    await db.destroy()
  }

  async function change({ set }: Command): Promise<void> {
    if (set?.what === 'quota') {
      const { sku, window, calls } = set
      return calls === undefined ? dropQuotaChange(db, sku, window) : writeQuotaChange(db, { sku, window, calls })
    }
    if (set?.what === 'budget') return writeBudget(db, await scopeOf(set.of), set.window, set.budget)
  }

  async function scopeOf(of: string): Promise<string> {
    if (of === 'service') return of
    const client = await db.selectFrom('clients').select('id').where('name', '=', of).executeTakeFirst()
    if (!client) throw new CommandError(`There is no client called ${of}`)
    return client.id
  }
} catch (error) {
  const told = error instanceof CommandError || error instanceof ConfigError || error instanceof StartError
  console.error(told ? error.message : `The database cannot be read: ${reasonOf(error)}`)
  if (error instanceof CommandError) console.error(`\n${usage}`)
  process.exitCode = 1
}

function pacificMonth(nowMs: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })
    .format(nowMs)
    .slice(0, 7)
}
