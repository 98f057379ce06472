import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOsmGeocoder, type OsmGeocoder } from '../../services/worker/provider/osm/geocoder.ts'
import type { SearchQuery } from '../../services/worker/provider/osm/nominatim.ts'
import { createOsmPlaces } from '../../services/worker/provider/osm/places.ts'
import { PlacesError, type PlacesFailure } from '../../services/worker/provider/port.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, unhurried } from './edition.ts'

let server: CannedProvider
let places: ClosablePlaces
let geocoder: OsmGeocoder
beforeAll(async () => {
  server = await startCannedProvider()
  const access = {
    apiKey: '',
    photonUrls: [`${server.url}/photon`],
    nominatimUrls: [`${server.url}/nominatim/`],
    connections: 1,
    timeoutMs: 10_000,
  }
  places = createOsmPlaces(access)
  geocoder = createOsmGeocoder(access)
})
afterAll(async () => {
  await places?.close()
  await geocoder?.close()
  await server?.close()
})

/** Why a call failed. */
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason)
  return error instanceof PlacesError ? error.failure : error
}

/** Path and query of the only request. */
function asked(): [path: string, query: string[]] {
  expect(server.received).toHaveLength(1)
  const [{ method, path, query } = expect.fail('nothing came')] = server.received
  expect(method).toBe('GET')
  return [path, [...query].map(([name, value]) => `${name}=${value}`)]
}

const featuresOf = (...features: object[]) => ({
  type: 'FeatureCollection',
  features: features.map((properties) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [4.85, 45.75] },
    properties,
  })),
})
const suggest = async (input: string, ...features: object[]) => {
  server.answers({ body: featuresOf(...features) })
  return (await places.autocomplete({ input, language: 'fr' }, unhurried())).data
}
const search = async (feature: object, countries?: string[]) => {
  server.answers({ body: featuresOf(feature) })
  const query = { input: 'x', language: 'fr', ...(countries && { countries }) }
  return (await geocoder.search(query, unhurried())).data
}
const geocode = async (places: object[], countries?: string[]) => {
  server.answers({ body: places })
  const query = { text: 'x', language: 'fr', ...(countries && { countries }) }
  return (await geocoder.geocode(query, unhurried())).data
}
const detailsOf = async (placeId: string, ...found: object[]) => {
  server.answers({ body: found })
  return (await places.details({ placeId, language: 'fr', idOnly: false }, unhurried())).data
}

const allLayers = ['house', 'street', 'locality', 'district', 'city', 'county', 'state'].map(
  (layer) => `layer=${layer}`,
)

describe('a request to Photon', () => {
  const ask = async (query: Partial<Parameters<ClosablePlaces['autocomplete']>[0]>) => {
    server.answers({ body: featuresOf() })
    await places.autocomplete({ input: 'rue', language: 'fr', ...query }, unhurried())
    return asked()
  }
  it('has a text, a language, layers, countries and a point', async () => {
    const near = { latitude: 45.75, longitude: 4.85, radius: 1000 }
    const path = await ask({ input: 'rue & co', countries: ['FR', 'be'], near })
    expect(path).toEqual([
      '/photon/api',
      [
        ...['q=rue & co', 'limit=15', 'lang=fr', 'countrycode=FR', 'countrycode=BE'],
        ...[...allLayers, 'lat=45.75', 'lon=4.85', 'zoom=16'],
      ],
    ])
  })
  it('has neither countries nor a point where none are given', async () => {
    expect(await ask({})).toEqual(['/photon/api', ['q=rue', 'limit=15', 'lang=fr', ...allLayers]])
  })
  it('for an address is the same', async () => {
    await search({}, ['FR'])
    const query = ['q=x', 'limit=15', 'lang=fr', 'countrycode=FR', ...allLayers]
    expect(asked()).toEqual(['/photon/api', query])
  })
  it.each([
    ['de-AT', ['lang=de']],
    ['zh-Hant-TW', ['lang=zh']],
    ['und', []],
  ])('in %s has the language alone, and none for local names: %j', async (language, expected) => {
    const [, query] = await ask({ language })
    expect(query.filter((part) => part.startsWith('lang='))).toEqual(expected)
  })
  it.each([
    [0, 18],
    [250, 18],
    [500, 17],
    [5000, 14],
    [50_000, 10],
    [1e9, 0],
  ])('within %d metres has the zoom %i', async (radius, zoom) => {
    const [, query] = await ask({ near: { latitude: 1, longitude: 2, radius } })
    expect(query.at(-1)).toBe(`zoom=${zoom}`)
  })
})

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
    server.answers({ body: [] })
    await geocoder.geocode({ ...query, language: 'fr' }, unhurried())
    expect(asked()).toEqual(['/nominatim/search', [...parts, 'limit=10', ...common]])
  })
  it('for local names has no language', async () => {
    server.answers({ body: [] })
    await geocoder.geocode({ text: 'x', language: 'und' }, unhurried())
    expect(asked()[1]).toEqual(['q=x', 'limit=10', 'format=jsonv2', 'addressdetails=1'])
  })
})

