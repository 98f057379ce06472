import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { Auth } from '../../shared/api/envelope.ts'
import { tokenForPages } from '../../shared/client/client.ts'
import { expectFailure, expectSuccess } from '../api/expect-envelope.ts'
import { mint } from '../api/forged-tokens.ts'
import { setClient } from '../support/client-settings.ts'
import { changeKey, signingKey } from '../support/key-store.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { askPageToken, callFrom, left, type PageCall } from './page-calls.ts'

const minuteMs = 60_000
const perPage = 6
const perNetwork = 10
const shop = 'https://shop.example'
const second = 'https://www.shop.example:8443'
const stranger = 'https://stranger.example'

const stack = useStack({
  edges: 2,
  env: {
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PAGE: String(perPage),
    RATE_LIMIT_PAGE_NETWORK: String(perNetwork),
    RATE_LIMIT_PAGE_PER_DAY: '2000',
    RATE_LIMIT_PAGE_NETWORK_PER_DAY: '20000',
  },
})

let clients = 0
let networks = 0
const newNetwork = () => {
  networks += 1
  return `198.18.${networks >> 8}.${networks & 255}`
}

/** A client with two origins and its own limit, known to both edges. */
async function newShop(scopes?: string[], autocomplete = 1000) {
  const name = `shop ${clients++}`
  const { apiKey, token: serverToken } = await stack.addClient(name, scopes)
  await setClient(stack.databaseUrl, name, {
    origins: [shop, second],
    rateLimits: { autocomplete },
  })
  const newPage = async (body?: object) =>
    (await askPageToken(stack.url, apiKey, body)).body.data.token as string
  const token = await newPage()
  for (const url of stack.urls)
    await expect
      .poll(async () => (await callFrom(url, token, { from: newNetwork() })).status, {
        timeout: 5000,
      })
      .toBe(200)
  return { apiKey, serverToken, newPage, token: await newPage() }
}

const call = (token: string, options: PageCall = {}) =>
  callFrom(stack.url, token, { from: newNetwork(), ...options })
const fromServer = (token: string) => call(token, { origin: undefined })
const times = async (count: number, ask: (n: number) => Promise<Answer>) => {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await ask(n))
  return answers
}
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
const untilOf = (token: string) => Number(decodeJwt(token).page_until) * 1000

/** The same token but for these claims, as if the edges had made it. */
const changed = async (token: string, claims: Record<string, unknown>) =>
  mint({ key: await signingKey(stack.databaseUrl), claims: decodeJwt(token) }, { claims })

