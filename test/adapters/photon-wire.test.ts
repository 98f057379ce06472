import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClosablePlaces, unhurried } from './edition.ts'
import {
  attributions,
  establishment,
  failureOf,
  featuresOf,
  lilas,
  lyon,
  node,
  useOsmServers,
} from './osm-wire.ts'

const osm = useOsmServers()
const { asked, search, suggest } = osm

const allLayers = ['house', 'street', 'locality', 'district', 'city', 'county', 'state'].map(
  (layer) => `layer=${layer}`,
)

describe('a request to Photon', () => {
  const ask = async (query: Partial<Parameters<ClosablePlaces['autocomplete']>[0]>) => {
    osm.server.answers({ body: featuresOf() })
    await osm.places.autocomplete({ input: 'rue', language: 'fr', ...query }, unhurried())
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

describe('Photon before version 1.1, which refuses to filter by country', () => {
  const old = useOsmServers()
  const sent = () => old.server.received.map(({ query }) => query.getAll('countrycode'))
  const suggested = async () => {
    const query = { input: 'lyon', language: 'fr', countries: ['FR'] }
    const { data } = await old.places.autocomplete(query, unhurried())
    return data.map(({ description }) => description)
  }
  it('is asked without, for more answers, of which those elsewhere are left out, for an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const lyons = [
      { ...node, type: 'city', name: 'Lyon', country: 'France', countrycode: 'FR' },
      { ...node, type: 'city', name: 'Lyon', country: 'United States', countrycode: 'US' },
    ]
    const message = "Unknown query parameter 'countrycode'.  Allowed parameters are: [q, layer]"
    old.server.answers(({ query }) =>
      query.has('countrycode')
        ? { status: 400, body: { message } }
        : { body: featuresOf(...lyons) },
    )
    expect(await suggested()).toEqual(['Lyon, France'])
    expect(sent()).toEqual([['FR'], []])
    expect(old.server.received[1]?.query.get('limit')).toBe('50')
    expect(await suggested()).toEqual(['Lyon, France'])
    expect(sent()).toEqual([['FR'], [], []])
    vi.advanceTimersByTime(3_600_000)
    // Meanwhile it was replaced by a newer version.
    old.server.answers({ body: featuresOf(...lyons) })
    expect(await suggested()).toEqual(['Lyon, France'])
    expect(sent()).toEqual([['FR']])
  })
})

describe('a suggestion in a territory', () => {
  const town = { ...node, type: 'city', name: 'Town', country: 'France', countrycode: 'FR' }
  const found = async (countries: string[], ...features: object[]) => {
    osm.server.answers({ body: featuresOf(...features) })
    const query = { input: 'town', language: 'fr', countries }
    return (await osm.places.autocomplete(query, unhurried())).data
  }
  it('is asked for in its country too, whose code it has, among more answers', async () => {
    await found(['pf', 'DE'])
    const [, query] = asked()
    expect(query.slice(0, 6)).toEqual([
      ...['q=town', 'limit=50', 'lang=fr', 'countrycode=PF', 'countrycode=FR', 'countrycode=DE'],
    ])
  })
  it('that is a country on the map is asked for alone', async () => {
    await found(['MC'])
    expect(asked()[1].slice(0, 5)).toEqual([
      ...['q=town', 'limit=15', 'lang=fr', 'countrycode=MC', 'layer=house'],
    ])
  })
  it.each<[string, object, number]>([
    ['PF', { postcode: '98714' }, 1],
    ['PF', { state: 'Polynésie française' }, 1],
    ['PF', { countrycode: 'PF' }, 1],
    ['PF', {}, 0],
    ['PF', { postcode: '75001', state: 'Île-de-France' }, 0],
    // A town in France.
    ['MF', { name: 'Saint-Martin', postcode: '65360' }, 0],
    ['MF', { name: 'Saint-Martin' }, 0],
    ['MF', { postcode: '97150' }, 1],
    // Saint-Martin, which was a part of Guadeloupe.
    ['GP', { postcode: '97150' }, 0],
    ['GP', { postcode: '97110' }, 1],
    ['PR', { countrycode: 'US', state: 'Puerto Rico' }, 1],
    ['PR', { countrycode: 'US', postcode: '10001' }, 0],
    ['AW', { countrycode: 'NL', postcode: '1011 AB' }, 0],
    ['AW', { countrycode: 'NL', state: 'Aruba' }, 1],
    ['HK', { countrycode: 'CN', state: '香港 Hong Kong' }, 1],
    ['HK', { countrycode: 'CN', state: '广东省' }, 0],
    ['FR', { postcode: '75001' }, 1],
  ])('%s is one that lies there: %j, %i found', async (country, feature, count) => {
    expect(await found([country], { ...town, ...feature })).toHaveLength(count)
  })
})

const way = { osm_type: 'W', osm_id: 7 }

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
    ['a house without a number', { osm_type: 'W', name: 'Tour Bleue' }, 'approximate'],
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
    osm.server.answers({ body })
    const call = osm.geocoder.search({ input: 'x', language: 'fr' }, unhurried())
    expect(await failureOf(call)).toBe('nonsense')
  })
})
