import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { readValidSettings } from '../../../shared/settings/read-config.ts'
import { runCommand } from '../command-line/run-command.ts'
import { readCommand, usage } from './commands.ts'
import type { Area } from './finding.ts'
import { judge } from './judge.ts'
import { readFacts } from './read-facts.ts'
import { show, statusOf } from './show.ts'

/** A fault of these is told even to who asked for something else. */
const needed: Area[] = ['settings', 'redis', 'postgres']

/** `npm run doctor`: what is well, what is not, and what to do. Exit code 1 where one is wrong. */
await runCommand(usage, async () => {
  const command = readCommand(process.argv.slice(2))
  const given = readValidSettings('doctor', process.env)
  const findings = judge(await readFacts(command, given)).filter(
    ({ area, status }) => command.areas.has(area) || (status === 'wrong' && needed.includes(area)),
  )
  if (statusOf(findings) === 'wrong') process.exitCode = exitCodes.failure
  return show(findings, command.json)
})
