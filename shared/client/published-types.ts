import type { TSchema } from 'typebox'
import { AutocompleteData, AutocompleteRequest, Prediction } from '../api/autocomplete.ts'
import {
  Batch,
  BatchSummary,
  CreatedBatch,
  DryRun,
  ResultRow,
  ResultsQuery,
  SelectionBody,
  UploadProblem,
  UploadQuery,
} from '../api/batch.ts'
import { Decided, ResultDecision } from '../api/decisions.ts'
import { DetailsQuery, PlaceDetails } from '../api/details.ts'
import { ErrorEnvelope } from '../api/envelope.ts'
import { Verdict } from '../api/judgement.ts'
import { LimitsData } from '../api/limits.ts'
import { OneOf } from '../api/one-of.ts'
import { Erased, StoredAddress, StoredAddressBody } from '../api/stored-address.ts'
import { ValidateData, ValidateRequest } from '../api/validate.ts'
import { catalogue } from '../errors/catalogue.ts'
import { parts } from '../ingest/row.ts'

/** The types that the client imports from outside of its folder, by their names there. */
const schemas: Record<string, TSchema> = {
  AutocompleteData,
  AutocompleteRequest,
  Batch,
  BatchStatus: Batch.properties.status,
  BatchSummary,
  CreatedBatch,
  Decided,
  DetailsQuery,
  DryRun,
  Erased,
  ErrorEnvelope,
  Inclusion: ResultsQuery.properties.include.items,
  LimitsData,
  Part: OneOf(parts, 'A field of a stored address, or a part of one'),
  PlaceDetails,
  Prediction,
  ResultDecision,
  ResultRow,
  SelectionBody,
  StoredAddress,
  StoredAddressBody,
  UploadProblem,
  UploadQuery,
  ValidateData,
  ValidateRequest,
  VerdictName: Verdict,
  Version: Decided.properties.changed.items,
}

/** The part of JSON Schema that the API uses. */
interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
}

/**
 * Type declarations of the API for users without TypeBox: what `Static` makes of the schemas, with
 * their descriptions.
 */
export function publishedTypes(): string {
  const types = Object.entries(schemas as Record<string, JsonSchema>).map(
    ([name, schema]) => `${docOf(schema)}export type ${name} = ${typeOf(schema)}\n`,
  )
  const errors = Object.entries(catalogue).map(
    ([name, { code, message }]) => `/** ${message} */\n${name}: { code: ${code} }\n`,
  )
  return `${types.join('\n')}\nexport declare const catalogue: {\n${errors.join('')}}\n`
}

function typeOf({
  type,
  const: only,
  enum: names,
  items,
  properties = {},
  required = [],
}: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (names) return names.map((name) => JSON.stringify(name)).join(' | ')
  if (type === 'array' && items) return `Array<${typeOf(items)}>`
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean') return type
  if (type !== 'object') throw new Error(`No type is known for ${type}`)
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `\n${docOf(schema)}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{${lines.join('').replaceAll('\n', '\n  ')}\n}`
}

const docOf = ({ description }: JsonSchema) =>
  description ? `/** ${description.replaceAll('*/', '* /')} */\n` : ''