const lyon = {
  city: 'Lyon',
  state: 'Rhône-Alpes',
  postcode: '69008',
  country: 'France',
  countrycode: 'fr',
}
const lilas = { ...lyon, street: 'Rue des Lilas' }
const node = { osm_type: 'N', osm_id: 7 }
const way = { osm_type: 'W', osm_id: 7 }
const establishment = ['point_of_interest', 'establishment']

describe('a suggestion of Photon', () => {
  it.each([
    [
      { ...node, ...lilas, type: 'house', housenumber: '12' },
      'osm:N7;12;45.750000,4.850000',
      '12 Rue des Lilas | 69008 Lyon, France',
      ['street_address'],
    ],
    [
      { ...node, ...lilas, type: 'house', housenumber: '12', name: 'Café Bleu' },
      'osm:N7;12;45.750000,4.850000',
      '12 Rue des Lilas | Café Bleu, 69008 Lyon, France',
      ['street_address'],
    ],
    [
      { ...way, ...lilas, type: 'house', name: 'Tour Bleue' },
      'osm:W7',
      'Tour Bleue, Rue des Lilas | 69008 Lyon, France',
      ['premise', ...establishment],
    ],
    [
      { ...way, ...lilas, type: 'house' },
      'osm:W7',
      'Rue des Lilas | 69008 Lyon, France',
      establishment,
    ],
    [
      { ...way, ...lyon, type: 'street', name: 'Rue des Lilas' },
      'osm:W7',
      'Rue des Lilas | 69008 Lyon, France',
      ['route'],
    ],
    [
      { ...way, ...lyon, type: 'street', name: 'Rue des Lilas', district: 'Monplaisir' },
      'osm:W7',
      'Rue des Lilas | Monplaisir, 69008 Lyon, France',
      ['route'],
    ],
    [
      { ...node, ...lyon, type: 'locality', name: 'Monplaisir' },
      'osm:N7',
      'Monplaisir | 69008 Lyon, France',
      ['neighborhood', 'political'],
    ],
    [
      { ...node, ...lyon, type: 'district', name: 'Monplaisir' },
      'osm:N7',
      'Monplaisir | 69008 Lyon, France',
      ['sublocality', 'political'],
    ],
    [
      {
        osm_type: 'R',
        osm_id: 7,
        type: 'city',
        name: 'Lyon',
        country: 'France',
        countrycode: 'FR',
      },
      'osm:R7',
      'Lyon | France',
      ['locality', 'political'],
    ],
    [
      { ...node, type: 'county', name: 'Rhône', country: 'France', countrycode: 'FR' },
      'osm:N7',
      'Rhône | France',
      ['administrative_area_level_2', 'political'],
    ],
    [
      { ...node, type: 'state', name: 'Bretagne', country: 'France', countrycode: 'FR' },
      'osm:N7',
      'Bretagne | France',
      ['administrative_area_level_1', 'political'],
    ],
    [
      { ...node, type: 'country', name: 'France', country: 'France', countrycode: 'FR' },
      'osm:N7',
      'France | ',
      ['country', 'political'],
    ],
    [
      { ...lyon, osm_value: 'postcode', type: 'other', name: '69008' },
      'osm:P;FR;69008',
      '69008 | Lyon, France',
      ['postal_code'],
    ],
    [
      { ...node, ...lilas, type: 'other', name: 'Mont Bleu' },
      'osm:N7',
      'Mont Bleu | 69008 Lyon, France',
      establishment,
    ],
  ])('of %j has the id %s, the lines "%s" and the types %j', async (feature, id, lines, types) => {
    const [first] = await suggest('zz', feature)
    const [mainText = '', secondaryText = ''] = lines.split(' | ')
    expect(first).toEqual({
      placeId: id,
      description: [mainText, secondaryText].filter(Boolean).join(', '),
      mainText,
      secondaryText,
      matches: [],
      types,
    })
  })
  it.each([
    ['US', 'Austin, TX 78701, United States'],
    ['GB', 'Austin 78701, United States'],
    ['DE', '78701 Austin, United States'],
  ])('puts region and postal code where the country %s has them: "%s"', async (code, rest) => {
    const austin = { city: 'Austin', state: 'Texas', postcode: '78701', country: 'United States' }
    const street = { ...way, ...austin, type: 'street', name: 'Main Street', countrycode: code }
    expect((await suggest('zz', street))[0]?.secondaryText).toBe(rest)
  })
  it('of a town in a state has only the state beside it', async () => {
    const austin = { type: 'city', name: 'Austin', state: 'Texas', country: 'United States' }
    const [first] = await suggest('zz', { ...node, ...austin, countrycode: 'US' })
    expect(first).toMatchObject({ mainText: 'Austin', secondaryText: 'TX, United States' })
  })
  it('is left out without an id or a text', async () => {
    const street = { ...lyon, type: 'street', name: 'Rue des Lilas' }
    const found = await suggest(
      'zz',
      street,
      { ...street, osm_type: 'N' },
      { ...street, osm_type: 'X', osm_id: 1 },
      { ...street, osm_type: '', osm_id: 1 },
      { ...node, type: 'city' },
      { ...node, ...street, name: 'Rue Bleue' },
    )
    expect(found.map(({ mainText }) => mainText)).toEqual(['Rue Bleue'])
  })
  it('is the first of all with the same lines, and one of five', async () => {
    const streets = [1, 2, 3, 4, 5, 6, 7].map((osm_id) => ({
      ...{ ...lyon, osm_type: 'W', osm_id, type: 'street' },
      name: `Rue ${osm_id === 2 ? 1 : osm_id}`,
    }))
    const found = await suggest('zz', ...streets)
    expect(found.map(({ placeId }) => placeId)).toEqual(
      [1, 3, 4, 5, 6].map((osm_id) => `osm:W${osm_id}`),
    )
  })
})

