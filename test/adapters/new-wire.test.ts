import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import type { ProviderFailure } from '../../services/worker/provider/port.ts'
import type { CannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, unhurried } from './edition.ts'
import { apiKey, expectNoKey, failureOf, startWithAdapter } from './failure-contract.ts'

let provider: CannedProvider
let places: ClosablePlaces
beforeAll(async () => {
  ;({ provider, adapter: places } = await startWithAdapter(createNewPlaces, '/some/base/'))
})
afterAll(async () => {
  await places?.close()
  await provider?.close()
})

describe('a request of the new edition', () => {
  it('for predictions has its parameters in the body and the key in a header, and requests only the fields that are used', async () => {
    provider.answers({})
    await places.autocomplete(
      {
        input: 'rue',
        language: 'fr',
        countries: ['FR', 'BE'],
        near: { latitude: 45, longitude: 4, radius: 9 },
        session: 's',
      },
      unhurried(),
    )
    const [{ method, path, query, headers, body } = expect.fail('nothing came')] = provider.received
    expect([method, path, query.size]).toEqual(['POST', '/some/base/v1/places:autocomplete', 0])
    expect(headers).toMatchObject({ 'x-goog-api-key': apiKey, 'content-type': 'application/json' })
    expect(`${headers['x-goog-fieldmask']}`.split(',')).toEqual(
      ['placeId', 'text', 'structuredFormat', 'types'].map(
        (field) => `suggestions.placePrediction.${field}`,
      ),
    )
    expect(JSON.parse(body)).toEqual({
      input: 'rue',
      languageCode: 'fr',
      includedRegionCodes: ['fr', 'be'],
      locationBias: { circle: { center: { latitude: 45, longitude: 4 }, radius: 9 } },
      sessionToken: 's',
    })
  })
  it('for predictions is biased to the whole world where it is biased to no place', async () => {
    provider.answers({})
    await places.autocomplete({ input: 'rue', language: 'fr' }, unhurried())
    expect(JSON.parse(provider.received[0]?.body ?? '')).toEqual({
      input: 'rue',
      languageCode: 'fr',
      locationBias: {
        rectangle: {
          low: { latitude: -90, longitude: -180 },
          high: { latitude: 90, longitude: 180 },
        },
      },
    })
  })
  it('for details keeps the place id inside its path segment', async () => {
    provider.answers({ body: { id: 'x' } })
    await places.details(
      { placeId: 'a/b?c=d#e%2f', language: 'fr', session: 's', idOnly: true },
      unhurried(),
    )
    const [{ method, path, query, headers } = expect.fail('nothing came')] = provider.received
    expect([method, path]).toEqual(['GET', '/some/base/v1/places/a%2Fb%3Fc%3Dd%23e%252f'])
    expect(Object.fromEntries(query)).toEqual({ languageCode: 'fr', sessionToken: 's' })
    expect(headers['x-goog-fieldmask']).toBe('id,movedPlaceId')
  })
  it('for details without a session asks for the fields of an address, and for no other', async () => {
    provider.answers({ body: { id: 'x' } })
    await places.details({ placeId: 'x', language: 'fr', idOnly: false }, unhurried())
    const [{ query, headers, body } = expect.fail('nothing came')] = provider.received
    expect([Object.fromEntries(query), body]).toEqual([{ languageCode: 'fr' }, ''])
    expect(`${headers['x-goog-fieldmask']}`.split(',').sort()).toEqual([
      ...['addressComponents', 'attributions', 'formattedAddress', 'id', 'location'],
      ...['movedPlaceId', 'types'],
    ])
  })
})

