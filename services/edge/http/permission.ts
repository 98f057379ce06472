import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Scope } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Access } from '../access/key-access.ts'
import { scopeMissing } from '../access/page.ts'
import { foreignOrigin } from './origins.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the token does not permit the request. The request is counted before it is refused. */
    forbidden: AppError | undefined
  }
}

interface Options {
  access: Pick<Access, 'hasOrigin' | 'readIfNew'>
  /** The scope that these routes need; none when absent. */
  scope?: Scope
  /** Whether these routes accept a page token. */
  forPages?: boolean
}

/**
 * Checks on the routes in the scope of this plugin that the token permits `scope`, and that a page
 * has an origin of its client. Register it after the authentication and before the limits. The
 * limits refuse what is forbidden here, so that a caller over its limit gets 429 first.
 */
export const permission = plugin(async function permission(
  app,
  { access, scope, forPages = false }: Options,
) {
  app.decorateRequest('forbidden', undefined)

  app.addHook('onRequest', (request, _reply, done) => {
    request.forbidden = forbidding(request)
    if (request.forbidden?.error !== 'ORIGIN_NOT_ALLOWED') return done()
    void access.readIfNew(request.grant.clientId).then(() => {
      request.forbidden = forbidding(request)
      done()
    })
  })

  function forbidding(request: FastifyRequest): AppError | undefined {
    const { clientId, scopes, page } = request.grant
    if (page && !forPages) return notForPages()
    if (scope && !scopes.includes(scope)) return scopeMissing(scope)
    const origin = page ? request.headers.origin : foreignOrigin(request)
    if (origin === undefined) return page && new AppError('ORIGIN_MISSING')
    const isAllowed = access.hasOrigin(clientId, origin) && (page?.origin ?? origin) === origin
    return isAllowed ? undefined : new AppError('ORIGIN_NOT_ALLOWED')
  }
})

const notForPages = () =>
  new AppError('SCOPE_MISSING', {
    details: [
      { code: 'PAGE', message: 'a token for a page is for autocomplete, details and validate' },
    ],
  })
