import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import type { ErrorDetail } from '../../../shared/errors/catalogue.ts'

/** The stable code for each keyword of JSON Schema. */
const codes: Record<string, string> = {
  required: 'REQUIRED',
  type: 'TYPE',
  additionalProperties: 'UNKNOWN_FIELD',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  minItems: 'TOO_FEW',
  maxItems: 'TOO_MANY',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  pattern: 'FORMAT',
  format: 'FORMAT',
  const: 'ENUM',
  enum: 'ENUM',
}

const formats: Record<string, string> = {
  country: 'must be an ISO 3166-1 alpha-2 country code, or XK',
  language: 'must be a BCP 47 language tag',
  name: 'must not begin or end with a space, or hold control characters',
  origin:
    'must be an origin as browsers send it, such as https://shop.example; http: for localhost only',
  reason: 'must be the code of a reason, as /docs/errors lists them',
  'not-blank': 'must hold more than spaces',
}

/** Names the field and the rule for each invalid part of a request. */
export function fieldErrors(
  errors: FastifySchemaValidationError[],
  context = 'body',
): ErrorDetail[] {
  return errors
    .filter(({ keyword }) => keyword in codes)
    .flatMap(({ keyword, instancePath, params, message }) => {
      const parent = instancePath.split('/').slice(1)
      const names = [params.requiredProperties ?? params.additionalProperties ?? []]
        .flat()
        .map(String)
      const paths = names.length > 0 ? names.map((name) => [...parent, name]) : [parent]
      const code = codes[keyword] ?? 'INVALID'
      return paths.map((path) => ({
        field: path.join('.') || context,
        code,
        message: sentence(keyword, params, message),
      }))
    })
}

function sentence(
  keyword: string,
  params: Record<string, unknown>,
  message = 'is not valid',
): string {
  if (keyword === 'required') return 'is required'
  if (keyword === 'additionalProperties') return 'is not a field of this request'
  if (keyword === 'format') return formats[String(params.format)] ?? message
  if (keyword === 'enum') return `must be one of: ${[params.allowedValues].flat().join(', ')}`
  if (keyword === 'pattern') return 'holds characters that are not allowed here, or is too long'
  return message
}