describe('a field that proto3 JSON omits', () => {
  const predictionsOf = async (body: unknown) => {
    provider.answers({ body })
    return (await places.autocomplete({ input: 'x', language: 'en' }, unhurried())).data
  }
  const detailsOf = async (body: unknown) => {
    provider.answers({ body })
    return (await places.details({ placeId: 'x', language: 'en', idOnly: false }, unhurried())).data
  }

  it('can be the suggestions: the answer is {}', async () => {
    expect(await predictionsOf({})).toEqual([])
  })
  it('can be the place: a query prediction is not a place', async () => {
    expect(
      await predictionsOf({ suggestions: [{ queryPrediction: { text: { text: 'pizza' } } }] }),
    ).toEqual([])
  })
  it.each([
    [{ endOffset: 6 }, { offset: 0, length: 6 }],
    [
      { startOffset: 2, endOffset: 6 },
      { offset: 2, length: 4 },
    ],
  ])('can be the start of a match %j', async (given, match) => {
    const text = { text: '12 Rue des Lilas', matches: [given] }
    const [first] = await predictionsOf({
      suggestions: [{ placePrediction: { placeId: 'x', text } }],
    })
    expect(first?.matches).toEqual([match])
  })
  it('can be nothing of a match that ends before it starts: it is empty', async () => {
    const text = { text: 'Lyon', matches: [{ startOffset: 3, endOffset: 1 }, { startOffset: 3 }] }
    const [first] = await predictionsOf({
      suggestions: [{ placePrediction: { placeId: 'x', text } }],
    })
    expect(first?.matches).toEqual([
      { offset: 3, length: 0 },
      { offset: 3, length: 0 },
    ])
  })
  it.each([
    [{ placeId: 'x' }, { placeId: 'x', description: '', mainText: '', secondaryText: '' }],
    [{ placeId: '' }, undefined],
    [{ text: { text: 'Lyon' } }, undefined],
    [
      {
        placeId: 'x',
        text: { text: 'Lyon' },
        structuredFormat: { mainText: {}, secondaryText: {} },
      },
      { mainText: 'Lyon', secondaryText: '' },
    ],
  ])('can be in the prediction %j', async (placePrediction, expected) => {
    const [first] = await predictionsOf({ suggestions: [{ placePrediction }] })
    if (expected) expect(first).toMatchObject(expected)
    else expect(first).toBeUndefined()
  })
  it('can be anything of a prediction but its id and text', async () => {
    const found = await predictionsOf({
      suggestions: [{ placePrediction: { placeId: 'x', text: { text: 'Lyon' } } }],
    })
    expect(found).toStrictEqual([
      {
        placeId: 'x',
        description: 'Lyon',
        mainText: 'Lyon',
        secondaryText: '',
        matches: [],
        types: [],
      },
    ])
  })
  it.each([
    [{ longitude: 9.45 }, { latitude: 0, longitude: 9.45 }],
    [{ latitude: 51.48 }, { latitude: 51.48, longitude: 0 }],
    [{}, { latitude: 0, longitude: 0 }],
  ])(
    'can be a coordinate of 0: the location %j on the equator or the prime meridian',
    async (location, coordinates) => {
      expect(await detailsOf({ id: 'x', location })).toStrictEqual({ placeId: 'x', ...coordinates })
    },
  )
  it('can be part of a component or of an attribution', async () => {
    const body = {
      id: 'x',
      addressComponents: [{ longText: 'France', types: ['country'] }, { longText: 'Somewhere' }],
      attributions: [{ provider: 'A', providerUri: 'https://a.example' }, { provider: 'B' }],
    }
    expect(await detailsOf(body)).toMatchObject({
      addressComponents: [
        { longText: 'France', shortText: 'France', types: ['country'] },
        { longText: 'Somewhere', shortText: 'Somewhere', types: [] },
      ],
      components: { country: 'France', countryCode: 'France' },
      attributions: ['A (https://a.example)', 'B'],
    })
  })
})

