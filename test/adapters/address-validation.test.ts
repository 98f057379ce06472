import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AddressValidation,
  type AddressValidationQuery,
  createAddressValidation,
} from '../../services/worker/provider/address-validation/address-validation.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfCall, sandboxFaults } from './failure-contract.ts'

const failure = async (
  validation: AddressValidation,
  query: AddressValidationQuery,
  signal = unhurried(),
) => (await failureOfCall(validation.validate(query, signal))).failure

describe('the Address Validation adapter with the sandbox', () => {
  let sandbox: TestSandbox
  let validation: AddressValidation
  beforeAll(async () => {
    sandbox = await startSandbox()
    validation = createAddressValidation({
      apiKey,
      url: sandbox.url,
      connections: 4,
      timeoutMs: 1000,
    })
  })
  afterAll(async () => {
    await validation?.close()
    await sandbox?.stop()
  })
  beforeEach(() => sandbox.reset())
  const placeFor = async (
    regionCode: string,
    region: string | undefined,
    ...addressLines: string[]
  ) =>
    (
      await validation.validate(
        { regionCode, addressLines, ...(region && { region }) },
        unhurried(),
      )
    ).data

  it('returns the place of the address, with one call', async () => {
    const { data, provider } = await validation.validate(
      { regionCode: 'GB', addressLines: ['10 Downing Street', 'London SW1A 2AA'] },
      unhurried(),
    )
    expect(provider).toBe('sandbox')
    expect(data).toStrictEqual({
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
    })
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0.017 })
  })
  it('marks a number between known ones as interpolated', async () => {
    expect(await placeFor('GB', undefined, '14 Downing Street', 'London')).toMatchObject({
      precision: 'interpolated',
      components: { houseNumber: '14' },
      partialMatch: true,
    })
  })
  it('leaves out unknown parts, although the provider repeats them', async () => {
    const place = await placeFor('GB', undefined, '999 Downing Street', 'London')
    expect(place).toMatchObject({ precision: 'centre', types: ['route'], partialMatch: true })
    expect(place?.components).not.toHaveProperty('houseNumber')
    expect(place?.formattedAddress).not.toContain('999')
  })
  it.each([
    ['California', 'California'],
    ['CA', 'CA'],
    [undefined, 'California'],
  ])('names a state by name and code, however it was typed: %s', async (region, inLine) => {
    const amphitheatre = ['1600 Amphitheatre Parkway', `Mountain View, ${inLine} 94043`]
    expect((await placeFor('US', region, ...amphitheatre))?.components).toMatchObject({
      region: 'California',
      regionCode: 'CA',
    })
  })
  it('returns nothing where only the country was confirmed', async () => {
    expect(await placeFor('FR', undefined, 'zzzzqqqqxxxx')).toBeUndefined()
  })
  it('fails as invalid in a country that is not covered, which is free of charge', async () => {
    expect(await failure(validation, { regionCode: 'CN', addressLines: ['x'] })).toBe('invalid')
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
  })
  it.each(sandboxFaults)(
    '%s: %s, after one call and without the key in the error',
    async (words, name) => {
      expect(await failure(validation, { addressLines: [`fault: ${words}`] })).toBe(name)
      expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
    },
  )
})