describe('a page token', () => {
  it.each(['/authentication/page', '/api/authentication/page'])(
    'is issued at %s for an API key, for fifteen minutes',
    async (path) => {
      const answer = await askPageToken(stack.url, stack.apiKey, undefined, path)
      expectSuccess(answer, '/api/authentication/page', Auth)
      const { token, exp } = answer.body.data
      expect(Math.abs(exp - Date.now() - 15 * minuteMs)).toBeLessThan(minuteMs)
      expect(Math.abs(untilOf(token) - Date.now() - 120 * minuteMs)).toBeLessThan(minuteMs)
    },
  )

  it('carries none of the rights of its key', async () => {
    const { apiKey } = await stack.addClient('all rights', ['address', 'batch', 'admin'])
    const { token } = (await askPageToken(stack.url, apiKey)).body.data
    expect(decodeJwt(token).scope).toBe('page')
  })

  it('is not issued for an unknown key, nor for one that may not look up addresses', async () => {
    expectFailure(await askPageToken(stack.url, 'unknown'), { status: 400, code: 5000 })
    const { apiKey } = await stack.addClient('batches only', ['batch'])
    expectFailure(await askPageToken(stack.url, apiKey), {
      status: 403,
      code: 5005,
      errors: [{ code: 'ADDRESS' }],
    })
  })

  it('is not issued to a page', async () => {
    const answer = await askPageToken(stack.url, stack.apiKey, undefined, undefined, shop)
    expectFailure(answer, { status: 403, code: 5006 })
  })

  it('is not bound to an origin that is malformed or not the client’s', async () => {
    const { apiKey } = await newShop()
    const ask = (origin: unknown) => askPageToken(stack.url, apiKey, { origin })
    expectFailure(await ask('shop.example'), { status: 400, code: 4000, errors: 'some' })
    expectFailure(await ask(stranger), { status: 403, code: 5006 })
    expect((await ask(second)).status).toBe(200)
  })

  it('is issued and accepted for an origin that its client was given a moment ago', async () => {
    for (let n = 0; n < 3; n++) {
      const name = `new shop ${n}`
      const { apiKey } = await stack.addClient(name)
      await setClient(stack.databaseUrl, name, { origins: [shop] })
      const { token } = (await askPageToken(stack.url, apiKey, { origin: shop })).body.data ?? {}
      for (const url of stack.urls)
        expect((await callFrom(url, token, { from: newNetwork() })).status).toBe(200)
    }
  })

  it('has its own limit for each key, which does not count the tokens of servers', async () => {
    const { url } = await stack.addEdge({ RATE_LIMIT_PAGE_TOKENS_PER_KEY: '3' })
    const { apiKey } = await stack.addClient('many pages')
    const answers = await times(4, () => askPageToken(url, apiKey))
    expect(statuses(answers)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.body.errors).toMatchObject([{ code: 'PAGE_TOKENS_PER_KEY' }])
    const own = await fetch(`${url}/authentication`, { headers: { 'x-service-api-key': apiKey } })
    expect(own.status).toBe(200)
  })

  it('ends within two seconds of the revocation of its key, at every edge', async () => {
    const { apiKey, token } = await newShop()
    const atEveryEdge = async () =>
      statuses(
        await Promise.all(stack.urls.map((url) => callFrom(url, token, { from: newNetwork() }))),
      )
    expect(await atEveryEdge()).toEqual([200, 200])
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    await expect.poll(atEveryEdge, { timeout: 2000 }).toEqual([401, 401])
  })
})

describe('a page with a page token', () => {
  const downingStreet = { address: '10 Downing Street, London SW1A 2AA' }
  const details = '/api/address/details?placeId=SBX_gb-10-downing-street'

  it('may ask for suggestions, details and a verdict', async () => {
    const { token } = await newShop()
    const answers = [
      await call(token, { body: { input: '10 downing' } }),
      await call(token, { origin: second, method: 'GET', path: details }),
      await call(token, { path: '/api/address/validate', body: downingStreet }),
    ]
    expect(statuses(answers)).toEqual([200, 200, 200])
  })

  it('may do nothing else, whatever the rights of its key', async () => {
    const { token } = await newShop(['address', 'batch', 'admin'])
    for (const [method, path, body] of [
      ['GET', '/api/limits'],
      ['GET', '/api/address/batches'],
      ['POST', '/api/address/batches', { select: {} }],
      ['GET', '/api/address/stored'],
      ['GET', '/api/address/stored/one'],
      ['DELETE', '/api/address/stored'],
    ] as const) {
      const answer = await call(token, { method, path, body })
      expectFailure(answer, { status: 403, code: 5005, errors: [{ code: 'PAGE' }] })
    }
    // Browsers stop such a page earlier; a program that sends no origin gets here.
    for (const path of ['/api/admin/clients', '/api/limits'])
      expectFailure(await call(token, { origin: undefined, method: 'GET', path }), {
        status: 403,
        code: 5005,
        errors: [{ code: 'PAGE' }],
      })
  })

  it('is refused without an origin, and with an origin that its client does not have', async () => {
    const { token } = await newShop()
    expectFailure(await call(token, { origin: undefined }), { status: 403, code: 5007 })
    expectFailure(await call(token, { origin: stranger }), { status: 403, code: 5006 })
    expectFailure(await call(token, { origin: 'null' }), { status: 403, code: 5006 })
    const ownHost = new URL(stack.url).origin
    expectFailure(await call(token, { origin: ownHost }), { status: 403, code: 5006 })
  })

  it('is refused when its origin is not the one that its token is bound to', async () => {
    const { newPage } = await newShop()
    const bound = await newPage({ origin: second })
    expect((await call(bound, { origin: second })).status).toBe(200)
    expectFailure(await call(bound, { origin: shop }), { status: 403, code: 5006 })
  })
})

