import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '../../services/worker/provider/osm/nominatim.ts'
import { unhurried } from './edition.ts'
import {
  address,
  attributions,
  establishment,
  failureOf,
  here,
  object,
  useOsmServers,
} from './osm-wire.ts'

const osm = useOsmServers()
const { asked, detailsOf, geocode } = osm

describe('a request to Nominatim', () => {
  const common = ['format=jsonv2', 'addressdetails=1', 'accept-language=fr']
  const lyon = { lat: '45.75', lon: '4.85', place_rank: 16, osm_type: 'node', osm_id: 1 }
  const code = { lat: '45.75', lon: '4.85', type: 'postcode' }
  it.each([
    ['osm:N1', ['osm_ids=N1', ...common], lyon],
    ['osm:W1;7b;45.750000,4.850000', ['osm_ids=W1', ...common], lyon],
  ])('for the object of %s looks it up: %j', async (placeId, query, found) => {
    await detailsOf(placeId, found)
    expect(asked()).toEqual(['/nominatim/lookup', query])
  })
  it('for a postal code searches in its country', async () => {
    await detailsOf('osm:P;GB;SW1A%202AA', code)
    const query = ['postalcode=SW1A 2AA', 'countrycodes=gb', 'limit=10', ...common]
    expect(asked()).toEqual(['/nominatim/search', query])
  })
  it.each<[Omit<SearchQuery, 'language'>, string[]]>([
    [{ text: '1 rue & co' }, ['q=1 rue & co']],
    [{ text: 'x', countries: [] }, ['q=x']],
    [{ text: 'x', countries: ['FR', 'BE'] }, ['q=x', 'countrycodes=fr,be']],
    [
      { street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78701' },
      ['street=1 Main St', 'city=Austin', 'state=TX', 'postalcode=78701'],
    ],
    [{ street: '1 Main St', city: '', postalCode: undefined }, ['street=1 Main St']],
  ])('for an address has only the parts that are given: %j', async (query, parts) => {
    osm.server.answers({ body: [] })
    await osm.geocoder.geocode({ ...query, language: 'fr' }, unhurried())
    expect(asked()).toEqual(['/nominatim/search', [...parts, 'limit=10', ...common]])
  })
  it('for local names has no language', async () => {
    osm.server.answers({ body: [] })
    await osm.geocoder.geocode({ text: 'x', language: 'und' }, unhurried())
    expect(asked()[1]).toEqual(['q=x', 'limit=10', 'format=jsonv2', 'addressdetails=1'])
  })
})

const own = {
  street: 'Rue des Lilas',
  locality: 'Lyon',
  district: 'Rhône',
  region: 'Auvergne-Rhône-Alpes',
  regionCode: 'ARA',
  postalCode: '69008',
  country: 'France',
  countryCode: 'FR',
}

describe('a place that Nominatim found for an address', () => {
  it('has its components, its precision and whose it is', async () => {
    const house = { ...object, place_rank: 30, name: 'Café Bleu', category: 'amenity' }
    const found = { ...house, address: { ...address, house_number: '12', amenity: 'Café Bleu' } }
    expect(await geocode([found])).toStrictEqual([
      {
        placeId: 'osm:W7;12;45.750000,4.850000',
        formattedAddress: '12 Rue des Lilas, 69008 Lyon, France',
        components: { houseNumber: '12', ...own },
        latitude: 45.75,
        longitude: 4.85,
        precision: 'rooftop',
        types: ['street_address'],
        attributions,
      },
    ])
  })
  it.each([
    [30, { house_number: '1' }, 'street_address'],
    [28, { house_number: '1' }, 'street_address'],
    [28, {}, 'point_of_interest'],
    [27, {}, 'route'],
    [26, {}, 'route'],
    [25, {}, 'neighborhood'],
    [20, {}, 'neighborhood'],
    [19, {}, 'sublocality'],
    [17, {}, 'sublocality'],
    [16, {}, 'locality'],
    [13, {}, 'locality'],
    [12, {}, 'administrative_area_level_2'],
    [10, {}, 'administrative_area_level_2'],
    [9, {}, 'administrative_area_level_1'],
    [5, {}, 'administrative_area_level_1'],
    [4, {}, 'country'],
    [3, {}, 'point_of_interest'],
    [undefined, {}, 'point_of_interest'],
  ])('of rank %s with %j is a %s', async (place_rank, more, type) => {
    const [found] = await geocode([{ ...object, place_rank, address: { ...address, ...more } }])
    expect(found?.types[0]).toBe(type)
  })
  it('is a building if it has a name and no number', async () => {
    const building = { ...object, place_rank: 30, name: 'Tour Bleue', category: 'building' }
    const [found] = await geocode([
      { ...building, address: { ...address, building: 'Tour Bleue' } },
    ])
    expect(found).toMatchObject({
      types: ['premise', ...establishment],
      components: { building: 'Tour Bleue', ...own },
      formattedAddress: 'Tour Bleue, Rue des Lilas, 69008 Lyon, France',
    })
  })
  it.each([
    [{ category: 'place', type: 'houses', osm_type: 'way' }, { house_number: '1' }, 'interpolated'],
    [{ category: 'place', type: 'house', osm_type: 'way' }, { house_number: '1' }, 'interpolated'],
    [{ category: 'place', type: 'house', osm_type: 'node' }, { house_number: '1' }, 'rooftop'],
    [{ category: 'building', type: 'house', osm_type: 'way' }, { house_number: '1' }, 'rooftop'],
    [{ category: 'place', type: 'farmhouse', osm_type: 'way' }, { house_number: '1' }, 'rooftop'],
    [{ category: 'place', osm_type: 'way' }, { house_number: '1' }, 'rooftop'],
    [{ category: 'place', type: 'house', osm_type: 'way', name: 'x' }, {}, 'approximate'],
    [{ category: 'shop', type: 'bakery', osm_type: 'node', name: 'x' }, {}, 'approximate'],
    [{ place_rank: 26 }, {}, 'approximate'],
  ])('%j with %j is %s', async (place, more, precision) => {
    const found = { ...object, place_rank: 30, ...place, address: { ...address, ...more } }
    expect((await geocode([found]))[0]?.precision).toBe(precision)
  })
  it.each([
    ['12;14', ['12', '14']],
    ['12, 14a;', ['12', '14a']],
    ['12-14', ['12-14']],
    [';', [';']],
  ])('with the number %s has the addresses %j', async (house_number, numbers) => {
    const found = { ...object, place_rank: 30, address: { ...address, house_number } }
    expect(await geocode([found])).toMatchObject(
      numbers.map((houseNumber) => ({
        placeId: `osm:W7;${encodeURIComponent(houseNumber)};45.750000,4.850000`,
        formattedAddress: `${houseNumber} Rue des Lilas, 69008 Lyon, France`,
        components: { houseNumber },
        precision: 'rooftop',
      })),
    )
  })
  it.each([
    [{ road: 'A', pedestrian: 'B' }, { street: 'A' }],
    [{ pedestrian: 'B' }, { street: 'B' }],
    [{ footway: 'B' }, { street: 'B' }],
    [{ square: 'B' }, { street: 'B' }],
    [{ path: 'B' }, { street: 'B' }],
    [{ residential: 'B' }, { street: 'B' }],
    [{ city: 'A', town: 'B' }, { locality: 'A' }],
    [
      { town: 'A', suburb: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [{ village: 'A' }, { locality: 'A' }],
    [{ municipality: 'A', village: 'B' }, { locality: 'B' }],
    [
      { city: 'A', village: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [
      { municipality: 'A', hamlet: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [{ hamlet: 'A' }, { locality: 'A' }],
    [{ isolated_dwelling: 'A' }, { locality: 'A' }],
    [{ city: 'A', suburb: 'A' }, { locality: 'A' }],
    [
      { city: 'A', city_district: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [
      { city: 'A', borough: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [
      { city: 'A', quarter: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [
      { city: 'A', neighbourhood: 'B' },
      { locality: 'A', dependentLocality: 'B' },
    ],
    [
      { suburb: 'A', county: 'B' },
      { locality: 'A', district: 'B' },
    ],
    [
      { county: 'A', state: 'B' },
      { locality: 'A', district: 'A', region: 'B' },
    ],
    [
      { state: 'A', state_district: 'B' },
      { locality: 'A', district: 'B', region: 'A' },
    ],
    [{ province: 'A' }, { region: 'A' }],
    [{ region: 'A' }, { region: 'A' }],
    [{ 'ISO3166-2-lvl5': 'A-B', 'ISO3166-2-lvl6': 'C-D' }, { regionCode: 'B' }],
    [{ 'ISO3166-2-lvl6': 'C-D' }, { regionCode: 'D' }],
    [{ house_name: 'A', building: 'B' }, { building: 'A' }],
    [
      { house_name: 'A', house_number: '1' },
      { houseNumber: '1', building: 'A' },
    ],
    [{ building: 'B', house_number: '1' }, { houseNumber: '1' }],
  ])('with the parts %j has the components %j', async (parts, expected) => {
    const house = { ...object, place_rank: 30, name: 'x', category: 'building' }
    expect((await geocode([{ ...house, address: parts }]))[0]?.components).toEqual(expected)
  })
  it.each([
    [16, 'Lyon', 'Lyon, 69008, France'],
    [20, 'Monplaisir', 'Monplaisir, 69008 Lyon, France'],
    [3, 'Mont Bleu', 'Mont Bleu, 69008 Lyon, France'],
    [26, 'Rue des Lilas', 'Rue des Lilas, 69008 Lyon, France'],
  ])('of rank %i that is called %s has the address "%s"', async (place_rank, name, line) => {
    const [found] = await geocode([{ ...object, place_rank, name, address }])
    expect(found?.formattedAddress).toBe(line)
  })
  it('has no building if it is none', async () => {
    const street = { ...object, place_rank: 26, category: 'highway' }
    const [found] = await geocode([{ ...street, address: { highway: 'A', house_name: 'B' } }])
    expect(found?.components).toEqual({})
  })
  it('may have no address, and a name that is null', async () => {
    expect((await geocode([{ ...object, name: null }]))[0]?.components).toEqual({})
  })
  it('is left out without an object', async () => {
    expect(await geocode([{ ...here, place_rank: 16, address }])).toEqual([])
  })
  it('may be a postal code without an object', async () => {
    const code = { ...here, type: 'postcode', place_rank: 21, address }
    expect((await geocode([code]))[0]).toMatchObject({
      placeId: 'osm:P;FR;69008',
      types: ['postal_code'],
    })
    for (const part of ['postcode', 'country_code'])
      expect(await geocode([{ ...code, address: { ...address, [part]: '' } }])).toEqual([])
  })
  it.each([
    [['FR'], 1],
    [['be', 'fr'], 1],
    [['BE'], 0],
    [[], 1],
  ])('is in the countries %j that were asked for: %i found', async (countries, found) => {
    expect(await geocode([{ ...object, place_rank: 16, address }], countries)).toHaveLength(found)
  })
  it('in no country is found only where none was asked for', async () => {
    expect(await geocode([{ ...object, place_rank: 16, address: { city: 'x' } }], ['FR'])).toEqual(
      [],
    )
  })
})

describe('the details of a place of Nominatim', () => {
  const street = { ...object, place_rank: 26, address }
  const houseId = 'osm:W7;7b;45.760000,4.860000'

  it("have Nominatim's own parts, and the country as Google has it", async () => {
    const found = { ...object, place_rank: 30, address: { ...address, house_number: '12' } }
    expect(await detailsOf('osm:W7', found)).toStrictEqual({
      placeId: 'osm:W7',
      formattedAddress: '12 Rue des Lilas, 69008 Lyon, France',
      latitude: 45.75,
      longitude: 4.85,
      components: { houseNumber: '12', ...own },
      addressComponents: [
        ...Object.entries({ ...address, house_number: '12' })
          .filter(([type]) => !type.startsWith('country'))
          .map(([type, text]) => ({ longText: text, shortText: text, types: [type] })),
        { longText: 'France', shortText: 'FR', types: ['country'] },
      ],
      types: ['street_address'],
      attributions,
    })
  })
  it.each([
    [{ country: 'France' }, [{ longText: 'France', shortText: 'France', types: ['country'] }]],
    [{ country_code: 'fr' }, []],
    [{ road: '' }, []],
  ])('of %j have the components %j', async (parts, expected) => {
    const { addressComponents } = await detailsOf('osm:W7', { ...street, address: parts })
    expect(addressComponents).toEqual(expected)
  })
  it('of a number that the street lacks are those of the street, with that number', async () => {
    const bounds = ['45.759', '45.761', '4.859', '4.861']
    expect(await detailsOf(houseId, { ...street, boundingbox: bounds })).toMatchObject({
      placeId: houseId,
      formattedAddress: '7b Rue des Lilas, 69008 Lyon, France',
      latitude: 45.76,
      longitude: 4.86,
      components: { houseNumber: '7b', ...own },
      addressComponents: expect.arrayContaining([
        { longText: '7b', shortText: '7b', types: ['house_number'] },
      ]),
      types: ['street_address'],
    })
  })
  it('of a number that the object has are those of the object', async () => {
    const found = { ...object, place_rank: 30, address: { ...address, house_number: '7b' } }
    expect(await detailsOf(houseId, found)).toMatchObject({ latitude: 45.75, longitude: 4.85 })
  })
  it.each([
    ['7;7b, 9', 'fr', '7b'],
    ['100/7b', 'cz', '100/7b'],
    ['7b/100', 'sk', '7b/100'],
  ])('of one of the numbers %s in %s are found', async (house_number, country_code, shown) => {
    const house = { ...address, house_number, country_code }
    const found = await detailsOf(houseId, { ...object, place_rank: 30, address: house })
    expect(found).toMatchObject({ placeId: houseId, components: { houseNumber: shown } })
  })
  // South, north, west, east. The house is at 45.76, 4.86; half a hundredth is still within.
  it.each([
    [['45.764', '45.77', '4.85', '4.87'], true],
    [['45.766', '45.77', '4.85', '4.87'], false],
    [['45.75', '45.756', '4.85', '4.87'], true],
    [['45.75', '45.754', '4.85', '4.87'], false],
    [['45.75', '45.77', '4.864', '4.87'], true],
    [['45.75', '45.77', '4.866', '4.87'], false],
    [['45.75', '45.77', '4.85', '4.856'], true],
    [['45.75', '45.77', '4.85', '4.854'], false],
  ])('of a number within the bounds %j are found: %s', async (boundingbox, isFound) => {
    const found = detailsOf(houseId, { ...street, boundingbox })
    if (isFound) expect(await found).toMatchObject({ placeId: houseId })
    else expect(await failureOf(found)).toBe('not_found')
  })
  it.each([
    ['45.756', '4.856', true],
    ['45.754', '4.86', false],
    ['45.76', '4.866', false],
  ])(
    'of a number near an object at %s, %s without bounds are found: %s',
    async (lat, lon, isFound) => {
      const found = detailsOf(houseId, { ...street, lat, lon })
      if (isFound) expect(await found).toMatchObject({ placeId: houseId })
      else expect(await failureOf(found)).toBe('not_found')
    },
  )
  it.each(['9', '9;11', '7b/100'])(
    'are not found if the object has the number %s now',
    async (house_number) => {
      const other = { ...object, lat: '45.76', lon: '4.86', place_rank: 30 }
      const found = detailsOf(houseId, { ...other, address: { ...address, house_number } })
      expect(await failureOf(found)).toBe('not_found')
    },
  )
  it.each(['osm:W7', houseId, 'osm:P;FR;69008'])(
    'of %s are not found in an empty list',
    async (id) => {
      expect(await failureOf(detailsOf(id))).toBe('not_found')
    },
  )
  it('of a postal code are those of the code, not of another place that has it', async () => {
    const code = { ...here, type: 'postcode', place_rank: 21, address }
    expect(await detailsOf('osm:P;FR;69008', street, code)).toMatchObject({
      types: ['postal_code'],
    })
    expect(await failureOf(detailsOf('osm:P;FR;69008', street))).toBe('not_found')
  })
  it('are only the id where only the id is asked for', async () => {
    osm.server.answers({ body: [street] })
    const query = { placeId: 'osm:W7', language: 'fr', idOnly: true }
    expect((await osm.places.details(query, unhurried())).data).toStrictEqual({ placeId: 'osm:W7' })
  })
})

describe('an answer in no known form', () => {
  it.each([
    {},
    [null],
    [{ lat: '1' }],
    [{ lon: '1' }],
    [{ lat: 1, lon: 2 }],
    ...['', 'north', '1.', '1e', '1,5', '0x1', ' 1'].map((lat) => [{ lat, lon: '1' }]),
    [{ ...here, osm_id: -1 }],
    [{ ...here, osm_id: '7' }],
    [{ ...here, place_rank: 1.5 }],
    [{ ...here, name: 7 }],
    [{ ...here, address: { city: 7 } }],
    [{ ...here, boundingbox: ['a', 'b', 'c', 'd'] }],
    [{ ...here, boundingbox: ['1', '2', '3'] }],
  ])('is malformed for Nominatim: %j', async (body) => {
    osm.server.answers({ body })
    const call = osm.geocoder.geocode({ text: 'x', language: 'fr' }, unhurried())
    expect(await failureOf(call)).toBe('nonsense')
  })
  it.each(['-1', '1.5', '5.0e-5', '-12.25'])('does not include the degrees %s', async (lat) => {
    const [found] = await geocode([{ ...object, lat, place_rank: 16, address }])
    expect(found?.latitude).toBe(Number(lat))
  })
})
