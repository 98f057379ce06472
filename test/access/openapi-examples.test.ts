import { afterAll, beforeAll, expect, it } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { type ApiDocument, examplesOf, type Operation, readDocument } from './api-document.ts'
import { makeFixtures } from './example-fixtures.ts'
import { openConnections, type WireAnswer, type WireRequest } from './open-connections.ts'

const stack = useStack()
const store = useBatchView(stack)
// biome-ignore lint/suspicious/noExplicitAny: any part of the document
let document: any
let api: ApiDocument
let adminToken: string
let sessionCookie: string
let connections: ReturnType<typeof openConnections>

beforeAll(async () => {
  adminToken = (await stack.addClient('operator', ['admin'])).token
  const signedIn = await stack.raw('/api/console/session', { method: 'POST', headers: fromOwnPage })
  sessionCookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  connections = openConnections(stack.url)
  document = await (await fetch(`${stack.url}/openapi.json`)).json()
  api = readDocument(document)
})
afterAll(() => connections?.close())

/** What a browser sends along from pages of the service itself. */
const fromOwnPage = { 'sec-fetch-site': 'same-origin' }

interface Example extends WireRequest {
  /** The expected answer. */
  accepts: string
}

/**
 * What the document shows of an operation: each body with each form of the answer.
 */
function examplesToSend({
  method,
  path,
  guard,
  parameters,
  bodies,
  responses,
  ...operation
}: Operation): Example[] {
  const asked = parameters.filter(({ required }) => required)
  const guards = {
    accessToken: {
      authorization: `Bearer ${path.startsWith('/api/admin/') ? adminToken : stack.token}`,
    },
    apiKey: { 'x-service-api-key': stack.apiKey },
  }
  const types = Object.keys(responses[200]?.content ?? {})
  const contents = Object.entries(bodies).flatMap(([type, content]) =>
    examplesOf(content).map((example) => ({
      headers: { 'content-type': type },
      body: typeof example === 'string' ? example : JSON.stringify(example),
    })),
  )
  const refreshing = guard === 'accessToken' ? [{ refresh: 'true' }] : []
  const dry = operation.operationId === 'createBatch' ? [{ dryRun: 'true' }] : []
  return [{}, ...refreshing, ...dry].flatMap((more) =>
    (contents.length > 0 ? contents : [{ headers: {}, body: undefined }]).flatMap(
      ({ headers, body }) =>
        types.map((accepts) => {
          const of = (place: string) =>
            asked
              .filter((one) => one.in === place)
              .map((one) => [one.name, String(examplesOf(one)[0])])
          const filled = of('path').reduce(
            (url, [name, value = '']) => url.replace(`{${name}}`, encodeURIComponent(value)),
            path,
          )
          return {
            method,
            target: `${filled}?${new URLSearchParams([...of('query'), ...Object.entries(more)] as [string, string][])}`,
            headers: {
              ...Object.fromEntries(of('header')),
              ...(path.startsWith('/api/console/') && { ...fromOwnPage, cookie: sessionCookie }),
              ...(guard && guards[guard]),
              ...headers,
              accept: accepts,
            },
            body,
            accepts,
          }
        }),
    ),
  )
}

/** Each line or event of a stream has a schema in the document too. */
function partsOf(type: string, text: string): [string, unknown][] {
  if (type === 'application/x-ndjson')
    return text
      .trim()
      .split('\n')
      .map((line) => ['ResultRow', JSON.parse(line)])
  if (type === 'text/event-stream')
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => ['Batch', JSON.parse(data)])
  return []
}

function problemsOf(
  operation: Operation,
  { accepts, target }: Example,
  answer: WireAnswer,
): string[] {
  const body = accepts === 'application/json' ? JSON.parse(answer.text) : undefined
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return [
    ...(answer.status < 300 ? [] : [`is answered ${answer.status}: ${answer.text}`]),
    ...(type === accepts ? [] : [`is answered as ${type} instead of ${accepts}`]),
    ...(target.includes('refresh=true') && body && !body.auth ? ['has no new token'] : []),
    ...(operation.operationId === 'getBatchResults' && body && body.data.results.length !== 2
      ? ['has no results']
      : []),
    ...api.problemsOfAnswer(operation, answer),
    ...partsOf(type, answer.text).flatMap(([name, part]) =>
      api.problems(document.components.schemas[name], part),
    ),
  ]
}

it('each example of suggestions finds what is typed', async () => {
  const { bodies } = api.operations.find(({ operationId }) => operationId === 'autocomplete') ?? {}
  const examples = examplesOf(bodies?.['application/json'] ?? { schema: {} })
  expect(examples.length).toBeGreaterThan(1)
  for (const example of examples as { input: string }[]) {
    const { data } = (await stack.autocomplete({ ...example })).body
    expect(data.predictions[0]?.description.toLowerCase()).toContain(example.input)
  }
})

it('every example of every operation gets the answer that the document describes', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = []
  let sent = 0
  for (const operation of api.operations)
    for (const example of examplesToSend(operation)) {
      await makeFixtures(store, api, operation.operationId)
      const answer = await connections.send(example)
      sent++
      wrong.push(
        ...problemsOf(operation, example, answer).map(
          (problem) => `${example.method} ${example.target} ${problem}`,
        ),
      )
    }
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(api.operations.length * 2)
})
