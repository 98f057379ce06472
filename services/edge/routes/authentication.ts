import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Auth, Envelope } from '../../../shared/api/envelope.ts'
import { PageTokenBody } from '../../../shared/api/page-token.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { startAtZero } from '../../../shared/runtime/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { Access } from '../access/key-access.ts'
import { createKeyLogin, type KeyLoginOptions } from '../access/key-login.ts'
import { newPage, throwUnlessPageScopes } from '../access/page.ts'
import type { Tokens } from '../access/tokens.ts'
import { ok } from '../http/envelope.ts'
import { anyRouteErrors, type Reference } from '../reference/described-route.ts'

interface Options extends KeyLoginOptions {
  tokens: Tokens
  access: Access
  rates: KeyLoginOptions['rates'] & {
    /** Tokens a minute for one key. */
    tokensPerKey: number
    /** Tokens for pages a minute for one key. */
    pageTokensPerKey: number
  }
  /** From the first token of a page to the end of its last one, in seconds. */
  pageLifeSeconds: number
}

const paths = [
  ['/authentication', 'AtShortPath'],
  ['/api/authentication', ''],
] as const
const reference = {
  errors: [
    ...anyRouteErrors,
    'API_KEY_NOT_FOUND',
    'ORIGIN_NOT_ALLOWED',
    'RATE_LIMITED',
    'STORE_UNAVAILABLE',
    'TEST_KEYS_OFF',
  ],
} satisfies Reference
const pageReference = {
  errors: [...reference.errors, 'REQUEST_INVALID', 'SCOPE_MISSING'],
} satisfies Reference

const pageDescription =
  'For a server that gives it to a page. It lasts 15 minutes and can be renewed for two ' +
  'hours, unless the operator says otherwise. ' +
  'It is for autocomplete, details and validate alone, from a page of an origin that the ' +
  'client has, and has limits of its own.'

/** Issues access tokens and page tokens for API keys, each at two paths. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { tokens, access, rates, pageLifeSeconds, metrics } = options
  const logIn = createKeyLogin(options)

  for (const [url, suffix] of paths) {
    const schema = {
      operationId: `getToken${suffix}`,
      tags: ['Tokens'],
      summary: 'An access token for an API key',
      description: 'For servers: an API key has no place in a page. Both paths are the same.',
      security: [{ apiKey: [] }],
      response: { 200: Envelope(Auth) },
    }
    app.get(url, { config: { reference }, schema }, async (request, reply) => {
      const perKey = { name: 'tokens-per-key', max: rates.tokensPerKey } as const
      const grant = await logIn(request, reply, perKey)
      return ok(request, noted(grant, await tokens.issue(grant)))
    })
  }

  for (const [url, suffix] of paths) {
    const schema = {
      operationId: `getPageToken${suffix}`,
      tags: ['Tokens'],
      summary: 'An access token for a page',
      description: pageDescription,
      security: [{ apiKey: [] }],
      body: PageTokenBody,
      response: { 200: Envelope(Auth) },
    }
    const route = { config: { reference: pageReference }, schema, preValidation: emptyBody }
    app.post(`${url}/page`, route, async (request, reply) => {
      const perKey = { name: 'page-tokens-per-key', max: rates.pageTokensPerKey } as const
      const grant = await logIn(request, reply, perKey)
      throwUnlessPageScopes(grant)
      const { origin } = request.body
      if (origin !== undefined) await throwUnlessOrigin(grant, origin)
      const page = newPage(pageLifeSeconds, origin, Date.now())
      return ok(request, noted(grant, await tokens.issue(grant, { page })))
    })
  }

  async function throwUnlessOrigin({ clientId }: KeyGrant, origin: string): Promise<void> {
    if (access.hasOrigin(clientId, origin)) return
    await access.readIfNew(clientId)
    if (!access.hasOrigin(clientId, origin)) throw new AppError('ORIGIN_NOT_ALLOWED')
  }

  startAtZero(metrics.tokensIssued, { outcome: ['ok', 'unknown_key', 'rate_limited'] })

  function noted({ keyId }: KeyGrant, auth: Auth): Auth {
    access.noteUse(keyId)
    metrics.tokensIssued.inc({ outcome: 'ok' })
    return auth
  }
}

/** The body is optional. */
function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}
