import { AppError } from '../../shared/errors.ts'
import { type BatchRow, readBatch } from '../../shared/store/batches.ts'
import type { Database } from '../../shared/store/database.ts'
import { isUuid } from './cursor.ts'

/** A client's batch; another's is not there. @throws {AppError} BATCH_NOT_FOUND */
export async function ownBatch(db: Database, clientId: string, id: string): Promise<BatchRow> {
  const batch = isUuid(id) ? await readBatch(db, clientId, id) : undefined
  if (!batch) throw new AppError('BATCH_NOT_FOUND')
  return batch
}
