import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { ErrorEnvelope, metadataExample } from '../../../shared/api/envelope.ts'
import { catalogue, type ErrorName, isTemporary } from '../../../shared/errors/catalogue.ts'
import { pathOf } from '../http/envelope.ts'
import { statusTexts } from '../http/status-texts.ts'
import { currentVersion } from '../http/versions.ts'
import type { Reference } from './described-route.ts'
import { exampleOf, hoistTitled, type Schema } from './example.ts'
import { headers, parameters } from './headers.ts'
import { introduction, tags } from './introduction.ts'

interface Operation {
  'x-reference'?: Reference
  operationId?: string
  security?: object[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, Content> }
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, Content> }
  >
}

interface Parameter {
  required: boolean
  schema: Schema
  example?: unknown
}

interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown } | { $ref: string }>
}

type HeaderName = keyof typeof headers

/** Headers of the cost. Failures have them too. */
const isCost = (name: HeaderName) =>
  name === 'Server-Timing' || name === 'X-Provider-Calls' || name === 'X-Provider'

const guardedHeaders = ['RateLimit', 'RateLimit-Policy', 'Deprecation', 'Sunset'] as const

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Makes the OpenAPI 3.1 document of the schemas of the routes and their `config.reference`. */
export const documentOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Address service',
      version: currentVersion,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' } as { name: string },
    },
    servers: [{ url: '/' }],
    tags,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Lasts a day; one for a page 15 minutes',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-SERVICE-API-KEY',
          description: 'Kept by servers only',
        },
      },
      parameters: parameters as never,
      headers: headers as never,
      examples: Object.fromEntries(errorNames().map((name) => [name, errorExample(name)])),
    },
  },
  convertConstToEnum: false,
  transform: ({ schema, url, route }) => {
    const reference = { 'x-reference': route.config?.reference }
    if (schema?.hide || !reference['x-reference']) return { schema, url }
    // GET and DELETE accept a body with `refresh`, which OpenAPI cannot describe. It is in the
    // query too.
    const { body, ...rest } = schema
    const isBodiless = route.method === 'GET' || route.method === 'DELETE'
    return { url, schema: { ...(isBodiless ? rest : schema), ...reference } }
  },
  transformObject: (made) =>
    ('openapiObject' in made ? complete(made.openapiObject as Document) : made) as never,
}

function complete(document: Document): Document {
  const { schemas } = document.components
  schemas.Error = plain(ErrorEnvelope)
  for (const [path, operations] of Object.entries(document.paths))
    for (const operation of Object.values(operations)) completeOperation(path, operation)
  hoistTitled([document.paths, schemas.Error.properties], schemas)
  return document
}

function completeOperation(path: string, operation: Operation): void {
  const reference = operation['x-reference']
  delete operation['x-reference']
  if (!reference) return
  const { errors, requestHeaders = [], responseHeaders = [], bodies, plainResponses } = reference
  operation.security ??= []
  operation.parameters = [
    ...(operation.parameters ?? []).map(withExample),
    ...(['requestId', 'version', ...requestHeaders] as const).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
  ]
  if (bodies) operation.requestBody = { required: true, content: contentOf(bodies) }
  else if (operation.requestBody) completeBody(operation.requestBody)

  const always: HeaderName[] = [
    'X-Request-Id',
    'Cache-Control',
    ...(operation.security.length > 0 ? guardedHeaders : []),
  ]
  for (const [status, response] of Object.entries(operation.responses)) {
    response.description = statusTexts[status] ?? ''
    response.headers = headersOf([...always, ...responseHeaders])
    for (const content of Object.values(response.content ?? {}))
      if (!content.examples) content.example ??= responseExample(path, content.schema)
    if (status === '200' && plainResponses)
      response.content = { ...response.content, ...contentOf(plainResponses) }
  }
  const byCode = [...errors].sort((a, b) => catalogue[a].code - catalogue[b].code)
  for (const [status, names = []] of Object.entries(
    Object.groupBy(byCode, (name) => catalogue[name].status),
  ))
    operation.responses[status] = errorResponse(
      status,
      names,
      [...always, ...responseHeaders.filter(isCost)],
      operation.responses[status],
    )
}

/** Required parameters alone have an example: Swagger UI would send the others along. */
function withExample(parameter: Parameter | { $ref: string }) {
  if (!('schema' in parameter)) return parameter
  if (parameter.required) return { example: exampleOf(parameter.schema), ...parameter }
  const { example: _, ...optional } = parameter
  const { examples: __, ...schema } = parameter.schema
  return { ...optional, schema }
}

/** An example of a response; in the envelope it has the path of its operation. */
function responseExample(path: string, schema: Schema): unknown {
  const example = exampleOf(schema) as { metadata?: object } | undefined
  return example?.metadata
    ? { ...example, metadata: { ...example.metadata, path: pathOf(path) } }
    : example
}

/** A body without required fields is optional. */
function completeBody(body: NonNullable<Operation['requestBody']>): void {
  const contents = Object.values(body.content)
  body.required = contents.some(({ schema }) => (schema.required ?? []).length > 0)
  for (const content of contents)
    if (content.example === undefined && !content.examples)
      content.example = exampleOf(content.schema)
}

const contentOf = (media: NonNullable<Reference['bodies']>): Record<string, Content> =>
  Object.fromEntries(
    Object.entries(media).map(([type, { schema, examples }]) => [
      type,
      {
        schema: plain(schema),
        examples: Object.fromEntries(
          Object.entries(examples).map(([summary, value]) => [camel(summary), { summary, value }]),
        ),
      },
    ]),
  )

/** All errors of one HTTP status, with the success or other response that the route has for it. */
function errorResponse(
  status: string,
  names: ErrorName[],
  always: readonly HeaderName[],
  routeResponse: Operation['responses'][string] | undefined,
): Operation['responses'][string] {
  const headerNames: HeaderName[] = [...always]
  if (names.some(isTemporary)) headerNames.push('Retry-After')
  if (status === '401') headerNames.push('WWW-Authenticate')
  const statusCode = { enum: names.map((name) => catalogue[name].code) }
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { statusCode } }] }
  const examples = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/examples/${name}` }]),
  )
  const routeContent = routeResponse?.content?.['application/json']
  const content = routeContent
    ? {
        schema: { anyOf: [routeContent.schema, schema] },
        examples: { own: { value: routeContent.example }, ...examples },
      }
    : { schema, examples }
  const lines = names.map((name) => {
    const { code, message, action } = catalogue[name]
    return `- \`${code}\` ${message}. ${action}`
  })
  return {
    description: lines.join('\n'),
    headers: headersOf(headerNames),
    content: { 'application/json': content },
  }
}

function errorExample(name: ErrorName) {
  const { code, message, explanation } = catalogue[name]
  const unknown = {
    field: 'colour',
    code: 'UNKNOWN_FIELD',
    message: 'is not a field of this request',
  }
  return {
    summary: message,
    description: explanation,
    value: {
      statusCode: code,
      message,
      metadata: metadataExample,
      errors: name === 'REQUEST_INVALID' ? [unknown] : [],
    },
  }
}

function errorNames(): ErrorName[] {
  return Object.keys(catalogue) as ErrorName[]
}

const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const camel = (words: string) =>
  words.toLowerCase().replace(/[^a-z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase())

/** A TypeBox schema as plain JSON. */
const plain = (schema: object): Schema => JSON.parse(JSON.stringify(schema))
