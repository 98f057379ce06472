import { AppError } from '../../shared/errors.ts'

/** The newest version of the API, and the one that is used when a request names none. */
export const currentVersion = '1.0.0'
const versions = [currentVersion]

/**
 * The version that `Accept-Version` asks for: `1`, `1.x`, `1.0`, `1.0.0` and `*` all choose 1.0.0. Fastify's own version
 * constraint answers 404 to a request without the header and to an unknown version; a caller deserves the default and a reason.
 * @throws {AppError} VERSION_UNSUPPORTED
 */
export function resolveVersion(asked: string | undefined): string {
  if (asked === undefined) return currentVersion
  const wanted = asked.trim().replace(/(\.[x*])+$/, '')
  const version = versions.find(
    (candidate) => wanted === '*' || candidate === wanted || candidate.startsWith(`${wanted}.`),
  )
  if (version) return version
  throw new AppError('VERSION_UNSUPPORTED', {
    details: [{ field: 'Accept-Version', code: 'ENUM', message: `must be one of ${versions.join(', ')}` }],
  })
}
