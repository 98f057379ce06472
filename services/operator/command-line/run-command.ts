import { AppError } from '../../../shared/errors/catalogue.ts'
import { ConfigurationError } from '../../../shared/runtime/configuration-error.ts'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { isStoreUnavailable } from '../../../shared/store/is-unavailable.ts'
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
  const isExpected = [CommandError, ConfigurationError, StartError, AppError].some(
    (type) => error instanceof type,
  )
  if (isExpected) return (error as Error).message
  const first = error instanceof AggregateError ? error.errors[0] : error
  return isStoreUnavailable(first)
    ? `PostgreSQL or Redis cannot be reached: ${reasonOf(error)}`
    : reasonOf(error)
}