describe('the renewal of a page token', () => {
  const renew = (token: string) => call(token, { body: { input: 'x', refresh: true } })

  it('gives another token for the same page, with the same end and the same rights', async () => {
    const { newPage } = await newShop()
    const token = await newPage({ origin: second })
    const first = await renewedIn(token)
    expect([first === token, untilOf(first)]).toEqual([false, untilOf(token)])
    const claims = ['scope', 'page_id', 'page_origin', 'page_until', 'sub', 'key_id']
    for (const claim of claims) expect(decodeJwt(first)[claim]).toBe(decodeJwt(token)[claim])
    expectFailure(await call(first, { origin: shop }), { status: 403, code: 5006 })
    expectFailure(await call(first, { origin: second, method: 'GET', path: '/api/limits' }), {
      status: 403,
      code: 5005,
      errors: 'some',
    })

    async function renewedIn(old: string): Promise<string> {
      const answer = await call(old, { origin: second, body: { input: 'x', refresh: true } })
      return answer.body.auth.token
    }
  })

  it('never outlasts the page', async () => {
    const { token } = await newShop()
    const until = Math.floor(Date.now() / 1000) + 90
    const late = await changed(token, { page_until: until, exp: until - 30 })
    const { auth } = (await renew(late)).body
    expect(auth.exp).toBe(until * 1000)
    expect((await renew(auth.token)).body.auth.exp).toBe(until * 1000)
    const over = Math.floor(Date.now() / 1000) - 1
    const outlived = await changed(token, { page_until: over, exp: over + 600 })
    expectFailure(await renew(outlived), { status: 401, code: 5003 })
  })

  it('never outlasts the key', async () => {
    const { apiKey, token } = await newShop()
    const expiresAt = Date.now() + 5 * minuteMs
    await changeKey(stack.databaseUrl, apiKey, { expiresAt: new Date(expiresAt) })
    const { auth } = (await renew(token)).body
    expect(auth.exp).toBe(Math.floor(expiresAt / 1000) * 1000)
    const given = (await askPageToken(stack.url, apiKey)).body.data
    expect(given.exp).toBe(auth.exp)
  })

  it('uses no renewal of the shop’s server', async () => {
    const env = { RATE_LIMIT_TOKENS_PER_KEY: '2', RATE_LIMIT_PAGE: '100' }
    const { token, serverToken } = await newShop()
    const { url } = await stack.addEdge({ ...env, RATE_LIMIT_PAGE_NETWORK: '100' })
    const from = newNetwork()
    const refreshing = { from, body: { input: 'x', refresh: true } }
    const answers = await times(15, () => callFrom(url, token, refreshing))
    expect(statuses(answers)).toEqual(Array(15).fill(200))
    expect(answers.filter(({ body }) => body.auth).length).toBeLessThan(15)
    const own = await callFrom(url, serverToken, { ...refreshing, origin: undefined })
    expect(own.body.auth).toBeDefined()
  })
})

