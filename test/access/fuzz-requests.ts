import fc from 'fast-check'
import { examplesOf, type Operation, type Parameter, type Schema } from './api-document.ts'
import type { WireRequest } from './open-connections.ts'

/** A random request, and its faults by the OpenAPI document. */
export interface FuzzRequest extends WireRequest {
  /**
   * The JSON body, to be checked against the document. Absent where it is not JSON, or is not
   * checked first.
   */
  json?: { value: unknown; schema: Schema }
  /** Fields of the query that are certainly invalid. */
  wrong: string[]
}

const json = 'application/json'
const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const byFormat: Record<string, fc.Arbitrary<string>> = {
  country: fc.constantFrom('FR', 'de', 'US', 'JP', 'gb'),
  reason: fc.constantFrom('misspelt_street', 'confirmed_by_person', 'internal'),
  language: fc.constantFrom('en', 'pt-BR', 'zh-Hant-TW', 'ar', 'fr-CH-1996'),
}

/** Values that a schema allows. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { examples = [] } = schema as { examples?: unknown[] }
  const made = madeOf(schema)
  return examples.length > 0 ? fc.oneof(made, fc.constantFrom(...examples)) : made
}

function madeOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(valuesOf))
  const { minimum, maximum, minItems, maxItems } = schema as Record<string, number | undefined>
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 })
    case 'number':
      return fc.double({ min: minimum ?? -1000, max: maximum ?? 1000, noNaN: true })
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: minItems ?? 0,
        maxLength: Math.min(maxItems ?? 4, 4),
      })
    case 'object':
      return objectOf(schema)
    default:
      return textOf(schema)
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]),
  )
  return fc.record(parts, { requiredKeys: required })
}

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const known = byFormat[String(format)]
  if (known) return known
  const bounds = {
    minLength: Number(minLength ?? 0),
    maxLength: Math.min(Number(maxLength ?? 60), 60),
  }
  const isSimple = typeof pattern === 'string' && !pattern.includes('\\p')
  const made = isSimple
    ? fc.stringMatching(new RegExp(pattern))
    : fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }))
  return format === 'not-blank' ? made.filter((text) => text.trim() !== '') : made
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/**
 * Values of which most break a rule of a schema: another type, too long, too large, NUL, half a
 * surrogate pair, deep.
 */
function oddValueOf(schema: Schema): fc.Arbitrary<unknown> {
  const {
    maximum = 0,
    minimum = 0,
    maxLength = 1000,
    maxItems = 20,
  } = schema as Record<string, number | undefined>
  return fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      '',
      ' ',
      'x',
      '0',
      [],
      {},
      [null],
      { toString: 1 },
      [[]],
    ),
    fc.constantFrom(maximum + 1, minimum - 1, maximum + 0.5, 1e308, -1e308, 2 ** 53, 5e-324, -0),
    fc.constantFrom(
      'x'.repeat(maxLength + 1),
      '😀'.repeat(maxLength + 1),
      `e${'\u0301'.repeat(5000)}`,
    ),
    fc.constantFrom(
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202eabc',
      '\ufeff',
      '\r\n',
      "'; drop table batches; --",
      '{{7*7}}',
      '%00',
      '../..',
    ),
    fc.constant(Array.from({ length: maxItems + 1 }, () => 'x')),
    fc.integer({ min: 2, max: 2000 }).map(nested),
    anyText,
    fc.jsonValue({ maxDepth: 3 }),
  )
}

/** A valid value with one of its fields, at any depth, replaced, taken away or added. */
function brokenOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties } = schema
  if (!properties) return oddValueOf(schema)
  const names = Object.keys(properties)
  const replaced = fc
    .tuple(valuesOf(schema), fc.constantFrom(...names))
    .chain(([whole, name]) =>
      brokenOf(properties[name] ?? {}).map((part) => ({ ...(whole as object), [name]: part })),
    )
  const lessOne = fc.tuple(valuesOf(schema), fc.constantFrom(...names)).map(([whole, name]) => {
    const { [name]: _, ...rest } = whole as Record<string, unknown>
    return rest
  })
  const more = fc
    .tuple(
      valuesOf(schema),
      fc.oneof(anyText, fc.constantFrom('Input', 'INPUT ', '__proto', 'toString', 'a.b', '0')),
      fc.jsonValue({ maxDepth: 1 }),
    )
    .map(([whole, name, value]) => ({ ...(whole as object), [name]: value }))
  return fc.oneof({ arbitrary: replaced, weight: 5 }, lessOne, more, oddValueOf(schema))
}

const oddBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '{',
    '[',
    '"',
    '{"input":',
    '{"a":1}}',
    '{"input":1e999}',
    'NaN',
    'undefined',
    "{'a':1}",
    '\ufeff{}',
    '{"__proto__":{"x":1}}',
    '\0',
    '[]',
    'null',
    '7',
    '""',
  ),
  fc
    .integer({ min: 1, max: 20_000 })
    .map((depth) => `${'{"near":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constant(`{"input":"${'x'.repeat(70_000)}"}`),
)

/** A query, and which of its fields are surely wrong. */
interface Query {
  pairs: string[][]
  wrong: string[]
}

const queryOf = (parameters: Parameter[]) => parameters.filter((one) => one.in === 'query')
const pairsOf = (name: string, value: unknown): string[][] =>
  [value].flat().map((one) => [name, String(one)])

/** A query as the document wants it. */
function goodQuery(parameters: Parameter[]): fc.Arbitrary<string[][]> {
  const known = queryOf(parameters)
  const parts = Object.fromEntries(
    known.map(({ name, schema, ...one }) => {
      const [example] = examplesOf(one)
      return [
        name,
        example === undefined ? valuesOf(schema) : fc.oneof(valuesOf(schema), fc.constant(example)),
      ]
    }),
  )
  return fc
    .record(parts, {
      requiredKeys: known.filter(({ required }) => required).map(({ name }) => name),
    })
    .map((query) => Object.entries(query).flatMap(([name, value]) => pairsOf(name, value)))
}

/**
 * A parameter that is certainly invalid, with its name in the error; or one that may be invalid.
 */
function badPair({ name, schema }: Parameter): fc.Arbitrary<Query> {
  const surely = (...values: string[]) =>
    fc.constantFrom(...values).map((value) => ({ pairs: [[name, value]], wrong: [name] }))
  const perhaps: fc.Arbitrary<Query> = fc.oneof(
    anyText.map((value) => ({ pairs: [[name, value]], wrong: [] })),
    fc.constantFrom<Query[]>(
      { pairs: [['1'], ['2']].map(([value = '']) => [name, value]), wrong: [] },
      { pairs: [[`${name}[]`, '1']], wrong: [`${name}[]`] },
      { pairs: [[name, '']], wrong: [] },
    ),
  )
  if (schema.type === 'integer')
    return fc.oneof(perhaps, surely('x', '-1', '0x', '1e9', '99999999999999999999', 'NaN'))
  if (schema.type === 'boolean') return fc.oneof(perhaps, surely('x', 'yes', '2', '[]'))
  if ('const' in schema || schema.enum || schema.items?.enum)
    return fc.oneof(perhaps, surely('nonsense', ' '))
  if (typeof schema.maxLength === 'number')
    return fc.oneof(perhaps, surely('x'.repeat(schema.maxLength + 1)))
  return perhaps
}

function badQuery(parameters: Parameter[], isStrict: boolean): fc.Arbitrary<Query> {
  const unknown = fc
    .constantFrom('colour', 'Refresh', '0', 'a.b', 'é')
    .map((name) => ({ pairs: [[name, 'x']], wrong: isStrict ? [name] : [] }))
  const known = queryOf(parameters)
  const bad = known.length > 0 ? fc.oneof(unknown, ...known.map(badPair)) : unknown
  return fc.tuple(goodQuery(parameters), bad).map(([good, { pairs, wrong }]) => ({
    pairs: [...good.filter(([name]) => !pairs.some(([other]) => other === name)), ...pairs],
    wrong,
  }))
}

const inHeader = fc.oneof(
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
  fc.constantFrom('', '*/*', 'a/b;q=2', ',,,', 'x'.repeat(5000)),
)

/** Headers that a caller may get wrong. */
const oddHeaders = fc.record(
  {
    accept: inHeader,
    'accept-language': inHeader,
    'accept-version': inHeader,
    'x-request-id': inHeader,
    'idempotency-key': inHeader,
    'if-none-match': inHeader,
    authorization: fc.oneof(
      inHeader,
      inHeader.map((text) => `Bearer ${text}`),
      fc.constant('Bearer a.b.c'),
    ),
    'x-service-api-key': inHeader,
    'content-type': fc.oneof(
      inHeader,
      fc.constantFrom(
        'text/csv; charset=utf-7',
        'text/csv;charset="',
        'multipart/form-data',
        'application/json; charset=latin1',
      ),
    ),
    origin: fc.constantFrom('https://shop.example', 'null'),
  },
  { requiredKeys: [] },
)

const inPath = ({ schema, ...parameter }: Parameter) =>
  fc.oneof(
    {
      arbitrary: fc
        .constantFrom(...examplesOf(parameter))
        .map((value) => encodeURIComponent(String(value))),
      weight: 6,
    },
    valuesOf(schema).map((value) => encodeURIComponent(String(value).toWellFormed())),
    anyText.map((value) => encodeURIComponent(value.toWellFormed())),
    fc.constantFrom(
      '%00',
      '%',
      '%zz',
      '..',
      '%2e%2e%2f',
      '%ff%fe',
      'a'.repeat(3000),
      '00000000-0000-0000-0000-000000000000',
    ),
  )

/**
 * Bodies of an operation, valid and not; of one that has none in the document, what may come with
 * GET.
 */
function bodyOf({
  bodies,
  guard,
}: Operation): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'headers' | 'json'>> {
  const schema = bodies[json]?.schema ?? {
    type: 'object',
    additionalProperties: false,
    properties: { refresh: { type: 'boolean' } },
  }
  const isJudged =
    guard === 'accessToken' && schema.properties !== undefined && bodies['text/csv'] === undefined
  const asJson = (value: unknown) => ({
    body: JSON.stringify(value) ?? '',
    headers: { 'content-type': json },
    ...(isJudged &&
      value !== null && { json: { value: JSON.parse(JSON.stringify(value) ?? '{}'), schema } }),
  })
  const examples = Object.entries(bodies).flatMap(([type, content]) =>
    examplesOf(content).map((example) =>
      type === json
        ? asJson(example)
        : { body: String(example), headers: { 'content-type': type } },
    ),
  )
  const types = [...Object.keys(bodies), json]
  return fc.oneof(
    { arbitrary: valuesOf(schema).map(asJson), weight: 4 },
    { arbitrary: brokenOf(schema).map(asJson), weight: 6 },
    ...(examples.length > 0 ? [{ arbitrary: fc.constantFrom(...examples), weight: 2 }] : []),
    {
      arbitrary: fc
        .tuple(oddBytes, fc.constantFrom(...types, 'text/plain', 'application/octet-stream'))
        .map(([body, type]) => ({ body, headers: { 'content-type': type } })),
      weight: 3,
    },
    fc.constant({ headers: {} }),
  )
}

/** Requests to one operation: each part of them valid or not. */
export function requestsTo(
  operation: Operation,
  credentials: Record<string, string>,
): fc.Arbitrary<FuzzRequest> {
  const { method, path, guard, parameters } = operation
  const inPlace = parameters.filter((one) => one.in === 'path')
  const query = fc.oneof(
    {
      arbitrary: goodQuery(parameters).map((pairs) => ({ pairs, wrong: [] as string[] })),
      weight: 2,
    },
    badQuery(parameters, guard === 'accessToken'),
  )
  const sendsBody =
    method === 'GET' || method === 'DELETE'
      ? fc.integer({ min: 0, max: 3 }).map((n) => n === 0)
      : fc.constant(true)
  const extra = fc.oneof({ arbitrary: fc.constant({}), weight: 4 }, oddHeaders)
  return fc
    .record({
      query,
      names: fc.tuple(...inPlace.map(inPath)),
      sendsBody,
      body: bodyOf(operation),
      extra,
    })
    .map(({ query: { pairs, wrong }, names, sendsBody, body, extra }) => {
      const filled = inPlace.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, () => names[index] ?? ''),
        path,
      )
      const search = new URLSearchParams(pairs as [string, string][]).toString()
      const isPlain = Object.keys(extra).length === 0
      const isNamed = names.every((name, index) =>
        examplesOf(inPlace[index] as Parameter).some((example) => String(example) === name),
      )
      return {
        method,
        target: search === '' ? filled : `${filled}?${search}`,
        headers: { ...credentials, ...(sendsBody && body.headers), ...extra },
        ...(sendsBody && body.body !== undefined && { body: body.body }),
        ...(sendsBody && isPlain && isNamed && body.json && { json: body.json }),
        // An invalid body is reported before an invalid query.
        wrong:
          isPlain && isNamed && !(sendsBody && (body.body !== undefined || operation.bodyRequired))
            ? wrong
            : [],
      }
    })
}
