import { AppError } from '../../../shared/errors/catalogue.ts'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { ConfigError } from '../../../shared/settings/settings.ts'
import { SchemaError } from '../../../shared/store/schema.ts'
import { CommandError } from './arguments.ts'

/**
 * Runs an operator's command and prints its result; `--help` prints the usage. On failure it prints
 * the reason and sets exit code 1.
 */
export async function runCommand(usage: string, work: () => Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    return console.log(usage)
  try {
    console.log(await work())
  } catch (error) {
    const isExpected = [CommandError, ConfigError, StartError, SchemaError, AppError].some(
      (type) => error instanceof type,
    )
    console.error(
      isExpected
        ? (error as Error).message
        : `PostgreSQL or Redis cannot be reached: ${reasonOf(error)}`,
    )
    process.exitCode = exitCodes.failure
  }
}