describe('the Address Validation adapter with scripted answers', () => {
  let provider: CannedProvider
  let validation: AddressValidation
  beforeAll(async () => {
    provider = await startCannedProvider()
    validation = createAddressValidation({
      apiKey,
      url: `${provider.url}/base/`,
      connections: 1,
      timeoutMs: 10_000,
    })
  })
  afterAll(async () => {
    await validation?.close()
    await provider?.close()
  })
  const read = async (result: object) => {
    provider.answers({ body: { result } })
    return (await validation.validate({ addressLines: ['x'] }, unhurried())).data
  }

  it('sends lines and a region code, and the key in a header', async () => {
    provider.answers({ body: { result: {} } })
    await validation.validate(
      { addressLines: ['1 Main Street', 'x'], regionCode: 'US', region: 'Texas' },
      unhurried(),
    )
    const [{ method, path, query, headers, body } = expect.fail('nothing came')] = provider.received
    expect([method, path, query.size]).toEqual(['POST', '/base/v1:validateAddress', 0])
    expect(headers).toMatchObject({ 'x-goog-api-key': apiKey, 'content-type': 'application/json' })
    expect(JSON.parse(body)).toEqual({
      address: { addressLines: ['1 Main Street', 'x'], regionCode: 'US' },
      enableUspsCass: true,
    })
  })
  it.each([
    ['US', true],
    ['PR', true],
    ['GB', undefined],
    [undefined, undefined],
  ])(
    'asks the postal service of the United States for an address in %s: %s',
    async (code, asks) => {
      provider.answers({ body: { result: {} } })
      const query = { addressLines: ['x'], ...(code && { regionCode: code }) }
      await validation.validate(query, unhurried())
      expect(JSON.parse(provider.received.at(-1)?.body ?? '{}').enableUspsCass).toBe(asks)
    },
  )
  it.each<[missing: string[], dpv: string | undefined, said: object]>([
    [['subpremise'], undefined, { missing: ['unit'] }],
    [[], 'D', { missing: ['unit'] }],
    [['subpremise'], 'D', { missing: ['unit'] }],
    [['street_number'], 'N', { missing: ['houseNumber'], undelivered: true }],
    [[], 'N', { undelivered: true }],
    [[], 'Y', {}],
    [[], 'S', {}],
    [['postal_code'], undefined, {}],
  ])('reads what is missing from %j and %s', async (missingComponentTypes, dpv, said) => {
    const route = { componentName: { text: 'Main Street' }, componentType: 'route' }
    const place = await read({
      verdict: { geocodeGranularity: 'PREMISE' },
      address: {
        addressComponents: [{ ...route, confirmationLevel: 'CONFIRMED' }],
        ...(missingComponentTypes.length > 0 && { missingComponentTypes }),
      },
      geocode: { placeId: 'x' },
      ...(dpv && { uspsData: { dpvConfirmation: dpv } }),
    })
    const { missing, undelivered } = place ?? expect.fail('no place')
    expect({ ...(missing && { missing }), ...(undelivered && { undelivered }) }).toEqual(said)
  })
  it.each([
    ['SUB_PREMISE', 'rooftop'],
    ['PREMISE', 'rooftop'],
    ['PREMISE_PROXIMITY', 'interpolated'],
    ['BLOCK', 'centre'],
    ['ROUTE', 'centre'],
    ['OTHER', 'approximate'],
    ['SOMETHING_NEW', 'approximate'],
  ])('reads %s as %s', async (geocodeGranularity, precision) => {
    const addressComponents = [
      {
        componentName: { text: 'Main Street' },
        componentType: 'route',
        confirmationLevel: 'CONFIRMED',
      },
    ]
    const result = {
      verdict: { geocodeGranularity },
      address: { addressComponents },
      geocode: { placeId: 'x' },
    }
    expect(await read(result)).toMatchObject({ precision, components: { street: 'Main Street' } })
  })
  it('does not take the town of the coordinates for an address of which nothing exists', async () => {
    const component = (componentType: string, text: string, confirmationLevel: string) => ({
      componentName: { text },
      componentType,
      confirmationLevel,
    })
    const place = await read({
      verdict: { geocodeGranularity: 'OTHER', hasUnconfirmedComponents: true },
      address: {
        formattedAddress: '12 Nowhere Lane, Smallville, KS, USA',
        postalAddress: { regionCode: 'US', administrativeArea: 'KS' },
        addressComponents: [
          component('street_number', '12', 'UNCONFIRMED_BUT_PLAUSIBLE'),
          component('route', 'Nowhere Lane', 'UNCONFIRMED_AND_SUSPICIOUS'),
          component('locality', 'Smallville', 'CONFIRMED'),
          component('administrative_area_level_1', 'KS', 'CONFIRMED'),
          component('country', 'USA', 'CONFIRMED'),
        ],
      },
      geocode: { placeId: 'x', placeTypes: ['locality'], location: { longitude: 9.5 } },
    })
    expect(place).toStrictEqual({
      placeId: 'x',
      formattedAddress: 'Smallville, KS, USA',
      components: {
        locality: 'Smallville',
        region: 'Kansas',
        regionCode: 'KS',
        country: 'USA',
        countryCode: 'US',
      },
      latitude: 0,
      longitude: 9.5,
      precision: 'approximate',
      types: ['locality'],
      partialMatch: true,
    })
  })
  it.each([
    { body: [] },
    { body: {} },
    { body: '"text"' },
    { body: { result: null } },
    { body: { result: { address: { addressComponents: 7 } } } },
  ])('fails on the malformed answer $body', async ({ body }) => {
    provider.answers({ body })
    expect(await failure(validation, { addressLines: ['x'] })).toBe('nonsense')
  })
  it('aborts without waiting for the provider', async () => {
    provider.answers({ misbehaviour: 'hang' })
    expect(await failure(validation, { addressLines: ['x'] }, AbortSignal.timeout(50))).toBe(
      'timeout',
    )
  })
})
