import { ConfigError } from '../config.ts'
import { AppError } from '../errors.ts'
import { reasonOf, StartError } from '../local/start-error.ts'
import { CommandError } from './arguments.ts'

/** Runs an operator's command and prints what it gives; or, with exit code 1, in plain words why it can't. */
export async function runCommand(usage: string, work: () => Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return console.log(usage)
  try {
    console.log(await work())
  } catch (error) {
    const isTold = [CommandError, ConfigError, StartError, AppError].some((told) => error instanceof told)
    console.error(isTold ? (error as Error).message : `PostgreSQL or Redis cannot be reached: ${reasonOf(error)}`)
    if (error instanceof CommandError && error.isMisunderstood) console.error(`\n${usage}`)
    process.exitCode = 1
  }
}
