import { ConfigurationError } from '../runtime/configuration-error.ts'
import type { Database } from './database.ts'

/**
 * Whose places a deployment serves: made-up ones of the sandbox, or a live provider's. Their data
 * is never mixed, because the sandbox's calls would count in live budgets.
 */
export const dataModes = ['sandbox', 'live'] as const
export type DataMode = (typeof dataModes)[number]

/** What a person is told. */
export const sandboxNotice = 'Sandbox: made-up places, costs nothing.'

export const dataModeOf = ({ sandbox }: { sandbox: boolean }): DataMode =>
  sandbox ? 'sandbox' : 'live'

/**
 * Marks the database as one of this mode, if it has no mark yet.
 * @throws {DataModeError} when it belongs to the other mode
 */
export async function requireDataMode(db: Database, mode: DataMode): Promise<void> {
  await db
    .insertInto('deployment')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await readDataMode(db)
  if (found && found !== mode) throw new DataModeError('The database at DATABASE_URL', found)
}

const owners = { sandbox: 'the sandbox', live: 'a live provider' }
const uses = {
  sandbox:
    'This process uses a live provider. Give it an empty one, or, to use the sandbox again, set ' +
    'SANDBOX=true and PROVIDER_URL',
  live: 'This process uses the sandbox (SANDBOX=true). Give it an empty one, or unset SANDBOX',
}

/** The mode of the database. Undefined before an edge or worker has used it. */
export async function readDataMode(db: Database): Promise<DataMode | undefined> {
  const row = await db.selectFrom('deployment').select('mode').executeTakeFirst()
  return row?.mode
}

/** A store has the data of the other mode. The message says what to do. */
export class DataModeError extends ConfigurationError {
  override name = 'DataModeError'

  constructor(store: string, found: DataMode) {
    super(
      `${store} belongs to ${owners[found]}. ${uses[found]}: addresses, the ledger, quotas and ` +
        'budgets of both are kept apart.',
    )
  }
}
