import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isLanguage } from '../../services/edge/http/language.ts'
import { isCountry } from '../../shared/address/country/countries.ts'
import { isName, isOrigin } from '../../shared/api/client-rules.ts'
import { isReasonCode } from '../../shared/verdict/reasons.ts'

/** A JSON Schema of the document. */
export interface Schema {
  [keyword: string]: unknown
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

export interface Parameter {
  in: 'query' | 'path' | 'header'
  name: string
  required: boolean
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface Operation {
  method: string
  path: string
  operationId: string
  summary: string
  tags: string[]
  guard: 'accessToken' | 'apiKey' | undefined
  parameters: Parameter[]
  bodyRequired: boolean
  /** By media type. */
  bodies: Record<string, Content>
  responses: Record<string, { headers: Record<string, unknown>; content?: Record<string, Content> }>
}

/** The OpenAPI document as tests use it. */
export interface ApiDocument {
  operations: Operation[]
  /** Finds what a reference points to. */
  resolve<T>(node: T | { $ref: string }): T
  /** What is wrong with a value by a schema of the document: nothing if it is valid. */
  problems(schema: Schema, value: unknown): string[]
  /** The fields that are wrong, as `errors[]` of an answer names them. */
  wrongFields(schema: Schema, value: unknown): string[]
  /**
   * What is wrong with an answer: an undocumented status, media type or header, or a body that
   * breaks its schema.
   */
  problemsOfAnswer(
    operation: Operation,
    answer: { status: number; headers: Headers; text: string },
  ): string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a document is read here, and described above
export function readDocument(document: any): ApiDocument {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
  })
  // CommonJS: its default export is one property deeper for TypeScript than for Node.
  ;(addFormats as unknown as typeof addFormats.default)(ajv)
  ajv.addFormat('country', isCountry)
  ajv.addFormat('language', isLanguage)
  ajv.addFormat('name', isName)
  ajv.addFormat('origin', isOrigin)
  ajv.addFormat('reason', isReasonCode)
  ajv.addFormat('not-blank', (text: string) => text.trim() !== '')
  ajv.addVocabulary(['components'])
  // Named once, so that a component is compiled once, however many schemas refer to it.
  ajv.addSchema({ $id: 'api', components: document.components })
  const checks = new Map<Schema, ValidateFunction>()
  const compile = (schema: Schema): ValidateFunction =>
    ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')),
    )

  const resolve = <T>(node: T | { $ref: string }): T => {
    const ref = (node as { $ref?: string }).$ref
    if (ref === undefined) return node as T
    return ref
      .slice(2)
      .split('/')
      .reduce((part, key) => part[key], document)
  }

  function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
    const check = checks.get(schema) ?? compile(schema)
    checks.set(schema, check)
    return check(value) ? [] : (check.errors ?? [])
  }
  const problems = (schema: Schema, value: unknown) =>
    errorsOf(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)

  return {
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      // biome-ignore lint/suspicious/noExplicitAny: any part of the document
      Object.entries(methods as Record<string, any>).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operationId: operation.operationId,
        summary: operation.summary,
        tags: operation.tags ?? [],
        guard: Object.keys(operation.security?.[0] ?? {})[0] as Operation['guard'],
        parameters: (operation.parameters ?? []).map(resolve),
        bodyRequired: operation.requestBody?.required ?? false,
        bodies: operation.requestBody?.content ?? {},
        responses: operation.responses,
      })),
    ),
    resolve,
    problems,
    wrongFields: (schema, value) =>
      errorsOf(schema, value).map(({ instancePath, params }) => {
        const named = params.missingProperty ?? params.additionalProperty ?? []
        const keys = instancePath
          .split('/')
          .slice(1)
          .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
        return [...keys, named].flat().join('.') || 'body'
      }),
    problemsOfAnswer({ responses }, { status, headers, text }) {
      const response = responses[status]
      if (!response) return [`${status} is not documented`]
      const undocumented = [...headers.keys()].filter(
        (name) =>
          !usual.has(name) &&
          !ofHardening.test(name) &&
          !Object.keys(response.headers).some((known) => known.toLowerCase() === name),
      )
      const found = undocumented.map((name) => `the header ${name} is not documented`)
      const type = headers.get('content-type')?.split(';')[0] ?? ''
      const content = response.content?.[type]
      if (!content) return [...found, `${type || 'no media type'} is not documented with ${status}`]
      const value = type === 'application/json' ? JSON.parse(text) : text
      return [...found, ...problems(content.schema, value)]
    },
  }
}

/** Headers that any HTTP answer may have. */
const usual = new Set(
  'connection content-length content-type date keep-alive link transfer-encoding vary x-accel-buffering'.split(
    ' ',
  ),
)

/** Headers that browsers look at, which a caller has no need to know. */
const ofHardening =
  /^(access-control-|cross-origin-|content-security-|strict-transport-|referrer-|origin-agent-|x-(content|frame|dns|download|permitted|xss)-)/

/** All examples of a parameter or a body. */
export const examplesOf = ({
  example,
  examples = {},
}: Pick<Content, 'example' | 'examples'>): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
]
