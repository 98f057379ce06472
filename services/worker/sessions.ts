import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { atOnce, batched, gatherWhenBusy } from '../../shared/batched.ts'
import { spent } from '../../shared/billing/charges.ts'
import { AppError } from '../../shared/errors.ts'
import type { Edition } from '../../shared/quota/quota.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInputs(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<number[], Context>
  }
}

/**
 * The life of billing sessions (provider-contract §8): one session is all inputs with one token and the one details call that ends it.
 * A spent token would be billed per request, and the same token of two clients would mix their searches; so the provider
 * sees a token derived from the edition, the client and its own, and a spent one is replaced.
 */
export interface Sessions {
  /** The provider's token for a caller's, unless it is spent. @throws {AppError} QUEUE_UNAVAILABLE */
  find(clientId: string, sessionToken: string): Promise<string | undefined>
  /** A new session: the caller's token and the provider's. */
  start(clientId: string): { sessionToken: string; session: string }
  /** Counts an input that was answered: its number in the session, or `spent`. */
  count(session: string): Promise<number>
  /** The session has ended with an answer to its details call: the number of its inputs, or `spent`. */
  spend(session: string): Promise<number>
}

/** A page may stay open all day with the token that its last search spent. */
const rememberSeconds = 86_400
/** A spent session's count: far enough below 0 that inputs which come late don't bring it back. */
const spentCount = -1_000_000
/** No answer waits for its input to be counted. */
const gatherMs = 5

export function createSessions(redis: Redis, edition: Edition): Sessions {
  redis.defineCommand('countInputs', { lua: readFileSync(new URL('./count-inputs.lua', import.meta.url), 'utf8') })
  const countOf = batched(
    (sessions: string[]) => redis.countInputs(sessions.length, ...sessions.map(countKey), rememberSeconds),
    gatherWhenBusy(gatherMs),
  )
  const countsOf = batched(
    (sessions: string[]) =>
      redis.mget(sessions.map(countKey)).then((counts) => counts.map((count) => Number(count ?? 0))),
    atOnce,
  )
  return {
    async find(clientId, sessionToken) {
      const session = providerToken(edition, clientId, sessionToken)
      const count = await countsOf(session).catch((cause) => {
        throw new AppError('QUEUE_UNAVAILABLE', { cause })
      })
      return count < 0 ? undefined : session
    },

    start(clientId) {
      const sessionToken = randomUUID()
      return { sessionToken, session: providerToken(edition, clientId, sessionToken) }
    },

    async count(session) {
      const n = await countOf(session)
      return n < 0 ? spent : n
    },

    async spend(session) {
      // The answer is there and paid for: it isn't held back because this can't be noted.
      const before = await redis.set(countKey(session), spentCount, 'EX', rememberSeconds, 'GET').catch(() => null)
      return Number(before ?? 0) < 0 ? spent : Number(before ?? 0)
    },
  }
}

/** One hash slot for all of them: those of a job are read at once. */
const countKey = (session: string) => `{address:inputs}:${session}`

/** 32 characters of the alphabet that both editions take (provider-contract §4: 36 at most). */
const providerToken = (edition: Edition, clientId: string, sessionToken: string) =>
  createHash('sha256').update(`${edition}:${clientId}:${sessionToken}`).digest('base64url').slice(0, 32)
