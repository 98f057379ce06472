import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { PlaceDetails } from '../../shared/api/details.ts'
import {
  type AccessToken,
  AddressServiceError,
  type CheckoutClient,
  ConnectionError,
  createCheckoutClient,
  type ErrorCode,
  TimeoutError,
} from '../../shared/client/checkout.ts'
import { createAddressClient } from '../../shared/client/client.ts'
import {
  brokenConnection,
  data,
  failure,
  pass,
  scriptedService,
  settle,
  silence,
  useFakeClock,
} from './scripted-service.ts'

beforeEach(() => void useFakeClock())
afterEach(() => void vi.useRealTimers())

const hourMs = 3_600_000
const place = { placeId: 'x' }

/** A checkout's client, its service and its shop. */
function checkout(...replies: Parameters<typeof scriptedService>) {
  const service = scriptedService(...replies)
  const getToken = vi.fn(
    async (): Promise<AccessToken> => ({
      token: `token-${getToken.mock.calls.length}`,
      exp: Date.now() + 24 * hourMs,
    }),
  )
  return { ...service, getToken, client: createCheckoutClient({ ...service, getToken }) }
}

const valuesOf = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }]))

const tokensOf = (sent: { headers: Record<string, string> }[]) =>
  sent.map(({ headers }) => headers.authorization)

describe('a client call', () => {
  it('sends its fields, the token and the version, and returns the data', async () => {
    const service = scriptedService(data(place))
    const getToken = async () => ({ token: 'token-1', exp: Date.now() + hourMs })
    const client = createCheckoutClient({ ...service, version: '1.x', getToken })
    expect(await client.details({ placeId: 'x', only: 'placeId' })).toEqual(place)
    await client.autocomplete({ input: '10 Downing', countries: ['GB'] })
    expect(service.sent).toMatchObject([
      {
        method: 'GET',
        path: '/api/address/details',
        query: { placeId: 'x', only: 'placeId' },
        headers: { authorization: 'Bearer token-1', 'accept-version': '1.x' },
        body: null,
      },
      {
        method: 'POST',
        path: '/api/address/autocomplete',
        headers: { 'content-type': 'application/json' },
        body: { input: '10 Downing', countries: ['GB'] },
      },
    ])
  })

  it("rejects with the service's error", async () => {
    const { client } = checkout(failure('REQUEST_INVALID'))
    const error = await client.autocomplete({ input: 'x'.repeat(300) }).catch((caught) => caught)
    expect(error).toBeInstanceOf(AddressServiceError)
    expect(error).toMatchObject({
      name: 'AddressServiceError',
      message: 'The request is not valid',
      status: 400,
      statusCode: 4000,
      errors: [{ field: 'input', code: 'TOO_LONG' }],
      requestId: 'request-1',
      retryAfterMs: undefined,
    })
  })

  it.each([
    ['an error', 500],
    ['a success', 200],
  ])('recognises %s as not from the service', async (_, status) => {
    const { client } = checkout(() => new Response('<h1>Welcome to the proxy</h1>', { status }))
    expect(await client.details(place).catch((error) => error)).toMatchObject({
      name: 'AddressServiceError',
      message: `HTTP ${status}`,
      status,
      statusCode: undefined,
      errors: [],
    })
  })

  it.each([
    null,
    {},
    [[]],
    'OK',
    { data: place },
    { metadata: {}, data: place },
    { metadata: { timestamp: 1 } },
  ])('rejects a success with the JSON of another server: %j', async (json) => {
    const foreign = {
      name: 'AddressServiceError',
      message: 'HTTP 200',
      status: 200,
      statusCode: undefined,
    }
    const { client, sent } = checkout(() => Response.json(json))
    await expect(client.validate({ address: 'x' })).rejects.toMatchObject(foreign)
    expect(sent).toHaveLength(1)
    const service = scriptedService(() => Response.json(json))
    await expect(
      createAddressClient({ ...service, apiKey: 'secret' }).limits(),
    ).rejects.toMatchObject(foreign)
    expect(service.sent).toHaveLength(1)
  })

  it("does not confuse another server's error code with the catalogue's", async () => {
    const { client } = checkout(() =>
      Response.json({ statusCode: 404, message: 'Not Found' }, { status: 404 }),
    )
    await expect(client.details(place)).rejects.toMatchObject({
      status: 404,
      statusCode: undefined,
    })
  })

  it('recognises a redirect, as pages see it and as a `fetch` that follows it reports it', async () => {
    const seen = [{ type: 'opaqueredirect', status: 0, ok: false }, { redirected: true }]
    for (const properties of seen) {
      const { client, sent } = checkout(() =>
        Object.defineProperties(data(place)(), valuesOf(properties)),
      )
      await expect(client.details(place)).rejects.toThrow(/redirect/)
      expect(sent).toHaveLength(1)
    }
  })

  it.each(['addresses.example.com', 'localhost:3000', '/addresses', '', 'ftp://a.example'])(
    'says at once that the base URL "%s" lacks its scheme',
    (baseUrl) => {
      expect(() => createAddressClient({ baseUrl, apiKey: 'secret' })).toThrow(
        `baseUrl "${baseUrl}" must begin with https:// or http://`,
      )
    },
  )

  it('in a page may ask a path of its own host', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/checkout' })
    const getToken = async () => ({ token: 'x', exp: 0 })
    for (const baseUrl of ['', '/addresses'])
      expect(() => createCheckoutClient({ baseUrl, getToken })).not.toThrow()
    expect(() => createCheckoutClient({ baseUrl: 'shop.example', getToken })).toThrow('https://')
    vi.unstubAllGlobals()
  })

  it('has the types of the API', () => {
    const { client } = checkout(data(place))
    expectTypeOf(client.details).returns.resolves.toEqualTypeOf<PlaceDetails>()
    expectTypeOf(client.validate)
      .returns.resolves.toHaveProperty('verdict')
      .toEqualTypeOf<'confirmed' | 'corrected' | 'needs_review' | 'undeliverable' | 'failed'>()
    expectTypeOf<AddressServiceError['statusCode']>().toEqualTypeOf<ErrorCode | undefined>()
    expectTypeOf<7000>().toExtend<ErrorCode>()
    expectTypeOf<1234>().not.toExtend<ErrorCode>()
    // @ts-expect-error an API key has no place in a page
    createCheckoutClient({ baseUrl: 'https://addresses.test', apiKey: '' })
    // @ts-expect-error an input is needed
    client.autocomplete({ countries: ['FR'] }).catch(() => {})
  })
})

