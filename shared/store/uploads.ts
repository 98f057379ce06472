import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * An upload that will become a batch. Its rows are written in many short transactions, so no
 * transaction waits for a slow sender. The batch is created in the last one, so nobody sees the
 * rows before. When an edge crashes, the lease expires and the rows are deleted.
 */
interface NewUpload {
  /** The id of the future batch. */
  id: string
  clientId: string
  /** The client's id of the request. A second request with the same key creates no batch. */
  idempotencyKey?: string | undefined
}

/** The batch that the same idempotency key created before. */
export interface FirstBatch {
  id: string
  hash: string | null
}

/** How long an upload without a renewed lease counts as alive, in seconds. */
const leaseSeconds = 15
/** How often the edge renews the lease, in milliseconds. */
export const renewEveryMs = 4000

export const nextLease = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
export const holdsLease = sql<boolean>`lease_until > clock_timestamp()`

/** A request with the same idempotency key is being read at the moment, at this or another edge. */
export class UploadInProgress extends Error {
  override name = 'UploadInProgress'
}

/**
 * Begins an upload. Returns the existing batch when one was created with the same idempotency key.
 * @throws UploadInProgress
 */
export async function beginUpload(
  db: Database,
  { id, clientId, idempotencyKey }: NewUpload,
): Promise<FirstBatch | undefined> {
  if (idempotencyKey !== undefined) await freeExpiredKey(db, clientId, idempotencyKey)
  const begun = await db
    .insertInto('uploads')
    .values({ id, clientId, idempotencyKey: idempotencyKey ?? null, leaseUntil: nextLease })
    .onConflict((conflict) => conflict.columns(['clientId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!begun) throw new UploadInProgress()
  if (idempotencyKey === undefined) return undefined
  // Read after the insert: an upload with this key that ended meanwhile has become a batch.
  const first = await db
    .selectFrom('batches')
    .select(['id', 'idempotencyHash as hash'])
    .where('clientId', '=', clientId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  if (first) await db.deleteFrom('uploads').where('id', '=', id).execute()
  return first
}

/** Skips a locked row: its reader is writing at this moment, and renews the lease itself. */
export const renewLease = (db: Database, id: string) =>
  db
    .updateTable('uploads')
    .set({ leaseUntil: nextLease })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', id)
        .where(holdsLease)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()

const freeExpiredKey = (db: Database, clientId: string, idempotencyKey: string) =>
  db
    .updateTable('uploads')
    .set({ idempotencyKey: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('clientId', '=', clientId)
        .where('idempotencyKey', '=', idempotencyKey)
        .where(({ not }) => not(holdsLease))
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()

const abandoned = { leaseUntil: sql<Date>`'-infinity'`, idempotencyKey: null }

/**
 * Ends a failed upload and frees its idempotency key. Returns false when it is no longer an upload
 * because it became a batch.
 */
export async function abandonUpload(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(abandoned)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends all uploads of a client that are being read. */
export const abandonUploads = (db: Database, clientId: string) =>
  db.updateTable('uploads').set(abandoned).where('clientId', '=', clientId).execute()

/**
 * Notes in a client's running uploads that a reference was erased: their rows of it are not seen
 * yet, and are deleted when they become batches. One that becomes a batch meanwhile is waited for.
 */
export const noteErasure = (db: Database, clientId: string, reference: string) =>
  db
    .insertInto('uploadErasures')
    .columns(['uploadId', 'reference'])
    .expression((eb) =>
      eb
        .selectFrom('uploads')
        .select(['id', sql.val(reference).as('reference')])
        .where('clientId', '=', clientId)
        .orderBy('id')
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Rows in one statement. Small enough that nobody waits long for it. */
const stepItems = 10_000

/**
 * Deletes some rows of one failed upload, the last ones first, and the upload with its last rows.
 * Returns false when there is nothing to delete, or another process deletes it.
 */
export const deleteSomeFailed = (db: Database): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .selectFrom('uploads')
      .select(['id', 'items'])
      .where(({ not }) => not(holdsLease))
      .orderBy('leaseUntil')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!failed) return false
    const { id, items } = failed
    const left = Math.max(0, items - stepItems)
    await transaction
      .deleteFrom('batchItems')
      .where('batchId', '=', id)
      .where('position', '>=', left)
      .where('position', '<', items)
      .execute()
    if (left === 0) await transaction.deleteFrom('uploads').where('id', '=', id).execute()
    else
      await transaction.updateTable('uploads').set({ items: left }).where('id', '=', id).execute()
    return true
  })
