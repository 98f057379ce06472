import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** What a key lets its bearer do. */
export interface KeyGrant {
  keyId: string
  clientId: string
  scopes: string[]
  /** From then on it grants nothing; null where it has no end. */
  expiresAt: Date | null
}

const keyPrefix = 'addr_'
const prefixLength = keyPrefix.length + 6

const hashOf = (apiKey: string) => createHash('sha256').update(apiKey).digest()

/** A new key: 256 random bits behind a readable prefix. */
export const makeApiKey = () => keyPrefix + randomBytes(32).toString('base64url')

/** What is kept of a key: nothing that it could be made of again. */
export const keptOf = (apiKey: string) => ({ prefix: apiKey.slice(0, prefixLength), hash: hashOf(apiKey) })

/** The grant of a key that is known, not revoked and not expired. */
export async function findKey(db: Database, apiKey: string): Promise<KeyGrant | undefined> {
  return usableKeys(db).where('hash', '=', hashOf(apiKey)).executeTakeFirst()
}

/** The same by the key's id: a token is renewed only while the key that it came from holds. */
export async function findKeyById(db: Database, keyId: string): Promise<KeyGrant | undefined> {
  return usableKeys(db).where('id', '=', keyId).executeTakeFirst()
}

const usableKeys = (db: Database) =>
  db
    .selectFrom('apiKeys')
    .select(['id as keyId', 'clientId', 'scopes', 'expiresAt'])
    .where('revokedAt', 'is', null)
    .where(({ eb, fn, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', fn<Date>('now'))]))

/** Makes a client with this key, or adds the key to the client of that name; the same key again changes no more than its scopes. */
export async function addClientKey(db: Database, name: string, apiKey: string, scopes: string[]): Promise<void> {
  const { id } = await db
    .insertInto('clients')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('apiKeys')
    .values({ clientId: id, ...keptOf(apiKey), scopes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ scopes }))
    .execute()
}
