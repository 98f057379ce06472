import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors.ts'

interface Options {
  /** What `services/console/build.ts` has built; without it there is no console. */
  consoleFolder: string | undefined
}

/** Nothing from elsewhere, and nothing written into the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
/** The element for the pages of shops: one name for good, so it is asked for again after five minutes. */
const element = 'address-autocomplete.js'
const forAllPages = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
}
const forever = 'public, max-age=31536000, immutable'
const fresh = 'no-cache'
const isFile = /^[^?]*\.\w+(\?|$)/

/** The console's pages: files under `/console/`, and its one page for every other path there; beside them the element for shops. */
export const consolePages = plugin(async function consolePages(app, { consoleFolder }: Options) {
  if (consoleFolder === undefined) return
  await app.register(fastifyStatic, {
    root: consoleFolder,
    prefix: '/console/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,html}'],
    setHeaders: (reply, path) => {
      const name = relative(consoleFolder, path)
      if (name.startsWith(element)) return void reply.headers(forAllPages)
      reply.headers({
        'content-security-policy': contentSecurityPolicy,
        // A name in `assets` holds a hash of the content.
        'cache-control': name.startsWith('assets') ? forever : fresh,
      })
    },
  })
  app.get(`/${element}`, { schema: { hide: true } }, async (_request, reply) => reply.sendFile(element))
  app.get('/console', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/console/'))
  app.get('/console/*', { schema: { hide: true } }, async (request, reply) => {
    // A file that is gone, of an older build, must not come as a page.
    if (isFile.test(request.url)) throw new AppError('ROUTE_NOT_FOUND')
    return reply.sendFile('index.html')
  })
})
