import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedRouteErrors } from '../../services/edge/reference/described-route.ts'
import { catalogue, type ErrorName } from '../../shared/errors/catalogue.ts'
import { sourceFiles } from '../core/source-files.ts'
import { type ApiDocument, type Content, examplesOf, readDocument } from './api-document.ts'
import { buildReferenceApp } from './reference-app.ts'

let app: FastifyInstance
// biome-ignore lint/suspicious/noExplicitAny: any part of the document
let document: any
let api: ApiDocument
const routes: RouteOptions[] = []

beforeAll(async () => {
  app = buildReferenceApp()
  app.addHook('onRoute', (route) => void routes.push(route))
  document = (await app.inject('/openapi.json')).json()
  api = readDocument(document)
})
afterAll(() => app.close())

const name = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) => `${method} ${url}`
const inDocument = (url: string) => url.replace(/:(\w+)/g, '{$1}')
/** `operation: what is wrong` for each fault. */
const faults = (look: (operation: ApiDocument['operations'][number]) => string[]) =>
  api.operations.flatMap((operation) =>
    look(operation).map((fault) => `${operation.operationId}: ${fault}`),
  )
const json = (contents: Record<string, Content> = {}) => contents['application/json']

describe('every route', () => {
  it('is in the OpenAPI document, except for the pages and what leads to them', () => {
    expect(routes.length).toBeGreaterThan(25)
    const hidden = routes.filter(({ schema }) => schema?.hide)
    expect(
      hidden
        .filter(({ url, method }) => !/^\/(docs|$)/.test(url) && method !== 'OPTIONS')
        .map(name),
    ).toEqual([])
    // HEAD goes without saying, where a route answers it.
    const shown = routes.filter(({ schema, method }) => !schema?.hide && method !== 'HEAD')
    const documented = api.operations.map(({ method, path }) => `${method} ${path}`)
    expect(shown.map(({ method, url }) => `${method} ${inDocument(url)}`).sort()).toEqual(
      documented.sort(),
    )
  })
  it('has its own id, a summary, and a tag that is described', () => {
    const ids = api.operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id ?? ''))).toEqual([])
    expect(
      faults(({ summary }) => (/^[A-Z].*[^.]$/.test(summary ?? '') ? [] : ['has no summary'])),
    ).toEqual([])
    const tags = document.tags.map((tag: { name: string }) => tag.name)
    expect(faults((operation) => operation.tags.filter((tag) => !tags.includes(tag)))).toEqual([])
    expect(
      faults((operation) => (operation.tags.length === 1 ? [] : ['must have one tag'])),
    ).toEqual([])
  })
  it('lists its errors, including all errors of authentication where it needs a token', () => {
    const shown = routes.filter(({ schema }) => !schema?.hide)
    expect(shown.filter(({ config }) => !config?.reference?.errors.length).map(name)).toEqual([])
    const lacking = shown.flatMap((route) =>
      route.schema?.security?.some((scheme) => 'accessToken' in scheme)
        ? guardedRouteErrors
            .filter((error) => !route.config?.reference?.errors.includes(error))
            .map((error) => `${name(route)}: ${error}`)
        : [],
    )
    expect(lacking).toEqual([])
  })
  it('has an example for its path, its required query parameters and its body', () => {
    expect(
      faults(({ parameters, bodies }) => [
        ...parameters
          .filter((parameter) => parameter.required && examplesOf(parameter).length === 0)
          .map(({ name }) => name),
        ...Object.entries(bodies).flatMap(([type, content]) =>
          examplesOf(content).length === 0 ? [type] : [],
        ),
      ]),
    ).toEqual([])
  })
  it('has no example for an optional parameter: `/docs` would send it along', () => {
    expect(
      faults(({ parameters }) =>
        parameters
          .filter(({ required }) => !required)
          .filter((one) => examplesOf(one).length > 0 || 'examples' in one.schema)
          .map(({ name }) => name),
      ),
    ).toEqual([])
  })
  it('has an example for each answer', () => {
    expect(
      faults(({ responses }) =>
        Object.entries(responses).flatMap(([status, { content = {} }]) =>
          Object.entries(content).flatMap(([type, media]) =>
            examplesOf(media).length === 0 ? [`${status} ${type}`] : [],
          ),
        ),
      ),
    ).toEqual([])
  })
  it('that needs a token accepts `refresh` in its query, and has a body only where OpenAPI allows one', () => {
    const guarded = api.operations.filter(({ guard }) => guard === 'accessToken')
    expect(
      guarded.filter(
        ({ parameters }) => !parameters.some((one) => one.in === 'query' && one.name === 'refresh'),
      ),
    ).toEqual([])
    expect(
      faults(({ method, bodies }) => (/GET|DELETE/.test(method) ? Object.keys(bodies) : [])),
    ).toEqual([])
  })
})

