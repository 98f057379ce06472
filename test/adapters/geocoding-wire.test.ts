import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createGeocoding,
  type Geocoding,
} from '../../services/worker/provider/geocoding/geocoding.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfCall } from './failure-contract.ts'

const failure = async (geocoding: Geocoding, address: string, signal = unhurried()) =>
  (await failureOfCall(geocoding.geocode({ address, language: 'en' }, signal))).failure

describe('the geocoding adapter with scripted answers', () => {
  let provider: CannedProvider
  let geocoding: Geocoding
  beforeAll(async () => {
    provider = await startCannedProvider()
    geocoding = createGeocoding({
      apiKey,
      url: `${provider.url}/some/base/`,
      connections: 1,
      timeoutMs: 10_000,
    })
  })
  afterAll(async () => {
    await geocoding?.close()
    await provider?.close()
  })

  it('sends an address, a language and one country', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', results: [] } })
    await geocoding.geocode(
      { address: '1 rue & <b>, Lyon', language: 'fr', country: 'FR' },
      unhurried(),
    )
    const [{ method, path, query } = expect.fail('nothing came')] = provider.received
    expect([method, path]).toEqual(['GET', '/some/base/maps/api/geocode/json'])
    expect(Object.fromEntries(query)).toEqual({
      address: '1 rue & <b>, Lyon',
      language: 'fr',
      components: 'country:FR',
      key: apiKey,
    })
  })
  it('is biased to the whole world where no country is given', async () => {
    provider.answers({ body: { status: 'ZERO_RESULTS', results: [] } })
    await geocoding.geocode({ address: '1 rue', language: 'fr' }, unhurried())
    expect(Object.fromEntries(provider.received[0]?.query ?? [])).toEqual({
      address: '1 rue',
      language: 'fr',
      bounds: '-90,-179.99|90,179.99',
      key: apiKey,
    })
  })
  it.each(['OVER_DAILY_LIMIT', 'OVER_QUERY_LIMIT'])(
    'does not repeat the call after %s',
    async (status) => {
      provider.answers({ body: { status, results: [] } })
      expect(await failure(geocoding, 'x')).toBe(
        status === 'OVER_DAILY_LIMIT' ? 'denied' : 'over_rate',
      )
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each([
    { body: [] },
    { body: {} },
    { body: '"text"' },
    { body: { status: 'SOMETHING_NEW', results: [] } },
    { body: { status: 'OK', results: null } },
    { body: { status: 'OK', results: [null] } },
    { body: { status: 'OK', results: [{}] } },
    { body: { status: 'OK', results: [{ place_id: 'x', address_components: [null] }] } },
  ])('fails on the malformed answer $body', async ({ body }) => {
    provider.answers({ body })
    expect(await failure(geocoding, 'x')).toBe('nonsense')
  })
  it('reads a result without coordinates or precision', async () => {
    provider.answers({ body: { status: 'OK', results: [{ place_id: 'x' }] } })
    const { data } = await geocoding.geocode({ address: 'x', language: 'en' }, unhurried())
    expect(data).toStrictEqual([
      { placeId: 'x', formattedAddress: '', components: {}, precision: 'approximate', types: [] },
    ])
  })
  it.each([
    ['ROOFTOP', 'rooftop'],
    ['RANGE_INTERPOLATED', 'interpolated'],
    ['GEOMETRIC_CENTER', 'centre'],
    ['APPROXIMATE', 'approximate'],
    ['SOMETHING_NEW', 'approximate'],
  ])('reads %s as %s', async (location_type, precision) => {
    provider.answers({
      body: { status: 'OK', results: [{ place_id: 'x', geometry: { location_type } }] },
    })
    const { data } = await geocoding.geocode({ address: 'x', language: 'en' }, unhurried())
    expect(data).toMatchObject([{ precision }])
  })
  it.each([{ status: 'ZERO_RESULTS' }, { status: 'OK' }])('finds nothing in %j', async (body) => {
    provider.answers({ body })
    const { data } = await geocoding.geocode({ address: 'x', language: 'en' }, unhurried())
    expect(data).toEqual([])
  })
  it('aborts without waiting for the provider', async () => {
    provider.answers({ misbehaviour: 'hang' })
    expect(await failure(geocoding, 'x', AbortSignal.timeout(50))).toBe('timeout')
  })
})
