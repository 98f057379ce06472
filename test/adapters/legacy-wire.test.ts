import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLegacyPlaces } from '../../services/worker/provider/google-legacy/places.ts'
import type { ProviderFailure } from '../../services/worker/provider/port.ts'
import type { Canned, CannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, unhurried } from './edition.ts'
import { apiKey, expectNoKey, failureOf, startWithAdapter } from './failure-contract.ts'

let provider: CannedProvider
let places: ClosablePlaces
beforeAll(async () => {
  ;({ provider, adapter: places } = await startWithAdapter(createLegacyPlaces, '/some/base/'))
})
afterAll(async () => {
  await places?.close()
  await provider?.close()
})

describe('a request of the legacy edition', () => {
  it('for predictions has all its parameters in the query', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', predictions: [] } })
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
    const [{ method, path, query } = expect.fail('nothing came')] = provider.received
    expect([method, path]).toEqual(['GET', '/some/base/maps/api/place/autocomplete/json'])
    expect(Object.fromEntries(query)).toEqual({
      input: 'rue',
      key: apiKey,
      language: 'fr',
      components: 'country:fr|country:be',
      location: '45,4',
      radius: '9',
      sessiontoken: 's',
    })
  })
  it('for predictions has a radius of a metre at least', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', predictions: [] } })
    const near = { latitude: 45, longitude: 4, radius: 0 }
    await places.autocomplete({ input: 'rue', language: 'fr', near }, unhurried())
    expect(provider.received[0]?.query.get('radius')).toBe('1')
  })
  it('for details without a session has none', async () => {
    provider.answers({ body: { status: 'OK', result: { place_id: 'x' } } })
    await places.details({ placeId: 'x', language: 'fr', idOnly: true }, unhurried())
    expect(provider.received[0]?.query.has('sessiontoken')).toBe(false)
  })
  it('for predictions is biased to the whole world where it is biased to no place', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', predictions: [] } })
    await places.autocomplete({ input: 'rue', language: 'fr' }, unhurried())
    expect(Object.fromEntries(provider.received[0]?.query ?? [])).toEqual({
      input: 'rue',
      key: apiKey,
      language: 'fr',
      locationbias: 'rectangle:-90,-179.99|90,179.99',
    })
  })
  it.each([
    [false, 'place_id,formatted_address,address_components,geometry/location,type'],
    [true, 'place_id'],
  ])('for details lists the requested fields (id only: %s)', async (idOnly, fields) => {
    provider.answers({ body: { status: 'OK', result: { place_id: 'x' } } })
    await places.details(
      { placeId: 'a/b?c=d&e', language: 'fr', session: 's', idOnly },
      unhurried(),
    )
    const [{ path, query } = expect.fail('nothing came')] = provider.received
    expect(path).toBe('/some/base/maps/api/place/details/json')
    expect(Object.fromEntries(query)).toEqual({
      place_id: 'a/b?c=d&e',
      key: apiKey,
      language: 'fr',
      fields,
      sessiontoken: 's',
    })
  })
})

