import { makeSigningKey } from '../../services/edge/tokens.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { loadSigningKeys, type SigningKey } from '../../shared/store/signing-keys.ts'
import { signingKeySecret } from './stack.ts'

/** What an operator does to a key, straight in the database. */
export async function changeKey(
  databaseUrl: string,
  apiKey: string,
  change: { revokedAt?: Date | null; expiresAt?: Date | null },
): Promise<void> {
  await withDatabase(databaseUrl, (db) =>
    db.updateTable('apiKeys').set(change).where('prefix', '=', apiKey.slice(0, 11)).executeTakeFirstOrThrow(),
  )
}

/** The key that the edges sign with. */
export async function signingKey(databaseUrl: string): Promise<SigningKey> {
  const keys = await withDatabase(databaseUrl, (db) => loadSigningKeys(db, signingKeySecret, makeSigningKey))
  const newest = keys.find(({ privateJwk }) => privateJwk)
  if (!newest?.privateJwk) throw new Error('There is no signing key')
  return { ...newest, privateJwk: newest.privateJwk }
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, 1)
  return work(db).finally(() => db.destroy())
}
