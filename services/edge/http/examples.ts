import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'
import { builtFiles } from './built-files.ts'
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

/** Serves the live examples of the address field under `/docs/examples`. */
export const examplePages = plugin(async function examplePages(app, { consoleFolder }: Options) {
  if (consoleFolder === undefined) return
  await app.register(fastifyStatic, {
    ...builtFiles({
      root: join(consoleFolder, examplesFolder),
      prefix: '/docs/examples/',
      policy,
    }),
    redirect: true,
    decorateReply: false,
  })
})
