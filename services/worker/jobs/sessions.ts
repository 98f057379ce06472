import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { spent } from '../../../shared/billing/charges.ts'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { after, batched, endOfTurn } from '../../../shared/runtime/batched.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countInputs(
      numberOfKeys: number,
      ...keysAndArgs: (string | number)[]
    ): Result<number[], Context>
  }
}

/**
 * Billing sessions (../provider/README.md, Prices). A session is all inputs with one token, and
 * the details call that ends it. With a spent token the provider would bill each request, so a
 * spent token is replaced. The provider's token is derived from the edition, the client, the
 * caller's token and a salt. So two clients with the same token have two sessions, and a token is
 * not repeated when its mark as spent is gone: the salt is gone then, too.
 */
export interface Sessions {
  /**
   * The provider's token for a caller's token; undefined if it is spent.
   * @throws {AppError} QUEUE_UNAVAILABLE
   */
  find(clientId: string, sessionToken: string): Promise<string | undefined>
  /** A new session: a token for the caller and the provider's token for it. */
  start(clientId: string): { sessionToken: string; session: string }
  /**
   * Counts an input that the provider may have counted, and that was charged on this day. Returns
   * its number in the session, or `spent`.
   */
  count(session: string, day: string): Promise<number>
  /**
   * Ends the session after its details call. Returns the day of each of its inputs, in the order of
   * their numbers; none if it was spent before.
   */
  spend(session: string): Promise<string[]>
}

/** A page that stays open all day may send the token that its last search spent. */
const rememberSeconds = 86_400
/** The count of a spent session. So far below 0 that late inputs never make it positive. */
const spentCount = -1_000_000
/** Inputs are counted in groups, after this many milliseconds: no reply waits for the count. */
const groupMs = 5

export function createSessions(redis: Redis, edition: Edition): Sessions {
  redis.defineCommand('countInputs', {
    lua: readFileSync(new URL('./count-inputs.lua', import.meta.url), 'utf8'),
  })
  const countTogether = batched((inputs: { session: string; day: string }[]) => {
    const sessions = inputs.map(({ session }) => session)
    const keys = [...sessions.map(countKey), ...sessions.map(daysKey)]
    return redis.countInputs(keys.length, ...keys, rememberSeconds, ...inputs.map(({ day }) => day))
  }, after(groupMs))
  const readCount = batched(async (sessions: string[]) => {
    const [current, ...counts] = await redis.mget(saltKey, ...sessions.map(countKey))
    const salt = current ?? (await makeSalt(redis))
    return counts.map((count) => ({ count: Number(count ?? 0), salt }))
  }, endOfTurn)
  /** As Redis had it last. */
  let salt = ''
  return {
    async find(clientId, sessionToken) {
      for (;;) {
        const used = salt
        const session = providerToken(edition, clientId, sessionToken, used)
        const read = await readCount(session).catch((cause) => {
          throw new AppError('QUEUE_UNAVAILABLE', { cause })
        })
        salt = read.salt
        if (salt === used) return read.count < 0 ? undefined : session
      }
    },

    start(clientId) {
      const sessionToken = randomUUID()
      return { sessionToken, session: providerToken(edition, clientId, sessionToken, salt) }
    },

    async count(session, day) {
      const n = await countTogether({ session, day })
      return n < 0 ? spent : n
    },

    async spend(session) {
      // The answer is paid for, so it is sent even if Redis can't note that the session is spent.
      const [before, days = []] = await Promise.all([
        redis.set(countKey(session), spentCount, 'EX', rememberSeconds, 'GET'),
        redis.lrange(daysKey(session), 0, -1),
      ]).catch(() => [])
      if (Number(before ?? 0) < 0) return []
      // Only the count is needed from now on. Where this fails, the days expire with it.
      if (days.length > 0) redis.del(daysKey(session)).catch(() => {})
      return days
    },
  }
}

const saltKey = '{address:inputs}:salt'
/** It expires before every mark that was set while it was in use. */
async function makeSalt(redis: Redis): Promise<string> {
  const salt = randomUUID()
  return (await redis.set(saltKey, salt, 'EX', rememberSeconds, 'NX', 'GET')) ?? salt
}

/** One hash slot for all sessions, because the sessions of a job are read with one command. */
const countKey = (session: string) => `{address:inputs}:${session}`
/** The day of each input: the version before knows the count alone. */
const daysKey = (session: string) => `${countKey(session)}:days`

/** 32 characters that both editions accept (../provider/README.md, Formats: 36 at most). */
const providerToken = (edition: Edition, clientId: string, sessionToken: string, salt: string) =>
  createHash('sha256')
    .update(`${salt}:${edition}:${clientId}:${sessionToken}`)
    .digest('base64url')
    .slice(0, 32)
