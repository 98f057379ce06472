import { createHash, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { atOnce, batched } from '../../shared/batched.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * The life of billing sessions (provider-contract §8): one session is all inputs with one token and the one details call that ends it.
 * A spent token would be billed per request, and the same token of two clients would mix their searches; so the provider
 * sees a token derived from the client and its own, and a spent one is replaced.
 */
export interface Sessions {
  /** The provider's token for a caller's, unless it is spent. @throws {AppError} QUEUE_UNAVAILABLE */
  find(clientId: string, sessionToken: string): Promise<string | undefined>
  /** A new session: the caller's token and the provider's. */
  start(clientId: string): { sessionToken: string; session: string }
  /** The session has ended with an answer to its details call. */
  spend(session: string): Promise<void>
}

/** Longer than anybody types; the provider speaks of "a few minutes" of inactivity. */
const rememberSpentSeconds = 3600

export function createSessions(redis: Redis): Sessions {
  const isSpent = batched(async (sessions: string[]) => {
    const marks = await redis.mget(sessions.map(spentKey))
    return marks.map((mark) => mark !== null)
  }, atOnce)

  return {
    async find(clientId, sessionToken) {
      const session = providerToken(clientId, sessionToken)
      const spent = await isSpent(session).catch((cause) => {
        throw new AppError('QUEUE_UNAVAILABLE', { cause })
      })
      return spent ? undefined : session
    },

    start(clientId) {
      const sessionToken = randomUUID()
      return { sessionToken, session: providerToken(clientId, sessionToken) }
    },

    async spend(session) {
      // The answer is there and paid for: it isn't held back because this can't be noted.
      await redis.set(spentKey(session), '1', 'EX', rememberSpentSeconds).catch(() => {})
    },
  }
}

/** One hash slot for all of them: those of a job are read at once. */
const spentKey = (session: string) => `{address:spent}:${session}`

/** 32 characters of the alphabet that both editions take (provider-contract §4: 36 at most). */
const providerToken = (clientId: string, sessionToken: string) =>
  createHash('sha256').update(`${clientId}:${sessionToken}`).digest('base64url').slice(0, 32)
