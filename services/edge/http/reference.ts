import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { Type } from 'typebox'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { anyRouteErrors } from '../reference/described-route.ts'
import { docsPageOptions } from '../reference/docs-page.ts'
import { documentOptions } from '../reference/document.ts'
import { errorPage, errorPagePolicy } from '../reference/error-page.ts'
import { guidePage, guidePolicy, guides } from '../reference/guides.ts'
import { entityTag, matchesIfNoneMatch } from './entity-tag.ts'
import { ownFiles, pagePolicy } from './page-policy.ts'
import { addVary } from './vary.ts'
import { weightedValues } from './weighted-values.ts'

/** Icons of Swagger UI are `data:` images in its style sheet. */
const policy = pagePolicy({ ...ownFiles, 'img-src': "'self' data:" })
const documentForm = Type.Object({ openapi: Type.String() })
const briefly = 'public, max-age=300'

/** Serves the API reference, with all routes that are registered after it. */
export const reference = plugin(async function reference(app) {
  await app.register(swagger, documentOptions)
  app.register(documentRoute)
  app.register(pages)
})

const acceptsGzip = (header = '') =>
  weightedValues(header).some(({ value, weight }) => value === 'gzip' && weight > 0)

/** The document is made at the first request and then kept, as it is sent. */
async function documentRoute(app: FastifyInstance): Promise<void> {
  let made: { whole: Buffer; gzip: Buffer; etag: string } | undefined
  const make = () => {
    const text = JSON.stringify(app.swagger())
    const whole = Buffer.from(text)
    return { whole, gzip: gzipSync(whole), etag: entityTag(text) }
  }

  app.get(
    '/openapi.json',
    {
      config: {
        reference: {
          errors: anyRouteErrors,
          responseHeaders: ['ETag'],
          plainResponses: {
            'application/json': {
              schema: documentForm,
              examples: { 'Its beginning': { openapi: '3.1.0' } },
            },
          },
        },
      },
      schema: { operationId: 'getReference', tags: ['Operation'], summary: 'This document' },
    },
    async (request, reply) => {
      made ??= make()
      reply.header('etag', `W/${made.etag}`).header('cache-control', briefly)
      addVary(reply, 'Accept-Encoding')
      if (matchesIfNoneMatch(made.etag, request.headers['if-none-match']))
        return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(made.whole)
      return reply.header('content-encoding', 'gzip').send(made.gzip)
    },
  )
}

const narrow = '<head><meta name="viewport" content="width=device-width, initial-scale=1">'

const sendPage = (reply: FastifyReply, page: string, policy: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', briefly)
    .header('content-security-policy', policy)
    .send(page)

async function pages(app: FastifyInstance): Promise<void> {
  // Swagger UI's page has no viewport for phones.
  app.addHook('onSend', async ({ routeOptions }, _reply, payload) =>
    routeOptions.url === '/docs/' && typeof payload === 'string'
      ? payload.replace('<head>', narrow)
      : payload,
  )
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    ...docsPageOptions,
    // Swagger UI would serve two more copies of the document. Making them is expensive.
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (request.routeOptions.url === '/docs/json') return void reply.redirect('/openapi.json')
        done(
          request.routeOptions.url === '/docs/yaml' ? new AppError('ROUTE_NOT_FOUND') : undefined,
        )
      },
    },
  })
  for (const { name } of guides) {
    let page: string | undefined
    app.get(`/docs/guides/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      page ??= guidePage(name)
      return sendPage(reply, page, guidePolicy)
    })
  }
  app.get('/docs/errors', { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, errorPage, errorPagePolicy),
  )
}
