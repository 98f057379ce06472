import { createHash, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { AppError } from '../../shared/errors.ts'

/**
 * The life of billing sessions (provider-contract §8): one session is all inputs with one token and the one details call that ends it.
 * A spent token would be billed per request, and the same token of two clients would mix their searches; so the provider
 * sees a token derived from the client and its own, and a spent one is replaced.
 */
export interface Sessions {
  /** The provider's token for this call; and a new one for the caller, if its own is spent. */
  go(clientId: string, sessionToken: string | undefined): Promise<{ session?: string; sessionToken?: string }>
  /** The provider's token for the details call that ends this session, once. */
  end(clientId: string, sessionToken: string | undefined): Promise<string | undefined>
}

/** Longer than anybody types; the provider speaks of "a few minutes" of inactivity. */
const rememberSpentSeconds = 3600

export function createSessions(redis: Redis): Sessions {
  return {
    async go(clientId, sessionToken) {
      // Without a token of its own a search has one call so far: nothing to tie together, and identical ones may share it.
      if (!sessionToken) return {}
      const session = providerToken(clientId, sessionToken)
      if ((await redis.exists(spentKey(session)).catch(unavailable)) === 0) return { session }
      const fresh = randomUUID()
      return { sessionToken: fresh, session: providerToken(clientId, fresh) }
    },

    async end(clientId, sessionToken) {
      if (!sessionToken) return undefined
      const session = providerToken(clientId, sessionToken)
      const first = await redis.set(spentKey(session), '1', 'EX', rememberSpentSeconds, 'NX').catch(unavailable)
      return first === 'OK' ? session : undefined
    },
  }
}

const unavailable = (cause: unknown): never => {
  throw new AppError('QUEUE_UNAVAILABLE', { cause })
}

const spentKey = (session: string) => `address:spent:${session}`

/** 32 characters of the alphabet that both editions take (provider-contract §4: 36 at most). */
const providerToken = (clientId: string, sessionToken: string) =>
  createHash('sha256').update(`${clientId}:${sessionToken}`).digest('base64url').slice(0, 32)
