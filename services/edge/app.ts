import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { LimitKind, Scope } from '../../shared/access/client-rules.ts'
import type { StrategyName } from '../../shared/api/batch.ts'
import type { Metadata } from '../../shared/api/envelope.ts'
import type { LimitsData } from '../../shared/api/limits.ts'
import type { PolicyName } from '../../shared/api/verdict.ts'
import type { Clock } from '../../shared/clock.ts'
import { catalogue, type ErrorName } from '../../shared/errors.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Edition } from '../../shared/quota/quota.ts'
import type { KeyGrant } from '../../shared/store/clients.ts'
import type { Database } from '../../shared/store/database.ts'
import type { Uploads } from '../../shared/store/upload.ts'
import type { Tracing } from '../../shared/tracing/tracing.ts'
import type { Access } from './access.ts'
import type { Asker } from './ask.ts'
import type { ClientSlots } from './client-slots.ts'
import { registerFormats } from './formats.ts'
import { arrival } from './plugins/arrival.ts'
import { audit } from './plugins/audit.ts'
import { authentication } from './plugins/authentication.ts'
import { consolePages } from './plugins/console.ts'
import { answerFailure, errors } from './plugins/errors.ts'
import { hardening, safeHeaders } from './plugins/hardening.ts'
import { observation } from './plugins/observation.ts'
import { origins } from './plugins/origins.ts'
import { permission } from './plugins/permission.ts'
import { clientLimits } from './plugins/rate-limits.ts'
import { reference } from './plugins/reference.ts'
import { silentConnections } from './plugins/silent-connections.ts'
import { storeFailures } from './plugins/store-failures.ts'
import { apiVersions } from './plugins/versions.ts'
import type { RateLimits } from './rate-limits.ts'
import { requestIdOf } from './request-id.ts'
import { addressRoutes } from './routes/address.ts'
import { adminRoutes } from './routes/admin.ts'
import { authenticationRoutes } from './routes/authentication.ts'
import { batchEventRoutes } from './routes/batch-events.ts'
import { batchResultRoutes } from './routes/batch-results.ts'
import { batchUploadRoutes } from './routes/batch-upload.ts'
import { batchRoutes } from './routes/batches.ts'
import { limitRoutes } from './routes/limits.ts'
import { operationRoutes } from './routes/operation.ts'
import { storedAddressRoutes } from './routes/stored-addresses.ts'
import { validateRoutes } from './routes/validate.ts'
import type { Tokens } from './tokens.ts'
import { currentVersion, versions } from './versions.ts'

export interface AppDependencies {
  asker: Asker
  tokens: Tokens
  access: Access
  rateLimits: RateLimits
  /** Requests a minute. */
  rates: Record<LimitKind | 'tokensPerKey' | 'tokensPerAddress', number>
  /** Networks of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  metrics: Metrics
  /** Absent when tracing is off. */
  tracing?: Tracing | undefined
  log: FastifyBaseLogger
  edition: Edition
  /** Shorter inputs get no suggestions. */
  shortestInput: number
  limitsOf(clientId: string): Promise<LimitsData>
  /** How strictly a client's addresses are judged where it doesn't say. */
  policyOf(clientId: string): PolicyName
  /** The grant of an API key, or of the id of one. @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
  holdsStill(keyId: string): Promise<KeyGrant>
  /** What keeps the whole path from working. */
  missing(): Promise<string[]>
  /** Whether this process was told to end: it answers, but keeps no connection. */
  isEnding(): boolean
  /** Whether `/ready` and `/metrics` answer public addresses. */
  internalRoutesPublic: boolean
  /** Where the console's pages are, if they were built. */
  consoleFolder: string | undefined
  batches: BatchDependencies
}

/** What batches and stored addresses need. */
interface BatchDependencies {
  db: Database
  /** For queries that may take minutes. */
  slowDb: Database
  /** For the longest of them. */
  slowSlots: ClientSlots
  uploads: Uploads
  now: Clock
  strategy: StrategyName
  /** How long what the provider said is kept. */
  retentionDays: number
  uploadMaxBytes: number
  uploadMaxRows: number
  /** Whether webhooks may go to private addresses, and unencrypted. */
  webhooksToPrivate: boolean
}