describe('a visitor who sends too many requests', () => {
  const isRefused = (answer: Answer | undefined, code: string) => {
    if (!answer) throw new Error('no answer')
    expectFailure(answer, { status: 429, code: 7000, errors: [{ code }] })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  it('with one token is refused, while other visitors and the shop’s server are served', async () => {
    const { token, newPage, serverToken } = await newShop(undefined, 100)
    const before = left(await fromServer(serverToken), 'autocomplete')
    const from = newNetwork()
    const answers = await times(30, (n) => callFrom(stack.urls[n % 2] ?? '', token, { from }))
    expect(statuses(answers)).toEqual([...Array(perPage).fill(200), ...Array(24).fill(429)])
    isRefused(answers.at(-1), 'PAGE')
    const policy = answers[0]?.headers.get('ratelimit-policy')
    expect(policy).toBe(
      `"page";q=${perPage};w=60, "page-network";q=${perNetwork};w=60, "page-day";q=2000;w=86400, ` +
        '"page-network-day";q=20000;w=86400, "autocomplete";q=100;w=60',
    )
    expect(answers.slice(0, 3).map((answer) => left(answer, 'page'))).toEqual([5, 4, 3])
    // Not limited: the shop's server, other visitors, other pages of the same office.
    const own = await fromServer(serverToken)
    expect(left(own, 'autocomplete')).toBe(before - perPage - 1)
    expect((await call(token)).status).toBe(200)
    expect((await callFrom(stack.url, await newPage(), { from })).status).toBe(200)
  })

  it('with many tokens is refused by network, while other networks are served', async () => {
    const { newPage, serverToken } = await newShop(undefined, 100)
    const before = left(await fromServer(serverToken), 'autocomplete')
    const answers = await times(20, async (n) =>
      callFrom(stack.urls[n % 2] ?? '', await newPage(), { from: `2001:db8:0:7::${n + 1}` }),
    )
    expect(statuses(answers)).toEqual([...Array(perNetwork).fill(200), ...Array(10).fill(429)])
    isRefused(answers.at(-1), 'PAGE_NETWORK')
    const own = await fromServer(serverToken)
    expect(left(own, 'autocomplete')).toBe(before - perNetwork - 1)
    const next = await callFrom(stack.url, await newPage(), { from: '2001:db8:0:8::1' })
    expect(next.status).toBe(200)
  })

  it('to one shop is not counted for another shop', async () => {
    const [one, other] = [await newShop(), await newShop()]
    const from = newNetwork()
    await times(perNetwork + 1, async () => callFrom(stack.url, await one.newPage(), { from }))
    expect((await callFrom(stack.url, one.token, { from })).status).toBe(429)
    expect((await callFrom(stack.url, other.token, { from })).status).toBe(200)
  })

  it('is not any of 20 buyers behind one address, where nobody has set the limits', async () => {
    const limits = ['PAGE', 'PAGE_PER_DAY', 'PAGE_NETWORK', 'PAGE_NETWORK_PER_DAY']
    const { apiKey } = await newShop()
    const { url } = await stack.addEdge(
      Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, ''])),
    )
    // They get the same token.
    const pageToken = tokenForPages({ baseUrl: url }, apiKey)
    const from = newNetwork()
    // At the same time: one after the other, 400 requests took over 30 s on a busy machine.
    const buyer = () => times(20, async () => callFrom(url, (await pageToken()).token, { from }))
    const answers = (await Promise.all(Array.from({ length: 20 }, buyer))).flat()
    expect(statuses(answers)).toEqual(Array(20 * 20).fill(200))
  }, 120_000)

  it('for a long time is refused for the day', async () => {
    const wide = { RATE_LIMIT_PAGE: '1000', RATE_LIMIT_PAGE_NETWORK: '1000' }
    const days = { RATE_LIMIT_PAGE_PER_DAY: '4', RATE_LIMIT_PAGE_NETWORK_PER_DAY: '7' }
    const { newPage } = await newShop()
    const { url } = await stack.addEdge({ ...wide, ...days })
    const from = newNetwork()
    const [one, other] = [await newPage(), await newPage()]
    const first = await times(5, () => callFrom(url, one, { from }))
    expect(statuses(first)).toEqual([200, 200, 200, 200, 429])
    isRefused(first[4], 'PAGE_DAY')
    expect(first[4]?.body.errors[0].message).toBe('at most 4 a day')
    expect(Number(first[4]?.headers.get('retry-after'))).toBeGreaterThan(3600)
    const more = await times(3, () => callFrom(url, other, { from }))
    expect(statuses(more)).toEqual([200, 200, 429])
    isRefused(more[2], 'PAGE_NETWORK_DAY')
  })

  it('from an origin that is not the shop’s uses none of the shop’s limits', async () => {
    const { token, serverToken } = await newShop(undefined, 100)
    const before = left(await fromServer(serverToken), 'autocomplete')
    const from = newNetwork()
    const foreign = await times(perPage + 2, () => call(token, { from, origin: stranger }))
    expect(statuses(foreign)).toEqual([...Array(perPage).fill(403), 429, 429])
    await times(perPage + 2, () => call(token, { from: newNetwork(), origin: undefined }))
    expect(left(await fromServer(serverToken), 'autocomplete')).toBe(before - 1)
  })
})