describe('a failure of the new edition', () => {
  const info = (reason: string, metadata: Record<string, string> = {}) => ({
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata,
  })
  const perWindow = (window: string) =>
    info('RATE_LIMIT_EXCEEDED', { quota_limit: `GetPlaceRequestPer${window}PerProject` })
  const badField = (field: string) => ({
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field }],
  })
  const badRequest = badField('x')

  it.each([
    { http: 400, status: 'INVALID_ARGUMENT', details: undefined, failure: 'invalid' },
    { http: 400, status: 'INVALID_ARGUMENT', details: [badRequest], failure: 'invalid' },
    {
      http: 400,
      status: 'INVALID_ARGUMENT',
      details: [info('API_KEY_INVALID')],
      failure: 'denied',
    },
    {
      http: 400,
      status: 'INVALID_ARGUMENT',
      details: [badRequest, info('API_KEY_INVALID')],
      failure: 'denied',
    },
    { http: 400, status: 'INVALID_ARGUMENT', details: [badField('name')], failure: 'bad_place_id' },
    { http: 400, status: 'INVALID_ARGUMENT', details: [badField('fields')], failure: 'invalid' },
    {
      http: 400,
      status: 'INVALID_ARGUMENT',
      details: [badField('language_code')],
      failure: 'bad_language',
    },
    { http: 400, status: 'FAILED_PRECONDITION', details: undefined, failure: 'unavailable' },
    { http: 499, status: 'CANCELLED', details: undefined, failure: 'unavailable' },
    { http: 401, status: 'UNAUTHENTICATED', details: undefined, failure: 'denied' },
    { http: 403, status: 'PERMISSION_DENIED', details: undefined, failure: 'denied' },
    {
      http: 403,
      status: 'PERMISSION_DENIED',
      details: [info('SERVICE_DISABLED')],
      failure: 'denied',
    },
    {
      http: 403,
      status: 'PERMISSION_DENIED',
      details: [info('BILLING_DISABLED')],
      failure: 'denied',
    },
    {
      http: 403,
      status: 'PERMISSION_DENIED',
      details: [info('API_KEY_IP_ADDRESS_BLOCKED')],
      failure: 'denied',
    },
    { http: 403, status: 'PERMISSION_DENIED', details: [perWindow('Day')], failure: 'denied' },
    { http: 403, status: 'PERMISSION_DENIED', details: [badField('name')], failure: 'denied' },
    { http: 404, status: 'NOT_FOUND', details: undefined, failure: 'not_found' },
    { http: 429, status: 'RESOURCE_EXHAUSTED', details: undefined, failure: 'over_rate' },
    {
      http: 429,
      status: 'RESOURCE_EXHAUSTED',
      details: [perWindow('Minute')],
      failure: 'over_rate',
    },
    { http: 429, status: 'RESOURCE_EXHAUSTED', details: [perWindow('Day')], failure: 'over_day' },
    {
      http: 429,
      status: 'RESOURCE_EXHAUSTED',
      details: [badRequest, perWindow('Day')],
      failure: 'over_day',
    },
    { http: 500, status: 'INTERNAL', details: undefined, failure: 'unavailable' },
    { http: 503, status: 'UNAVAILABLE', details: undefined, failure: 'unavailable' },
    { http: 504, status: 'DEADLINE_EXCEEDED', details: undefined, failure: 'unavailable' },
  ] satisfies { http: number; status: string; details: unknown; failure: ProviderFailure }[])(
    'HTTP $http $status $details.0.reason is $failure, after one call',
    async ({ http, status, details, failure }) => {
      provider.answers({
        status: http,
        body: { error: { code: http, message: apiKey, status, details } },
      })
      const error = await failureOf(places, 'details', 'x')
      expect(error).toMatchObject({ failure, retryAfterMs: undefined })
      expectNoKey(error, apiKey)
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each<[details: unknown[], message: string, ProviderFailure]>([
    [[badField('place_id')], '', 'bad_place_id'],
    [[badField('placeId')], '', 'bad_place_id'],
    [[badField('display_name')], '', 'invalid'],
    [[badField('names')], '', 'invalid'],
    // The fields tell more than the message.
    [[badRequest], "Invalid 'place_id'", 'invalid'],
    [[badRequest, badField('name')], '', 'bad_place_id'],
    [[{ fieldViolations: [{}] }], "Invalid 'place_id'", 'bad_place_id'],
    [[], 'Unsupported language', 'bad_language'],
    [[null, 7, { reason: 7 }, info('API_KEY_INVALID')], '', 'denied'],
  ])('about %j with the message "%s" is %s', async (details, message, failure) => {
    const error = { code: 400, status: 'INVALID_ARGUMENT', message, details }
    provider.answers({ status: 400, body: { error } })
    expect((await failureOf(places, 'details', 'x')).failure).toBe(failure)
  })
  it.each<[ProviderFailure, object]>([
    ['invalid', { status: 'INVALID_ARGUMENT', details: [badField('name')] }],
    ['unavailable', { status: 'NOT_FOUND' }],
  ])('of predictions is never about a place, but %s', async (failure, error) => {
    provider.answers({ status: 400, body: { error } })
    expect((await failureOf(places, 'autocomplete', 'x')).failure).toBe(failure)
  })
  it.each([
    ...['CANCELLED', 'UNKNOWN', 'DEADLINE_EXCEEDED', 'ALREADY_EXISTS', 'FAILED_PRECONDITION'],
    ...['ABORTED', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS'],
  ])('%s is the provider that failed, and names the wait', async (status) => {
    const details = [info('OUT_OF_ORDER'), { retryDelay: '3s' }]
    provider.answers({ status: 500, body: { error: { status, details } } })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'unavailable',
      message: `500 ${status} OUT_OF_ORDER`,
      retryAfterMs: 3000,
    })
  })
  it('OUT_OF_RANGE is an invalid request', async () => {
    provider.answers({ status: 400, body: { error: { status: 'OUT_OF_RANGE' } } })
    expect((await failureOf(places, 'details', 'x')).failure).toBe('invalid')
  })
  it.each([
    ['Second', {}, 1000],
    ['Second', { 'retry-after': '7' }, 7000],
    ['Minute', {}, undefined],
  ])('of the quota per %s with the headers %j has a wait of %s ms', async (window, own, wait) => {
    const error = { status: 'RESOURCE_EXHAUSTED', details: [perWindow(window)] }
    provider.answers({ status: 429, headers: { ...own }, body: { error } })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'over_rate',
      retryAfterMs: wait,
    })
  })
  it('that is not in the form of the provider says so', async () => {
    provider.answers({ status: 502, headers: { 'retry-after': '7' }, body: '<html>' })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'unavailable',
      message: '502 not of the provider',
      retryAfterMs: 7000,
    })
  })
  it('is bad_place_id when its message says that the place id is invalid', async () => {
    const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'Not a valid Place ID: x' }
    provider.answers({ status: 400, body: { error } })
    expect((await failureOf(places, 'details', 'x')).failure).toBe('bad_place_id')
    expect((await failureOf(places, 'autocomplete', 'x')).failure).toBe('invalid')
  })
  it.each([
    ['3.5s', 3500],
    ['0.000000001s', 1],
    ['120s', 120_000],
    ['0s', undefined],
    ['-1s', undefined],
    ['soon', undefined],
    ['1e99s', undefined],
  ])('RetryInfo %j means a wait of %s ms', async (retryDelay, retryAfterMs) => {
    const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }
    const error = { code: 429, status: 'RESOURCE_EXHAUSTED', details: [badRequest, retryInfo] }
    provider.answers({ status: 429, body: { error } })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'over_rate',
      retryAfterMs,
    })
  })
  it('waits for the longer of Retry-After and RetryInfo', async () => {
    const details = [{ retryDelay: '9s' }]
    provider.answers({
      status: 503,
      headers: { 'retry-after': '7' },
      body: { error: { code: 503, status: 'UNAVAILABLE', details } },
    })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'unavailable',
      retryAfterMs: 9000,
    })
  })
  it.each([
    '',
    'null',
    '[]',
    '7',
    '<html>',
    '{"error":null}',
    '{"error":{"details":[null]}}',
    '{"error":{"details":7}}',
  ])('HTTP 503 with the body %j is unavailable', async (body) => {
    provider.answers({ status: 503, body })
    expect((await failureOf(places, 'details', 'x')).failure).toBe('unavailable')
  })
  it.each([
    ['7', 7000],
    ['0', undefined],
    ['soon', undefined],
    ['Sun, 06 Nov 1994 08:49:37 GMT', undefined],
    ['Sun, 06 Nov 2094 08:49:37 GMT', undefined],
  ])('Retry-After %j means a wait of %s ms', async (header, retryAfterMs) => {
    provider.answers({ status: 429, headers: { 'retry-after': header } })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'over_rate',
      retryAfterMs,
    })
  })
  it('a date in Retry-After means a wait until then', async () => {
    const header = new Date(Date.now() + 60_000).toUTCString()
    provider.answers({ status: 429, headers: { 'retry-after': header } })
    const { retryAfterMs } = await failureOf(places, 'details', 'x')
    expect(retryAfterMs).toBeGreaterThan(50_000)
    expect(retryAfterMs).toBeLessThanOrEqual(60_000)
  })
})
