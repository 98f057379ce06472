import { AppError } from '../../../shared/errors/catalogue.ts'
import { createWaitingClients } from './waiting-clients.ts'

/** Slots for slow work: a maximum in all, and a maximum for each client. */
export interface ClientSlots {
  /**
   * Acquires a slot, and returns what releases it. @throws {AppError} OVERLOADED if none is free
   */
  acquire(clientId: string): () => void
  /**
   * The same, but waits for the slot for `maxWaitMs`, by default two seconds. Rejects with
   * OVERLOADED if none is free by then.
   */
  acquireSoon(clientId: string, maxWaitMs?: number): Promise<() => void>
  /** Runs `work` in a slot. Waits for it and rejects as `acquireSoon` does, and as `work` does. */
  within<T>(clientId: string, work: () => Promise<T>, maxWaitMs?: number): Promise<T>
}

/** As long as the wait for a connection to PostgreSQL. */
const defaultWaitMs = 2000
const overloaded = () => new AppError('OVERLOADED', { retryAfterMs: 5000 })

/**
 * `extraSlotsBelow`: a client that has a slot gets another one only while fewer slots than this are
 * taken in all. The other slots are for clients that have none. A freed slot goes to the client
 * that has the fewest; of equals, to the one that was served longest ago.
 */
export function createClientSlots(
  maxInAll: number,
  maxOfClient: number,
  extraSlotsBelow = maxInAll,
): ClientSlots {
  const taken = new Map<string, number>()
  const waiting = createWaitingClients<() => void>()
  let takenInAll = 0

  const takenBy = (clientId: string) => taken.get(clientId) ?? 0
  const isFree = (clientId: string) =>
    takenBy(clientId) === 0
      ? takenInAll < maxInAll
      : takenBy(clientId) < maxOfClient && takenInAll < extraSlotsBelow

  function change(clientId: string, by: number): void {
    const left = takenBy(clientId) + by
    if (left === 0) taken.delete(clientId)
    else taken.set(clientId, left)
    takenInAll += by
  }

  function acquire(clientId: string): () => void {
    if (!isFree(clientId)) throw overloaded()
    change(clientId, 1)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      change(clientId, -1)
      const able = waiting.clients().filter(isFree)
      // Of equals the first one stays the first.
      const [next] = able.sort((a, b) => takenBy(a) - takenBy(b))
      if (next !== undefined) waiting.serve(next, acquire(next))
    }
  }

  async function acquireSoon(clientId: string, maxWaitMs = defaultWaitMs): Promise<() => void> {
    if (isFree(clientId)) return acquire(clientId)
    const release = await waiting.wait(clientId, maxWaitMs)
    if (!release) throw overloaded()
    return release
  }

  return {
    acquire,
    acquireSoon,
    async within(clientId, work, maxWaitMs) {
      const release = await acquireSoon(clientId, maxWaitMs)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
