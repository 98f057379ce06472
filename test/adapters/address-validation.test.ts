import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AddressValidation,
  createAddressValidation,
} from '../../services/worker/provider/address-validation/address-validation.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfValidation, sandboxFaults } from './failure-contract.ts'

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
    expect(await failureOfValidation(validation, { regionCode: 'CN', addressLines: ['x'] })).toBe(
      'invalid',
    )
    expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
  })
  it.each(sandboxFaults)(
    '%s: %s, after one call and without the key in the error',
    async (words, name) => {
      expect(await failureOfValidation(validation, { addressLines: [`fault: ${words}`] })).toBe(
        name,
      )
      expect((await sandbox.usage()).validation).toMatchObject({ calls: 1, billedUsd: 0 })
    },
  )
})
