import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { sessionSeconds } from '../access/console-session.ts'
import { foreignOrigin } from './origins.ts'

/** A new secret: 256 random bits. The cookie holds it, the database its hash. */
export const makeSessionSecret = () => randomBytes(32).toString('base64url')
const secretPattern = /^[\w-]{43}$/

/**
 * Browsers take a cookie with the prefix `__Host-` only over HTTPS and from this very host. So no
 * page of a sibling domain can put another person's session in its place. Over plain HTTP, as on
 * one's own machine, they refuse it.
 */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-console-session' : 'console-session')

/**
 * Whether the browser speaks HTTPS. It says so in `Origin` itself, also behind a proxy that this
 * edge does not know.
 */
const isSecure = ({ headers, protocol }: FastifyRequest) =>
  protocol === 'https' || headers.origin?.startsWith('https://') === true

/** The secret in the request's cookie. */
export function sessionSecretOf(request: FastifyRequest): string | undefined {
  const name = cookieName(isSecure(request))
  const cookies = request.headers.cookie?.split(/; */) ?? []
  const secret = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return secret !== undefined && secretPattern.test(secret) ? secret : undefined
}

/** The `Set-Cookie` that makes the browser keep a secret, or without one forget it. */
export function sessionCookie(request: FastifyRequest, secret: string | undefined): string {
  const secure = isSecure(request)
  const parts = [
    `${cookieName(secure)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === undefined ? 0 : sessionSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ]
  return parts.join('; ')
}

/**
 * Refuses requests that no page of this very host has sent: the cookie would go along with those of
 * a sibling domain, whatever its `SameSite`. A page can set neither header. Browsers send
 * `Sec-Fetch-Site` over HTTPS and to their own machine, and `Origin` with every POST and DELETE.
 * @throws {AppError} ORIGIN_NOT_ALLOWED
 */
export function throwUnlessConsolePage(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOwn =
    foreignOrigin(request) === undefined &&
    (site === undefined ? origin !== undefined : site === 'same-origin')
  if (!isOwn) throw new AppError('ORIGIN_NOT_ALLOWED')
}
