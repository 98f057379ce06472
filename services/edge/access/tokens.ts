import { randomUUID } from 'node:crypto'
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Auth } from '../../../shared/api/envelope.ts'
import { consoleTokenLifeSeconds, tokenLifeSeconds } from '../../../shared/api/token-life.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { KeptKey, SigningKey } from '../../../shared/store/signing-keys.ts'
import { type ConsoleBounds, consoleClaims, consoleIn } from './console-session.ts'
import { claimsOf, type Page, pageIn, pageScope } from './page.ts'
import { type JwkSet, type KeySet, signingAlgorithm, watchPublishedKeys } from './published-keys.ts'

/** What a token permits, and until when. */
export interface TokenGrant extends KeyGrant, Bounds {
  /** The id of the signing key. */
  kid: string
}

/** What a token is bound to, if it is not for a server. It stays the same when it is renewed. */
interface Bounds {
  /** Only of a page token. */
  page?: Page
  /** Only of a token that somebody got who is signed in to the console. */
  consoleSession?: ConsoleBounds
}

/** Issues and verifies access tokens: JWTs as in RFC 9068, signed with Ed25519. */
export interface Tokens {
  /**
   * Issues a token for a day, or for less when it is bound to a page or to a console session. It
   * never outlives the API key, the page or the session. Rejects with API_KEY_NOT_FOUND when less
   * than a second is left. Renews a token where `bounds` is its grant, and rejects with
   * TOKEN_INVALID when its signing key was revoked meanwhile.
   */
  issue(key: KeyGrant, bounds?: Bounds & { kid?: string }): Promise<Auth>
  /** The grant of a token that this edge has verified before, if it has not expired. */
  recall(token: string): TokenGrant | undefined
  /**
   * Verifies a token by its signature and returns its grant. Rejects with TOKEN_EXPIRED or
   * TOKEN_INVALID. Rejects with STORE_UNAVAILABLE when the signing key is unknown and the keys
   * cannot be read.
   */
  verify(token: string): Promise<TokenGrant>
  /** Whether the signing key with this id is published. Its tokens are invalid otherwise. */
  isPublished(kid: string): boolean
  /** The public keys, for `/.well-known/jwks.json`. */
  jwks(): JwkSet
  stop(): void
}

const type = 'at+jwt'

/**
 * Each keystroke sends the same token. Its signature is verified once per edge, its expiry each
 * time.
 */
const maxVerifiedTokens = 10_000

export async function makeSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return { kid, publicJwk, privateJwk: await exportJWK(privateKey) }
}

/**
 * `load` returns the published keys, the newest first. All of them verify tokens. The newest one
 * that is old enough and has its private half signs.
 */
export async function createTokens(
  load: () => Promise<KeptKey[]>,
  issuer: string,
  log: Logger,
  pageTokenSeconds: number,
): Promise<Tokens> {
  const verified = new LRUCache<string, TokenGrant>({ max: maxVerifiedTokens })
  const keys = await watchPublishedKeys(load, log, () => verified.clear())
  const isPublished = (kid: string) => keys.current().verifiers.has(kid)

  async function check(token: string): Promise<TokenGrant> {
    const { payload, protectedHeader } = await jwtVerify(token, keys.verifierOf, {
      algorithms: [signingAlgorithm],
      typ: type,
      issuer,
      audience: issuer,
      requiredClaims: ['exp', 'sub', 'jti', 'key_id', 'scope'],
    })
    // The key may have been withdrawn meanwhile. The cached grant would outlive it. For the same
    // reason nothing is awaited between this check and the cache.
    const { kid = '' } = protectedHeader
    if (!isPublished(kid)) throw new errors.JWKSNoMatchingKey()
    const grant = grantIn(payload, kid)
    verified.set(token, grant)
    return grant
  }

  return {
    async issue(key, bounds = {}) {
      if (bounds.kid !== undefined && !isPublished(bounds.kid)) throw new AppError('TOKEN_INVALID')
      const forServers = bounds.consoleSession ? consoleTokenLifeSeconds : tokenLifeSeconds
      const lifeSeconds = bounds.page ? pageTokenSeconds : forServers
      return sign(keys.current(), issuer, key, bounds, lifeSeconds)
    },
    recall(token) {
      const known = verified.get(token)
      return known && Number(known.expiresAt) > Date.now() ? known : undefined
    },
    verify: (token) => check(token).catch(failVerification),
    isPublished,
    jwks: () => keys.current().jwkSet,
    stop: keys.stop,
  }
}

async function sign(
  { kid, signer }: Pick<KeySet, 'kid' | 'signer'>,
  issuer: string,
  { clientId, keyId, mode, scopes, expiresAt }: KeyGrant,
  { page, consoleSession }: Bounds,
  lifeSeconds: number,
): Promise<Auth> {
  const now = Date.now()
  const endsAtMs = Math.min(
    now + lifeSeconds * 1000,
    expiresAt?.getTime() ?? Infinity,
    page?.untilMs ?? Infinity,
    consoleSession?.untilMs ?? Infinity,
  )
  const exp = Math.floor(endsAtMs / 1000)
  if (exp * 1000 - now < 1000) throw new AppError('API_KEY_NOT_FOUND')
  const token = await new SignJWT({
    client_id: clientId,
    key_id: keyId,
    scope: scopes.join(' '),
    ...(mode === 'test' && { mode }),
    ...(page && claimsOf(page)),
    ...(consoleSession && consoleClaims(consoleSession)),
  })
    .setProtectedHeader({ alg: signingAlgorithm, typ: type, kid })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setSubject(clientId)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(exp)
    .sign(signer)
  return { token, type: 'ACCESS_TOKEN', exp: exp * 1000 }
}

function grantIn(payload: JWTPayload, kid: string): TokenGrant {
  const page = pageIn(payload)
  const consoleSession = consoleIn(payload)
  return {
    clientId: String(payload.sub),
    keyId: String(payload.key_id),
    mode: payload.mode === 'test' ? 'test' : 'live',
    scopes: page ? [...pageScope.grants] : String(payload.scope).split(' '),
    expiresAt: new Date(Number(payload.exp) * 1000),
    kid,
    ...(page && { page }),
    ...(consoleSession && { consoleSession }),
  }
}

function failVerification(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  throw new AppError(cause instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', {
    cause,
  })
}