describe("the client's token", () => {
  it('is fetched once for simultaneous requests', async () => {
    const { client, getToken, sent } = checkout(data(place))
    await Promise.all([client.details(place), client.details(place), client.details(place)])
    expect(getToken).toHaveBeenCalledOnce()
    expect(tokensOf(sent)).toEqual(Array(3).fill('Bearer token-1'))
  })

  it('is fetched with an API key on a server', async () => {
    const auth = { token: 'token-1', type: 'ACCESS_TOKEN', exp: Date.now() + hourMs }
    const service = scriptedService(data(auth), data({ quotas: [] }))
    await createAddressClient({ ...service, apiKey: 'secret' }).limits()
    expect(service.sent).toMatchObject([
      { path: '/api/authentication', headers: { 'x-service-api-key': 'secret' } },
      { path: '/api/limits', headers: { authorization: 'Bearer token-1' } },
    ])
    expect(service.sent[1]?.headers).not.toHaveProperty('x-service-api-key')
  })

  it('is renewed by one request in the last tenth of its life, and replaced by the token of the answer', async () => {
    const auth = { token: 'token-2', type: 'ACCESS_TOKEN', exp: Date.now() + 48 * hourMs }
    const { client, getToken, sent } = checkout(
      data(place),
      data(place),
      data(place, { auth }),
      data(place),
      data(place),
    )
    await client.details(place)
    await pass(21.5 * hourMs)
    await client.details(place)
    await pass(0.2 * hourMs)
    await Promise.all([client.details(place), client.details(place)])
    await client.details(place)
    expect(sent.map(({ query }) => query.refresh)).toEqual([
      undefined,
      undefined,
      'true',
      undefined,
      undefined,
    ])
    expect(tokensOf(sent).at(-1)).toBe('Bearer token-2')
    expect(getToken).toHaveBeenCalledOnce()
  })

  it.each(['STORE_UNAVAILABLE', 'API_KEY_NOT_FOUND'] as const)(
    'stays in use when its renewal fails with %s, and is renewed a minute later',
    async (name) => {
      const { client, sent } = checkout(
        data(place),
        failure(name, { 'retry-after': '1' }),
        data(place),
      )
      await client.details(place)
      await pass(23 * hourMs)
      expect(await client.details(place)).toEqual(place)
      await client.details(place)
      await pass(60_000)
      await client.details(place)
      expect(sent.map(({ query }) => query.refresh)).toEqual([
        undefined,
        'true',
        undefined,
        undefined,
        'true',
      ])
    },
  )

  it('is fetched again once it has expired', async () => {
    const { client, sent } = checkout(data(place))
    await client.details(place)
    await pass(24 * hourMs)
    await client.details(place)
    expect(tokensOf(sent)).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(sent[1]?.query).not.toHaveProperty('refresh')
  })

  it("expires by the clock of the service, if the page's clock differs", async () => {
    const { client, getToken } = checkout(
      data(place, { metadata: { timestamp: Date.now() - 12 * hourMs } }),
    )
    getToken.mockResolvedValue({ token: 'token-1', exp: Date.now() - 2 * hourMs })
    for (let time = 0; time < 3; time++) await client.details(place)
    expect(getToken).toHaveBeenCalledOnce()
  })

  it.each(['TOKEN_INVALID', 'TOKEN_EXPIRED'] as const)(
    'is replaced once when the answer is %s',
    async (name) => {
      const { client, sent } = checkout(failure(name), data(place))
      expect(await client.details(place)).toEqual(place)
      expect(tokensOf(sent)).toEqual(['Bearer token-1', 'Bearer token-2'])
      const refused = checkout(failure(name))
      await expect(refused.client.details(place)).rejects.toMatchObject({ status: 401 })
      expect(refused.sent).toHaveLength(2)
    },
  )

  it('is replaced too when it is refused after its renewal was', async () => {
    const { client, getToken, sent } = checkout(
      data(place),
      failure('STORE_UNAVAILABLE', { 'retry-after': '1' }),
      failure('TOKEN_INVALID'),
      data(place),
    )
    await client.details(place)
    await pass(23 * hourMs)
    expect(await client.details(place)).toEqual(place)
    expect(tokensOf(sent)).toEqual([1, 1, 1, 2].map((number) => `Bearer token-${number}`))
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it.each([undefined, null, {}, { token: 'x' }])(
    'is an error if it is not a token: %j',
    async (none) => {
      const { client, getToken, sent } = checkout(data(place))
      getToken.mockResolvedValueOnce(none as unknown as AccessToken)
      await expect(client.details(place)).rejects.toBeInstanceOf(TypeError)
      expect(sent).toEqual([])
    },
  )

  it('is fetched once when several requests learn that it has ended', async () => {
    const ended = failure('TOKEN_INVALID')
    const { client, getToken } = checkout(ended, ended, ended, data(place))
    await Promise.all([client.details(place), client.details(place), client.details(place)])
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it('that cannot be fetched rejects the call, and is fetched again by the next one', async () => {
    const { client, getToken, sent } = checkout(data(place))
    getToken.mockRejectedValueOnce(new Error('signed out'))
    await expect(client.details(place)).rejects.toThrow('signed out')
    expect(sent).toEqual([])
    expect(await client.details(place)).toEqual(place)
  })

  it('is still fetched for other callers when one aborts', async () => {
    const { client, getToken } = checkout(data(place))
    const shop = Promise.withResolvers<AccessToken>()
    getToken.mockReturnValueOnce(shop.promise)
    const leaving = new AbortController()
    const left = client.details(place, { signal: leaving.signal })
    const stayed = client.details(place)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    shop.resolve({ token: 'late', exp: Date.now() + hourMs })
    expect(await stayed).toEqual(place)
  })
})

describe('a call that fails', () => {
  it.each(['RATE_LIMITED', 'OVERLOADED', 'EDGE_UNAVAILABLE'] as const)(
    'with %s is retried after Retry-After, and not before',
    async (name) => {
      const busy = failure(name, { 'retry-after': '3' })
      const { client, sent } = checkout(busy, busy, data(place))
      const call = client.details(place)
      await pass(2999)
      expect(sent).toHaveLength(1)
      await pass(1)
      expect(sent).toHaveLength(2)
      await pass(3000)
      expect(await call).toEqual(place)
    },
  )

  it('is retried up to four times', async () => {
    const { client, sent } = checkout(failure('OVERLOADED', { 'retry-after': '1' }))
    const outcome = client.details(place).catch((error) => error)
    for (let time = 0; time < 9; time++) {
      await pass(1000)
    }
    expect(await outcome).toMatchObject({ statusCode: 7002, retryAfterMs: 1000 })
    expect(sent).toHaveLength(4)
  })

  it('is not retried when its deadline comes first', async () => {
    const { client, sent } = checkout(failure('CLIENT_BUDGET_USED_UP', { 'retry-after': '11' }))
    await expect(client.details(place)).rejects.toMatchObject({
      statusCode: 7003,
      retryAfterMs: 11_000,
    })
    expect(sent).toHaveLength(1)
    const patient = checkout(failure('CLIENT_BUDGET_USED_UP', { 'retry-after': '11' }), data(place))
    const call = patient.client.details(place, { timeoutMs: 12_000 })
    await pass(11_000)
    expect(await call).toEqual(place)
    const tomorrow = checkout(failure('CLIENT_BUDGET_USED_UP', { 'retry-after': '86400' }))
    await expect(tomorrow.client.details(place, { timeoutMs: Infinity })).rejects.toMatchObject({
      statusCode: 7003,
    })
  })

  it('waits until a Retry-After date too', async () => {
    const { client, sent } = checkout(
      failure('OVERLOADED', { 'retry-after': 'Fri, 20 Nov 2026 00:00:04 GMT' }),
      data(place),
    )
    const call = client.details(place)
    await pass(3999)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(await call).toEqual(place)
  })

  it.each([
    ['succeeds', data({ quotas: [] })],
    ['fails', failure('REQUEST_INVALID')],
  ])('leaves no listener on its signal when it %s', async (_, reply) => {
    const { signal } = new AbortController()
    const client = createAddressClient({
      ...scriptedService(reply),
      getToken: async () => ({ token: 'token-1', exp: Infinity }),
    })
    await Promise.allSettled([client.limits({ signal }), client.limits({ signal })])
    if (reply().status === 400)
      await client.batches
        .download('1', 'text/csv', {}, { signal, timeoutMs: 1000 })
        .catch(() => {})
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each<[string, (file: ReadableStream) => Promise<unknown>]>([
    ['ends', (file) => new Response(file).text()],
    ['is given up', (file) => file.cancel()],
    ['breaks', (file) => new Response(file).text().catch(() => {})],
  ])('leaves no listener on its signal when a file %s', async (how, read) => {
    const { signal } = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{}'))
        if (how === 'breaks') controller.error(new TypeError('terminated'))
        if (how === 'ends') controller.close()
      },
    })
    const client = createAddressClient({
      ...scriptedService(() => new Response(body)),
      getToken: async () => ({ token: 'token-1', exp: Infinity }),
    })
    const file = await client.batches.download('1', 'text/csv', {}, { signal, timeoutMs: 1000 })
    await read(file)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('stops waiting when the caller aborts', async () => {
    const { client } = checkout(failure('OVERLOADED', { 'retry-after': '5' }))
    const leaving = new AbortController()
    const call = client.details(place, { signal: leaving.signal })
    await settle()
    leaving.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['a broken connection', brokenConnection],
    ['HTTP 502', failure('PROVIDER_ANSWER_INVALID')],
    ['HTTP 504', failure('DEADLINE_EXCEEDED')],
  ])('with %s is retried once, within a second', async (_, lost) => {
    const free = { ...place, only: 'placeId' } as const
    const { client, sent } = checkout(lost, data(place))
    const call = client.details(free)
    await pass(199)
    expect(sent).toHaveLength(1)
    await pass(801)
    expect(await call).toEqual(place)
    const lostTwice = checkout(lost)
    const outcome = lostTwice.client.details(free).catch((error) => error)
    await pass(1000)
    expect(await outcome).toBeInstanceOf(Error)
    expect(lostTwice.sent).toHaveLength(2)
  })

  it.each([
    ['a broken connection', brokenConnection],
    ['HTTP 502', failure('PROVIDER_ANSWER_INVALID')],
    ['HTTP 504', failure('DEADLINE_EXCEEDED')],
    ["the provider's failure", failure('PROVIDER_UNAVAILABLE', { 'retry-after': '1' })],
    [
      'a refusal after a first call',
      failure('OVERLOADED', { 'retry-after': '1', 'x-provider-calls': '1' }),
    ],
    [
      "a proxy's own page, which does not say how far the request came",
      () => new Response('<h1>Error</h1>', { status: 503, headers: { 'retry-after': '1' } }),
    ],
  ])('with %s is not retried when that could be billed twice', async (_, lost) => {
    const calls = [
      (client: CheckoutClient) => client.autocomplete({ input: '10 Downing' }),
      (client: CheckoutClient) => client.details(place),
      (client: CheckoutClient) => client.validate({ address: '10 Downing St' }),
    ]
    for (const call of calls) {
      const { client, sent } = checkout(lost, data(place))
      await expect(call(client)).rejects.toBeInstanceOf(Error)
      expect(sent).toHaveLength(1)
    }
  })

  it('is not retried when that could repeat its effect', async () => {
    const service = scriptedService(brokenConnection)
    const getToken = async () => ({ token: 'token-1', exp: Date.now() + hourMs })
    const { batches } = createAddressClient({ ...service, getToken })
    const error = await batches.retry('1').catch((caught) => caught)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.cause).toBeInstanceOf(TypeError)
    expect(service.sent).toHaveLength(1)
  })

  it('is not retried when the request is invalid', async () => {
    const { client, sent } = checkout(failure('PLACE_NOT_FOUND'))
    await expect(client.details(place)).rejects.toMatchObject({ statusCode: 6000 })
    expect(sent).toHaveLength(1)
  })
})

describe('a call that takes too long', () => {
  it.each([
    ['ten seconds', undefined, 10_000],
    ['what the caller says', 500, 500],
  ])('ends after %s', async (_, timeoutMs, ms) => {
    const { client, sent } = checkout(silence)
    const call = client.details(place, timeoutMs === undefined ? {} : { timeoutMs })
    const outcome = call.catch((error) => error)
    await pass(ms - 1)
    expect(sent[0]?.signal?.aborted).toBe(false)
    await pass(1)
    expect(await outcome).toBeInstanceOf(TimeoutError)
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('ends while the token is being fetched', async () => {
    const { client, getToken } = checkout(data(place))
    getToken.mockReturnValueOnce(new Promise(() => {}))
    const outcome = client.details(place).catch((error) => error)
    await pass(10_000)
    expect(await outcome).toBeInstanceOf(TimeoutError)
  })

  it('does not hold back later calls, which fetch a token of their own', async () => {
    const { client, getToken } = checkout(data(place), data(place))
    getToken.mockReturnValueOnce(new Promise(() => {}))
    const first = client.details(place).catch((error) => error)
    await pass(9_999)
    const second = client.details(place).catch((error) => error)
    await pass(1)
    expect(await first).toBeInstanceOf(TimeoutError)
    expect(await client.details(place)).toEqual(place)
    expect(getToken).toHaveBeenCalledTimes(2)
    expect(await client.details(place)).toEqual(place)
    await pass(9_999)
    expect(await second).toBeInstanceOf(TimeoutError)
  })

  it('that its caller has aborted before fetches no token, whose failure nobody would handle', async () => {
    const { client, sent, getToken } = checkout(data(place))
    getToken.mockRejectedValue(new Error('The shop is unavailable'))
    const signal = AbortSignal.abort(new Error('The buyer has left'))
    await expect(client.details(place, { signal })).rejects.toThrow('The buyer has left')
    expect([sent.length, getToken.mock.calls.length]).toEqual([0, 0])
  })

  it('ends in the middle of its answer', async () => {
    const { client } = checkout(({ signal }) => {
      const body = new ReadableStream({
        start: (controller) =>
          signal?.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body)
    })
    const outcome = client.details(place).catch((error) => error)
    await pass(10_000)
    expect(await outcome).toBeInstanceOf(TimeoutError)
  })
})
