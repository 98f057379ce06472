import plugin from 'fastify-plugin'
import type { Scope } from '../../../shared/api/client-rules.ts'
import { RefreshOnly } from '../../../shared/api/envelope.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import { guardedRouteErrors, routeWithParameterErrors } from '../reference/described-route.ts'

interface Options {
  /** The scope that these routes need; none when absent. */
  scope?: Scope
}

/**
 * Adds to the description of each route in the scope of this plugin what all routes with a token
 * share: the token, `refresh` in the query and in the body, and their errors. Routes state only
 * their own. (Fastify's encapsulation; `fastify-plugin` makes the scope the parent's.)
 */
export const guardedRoute = plugin(async function guardedRoute(app, { scope }: Options) {
  app.addHook('onRoute', (route) => {
    const { reference, isUpload } = route.config ?? {}
    route.schema = {
      querystring: RefreshOnly,
      // An upload is read by its route.
      ...(!isUpload && { body: RefreshOnly }),
      ...route.schema,
      security: [{ accessToken: scope ? [scope] : [] }],
    }
    if (!reference) return
    const errors = withShared(reference.errors, route.url)
    route.config = { ...route.config, reference: { ...reference, errors } }
  })
})

const withShared = (errors: readonly ErrorName[], url: string): ErrorName[] => [
  ...(url.includes('/:') ? routeWithParameterErrors : guardedRouteErrors),
  ...errors,
]
