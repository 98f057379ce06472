import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createGeocoding,
  type Geocoding,
  type GeocodingQuery,
} from '../../services/worker/provider/geocoding/geocoding.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
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
