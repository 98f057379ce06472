import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AddressValidation,
  createAddressValidation,
} from '../../services/worker/provider/address-validation/address-validation.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { judge } from '../../shared/verdict/judge.ts'
import type { CannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { apiKey, failureOfValidation, startWithAdapter } from './failure-contract.ts'

describe('the Address Validation adapter with scripted answers', () => {
  let provider: CannedProvider
  let validation: AddressValidation
  beforeAll(async () => {
    ;({ provider, adapter: validation } = await startWithAdapter(createAddressValidation, '/base/'))
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
    [[], 'S', { unconfirmed: ['unit'] }],
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
    const { missing, undelivered, unconfirmed } = place ?? expect.fail('no place')
    const shown = { missing, undelivered, unconfirmed }
    expect(JSON.parse(JSON.stringify(shown))).toEqual(said)
  })
  it.each([
    ['PREMISE', ['street_number'], undefined],
    ['PREMISE_PROXIMITY', ['street_number'], undefined],
    ['BLOCK', ['street_number'], true],
    ['ROUTE', ['street_number'], true],
    ['OTHER', ['street_number'], true],
    [undefined, ['street_number'], undefined],
    // Of a street nothing finer can be validated.
    ['ROUTE', [], undefined],
  ])(
    'of an address that it validated as %s, with %j: doubtful %s',
    async (validationGranularity, types, isDoubtful) => {
      const place = await read({
        verdict: {
          geocodeGranularity: 'PREMISE',
          ...(validationGranularity && { validationGranularity }),
        },
        address: { addressComponents: ['route', ...types].map((type) => component(type, '1')) },
        geocode: { placeId: 'x' },
      })
      expect(place?.partialMatch).toBe(isDoubtful)
    },
  )
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
  const component = (
    componentType: string,
    text: string,
    confirmationLevel = 'CONFIRMED',
    more: object = {},
  ) => ({ componentName: { text }, componentType, confirmationLevel, ...more })
  const regionOf = 'administrative_area_level_1'
  it.each([
    // By its code or its name, in the component or in the postal address.
    ['US', 'CA', 'CA', undefined, 'California', 'CA'],
    ['US', 'California', 'CA', undefined, 'California', 'CA'],
    ['US', 'CA', undefined, undefined, 'California', 'CA'],
    ['US', 'CA', 'XX', undefined, 'California', 'CA'],
    // A country without a table: the typed name, or what Google says.
    ['IN', 'KA', 'KA', 'Karnataka', 'Karnataka', 'KA'],
    ['FR', 'IDF', undefined, 'Île-de-France', 'Île-de-France', undefined],
    ['FR', 'IDF', undefined, undefined, 'IDF', undefined],
    ['FR', 'Île-de-France', 'IDF', undefined, 'Île-de-France', 'IDF'],
    ['FR', 'IDF', 'IDF', '', 'IDF', undefined],
    // A name stays as Google has it, whatever was typed.
    ['SK', 'Prešov Region', undefined, 'Košice Region', 'Prešov Region', undefined],
  ])(
    'in %s reads the region %s, with %s in the postal address and typed as %s: %s, %s',
    async (regionCode, text, administrativeArea, typed, region, code) => {
      provider.answers({
        body: {
          result: {
            address: {
              postalAddress: { regionCode, ...(administrativeArea && { administrativeArea }) },
              addressComponents: [component(regionOf, text), component('country', 'X')],
            },
            geocode: { placeId: 'x' },
          },
        },
      })
      const query = { addressLines: ['x'], ...(typed !== undefined && { region: typed }) }
      const { data } = await validation.validate(query, unhurried())
      expect(data?.components).toEqual({
        region,
        ...(code && { regionCode: code }),
        country: 'X',
        countryCode: regionCode,
      })
    },
  )
  it.each(['inferred', 'spellCorrected', 'replaced'])(
    'does not take a region as it was typed if Google %s it',
    async (how) => {
      const address = {
        addressComponents: [component(regionOf, 'IDF', 'CONFIRMED', { [how]: true })],
      }
      provider.answers({ body: { result: { address, geocode: { placeId: 'x' } } } })
      const query = { addressLines: ['x'], region: 'Île' }
      const { data } = await validation.validate(query, unhurried())
      expect(data?.components?.region).toBe('IDF')
    },
  )
  it('leaves out a street that is only plausible, however near its numbers are', async () => {
    const level = 'UNCONFIRMED_BUT_PLAUSIBLE'
    const place = await read({
      verdict: { geocodeGranularity: 'PREMISE_PROXIMITY' },
      address: { addressComponents: [component('route', 'A', level), component('locality', 'B')] },
      geocode: { placeId: 'x' },
    })
    expect(place?.components).toEqual({ locality: 'B' })
  })
  it('reads a component without a name or a type', async () => {
    const confirmed = { confirmationLevel: 'CONFIRMED' }
    const addressComponents = [
      { ...confirmed, componentType: 'route' },
      { ...confirmed, componentName: { text: 'A' } },
      { ...confirmed, componentName: {}, componentType: 'country' },
    ]
    const place = await read({ address: { addressComponents }, geocode: { placeId: 'x' } })
    expect(place?.components).toEqual({})
  })
  it('takes the name of a country for its code where the postal address has none', async () => {
    const addressComponents = [component('route', 'Main Street'), component('country', 'France')]
    expect(await read({ address: { addressComponents }, geocode: { placeId: 'x' } })).toMatchObject(
      {
        components: { street: 'Main Street', country: 'France', countryCode: 'France' },
      },
    )
  })
  it.each([
    [{ addressComponents: [component('country', 'France')] }, { placeId: 'x' }],
    [{ addressComponents: [component('route', 'Main Street', 'SOMETHING')] }, { placeId: 'x' }],
    [{ addressComponents: [component('route', 'Main Street')] }, {}],
    [{ addressComponents: [component('route', 'Main Street')] }, { placeId: '' }],
    [{ addressComponents: [component('route', 'Main Street')] }, undefined],
    [{}, { placeId: 'x' }],
    [undefined, { placeId: 'x' }],
  ])('finds nothing in %j at %j', async (address, geocode) => {
    expect(await read({ ...(address && { address }), ...(geocode && { geocode }) })).toBeUndefined()
  })
  it.each([
    ['street_number', 'UNCONFIRMED_BUT_PLAUSIBLE', 'PREMISE_PROXIMITY', '12'],
    ['street_number', 'UNCONFIRMED_BUT_PLAUSIBLE', 'PREMISE', undefined],
    ['street_number', 'UNCONFIRMED_AND_SUSPICIOUS', 'PREMISE_PROXIMITY', undefined],
    ['street_number', 'CONFIRMED', 'ROUTE', '12'],
  ])('keeps a %s that is %s at %s as %s', async (type, level, geocodeGranularity, houseNumber) => {
    const addressComponents = [component(type, '12', level), component('route', 'Main Street')]
    const place = await read({
      verdict: { geocodeGranularity },
      address: { addressComponents, formattedAddress: '12 Main Street' },
      geocode: { placeId: 'x' },
    })
    expect(place?.components?.houseNumber).toBe(houseNumber)
    expect(place?.formattedAddress).toBe(houseNumber ? '12 Main Street' : 'Main Street')
  })
  it.each([
    ['Flat 3, 12 Main Street, Town', ['Flat 3'], '12 Main Street, Town'],
    ['12 Main Street, Flat 3, Town', ['Flat 3'], '12 Main Street, Town'],
    ['12 Main Street, Town, Flat 3', ['Flat 3'], '12 Main Street, Town'],
    ['12  Main Street ,Town', ['12'], 'Main Street, Town'],
    ['12 Main Street', ['Elsewhere'], '12 Main Street'],
    ['12 Main Street', [''], '12 Main Street'],
    ['Flat 3, 12, Main Street', ['Flat 3', '12'], 'Main Street'],
    ['House 3 Main Street', ['3'], 'House Main Street'],
  ])('leaves out of "%s" the unconfirmed %j: "%s"', async (formattedAddress, parts, expected) => {
    const addressComponents = [
      component('route', 'Main Street'),
      ...parts.map((text) => component('premise', text, 'UNCONFIRMED_BUT_PLAUSIBLE')),
    ]
    const place = await read({
      address: { addressComponents, formattedAddress },
      geocode: { placeId: 'x' },
    })
    expect(place?.formattedAddress).toBe(expected)
  })
  /** An answer with this line; the number or the flat of `unsure` is not confirmed. */
  const readLine = (
    formattedAddress: string,
    regionCode: string,
    known: Record<string, string>,
    unsure: Record<string, string>,
  ) =>
    read({
      verdict: { geocodeGranularity: 'PREMISE', hasUnconfirmedComponents: true },
      address: {
        formattedAddress,
        postalAddress: { regionCode },
        addressComponents: [
          ...Object.entries(known).map(([type, text]) => component(type, text)),
          ...Object.entries(unsure).map(([type, text]) =>
            component(type, text, 'UNCONFIRMED_BUT_PLAUSIBLE'),
          ),
        ],
      },
      geocode: { placeId: 'x' },
    })
  const route = 'Rue des Lilas'
  const juni = { route: 'Straße des 17. Juni' }
  const main = { route: 'Main Street' }
  it.each<[line: string, country: string, known: object, unsure: object, rest: string]>([
    // Whole numbers only.
    [
      '12 Rue des Lilas 2',
      'FR',
      { street_number: '12', route },
      { subpremise: '2' },
      `12 ${route}`,
    ],
    ['Straße des 17. Juni 1', 'DE', juni, { street_number: '1' }, 'Straße des 17. Juni'],
    ['Via 24 Maggio 4', 'IT', { route: 'Via 24 Maggio' }, { street_number: '4' }, 'Via 24 Maggio'],
    ['1 Main Street, 1a Town', 'GB', main, { street_number: '1' }, 'Main Street, 1a Town'],
    ['3丁目12番1号', 'JP', { locality: '東京' }, { premise: '1' }, '3丁目12番号'],
    // Not the number of a longer part.
    ['Straße des 17. Juni 17', 'DE', juni, { street_number: '17' }, 'Straße des 17. Juni'],
    // The number of the house stands beside the street.
    ['1 Main Street, 1 Town', 'GB', main, { premise: '1' }, 'Main Street, 1 Town'],
    [
      '12 Main Street, Apt 12',
      'US',
      { street_number: '12', ...main },
      { subpremise: '12' },
      '12 Main Street, Apt',
    ],
    [
      '12 Rue des Lilas 12',
      'FR',
      { street_number: '12', route },
      { subpremise: '12' },
      `12 ${route}`,
    ],
    [
      '12 Rue des Lilas 12',
      'DE',
      { street_number: '12', route },
      { subpremise: '12' },
      `${route} 12`,
    ],
    [
      '12 Rue des Lilas 12',
      'FR',
      { subpremise: '12', route },
      { street_number: '12' },
      `${route} 12`,
    ],
    ['12 Rue des Lilas 12', 'FR', { route }, { street_number: '12', subpremise: '12' }, route],
    ['12 Rue des Lilas', 'FR', { street_number: '12', route }, { subpremise: '12' }, `12 ${route}`],
    // It is not clear which of them to leave out.
    ['12 Main Street, 12', 'CL', main, { street_number: '12' }, '12 Main Street, 12'],
    ['Flat 7, Main Street, 7 Town', 'GB', main, { subpremise: '7' }, 'Flat 7, Main Street, 7 Town'],
    // With the sign that joins it to its neighbour.
    [
      '5/12 Main Street',
      'AU',
      { street_number: '12', ...main },
      { subpremise: '5' },
      '12 Main Street',
    ],
    [
      'Main Street 12-5',
      'PL',
      { street_number: '12', ...main },
      { subpremise: '5' },
      'Main Street 12',
    ],
    [
      '12 Main Street #5',
      'US',
      { street_number: '12', ...main },
      { subpremise: '5' },
      '12 Main Street',
    ],
  ])('leaves out of "%s" in %s, with %j and the unconfirmed %j: "%s"', async (...row) => {
    const [line, country, known, unsure, rest] = row
    const place = await readLine(line, country, { ...known }, { ...unsure })
    expect(place?.formattedAddress).toBe(rest)
  })
  it.each<[stored: WrittenAddress, line: string, known: object, unsure: object, reason: string]>([
    [
      { line1: '12 Rue des Lilas 2', city: 'Lyon', country: 'FR' },
      '12 Rue des Lilas 2, Lyon, France',
      { street_number: '12', route },
      { subpremise: '2' },
      'unit_unconfirmed',
    ],
    [
      { line1: '12 Rue des Lilas', line2: 'Appartement 12', city: 'Lyon', country: 'FR' },
      '12 Rue des Lilas, Appartement 12, Lyon, France',
      { street_number: '12', route },
      { subpremise: '12' },
      'unit_unconfirmed',
    ],
    [
      { line1: 'Straße des 17. Juni 17', city: 'Berlin', country: 'DE' },
      'Straße des 17. Juni 17, Berlin, Deutschland',
      juni,
      { street_number: '17' },
      'house_number_not_found',
    ],
    [
      { line1: 'Calle 5, 5', city: 'Bogotá', country: 'CO' },
      '5 Calle 5, Bogotá, Colombia',
      { route: 'Calle' },
      { street_number: '5' },
      'house_number_not_found',
    ],
  ])('does not confirm an unconfirmed number of %j by another in "%s"', async (...row) => {
    const [stored, line, known, unsure, reason] = row
    const { city = '', country = '' } = stored
    const place = await readLine(
      line,
      country,
      { ...known, locality: city, country },
      { ...unsure },
    )
    const candidates = [place ?? expect.fail('no place')]
    const { reasons } = judge(stored, { candidates }, 'normal')
    expect(reasons.map(({ code }) => code)).toContain(reason)
  })
  it.each([
    [{}, {}, {}],
    [{ hasUnconfirmedComponents: true }, {}, { partialMatch: true }],
    [{ hasUnconfirmedComponents: false }, { unresolvedTokens: [] }, {}],
    [{}, { unresolvedTokens: ['z'] }, { partialMatch: true }],
  ])('with the verdict %j and the address %j says %j', async (verdict, address, said) => {
    const addressComponents = [component('route', 'Main Street')]
    const place = await read({
      verdict,
      address: { ...address, addressComponents },
      geocode: { placeId: 'x' },
    })
    expect(place).toStrictEqual({
      placeId: 'x',
      formattedAddress: '',
      components: { street: 'Main Street' },
      precision: 'approximate',
      types: [],
      ...said,
    })
  })
  it.each([
    ['postal_code', 'UNCONFIRMED_BUT_PLAUSIBLE', true],
    ['postal_code', 'CONFIRMED', undefined],
    ['locality', 'UNCONFIRMED_BUT_PLAUSIBLE', undefined],
  ])('says of a %s that is %s whether the code is unconfirmed: %s', async (type, level, said) => {
    const addressComponents = [component('route', 'Main Street'), component(type, 'x', level)]
    const place = await read({ address: { addressComponents }, geocode: { placeId: 'x' } })
    expect(place?.isCodeUnconfirmed).toBe(said)
  })
  it('does not take the town of the coordinates for an address of which nothing exists', async () => {
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
      unconfirmed: ['houseNumber'],
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
    expect(await failureOfValidation(validation, { addressLines: ['x'] })).toBe('nonsense')
  })
  it('aborts without waiting for the provider', async () => {
    provider.answers({ misbehaviour: 'hang' })
    expect(
      await failureOfValidation(validation, { addressLines: ['x'] }, AbortSignal.timeout(50)),
    ).toBe('timeout')
  })
})