describe('an answer of the legacy edition', () => {
  it('without predictions is ZERO_RESULTS', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', predictions: [] } })
    const { data } = await places.autocomplete({ input: 'x', language: 'en' }, unhurried())
    expect(data).toEqual([])
  })
  it.each([
    [{ status: 'OK' }, []],
    [{ status: 'OK', predictions: [{ description: 'Lyon' }, { place_id: '' }] }, []],
    [
      { status: 'OK', predictions: [{ place_id: 'x' }] },
      [{ placeId: 'x', description: '', mainText: '', secondaryText: '', matches: [], types: [] }],
    ],
    [
      {
        status: 'OK',
        predictions: [{ place_id: 'x', description: 'Lyon', structured_formatting: {} }],
      },
      [
        {
          ...{ placeId: 'x', description: 'Lyon', mainText: 'Lyon', secondaryText: '' },
          ...{ matches: [], types: [] },
        },
      ],
    ],
  ])('%j has the predictions %j', async (body, predictions) => {
    provider.answers({ body })
    const { data } = await places.autocomplete({ input: 'x', language: 'en' }, unhurried())
    expect(data).toStrictEqual(predictions)
  })
  it('may have a place without anything but its id, and components without texts or types', async () => {
    const detailsOf = async (result: object) => {
      provider.answers({ body: { status: 'OK', html_attributions: [], result } })
      const query = { placeId: 'x', language: 'en', idOnly: false }
      return (await places.details(query, unhurried())).data
    }
    expect(await detailsOf({ place_id: 'x' })).toStrictEqual({ placeId: 'x' })
    expect(await detailsOf({ place_id: 'x', geometry: {} })).toStrictEqual({ placeId: 'x' })
    expect(
      await detailsOf({ place_id: 'x', address_components: [{}, { long_name: 'A' }] }),
    ).toStrictEqual({
      placeId: 'x',
      components: {},
      addressComponents: [
        { longText: '', shortText: '', types: [] },
        { longText: 'A', shortText: 'A', types: [] },
      ],
    })
  })
  it.each([
    { status: 'OK' },
    { status: 'OK', result: {} },
    { status: 'OK', result: { place_id: '' } },
  ])('is malformed as details without a place id: %j', async (body) => {
    provider.answers({ body })
    expect((await failureOf(places, 'details', 'x')).failure).toBe('nonsense')
  })
  it('with a place on the equator keeps coordinates of 0, and attributions as text', async () => {
    const result = { place_id: 'x', geometry: { location: { lat: 0, lng: 9.45 } } }
    provider.answers({
      body: {
        status: 'OK',
        html_attributions: [
          'By <a href="https://a.example/?b=1&amp;c=2">A &amp; B</a>',
          '<a>A</a>',
        ],
        result,
      },
    })
    const { data } = await places.details(
      { placeId: 'x', language: 'en', idOnly: false },
      unhurried(),
    )
    expect(data).toStrictEqual({
      placeId: 'x',
      latitude: 0,
      longitude: 9.45,
      attributions: ['By A & B (https://a.example/?b=1&c=2)', 'A'],
    })
  })
})

