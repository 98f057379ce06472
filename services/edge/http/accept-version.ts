import plugin from 'fastify-plugin'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { currentVersion, resolveVersion, type Version } from './versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the API for this request. */
    version: string
  }
}

interface Options {
  /** The newest first. */
  versions: readonly Version[]
  now: Clock
}

/** The page that explains the policy of versions. */
const documentation = '/docs'

/**
 * Resolves the version of each request. Responses of a deprecated version say so (RFC 9745, RFC
 * 8594).
 */
export const acceptVersion = plugin(async function acceptVersion(app, { versions, now }: Options) {
  app.decorateRequest('version', currentVersion)
  app.addHook('onRequest', (request, reply, done) => {
    const asked = request.headers['accept-version'] as string | undefined
    const { version, deprecatedAt, sunsetAt } = resolveVersion(asked, versions, now())
    request.version = version
    if (deprecatedAt) reply.header('deprecation', `@${Math.floor(deprecatedAt.getTime() / 1000)}`)
    if (sunsetAt) reply.header('sunset', sunsetAt.toUTCString())
    const relations = [...(deprecatedAt ? ['deprecation'] : []), ...(sunsetAt ? ['sunset'] : [])]
    if (relations.length > 0)
      reply.header(
        'link',
        relations
          .map((relation) => `<${documentation}>; rel="${relation}"; type="text/html"`)
          .join(', '),
      )
    done()
  })
})
