import { errors, importJWK, type JWTHeaderParameters } from 'jose'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPollingOnDemand } from '../../../shared/runtime/polling-on-demand.ts'
import type { KeptKey } from '../../../shared/store/signing-keys.ts'
import { entityTag } from '../http/entity-tag.ts'

/** A JWK Set (RFC 7517) as JSON, and its strong entity tag (RFC 9110 §8.8.3). */
export interface JwkSet {
  json: string
  etag: string
}

/** The published keys, imported for signing and verifying. */
export type KeySet = Awaited<ReturnType<typeof importKeys>>

/** The published keys as this edge last read them. */
export interface PublishedKeys {
  current(): KeySet
  /**
   * The key that verifies a token with this header. Rejects with JWKSNoMatchingKey when there is
   * none, and with STORE_UNAVAILABLE when it is unknown and the keys cannot be read.
   */
  verifierOf(header: Partial<JWTHeaderParameters>): Promise<Verifier>
  stop(): void
}

type Verifier = Awaited<ReturnType<typeof importJWK>>

export const signingAlgorithm = 'EdDSA'

/** After a signing key was withdrawn, many clients may go on sending tokens that it signed. */
const maxUnknownKids = 1000
const readEveryMs = 1000
/** Our key ids are SHA-256 thumbprints (RFC 7638). */
const thumbprint = /^[\w-]{43}$/

/**
 * Reads the keys every second, and at once when a token names an unknown key, which another edge
 * may just have made. Calls `onWithdrawn` after a read in which a key is missing. Rejects when the
 * first read fails.
 */
export async function watchPublishedKeys(
  load: () => Promise<KeptKey[]>,
  log: Logger,
  onWithdrawn: () => void,
): Promise<PublishedKeys> {
  let keySet = await importKeys(await load())
  const unknownKids = new LRUCache<string, true>({ max: maxUnknownKids })

  async function read(): Promise<void> {
    const keys = await load()
    if (stateOf(keys) === keySet.state) return
    const before = keySet
    keySet = await importKeys(keys)
    if ([...before.verifiers.keys()].some((kid) => !keySet.verifiers.has(kid))) onWithdrawn()
  }

  const polling = startPollingOnDemand(read, readEveryMs, watchOutage(log, 'read signing keys'))

  return {
    current: () => keySet,
    async verifierOf({ kid = '' }) {
      const known = keySet.verifiers.get(kid)
      if (known) return known
      if (thumbprint.test(kid) && !unknownKids.has(kid)) {
        await polling.readNow().catch((cause) => {
          throw new AppError('STORE_UNAVAILABLE', { cause })
        })
        const fresh = keySet.verifiers.get(kid)
        if (fresh) return fresh
        // A key is stored before it signs. A key that is not stored now will never be.
        unknownKids.set(kid, true)
      }
      throw new errors.JWKSNoMatchingKey()
    },
    stop: polling.stop,
  }
}

const signingOf = (keys: KeptKey[]) =>
  keys.find(({ privateJwk, ageMs }) => privateJwk && ageMs >= 0)

/** Equal for equal key sets, which need no new import. */
const stateOf = (keys: KeptKey[]) => [signingOf(keys), ...keys].map((key) => key?.kid).join()

async function importKeys(keys: KeptKey[]) {
  const signing = signingOf(keys)
  if (!signing?.privateJwk) throw new Error('There is no signing key')
  const verifiers = await Promise.all(
    keys.map(
      async ({ kid, publicJwk }) => [kid, await importJWK(publicJwk, signingAlgorithm)] as const,
    ),
  )
  return {
    state: stateOf(keys),
    kid: signing.kid,
    signer: await importJWK(signing.privateJwk, signingAlgorithm),
    verifiers: new Map(verifiers),
    jwkSet: jwkSetOf(keys),
  }
}

function jwkSetOf(keys: KeptKey[]): JwkSet {
  const json = JSON.stringify({
    keys: keys.map(({ publicJwk, kid }) => ({
      ...publicJwk,
      kid,
      alg: signingAlgorithm,
      use: 'sig',
    })),
  })
  return { json, etag: entityTag(json) }
}
