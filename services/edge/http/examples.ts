import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'

interface Options {
  /** What `services/console/build.ts` has built; undefined when there is no console. */
  consoleFolder: string | undefined
}

/** The folder of the live examples in the console's. */
export const examplesFolder = 'examples'

/**
 * The page loads files of this server alone, and no inline script or style. Vue makes a policy for
 * Trusted Types.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')
const forever = 'public, max-age=31536000, immutable'

/** Serves the live examples of the address field under `/docs/examples`. */
export const examplePages = plugin(async function examplePages(app, { consoleFolder }: Options) {
  if (consoleFolder === undefined) return
  await app.register(fastifyStatic, {
    root: join(consoleFolder, examplesFolder),
    prefix: '/docs/examples/',
    wildcard: false,
    redirect: true,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.headers({
        'content-security-policy': contentSecurityPolicy,
        // File names in `assets` contain a hash of the content.
        'cache-control': path.includes('/assets/') ? forever : 'no-cache',
      })
    },
  })
})
