import { readConfig } from '../../../shared/settings/read-config.ts'
import { runCommand } from '../command-line/run-command.ts'
import { readCommand, usage } from './commands.ts'
import { showPlan } from './show-plan.ts'

/** `npm run capacity`: what a demand needs. It asks no server. */
await runCommand(usage, async () => {
  const { demand, json } = readCommand(process.argv.slice(2), readConfig('operator', process.env))
  return showPlan(demand, json)
})
