import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface SigningKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK
}

/** A key as it is kept: without its private half where the secret doesn't open it. */
export interface KeptKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK | undefined
  /** Until then it is only published. */
  signsFrom: Date
}

/** Any number: the lock that makes several edges agree on one new key. */
const newKeyLock = 20_261_120

/** All keys that weren't withdrawn, the newest first; `make` is called where none of them can sign. */
export async function loadSigningKeys(
  db: Database,
  secret: string,
  make: () => Promise<SigningKey>,
): Promise<KeptKey[]> {
  const keys = await readSigningKeys(db, secret)
  if (keys.some(({ privateJwk }) => privateJwk)) return keys
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${newKeyLock})`.execute(transaction)
    const madeMeanwhile = await readSigningKeys(transaction, secret)
    if (madeMeanwhile.some(({ privateJwk }) => privateJwk)) return madeMeanwhile
    await addSigningKey(transaction, secret, await make(), new Date())
    return readSigningKeys(transaction, secret)
  })
}

async function addSigningKey(db: Database, secret: string, key: SigningKey, signsFrom: Date): Promise<void> {
  const { kid, publicJwk, privateJwk } = key
  const privateJwe = await encrypted(privateJwk, secret)
  await db
    .insertInto('signingKeys')
    .values({ kid, publicJwk: JSON.stringify(publicJwk), privateJwe, signsFrom })
    .execute()
}

async function readSigningKeys(db: Database, secret: string): Promise<KeptKey[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select(['kid', 'publicJwk', 'privateJwe', 'signsFrom'])
    .where('withdrawnAt', 'is', null)
    .orderBy('signsFrom', 'desc')
    .execute()
  return Promise.all(
    rows.map(async ({ kid, publicJwk, privateJwe, signsFrom }) => ({
      kid,
      publicJwk: publicJwk as JWK,
      privateJwk: privateJwe === null ? undefined : await decrypted(privateJwe, secret).catch(() => undefined),
      signsFrom,
    })),
  )
}

const keyOf = (secret: string) => createHash('sha256').update(secret).digest()

const encrypted = (jwk: JWK, secret: string) =>
  new CompactEncrypt(Buffer.from(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret))

async function decrypted(jwe: string, secret: string): Promise<JWK> {
  const { plaintext } = await compactDecrypt(jwe, keyOf(secret))
  return JSON.parse(Buffer.from(plaintext).toString()) as JWK
}
