import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLegacyPlaces } from '../../services/worker/provider/google-legacy/places.ts'
import type { PlacesFailure } from '../../services/worker/provider/port.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, googlePlaces, unhurried } from './edition.ts'
import { expectNoKey, failureOf } from './failure-contract.ts'
import { placesContract } from './places-contract.ts'
import { realPlaces } from './real-places.ts'

const edition: Edition = {
  ...googlePlaces,
  name: 'legacy',
  moves: 'replaced',
  realPlaces,
  create: createLegacyPlaces,
  detailsFields: 'basic',
  idFields: 'idRefresh',
  detailsUsd: 0.017,
  predictionBody: (description, match) => ({
    status: 'OK',
    predictions: [{ place_id: 'x', description, matched_substrings: [match] }],
  }),
  emptyAnswer: { status: 'ZERO_RESULTS', predictions: [] },
  nonsense: {
    autocomplete: [
      [],
      {},
      '"text"',
      '7',
      '',
      { status: null },
      { status: 'SOMETHING_NEW', predictions: [] },
      { status: 'OK', predictions: null },
      { status: 'OK', predictions: [null] },
      { status: 'OK', predictions: [{ place_id: 'x', matched_substrings: 3 }] },
    ],
    details: [
      [],
      {},
      '"text"',
      { status: 'SOMETHING_NEW', result: { place_id: 'x' } },
      { status: 'OK' },
      { status: 'OK', result: null },
      { status: 'OK', result: {} },
      { status: 'OK', result: { place_id: 'x', address_components: [null] } },
    ],
  },
}

placesContract(edition)

const apiKey = 'AIza-never-to-be-seen'
let provider: CannedProvider
let places: ClosablePlaces
beforeAll(async () => {
  provider = await startCannedProvider()
  places = createLegacyPlaces({
    apiKey,
    url: `${provider.url}/some/base/`,
    connections: 1,
    timeoutMs: 10_000,
  })
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
    [false, 'place_id,formatted_address,address_components,geometry/location,types'],
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
  it('with a place on the equator keeps coordinates of 0, and its attributions', async () => {
    const result = { place_id: 'x', geometry: { location: { lat: 0, lng: 9.45 } } }
    provider.answers({
      body: { status: 'OK', html_attributions: ['<a href="https://a.example">A</a>'], result },
    })
    const { data } = await places.details(
      { placeId: 'x', language: 'en', idOnly: false },
      unhurried(),
    )
    expect(data).toStrictEqual({
      placeId: 'x',
      latitude: 0,
      longitude: 9.45,
      attributions: ['<a href="https://a.example">A</a>'],
    })
  })
})

describe('a failure of the legacy edition', () => {
  const rate = 'You have exceeded your rate-limit for this API.'
  const day = 'You have exceeded your daily request quota for this API.'
  const billing = 'You must enable Billing on the Google Cloud Project.'
  const dayOrBilling = `${day} Or verify that your project has an active billing account.`
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
    { status: 'OVER_QUERY_LIMIT', message: dayOrBilling, failure: 'denied' },
    { status: 'OVER_DAILY_LIMIT', message: undefined, failure: 'denied' },
    { status: 'OVER_DAILY_LIMIT', message: day, failure: 'over_day' },
    { status: 'OVER_DAILY_LIMIT', message: billing, failure: 'denied' },
    { status: 'OVER_DAILY_LIMIT', message: dayOrBilling, failure: 'denied' },
    { status: 'REQUEST_DENIED', message: 'The provided API key is invalid.', failure: 'denied' },
    { status: 'UNKNOWN_ERROR', message: undefined, failure: 'unavailable' },
    { status: 'SOMETHING_NEW', message: undefined, failure: 'nonsense' },
  ] satisfies { status: string; message: string | undefined; failure: PlacesFailure }[])(
    '$status "$message" for details is $failure, after one call and without the key',
    async ({ status, message, failure }) => {
      provider.answers({ body: { html_attributions: [], status, error_message: message } })
      const error = await failureOf(places, 'details', 'x')
      expect(error).toMatchObject({ failure, retryAfterMs: undefined })
      expectNoKey(error, apiKey)
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each([
    { http: 429, body: '', failure: 'over_rate' },
    { http: 500, body: '', failure: 'unavailable' },
    { http: 502, body: '<html>Bad Gateway</html>', failure: 'unavailable' },
    { http: 503, body: 'null', failure: 'unavailable' },
    { http: 503, body: '[]', failure: 'unavailable' },
  ] satisfies { http: number; body: string; failure: PlacesFailure }[])(
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