describe('the marked letters of a suggestion', () => {
  it.each([
    ['rue lil', 'Rue des Lilas', ['Rue', 'Lil']],
    ['rue des', 'Rue des Lilas', ['Rue des']],
    ['des rue', 'Rue des Lilas', ['Rue des']],
    ['ilas', 'Rue des Lilas', []],
    ['lil lilas', 'Rue des Lilas', ['Lilas']],
    ['lilas lil', 'Rue des Lilas', ['Lilas']],
    ['café', 'CAFE Bleu', ['CAFE']],
    ['cafe', 'Café Bleu', ['Café']],
    ['gros', 'Große Gasse', ['Groß']],
    ['gross', 'Große Gasse', ['Groß']],
    ['große', 'Grosse Gasse', ['Grosse']],
    ['東京', '東京タワー', ['東京']],
    ['タワー', '東京タワー', ['タワー']],
    ['12b', '12b Rue', ['12b']],
    ['12-14', '12-14 Rue', ['12', '14']],
    ['???', 'Rue des Lilas', []],
  ])('for %j in %j are %j', async (input, name, marked) => {
    const [first = expect.fail('nothing')] = await suggest(input, { ...way, type: 'city', name })
    const letters = [...first.description]
    expect(
      first.matches.map(({ offset, length }) => letters.slice(offset, offset + length).join('')),
    ).toEqual(marked)
  })
})

const attributions = ['© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)']
const components = {
  street: 'Rue des Lilas',
  locality: 'Lyon',
  region: 'Rhône-Alpes',
  postalCode: '69008',
  country: 'France',
  countryCode: 'FR',
}

