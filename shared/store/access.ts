import { sql } from 'kysely'
import { keptForTokensSeconds } from '../api/token-life.ts'
import type { Wanted } from './changed-rows.ts'
import { readEndedConsoleSessions } from './console-sessions.ts'
import type { Database } from './database.ts'

/** What an edge needs to know of keys and sessions for every request. */
export interface Ended {
  /** Ids of keys that were revoked or have expired while a token of theirs can still be valid. */
  keys: string[]
  /** Ids of console sessions that somebody ended. */
  sessions: string[]
}

export async function readEnded(db: Database): Promise<Ended> {
  const [keys, sessions] = await Promise.all([readEndedKeys(db), readEndedConsoleSessions(db)])
  return { keys: keys.map(({ id }) => id), sessions }
}

/** The settings of a client. A test client has those of the client itself. */
export interface ClientSettings {
  id: string
  origins: string[]
  rateLimits: Record<string, number>
  policy: string | null
  strategy: string | null
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

/**
 * The clients with settings of their own, by id; or all clients that were changed since, also those
 * that have no settings any more.
 */
export async function readClientSettings(
  db: Database,
  wanted: Wanted<ClientSettings>,
): Promise<ClientSettings[]> {
  const settings = db
    .selectFrom('clients')
    .innerJoin('clients as owner', (join) =>
      join.on('owner.id', '=', sql<string>`coalesce(clients.test_of, clients.id)`),
    )
    .select(['clients.id', 'owner.origins', 'owner.rateLimits', 'owner.policy', 'owner.strategy'])
  if ('limit' in wanted)
    return settings
      .where(
        sql<boolean>`(owner.origins <> '{}' or owner.rate_limits <> '{}' or owner.policy is not null
          or owner.strategy is not null)`,
      )
      .$if(wanted.after !== undefined, (query) =>
        query.where('clients.id', '>', wanted.after?.id ?? ''),
      )
      .orderBy('clients.id')
      .limit(wanted.limit)
      .execute()
  const changed = await db
    .selectFrom('clients')
    .select(sql<string>`coalesce(test_of, id)`.as('owner'))
    .where('changedAt', '>', wanted.since)
    .execute()
  if (changed.length === 0) return []
  const owners = sql`any(${changed.map(({ owner }) => owner)}::uuid[])`
  return settings
    .where(sql<boolean>`clients.id = ${owners} or clients.test_of = ${owners}`)
    .execute()
}

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
