import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { KeyMode } from '../api/client-rules.ts'
import type { Database } from './database.ts'
import { hashOfSecret } from './hash-of-secret.ts'

/** Who calls, and in which mode. */
export interface Caller {
  /** With a test key: the id of the test client. */
  clientId: string
  mode: KeyMode
}

/** The rights of an API key. */
export interface KeyGrant extends Caller {
  keyId: string
  scopes: string[]
  /** When the rights end; null for never. */
  expiresAt: Date | null
}

/** Shows people what a key is for. The mode itself is that of its client. */
const keyPrefixes: Record<KeyMode, string> = { live: 'addr_', test: 'addr_test_' }
const shownCharacters = 6

/** A new key: a readable prefix and 256 random bits. */
export const makeApiKey = (mode: KeyMode = 'live') =>
  keyPrefixes[mode] + randomBytes(32).toString('base64url')

/** The stored parts of a key. The key cannot be restored from them. */
export function storedPartsOf(apiKey: string) {
  const { length } = keyPrefixes[apiKey.startsWith(keyPrefixes.test) ? 'test' : 'live']
  return { prefix: apiKey.slice(0, length + shownCharacters), hash: hashOfSecret(apiKey) }
}

/** For a row with the column `client_id`: the mode of its client. */
export const modeOfClient = sql<KeyMode>`(
  select case when test_of is null then 'live' else 'test' end
  from clients where clients.id = client_id)`

/** For a row with the column `client_id`: the client itself, where that one is its test client. */
export const ownerOfKey = sql<string>`(
  select coalesce(test_of, id) from clients where clients.id = client_id)`

/** The rights of a key; undefined when it is unknown, revoked or expired. */
export async function findKey(db: Database, apiKey: string): Promise<KeyGrant | undefined> {
  return usableKeys(db).where('hash', '=', hashOfSecret(apiKey)).executeTakeFirst()
}

/** The same by the key's id. A token can be renewed only while its key is valid. */
export async function findKeyById(db: Database, keyId: string): Promise<KeyGrant | undefined> {
  return usableKeys(db).where('id', '=', keyId).executeTakeFirst()
}

/** Condition on `api_keys`: neither revoked nor expired. */
export const isUsable = 'revoked_at is null and (expires_at is null or expires_at > now())'

const usableKeys = (db: Database) =>
  db
    .selectFrom('apiKeys')
    .select(['id as keyId', 'clientId', modeOfClient.as('mode'), 'scopes', 'expiresAt'])
    .where(sql.raw<boolean>(isUsable))

/**
 * Creates a client with this key, or adds the key to the client with this name. For a known key
 * only the scopes change.
 */
export async function addClientKey(
  db: Database,
  name: string,
  apiKey: string,
  scopes: string[],
): Promise<void> {
  const { id } = await db
    .insertInto('clients')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('apiKeys')
    .values({ clientId: id, ...storedPartsOf(apiKey), scopes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ scopes }))
    .execute()
}
