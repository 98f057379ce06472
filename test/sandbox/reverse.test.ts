import { describe, expect, test } from 'vitest'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'
import { smallSandbox } from './small-world.ts'

const gazetteer = loadGazetteer()

type Result = {
  types: string[]
  formatted_address: string
  place_id: string
  geometry: { location: { lat: number; lng: number }; location_type: string }
}

/** What geocoding says of a point. */
async function at(latlng: string, query: Record<string, string> = {}) {
  const { legacy } = smallSandbox({ gazetteer: () => gazetteer })
  const { body } = await legacy('geocode', { latlng, language: 'en', ...query })
  return body as { status: string; plus_code: Record<string, string>; results: Result[] }
}

const ladderOf = ({ results }: { results: Result[] }) =>
  results.map(({ types, formatted_address }) => [types.join(' '), formatted_address])

describe('reverse geocoding', () => {
  test('returns the address, its street and every area around it, up to the country', async () => {
    expect(ladderOf(await at('41.9484,-87.6553'))).toEqual([
      ['street_address', '1060 W Addison St, Chicago, IL 60613, USA'],
      ['route', 'W Addison St, Chicago, IL 60613, USA'],
      ['neighborhood political', 'Wrigleyville, Chicago, IL, USA'],
      ['locality political', 'Chicago, IL, USA'],
      ['postal_code', 'Chicago, IL 60613, USA'],
      ['administrative_area_level_2 political', 'Cook County, IL, USA'],
      ['administrative_area_level_1 political', 'Illinois, USA'],
      ['country political', 'United States'],
    ])
  })

  test('returns a quarter or a postal town where an address names no town', async () => {
    expect(ladderOf(await at('40.6712,-73.9636'))).toEqual([
      ['street_address', '200 Eastern Pkwy, Brooklyn, NY 11238, USA'],
      ['route', 'Eastern Pkwy, Brooklyn, NY 11238, USA'],
      ['neighborhood political', 'Prospect Heights, Brooklyn, NY, USA'],
      ['political sublocality sublocality_level_1', 'Brooklyn, NY, USA'],
      ['postal_code', 'Brooklyn, NY 11238, USA'],
      ['administrative_area_level_2 political', 'Kings County, NY, USA'],
      ['administrative_area_level_1 political', 'New York, USA'],
      ['country political', 'United States'],
    ])
    expect(ladderOf(await at('51.5034,-0.1276'))).toEqual([
      ['street_address', '10 Downing St, London SW1A 2AA, UK'],
      ['route', 'Downing St, London SW1A, UK'],
      ['postal_town', 'London, UK'],
      ['postal_code', 'London SW1A 2AA, UK'],
      ['administrative_area_level_2 political', 'Greater London, UK'],
      ['administrative_area_level_1 political', 'England, UK'],
      ['country political', 'United Kingdom'],
    ])
  })

  test('writes areas in the letters of the language', async () => {
    expect(ladderOf(await at('48.8606,2.3376', { language: 'fr' }))).toContainEqual([
      'postal_code',
      expect.stringMatching(/^75\d{3} Paris, France$/),
    ])
    const japanese = ladderOf(await at('35.0116,135.7681', { language: 'ja' }))
    expect(japanese).toContainEqual([
      'political sublocality sublocality_level_1',
      '中京区, 京都市, 日本',
    ])
    const latin = ladderOf(await at('35.0116,135.7681'))
    expect(latin).toContainEqual([
      'political sublocality sublocality_level_1',
      'Nakagyo Ward, Kyoto, Japan',
    ])
  })

  test('gives an area the type that its component has', async () => {
    expect(ladderOf(await at('-6.195,106.8208', { language: 'id' })).slice(2, 4)).toEqual([
      ['administrative_area_level_4 political', 'Menteng, Kecamatan Menteng, Indonesia'],
      ['administrative_area_level_3 political', 'Kecamatan Menteng, Indonesia'],
    ])
  })

  test('leads from the point of an invented address back to the address', async () => {
    const { legacy } = smallSandbox({ gazetteer: () => gazetteer })
    const found = (await legacy('geocode', { address: '15 Main Street, Springfield, Missouri' }))
      .body.results[0] as Result
    const { lat, lng } = found.geometry.location
    const { results } = await at(`${lat},${lng}`)
    expect(results[0]).toMatchObject({
      place_id: found.place_id,
      geometry: { location_type: 'RANGE_INTERPOLATED' },
    })
    expect(results.map(({ types }) => types[0])).toEqual([
      'street_address',
      'route',
      'locality',
      'postal_code',
      'administrative_area_level_1',
      'country',
    ])
  })

  test('returns ids that geocoding and details know, and refuses altered ones', async () => {
    const { legacy, details } = smallSandbox({ gazetteer: () => gazetteer })
    for (const point of ['40.6712,-73.9636', '37.21,-93.29'])
      for (const { place_id, types, formatted_address } of (await at(point)).results) {
        const again = (await legacy('geocode', { place_id })).body
        expect(again.results).toMatchObject([{ place_id, types, formatted_address }])
        const { body } = await details(place_id, 'id,types,formattedAddress')
        expect(body).toEqual({ id: place_id, types, formattedAddress: formatted_address })
        const altered = await legacy('geocode', { place_id: place_id.slice(0, -1) })
        expect(altered.body.status).toBe('INVALID_REQUEST')
      }
  })

  test('has the plus code of the point, and in the results of exact places', async () => {
    const body = await at('40.6712,-73.9636')
    expect(body.plus_code).toEqual({
      global_code: '87G8M2CP+FH',
      compound_code: 'M2CP+FH Brooklyn, United States',
    })
    expect(
      body.results.filter((result) => 'plus_code' in result).map(({ types }) => types[0]),
    ).toEqual(['street_address'])
  })

  test('finds nothing far from any town, but names the plus code', async () => {
    const body = await at('-48.5,-123.4')
    expect(body).toEqual({
      status: 'ZERO_RESULTS',
      results: [],
      plus_code: { global_code: expect.stringMatching(/^4\w{7}\+\w\w$/) },
    })
  })

  test.each([
    [{ result_type: 'postal_code' }, ['postal_code']],
    [{ result_type: 'country|sublocality' }, ['political', 'country']],
    [{ location_type: 'ROOFTOP' }, ['street_address']],
    [{ result_type: 'sublocality', location_type: 'APPROXIMATE' }, ['political']],
    [{ result_type: 'airport' }, []],
  ])('filters by %j', async (query, types) => {
    const { results } = await at('40.6712,-73.9636', query as Record<string, string>)
    expect(results.map((result) => result.types[0])).toEqual(types)
  })
})
