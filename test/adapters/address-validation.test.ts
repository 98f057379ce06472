import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AddressValidation,
  type AddressValidationQuery,
  createAddressValidation,
} from '../../services/worker/address-validation.ts'
import { type OwnSandbox, startSandbox } from '../support/own-sandbox.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfCall, sandboxFaults } from './failure-contract.ts'

const failure = async (validation: AddressValidation, query: AddressValidationQuery, signal = unhurried()) =>
  (await failureOfCall(validation.validate(query, signal))).failure

describe('Address Validation, judged by the sandbox', () => {
  let sandbox: OwnSandbox
  let validation: AddressValidation
  beforeAll(async () => {
    sandbox = await startSandbox()
    validation = createAddressValidation({ apiKey, url: sandbox.url, connections: 4, timeoutMs: 1000 })
  })
  afterAll(async () => {
    await validation?.close()
    await sandbox?.stop()
  })
  beforeEach(() => sandbox.reset())
  const placeFor = async (regionCode: string, region: string | undefined, ...addressLines: string[]) =>
    (await validation.validate({ regionCode, addressLines, ...(region && { region }) }, unhurried())).data

  it('gives the place that the address was taken for, for one call', async () => {
    const { data, provider } = await validation.validate(
      { regionCode: 'GB', addressLines: ['10 Downing Street', 'London SW1A 2AA'] },
      unhurried(),
    )
    expect(provider).toBe('sandbox')
    expect(data).toStrictEqual({
      placeId: 'SBX_gb-10-downing-street',
      formattedAddress: '10 Downing St, London SW1A 2AA, UK',
      components: expect.objectContaining({ houseNumber: '10', street: 'Downing Street', countryCode: 'GB' }),
      latitude: expect.closeTo(51.503, 2),
      longitude: expect.closeTo(-0.128, 2),
      precision: 'rooftop',
      types: ['street_address'],
    })
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0.017 })
  })
  it('gives a number between known ones as interpolated', async () => {
    expect(await placeFor('GB', undefined, '14 Downing Street', 'London')).toMatchObject({
      precision: 'interpolated',
      components: { houseNumber: '14' },
      partialMatch: true,
    })
  })
  it('leaves out what nobody knows, though the provider repeats it', async () => {
    const place = await placeFor('GB', undefined, '999 Downing Street', 'London')
    expect(place).toMatchObject({ precision: 'centre', types: ['route'], partialMatch: true })
    expect(place?.components).not.toHaveProperty('houseNumber')
    expect(place?.formattedAddress).not.toContain('999')
  })
  it('names a state as it was typed, if that needed no correction', async () => {
    const amphitheatre = ['1600 Amphitheatre Parkway', 'Mountain View, California 94043']
    expect((await placeFor('US', 'California', ...amphitheatre))?.components).toMatchObject({
      region: 'California',
      regionCode: 'CA',
    })
    expect((await placeFor('US', undefined, ...amphitheatre))?.components).toMatchObject({ region: 'CA' })
  })
  it('is nothing where nothing but the country was confirmed', async () => {
    expect(await placeFor('FR', undefined, 'zzzzqqqqxxxx')).toBeUndefined()
  })
  it('is invalid in a country that is not covered, and free', async () => {
    expect(await failure(validation, { regionCode: 'CN', addressLines: ['x'] })).toBe('invalid')
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
  })
  it.each(sandboxFaults)('%s: %s, after one call and without the key', async (words, name) => {
    expect(await failure(validation, { addressLines: [`fault: ${words}`] })).toBe(name)
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
  })
})

describe('Address Validation, as no sandbox answers', () => {
  let provider: CannedProvider
  let validation: AddressValidation
  beforeAll(async () => {
    provider = await startCannedProvider()
    validation = createAddressValidation({ apiKey, url: `${provider.url}/base/`, connections: 1, timeoutMs: 10_000 })
  })
  afterAll(async () => {
    await validation?.close()
    await provider?.close()
  })
  const read = async (result: object) => {
    provider.answers({ body: { result } })
    return (await validation.validate({ addressLines: ['x'] }, unhurried())).data
  }

  it('asks with lines and a region code, the key in a header', async () => {
    provider.answers({ body: { result: {} } })
    await validation.validate({ addressLines: ['1 Main Street', 'x'], regionCode: 'US', region: 'Texas' }, unhurried())
    const [{ method, path, query, headers, body } = expect.fail('nothing came')] = provider.received
    expect([method, path, query.size]).toEqual(['POST', '/base/v1:validateAddress', 0])
    expect(headers).toMatchObject({ 'x-goog-api-key': apiKey, 'content-type': 'application/json' })
    expect(JSON.parse(body)).toEqual({ address: { addressLines: ['1 Main Street', 'x'], regionCode: 'US' } })
  })
  it.each([
    ['SUB_PREMISE', 'rooftop'],
    ['PREMISE', 'rooftop'],
    ['PREMISE_PROXIMITY', 'interpolated'],
    ['BLOCK', 'centre'],
    ['ROUTE', 'centre'],
    ['OTHER', 'approximate'],
    ['SOMETHING_NEW', 'approximate'],
  ])('%s is %s', async (geocodeGranularity, precision) => {
    const addressComponents = [
      { componentName: { text: 'Main Street' }, componentType: 'route', confirmationLevel: 'CONFIRMED' },
    ]
    const result = { verdict: { geocodeGranularity }, address: { addressComponents }, geocode: { placeId: 'x' } }
    expect(await read(result)).toMatchObject({ precision, components: { street: 'Main Street' } })
  })
  it('an address of which nothing exists is not the town that its coordinates are of', async () => {
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
      components: { locality: 'Smallville', region: 'KS', country: 'USA', countryCode: 'US' },
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
  ])('nonsense: $body', async ({ body }) => {
    provider.answers({ body })
    expect(await failure(validation, { addressLines: ['x'] })).toBe('nonsense')
  })
  it('an abort ends it without waiting for the provider', async () => {
    provider.answers({ misbehaviour: 'hang' })
    expect(await failure(validation, { addressLines: ['x'] }, AbortSignal.timeout(50))).toBe('timeout')
  })
})
