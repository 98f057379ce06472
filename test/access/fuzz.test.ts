import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { openQuotas, useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { type ApiDocument, type Operation, readDocument } from './api-document.ts'
import { makeFixtures } from './example-fixtures.ts'
import { type FuzzRequest, requestsTo } from './fuzz-requests.ts'
import { openConnections, type WireAnswer } from './open-connections.ts'

/** The same requests each time; another number makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261120)
const ofEach = 120
const ofAll = 1000
const requestsAtOnce = 12
/** The number of requests in flight that an edge accepts of one client. */
const uploadsAtOnce = 3
const maxShown = 10

const stack = useStack({ env: openQuotas })
const store = useBatchView(stack)
let api: ApiDocument
let adminToken: string
let connections: ReturnType<typeof openConnections>

beforeAll(async () => {
  console.log(`fuzz: FUZZ_SEED=${seed}`)
  await stack.sandbox.behave({ latencyMs: 0 })
  adminToken = (await stack.addClient('operator', ['admin'])).token
  connections = openConnections(stack.url)
  api = readDocument(await (await fetch(`${stack.url}/openapi.json`)).json())
})
afterAll(() => connections?.close())

const credentialsFor = ({ guard, path }: Operation): Record<string, string> =>
  guard === 'accessToken'
    ? { authorization: `Bearer ${path.startsWith('/api/admin/') ? adminToken : stack.token}` }
    : guard === 'apiKey'
      ? { 'x-service-api-key': stack.apiKey }
      : {}

/** Signing keys that are compromised would end the tokens of this test too. */
const endsAllTokens = /"compromised":\s*true/

interface Sent {
  operation: Operation
  request: FuzzRequest
}

/** So many errors at most are in one answer. */
const maxErrors = 100

/** What is wrong with the answer to a request. */
function problemsOf({ operation, request }: Sent, answer: WireAnswer): string[] {
  const fields = new Set((errorsOf(answer) ?? []).map(({ field = '' }) => field))
  const wrongInBody = request.json ? api.wrongFields(request.json.schema, request.json.value) : []
  const wrong = [...new Set([...wrongInBody, ...(request.wrong ?? [])])]
  const isInvalid = wrong.length > 0
  const missed =
    fields.size >= maxErrors
      ? []
      : wrong.filter(
          (field) => ![...fields].some((named) => named === field || named.startsWith(`${field}.`)),
        )
  return [
    ...(answer.status >= 500 ? [`is answered ${answer.status}`] : []),
    ...(isInvalid && answer.status !== 400 ? [`is taken, though ${wrong} is wrong`] : []),
    ...(isInvalid && answer.status === 400 && missed.length > 0
      ? [`has no error for ${missed}, but for ${[...fields]}`]
      : []),
    ...api.problemsOfAnswer(operation, answer),
  ]
}

function errorsOf({ text, headers }: WireAnswer): { field?: string }[] | undefined {
  return headers.get('content-type')?.startsWith('application/json')
    ? JSON.parse(text).errors
    : undefined
}

/**
 * Sends all of these, some at once, and gives what was wrong with their answers. A test that took
 * too long sends no more: its requests would disturb its second try.
 */
async function sendAll(
  requests: Sent[],
  atOnce: number,
  { signal }: TestContext,
): Promise<string[]> {
  const left = requests.values()
  const wrong: string[] = []
  const sendOnes = async () => {
    for (const sent of left) {
      signal.throwIfAborted()
      const { request } = sent
      const answer = await connections.send(request)
      const { authorization: _, ...headers } = request.headers
      const shown = [request.method, request.target, JSON.stringify(headers), request.body]
        .map((part) => String(part).slice(0, 300))
        .join(' ')
      wrong.push(
        ...problemsOf(sent, answer).map(
          (problem) => `${problem}: ${shown} => ${answer.text.slice(0, 300)}`,
        ),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOnes))
  return wrong
}

const sampleOf = (operation: Operation, count: number): Sent[] =>
  fc
    .sample(requestsTo(operation, credentialsFor(operation)), { seed, numRuns: count })
    .filter(({ body }) => !endsAllTokens.test(String(body)))
    .map((request) => ({ operation, request }))

describe('thousands of random requests, valid and invalid,', { timeout: 240_000 }, () => {
  it('to one operation at a time get the answers that the document describes', async (test) => {
    const wrong: string[] = []
    for (const operation of api.operations) {
      await makeFixtures(store, api, 'followBatch')
      const isUpload = operation.operationId === 'createBatch'
      const atOnce = isUpload ? uploadsAtOnce : requestsAtOnce
      wrong.push(...(await sendAll(sampleOf(operation, ofEach), atOnce, test)))
    }
    expect(wrong.slice(0, maxShown)).toEqual([])
  })

  it('to all operations at once get the answers that the document describes', async (test) => {
    await makeFixtures(store, api, 'followBatch')
    // Simultaneous uploads would be refused, and erasing everything would leave nothing to request.
    const others = api.operations.filter(
      ({ operationId }) => !/^(createBatch|eraseAll)/.test(operationId),
    )
    const samples = others.map((operation) => sampleOf(operation, ofAll / others.length).values())
    const mixed = Array.from(
      { length: ofAll },
      (_, index) => samples[index % samples.length]?.next().value,
    )
    const sent = mixed.filter((one) => one !== undefined)
    expect((await sendAll(sent, requestsAtOnce, test)).slice(0, maxShown)).toEqual([])
  })
})

describe('a request that random tests found to fail once', () => {
  it.each([
    [
      'a part of the path that is too long',
      'GET',
      `/api/address/stored/${'a'.repeat(3000)}`,
      404,
      4004,
    ],
    ['an upload without body and media type', 'POST', '/api/address/batches', 415, 4003],
    [
      'a query parameter that autocomplete does not know',
      'POST',
      '/api/address/autocomplete?colour=x',
      400,
      4000,
    ],
  ])('%s gets the right error', async (_, method, target, status, statusCode) => {
    const body = target.includes('autocomplete') ? '{"input":"main street"}' : undefined
    const headers = {
      authorization: `Bearer ${stack.token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await connections.send({ method, target, headers, body })
    expect([answer.status, JSON.parse(answer.text).statusCode]).toEqual([status, statusCode])
  })
})
