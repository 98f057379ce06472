import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { ClientSlots } from './client-slots.ts'

/** In place of a client, for what an edge does by itself. */
export const ownWork = 'edge'

/**
 * Runs a client's query on connections that such queries share, in a slot of the client. Waits for
 * the slot for `maxWaitMs`, by default two seconds. Rejects with OVERLOADED if none is free by
 * then, and as the query does.
 */
export type BoundedQuery = <T>(
  clientId: string,
  query: (db: Database) => Promise<T>,
  maxWaitMs?: number,
) => Promise<T>

export const boundedBy =
  (slots: ClientSlots, db: Database): BoundedQuery =>
  (clientId, query, maxWaitMs) =>
    slots.within(clientId, () => query(db), maxWaitMs)

/** The same, but rejects with OVERLOADED when `closing` is aborted. The query may go on. */
export const untilClosing =
  (bounded: BoundedQuery, closing: AbortSignal): BoundedQuery =>
  async (clientId, query, maxWaitMs) => {
    const { promise: closed, reject } = Promise.withResolvers<never>()
    const end = () => reject(new AppError('OVERLOADED'))
    if (closing.aborted) end()
    else closing.addEventListener('abort', end)
    try {
      return await Promise.race([closed, bounded(clientId, query, maxWaitMs)])
    } finally {
      closing.removeEventListener('abort', end)
    }
  }
