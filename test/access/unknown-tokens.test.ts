import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '../api/expect-envelope.ts'
import { forgeries, type Mint, mint } from '../api/forged-tokens.ts'
import { signingKey } from '../support/key-store.ts'
import { metric } from '../support/metric.ts'
import { plainRequest } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { callFrom, left } from './page-calls.ts'

const perNetwork = 10

const stack = useStack({
  workers: 0,
  env: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_UNKNOWN_TOKENS: String(perNetwork) },
})
let use: Mint
beforeAll(async () => {
  use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(stack.token) }
})

let networks = 0
const newNetwork = () => `198.18.0.${++networks}`
const show = (token: string, from: string) =>
  callFrom(stack.url, token, { from, origin: undefined })
const verified = () => metric(stack.url, 'address_tokens_verified_total')
const forge = (n: number) => {
  const [header, claims, signature = ''] = stack.token.split('.')
  return `${header}.${claims}.${signature.slice(0, -4)}${String(n).padStart(4, 'A')}`
}
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)

/** Sends forged tokens, each time another one. */
async function flood(from: string, count: number): Promise<Answer[]> {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await show(forge(n), from))
  return answers
}

describe('a flood of forged tokens from one network', () => {
  it('is verified up to a limit, and refused beyond it without checking a signature', async () => {
    const before = await verified()
    const answers = await flood(newNetwork(), 40)
    expect(statusesOf(answers)).toEqual([...Array(perNetwork).fill(401), ...Array(30).fill(429)])
    expect((await verified()) - before).toBe(perNetwork)
    const last = answers.at(-1)
    if (!last) throw new Error('no answer')
    expectFailure(last, { status: 429, code: 7000, errors: [{ code: 'UNKNOWN_TOKENS' }] })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last.headers.get('ratelimit-policy')).toBe('"unknown-tokens";q=10;w=60')
    expect(left(last, 'unknown-tokens')).toBe(0)
  })

  it('does not affect tokens that were verified before, nor the tokens of other networks', async () => {
    const from = newNetwork()
    const known = await mint(use)
    expect((await show(known, from)).status).toBe(200)
    await flood(from, perNetwork + 1)
    const before = await verified()
    for (let n = 0; n < 5; n++) expect((await show(known, from)).status).toBe(200)
    expect((await verified()) - before).toBe(0)
    const fresh = await mint(use, { claims: { jti: 'another one' } })
    expect((await show(fresh, from)).status).toBe(429)
    expect((await show(fresh, newNetwork())).status).toBe(200)
    // A token that was verified for one network is known for all.
    expect((await show(fresh, from)).status).toBe(200)
  })

  it('counts for the whole /64 network with IPv6', async () => {
    await flood('2001:db8:1:2::1', perNetwork)
    expect((await show(forge(0), '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await show(forge(0), '2001:db8:1:3::1')).status).toBe(401)
  })

  it('counts on every path that needs a token, and with every kind of forgery', async () => {
    const from = newNetwork()
    const tokens = await Promise.all(forgeries.map(([, made]) => made(use)))
    const wellFormed = tokens.filter((token) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token))
    const before = await verified()
    for (const [n, token] of wellFormed.entries()) {
      const path = ['/api/limits', '/api/address/batches', '/api/address/details'][n % 3] ?? ''
      await callFrom(stack.url, token, { from, method: 'GET', path, origin: undefined })
    }
    expect((await verified()) - before).toBe(perNetwork)
  })
})

describe('a flood of made-up cookies of console sessions from one network', () => {
  const session = '/api/console/session'
  const ownPage = { 'sec-fetch-site': 'same-origin' }
  const send = (method: string, path: string, from: string, cookie: string) =>
    plainRequest(stack.url + path, {
      method,
      headers: { ...ownPage, cookie, 'x-forwarded-for': from },
    })
  const madeUp = (n: number) => `console-session=${String(n).padStart(43, 'x')}`

  it.each([
    ['for a token', 'POST', `${session}/token`, 401],
    ['signing out', 'DELETE', session, 200],
  ])('%s is looked up to a limit, and refused beyond it', async (_, method, path, status) => {
    const from = newNetwork()
    const answers = []
    for (let n = 0; n < perNetwork + 3; n++) answers.push(await send(method, path, from, madeUp(n)))
    expect(statusesOf(answers)).toEqual([...Array(perNetwork).fill(status), 429, 429, 429])
    expect(answers.at(-1)?.body.errors).toMatchObject([{ code: 'UNKNOWN_TOKENS' }])
  })

  it('does not count those who sign out of a session of theirs', async () => {
    const from = newNetwork()
    const headers = { ...ownPage, authorization: `Bearer ${stack.token}` }
    for (let n = 0; n < 2 * perNetwork; n++) {
      const begun = await plainRequest(stack.url + session, { method: 'POST', headers })
      const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect((await send('DELETE', session, from, cookie)).status).toBe(200)
      expectFailure(await send('POST', `${session}/token`, newNetwork(), cookie), {
        status: 401,
        code: 5008,
      })
    }
  })
})

describe('valid tokens', () => {
  it('that an edge sees for the first time do not count, however many there are', async () => {
    const from = newNetwork()
    for (let n = 0; n < 3 * perNetwork; n++)
      expect((await show(await mint(use, { claims: { jti: `new ${n}` } }), from)).status).toBe(200)
    expect(statusesOf(await flood(from, perNetwork + 1))).toEqual([
      ...Array(perNetwork).fill(401),
      429,
    ])
  })
})
