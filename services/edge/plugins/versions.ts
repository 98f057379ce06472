import plugin from 'fastify-plugin'
import type { Clock } from '../../../shared/clock.ts'
import { currentVersion, resolveVersion, type Version } from '../versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the API, as this request is answered. */
    version: string
  }
}

interface Options {
  /** The newest first. */
  versions: readonly Version[]
  now: Clock
}

/** Where the policy is explained. */
const documentation = '/docs'

/** Each request chooses its version; the answers of one that is going to end say so (RFC 9745, RFC 8594). */
export const apiVersions = plugin(async function apiVersions(app, { versions, now }: Options) {
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
        relations.map((relation) => `<${documentation}>; rel="${relation}"; type="text/html"`).join(', '),
      )
    done()
  })
})
