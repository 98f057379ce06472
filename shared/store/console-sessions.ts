import { sql } from 'kysely'
import { keptForConsoleTokensSeconds } from '../api/token-life.ts'
import { ownerOfKey } from './clients.ts'
import type { Database } from './database.ts'
import { hashOfSecret } from './hash-of-secret.ts'

/** Somebody who is signed in to the console. */
export interface ConsoleSession {
  id: string
  keyId: string
  /** When it ends at the latest. The key may end before. */
  expiresAt: Date
  /** The name of the client, also for a test key. */
  client: string
  /** The first characters of the key, to recognise it. */
  keyPrefix: string
}

/** How long a session is kept after its time, since the clocks of edges differ. */
const keptFor = sql<Date>`now() - interval '1 hour'`

/**
 * Begins a session of a key, by a token of the signing key `kid`. Also deletes the sessions whose
 * time is over.
 */
export async function beginConsoleSession(
  db: Database,
  { keyId, kid }: { keyId: string; kid: string },
  secret: string,
  lifeSeconds: number,
): Promise<void> {
  await db.deleteFrom('consoleSessions').where('expiresAt', '<', keptFor).execute()
  await db
    .insertInto('consoleSessions')
    .values({
      secretHash: hashOfSecret(secret),
      keyId,
      kid,
      expiresAt: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .execute()
}

/**
 * The session of a secret; undefined when there is none, or when it has ended. It also ends when
 * the signing key of the token that began it is revoked: somebody may have forged that token.
 */
export const findConsoleSession = (
  db: Database,
  secret: string,
): Promise<ConsoleSession | undefined> =>
  db
    .selectFrom('consoleSessions as session')
    .innerJoin('apiKeys', 'apiKeys.id', 'session.keyId')
    .innerJoin('clients as owner', (join) => join.on('owner.id', '=', ownerOfKey))
    .leftJoin('signingKeys', 'signingKeys.kid', 'session.kid')
    .select([
      'session.id',
      'session.keyId',
      'session.expiresAt',
      'owner.name as client',
      'apiKeys.prefix as keyPrefix',
    ])
    .where('secretHash', '=', hashOfSecret(secret))
    .where('endedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Ends the session of a secret. Returns whether there was one. */
export async function endConsoleSession(db: Database, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consoleSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('secretHash', '=', hashOfSecret(secret))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * The ids of sessions that somebody ended, or whose signing key was revoked, while a token of
 * theirs can still be valid.
 */
export async function readEndedConsoleSessions(db: Database): Promise<string[]> {
  const oldest = sql<Date>`now() - make_interval(secs => ${keptForConsoleTokensSeconds})`
  const rows = await db
    .selectFrom('consoleSessions')
    .leftJoin('signingKeys', 'signingKeys.kid', 'consoleSessions.kid')
    .select('id')
    .where(({ eb, or }) => or([eb('endedAt', '>', oldest), eb('withdrawnAt', '>', oldest)]))
    .execute()
  return rows.map(({ id }) => id)
}
