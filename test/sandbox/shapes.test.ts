import { describe, expect, test } from 'vitest'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'
import { loadAddresses } from '../../services/sandbox/places/real-addresses.ts'
import { shortStreet } from '../../services/sandbox/places/short-street.ts'
import { smallSandbox } from './small-world.ts'

const gazetteer = loadGazetteer()
const world = () => smallSandbox({ gazetteer: () => gazetteer })
const records = loadAddresses(new URL('../../services/sandbox/data/addresses/', import.meta.url))

type Named = { long_name: string; short_name: string; types: string[] }

/** What geocoding says of a place id, and its components by their types. */
async function geocoded(placeId: string, language = 'en') {
  const { legacy } = world()
  const { body } = await legacy('geocode', { place_id: `SBX_${placeId}`, language })
  const components = body.results[0].address_components as Named[]
  const named = components.map(({ types, long_name }) => [types.join(' '), long_name])
  return { ...body.results[0], components: Object.fromEntries(named) }
}

/** The components that New details say of a place id, by their types. */
async function detailed(placeId: string, languageCode = 'en') {
  const { details } = world()
  const { body } = await details(`SBX_${placeId}`, 'addressComponents', { languageCode })
  const named = body.addressComponents.map(
    ({ types = [], longText }: { types?: string[]; longText: string }) => [
      types.join(' '),
      longText,
    ],
  )
  return { list: body.addressComponents, components: Object.fromEntries(named) }
}

describe('the name of a street', () => {
  test.each([
    ['Amphitheatre Parkway', 'en', 'US', 'Amphitheatre Pkwy'],
    ['East North Temple Street', 'en', 'US', 'E North Temple St'],
    ['1st Street Northeast', 'en', 'US', '1st St NE'],
    ['East Broadway', 'en', 'US', 'E Broadway'],
    ['North Street', 'en', 'US', 'North St'],
    ['Victoria Street West', 'en', 'NZ', 'Victoria St West'],
    ['Avenue of the Americas', 'en', 'US', 'Avenue of the Americas'],
    ['The Avenue', 'en', 'GB', 'The Avenue'],
    ['Rue Sherbrooke Ouest', 'fr', 'CA', 'Rue Sherbrooke O'],
    ['Calle 26', 'es-419', 'CO', 'Cl. 26'],
    ['Calle Mayor', 'es', 'ES', 'C. Mayor'],
    ['Hauptstraße', 'de', 'DE', 'Hauptstraße'],
    ['constructor', 'en', 'US', 'constructor'],
  ])('%s (%s-%s) is short as %s', (street, language, country, short) => {
    expect(shortStreet(street, language, country)).toBe(short)
  })

  test('is short in every formatted address as in its component', () => {
    const other = records.flatMap(({ local, latin, formatted, formattedLatin = '', language }) =>
      [
        { street: local.street, text: formatted, language },
        { street: latin?.street, text: formattedLatin, language: 'en' },
      ]
        .filter(({ street }) => street !== undefined)
        .map(({ street = '', text, language }) => ({
          text,
          short: shortStreet(street, language, local.countryCode),
        }))
        .filter(({ text, short }) => !text.includes(short)),
    )
    expect(other).toEqual([])
  })

  test('is long in a prediction and in the long name, and short in addresses', async () => {
    const { legacy, details, autocomplete } = world()
    const id = 'SBX_us-1600-amphitheatre-parkway'
    const place = (await legacy('place/details', { place_id: id })).body.result
    expect(place).toMatchObject({
      formatted_address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      adr_address: expect.stringContaining('>1600 Amphitheatre Pkwy<'),
    })
    expect(place.address_components).toContainEqual({
      long_name: 'Amphitheatre Parkway',
      short_name: 'Amphitheatre Pkwy',
      types: ['route'],
    })
    const { body } = await details(id, '*')
    expect(body).toMatchObject({
      formattedAddress: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      shortFormattedAddress: '1600 Amphitheatre Pkwy, Mountain View',
      postalAddress: { addressLines: ['1600 Amphitheatre Pkwy'] },
    })
    expect(body.addressComponents[1]).toMatchObject({
      longText: 'Amphitheatre Parkway',
      shortText: 'Amphitheatre Pkwy',
    })
    const suggested = (await autocomplete({ input: '1600 amphitheatre' })).body.suggestions[0]
    expect(suggested.placePrediction.text.text).toBe(
      '1600 Amphitheatre Parkway, Mountain View, CA, USA',
    )
  })

  test('is short in the address of an invented place, and long in its prediction', async () => {
    const { legacy } = world()
    const query = '15 main street springfield missouri'
    const [first] = (await legacy('geocode', { address: query })).body.results
    expect(first.formatted_address).toMatch(/^15 Main St, Springfield, MO \d{5}, USA$/)
    const [prediction] = (await legacy('place/autocomplete', { input: query })).body.predictions
    expect(prediction.description).toBe('15 Main Street, Springfield, MO, USA')
  })
})

