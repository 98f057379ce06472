import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/errors/catalogue.ts'
import { reasons, reasonsOfPeople } from '../../shared/verdict/reasons.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { readAnswer, sendBytes } from '../support/raw-http.ts'
import { buildReferenceApp } from './reference-app.ts'

let app: FastifyInstance
let origin: string
beforeAll(async () => {
  app = buildReferenceApp()
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Gets exactly this target. `inject` and `fetch` would resolve `..` before they send it. */
const getRaw = (target: string) =>
  sendBytes(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const plain = (text: string) => escaped(text.replaceAll('`', ''))
/** What a page loads, as paths. */
const loaded = (html: string, page: string) =>
  [...html.matchAll(/<(?:link|script|img)[^>]*?(?:href|src)="([^"]+)"/g)].map(
    ([, url = '']) => new URL(url, `http://here${page}`),
  )

describe('the documentation pages', () => {
  it.each(['/docs', '/docs/', '/docs/errors'])(
    '%s loads nothing from other origins, and its content security policy forbids it',
    async (page) => {
      const { statusCode, headers, body } = await app.inject(page)
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+="|\sstyle="/)
      for (const { host, pathname } of loaded(body, page)) {
        expect(host).toBe('here')
        expect([pathname, (await app.inject(pathname)).statusCode]).toEqual([pathname, 200])
      }
    },
  )
  it('of the API reference load what they need, and their scripts comply with the policy', async () => {
    const { body } = await app.inject('/docs/')
    const paths = loaded(body, '/docs/').map(({ pathname }) => pathname)
    expect(paths).toEqual(
      expect.arrayContaining(['/docs/static/swagger-ui-bundle.js', '/docs/static/swagger-ui.css']),
    )
    const { headers } = await app.inject('/docs/static/swagger-initializer.js')
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'")
    const copy = await app.inject('/docs/json')
    expect([copy.statusCode, copy.headers.location]).toEqual([302, '/openapi.json'])
  })
  it('that do not exist give the usual error', async () => {
    for (const url of ['/docs/yaml', '/docs/none', '/docs/static/none.js'])
      expect((await app.inject(url)).json()).toMatchObject({ statusCode: 4004 })
  })
  it('are found by their whole URL, too', async () => {
    expect(await getRaw(`${origin}/docs/static/index.css`)).toContain('HTTP/1.1 200 OK')
  })
  it.each([
    '../../package.json',
    '%2e%2e/package.json',
    './swagger-ui.css',
    '/swagger-ui.css',
    'none%5Cnone.js',
    '%00',
    'a'.repeat(300),
  ])('give the usual error for a path that leads to no file: /docs/static/%s', async (name) => {
    expectFailure(readAnswer(await getRaw(`/docs/static/${name}`)), { status: 404, code: 4004 })
  })
})

describe('the error page', () => {
  it.each(Object.values(catalogue))(
    'says for $code what happened and what to do',
    async ({ code, ...entry }) => {
      const { body } = await app.inject('/docs/errors')
      const article = new RegExp(`<article id="${code}">[^]*?</article>`).exec(body)?.[0] ?? ''
      const text = article.replace(/<[^>]+>/g, '')
      for (const part of [
        String(code),
        `HTTP ${entry.status}`,
        plain(entry.message),
        plain(entry.explanation),
        plain(entry.action),
      ])
        expect(text).toContain(part)
    },
  )
  it('explains every reason code of a verdict', async () => {
    const { body } = await app.inject('/docs/errors')
    for (const [name, { meaning }] of Object.entries({ ...reasons, ...reasonsOfPeople })) {
      expect(body).toContain(`<code>${name}</code>`)
      expect(body.replace(/<[^>]+>/g, '')).toContain(plain(meaning))
    }
  })
  it('fits the width of a phone', async () => {
    const { body } = await app.inject('/docs/errors')
    expect(body).toContain('width=device-width')
  })
})
