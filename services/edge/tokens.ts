import { randomUUID } from 'node:crypto'
import {
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  jwtVerify,
  SignJWT,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Auth } from '../../shared/api/envelope.ts'
import { AppError } from '../../shared/errors.ts'
import type { KeyGrant } from '../../shared/store/clients.ts'
import type { KeptKey, SigningKey } from '../../shared/store/signing-keys.ts'

/** Issues and checks access tokens (specification §5): JWTs as in RFC 9068, signed with Ed25519. */
export interface Tokens {
  issue(grant: KeyGrant): Promise<Auth>
  /** What a token grants: at once where it was checked before. Rejects with TOKEN_EXPIRED or TOKEN_INVALID. */
  verify(token: string): KeyGrant | Promise<KeyGrant>
  /** The public keys, for `/.well-known/jwks.json`. */
  jwks(): JSONWebKeySet
}

/** Specification §5.1: one day. */
const lifetimeSeconds = 86_400
const algorithm = 'EdDSA'
const type = 'at+jwt'

/** A token is long-lived and sent with every keystroke: its signature is checked once per edge, its expiry each time. */
const rememberedTokens = 10_000

export async function makeSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  return { kid, publicJwk, privateJwk: await exportJWK(privateKey) }
}

/** `load` gives the signing keys, the newest first: it signs, all of them verify. */
export async function createTokens(load: () => Promise<KeptKey[]>, issuer: string): Promise<Tokens> {
  const keys = await load()
  const newest = keys.find(({ privateJwk }) => privateJwk)
  if (!newest?.privateJwk) throw new Error('There is no signing key')
  const signer = await importJWK(newest.privateJwk, algorithm)
  const verifiers = new Map(
    await Promise.all(keys.map(async (key) => [key.kid, await importJWK(key.publicJwk, algorithm)] as const)),
  )
  const verified = new LRUCache<string, { grant: KeyGrant; expiresAt: number }>({ max: rememberedTokens })

  const check = async (token: string) => {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const verifier = verifiers.get(kid ?? '')
        if (!verifier) throw new errors.JWKSNoMatchingKey()
        return verifier
      },
      {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: issuer,
        requiredClaims: ['exp', 'sub', 'jti', 'key_id', 'scope'],
      },
    )
    const grant = {
      clientId: String(payload.sub),
      keyId: String(payload.key_id),
      scopes: String(payload.scope).split(' '),
    }
    return { grant, expiresAt: Number(payload.exp) * 1000 }
  }

  const checkOnce = async (token: string) => {
    try {
      const fresh = await check(token)
      verified.set(token, fresh)
      return fresh.grant
    } catch (cause) {
      throw new AppError(cause instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', { cause })
    }
  }

  return {
    async issue({ clientId, keyId, scopes }) {
      const issuedAt = Math.floor(Date.now() / 1000)
      const exp = issuedAt + lifetimeSeconds
      const token = await new SignJWT({ client_id: clientId, key_id: keyId, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: newest.kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(clientId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(exp)
        .sign(signer)
      return { token, type: 'ACCESS_TOKEN', exp: exp * 1000 }
    },

    verify(token) {
      const known = verified.get(token)
      return known && known.expiresAt > Date.now() ? known.grant : checkOnce(token)
    },

    jwks: () => ({ keys: keys.map((key) => ({ ...key.publicJwk, kid: key.kid, alg: algorithm, use: 'sig' })) }),
  }
}