describe('a failure of the legacy edition', () => {
  const rate = 'You have exceeded your rate-limit for this API.'
  const day = 'You have exceeded your daily request quota for this API.'
  const billing = 'You must enable Billing on the Google Cloud Project.'
  const dayOrBilling =
    `${day} If you did not set a custom daily request quota, verify your project has an active ` +
    'billing account: http://g.co/dev/maps-no-account'
  it.each([
    { status: 'NOT_FOUND', message: undefined, failure: 'not_found' },
    { status: 'ZERO_RESULTS', message: undefined, failure: 'gone' },
    { status: 'INVALID_REQUEST', message: day, failure: 'invalid' },
    { status: 'INVALID_REQUEST', message: undefined, failure: 'bad_place_id' },
    {
      status: 'INVALID_REQUEST',
      message: "Invalid request. Invalid 'place_id' parameter.",
      failure: 'bad_place_id',
    },
    {
      status: 'INVALID_REQUEST',
      message: "Invalid request. Invalid 'fields' parameter.",
      failure: 'invalid',
    },
    { status: 'OVER_QUERY_LIMIT', message: rate, failure: 'over_rate' },
    { status: 'OVER_QUERY_LIMIT', message: day, failure: 'over_day' },
    { status: 'OVER_QUERY_LIMIT', message: undefined, failure: 'over_rate' },
    { status: 'OVER_QUERY_LIMIT', message: billing, failure: 'denied' },
    { status: 'OVER_QUERY_LIMIT', message: dayOrBilling, failure: 'over_day' },
    { status: 'OVER_DAILY_LIMIT', message: undefined, failure: 'denied' },
    { status: 'OVER_DAILY_LIMIT', message: day, failure: 'over_day' },
    { status: 'OVER_DAILY_LIMIT', message: billing, failure: 'denied' },
    { status: 'OVER_DAILY_LIMIT', message: dayOrBilling, failure: 'over_day' },
    { status: 'REQUEST_DENIED', message: 'The provided API key is invalid.', failure: 'denied' },
    { status: 'UNKNOWN_ERROR', message: undefined, failure: 'unavailable' },
    { status: 'SOMETHING_NEW', message: undefined, failure: 'nonsense' },
  ] satisfies { status: string; message: string | undefined; failure: ProviderFailure }[])(
    '$status "$message" for details is $failure, after one call and without the key',
    async ({ status, message, failure }) => {
      provider.answers({ body: { html_attributions: [], status, error_message: message } })
      const error = await failureOf(places, 'details', 'x')
      expect(error).toMatchObject({ failure, retryAfterMs: undefined })
      expectNoKey(error, apiKey)
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each<[message: string, forDetails: ProviderFailure, forPredictions: ProviderFailure]>([
    ['', 'bad_place_id', 'invalid'],
    ["Invalid 'placeid' parameter.", 'bad_place_id', 'invalid'],
    ["Invalid 'place id' parameter.", 'bad_place_id', 'invalid'],
    ["Invalid 'replaced_ids' parameter.", 'invalid', 'invalid'],
    ["Invalid 'language' parameter.", 'bad_language', 'bad_language'],
    ['Invalid language.', 'invalid', 'invalid'],
  ])('INVALID_REQUEST "%s" is %s for details, %s for predictions', async (message, ...failures) => {
    provider.answers({ body: { status: 'INVALID_REQUEST', error_message: message } })
    expect((await failureOf(places, 'details', 'x')).failure).toBe(failures[0])
    expect((await failureOf(places, 'autocomplete', 'x')).failure).toBe(failures[1])
  })
  it.each([
    ['payment', 'denied'],
    ['BILLING', 'denied'],
    ['Daily Request Quota', 'over_day'],
  ])('OVER_QUERY_LIMIT is known by the word "%s" of its message', async (word, failure) => {
    provider.answers({ body: { status: 'OVER_QUERY_LIMIT', error_message: `x ${word} x` } })
    expect((await failureOf(places, 'details', 'x')).failure).toBe(failure)
  })
  it('has the status and the message of a refusal, and of others the status', async () => {
    provider.answers({ body: { status: 'OVER_QUERY_LIMIT', error_message: rate } })
    expect((await failureOf(places, 'details', 'x')).message).toBe(`200 OVER_QUERY_LIMIT: ${rate}`)
    provider.answers({ body: { status: 'INVALID_REQUEST', error_message: rate } })
    expect((await failureOf(places, 'details', 'x')).message).toBe('200 INVALID_REQUEST')
  })
  it("is not about a place without the attributions of Google's answers, nor for predictions", async () => {
    provider.answers({ body: { status: 'NOT_FOUND' }, headers: { 'retry-after': '7' } })
    const foreign = { failure: 'unavailable', message: '200 not of the provider' }
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      ...foreign,
      retryAfterMs: 7000,
    })
    provider.answers({ body: { status: 'NOT_FOUND', html_attributions: [] } })
    expect(await failureOf(places, 'autocomplete', 'x')).toMatchObject(foreign)
  })
  it.each<[Canned, ProviderFailure]>([
    [{ body: 'null' }, 'nonsense'],
    [{ headers: { 'content-encoding': 'gzip' }, body: '{}' }, 'nonsense'],
    [{ misbehaviour: 'reset' }, 'broken'],
    [{ misbehaviour: 'resetInBody', body: { status: 'OK' } }, 'broken'],
    [{ status: 400, body: { status: 7 } }, 'unavailable'],
  ])('can be of the connection or a proxy: %j is %s', async (answer, failure) => {
    provider.answers(answer)
    expect((await failureOf(places, 'autocomplete', 'x')).failure).toBe(failure)
  })
  it.each([
    { http: 429, body: '', failure: 'over_rate' },
    { http: 500, body: '', failure: 'unavailable' },
    { http: 502, body: '<html>Bad Gateway</html>', failure: 'unavailable' },
    { http: 503, body: 'null', failure: 'unavailable' },
    { http: 503, body: '[]', failure: 'unavailable' },
  ] satisfies { http: number; body: string; failure: ProviderFailure }[])(
    'HTTP $http with the body "$body" is $failure, after one call',
    async ({ http, body, failure }) => {
      provider.answers({ status: http, body })
      const error = await failureOf(places, 'autocomplete', 'x')
      expect(error.failure).toBe(failure)
      expectNoKey(error, apiKey)
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each([
    ['7', 7000],
    ['0', undefined],
    ['soon', undefined],
  ])('Retry-After %j means a wait of %s ms', async (header, retryAfterMs) => {
    provider.answers({ headers: { 'retry-after': header }, body: { status: 'OVER_QUERY_LIMIT' } })
    expect(await failureOf(places, 'details', 'x')).toMatchObject({
      failure: 'over_rate',
      retryAfterMs,
    })
  })
})