describe('the types of components', () => {
  test('have a ward in a Japanese city, in legacy as a second locality', async () => {
    const { components } = await geocoded('jp-kyoto-city-hall')
    expect(components).toMatchObject({
      'ward locality political': 'Nakagyo Ward',
      'locality political': 'Kyoto',
    })
    expect(Object.values(components).indexOf('Nakagyo Ward')).toBeLessThan(
      Object.values(components).indexOf('Kyoto'),
    )
    expect((await detailed('jp-kyoto-city-hall')).components).toMatchObject({
      'sublocality_level_1 sublocality political': 'Nakagyo Ward',
      'locality political': 'Kyoto',
    })
  })

  test('have levels 3 and 4 instead of a locality in Indonesia', async () => {
    for (const { components } of [
      await geocoded('id-hotel-indonesia'),
      await detailed('id-hotel-indonesia'),
    ]) {
      expect(components).toMatchObject({
        'administrative_area_level_4 political': 'Menteng',
        'administrative_area_level_3 political': 'Kecamatan Menteng',
        'administrative_area_level_2 political': 'Kota Jakarta Pusat',
      })
      expect(Object.keys(components).join(' ')).not.toMatch(/locality/)
    }
  })

  test('have the commune as level 3 beside the locality in Italy', async () => {
    expect((await detailed('it-piazza-del-colosseo-1', 'it')).components).toMatchObject({
      'locality political': 'Roma',
      'administrative_area_level_3 political': 'Roma',
    })
  })

  test('have no types for a landmark in India, and no empty list in New', async () => {
    const { address_components } = await geocoded('in-14-residency-road')
    expect(address_components).toContainEqual({
      long_name: 'Opposite Galaxy Theatre',
      short_name: 'Opposite Galaxy Theatre',
      types: [],
    })
    const { list } = await detailed('in-14-residency-road')
    expect(list).toContainEqual({
      longText: 'Opposite Galaxy Theatre',
      shortText: 'Opposite Galaxy Theatre',
      languageCode: 'en',
    })
  })

  test('have a prefix of the postal code for a whole street', async () => {
    const { legacy } = world()
    const street = async (address: string) =>
      (await legacy('geocode', { address })).body.results.find(({ types }: Named) =>
        types.includes('route'),
      )
    const british = await street('999 downing street, london')
    expect(british.formatted_address).toBe('Downing St, London SW1A, UK')
    expect(british.address_components).toContainEqual({
      long_name: 'SW1A',
      short_name: 'SW1A',
      types: ['postal_code', 'postal_code_prefix'],
    })
    const canadian = await street('999 sussex drive, ottawa')
    expect(canadian.formatted_address).toBe('Sussex Dr, Ottawa, ON K1A, Canada')
  })

  test('have a prefix of the postal code for a Brazilian number between known ones', async () => {
    const { legacy } = world()
    const [first] = (
      await legacy('geocode', { address: 'Avenida Paulista, 1570, São Paulo', language: 'pt' })
    ).body.results
    expect(first).toMatchObject({
      formatted_address: 'Av. Paulista, 1570 - Bela Vista, São Paulo - SP, Brasil',
      geometry: { location_type: 'RANGE_INTERPOLATED' },
    })
    expect(first.address_components).toContainEqual({
      long_name: '01310',
      short_name: '01310',
      types: ['postal_code', 'postal_code_prefix'],
    })
  })
})
