import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { LimitKind, Scope } from '../../shared/api/client-rules.ts'
import type { ConsoleMap } from '../../shared/api/console-map.ts'
import type { Metadata } from '../../shared/api/envelope.ts'
import type { LimitsData } from '../../shared/api/limits.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import { AppError, catalogue, type ErrorName } from '../../shared/errors/catalogue.ts'
import type { Clock } from '../../shared/runtime/clock.ts'
import type { InternalAccess } from '../../shared/runtime/internal-only.ts'
import type { Metrics } from '../../shared/runtime/metrics.ts'
import type { Readiness } from '../../shared/runtime/readiness.ts'
import type { Tracing } from '../../shared/runtime/tracing/tracing.ts'
import type { Caller, KeyGrant } from '../../shared/store/clients.ts'
import type { StrategyName } from '../../shared/verdict/strategies.ts'
import type { Access } from './access/key-access.ts'
import type { PageRates } from './access/page-limits.ts'
import type { RateLimits } from './access/rate-limits.ts'
import type { Tokens } from './access/tokens.ts'
import { createUnknownTokens, type UnknownTokens } from './access/unknown-tokens.ts'
import { acceptVersion } from './http/accept-version.ts'
import { arrivalTimeout } from './http/arrival-timeout.ts'
import { audit } from './http/audit.ts'
import { authentication, renewal } from './http/authentication.ts'
import { type BoundedQuery, untilClosing } from './http/bounded-query.ts'
import { closeSilentConnections, closingSignal } from './http/connections.ts'
import { consolePages } from './http/console.ts'
import { errors, sendFailure } from './http/errors.ts'
import { examplePages } from './http/examples.ts'
import { registerFormats } from './http/formats.ts'
import { guardedRoute } from './http/guarded-route.ts'
import { hardening, safeHeaders } from './http/hardening.ts'
import { longResponses } from './http/long-responses.ts'
import { observation } from './http/observation.ts'
import { origins } from './http/origins.ts'
import { permission } from './http/permission.ts'
import { clientLimits } from './http/rate-limit-guard.ts'
import { reference } from './http/reference.ts'
import { requestIdOf } from './http/request-id.ts'
import { statusTexts } from './http/status-texts.ts'
import { storeFailures } from './http/store-failures.ts'
import { unreadResponses } from './http/unread-responses.ts'
import { currentVersion, versions } from './http/versions.ts'
import type { UploadReaders } from './intake/upload-readers.ts'
import type { JobClient } from './jobs/job-client.ts'
import { addressRoutes } from './routes/address.ts'
import { adminRoutes } from './routes/admin.ts'
import { authenticationRoutes } from './routes/authentication.ts'
import { batchEventRoutes } from './routes/batch-events.ts'
import { batchResultRoutes } from './routes/batch-results.ts'
import { batchUploadRoutes } from './routes/batch-upload.ts'
import { batchRoutes } from './routes/batches.ts'
import {
  consoleSignInRoutes,
  consoleSignOutRoutes,
  consoleTokenRoutes,
} from './routes/console-session.ts'
import { decisionRoutes } from './routes/decisions.ts'
import { limitRoutes } from './routes/limits.ts'
import { operationRoutes } from './routes/operation.ts'
import { storedAddressRoutes } from './routes/stored-addresses.ts'
import { validateRoutes } from './routes/validate.ts'