describe('a place that Photon found for an address', () => {
  it('has its components, its precision and whose it is', async () => {
    const house = { ...node, ...lilas, type: 'house', housenumber: '12', name: 'Café Bleu' }
    expect(await search({ ...house, county: 'Rhône', locality: 'Monplaisir' })).toStrictEqual([
      {
        placeId: 'osm:N7;12;45.750000,4.850000',
        // The name of a business is no part of an address that has a number.
        formattedAddress: '12 Rue des Lilas, Monplaisir, 69008 Lyon, France',
        components: {
          houseNumber: '12',
          ...components,
          dependentLocality: 'Monplaisir',
          district: 'Rhône',
        },
        latitude: 45.75,
        longitude: 4.85,
        precision: 'rooftop',
        types: ['street_address'],
        attributions,
      },
    ])
  })
  it.each([
    ['a number that was reckoned', { osm_type: 'W', housenumber: '12' }, 'interpolated'],
    ['a house of the map', { osm_type: 'N', housenumber: '12' }, 'rooftop'],
    ['a house without a number', { osm_type: 'W', name: 'Tour Bleue' }, 'rooftop'],
    ['no house', { osm_type: 'W', type: 'street', name: 'Rue des Lilas' }, 'approximate'],
  ])('is as exact as OpenStreetMap knows it: %s', async (_, feature, precision) => {
    const found = { ...lilas, osm_id: 7, osm_key: 'place', osm_value: 'houses', type: 'house' }
    expect((await search({ ...found, ...feature }))[0]?.precision).toBe(precision)
  })
  it.each([
    ['building', 'houses'],
    ['place', 'square'],
    ['place', 'farmhouse'],
    ['place', undefined],
  ])('is a way with a number of its own as %s=%s', async (osm_key, osm_value) => {
    const found = { ...way, ...lilas, osm_key, osm_value, type: 'house', housenumber: '12' }
    expect((await search(found))[0]?.precision).toBe('rooftop')
  })
  it.each([
    [
      { type: 'house', name: 'Tour Bleue', ...lilas },
      { building: 'Tour Bleue', ...components },
    ],
    [{ type: 'house', ...lilas }, components],
    [
      { type: 'street', name: 'Rue Verte', ...lyon },
      { ...components, street: 'Rue Verte' },
    ],
    [
      { type: 'city', name: 'Lyon', countrycode: 'FR' },
      { locality: 'Lyon', countryCode: 'FR' },
    ],
    [
      { type: 'district', name: 'Croix', city: 'Lyon' },
      { locality: 'Lyon', dependentLocality: 'Croix' },
    ],
    [
      { type: 'locality', name: 'Croix', city: 'Lyon' },
      { locality: 'Lyon', dependentLocality: 'Croix' },
    ],
    [
      { type: 'street', district: 'Croix', locality: 'Bas', city: 'Lyon' },
      { locality: 'Lyon', dependentLocality: 'Croix' },
    ],
    [{ type: 'street', district: 'Lyon', city: 'Lyon' }, { locality: 'Lyon' }],
    [{ type: 'street', district: 'Croix' }, { locality: 'Croix' }],
    [{ type: 'county', name: 'Rhône' }, { district: 'Rhône' }],
    [
      { type: 'state', name: 'Texas', countrycode: 'us' },
      { region: 'Texas', regionCode: 'TX', countryCode: 'US' },
    ],
    [
      { type: 'street', state: 'TEXAS', countrycode: 'US' },
      { region: 'TEXAS', regionCode: 'TX', countryCode: 'US' },
    ],
    [
      { type: 'street', state: 'Texas', countrycode: 'FR' },
      { region: 'Texas', countryCode: 'FR' },
    ],
    [{ osm_value: 'postcode', name: '69008' }, { postalCode: '69008' }],
    [{ osm_value: 'postcode', name: 'x', postcode: '69008' }, { postalCode: '69008' }],
  ])('of %j has the components %j', async (feature, expected) => {
    expect((await search({ ...node, ...feature }))[0]?.components).toEqual(expected)
  })
  it.each([
    [['FR'], 1],
    [['be', 'fr'], 1],
    [['BE'], 0],
    [[], 1],
  ])('is in the countries %j that were asked for: %i found', async (countries, found) => {
    expect(await search({ ...node, ...lyon, type: 'city' }, countries)).toHaveLength(found)
  })
  it('that is a country has its name as address', async () => {
    const france = { type: 'country', name: 'France', country: 'France' }
    expect((await search({ ...node, ...france }))[0]?.formattedAddress).toBe('France')
  })
  it('in no country is found only where none was asked for', async () => {
    expect(await search({ ...node, type: 'city', name: 'Lyon' })).toHaveLength(1)
    expect(await search({ ...node, type: 'city', name: 'Lyon' }, ['FR'])).toEqual([])
  })
})

