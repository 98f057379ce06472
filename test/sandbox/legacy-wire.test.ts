import { describe, expect, test } from 'vitest'
import { smallSandbox } from './small-world.ts'

const ID = 'SBX_fr-12-rue-des-lilas'

describe("the sandbox's legacy autocomplete", () => {
  test('answers in the documented form', async () => {
    const { legacy } = smallSandbox()
    const { statusCode, headers, body } = await legacy('place/autocomplete', { input: '12 rue' })
    expect(statusCode).toBe(200)
    expect(headers['x-provider']).toBe('sandbox')
    expect(body.status).toBe('OK')
    expect(body.predictions[0]).toEqual({
      description: '12 Rue des Lilas, Lyon, France',
      matched_substrings: [{ length: 6, offset: 0 }],
      place_id: ID,
      reference: ID,
      structured_formatting: {
        main_text: '12 Rue des Lilas',
        main_text_matched_substrings: [{ length: 6, offset: 0 }],
        secondary_text: 'Lyon, France',
      },
      terms: [
        { offset: 0, value: '12' },
        { offset: 3, value: 'Rue des Lilas' },
        { offset: 18, value: 'Lyon' },
        { offset: 24, value: 'France' },
      ],
      types: ['street_address', 'geocode'],
    })
  })

  test('marks matches in the second text too, and has no list without a match', async () => {
    const { legacy } = smallSandbox()
    const formattingOf = async (input: string) =>
      (await legacy('place/autocomplete', { input })).body.predictions[0].structured_formatting
    expect(await formattingOf('12 rue lilas lyo')).toMatchObject({
      secondary_text: 'Lyon, France',
      secondary_text_matched_substrings: [{ length: 3, offset: 0 }],
    })
    expect(await formattingOf('12 rue')).not.toHaveProperty('secondary_text_matched_substrings')
  })

  test('says ZERO_RESULTS when nothing is found', async () => {
    const { legacy } = smallSandbox()
    expect((await legacy('place/autocomplete', { input: 'qqqqzzzz' })).body).toEqual({
      predictions: [],
      status: 'ZERO_RESULTS',
    })
  })

  test.each([
    ['no input', {}],
    ['an empty input', { input: ' ' }],
    [
      'six countries',
      {
        input: 'a',
        components: 'country:fr|country:de|country:gb|country:us|country:it|country:es',
      },
    ],
    ['a component that is no country', { input: 'a', components: 'postal_code:12345' }],
    ['six types', { input: 'a', types: 'airport|atm|bank|bar|cafe|zoo' }],
    ['an unknown type', { input: 'a', types: 'castle_in_the_air' }],
    ['a filter mixed with a type', { input: 'a', types: 'geocode|cafe' }],
    ['two collections', { input: 'a', types: '(cities)|(regions)' }],
    ['a bad bias', { input: 'a', locationbias: 'circle:x@y' }],
    ['a bad location', { input: 'a', location: '95;3', radius: '100' }],
  ])('refuses %s', async (_title, query) => {
    const { legacy } = smallSandbox()
    const { statusCode, body } = await legacy('place/autocomplete', query)
    expect(statusCode).toBe(200)
    expect(body).toMatchObject({
      status: 'INVALID_REQUEST',
      predictions: [],
      error_message: expect.any(String),
    })
  })

  test('accepts countries with raw and with escaped separators, and uk for gb', async () => {
    const { get } = smallSandbox()
    for (const components of ['country:uk|country:de', 'country%3Agb%7Ccountry%3Ade']) {
      const { body } = await get(
        `/maps/api/place/autocomplete/json?key=k&input=hi&components=${components}`,
      )
      expect(body.predictions.length).toBeGreaterThan(0)
      for (const prediction of body.predictions) expect(prediction.description).toMatch(/UK$/)
    }
  })

  test('filters by (cities), geocode and address', async () => {
    const { legacy } = smallSandbox()
    const typesOf = async (types: string) =>
      (await legacy('place/autocomplete', { input: 'lyon', types })).body.predictions.flatMap(
        (prediction: { types: string[] }) => prediction.types[0],
      )
    expect(new Set(await typesOf('(cities)'))).toEqual(new Set(['locality']))
    expect(await typesOf('address')).not.toContain('locality')
    expect(await typesOf('geocode')).toContain('locality')
  })

  test('leaves out what is outside a strict area, and ranks by a bias', async () => {
    const { legacy } = smallSandbox()
    const area = { location: '39.8,-89.64', radius: '50000' }
    const regions = async (query: Record<string, string>) =>
      (
        await legacy('place/autocomplete', { input: '12 main street springfield', ...query })
      ).body.predictions.map(
        (prediction: { description: string }) => /(IL|MO), USA$/.exec(prediction.description)?.[1],
      )
    expect(await regions({})).toEqual(['MO', 'IL'])
    expect(await regions(area)).toEqual(['IL', 'MO'])
    expect(await regions({ ...area, strictbounds: 'true' })).toEqual(['IL'])
    expect(await regions({ locationrestriction: 'rectangle:39,-91|41,-88' })).toEqual(['IL'])
  })

  test('returns the distance when an origin is sent', async () => {
    const { legacy } = smallSandbox()
    const { body } = await legacy('place/autocomplete', {
      input: '12 rue des lilas',
      origin: '45.7301,4.8702',
    })
    expect(body.predictions[0].distance_meters).toBe(0)
  })
})