export interface AppDependencies {
  jobClient: JobClient
  tokens: Tokens
  access: Access
  rateLimits: RateLimits
  /** Limits, in requests a minute; those named after a day are in requests a day. */
  rates: Record<LimitKind | TokenRate, number> & PageRates
  /** From a page's first token to the end of its last one, in seconds. */
  pageLifeSeconds: number
  /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  metrics: Metrics
  /** Absent when tracing is off. */
  tracing?: Tracing | undefined
  log: FastifyBaseLogger
  edition: Edition
  /** Shorter inputs get no suggestions. */
  minInputLength: number
  quotaReportOf(caller: Caller): Promise<LimitsData>
  /** The service's budgets: for the plans of batches, not to be shown. */
  serviceBudgetsFor(caller: Caller): Promise<LimitsData['budgets']>
  /**
   * The grant of an API key.
   * @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE
   */
  grantOf(apiKey: string): Promise<KeyGrant>
  /** The same by the id of a key. Rejects when the key was revoked or has expired. */
  currentGrant(keyId: string): Promise<KeyGrant>
  /** Whether the places of every key are made up. */
  sandbox: boolean
  /** Whether there is a sandbox for test keys. */
  testKeys: boolean
  /** What this edge can serve. */
  readiness(): Promise<Readiness>
  /** Whether this process is shutting down: it still answers, but keeps no connection open. */
  isShuttingDown(): boolean
  /** Who may call `/ready` and `/metrics`; nobody where another port has them. */
  internalAccess: InternalAccess | undefined
  /** Whether clients may have origins over plain HTTP on private addresses. */
  allowsPrivateOrigins: boolean
  /** The folder of the built console and address field; undefined when they were not built. */
  consoleFolder: string | undefined
  /** Whether the console is served. The address field always is. */
  servesConsole: boolean
  /** The maps that the console shows. */
  map: ConsoleMap
  batches: BatchDependencies
}

type TokenRate = 'tokensPerKey' | 'tokensPerAddress' | 'pageTokensPerKey' | 'unknownTokens'

/** What batches and stored addresses need. */
interface BatchDependencies {
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For queries that may take minutes. */
  slowQuery: BoundedQuery
  /** For pages of lists. */
  pageQuery: BoundedQuery
  readers: UploadReaders
  now: Clock
  /** The share of quotas and budgets that checkouts have in reserve, from 0 to 1. */
  interactiveReserve: number
  strategy: StrategyName
  /** How long data of the provider is kept. */
  retentionDays: number
  uploadMaxBytes: number
  uploadMaxRows: number
  /** How many batches of a client may be queued, running or paused. */
  openBatchesPerClient: number
  uploadMinBytesPerSecond: number
  /** Whether webhooks may go to private addresses, and unencrypted. */
  webhooksToPrivate: boolean
}

/** References have up to 200 characters. Percent-encoding makes up to twelve of each. */
const maxParameter = 2400
const bodyLimit = 65_536
const requestTimeoutMs = 10_000
/** Longer than HAProxy waits for a caller (60 s), and than the pauses of event streams (15 s). */
const unreadTimeoutMs = 120_000
/**
 * Longer than load balancers keep idle connections by default (60 s), so that they close first.
 */
const keepAliveTimeoutMs = 72_000

