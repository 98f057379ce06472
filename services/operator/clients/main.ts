import { readConfig } from '../../../shared/settings/read-config.ts'
import { sandboxNotice } from '../../../shared/store/data-mode.ts'
import { withOperatorDatabase } from '../command-line/operator-database.ts'
import { runCommand } from '../command-line/run-command.ts'
import { readCommand, requirePublicOrigins, usage } from './commands.ts'
import { perform } from './perform.ts'

/** `npm run clients`: manages clients and their keys, and shows what they cost. */
await runCommand(usage, async () => {
  const { command, json, namedMode } = readCommand(process.argv.slice(2), Date.now())
  const config = readConfig('operator', process.env)
  if (config.nodeEnv === 'production') requirePublicOrigins(command)
  return withOperatorDatabase(config, namedMode, async (db, mode) => {
    const { result, text } = await perform(db, command)
    if (json) return JSON.stringify(result, undefined, 2)
    return mode === 'sandbox' ? `${sandboxNotice}\n\n${text()}` : text()
  })
})
