import type { FastifyRequest } from 'fastify'
import { canonicalLanguage, queryOf, regionOf } from '../parameters.ts'
import { invalid, type Problem } from '../problems.ts'

export function newApiKey(request: FastifyRequest): string | undefined {
  const header = request.headers['x-goog-api-key']
  return (Array.isArray(header) ? header[0] : header) || queryOf(request).key
}

/** At most 36 letters of URL- and filename-safe base64. */
export function sessionTokenProblem(token: string | undefined): Problem | undefined {
  return token === undefined || /^[A-Za-z0-9_=-]{0,36}$/.test(token)
    ? undefined
    : invalid(
        'Invalid session token: it must be URL- and filename-safe base64 of at most 36 characters.',
        'session_token',
      )
}

type Locale = { languageCode?: string | undefined; regionCode?: string | undefined }

export function localeProblem({ languageCode, regionCode }: Locale): Problem | undefined {
  if (languageCode && !isTaken(languageCode))
    return invalid(`Invalid language code: ${languageCode}`, 'language_code')
  if (regionCode && !regionOf(regionCode))
    return invalid(`Invalid region code: ${regionCode}`, 'region_code')
  return undefined
}

/** Tags that are well formed and still refused: private use (qaa to qtz), and no country (ZZ). */
function isTaken(languageCode: string): boolean {
  const language = canonicalLanguage(languageCode)
  return language !== undefined && !/^q[a-t][a-z](-|$)|-ZZ$/.test(language)
}

/**
 * The paths of the field mask, from the header or the query. As at the provider, spaces are not
 * removed.
 */
export function maskPaths(request: FastifyRequest): string[] {
  const header = request.headers['x-goog-fieldmask']
  const query = queryOf(request)
  const text = (Array.isArray(header) ? header.join(',') : header) || query.fields || query.$fields
  return text ? text.split(',') : []
}

export function unknownPath(path: string): Problem {
  const cause = `Cannot find matching fields for path '${path}'.`
  const description = `Error expanding 'fields' parameter. ${cause}`
  return {
    kind: 'invalid',
    message: 'Request contains an invalid argument.',
    field: path,
    description,
  }
}

type SchemaError = { keyword: string; instancePath: string; message: string }

/** The problem for a body that does not match its schema. */
export function bodyProblem(errors: readonly SchemaError[]): Problem {
  const unknown = errors.find((error) => error.keyword === 'boolean')
  const path = (unknown ?? errors[0])?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const reason = unknown
    ? `Unknown name "${path}": Cannot find field.`
    : `Invalid value at '${path}': ${errors[0]?.message}`
  return invalid(`Invalid JSON payload received. ${reason}`, path)
}