/** Builds the HTTP server of the edge. It does not listen yet. */
export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const unknownTokens = createUnknownTokens(dependencies.rates.unknownTokens)
  const deps = { ...dependencies, unknownTokens }
  registerFormats({ allowsPrivate: deps.allowsPrivateOrigins })
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit,
    http: {
      headersTimeout: requestTimeoutMs,
      // By default Node checks only every 30 s.
      connectionsCheckingInterval: 1000,
      // Node would respond without a body: see hardening.ts.
      requireHostHeader: false,
    },
    // A request may name its whole URL (RFC 9112, section 3.2.2). Only the path counts.
    rewriteUrl: ({ url = '' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    routerOptions: { maxParamLength: maxParameter },
    keepAliveTimeout: keepAliveTimeoutMs,
    genReqId: requestIdOf,
    trustProxy: deps.trustedProxies.length > 0 && deps.trustedProxies,
    clientErrorHandler: (failure, socket) => respondToMalformed(failure, socket, deps),
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...safeHeaders, 'x-request-id': request.id })
      sendFailure(failure, request, reply)
      if (request.failure) deps.metrics.requestErrors.inc({ error: request.failure })
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
  }).withTypeProvider<TypeBoxTypeProvider>()

  // Node would respond 417 without a body. An unknown expectation may be ignored (RFC 9110, section
  // 10.1.1).
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  // A body is allowed with GET, since it may hold `refresh`: see shared/api/README.md.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  parseJson(app)
  ignoreTypeWithoutBody(app)
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })

  // A caller with an open connection must find another edge before this one closes it. Otherwise
  // its next request would be lost.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deps.isShuttingDown()) reply.header('connection', 'close')
    done()
  })

  app.register(errors)
  app.register(closeSilentConnections)
  app.register(arrivalTimeout, {
    timeoutMs: requestTimeoutMs,
    respondToSlow: (socket) => respondToMalformed(tooSlow, socket, deps),
  })
  app.register(unreadResponses, { timeoutMs: unreadTimeoutMs })
  app.register(observation, deps)
  // Before everything that can refuse a request: a page must be able to read the reason.
  app.register(origins, deps)
  app.register(hardening)
  app.register(acceptVersion, { versions, now: Date.now })
  app.register(reference)
  app.register(consolePages, deps)
  app.register(examplePages, deps)
  app.register(operationRoutes, deps)
  app.register(authenticationRoutes, deps)
  app.register(async (sessions) => {
    const options = { ...deps, shortQuery: deps.batches.shortQuery }
    await sessions.register(storeFailures)
    await sessions.register(consoleTokenRoutes, options)
    await sessions.register(consoleSignOutRoutes, options)
    await sessions.register(async (guarded) => {
      await guard(guarded, deps)
      await guarded.register(consoleSignInRoutes, options)
    })
  })
  app.register(async (guarded) => {
    await guard(guarded, deps, { scope: 'address', forPages: true })
    await guarded.register(addressRoutes, deps)
    await guarded.register(validateRoutes, deps)
  })
  app.register(async (guarded) => {
    await guard(guarded, deps)
    await guarded.register(limitRoutes, deps)
  })
  app.register(async (guarded) => {
    const { access, tokens, edition, quotaReportOf, serviceBudgetsFor, metrics } = deps
    const quotas = { quotaReportOf, serviceBudgetsFor }
    const closing = closingSignal(guarded)
    const slowQuery = untilClosing(deps.batches.slowQuery, closing)
    const pageQuery = untilClosing(deps.batches.pageQuery, closing)
    const batches = { ...deps.batches, slowQuery, pageQuery }
    const options = { ...batches, ...quotas, access, tokens, edition, metrics }
    await guard(guarded, deps, { scope: 'batch', limit: 'batches' })
    await guarded.register(storeFailures)
    await guarded.register(longResponses)
    await guarded.register(batchRoutes, options)
    await guarded.register(batchUploadRoutes, options)
    await guarded.register(batchResultRoutes, options)
    await guarded.register(batchEventRoutes, options)
    await guarded.register(decisionRoutes, options)
    await guarded.register(storedAddressRoutes, options)
  })
  app.register(async (guarded) => {
    await guard(guarded, deps, { scope: 'admin' })
    await guarded.register(storeFailures)
    await guarded.register(audit, deps.batches)
    await guarded.register(adminRoutes, deps.batches)
  })
  return app
}

interface Guarded {
  /** The scope that a token must have. */
  scope?: Scope
  /** The limit of routes that name none. */
  limit?: LimitKind
  /** Whether a page token is accepted. */
  forPages?: boolean
}

/** The routes of `app` need a token, and count against limits. */
async function guard(
  app: FastifyInstance,
  deps: AppDependencies & { unknownTokens: UnknownTokens },
  { scope, limit, forPages = false }: Guarded = {},
): Promise<void> {
  await app.register(guardedRoute, { ...(scope && { scope }) })
  await app.register(authentication, deps)
  await app.register(permission, { ...deps, forPages, ...(scope && { scope }) })
  await app.register(clientLimits, { ...deps, ...(limit && { limit }) })
  await app.register(renewal)
}

/**
 * Some HTTP clients send a content type with each request, or with each POST. Fastify would refuse
 * those with 415. An upload needs its type: without a body it is an empty file.
 */
function ignoreTypeWithoutBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const hasBody = (headers['content-length'] ?? '0') !== '0' || 'transfer-encoding' in headers
    if (!hasBody && !routeOptions.config?.isUpload) delete headers['content-type']
    done()
  })
}

/**
 * Parses JSON as Fastify does, but accepts an empty body: callers send a content type with POST and
 * without a body. A body in another encoding than UTF-8 is refused: Fastify would replace what it
 * can't decode, and the provider would be asked for that.
 */
function parseJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(new AppError('BODY_MALFORMED'))
    return parse(request, bytes.toString(), done)
  })
}

const tooSlow = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
const malformed: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
}

/** Responds to what is not HTTP. It never reaches a route, so the envelope is made here. */
function respondToMalformed(
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
  socket.end(`HTTP/1.1 ${status} ${statusTexts[status]}\r\n${lines.join('')}\r\n${body}`)
}
