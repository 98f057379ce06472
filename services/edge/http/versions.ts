import { AppError } from '../../../shared/errors/catalogue.ts'

/** A version of the API. `shared/api/README.md` says how long one lives. */
export interface Version {
  version: string
  /** From this time on callers should use a newer version (RFC 9745). */
  deprecatedAt?: Date
  /** From this time on the version is not available (RFC 8594); not before `deprecatedAt`. */
  sunsetAt?: Date
}

/** The newest version of the API, and the one that is used when a request names none. */
export const currentVersion = '1.0.0'

/** All versions, the newest first. */
export const versions: readonly Version[] = [{ version: currentVersion }]

/**
 * The version that `Accept-Version` asks for: `1`, `1.x`, `1.0`, `1.0.0` and `*` all choose 1.0.0.
 * Fastify's own version constraint does not fit: it answers 404 without the header, and 404 to an
 * unknown version without a reason.
 * @throws {AppError} VERSION_UNSUPPORTED
 */
export function resolveVersion(
  asked: string | undefined,
  known = versions,
  at = Date.now(),
): Version {
  const living = known.filter(({ sunsetAt }) => sunsetAt === undefined || at < sunsetAt.getTime())
  const wanted = withoutWildcards(asked?.trim() ?? '*')
  const found = living.find(
    ({ version }) => wanted === '*' || version === wanted || version.startsWith(`${wanted}.`),
  )
  if (found) return found
  const names = living.map(({ version }) => version).join(', ')
  throw new AppError('VERSION_UNSUPPORTED', {
    details: [{ field: 'Accept-Version', code: 'ENUM', message: `must be one of ${names}` }],
  })
}

/** `1` of `1.x.x`. A regular expression would need quadratic time for a hostile header. */
function withoutWildcards(asked: string): string {
  const [first = '', ...parts] = asked.split('.')
  const end = parts.findLastIndex((part) => part !== 'x' && part !== '*') + 1
  return [first, ...parts.slice(0, end)].join('.')
}
