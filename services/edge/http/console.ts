import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'
import type { ConsoleMap } from '../../../shared/api/console-map.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { builtFiles } from './built-files.ts'
import { examplesFolder } from './examples.ts'
import { ownFiles, pagePolicy } from './page-policy.ts'

interface Options {
  /** What `services/console/build.ts` has built; undefined when it was not run. */
  consoleFolder: string | undefined
  /** Whether `/console/` is served. */
  servesConsole: boolean
  map: ConsoleMap
}

/** Of the maps that are configured, pages load images of the tiles, and Google's in a frame. */
const policyWith = ({ googleKey, tileUrl }: ConsoleMap) =>
  pagePolicy({
    ...ownFiles,
    'img-src': `'self'${tileUrl === undefined ? '' : ` ${new URL(tileUrl).origin}`}`,
    ...(googleKey !== undefined && { 'frame-src': 'https://www.google.com/maps/embed/' }),
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })

/**
 * The address field for the pages of shops. Its name never changes, so browsers keep it for five
 * minutes only.
 */
const element = 'address-autocomplete.js'
const forAllPages = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
}
const isFile = /^[^?]*\.\w+(\?|$)/

/**
 * Serves the console: its files under `/console/`, and its page for every other path there. `/`
 * leads to it, or without a console to the API reference. Also serves the address field for shops.
 */
export const consolePages = plugin(async function consolePages(
  app,
  { consoleFolder, servesConsole, map }: Options,
) {
  const start = servesConsole && consoleFolder !== undefined ? '/console/' : '/docs/'
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(start))
  if (consoleFolder === undefined) return
  const files = builtFiles({
    root: consoleFolder,
    prefix: '/console/',
    policy: policyWith(map),
    notServed: ['**/*.html', `${examplesFolder}/**`],
  })
  await app.register(fastifyStatic, {
    ...files,
    serve: servesConsole,
    index: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (relative(consoleFolder, path).startsWith(element)) reply.headers(forAllPages)
      else files.setHeaders(reply, path)
    },
  })
  app.get(
    `/${element}`,
    { schema: { hide: true }, exposeHeadRoute: true },
    async (_request, reply) => reply.sendFile(element),
  )
  if (!servesConsole) return
  app.get('/console/map.json', { schema: { hide: true } }, async () => map)
  app.get('/console', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/console/'),
  )
  app.get('/console/*', { schema: { hide: true } }, async (request, reply) => {
    // A missing file of an older build must be 404, not the page.
    if (isFile.test(request.url)) throw new AppError('ROUTE_NOT_FOUND')
    return reply.sendFile('index.html')
  })
})
