import { describe, expect, test } from 'vitest'
import { smallSandbox } from './small-world.ts'

const lyon = { regionCode: 'FR', addressLines: ['12 Rue des Lilas', '69008 Lyon'] }

async function resultOf(address: object) {
  const { validate } = smallSandbox()
  return (await validate({ address })).body.result
}

/** The component of a type. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the wire brings
const componentOf = (result: any, type: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: whatever the wire brings
  result.address.addressComponents.find(({ componentType }: any) => componentType === type)

describe("the sandbox's Address Validation", () => {
  test('answers in the documented form, without default values', async () => {
    const { validate, usage } = smallSandbox()
    const { statusCode, headers, body } = await validate({ address: lyon })
    expect(statusCode).toBe(200)
    expect(headers['x-provider']).toBe('sandbox')
    expect(body.responseId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(body.result.verdict).toEqual({
      inputGranularity: 'PREMISE',
      validationGranularity: 'PREMISE',
      geocodeGranularity: 'PREMISE',
      addressComplete: true,
      hasInferredComponents: true,
      possibleNextAction: 'ACCEPT',
    })
    expect(Object.keys(body.result.address)).toEqual([
      'formattedAddress',
      'postalAddress',
      'addressComponents',
    ])
    expect(componentOf(body.result, 'locality')).toEqual({
      componentName: { text: 'Lyon', languageCode: 'fr' },
      componentType: 'locality',
      confirmationLevel: 'CONFIRMED',
    })
    expect(body.result.geocode).toMatchObject({
      placeId: 'SBX_fr-12-rue-des-lilas',
      location: { latitude: expect.any(Number), longitude: expect.any(Number) },
      placeTypes: ['street_address'],
    })
    expect((await usage()).validation).toMatchObject({
      calls: 1,
      billedUsd: 0.017,
      skus: { validationPro: 1 },
    })
  })

  test('answers the same request in the same way', async () => {
    const { validate } = smallSandbox()
    expect((await validate({ address: lyon })).text).toBe((await validate({ address: lyon })).text)
  })

  test('names a language with words, and none with numbers', async () => {
    const result = await resultOf(lyon)
    const named = result.address.addressComponents.map(
      // biome-ignore lint/suspicious/noExplicitAny: whatever the wire brings
      ({ componentName, componentType }: any) => [componentType, componentName.languageCode],
    )
    expect(Object.fromEntries(named)).toEqual({
      street_number: undefined,
      route: 'fr',
      locality: 'fr',
      administrative_area_level_1: 'fr',
      country: 'fr',
      postal_code: undefined,
    })
  })

  test('accepts every spelling of proto3 JSON', async () => {
    const { validate } = smallSandbox()
    const { statusCode, body } = await validate({
      address: {
        region_code: 'FR',
        address_lines: lyon.addressLines,
        revision: '0',
        locality: null,
      },
      enable_usps_cass: null,
    })
    expect([statusCode, body.result]).toEqual([200, await resultOf(lyon)])
  })

  test('treats fields and lines as one address', async () => {
    const fields = {
      regionCode: 'fr',
      addressLines: ['12 Rue des Lilas'],
      postalCode: '69008',
      locality: 'Lyon',
    }
    expect(await resultOf(fields)).toEqual(await resultOf(lyon))
  })
})

describe('an address that is not as it was typed', () => {
  test.each([
    [
      'misspelt',
      ['12 Rue des Lilsa', '69008 Lyon'],
      'route',
      { spellCorrected: true },
      'hasSpellCorrectedComponents',
    ],
    [
      'another',
      ['12 Rue des Lilas', '69001 Lyon'],
      'postal_code',
      { replaced: true },
      'hasReplacedComponents',
    ],
    [
      'another',
      ['12 Rue des Lilas', '69008 Nantes'],
      'locality',
      { replaced: true },
      'hasReplacedComponents',
    ],
    [
      'missing',
      ['12 Rue des Lilas', 'Lyon'],
      'postal_code',
      { inferred: true },
      'hasInferredComponents',
    ],
  ])('has %s: %j', async (_, addressLines, type, flags, told) => {
    const result = await resultOf({ regionCode: 'FR', addressLines })
    expect(componentOf(result, type)).toMatchObject({ confirmationLevel: 'CONFIRMED', ...flags })
    expect(result.verdict).toMatchObject({ validationGranularity: 'PREMISE', [told]: true })
  })

  test('with a number between known ones is plausible', async () => {
    const result = await resultOf({
      regionCode: 'FR',
      addressLines: ['14 Rue des Lilas', '69008 Lyon'],
    })
    expect(componentOf(result, 'street_number')).toMatchObject({
      componentName: { text: '14' },
      confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE',
    })
    expect(result.verdict).toMatchObject({
      geocodeGranularity: 'PREMISE_PROXIMITY',
      hasUnconfirmedComponents: true,
    })
    expect(result.verdict.addressComplete).toBe(true)
    expect(result.address.unconfirmedComponentTypes).toEqual(['street_number'])
  })

  test('with a number far from known ones keeps the number as typed, with the street', async () => {
    const result = await resultOf({
      regionCode: 'FR',
      addressLines: ['999 Rue des Lilas', '69008 Lyon'],
    })
    expect(componentOf(result, 'street_number')).toMatchObject({
      confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE',
    })
    expect(result.verdict).toMatchObject({
      inputGranularity: 'PREMISE',
      validationGranularity: 'ROUTE',
      possibleNextAction: 'FIX',
    })
    expect(result.address.formattedAddress).toMatch(/^999 Rue des Lilas/)
    expect(result.geocode.placeTypes).toEqual(['route'])
  })

  test('without a number has the number as missing, not found', async () => {
    const result = await resultOf({
      regionCode: 'FR',
      addressLines: ['Rue des Lilas', '69008 Lyon'],
    })
    expect(componentOf(result, 'street_number')).toBeUndefined()
    expect(result.address.missingComponentTypes).toEqual(['street_number'])
    expect(result.verdict).toMatchObject({
      inputGranularity: 'ROUTE',
      validationGranularity: 'ROUTE',
    })
  })

  test('is incomplete if a part is missing or a word is not understood', async () => {
    for (const first of ['Rue des Lilas', '12 Rue des Lilas Qwertz']) {
      const result = await resultOf({ regionCode: 'FR', addressLines: [first, '69008 Lyon'] })
      expect(result.verdict).not.toHaveProperty('addressComplete')
    }
  })

  test('with an unknown street keeps the street as typed, with the town', async () => {
    const result = await resultOf({ regionCode: 'DE', addressLines: ['5 Qwertzweg', 'Freiburg'] })
    expect(componentOf(result, 'route')).toMatchObject({
      confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE',
    })
    expect(componentOf(result, 'locality')).toMatchObject({ confirmationLevel: 'CONFIRMED' })
    expect(result.verdict).toMatchObject({
      validationGranularity: 'OTHER',
      geocodeGranularity: 'OTHER',
    })
  })

  test('with an unknown flat keeps the flat as typed', async () => {
    const result = await resultOf({
      regionCode: 'GB',
      addressLines: ['Flat 7', '10 Quiet Street', 'London SW1A 9ZZ'],
    })
    expect(componentOf(result, 'subpremise')).toMatchObject({
      componentName: { text: 'flat 7' },
      confirmationLevel: 'UNCONFIRMED_BUT_PLAUSIBLE',
    })
    expect(result.verdict).toMatchObject({
      inputGranularity: 'SUB_PREMISE',
      validationGranularity: 'PREMISE',
    })
  })

  test('of which nothing is known keeps the country only', async () => {
    const result = await resultOf({ regionCode: 'FR', addressLines: ['qqqq zzzz'] })
    expect(result.address.addressComponents).toEqual([
      expect.objectContaining({ componentType: 'country' }),
    ])
    expect(result.address.unresolvedTokens).toEqual(['qqqq', 'zzzz'])
    expect(result.verdict).toMatchObject({
      validationGranularity: 'OTHER',
      possibleNextAction: 'FIX',
    })
  })

  test('ends with the country’s short name, even if nothing else is known', async () => {
    const result = await resultOf({ regionCode: 'US', addressLines: ['qqqq zzzz'] })
    expect(result.address.formattedAddress).toBe('qqqq zzzz, USA')
  })

  test('in the United States has the USPS data', async () => {
    const result = await resultOf({
      regionCode: 'US',
      addressLines: ['5 Qwertz Street', 'Springfield, IL'],
    })
    expect(result.uspsData).toMatchObject({
      dpvConfirmation: 'N',
      standardizedAddress: { state: 'IL' },
    })
    expect(componentOf(result, 'administrative_area_level_1').componentName.text).toBe('IL')
  })
})

describe("the sandbox's Address Validation refuses", () => {
  test.each([
    ['no address', {}, 'address.address_lines'],
    ['no lines', { address: { regionCode: 'FR' } }, 'address.address_lines'],
    ['blank lines', { address: { addressLines: [' '] } }, 'address.address_lines'],
    ['an unknown field', { address: { ...lyon, street: 'x' } }, 'address.street'],
    ['a field of the wrong type', { address: { addressLines: 'x' } }, 'address.addressLines'],
    ['281 characters', { address: { addressLines: ['x'.repeat(281)] } }, 'address'],
    [
      'a country that is not covered',
      { address: { ...lyon, regionCode: 'CN' } },
      'address.region_code',
    ],
    [
      'a session token of 37 characters',
      { address: lyon, sessionToken: 'x'.repeat(37) },
      'session_token',
    ],
  ])('invalid requests: %s', async (_, body, field) => {
    const { validate, usage } = smallSandbox()
    const answer = await validate(body)
    expect([answer.statusCode, answer.body.error.status]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(answer.body.error.details).toMatchObject([{ fieldViolations: [{ field }] }])
    expect((await usage()).validation).toMatchObject({ calls: 1, refused: 1, billedUsd: 0 })
  })

  test.each([
    ['rate limit', 429, 'RESOURCE_EXHAUSTED'],
    ['outage', 503, 'UNAVAILABLE'],
    ['key denied', 403, 'PERMISSION_DENIED'],
  ])('the fault %s as its first line', async (words, status, code) => {
    const { validate } = smallSandbox()
    const answer = await validate({ address: { addressLines: [`fault: ${words}`] } })
    expect([answer.statusCode, answer.body.error.status]).toEqual([status, code])
  })

  test('calls over its own quota', async () => {
    const { validate, behave } = smallSandbox()
    await behave({ quotaPerMinute: { validation: 1 } })
    expect((await validate({ address: lyon })).statusCode).toBe(200)
    const refused = await validate({ address: lyon })
    expect(refused.body.error.details[0].metadata.quota_limit).toBe(
      'ValidateAddressRequestPerMinutePerProject',
    )
  })
})
