import { AppError } from '../../shared/errors.ts'

/** Slots for what takes long: so many in all, and so many of one client. */
export interface ClientSlots {
  /** Takes a slot, and gives what leaves it. @throws {AppError} OVERLOADED where there is none */
  take(clientId: string): () => void
  /** Does something in a slot, after two seconds at most. Rejects with OVERLOADED where there is none by then, and as `work` does. */
  within<T>(clientId: string, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  clientId: string
  give(leave: () => void): void
}

/** As long as for a connection to PostgreSQL. */
const longestWaitMs = 2000
const tryAgainMs = 5000

export function createClientSlots(most: number, mostOfClient: number): ClientSlots {
  const taken = new Map<string, number>()
  /** The first one longest. */
  const waiting = new Set<Waiting>()
  let all = 0

  const isFree = (clientId: string) => all < most && (taken.get(clientId) ?? 0) < mostOfClient

  function change(clientId: string, by: number): void {
    const left = (taken.get(clientId) ?? 0) + by
    if (left === 0) taken.delete(clientId)
    else taken.set(clientId, left)
    all += by
  }

  function take(clientId: string): () => void {
    if (!isFree(clientId)) throw new AppError('OVERLOADED', { retryAfterMs: tryAgainMs })
    change(clientId, 1)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      change(clientId, -1)
      const next = [...waiting].find((one) => isFree(one.clientId))
      next?.give(take(next.clientId))
    }
  }

  function wait(clientId: string): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const end = () => {
      clearTimeout(timer)
      waiting.delete(one)
    }
    const one: Waiting = {
      clientId,
      give(leave) {
        end()
        resolve(leave)
      },
    }
    const timer = setTimeout(() => {
      end()
      reject(new AppError('OVERLOADED', { retryAfterMs: tryAgainMs }))
    }, longestWaitMs)
    waiting.add(one)
    return promise
  }

  return {
    take,
    async within(clientId, work) {
      const leave = isFree(clientId) ? take(clientId) : await wait(clientId)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
