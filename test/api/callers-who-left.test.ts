import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TokenGrant } from '../../services/edge/access/tokens.ts'
import { boundedBy } from '../../services/edge/http/bounded-query.ts'
import { createClientSlots } from '../../services/edge/http/client-slots.ts'
import { errors } from '../../services/edge/http/errors.ts'
import { longResponses } from '../../services/edge/http/long-responses.ts'
import { askWorkers } from '../../services/edge/jobs/ask-workers.ts'
import type { JobClient } from '../../services/edge/jobs/job-client.ts'
import { batchEventRoutes } from '../../services/edge/routes/batch-events.ts'
import { batchUploadRoutes } from '../../services/edge/routes/batch-upload.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { type BatchView, inventedRows, openBatchView } from '../support/batches.ts'
import { testDatabase } from '../support/test-database.ts'

let app: FastifyInstance
let db: Database
let store: BatchView
let batchId: string
let url: string
const failed = vi.fn()
const ask = vi.fn()

/** Requests with `x-leave` reach their route only after their caller has disconnected. */
beforeAll(async () => {
  const databaseUrl = await testDatabase('callers')
  db = openDatabase(databaseUrl)
  store = openBatchView(databaseUrl)
  batchId = await store.create(inventedRows(1))
  const [{ id: clientId }] = await store.query('select id from clients')
  app = fastify({ exposeHeadRoutes: false })
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)
  app.decorateRequest('grant')
  app.register(errors)
  app.addHook('onRequest', async (request) => {
    request.grant = {
      clientId,
      keyId: 'key',
      mode: 'live',
      scopes: [],
      expiresAt: new Date(Date.now() + 60_000),
      kid: 'kid',
    } as TokenGrant
  })
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['x-leave']) await once(reply.raw, 'close')
  })
  app.addHook('onError', async (_request, _reply, error) =>
    failed((error as { error?: string }).error),
  )
  app.get('/answer', (request, reply) =>
    askWorkers({ request: ask } as unknown as JobClient, request, reply, {
      kind: 'details',
      query: { placeId: 'x' },
      language: 'en',
    }),
  )
  app.register(longResponses)
  app.get('/long', { config: { isLong: true } as never }, async () => 'long')
  app.register(batchEventRoutes, {
    shortQuery: boundedBy(createClientSlots(1, 1), db),
    now: Date.now,
    access: { hasEnded: () => false } as never,
    tokens: { isPublished: () => true },
  })
  app.register(batchUploadRoutes, {
    metrics: createMetrics('edge'),
    uploadMaxBytes: 1000,
    uploadMinBytesPerSecond: 0,
  } as never)
  url = await app
    .listen({ port: 0 })
    .then(() => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await app?.close()
  await store?.close()
  await db?.destroy()
})
beforeEach(() => vi.clearAllMocks())

async function leave(path: string, { method = 'GET', headers = {} } = {}): Promise<void> {
  const arrived = once(app.server, 'request')
  const sent: ClientRequest = request(url + path, {
    method,
    headers: { ...headers, 'x-leave': 'true' },
    agent: false,
  })
  sent.on('error', () => {}).end()
  await arrived
  sent.destroy()
}

it('no call is made for a caller who left before its request was dispatched', async () => {
  await leave('/answer')
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('CALLER_LEFT'))
  expect(ask).not.toHaveBeenCalled()
})

it('long responses for callers who left before they began hold no slot', async () => {
  for (let time = 0; time < 100; time++) await leave('/long')
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(100))
  expect(new Set(failed.mock.calls.flat())).toEqual(new Set(['CALLER_LEFT']))
  expect((await fetch(`${url}/long`)).status).toBe(200)
})

it('streams of callers who left before they began hold no slot', async () => {
  const path = `/api/address/batches/${batchId}/events`
  for (let time = 0; time < 100; time++) await leave(path)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(100))
  expect(new Set(failed.mock.calls.flat())).toEqual(new Set(['CALLER_LEFT']))
  const stream = await fetch(url + path)
  expect(stream.status).toBe(200)
  await stream.body?.cancel()
})

it('uploads of callers who left before they began hold no slot', async () => {
  const path = '/api/address/batches'
  const upload = {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'content-length': '0' },
  }
  for (let time = 0; time < 10; time++) await leave(path, upload)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(10))
  expect(new Set(failed.mock.calls.flat())).toEqual(new Set(['CALLER_LEFT']))
})
