import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { makeApiKey } from '../../shared/store/clients.ts'
import { changeKey } from '../support/key-store.ts'
import { plainRequest, readAnswer, sendBytes } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { dayMs, expectFailure, expectSuccess, newAuth } from './expect-envelope.ts'

const shown = '/api/authentication'
const unknownKey = { status: 400, code: 5000, path: shown }

const stack = useStack()

const authenticate = (path: string, headers: Record<string, string>) =>
  plainRequest(stack.url + path, { method: 'GET', headers })
const withKey = (apiKey: string, path = shown) =>
  authenticate(path, { 'X-SERVICE-API-KEY': apiKey })

describe.each(['/authentication', '/api/authentication'])('the token endpoint at %s', (path) => {
  it('exchanges a known key for an access token for a day, in the envelope', async () => {
    const answer = await withKey(stack.apiKey, path)
    expectSuccess(answer, shown, Type.Any())
    expect(answer.body.data).toEqual(newAuth())
    expect(answer.body.data.exp - answer.body.metadata.timestamp).toBeGreaterThan(dayMs - 2000)
    expect(answer.body.data.exp - answer.body.metadata.timestamp).toBeLessThanOrEqual(dayMs)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it("accepts a content type without a body, as in the specification's sample", async () => {
    const headers = { 'Content-Type': 'application/json', 'X-SERVICE-API-KEY': stack.apiKey }
    expectSuccess(await authenticate(path, headers), shown, Type.Any())
  })

  it.each(['', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])(
    'ignores the content type "%s" where there is no body, as some HTTP clients send it',
    async (type) => {
      const headers = { 'Content-Type': type, 'X-SERVICE-API-KEY': stack.apiKey }
      expectSuccess(await authenticate(path, headers), shown, Type.Any())
    },
  )

  it("answers an unknown key exactly as the specification's sample", async () => {
    const answer = await withKey(makeApiKey(), path)
    expectFailure(answer, unknownKey)
    expect(answer.body).toMatchObject({
      statusCode: 5000,
      message: 'API Key not found',
      errors: [],
    })
  })

  it('issues a token that the address endpoints accept', async () => {
    const { token } = (await withKey(stack.apiKey, path)).body.data
    const opened = await stack.autocomplete(
      { input: 'xyz' },
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(opened.status).toBe(200)
  })
})

describe('an API key that is not valid', () => {
  const foreign: [string, () => Promise<Answer>][] = [
    ['is missing', () => authenticate(shown, {})],
    ['is empty', () => withKey('')],
    ['is one character', () => withKey('a')],
    ['has 10 kB', () => withKey('a'.repeat(10_000))],
    ['is a piece of SQL', () => withKey("' or '1'='1")],
    ['has characters of Latin-1', () => withKey('clé')],
    ['has UTF-8 in it', () => withRawKey('addr_東京')],
    ['differs from a good one by its last character', () => withKey(stack.apiKey.slice(0, -1))],
    ['is a good one in other letter case', () => withKey(stack.apiKey.toUpperCase())],
    ['comes twice', () => withRawKey(`${stack.apiKey}\r\nX-SERVICE-API-KEY: ${stack.apiKey}`)],
    [
      'comes as a bearer token',
      () => authenticate(shown, { authorization: `Bearer ${stack.apiKey}` }),
    ],
    ['comes in the query', () => authenticate(`${shown}?X-SERVICE-API-KEY=${stack.apiKey}`, {})],
  ]
  it.each(foreign)('gets the answer of an unknown key when it %s', async (_, ask) => {
    expectFailure(await ask(), unknownKey)
  })

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ])(
    'gets the answer of an unknown key when it is %s, while another key of the client works',
    async (_, change) => {
      const { apiKey } = await stack.addClient('rotating')
      const { apiKey: other } = await stack.addClient('rotating')
      expect((await withKey(apiKey)).status).toBe(200)
      await changeKey(stack.databaseUrl, apiKey, change)
      expectFailure(await withKey(apiKey), unknownKey)
      expect((await withKey(other)).status).toBe(200)
    },
  )

  it('that has an expiry is valid until then', async () => {
    const { apiKey } = await stack.addClient('expiring')
    await changeKey(stack.databaseUrl, apiKey, { expiresAt: new Date(Date.now() + dayMs) })
    expect((await withKey(apiKey)).status).toBe(200)
  })

  async function withRawKey(apiKey: string): Promise<Answer> {
    const head = `GET ${shown} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-SERVICE-API-KEY: ${apiKey}\r\n\r\n`
    return readAnswer(await sendBytes(stack.url, head))
  }
})

describe('an access token', () => {
  const jwksUrl = () => new URL('/.well-known/jwks.json', stack.url)

  it('is a JWT as in RFC 9068 that anybody can verify with the published keys', async () => {
    const { token, exp } = (await withKey(stack.apiKey)).body.data
    const { payload, protectedHeader } = await jwtVerify(token, createRemoteJWKSet(jwksUrl()), {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: 'address-service',
      audience: 'address-service',
    })
    expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) })
    expect(payload).toMatchObject({
      sub: expect.any(String),
      jti: expect.any(String),
      iat: expect.any(Number),
    })
    expect(payload.client_id).toBe(payload.sub)
    expect(payload.exp).toBe(exp / 1000)
    expect(Number(payload.exp) - Number(payload.iat)).toBe(86_400)
  })

  it('has its own id, and its client as the subject', async () => {
    const { token: another } = await stack.addClient('another shop')
    const tokens = await Promise.all([withKey(stack.apiKey), withKey(stack.apiKey)])
    const [first, second] = tokens.map((answer) => decodeJwt(answer.body.data.token))
    expect(first?.jti).not.toBe(second?.jti)
    expect(first?.sub).toBe(second?.sub)
    expect(decodeJwt(another).sub).not.toBe(first?.sub)
  })

  it('contains nothing of the API key', async () => {
    const { token } = (await withKey(stack.apiKey)).body.data
    const [, claims = ''] = token.split('.')
    expect(Buffer.from(claims, 'base64url').toString()).not.toContain(stack.apiKey.slice(5))
  })

  it('is verified with public keys: no private part is published', async () => {
    const { keys } = await fetch(jwksUrl()).then(
      (response) => response.json() as Promise<{ keys: object[] }>,
    )
    expect(keys).toEqual([
      {
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: expect.any(String),
        x: expect.any(String),
      },
    ])
  })
})
