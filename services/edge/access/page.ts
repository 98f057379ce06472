import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload } from 'jose'
import type { Scope } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'

/** The page that a token was given to. It stays the same when the token is renewed. */
export interface Page {
  id: string
  /** The end of the last token: Unix time in milliseconds, whole seconds. */
  untilMs: number
  /** The only origin that the page may have; absent when any origin of its client is allowed. */
  origin?: string
}

/**
 * The `scope` of page tokens, and the scopes of a key that it stands for. Services that do not know
 * it must read it as no scope at all.
 */
export const pageScope = { name: 'page', grants: ['address'] } as const satisfies {
  name: string
  grants: Scope[]
}

/** A new page. Its last token ends in `lifeSeconds`. */
export const newPage = (lifeSeconds: number, origin: string | undefined, nowMs: number): Page => ({
  id: randomUUID(),
  untilMs: (Math.floor(nowMs / 1000) + lifeSeconds) * 1000,
  ...(origin !== undefined && { origin }),
})

/** The claims of a page token. Pure. */
export const claimsOf = ({ id, untilMs, origin }: Page) => ({
  scope: pageScope.name,
  page_id: id,
  page_until: untilMs / 1000,
  ...(origin !== undefined && { page_origin: origin }),
})

/**
 * The page of a verified token; undefined if it is no page token.
 * @throws {errors.JWTExpired} when the page's time is over
 * @throws {errors.JWTInvalid} when a claim is missing
 */
export function pageIn(payload: JWTPayload): Page | undefined {
  const { scope, page_id: id, page_until: until, page_origin: origin } = payload
  if (scope !== pageScope.name) return undefined
  if (typeof id !== 'string' || typeof until !== 'number') throw new errors.JWTInvalid()
  if (until * 1000 <= Date.now()) throw new errors.JWTExpired('The page has ended', payload)
  return { id, untilMs: until * 1000, ...(origin !== undefined && { origin: String(origin) }) }
}

/** A key gets page tokens only if it has their scopes itself. @throws {AppError} SCOPE_MISSING */
export function throwUnlessPageScopes({ scopes }: KeyGrant): void {
  const missing = pageScope.grants.find((scope) => !scopes.includes(scope))
  if (missing) throw scopeMissing(missing)
}

/** SCOPE_MISSING for a key without this scope. */
export const scopeMissing = (scope: Scope): AppError =>
  new AppError('SCOPE_MISSING', {
    details: [{ code: scope.toUpperCase(), message: `needs a key with the scope ${scope}` }],
  })
