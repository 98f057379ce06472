import { AppError } from '../../../shared/errors/catalogue.ts'

/** Slots for slow work: a maximum in all, and a maximum for each client. */
export interface ClientSlots {
  /**
   * Acquires a slot, and returns what releases it. @throws {AppError} OVERLOADED if none is free
   */
  acquire(clientId: string): () => void
  /**
   * Runs `work` in a slot. Waits for the slot for `maxWaitMs`, by default two seconds. Rejects with
   * OVERLOADED if none is free by then, and as `work` does.
   */
  within<T>(clientId: string, work: () => Promise<T>, maxWaitMs?: number): Promise<T>
}

interface Waiting {
  clientId: string
  grant(release: () => void): void
}

/** As long as the wait for a connection to PostgreSQL. */
const defaultWaitMs = 2000
const retryAfterMs = 5000

/**
 * `extraSlotsBelow`: a client that has a slot gets another one only while fewer slots than this are
 * taken in all. The other slots are for clients that have none.
 */
export function createClientSlots(
  maxInAll: number,
  maxOfClient: number,
  extraSlotsBelow = maxInAll,
): ClientSlots {
  const taken = new Map<string, number>()
  /** In the order of arrival. */
  const waiting = new Set<Waiting>()
  let takenInAll = 0

  const isFree = (clientId: string) => {
    const takenByClient = taken.get(clientId) ?? 0
    return takenByClient === 0
      ? takenInAll < maxInAll
      : takenByClient < maxOfClient && takenInAll < extraSlotsBelow
  }

  function change(clientId: string, by: number): void {
    const left = (taken.get(clientId) ?? 0) + by
    if (left === 0) taken.delete(clientId)
    else taken.set(clientId, left)
    takenInAll += by
  }

  function acquire(clientId: string): () => void {
    if (!isFree(clientId)) throw new AppError('OVERLOADED', { retryAfterMs })
    change(clientId, 1)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      change(clientId, -1)
      const next = [...waiting].find((one) => isFree(one.clientId))
      next?.grant(acquire(next.clientId))
    }
  }

  function wait(clientId: string, maxWaitMs: number): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const end = () => {
      clearTimeout(timer)
      waiting.delete(one)
    }
    const one: Waiting = {
      clientId,
      grant(release) {
        end()
        resolve(release)
      },
    }
    const timer = setTimeout(() => {
      end()
      reject(new AppError('OVERLOADED', { retryAfterMs }))
    }, maxWaitMs)
    waiting.add(one)
    return promise
  }

  return {
    acquire,
    async within(clientId, work, maxWaitMs = defaultWaitMs) {
      const release = isFree(clientId) ? acquire(clientId) : await wait(clientId, maxWaitMs)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
