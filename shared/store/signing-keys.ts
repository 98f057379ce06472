import type { JWK } from 'jose'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface SigningKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK
}

/** Any number: the lock that makes several edges starting at once agree on one first key. */
const firstKeyLock = 20_261_120

/** All signing keys, the newest first; `make` is called to make the first one. */
export async function loadSigningKeys(db: Database, make: () => Promise<SigningKey>): Promise<SigningKey[]> {
  const keys = await selectKeys(db)
  if (keys.length > 0) return keys
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${firstKeyLock})`.execute(transaction)
    const madeMeanwhile = await selectKeys(transaction)
    if (madeMeanwhile.length > 0) return madeMeanwhile
    const key = await make()
    await transaction
      .insertInto('signingKeys')
      .values({ kid: key.kid, publicJwk: JSON.stringify(key.publicJwk), privateJwk: JSON.stringify(key.privateJwk) })
      .execute()
    return [key]
  })
}

async function selectKeys(db: Database): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select(['kid', 'publicJwk', 'privateJwk'])
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map((row) => ({ kid: row.kid, publicJwk: row.publicJwk as JWK, privateJwk: row.privateJwk as JWK }))
}
