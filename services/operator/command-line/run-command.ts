import { AppError } from '../../../shared/errors/catalogue.ts'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { ConfigError } from '../../../shared/settings/settings.ts'
import { isStoreUnavailable } from '../../../shared/store/is-unavailable.ts'
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
    console.error(describe(error))
    process.exitCode = exitCodes.failure
  }
}

function describe(error: unknown): string {
  const isExpected = [CommandError, ConfigError, StartError, SchemaError, AppError].some(
    (type) => error instanceof type,
  )
  if (isExpected) return (error as Error).message
  const first = error instanceof AggregateError ? error.errors[0] : error
  return isStoreUnavailable(first)
    ? `PostgreSQL or Redis cannot be reached: ${reasonOf(error)}`
    : reasonOf(error)
}
