import { withOperatorDatabase } from '../../shared/command-line/operator-database.ts'
import { runCommand } from '../../shared/command-line/run-command.ts'
import { readConfig } from '../../shared/config.ts'
import { readCommand, usage } from './commands.ts'
import { perform } from './perform.ts'

/** `npm run clients`: who may call, with which keys, and what they cost. */
await runCommand(usage, async () => {
  const { command, json } = readCommand(process.argv.slice(2), Date.now())
  const config = readConfig('operator', process.env)
  const { result, text } = await withOperatorDatabase(config, (db) => perform(db, command))
  return json ? JSON.stringify(result, undefined, 2) : text()
})
