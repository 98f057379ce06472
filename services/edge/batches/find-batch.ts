import { AppError } from '../../../shared/errors/catalogue.ts'
import { type BatchRow, readBatch } from '../../../shared/store/batches.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { isUuid } from '../http/cursor.ts'

/** A batch of this client; others are not found. @throws {AppError} BATCH_NOT_FOUND */
export async function findBatch(
  query: BoundedQuery,
  clientId: string,
  id: string,
): Promise<BatchRow> {
  const batch = isUuid(id) ? await query(clientId, (db) => readBatch(db, clientId, id)) : undefined
  if (!batch) throw new AppError('BATCH_NOT_FOUND')
  return batch
}

/**
 * The same, for a batch whose rows and results were not deleted yet.
 * @throws {AppError} BATCH_NOT_FOUND, BATCH_EXPIRED
 */
export async function findBatchWithRows(
  query: BoundedQuery,
  clientId: string,
  id: string,
): Promise<BatchRow> {
  const batch = await findBatch(query, clientId, id)
  if (batch.expiredAt !== null) throw new AppError('BATCH_EXPIRED')
  return batch
}
