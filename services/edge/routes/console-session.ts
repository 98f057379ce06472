import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ConsoleSessionData } from '../../../shared/api/console-session.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import {
  beginConsoleSession,
  type ConsoleSession,
  endConsoleSession,
  findConsoleSession,
} from '../../../shared/store/console-sessions.ts'
import type { Database } from '../../../shared/store/database.ts'
import { callerNetwork } from '../access/caller-network.ts'
import { sessionSeconds } from '../access/console-session.ts'
import type { RateLimits } from '../access/rate-limits.ts'
import type { Tokens } from '../access/tokens.ts'
import type { UnknownTokens } from '../access/unknown-tokens.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { ok } from '../http/envelope.ts'
import { throwIfOver } from '../http/rate-limit-guard.ts'
import {
  makeSessionSecret,
  sessionCookie,
  sessionSecretOf,
  throwUnlessConsolePage,
} from '../http/session-cookie.ts'
import { anyRouteErrors, type Reference } from '../reference/described-route.ts'

interface Options {
  shortQuery: BoundedQuery
  tokens: Tokens
  unknownTokens: UnknownTokens
  rateLimits: RateLimits
  /** Tokens a minute for one session. */
  rates: { tokensPerKey: number }
  metrics: Metrics
  /** Whether the places of every key are made up. */
  sandbox: boolean
  /** The grant of a key. @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  currentGrant(keyId: string): Promise<KeyGrant>
}

const path = '/api/console/session'
const cookieHeader = { responseHeaders: ['Set-Cookie'] } as const
const cookieReference = {
  ...cookieHeader,
  errors: [...anyRouteErrors, 'ORIGIN_NOT_ALLOWED', 'RATE_LIMITED', 'STORE_UNAVAILABLE'],
} satisfies Reference
const tokenReference = {
  ...cookieReference,
  errors: [...cookieReference.errors, 'API_KEY_NOT_FOUND', 'SESSION_ENDED'],
} satisfies Reference

const response = { 200: Envelope(ConsoleSessionData) }

/** Begins a session of the console. Register it where a token is needed. */
export const consoleSignInRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { shortQuery, currentGrant } = options
  app.post(
    path,
    {
      config: { reference: { ...cookieHeader, errors: [] } },
      schema: {
        operationId: 'beginConsoleSession',
        tags: ['Console'],
        summary: 'Signs in to the console with the token of an API key',
        description:
          'The session lasts eight hours, in a cookie that scripts cannot read. It ends with its ' +
          'key, when somebody signs out, or when the signing key of the token is revoked. ' +
          'Answers pages of the service itself alone.',
        response,
      },
    },
    async (request, reply) => {
      throwUnlessConsolePage(request)
      const { grant } = request
      if (grant.consoleSession) throw needsKey()
      const before = sessionSecretOf(request)
      const secret = makeSessionSecret()
      const session = await shortQuery(grant.clientId, async (db) => {
        if (before) await endConsoleSession(db, before)
        await beginConsoleSession(db, grant, secret, sessionSeconds)
        return findConsoleSession(db, secret)
      })
      if (!session) throw new AppError('SESSION_ENDED')
      const data = await tokenOf(session, await currentGrant(grant.keyId), options)
      reply.header('set-cookie', sessionCookie(request, secret))
      return ok(request, data)
    },
  )
}

/** A token for the request's session cookie. */
export const consoleTokenRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { rateLimits, rates, metrics, currentGrant } = options
  app.post(
    `${path}/token`,
    {
      config: { reference: tokenReference },
      schema: {
        operationId: 'getConsoleToken',
        tags: ['Console'],
        summary: 'An access token for a session of the console',
        description:
          "For the session of the request's cookie. It lasts an hour, and never longer than the " +
          'session.',
        response,
      },
    },
    async (request, reply) => {
      throwUnlessConsolePage(request)
      try {
        const session = await sessionOf(request, reply, options)
        const perSession = { name: 'tokens-per-key', max: rates.tokensPerKey } as const
        throwIfOver(await rateLimits.count({ ...perSession, who: session.id }), reply, metrics)
        const grant = await currentGrant(session.keyId)
        return ok(request, await tokenOf(session, grant, options))
      } catch (error) {
        // The browser would send a cookie that is good for nothing with every request.
        if (error instanceof AppError && hasEnded(error))
          reply.header('set-cookie', sessionCookie(request, undefined))
        throw error
      }
    },
  )
}

/** Ends the session of the request's cookie. */
export const consoleSignOutRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  app.delete(
    path,
    {
      config: { reference: cookieReference },
      schema: {
        operationId: 'endConsoleSession',
        tags: ['Console'],
        summary: 'Signs out of the console',
        description: 'Tokens of the session end at every edge within two seconds.',
        response: { 200: Envelope(Type.Object({}, { examples: [{}] })) },
      },
    },
    async (request, reply) => {
      throwUnlessConsolePage(request)
      // Whatever happens to the session, this browser is signed out.
      reply.header('set-cookie', sessionCookie(request, undefined))
      await queryByCookie(request, reply, options, endConsoleSession)
      return ok(request, {})
    },
  )
}

/** The session of the request's cookie. @throws {AppError} SESSION_ENDED, RATE_LIMITED */
async function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<ConsoleSession> {
  const session = await queryByCookie(request, reply, options, findConsoleSession)
  if (!session) throw new AppError('SESSION_ENDED')
  return session
}

/**
 * What `query` finds for the secret of the request's cookie, if it has one. Made-up cookies of one
 * network are limited, since each costs a query. To slots the network is the client.
 * @throws {AppError} RATE_LIMITED
 */
async function queryByCookie<Found>(
  request: FastifyRequest,
  reply: FastifyReply,
  { shortQuery, unknownTokens, metrics }: Options,
  query: (db: Database, secret: string) => Promise<Found>,
): Promise<Found | undefined> {
  const secret = sessionSecretOf(request)
  if (secret === undefined) return undefined
  const network = callerNetwork(request.ip)
  throwIfOver(unknownTokens.count(network), reply, metrics)
  const found = await shortQuery(network, (db) => query(db, secret))
  if (found) unknownTokens.refund(network)
  return found
}

async function tokenOf(
  { id, expiresAt, client, keyPrefix }: ConsoleSession,
  grant: KeyGrant,
  { tokens, metrics, sandbox: isSandbox }: Pick<Options, 'tokens' | 'metrics' | 'sandbox'>,
): Promise<ConsoleSessionData> {
  const untilMs = Math.floor(expiresAt.getTime() / 1000) * 1000
  const auth = await tokens.issue(grant, { consoleSession: { id, untilMs } })
  metrics.tokensIssued.inc({ outcome: 'ok' })
  const endsAtMs = Math.min(untilMs, grant.expiresAt?.getTime() ?? Infinity)
  const scopes = grant.scopes as ConsoleSessionData['session']['scopes']
  const sandbox = isSandbox || grant.mode === 'test'
  return { ...auth, session: { client, key: keyPrefix, scopes, sandbox, expiresAt: endsAtMs } }
}

const hasEnded = ({ error }: AppError) => error === 'SESSION_ENDED' || error === 'API_KEY_NOT_FOUND'

/** Otherwise a session would never end: each could begin the next one. */
const needsKey = () =>
  new AppError('SCOPE_MISSING', {
    details: [{ code: 'CONSOLE', message: 'needs a token that was obtained with an API key' }],
  })
