import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWK } from 'jose'
import { sql } from 'kysely'
import { keptForTokensSeconds } from '../api/token-life.ts'
import { dayMs } from '../runtime/clock.ts'
import { writeAudit } from './audit.ts'
import type { Database } from './database.ts'

export interface SigningKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK
}

/** A stored key. It has no private key when the secret cannot decrypt it. */
export interface KeptKey {
  kid: string
  publicJwk: JWK
  privateJwk: JWK | undefined
  /**
   * How long the key has been signing, in milliseconds by the database's clock. Negative while the
   * key is only published.
   */
  ageMs: number
}

/** How new keys are made. */
export interface KeyMaking {
  /** Encrypts the private key. */
  secret: string
  /** For how many days one key signs. */
  days: number
  make(): Promise<SigningKey>
}

/** Id of the lock that lets only one edge make the next key. The number has no meaning. */
const newKeyLock = 20_261_120
/**
 * How long a new key is published before it signs, in milliseconds. Longer than others cache the
 * published keys.
 */
const publishedBeforeMs = 600_000

/**
 * The published keys, newest first. Makes the next key when it is time, and only one edge does.
 * When the next key signs, the previous one stays published until its last token has expired, and
 * an hour longer.
 */
export async function loadSigningKeys(db: Database, options: KeyMaking): Promise<KeptKey[]> {
  const keys = await readSigningKeys(db, options.secret)
  if (nextKeyInMs(keys, options.days) === undefined) return keys
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${newKeyLock})`.execute(transaction)
    const nextInMs = nextKeyInMs(await readSigningKeys(transaction, options.secret), options.days)
    if (nextInMs !== undefined)
      await addSigningKey(transaction, options.secret, await options.make(), nextInMs)
    return readSigningKeys(transaction, options.secret)
  })
}

/** All keys that ever existed, newest first. For operators. */
export const listSigningKeys = (db: Database) =>
  db
    .selectFrom('signingKeys')
    .select(['kid', 'createdAt', 'signsFrom', 'withdrawnAt'])
    .orderBy('signsFrom', 'desc')
    .execute()

/**
 * Requests a new signing key. The edges make it within one or two seconds, because only they have
 * the secret. It signs ten minutes later; until then the old key signs, and its tokens stay valid.
 * With `compromised`, all keys are withdrawn, every token ends at once, and the new key signs at
 * once. Without `compromised`, nothing happens when the next key is already published.
 */
export const rotateSigningKeys = (
  db: Database,
  actor: string,
  rotation: { compromised: boolean },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requestRotation(transaction, rotation)
    await writeAudit(transaction, { actor, action: 'signing-key.rotate', detail: rotation })
  })

async function requestRotation(
  db: Database,
  { compromised }: { compromised: boolean },
): Promise<void> {
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

/** In how many milliseconds the missing key must sign; undefined when no key is missing. Pure. */
function nextKeyInMs(keys: ReadKey[], days: number): number | undefined {
  const usable = keys.filter(({ privateJwk }) => privateJwk)
  if (!usable.some(({ ageMs }) => ageMs >= 0)) return 0
  const isDue = ({ isToBeReplaced, ageMs }: ReadKey) =>
    isToBeReplaced || ageMs >= days * dayMs - publishedBeforeMs
  return usable.slice(0, 1).some(isDue) ? publishedBeforeMs : undefined
}

async function addSigningKey(
  db: Database,
  secret: string,
  key: SigningKey,
  signsInMs: number,
): Promise<void> {
  const { kid, publicJwk, privateJwk } = key
  const privateJwe = await encrypted(privateJwk, secret)
  const signsFrom = sql<Date>`clock_timestamp() + make_interval(secs => ${signsInMs / 1000})`
  await db
    .insertInto('signingKeys')
    .values({ kid, publicJwk: JSON.stringify(publicJwk), privateJwe, signsFrom })
    .execute()
}

/**
 * The published keys, newest first, without making one. Ages use the current time, not the start of
 * the transaction, which may have waited for another edge.
 */
export async function readSigningKeys(db: Database, secret: string): Promise<ReadKey[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select(['kid', 'publicJwk', 'privateJwe', 'successorAskedAt'])
    .select(
      sql<number>`(extract(epoch from clock_timestamp() - signs_from) * 1000)::float8`.as('ageMs'),
    )
    .where('withdrawnAt', 'is', null)
    .orderBy('signsFrom', 'desc')
    .execute()
  const published = rows.filter(
    (_, index) => (rows[index - 1]?.ageMs ?? 0) < keptForTokensSeconds * 1000,
  )
  return Promise.all(
    published.map(async ({ kid, publicJwk, privateJwe, successorAskedAt, ageMs }) => ({
      kid,
      publicJwk: publicJwk as JWK,
      privateJwk:
        privateJwe === null
          ? undefined
          : await decrypted(privateJwe, secret).catch(() => undefined),
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
