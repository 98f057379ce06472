import { randomUUID } from 'node:crypto'
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTHeaderParameters,
  jwtVerify,
  SignJWT,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Auth } from '../../shared/api/envelope.ts'
import { AppError } from '../../shared/errors.ts'
import { keepReading } from '../../shared/keep-reading.ts'
import type { Logger } from '../../shared/log.ts'
import { watchOutage } from '../../shared/outage.ts'
import type { KeyGrant } from '../../shared/store/clients.ts'
import type { KeptKey, SigningKey } from '../../shared/store/signing-keys.ts'
import { tokenLifeSeconds } from '../../shared/token-life.ts'
import { entityTag } from './entity-tag.ts'

/** Issues and checks access tokens (specification §5): JWTs as in RFC 9068, signed with Ed25519. */
export interface Tokens {
  /** A token for a day, or for as long as the API key still holds. Rejects with API_KEY_NOT_FOUND when that is less than a second. */
  issue(key: KeyGrant): Promise<Auth>
  /**
   * What a token grants, and until when: at once where it was checked before. Rejects with TOKEN_EXPIRED or TOKEN_INVALID; with
   * STORE_UNAVAILABLE where it names a key that this edge doesn't know and the keys can't be read.
   */
  verify(token: string): KeyGrant | Promise<KeyGrant>
  /** The public keys, for `/.well-known/jwks.json`. */
  jwks(): PublishedKeys
  stop(): void
}

/** A JWK Set (RFC 7517) as JSON, and its strong entity tag (RFC 9110 §8.8.3). */
interface PublishedKeys {
  json: string
  etag: string
}

const algorithm = 'EdDSA'
const type = 'at+jwt'

/** A token is long-lived and sent with every keystroke: its signature is checked once per edge, its expiry each time. */
const rememberedTokens = 10_000
/** After their keys were withdrawn, many clients may go on sending tokens that nobody will ever know again. */
const rememberedStrangers = 1000
const readEveryMs = 1000
/** Our key ids are SHA-256 thumbprints (RFC 7638). */
const thumbprint = /^[\w-]{43}$/

export async function makeSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return { kid, publicJwk, privateJwk: await exportJWK(privateKey) }
}

/**
 * `load` gives the published keys, the newest first: all of them verify, and the newest that is old enough and has its private half signs. It is asked
 * every second, and at once when a token names a key that isn't known: another edge may just have made it.
 */
export async function createTokens(load: () => Promise<KeptKey[]>, issuer: string, log: Logger): Promise<Tokens> {
  let ring = await openRing(await load())
  const verified = new LRUCache<string, KeyGrant>({ max: rememberedTokens })
  const strangers = new LRUCache<string, true>({ max: rememberedStrangers })

  const reading = keepReading(
    async () => {
      const keys = await load()
      if (stateOf(keys) === ring.state) return
      const before = ring
      ring = await openRing(keys)
      if ([...before.verifiers.keys()].some((kid) => !ring.verifiers.has(kid))) verified.clear()
    },
    readEveryMs,
    watchOutage(log, 'read signing keys'),
  )

  async function verifierOf({ kid = '' }: Partial<JWTHeaderParameters>) {
    const known = ring.verifiers.get(kid)
    if (known) return known
    if (thumbprint.test(kid) && !strangers.has(kid)) {
      await reading.again().catch((cause) => {
        throw new AppError('STORE_UNAVAILABLE', { cause })
      })
      const fresh = ring.verifiers.get(kid)
      if (fresh) return fresh
      // A key is kept before it signs: one that isn't there now is none of ours, and never will be.
      strangers.set(kid, true)
    }
    throw new errors.JWKSNoMatchingKey()
  }

  async function check(token: string): Promise<KeyGrant> {
    const { payload, protectedHeader } = await jwtVerify(token, verifierOf, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience: issuer,
      requiredClaims: ['exp', 'sub', 'jti', 'key_id', 'scope'],
    })
    // It may have been withdrawn meanwhile, and what is remembered would outlive it.
    if (!ring.verifiers.has(protectedHeader.kid ?? '')) throw new errors.JWKSNoMatchingKey()
    const grant = {
      clientId: String(payload.sub),
      keyId: String(payload.key_id),
      scopes: String(payload.scope).split(' '),
      expiresAt: new Date(Number(payload.exp) * 1000),
    }
    verified.set(token, grant)
    return grant
  }

  return {
    async issue({ clientId, keyId, scopes, expiresAt }) {
      const now = Date.now()
      const endsAtMs = Math.min(now + tokenLifeSeconds * 1000, expiresAt?.getTime() ?? Infinity)
      const exp = Math.floor(endsAtMs / 1000)
      if (exp * 1000 - now < 1000) throw new AppError('API_KEY_NOT_FOUND')
      const token = await new SignJWT({ client_id: clientId, key_id: keyId, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: ring.kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(clientId)
        .setJti(randomUUID())
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(exp)
        .sign(ring.signer)
      return { token, type: 'ACCESS_TOKEN', exp: exp * 1000 }
    },

    verify(token) {
      const known = verified.get(token)
      if (known && Number(known.expiresAt) > Date.now()) return known
      return check(token).catch((cause) => {
        if (cause instanceof AppError) throw cause
        throw new AppError(cause instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', { cause })
      })
    },

    jwks: () => ring.published,
    stop: reading.stop,
  }
}

const signingOf = (keys: KeptKey[]) => keys.find(({ privateJwk, ageMs }) => privateJwk && ageMs >= 0)

/** The same text, the same keys: nothing to open. */
const stateOf = (keys: KeptKey[]) => [signingOf(keys), ...keys].map((key) => key?.kid).join()

/** The keys, ready for use. */
async function openRing(keys: KeptKey[]) {
  const signing = signingOf(keys)
  if (!signing?.privateJwk) throw new Error('There is no signing key')
  const verifiers = await Promise.all(
    keys.map(async ({ kid, publicJwk }) => [kid, await importJWK(publicJwk, algorithm)] as const),
  )
  return {
    state: stateOf(keys),
    kid: signing.kid,
    signer: await importJWK(signing.privateJwk, algorithm),
    verifiers: new Map(verifiers),
    published: publish(keys),
  }
}

function publish(keys: KeptKey[]): PublishedKeys {
  const json = JSON.stringify({
    keys: keys.map(({ publicJwk, kid }) => ({ ...publicJwk, kid, alg: algorithm, use: 'sig' })),
  })
  return { json, etag: entityTag(json) }
}
