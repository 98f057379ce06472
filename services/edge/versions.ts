import { AppError } from '../../shared/errors.ts'

/** A version of the API. README, "Versions", says how long one lives. */
export interface Version {
  version: string
  /** From then on a newer one should be used (RFC 9745). */
  deprecatedAt?: Date
  /** From then on it doesn't answer any more (RFC 8594); not before `deprecatedAt`. */
  sunsetAt?: Date
}

/** The newest version of the API, and the one that is used when a request names none. */
export const currentVersion = '1.0.0'

/** All of them, the newest first. */
export const versions: readonly Version[] = [{ version: currentVersion }]

/**
 * The version that `Accept-Version` asks for: `1`, `1.x`, `1.0`, `1.0.0` and `*` all choose 1.0.0. Fastify's own version
 * constraint answers 404 to a request without the header and to an unknown version; a caller deserves the default and a reason.
 * @throws {AppError} VERSION_UNSUPPORTED
 */
export function resolveVersion(asked: string | undefined, known = versions, at = Date.now()): Version {
  const living = known.filter(({ sunsetAt }) => sunsetAt === undefined || at < sunsetAt.getTime())
  const wanted = asked?.trim().replace(/(\.[x*])+$/, '') ?? '*'
  const found = living.find(({ version }) => wanted === '*' || version === wanted || version.startsWith(`${wanted}.`))
  if (found) return found
  const names = living.map(({ version }) => version).join(', ')
  throw new AppError('VERSION_UNSUPPORTED', {
    details: [{ field: 'Accept-Version', code: 'ENUM', message: `must be one of ${names}` }],
  })
}