/** A reference has 200 characters at most, each of up to twelve in a URL. */
const longestParameter = 2400
const bodyLimit = 65_536
const requestTimeoutMs = 10_000
/** Above what load balancers usually keep idle connections for (60 s), so that it is they who close. */
const keepAliveTimeoutMs = 72_000

/** The edge, not listening yet. */
export function buildApp(deps: AppDependencies): FastifyInstance {
  registerFormats()
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    // Node looks only every 30 s by itself.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: longestParameter },
    keepAliveTimeout: keepAliveTimeoutMs,
    genReqId: requestIdOf,
    trustProxy: deps.trustedProxies.length > 0 && deps.trustedProxies,
    clientErrorHandler: (failure, socket) => answerMalformed(failure, socket, deps),
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...safeHeaders, 'x-request-id': request.id })
      answerFailure(failure, request, reply)
      if (request.failure) deps.metrics.requestErrors.inc({ error: request.failure })
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
  }).withTypeProvider<TypeBoxTypeProvider>()

  // A body is allowed with GET, since `refresh` may come in it (specification §4.4).
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  parseJson(app)
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })

  // Who holds a connection to a process that ends shall find another before it is closed: the next request would be lost with it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deps.isEnding()) reply.header('connection', 'close')
    done()
  })

  app.register(errors)
  app.register(silentConnections)
  app.register(arrival, {
    timeoutMs: requestTimeoutMs,
    answerSlow: (socket) => answerMalformed(tooSlow, socket, deps),
  })
  app.register(observation, deps)
  // Before anything that can refuse a request: a page has to be able to read why.
  app.register(origins, deps)
  app.register(hardening)
  app.register(apiVersions, { versions, now: Date.now })
  app.register(reference)
  app.register(consolePages, deps)
  app.register(operationRoutes, deps)
  app.register(authenticationRoutes, deps)
  app.register(async (guarded) => {
    await guard(guarded, deps, 'address')
    await guarded.register(addressRoutes, deps)
    await guarded.register(validateRoutes, deps)
  })
  app.register(async (guarded) => {
    await guard(guarded, deps)
    await guarded.register(limitRoutes, deps)
  })
  app.register(async (guarded) => {
    const { access, edition, limitsOf, policyOf } = deps
    const options = { ...deps.batches, access, edition, limitsOf, policyOf }
    await guard(guarded, deps, 'batch', 'batches')
    await guarded.register(storeFailures)
    await guarded.register(batchRoutes, options)
    await guarded.register(batchUploadRoutes, options)
    await guarded.register(batchResultRoutes, options)
    await guarded.register(batchEventRoutes, options)
    await guarded.register(storedAddressRoutes, options)
  })
  app.register(async (guarded) => {
    await guard(guarded, deps, 'admin')
    await guarded.register(storeFailures)
    await guarded.register(audit, deps.batches)
    await guarded.register(adminRoutes, deps.batches)
  })
  return app
}

/** The routes beside it need a token with this scope, and count against its client's limit of this kind unless they name another. */
async function guard(app: FastifyInstance, deps: AppDependencies, scope?: Scope, limit?: LimitKind): Promise<void> {
  await app.register(authentication, deps)
  await app.register(clientLimits, { ...deps, ...(limit && { limit }) })
  await app.register(permission, { ...deps, ...(scope && { scope }) })
}

/** JSON as Fastify parses it, but that an empty body is none: the specification's own sample sends a content type and no body. */
function parseJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, done)
  })
}

const tooSlow = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
const malformed: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
}

/** What isn't HTTP never reaches a route; it gets the catalogue's answer all the same. */
function answerMalformed(
  failure: NodeJS.ErrnoException,
  socket: Socket,
  { metrics, log }: Pick<AppDependencies, 'metrics' | 'log'>,
): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const error = malformed[failure.code ?? ''] ?? 'HTTP_MALFORMED'
  metrics.requestErrors.inc({ error })
  const { code, status, message } = catalogue[error]
  const metadata: Metadata = {
    languages: ['en'],
    timestamp: Date.now(),
    timezone: 'UTC',
    requestId: randomUUID(),
    path: '',
    version: currentVersion,
  }
  log.info({ requestId: metadata.requestId, error, status }, 'request')
  const body = JSON.stringify({ statusCode: code, message, metadata, errors: [] })
  const headers = {
    ...safeHeaders,
    'x-request-id': metadata.requestId,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
