import plugin from 'fastify-plugin'
import type { Scope } from '../../../shared/access/client-rules.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { Access } from '../access.ts'
import { foreignOrigin } from './origins.ts'
import { refusal } from './rate-limits.ts'

interface Options {
  access: Pick<Access, 'originsOf'>
  metrics: Metrics
  /** What a token must grant for these routes; anything when absent. */
  scope?: Scope
}

/**
 * What a client may do on the routes beside it: its token must have the scope, and a page must be of one of its own origins. Comes after
 * the client's limits: who asks too often hears that first.
 */
export const permission = plugin(async function permission(app, { access, metrics, scope }: Options) {
  // The API reference shows as guarded what is guarded.
  app.addHook('onRoute', ({ schema }) => {
    if (schema) schema.security = [{ accessToken: scope ? [scope] : [] }]
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { clientId, scopes } = request.grant
    const origin = foreignOrigin(request)
    const isScoped = !scope || scopes.includes(scope)
    if (isScoped && (origin === undefined || access.originsOf(clientId).includes(origin))) return done()
    const refused = isScoped ? new AppError('ORIGIN_NOT_ALLOWED') : lacking(scope)
    if (!request.standing) return done(refused)
    request.standing.then((standing) => done(refusal(standing, metrics) ?? refused))
  })
})

const lacking = (scope: Scope) =>
  new AppError('SCOPE_MISSING', {
    details: [{ code: scope.toUpperCase(), message: `needs a key with the scope ${scope}` }],
  })