describe("the sandbox's legacy details", () => {
  test('contain only the requested fields', async () => {
    const { get } = smallSandbox()
    const { body } = await get(
      `/maps/api/place/details/json?key=k&place_id=${ID}&fields=place_id,formatted_address,geometry%2Flocation`,
    )
    expect(body).toEqual({
      html_attributions: [],
      result: {
        place_id: ID,
        formatted_address: '12 Rue des Lilas, 69008 Lyon, France',
        geometry: { location: { lat: 45.7301, lng: 4.8702 } },
      },
      status: 'OK',
    })
  })

  test.each([
    ['an unknown id', { place_id: 'ChIJnothingHere' }, 'NOT_FOUND'],
    ['an obsolete id', { place_id: 'SBX_obsolete' }, 'NOT_FOUND'],
    ['a moved place', { place_id: 'SBX_moved' }, 'NOT_FOUND'],
    ['a truncated id', { place_id: 'SBX_fr-12-rue' }, 'INVALID_REQUEST'],
    ['an id with other characters', { place_id: 'SBX_fr 12' }, 'INVALID_REQUEST'],
    ['an altered invented id', { place_id: 'SBX_syn_4_0_13_zz' }, 'INVALID_REQUEST'],
    ['no id', {}, 'INVALID_REQUEST'],
    ['an unknown field', { place_id: ID, fields: 'place_id,nonsense' }, 'INVALID_REQUEST'],
  ])('answer %s with %s %s', async (_title, query, status) => {
    const { legacy } = smallSandbox()
    const { statusCode, body } = await legacy('place/details', query)
    expect([statusCode, body.status, body.result]).toEqual([200, status, undefined])
    expect(body.html_attributions).toEqual([])
  })

  test('know a place that geocoding does not know', async () => {
    const { legacy } = smallSandbox()
    const [prediction] = (
      await legacy('place/autocomplete', { input: 'test: unknown to geocoding' })
    ).body.predictions
    expect(prediction.place_id).toBe('SBX_not_geocoded')
    const { body } = await legacy('place/details', { place_id: prediction.place_id })
    expect([body.status, body.result.place_id]).toEqual(['OK', 'SBX_not_geocoded'])
  })

  test('return another id for a replaced one', async () => {
    const { legacy } = smallSandbox()
    const { body } = await legacy('place/details', { place_id: 'SBX_replaced', fields: 'place_id' })
    expect(body.result).toEqual({ place_id: ID })
  })

  test('bill by the fields', async () => {
    const { legacy, usage } = smallSandbox()
    await legacy('place/details', { place_id: ID, fields: 'place_id' })
    expect((await usage()).details.billedUsd).toBe(0)
    await legacy('place/details', { place_id: ID, fields: 'place_id,name' })
    expect((await usage()).details.billedUsd).toBe(0.017)
    await legacy('place/details', { place_id: ID })
    expect((await usage()).details.billedUsd).toBe(0.042)
  })
})

