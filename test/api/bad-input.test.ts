import { Type } from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { AutocompleteData } from '../../shared/api/autocomplete.ts'
import { plainRequest, readAnswer, sendBytes, sendThenListen } from '../support/raw-http.ts'
import { useStack } from '../support/stack.ts'
import { badBodies, badQueries } from './bad-fields.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/autocomplete'
const json = { 'content-type': 'application/json' }
const good = JSON.stringify({ input: 'abc' })

const stack = useStack()

const authorized = (headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${stack.token}`,
  ...headers,
})
const postText = (body: string | Buffer, headers: Record<string, string> = json) =>
  plainRequest(stack.url + path, { method: 'POST', headers: authorized(headers), body })

async function providerCalls(): Promise<number> {
  const { autocomplete, details } = await stack.sandbox.usage()
  return autocomplete.calls + details.calls
}

describe('invalid input never reaches the provider:', () => {
  afterEach(async () => {
    expect(await providerCalls()).toBe(0)
  })

  describe('a field', () => {
    it.each(badBodies)('with %s is reported with its rule', async (_, body, field, code) => {
      const answer = await stack.autocomplete(body)
      expectFailure(answer, { status: 400, code: 4000, errors: 'some', path })
      expect(answer.body.errors).toContainEqual({
        field,
        code,
        message: expect.stringMatching(/./),
      })
      for (const error of answer.body.errors) expect(error.field).toBe(field)
    })

    it.each(badQueries)(
      'of a query with %s is reported with its rule',
      async (_, query, field, code) => {
        const answer = await stack.get(`/api/address/details?${query}`)
        expectFailure(answer, {
          status: 400,
          code: 4000,
          errors: 'some',
          path: '/api/address/details',
        })
        expect(answer.body.errors).toContainEqual({
          field,
          code,
          message: expect.stringMatching(/./),
        })
        for (const error of answer.body.errors) expect(error.field).toBe(field)
      },
    )

    it('is reported for each field that is wrong', async () => {
      const answer = await stack.autocomplete({
        limit: 9,
        countries: ['XX', 'us', 'YY'],
        near: {},
        extra: 1,
      })
      const fields = new Set(answer.body.errors.map((error: { field: string }) => error.field))
      expect(fields).toEqual(
        new Set(
          'input limit countries.0 countries.2 near.latitude near.longitude near.radius extra'.split(
            ' ',
          ),
        ),
      )
    })

    it('is reported without its value', async () => {
      const answer = await stack.autocomplete({
        input: `secret${'x'.repeat(300)}`,
        language: 'secret_language',
      })
      expect(JSON.stringify(answer.body)).not.toContain('secret')
    })
  })

  describe('a body', () => {
    it.each([
      ['that breaks off', '{"input":'],
      ['with a comma too many', '{"input":"a",}'],
      ['in single quotes', "{'input':'a'}"],
      ['with a bare NUL', '{"input":"a\u0000b"}'],
      ['with a number too large for JSON', '{"input":"a","limit":NaN}'],
      ['that sets __proto__', '{"input":"a","__proto__":{"limit":1}}'],
      ['that sets __proto__ further down', '{"input":"a","near":{"__proto__":{"radius":1}}}'],
      ['that sets constructor.prototype', '{"input":"a","constructor":{"prototype":{"limit":1}}}'],
      ['of HTML', '<!DOCTYPE html>'],
      ['in Latin-1', Buffer.from('{"input":"Köln"}', 'latin1')],
      ['in UTF-16', Buffer.from('{"input":"Köln"}', 'utf16le')],
      ['that ends within a character', Buffer.from('{"input":"Kö').subarray(0, -1)],
    ])('%s is reported as malformed', async (_, body) => {
      expectFailure(await postText(body), { status: 400, code: 4001, path })
    })

    it.each([
      ['that is a list', '[]', 'body', 'TYPE'],
      ['that is a text', '"input"', 'body', 'TYPE'],
      ['that is a number', '7', 'body', 'TYPE'],
      ['that is empty', '', 'input', 'REQUIRED'],
      ['that is null', 'null', 'input', 'REQUIRED'],
      [
        'with an infinite number',
        '{"input":"a","near":{"latitude":1e999,"longitude":0,"radius":1}}',
        'near.latitude',
        'TYPE',
      ],
      [
        'of lists in lists',
        `{"input":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
        'input',
        'TYPE',
      ],
    ])('%s is not an autocomplete request', async (_, body, field, code) => {
      expectFailure(await postText(body), {
        status: 400,
        code: 4000,
        errors: [{ field, code }],
        path,
      })
    })

    it.each([
      ['text/plain', { 'content-type': 'text/plain' }],
      [
        'application/x-www-form-urlencoded',
        { 'content-type': 'application/x-www-form-urlencoded' },
      ],
      ['application/jsonp', { 'content-type': 'application/jsonp' }],
      ['no media type', {}],
    ])('with %s is refused', async (_, headers) => {
      expectFailure(await postText(good, headers as Record<string, string>), {
        status: 415,
        code: 4003,
        path,
      })
    })

    it('of 10 MB is too large', async () => {
      expectFailure(await stack.post(path, { input: 'a'.repeat(10_000_000) }), {
        status: 413,
        code: 4002,
        path,
      })
    })

    it.each([
      ['of 10 MB', 'application/json', 413, 4002],
      ['of 10 MB and another media type', 'image/png', 415, 4003],
    ])(
      '%s may be sent completely before its sender is told that it is refused',
      async (_, type, status, code) => {
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${stack.token}\r\nContent-Type: ${type}\r\n`
        const bytes = `${head}Content-Length: 10000000\r\n\r\n${'a'.repeat(10_000_000)}`
        expectFailure(readAnswer(await sendThenListen(stack.url, bytes)), { status, code, path })
      },
    )

    it('of 10 MB without a Content-Length is too large', async () => {
      const body = new Blob([JSON.stringify({ input: 'a'.repeat(10_000_000) })]).stream()
      const answer = await stack.post(path, undefined, { body, duplex: 'half' } as RequestInit)
      expectFailure(answer, { status: 413, code: 4002, path })
    })
  })

  describe('a path or method', () => {
    it.each([
      ['GET', '/api/address'],
      ['GET', '/api/address/autocomplete'],
      ['POST', '/api/address/details'],
      ['PUT', '/api/address/autocomplete'],
      ['DELETE', '/api/address/details'],
      ['POST', '/authentication'],
      ['PROPFIND', '/api/address/details'],
      ['GET', '/api/address/autocomplete/'],
      ['GET', '/API/address/details'],
      ['GET', '/api/../api/nothing'],
      ['GET', '/%E0%A4%A'],
    ])('%s %s is not found', async (method, at) => {
      expectFailure(await plainRequest(stack.url + at, { method, headers: authorized() }), {
        status: 404,
        code: 4004,
      })
    })
  })

  describe('Accept-Version', () => {
    it.each(['2', '0', '1.1', '1.0.1', 'abc', '1.0.0.0', 'x'])(
      '%s does not exist',
      async (version) => {
        const answer = await stack.autocomplete(
          { input: 'abc' },
          { headers: { 'accept-version': version } },
        )
        const errors = [{ field: 'Accept-Version', code: 'ENUM' }]
        expectFailure(answer, { status: 400, code: 4005, errors, path })
      },
    )
  })

  describe('bytes', () => {
    it.each([
      ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 4007],
      ['a method that HTTP does not have', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 4007],
      [
        'a header without a colon',
        'GET /health HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n',
        400,
        4007,
      ],
      ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 4007],
      [
        'two lengths',
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
        400,
        4007,
      ],
      [
        'headers over 16 KiB',
        `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`,
        431,
        4006,
      ],
    ])('that are %s get an answer in the envelope', async (_, bytes, status, code) => {
      expectFailure(readAnswer(await sendBytes(stack.url, Buffer.from(bytes, 'latin1'))), {
        status,
        code,
      })
    })
  })
})

describe('unusual input', () => {
  it.each([
    ['one character', 'a'],
    ['one emoji', '🏠'],
    ['256 characters', 'a'.repeat(256)],
    ['right-to-left text', 'דיזנגוף 50 תל אביב'],
    ['right-to-left marks', '\u202eteerts niam\u202c'],
    ['emoji of several characters', 'café 👨‍👩‍👧‍👦 🇫🇷'],
    ['quotes, backslashes and markup', `"\\'<script>&amp;%00{{7*7}}\${7}`],
    ['a line end', 'main street\nlondon'],
  ])('is accepted: %s', async (_, input) => {
    expectSuccess(await stack.autocomplete({ input }), path, AutocompleteData)
  })

  it.each(['1', '1.x', '1.0', '1.0.x', '1.0.0', '*'])(
    'Accept-Version %s chooses 1.0.0',
    async (version) => {
      const answer = await stack.autocomplete(
        { input: 'abc' },
        { headers: { 'accept-version': version } },
      )
      expect([answer.status, answer.body.metadata.version]).toEqual([200, '1.0.0'])
    },
  )

  it.each([
    ['GET', 'stored/unknown'],
    ['DELETE', 'stored/unknown'],
    ['POST', 'batches/00000000-0000-4000-8000-000000000000/pause'],
  ])(
    'a media type without a body means nothing to a %s, and with one is refused',
    async (method, path) => {
      const url = `${stack.url}/api/address/${path}`
      const headers = authorized({ 'content-type': 'application/x-www-form-urlencoded' })
      const without = await plainRequest(url, { method, headers })
      expect(without.status).toBe(404)
      expect((await plainRequest(url, { method, headers, body: 'a=b' })).status).toBe(415)
    },
  )

  it.each([
    ['the header Expect', '/authentication HTTP/1.1\r\nExpect: nonsense'],
    ['its whole URL', 'HTTP://x/authentication?y=http://z/ HTTP/1.1'],
  ])('is accepted: a request with %s', async (_, start) => {
    const bytes = `GET ${start}\r\nHost: x\r\nConnection: close\r\n`
    const key = `X-SERVICE-API-KEY: ${stack.apiKey}\r\n\r\n`
    const answer = readAnswer(await sendBytes(stack.url, bytes + key))
    expectSuccess(answer, '/api/authentication', Type.Any())
  })

  it('a media type with a charset is accepted', async () => {
    expect(
      (await postText(good, { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(200)
  })
})