describe('examples', () => {
  const wrong = (contents: Record<string, Content>) =>
    Object.entries(contents).flatMap(([type, content]) =>
      examplesOf({
        ...content,
        examples: Object.fromEntries(
          Object.entries(content.examples ?? {}).map(([key, one]) => [key, api.resolve(one)]),
        ),
      })
        .flatMap((example) => api.problems(content.schema, example))
        .map((problem) => `${type} ${problem}`),
    )

  it('of parameters match their schemas', () => {
    expect(
      faults(({ parameters }) =>
        parameters.flatMap((parameter) =>
          examplesOf(parameter).flatMap((example) =>
            api
              .problems(parameter.schema, example)
              .map((problem) => `${parameter.name} ${problem}`),
          ),
        ),
      ),
    ).toEqual([])
  })
  it('of bodies match their schemas', () => {
    expect(faults(({ bodies }) => wrong(bodies))).toEqual([])
  })
  it('of answers match their schemas', () => {
    expect(
      faults(({ responses }) =>
        Object.values(responses).flatMap(({ content = {} }) => wrong(content)),
      ),
    ).toEqual([])
  })
})

describe('errors', () => {
  it('are all in the document, except those that no caller can see and those that nothing throws', () => {
    const documented = new Set(routes.flatMap(({ config }) => config?.reference?.errors ?? []))
    const sources = sourceFiles('services/edge', 'services/worker', 'shared').filter(
      ({ path }) => path !== 'shared/errors/catalogue.ts' && !path.includes('/reference/'),
    )
    const isThrown = (error: ErrorName) => sources.some(({ text }) => text.includes(`'${error}'`))
    const missing = (Object.keys(catalogue) as ErrorName[]).filter(
      (error) => !documented.has(error) && isThrown(error),
    )
    expect(missing).toEqual(['CALLER_LEFT'])
  })
  it('are documented with their code and with the time after which to retry', () => {
    expect(
      faults(({ responses }) =>
        Object.entries(responses).flatMap(([status, { content, headers }]) => {
          if (status < '400') return []
          const codes = Object.keys(json(content)?.examples ?? {}).filter(
            (key) => key in catalogue,
          ) as ErrorName[]
          const passes = codes.some(
            (error) => catalogue[error].code >= 7000 && catalogue[error].code < 9000,
          )
          return [
            ...codes.filter((error) => catalogue[error].status !== Number(status)),
            ...(passes === 'Retry-After' in headers ? [] : [`${status} and Retry-After`]),
          ]
        }),
      ),
    ).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1, and names a schema for each type', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Error',
        'Metadata',
        'Auth',
        'Prediction',
        'PlaceDetails',
        'Validation',
        'Batch',
        'StoredAddress',
      ]),
    )
    expect(JSON.stringify(document)).not.toContain('x-reference')
  })
  it('is sent compressed to who takes that, as the same document', async () => {
    const plain = await app.inject('/openapi.json')
    const { headers, rawPayload } = await app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Origin, Accept-Encoding'])
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.body.length / 5)
    const refused = await app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'gzip;q=0' },
    })
    expect(refused.body).toBe(plain.body)
  })
  it('may be cached, and is not sent again to a caller whose copy is current', async () => {
    const first = await app.inject('/openapi.json')
    const { etag, ...others } = first.headers
    expect(first.headers['cache-control']).toMatch(/max-age=[1-9]/)
    expect(others['content-type']).toMatch(/^application\/json/)
    const again = await app.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(etag) },
    })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const changed = await app.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': '"other"' },
    })
    expect(changed.statusCode).toBe(200)
  })
})
