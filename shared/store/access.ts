import { sql } from 'kysely'
import { keptForTokensSeconds } from '../api/token-life.ts'
import { readEndedConsoleSessions } from './console-sessions.ts'
import type { Database } from './database.ts'

/** Data about clients and keys that an edge needs for every request. */
export interface AccessRows {
  /** Ids of keys that were revoked or have expired while a token of theirs can still be valid. */
  endedKeys: string[]
  /** Ids of console sessions that somebody ended. */
  endedSessions: string[]
  /** The clients with settings of their own. A test client has those of the client itself. */
  clients: {
    id: string
    origins: string[]
    rateLimits: Record<string, number>
    policy: string | null
    strategy: string | null
  }[]
}

export async function readAccess(db: Database): Promise<AccessRows> {
  const [keys, endedSessions, clients] = await Promise.all([
    readEndedKeys(db),
    readEndedConsoleSessions(db),
    readClients(db),
  ])
  return { endedKeys: keys.map(({ id }) => id), endedSessions, clients }
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
    .innerJoin('clients as owner', (join) =>
      join.on('owner.id', '=', sql<string>`coalesce(clients.test_of, clients.id)`),
    )
    .select(['clients.id', 'owner.origins', 'owner.rateLimits', 'owner.policy', 'owner.strategy'])
    .where(
      sql<boolean>`owner.origins <> '{}' or owner.rate_limits <> '{}' or owner.policy is not null
        or owner.strategy is not null`,
    )
    .execute()

/**
 * Stores that these keys are in use now. Several edges write the same keys at the same time. A row
 * that another edge is writing is skipped, so that edges never wait for each other.
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
