import { sql } from 'kysely'
import { keptForTokensSeconds } from '../token-life.ts'
import type { Database } from './database.ts'

/** What an edge has to know of clients and keys with every request. */
export interface AccessRows {
  /** Ids of the keys that were revoked or expired while a token of theirs may still hold. */
  endedKeys: string[]
  /** The clients that have something of their own. */
  clients: { id: string; origins: string[]; rateLimits: Record<string, number>; policy: string | null }[]
}

export async function readAccess(db: Database): Promise<AccessRows> {
  const [keys, clients] = await Promise.all([readEndedKeys(db), readClients(db)])
  return { endedKeys: keys.map(({ id }) => id), clients }
}

const oldestThatCounts = sql<Date>`now() - make_interval(secs => ${keptForTokensSeconds})`

const readEndedKeys = (db: Database) =>
  db
    .selectFrom('apiKeys')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        eb('revokedAt', '>', oldestThatCounts),
        and([eb('expiresAt', '<=', sql<Date>`now()`), eb('expiresAt', '>', oldestThatCounts)]),
      ]),
    )
    .execute()

const readClients = (db: Database) =>
  db
    .selectFrom('clients')
    .select(['id', 'origins', 'rateLimits', 'policy'])
    .where(sql<boolean>`origins <> '{}' or rate_limits <> '{}' or policy is not null`)
    .execute()

/**
 * Writes down that these keys are in use now. Several edges note the same keys at the same time: what another one is just writing is left
 * to it, so that they never wait for one another.
 */
export async function noteKeyUses(db: Database, keyIds: string[]): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', 'in', (free) =>
      free
        .selectFrom('apiKeys')
        .select('id')
        .where(sql<boolean>`id = any(${keyIds}::uuid[])`)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}
