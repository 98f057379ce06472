import { CompiledQuery } from 'kysely'
import { unendedStatuses } from '../api/batch-status.ts'
import { AppError } from '../errors/catalogue.ts'
import { isUsable } from './clients.ts'
import type { Database } from './database.ts'

/** Runs one statement on the caller's connection, and in its transaction. */
export type RunStatement = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** Runs statements on a connection of `db`, or in its transaction. */
export const statementsOn =
  (db: Pick<Database, 'executeQuery'>): RunStatement =>
  (text, values) =>
    db.executeQuery(CompiledQuery.raw(text, values))

/**
 * Checks that a client can open another batch. The batch with the id `ownId` does not count.
 * @throws {AppError} TOO_MANY_OPEN_BATCHES when the client has `max` open batches
 */
export async function throwUnlessBatchMayOpen(
  run: RunStatement,
  clientId: string,
  max: number,
  ownId: string | null = null,
): Promise<void> {
  const { rows } = await run(
    'select from batches where client_id = $1 and status = any($2) and id is distinct from ' +
      '$3::uuid limit $4',
    [clientId, unendedStatuses, ownId, max],
  )
  if (rows.length < max) return
  const message = `You have ${max} batches that have not ended; there may be no more.`
  throw new AppError('TOO_MANY_OPEN_BATCHES', { details: [{ code: 'OPEN_BATCHES', message }] })
}

/**
 * The same check at the end of the transaction that opens the batch `ownId`. Other transactions of
 * the client wait here until this one commits, so that they count its batch too.
 */
export async function lockAndCheckOpenBatches(
  run: RunStatement,
  clientId: string,
  max: number,
  ownId: string,
): Promise<void> {
  await lockOpenBatches(run, clientId)
  await throwUnlessBatchMayOpen(run, clientId, max, ownId)
}

/**
 * Waits for other transactions that open batches of the client, and makes later ones wait. A
 * statement of its own, so that the next one sees what was committed during the wait.
 */
export async function lockOpenBatches(run: RunStatement, clientId: string): Promise<void> {
  await run('select pg_advisory_xact_lock(hashtextextended($1, 1))', [clientId])
}

/**
 * Pauses the new batch of a client whose keys have all ended, behind `lockAndCheckOpenBatches`. A
 * revocation pauses the batches that it sees, and an upload takes up to an hour to become one.
 */
export async function pauseWithoutKey(
  run: RunStatement,
  clientId: string,
  id: string,
): Promise<void> {
  await run(
    `update batches set status = 'paused', paused_reason = 'client' where id = $1
       and not exists (select from api_keys where client_id = $2 and ${isUsable})`,
    [id, clientId],
  )
}
