import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReferenceApp } from './reference-app.ts'

const page = '<!doctype html><title>Console</title>'
const script = 'console.log("console")'
const immutable = 'public, max-age=31536000, immutable'
const parent = mkdtempSync(join(tmpdir(), 'console-'))
/** Below a folder with the name of that of the hashed files, as an installation may be. */
const folder = join(parent, 'assets', 'console')
let app: FastifyInstance

beforeAll(() => {
  for (const name of ['assets', 'examples/assets'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const [name, text] of [
    ['index.html', page],
    ['assets/index-abc.js', script],
    ['examples/index.html', page],
    ['examples/assets/index-def.js', script],
  ] as const) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  app = buildReferenceApp(folder)
})
afterAll(async () => {
  await app.close()
  rmSync(parent, { recursive: true })
})

describe("the console's pages", () => {
  it.each([
    '/console/',
    '/console/checkout',
    '/console/batches/0199f3a1/review',
    '/console/batches?verdict=a.b',
  ])('are served as one page at %s', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['a range', { range: 'bytes=99999999-' }, 200],
    ['a condition that does not hold', { 'if-match': '"x"' }, 400],
  ])('are no fault of the service when asked for with %s', async (_what, headers, status) => {
    const answer = await app.inject({ url: '/console/', headers })
    expect(answer.statusCode).toBe(status)
  })

  it('are found without the trailing slash too', async () => {
    const answer = await app.inject('/console')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/'])
  })

  it('are where the address of the service leads', async () => {
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/'])
  })

  it('are replaced by the API reference where there is no console', async () => {
    const without = buildReferenceApp(undefined)
    const answer = await without.inject('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs/'])
    await without.close()
  })

  it('load nothing from other origins, run no injected script, and cannot be framed', async () => {
    const { headers } = await app.inject('/console/')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('load of the configured maps the images of tiles, and Google in a frame', async () => {
    const map = { googleKey: 'browser-key', tileUrl: 'https://tiles.example/{z}/{x}/{y}.png?k=1' }
    const withMaps = buildReferenceApp(folder, map)
    const policy = String((await withMaps.inject('/console/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' https://tiles.example;")
    expect(policy).toContain('frame-src https://www.google.com/maps/embed/;')
    expect(policy).toContain("script-src 'self';")
    expect((await withMaps.inject('/console/map.json')).json()).toEqual(map)
    await withMaps.close()
    const { headers } = await app.inject('/console/')
    expect(String(headers['content-security-policy'])).toContain("img-src 'self';")
    expect(String(headers['content-security-policy'])).not.toContain('frame-src')
    expect((await app.inject('/console/map.json')).json()).toEqual({})
  })

  it.each(['br', 'gzip'])('come as %s to a client that accepts it', async (encoding) => {
    const { headers } = await app.inject({
      url: '/console/assets/index-abc.js',
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  it('have files that browsers cache for good, and pages that are revalidated with their ETag', async () => {
    const { headers, body } = await app.inject('/console/assets/index-abc.js')
    expect([headers['cache-control'], body]).toEqual([immutable, script])
    const { etag } = (await app.inject('/console/')).headers
    const known = await app.inject({ url: '/console/', headers: { 'if-none-match': String(etag) } })
    expect(known.statusCode).toBe(304)
  })

  it.each([
    '/console/assets/index-old.js',
    '/console/../package.json',
    '/console/%2e%2e/%2e%2e/package.json',
    '/console/assets/..%2f..%2fpackage.json',
    '/console/index.html.gz',
  ])('serve no file at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('are absent where the console was not built', async () => {
    const bare = buildReferenceApp()
    expect((await bare.inject('/console/')).statusCode).toBe(404)
    await bare.close()
  })
})

describe('the pages of the live examples', () => {
  it.each([
    ['/docs/examples/', 'no-cache'],
    ['/docs/examples/assets/index-def.js', immutable],
  ])('let browsers keep %s as: %s', async (url, cacheControl) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, cacheControl])
  })
})
