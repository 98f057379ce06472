import { makeSigningKey } from '../../services/edge/access/tokens.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { loadSigningKeys, type SigningKey } from '../../shared/store/signing-keys.ts'
import { signingKeySecret } from './stack.ts'

/** Changes a key in the database, as an operator does. */
export async function changeKey(
  databaseUrl: string,
  apiKey: string,
  change: { revokedAt?: Date | null; expiresAt?: Date | null },
): Promise<void> {
  await withDatabase(databaseUrl, (db) =>
    db
      .updateTable('apiKeys')
      .set(change)
      .where('prefix', '=', apiKey.slice(0, 11))
      .executeTakeFirstOrThrow(),
  )
}

/** The key that the edges sign with. */
export async function signingKey(databaseUrl: string): Promise<SigningKey> {
  const making = { secret: signingKeySecret, days: 90, make: makeSigningKey }
  const keys = await withDatabase(databaseUrl, (db) => loadSigningKeys(db, making))
  const signing = keys.find(({ privateJwk, ageMs }) => privateJwk && ageMs >= 0)
  if (!signing?.privateJwk) throw new Error('There is no signing key')
  return { ...signing, privateJwk: signing.privateJwk }
}

/** Sets when a key began to sign: so many ms ago, or in the future if below 0. */
export async function ageSigningKey(
  databaseUrl: string,
  kid: string,
  ageMs: number,
): Promise<void> {
  const signsFrom = new Date(Date.now() - ageMs)
  await withDatabase(databaseUrl, (db) =>
    db
      .updateTable('signingKeys')
      .set({ signsFrom })
      .where('kid', '=', kid)
      .executeTakeFirstOrThrow(),
  )
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, 1)
  return work(db).finally(() => db.destroy())
}
