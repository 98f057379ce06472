import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createGeocoding,
  type Geocoding,
  type GeocodingQuery,
} from '../../services/worker/provider/geocoding/geocoding.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfCall, sandboxFaults } from './failure-contract.ts'

const failure = async (geocoding: Geocoding, address: string, signal = unhurried()) =>
  (await failureOfCall(geocoding.geocode({ address, language: 'en' }, signal))).failure

describe('the geocoding adapter with the sandbox', () => {
  let sandbox: TestSandbox
  let geocoding: Geocoding
  beforeAll(async () => {
    sandbox = await startSandbox()
    geocoding = createGeocoding({ apiKey, url: sandbox.url, connections: 4, timeoutMs: 1000 })
  })
  afterAll(async () => {
    await geocoding?.close()
    await sandbox?.stop()
  })
  beforeEach(() => sandbox.reset())
  const found = async (query: Partial<GeocodingQuery>) =>
    (
      await geocoding.geocode(
        { address: '10 Downing Street, London', language: 'en', ...query },
        unhurried(),
      )
    ).data

  it('returns places with components, coordinates and precision, with one call', async () => {
    const { data, provider } = await geocoding.geocode(
      { address: '10 Downing Street, London SW1A 2AA', language: 'en', country: 'GB' },
      unhurried(),
    )
    expect(provider).toBe('sandbox')
    expect(data).toStrictEqual([
      {
        placeId: 'SBX_gb-10-downing-street',
        formattedAddress: '10 Downing St, London SW1A 2AA, UK',
        components: expect.objectContaining({
          houseNumber: '10',
          street: 'Downing Street',
          countryCode: 'GB',
        }),
        latitude: expect.closeTo(51.503, 2),
        longitude: expect.closeTo(-0.128, 2),
        precision: 'rooftop',
        types: ['street_address'],
      },
    ])
    expect((await sandbox.usage()).geocoding).toMatchObject({ calls: 1, billedUsd: 0.005 })
  })
  it.each([
    ['14 Downing Street, London', 'interpolated'],
    ['Downing Street 999, London', 'centre'],
    ['London, UK', 'approximate'],
  ])('reads %s as %s', async (address, precision) => {
    expect((await found({ address }))[0]?.precision).toBe(precision)
  })
  it('reports when part of the address matched nothing', async () => {
    expect((await found({ address: '10 Downig Street, London' }))[0]?.partialMatch).toBe(true)
  })
  it('returns an empty list when nothing is found, and outside the country', async () => {
    expect(await found({ address: 'zzzzqqqqxxxx' })).toEqual([])
    expect(
      (await found({ country: 'FR' })).map(({ components }) => components?.countryCode),
    ).not.toContain('GB')
  })
  it.each(sandboxFaults)('%s: %s, after one call and without the key', async (words, name) => {
    expect(await failure(geocoding, `fault: ${words}`)).toBe(name)
    expect((await sandbox.usage()).geocoding).toMatchObject({ calls: 1, billedUsd: 0 })
  })
})

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
  it('aborts without waiting for the provider', async () => {
    provider.answers({ misbehaviour: 'hang' })
    expect(await failure(geocoding, 'x', AbortSignal.timeout(50))).toBe('timeout')
  })
})
