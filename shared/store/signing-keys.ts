import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWK } from 'jose'
import { sql } from 'kysely'
import { dayMs } from '../day-ms.ts'
import { keptForTokensSeconds } from '../token-life.ts'
import { writeAudit } from './audit.ts'
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
  /** For how long it has been signing, in milliseconds by the database's clock; below 0 it is only published yet. */
  ageMs: number
}

/** What making a key takes. */
export interface KeyMaking {
  /** Encrypts the private half. */
  secret: string
  /** How long one key signs. */
  days: number
  make(): Promise<SigningKey>
}

/** Any number: the lock that makes several edges agree on one new key. */
const newKeyLock = 20_261_120
/** How long a new key is published before it signs, in milliseconds: longer than others keep the published keys. */
const publishedBeforeMs = 600_000

/**
 * The keys that are published, the newest first. A key is made where it is time for the next one, whoever sees it first; of several edges
 * one makes it. Once the next key signs, the one before stays published for as long as its last token holds, and an hour.
 */
export async function loadSigningKeys(db: Database, making: KeyMaking): Promise<KeptKey[]> {
  const keys = await readSigningKeys(db, making.secret)
  if (nextKeyInMs(keys, making.days) === undefined) return keys
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${newKeyLock})`.execute(transaction)
    const nextInMs = nextKeyInMs(await readSigningKeys(transaction, making.secret), making.days)
    if (nextInMs !== undefined) await addSigningKey(transaction, making.secret, await making.make(), nextInMs)
    return readSigningKeys(transaction, making.secret)
  })
}

/** All keys there ever were, the newest first, for an operator to look at. */
export const listSigningKeys = (db: Database) =>
  db
    .selectFrom('signingKeys')
    .select(['kid', 'createdAt', 'signsFrom', 'withdrawnAt'])
    .orderBy('signsFrom', 'desc')
    .execute()

/**
 * Asks for another key: the edges make it, since only they have the secret, within a second or two. It signs ten minutes later; until then, and for
 * the tokens of before, the old one holds. Where the keys are compromised, all of them are withdrawn at once, every token ends, and
 * the new key signs from the start. Nothing happens where the next key is published already and nothing is compromised.
 */
export const rotateSigningKeys = (db: Database, actor: string, rotation: { compromised: boolean }): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requestRotation(transaction, rotation)
    await writeAudit(transaction, { actor, action: 'signing-key.rotate', detail: rotation })
  })

async function requestRotation(db: Database, { compromised }: { compromised: boolean }): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await db
    .updateTable('signingKeys')
    .set(compromised ? { withdrawnAt: now } : { successorAskedAt: now })
    .where('withdrawnAt', 'is', null)
    .$if(!compromised, (signing) => signing.where('signsFrom', '<=', now))
    .execute()
}

interface ReadKey extends KeptKey {
  isToBeReplaced: boolean
}

/** In how many milliseconds the key that is lacking has to sign; undefined where none is lacking. Pure. */
function nextKeyInMs(keys: ReadKey[], days: number): number | undefined {
  const usable = keys.filter(({ privateJwk }) => privateJwk)
  if (!usable.some(({ ageMs }) => ageMs >= 0)) return 0
  const isDue = ({ isToBeReplaced, ageMs }: ReadKey) => isToBeReplaced || ageMs >= days * dayMs - publishedBeforeMs
  return usable.slice(0, 1).some(isDue) ? publishedBeforeMs : undefined
}

async function addSigningKey(db: Database, secret: string, key: SigningKey, signsInMs: number): Promise<void> {
  const { kid, publicJwk, privateJwk } = key
  const privateJwe = await encrypted(privateJwk, secret)
  const signsFrom = sql<Date>`clock_timestamp() + make_interval(secs => ${signsInMs / 1000})`
  await db
    .insertInto('signingKeys')
    .values({ kid, publicJwk: JSON.stringify(publicJwk), privateJwe, signsFrom })
    .execute()
}

/** Ages are by the clock, not by the transaction's start: it may have waited for an edge that made a key meanwhile. */
async function readSigningKeys(db: Database, secret: string): Promise<ReadKey[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select(['kid', 'publicJwk', 'privateJwe', 'successorAskedAt'])
    .select(sql<number>`(extract(epoch from clock_timestamp() - signs_from) * 1000)::float8`.as('ageMs'))
    .where('withdrawnAt', 'is', null)
    .orderBy('signsFrom', 'desc')
    .execute()
  const published = rows.filter((_, index) => (rows[index - 1]?.ageMs ?? 0) < keptForTokensSeconds * 1000)
  return Promise.all(
    published.map(async ({ kid, publicJwk, privateJwe, successorAskedAt, ageMs }) => ({
      kid,
      publicJwk: publicJwk as JWK,
      privateJwk: privateJwe === null ? undefined : await decrypted(privateJwe, secret).catch(() => undefined),
      ageMs,
      isToBeReplaced: successorAskedAt !== null,
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
