import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signingKey } from '../support/key-store.ts'
import { readAnswer, sendBytes } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'
import { forgeries, type Mint, mint } from './forged-tokens.ts'

const stack = useStack()
let use: Mint
beforeAll(async () => {
  use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(stack.token) }
})
beforeEach(() => stack.sandbox.reset())

const now = () => Math.floor(Date.now() / 1000)
const withToken = (token: string) => withHeader(`Bearer ${token}`)
const withHeader = (authorization: string) =>
  stack.autocomplete({ input: 'xyz' }, { headers: { authorization } })

function expectUnauthorized(answer: Answer, code: number): void {
  expectFailure(answer, { status: 401, code })
  const challenge = code === 5001 ? 'Bearer' : 'Bearer error="invalid_token"'
  expect(answer.headers.get('www-authenticate')).toBe(challenge)
}

const providerCalls = async () => (await stack.sandbox.usage()).autocomplete.calls

describe('an access token', () => {
  it('is accepted when it is valid, also one that these tests sign', async () => {
    expect((await withToken(stack.token)).status).toBe(200)
    expect((await withToken(await mint(use))).status).toBe(200)
  })

  it.each(['batch', ''])(
    'is refused where its scope is "%s" and the path needs another',
    async (scope) => {
      const answer = await withToken(await mint({ ...use, claims: { ...use.claims, scope } }))
      expectFailure(answer, { status: 403, code: 5005, errors: 'some' })
      expect(await providerCalls()).toBe(0)
    },
  )

  it('is accepted whatever the letter case of the scheme', async () => {
    expect((await withHeader(`bearer ${stack.token}`)).status).toBe(200)
  })

  it.each(forgeries)('is refused when it %s', async (_, forge) => {
    expectUnauthorized(await withToken(await forge(use)), 5002)
    expect(await providerCalls()).toBe(0)
  })

  it.each([
    ['Basic', () => `Basic ${Buffer.from('shop:secret').toString('base64')}`],
    ['no scheme', () => stack.token],
    ['an API key for a token', () => `Bearer ${stack.apiKey}`],
    ['two tokens', () => `Bearer ${stack.token} ${stack.token}`],
    ['a scheme and nothing more', () => 'Bearer'],
  ])('is refused when the header has %s', async (_, header) => {
    expectUnauthorized(await withHeader(header()), 5002)
  })

  it('is required: without the header the error says that it is missing', async () => {
    const { hostname, port } = new URL(stack.url)
    const head = `GET /api/address/details?placeId=x HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`
    expectUnauthorized(readAnswer(await sendBytes(stack.url, head)), 5001)
  })

  it('is not read from the query', async () => {
    const url = `${stack.url}/api/address/details?placeId=x&access_token=${stack.token}`
    const answer = await fetch(url)
    expect(answer.status).toBe(401)
  })

  it('of 100 kB does not fit into the headers', async () => {
    const head = `GET /api/address/details?placeId=x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(100_000)}\r\n\r\n`
    expectFailure(readAnswer(await sendBytes(stack.url, head)), { status: 431, code: 4006 })
  })

  it('that has expired has its own error', async () => {
    const expired = await mint(use, { claims: { iat: now() - 86_401, exp: now() - 1 } })
    expectUnauthorized(await withToken(expired), 5003)
  })

  it('expires also for an edge that has seen it before', async () => {
    const shortLived = await mint(use, { claims: { exp: now() + 3 } })
    expect((await withToken(shortLived)).status).toBe(200)
    await vi.waitFor(async () => expectUnauthorized(await withToken(shortLived), 5003), {
      timeout: 10_000,
      interval: 250,
    })
  })
})
