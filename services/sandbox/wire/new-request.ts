import type { FastifyRequest } from 'fastify'
import { canonicalLanguage, queryOf, regionOf } from '../parameters.ts'
import { invalid, type Problem } from '../problems.ts'

export function newApiKey(request: FastifyRequest): string | undefined {
  const header = request.headers['x-goog-api-key']
  return (Array.isArray(header) ? header[0] : header) || queryOf(request).key
}

/** URL- and filename-safe base64 letters, at most 36: provider-contract §4. */
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
  if (languageCode && !canonicalLanguage(languageCode))
    return invalid(`Invalid language code: ${languageCode}`, 'language_code')
  if (regionCode && !regionOf(regionCode)) return invalid(`Invalid region code: ${regionCode}`, 'region_code')
  return undefined
}

/** The paths of the field mask, from the header or the query; no spaces are taken out, as the provider takes none. */
export function maskPaths(request: FastifyRequest): string[] {
  const header = request.headers['x-goog-fieldmask']
  const query = queryOf(request)
  const text = (Array.isArray(header) ? header.join(',') : header) || query.fields || query.$fields
  return text ? text.split(',') : []
}

export function unknownPath(path: string): Problem {
  const description = `Error expanding 'fields' parameter. Cannot find matching fields for path '${path}'.`
  return { kind: 'invalid', message: 'Request contains an invalid argument.', field: path, description }
}

type SchemaError = { keyword: string; instancePath: string; message: string }

/** What a body that its schema refuses is told. */
export function bodyProblem(errors: readonly SchemaError[]): Problem {
  const unknown = errors.find((error) => error.keyword === 'boolean')
  const path = (unknown ?? errors[0])?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const reason = unknown
    ? `Unknown name "${path}": Cannot find field.`
    : `Invalid value at '${path}': ${errors[0]?.message}`
  return invalid(`Invalid JSON payload received. ${reason}`, path)
}