describe("the sandbox's geocoding", () => {
  test.each([
    ['a known address', { address: '12 rue des lilas, lyon' }, 'ROOFTOP', undefined],
    [
      'a number near a known one',
      { address: '14 rue des lilas, lyon' },
      'RANGE_INTERPOLATED',
      true,
    ],
    [
      'a number far from any known',
      { address: '9000 rue des lilas, lyon' },
      'GEOMETRIC_CENTER',
      true,
    ],
    [
      'an invented address',
      { address: 'Hauptstraße 12, Freiburg' },
      'RANGE_INTERPOLATED',
      undefined,
    ],
    ['a street', { address: 'Hauptstraße, Freiburg' }, 'GEOMETRIC_CENTER', undefined],
    ['a city', { address: 'Freiburg' }, 'APPROXIMATE', undefined],
    ['a misspelt street', { address: '12 rue des lillas, lyon' }, 'ROOFTOP', true],
    ['a place id', { place_id: ID }, 'ROOFTOP', undefined],
    ['a point', { latlng: '45.7301,4.8702' }, 'ROOFTOP', undefined],
    ['components alone', { components: 'country:DE|locality:Freiburg' }, 'APPROXIMATE', undefined],
    ['a country', { components: 'country:DE' }, 'APPROXIMATE', undefined],
  ])('answers %s', async (_title, query, locationType, partial) => {
    const { legacy } = smallSandbox()
    const { body } = await legacy('geocode', query)
    expect(body.status).toBe('OK')
    expect(body.results[0].geometry.location_type).toBe(locationType)
    expect(body.results[0].partial_match).toBe(partial)
  })

  test('returns several results for an ambiguous address', async () => {
    const { legacy } = smallSandbox()
    const { body } = await legacy('geocode', { address: '12 main street springfield' })
    expect(
      body.results.map(
        (result: { formatted_address: string }) => /MO|IL/.exec(result.formatted_address)?.[0],
      ),
    ).toEqual(['MO', 'IL'])
  })

  test('returns a postal town and no locality for a British address', async () => {
    const { legacy } = smallSandbox()
    const { body } = await legacy('geocode', { address: '10 quiet street london' })
    const types = body.results[0].address_components.flatMap(
      (component: { types: string[] }) => component.types,
    )
    expect(types).toContain('postal_town')
    expect(types).not.toContain('locality')
  })

  test.each([
    [{}, 'INVALID_REQUEST'],
    [{ address: 'x', components: 'country:FR|country:DE' }, 'INVALID_REQUEST'],
    [{ place_id: 'SBX_fr-12-rue' }, 'INVALID_REQUEST'],
    [{ latlng: 'here' }, 'INVALID_REQUEST'],
    [{ place_id: 'SBX_obsolete' }, 'NOT_FOUND'],
    [{ place_id: 'SBX_moved' }, 'NOT_FOUND'],
    [{ place_id: 'ChIJnothingHere' }, 'ZERO_RESULTS'],
    [{ place_id: 'SBX_not_geocoded' }, 'ZERO_RESULTS'],
    [{ address: 'qqqqzzzz' }, 'ZERO_RESULTS'],
    [{ address: '12 rue des lilas', components: 'country:DE' }, 'ZERO_RESULTS'],
    [{ address: '12 rue des lilas', components: 'postal_code:99999' }, 'ZERO_RESULTS'],
  ])('for %j answers %s', async (query, status) => {
    const { legacy } = smallSandbox()
    expect((await legacy('geocode', query as Record<string, string>)).body).toMatchObject({
      results: [],
      status,
    })
  })
})
