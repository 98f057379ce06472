import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { asRecordedRole } from './database-roles.ts'
import { cleanEnvironment } from './processes.ts'

const run = promisify(execFile)

/**
 * `npm run limits`, as an operator runs it beside the service, as the operator's role. Gives what
 * it printed; rejects with `code` and `stderr`.
 */
export async function limitsCommand(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string },
  ...args: string[]
): Promise<string> {
  const url = await asRecordedRole('operator', databaseUrl)
  const env = { ...cleanEnvironment(), DATABASE_URL: url, REDIS_URL: redisUrl }
  return (await run(process.execPath, ['services/operator/limits/main.ts', ...args], { env }))
    .stdout
}
