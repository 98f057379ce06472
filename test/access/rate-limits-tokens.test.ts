import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { makeApiKey } from '../../shared/store/clients.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { changeKey } from '../support/key-store.ts'
import { plainRequest } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'

const perKey = 8
const perAddress = 40
const path = '/api/authentication'

const stack = useStack({
  env: {
    TRUSTED_PROXIES: '127.0.0.1, 10.20.0.0/16',
    RATE_LIMIT_TOKENS_PER_KEY: String(perKey),
    RATE_LIMIT_TOKENS_PER_ADDRESS: String(perAddress),
  },
})

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

const authenticate = (apiKey: string | undefined, from: string) =>
  plainRequest(stack.url + path, {
    method: 'GET',
    headers: {
      ...(apiKey !== undefined && { 'X-SERVICE-API-KEY': apiKey }),
      'X-Forwarded-For': from,
    },
  })
const times = async (count: number, ask: () => Promise<Answer>) => {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await ask())
  return answers
}
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
const leftForAddress = ({ headers }: Answer) =>
  Number(/"tokens-per-address";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])

describe('the token limit of a key', () => {
  it('allows a fixed number of tokens a minute over all edges', async () => {
    const { apiKey } = await stack.addClient('one key')
    // addClient has used one token.
    const answers = await times(perKey - 1, () => authenticate(apiKey, newAddress()))
    expect(statuses(answers)).toEqual(Array(perKey - 1).fill(200))
    const refused = await authenticate(apiKey, newAddress())
    expectFailure(refused, { status: 429, code: 7000, errors: [{ code: 'TOKENS_PER_KEY' }], path })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-policy')).toBe('"tokens-per-key";q=8;w=60')
    expect(refused.headers.get('ratelimit')).toMatch(/^"tokens-per-key";r=0;t=\d+$/)
  })

  it('is separate for each key of a client', async () => {
    const { apiKey } = await stack.addClient('two keys')
    const { apiKey: other } = await stack.addClient('two keys')
    await times(perKey, () => authenticate(apiKey, newAddress()))
    expect(
      statuses([await authenticate(apiKey, newAddress()), await authenticate(other, newAddress())]),
    ).toEqual([429, 200])
  })

  it('is stored in Redis under the hash of the key only', async () => {
    const redis = new Redis(stack.redisUrl)
    const keys = (await redis.keys('*')).join('\n')
    redis.disconnect()
    expect(keys).toContain('rate:tokens-per-key:')
    expect(keys).not.toContain(stack.apiKey)
    expect(keys).not.toContain(stack.apiKey.slice(5, 20))
  })
})

describe('one IP address', () => {
  it('is charged ten requests for each unknown key, and then gets tokens only with a key that was valid lately', async () => {
    const from = newAddress()
    const guesses = await times(perAddress / 10, () => authenticate(makeApiKey(), from))
    expect(statuses(guesses)).toEqual([400, 400, 400, 400])
    expect(guesses.map(leftForAddress)).toEqual([30, 20, 10, 0])
    const refused = await authenticate(makeApiKey(), from)
    expectFailure(refused, {
      status: 429,
      code: 7000,
      errors: [{ code: 'TOKENS_PER_ADDRESS' }],
      path,
    })
    const { apiKey } = await stack.addClient('guessed')
    expect((await authenticate(apiKey, from)).status).toBe(200)
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    expect(statuses(await times(2, () => authenticate(apiKey, from)))).toEqual([400, 429])
  })

  it.each([
    ['203.0.113.200', ['203.0.113.200:51234', '203.0.113.200:443']],
    ['203.0.113.201', ['[::ffff:203.0.113.201]:51234']],
    ['2001:db8:7::1', ['[2001:db8:7::1]:51234', '[2001:db8:7::1]']],
  ])('%s has one limit, also where a load balancer writes %j', async (plain, written) => {
    const guesses = []
    for (const from of [plain, ...written]) guesses.push(await authenticate(makeApiKey(), from))
    expect(guesses.map(leftForAddress)).toEqual([30, 20, 10].slice(0, guesses.length))
  })

  it('leaves nothing in Redis for guesses beyond its limit', async () => {
    const from = newAddress()
    await times(4, () => authenticate(makeApiKey(), from))
    const redis = new Redis(stack.redisUrl)
    const before = await redis.dbsize()
    expect(statuses(await times(20, () => authenticate(makeApiKey(), from)))).toEqual(
      Array(20).fill(429),
    )
    expect(await redis.dbsize()).toBeLessThanOrEqual(before)
    redis.disconnect()
  })

  it.each([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['malformed', () => 'a'.repeat(10_000)],
    ['revoked', revokedKey],
  ])('is charged as much for a %s key', async (_, key) => {
    const apiKey = await key()
    const from = newAddress()
    expect((await times(2, () => authenticate(apiKey, from))).map(leftForAddress)).toEqual([30, 20])
  })

  async function revokedKey() {
    const { apiKey } = await stack.addClient('revoked')
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    return apiKey
  }

  it('counts as its 64-bit network with IPv6', async () => {
    await times(4, () => authenticate(makeApiKey(), '2001:db8:1:2::1'))
    expect((await authenticate(makeApiKey(), '2001:db8:1:2:ffff:1:2:3')).status).toBe(429)
    expect((await authenticate(makeApiKey(), '2001:db8:1:3::1')).status).toBe(400)
  })

  it('is the last one that no trusted proxy has: addresses that the caller itself sent are ignored', async () => {
    const from = newAddress()
    for (let n = 0; n < 4; n++)
      await authenticate(makeApiKey(), `198.51.100.${n}, ${from}, 10.20.3.4`)
    expect((await authenticate(makeApiKey(), `198.51.100.9, ${from}`)).status).toBe(429)
  })
})

describe('internal routes behind a trusted proxy', () => {
  it.each(['10.1.2.3', '127.0.0.1', '10.20.0.1', '203.0.113.9', 'unknown', ''])(
    'refuse what a proxy forwards for "%s", because the header can be forged',
    async (from) => {
      const response = await fetch(`${stack.url}/metrics`, { headers: { 'X-Forwarded-For': from } })
      expect(response.status).toBe(403)
    },
  )
  it('answer a private address that calls directly', async () => {
    expect((await fetch(`${stack.url}/metrics`)).status).toBe(200)
  })
})
