import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'
import { ownFiles, pagePolicy } from './page-policy.ts'

interface Options {
  /** What `services/console/build.ts` has built; undefined when it was not run. */
  consoleFolder: string | undefined
}

/** The folder of the live examples in the console's. */
export const examplesFolder = 'examples'

/** Vue makes a policy for Trusted Types. */
const policy = pagePolicy({
  ...ownFiles,
  'require-trusted-types-for': "'script'",
  'trusted-types': 'vue',
})
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
        'content-security-policy': policy,
        // File names in `assets` contain a hash of the content.
        'cache-control': path.includes('/assets/') ? forever : 'no-cache',
      })
    },
  })
})