const here = { lat: '45.75', lon: '4.85' }
const object = { ...here, osm_type: 'way', osm_id: 7 }
const address = {
  road: 'Rue des Lilas',
  city: 'Lyon',
  county: 'Rhône',
  state: 'Auvergne-Rhône-Alpes',
  'ISO3166-2-lvl4': 'FR-ARA',
  postcode: '69008',
  country: 'France',
  country_code: 'fr',
}
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
    [{ category: 'place', type: 'house', osm_type: 'way', name: 'x' }, {}, 'rooftop'],
    [{ place_rank: 26 }, {}, 'approximate'],
  ])('%j with %j is %s', async (place, more, precision) => {
    const found = { ...object, place_rank: 30, ...place, address: { ...address, ...more } }
    expect((await geocode([found]))[0]?.precision).toBe(precision)
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
  it('of a number that the street does not have are those of the street, with that number', async () => {
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
  it('are not found if the object has another number now', async () => {
    const other = { ...object, lat: '45.76', lon: '4.86', place_rank: 30 }
    const found = detailsOf(houseId, { ...other, address: { ...address, house_number: '9' } })
    expect(await failureOf(found)).toBe('not_found')
  })
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
    server.answers({ body: [street] })
    const query = { placeId: 'osm:W7', language: 'fr', idOnly: true }
    expect((await places.details(query, unhurried())).data).toStrictEqual({ placeId: 'osm:W7' })
  })
})

describe('a place id', () => {
  it.each([
    ['12 bis/3', '12%20bis%2F3'],
    ['7;8', '7%3B8'],
  ])('keeps the number %j, and Nominatim is asked for its object', async (housenumber, written) => {
    const id = `osm:N7;${written};45.750000,4.850000`
    expect((await search({ ...node, ...lilas, type: 'house', housenumber }))[0]?.placeId).toBe(id)
    const found = { ...here, osm_type: 'node', osm_id: 7, place_rank: 30, address }
    expect((await detailsOf(id, found)).components).toMatchObject({ houseNumber: housenumber })
  })
  it.each<[string, PlacesFailure]>([
    ['ChIJD7fiBh9u5kcRYJSMaMOCCwQ', 'not_found'],
    ['Xosm:W1', 'not_found'],
    ...[
      ...['osm:', 'osm:X1', 'osm:W', 'osm:Wx', 'osm:W1x', 'osm:W1234567890123456', 'osm:W1;12'],
      ...['osm:W1;;1.000000,1.000000', 'osm:W1;1;1.0,1.000000', 'osm:W1;1;1.000000,1.0'],
      ...[
        'osm:W1;1;100.000000,1.000000',
        'osm:W1;1;1.000000,1.0000000',
        'osm:W1;%;1.000000,1.000000',
      ],
      ...[
        'osm:P;fr;69008',
        'osm:P;FRA;69008',
        'osm:P;FR;',
        'osm:P;FR;1/2',
        'osm:P;FR;1;2',
        'osm:P;FR;%',
      ],
    ].map((id): [string, PlacesFailure] => [id, 'bad_place_id']),
  ])('%s is %s, without a call', async (placeId, failure) => {
    expect(await failureOf(detailsOf(placeId))).toBe(failure)
    expect(server.received).toEqual([])
  })
  it.each(['osm:N1', 'osm:W1', 'osm:R123456789012345', 'osm:W1;1;-1.000000,-101.000000'])(
    '%s is well-formed',
    async (placeId) => {
      expect(await failureOf(detailsOf(placeId))).toBe('not_found')
      expect(server.received).toHaveLength(1)
    },
  )
})

describe('an answer in no known form', () => {
  const point = { coordinates: [1, 2] }
  it.each([
    [],
    {},
    { features: {} },
    { features: [{ geometry: point }] },
    { features: [{ properties: {} }] },
    { features: [{ geometry: { coordinates: [1] }, properties: {} }] },
    { features: [{ geometry: { coordinates: ['1', '2'] }, properties: {} }] },
    { features: [{ geometry: point, properties: { osm_id: -1 } }] },
    { features: [{ geometry: point, properties: { osm_id: 1.5 } }] },
    { features: [{ geometry: point, properties: { name: 7 } }] },
    { features: [{ geometry: point, properties: { countrycode: ['FR'] } }] },
  ])('is malformed for Photon: %j', async (body) => {
    server.answers({ body })
    const call = geocoder.search({ input: 'x', language: 'fr' }, unhurried())
    expect(await failureOf(call)).toBe('nonsense')
  })
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
    server.answers({ body })
    const call = geocoder.geocode({ text: 'x', language: 'fr' }, unhurried())
    expect(await failureOf(call)).toBe('nonsense')
  })
  it.each(['-1', '1.5', '5.0e-5', '-12.25'])('does not include the degrees %s', async (lat) => {
    const [found] = await geocode([{ ...object, lat, place_rank: 16, address }])
    expect(found?.latitude).toBe(Number(lat))
  })
})
