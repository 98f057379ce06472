import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokens, makeSigningKey } from '../../services/edge/access/tokens.ts'
import { type AppDependencies, buildApp } from '../../services/edge/app.ts'
import { AppError, catalogue, type ErrorName } from '../../shared/errors/catalogue.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'
import { expectFailure } from './expect-envelope.ts'

const path = '/api/authentication'
const names = Object.keys(catalogue) as ErrorName[]
const passing = names.filter((name) => catalogue[name].code >= 7000 && catalogue[name].code < 9000)

/** The error of the next request. */
let failure: unknown
let app: FastifyInstance

beforeAll(async () => {
  const key = await makeSigningKey()
  app = buildApp({
    jobClient: {
      request: () => {
        throw failure
      },
      close: () => {},
    },
    tokens: await createTokens(
      async () => [{ ...key, ageMs: 0 }],
      'address-service',
      silentLog,
      900,
    ),
    access: {} as AppDependencies['access'],
    rateLimits: { count: async (limit) => ({ ...limit, left: 1, resetMs: 1000, isOver: false }) },
    rates: {} as AppDependencies['rates'],
    pageLifeSeconds: 7200,
    trustedProxies: [],
    metrics: createMetrics('edge'),
    log: silentLog,
    edition: 'new',
    minInputLength: 3,
    quotaReportOf: () => Promise.reject(failure),
    serviceBudgetsFor: () => Promise.reject(failure),
    grantOf: () => Promise.reject(failure),
    currentGrant: () => Promise.reject(failure),
    sandbox: false,
    testKeys: false,
    readiness: async () => ({ status: 'ready', missing: [], refused: [] }),
    isShuttingDown: () => false,
    internalAccess: undefined,
    allowsPrivateOrigins: false,
    consoleFolder: undefined,
    servesConsole: true,
    map: {},
    batches: {} as AppDependencies['batches'],
  })
})
afterAll(() => app.close())

async function answerTo(error: unknown) {
  failure = error
  const response = await app.inject({
    method: 'GET',
    url: path,
    headers: { 'x-service-api-key': 'any' },
  })
  const sent = new Headers(
    Object.entries(response.headers).map(([name, value]): [string, string] => [name, `${value}`]),
  )
  return { status: response.statusCode, headers: sent, body: response.json() }
}

describe('the catalogue of errors', () => {
  it('has one error for each code', () => {
    const codes = names.map((name) => catalogue[name].code)
    expect(new Set(codes).size).toBe(names.length)
  })

  it('describes 5000 as the specification does', () => {
    expect(catalogue.API_KEY_NOT_FOUND).toMatchObject({
      code: 5000,
      status: 400,
      message: 'API Key not found',
    })
  })

  it.each(names)(
    '%s has an HTTP status of its kind, a message, and advice for the caller',
    (name) => {
      const { code, status, message, action } = catalogue[name]
      expect(code < 7000 ? [4] : code < 8000 ? [4, 5] : [5]).toContain(Math.floor(status / 100))
      expect(message).toMatch(/^[A-Z].*[^.]$/)
      expect(action).toMatch(/^[A-Z].*\.$/)
    },
  )

  it.each(names)('%s reaches the caller with its code, status and message', async (name) => {
    const answer = await answerTo(new AppError(name))
    expectFailure(answer, { status: catalogue[name].status, code: catalogue[name].code, path })
    expect(answer.body.message).toBe(catalogue[name].message)
    expect(answer.headers.has('retry-after')).toBe(passing.includes(name))
    expect(answer.headers.has('www-authenticate')).toBe(
      catalogue[name].status === 401 || name === 'SCOPE_MISSING',
    )
    expect(answer.headers.get('link')).toBe(`</docs/errors#${catalogue[name].code}>; rel="help"`)
  })

  it.each(passing)('%s says when to retry, in whole seconds and not too early', async (name) => {
    const waits = [undefined, 0, 400, 1000, 1001, 86_400_000]
    const told = []
    for (const retryAfterMs of waits) {
      const answer = await answerTo(
        new AppError(name, { ...(retryAfterMs !== undefined && { retryAfterMs }) }),
      )
      told.push(answer.headers.get('retry-after'))
    }
    expect(told).toEqual(['1', '1', '1', '1', '2', '86400'])
  })
})

describe('an error in an answer', () => {
  it('includes its details', async () => {
    const details = [
      { field: 'input', code: 'TYPE', message: 'must be string' },
      { code: 'OTHER', message: 'whatever' },
    ]
    const answer = await answerTo(new AppError('REQUEST_INVALID', { details }))
    expect(answer.body.errors).toEqual(details)
  })

  it.each([
    [
      'as the cause of one of ours',
      new AppError('PROVIDER_UNAVAILABLE', { cause: new Error('secret') }),
      8003,
    ],
    ['that nobody expected', new Error('secret'), 9000],
    ['with a status of its own', Object.assign(new Error('secret'), { statusCode: 418 }), 9000],
    ['that is no error at all', 'secret', 9000],
  ])('hides an internal error: %s', async (_, error, code) => {
    const { body } = await answerTo(error)
    expect(body.statusCode).toBe(code)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
