import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseComponents } from '../../services/worker/provider/normalise-components.ts'
import type { AddressComponent } from '../../shared/api/details.ts'

/** `['Lyon', 'locality']`, or with a short text `['France|FR', 'country', 'political']`. */
const component = ([texts = '', ...types]: string[]): AddressComponent => {
  const [longText = '', shortText = longText] = texts.split('|')
  return { longText, shortText, types }
}

const normalised = (rows: string[][]) => normaliseComponents(rows.map(component))

const france = ['France|FR', 'country', 'political']
const unitedStates = ['United States|US', 'country', 'political']
const brazil = ['Brazil|BR', 'country', 'political']
const japan = ['Japan|JP', 'country', 'political']
const korea = ['South Korea|KR', 'country', 'political']

describe('the normalised components of an address', () => {
  it.each([
    ['of nothing', [], {}],
    ['of a country', [france], { country: 'France', countryCode: 'FR' }],
    ['without a country', [['Lyon', 'locality', 'political']], { locality: 'Lyon' }],
    [
      'that are empty',
      [['', 'locality'], ['', 'route'], france],
      { country: 'France', countryCode: 'FR' },
    ],
    [
      'of a country that is called like a property of all objects',
      [['Utopia|valueOf', 'country']],
      { country: 'Utopia', countryCode: 'valueOf' },
    ],
    ['of types nobody knows', [['x', 'colloquial_area'], ['y']], {}],
    ['of an intersection', [['1st Ave & 2nd St', 'intersection']], { street: '1st Ave & 2nd St' }],
    [
      'of a building on a street that has no numbers',
      [
        ['Broadcasting House', 'premise'],
        ['Portland Place', 'route'],
      ],
      { street: 'Portland Place', building: 'Broadcasting House' },
    ],
    [
      'of a building without a street',
      [
        ['Hill Top', 'premise'],
        ['Near Sawrey', 'locality'],
      ],
      { building: 'Hill Top', locality: 'Near Sawrey' },
    ],
    [
      'of a number on a street, whatever the building is called',
      [
        ['Lunar House', 'premise'],
        ['40', 'street_number'],
        ['Wellesley Road', 'route'],
      ],
      { houseNumber: '40', street: 'Wellesley Road', building: 'Lunar House' },
    ],
    [
      'of a number with a name, where the street is another',
      [
        ['1 Canada Square', 'premise'],
        ['North Colonnade', 'route'],
      ],
      { street: 'North Colonnade', building: '1 Canada Square' },
    ],
    [
      'of number and street in the building, the number last',
      [
        ['Ringstraße 5', 'premise'],
        ['Ringstraße', 'route'],
      ],
      { houseNumber: '5', street: 'Ringstraße' },
    ],
    [
      'of a building whose name ends in a number',
      [['Tower 42', 'premise']],
      { building: 'Tower 42' },
    ],
    [
      'of number and street in the building, with a comma between them',
      [['12, Marina Boulevard', 'premise']],
      { houseNumber: '12', street: 'Marina Boulevard' },
    ],
    [
      'of the number of a building beside the number in the street',
      [
        ['2', 'premise'],
        ['40', 'street_number'],
        ['Wellesley Road', 'route'],
      ],
      { houseNumber: '40', street: 'Wellesley Road', building: '2' },
    ],
    [
      'of a flat on a floor with a room and a PO box',
      [
        ['3', 'floor'],
        ['77', 'post_box'],
        ['4B', 'subpremise'],
        ['12', 'room'],
      ],
      { unit: '4B', floor: '3', room: '12', postBox: '77' },
    ],
  ])('are complete for %s', (_, rows, parts) => {
    expect(normalised(rows)).toStrictEqual(parts)
  })

  const postalTown = ['London', 'postal_town']
  const quarter = ['Bela Vista', 'sublocality_level_1', 'sublocality', 'political']
  const municipality = ['São Paulo', 'administrative_area_level_2', 'political']
  const commune = ['Roma', 'administrative_area_level_3', 'political']
  it.each([
    ['the postal town before all else', [postalTown, quarter, ['Hackney', 'locality']], 'London'],
    ['the postal town before a sublocality', [quarter, postalTown], 'London'],
    ['a sublocality before an administrative area', [commune, quarter], 'Bela Vista'],
    ['an administrative area of level 3', [commune, municipality], 'Roma'],
    [
      'in Brazil the municipality, not a quarter of it',
      [quarter, municipality, brazil],
      'São Paulo',
    ],
    [
      'in Brazil the locality, where there is one',
      [['Olinda', 'locality'], municipality, brazil],
      'Olinda',
    ],
    ['elsewhere never the county', [municipality, unitedStates], undefined],
  ])('contain the locality: %s', (_, rows, locality) => {
    expect(normalised(rows).locality).toBe(locality)
  })

  it.each([
    [
      'a region with a short code',
      ['California|CA', 'administrative_area_level_1'],
      'California',
      'CA',
    ],
    ['a region without one', ['Bayern', 'administrative_area_level_1'], 'Bayern', undefined],
  ])('contain the region: %s', (_, row, region, regionCode) => {
    expect(normalised([row])).toStrictEqual(regionCode ? { region, regionCode } : { region })
  })

  const suffix = ['2536', 'postal_code_suffix']
  it.each([
    ['ZIP+4', [['90094', 'postal_code'], suffix, unitedStates], '90094-2536'],
    ['no suffix outside the United States', [['69008', 'postal_code'], suffix, france], '69008'],
    ['never its first part alone', [['SW1A', 'postal_code', 'postal_code_prefix']], undefined],
    ['no suffix alone', [suffix, unitedStates], undefined],
  ])('contain the postal code: %s', (_, rows, postalCode) => {
    expect(normalised(rows).postalCode).toBe(postalCode)
  })

  const blocks = (...texts: string[]) =>
    texts.map((text, index) => [text, `sublocality_level_${index + 2}`, 'political'])
  it.each([
    [
      'blocks in Japanese, the larger first and together',
      [...blocks('芝公園', '４丁目', '２'), japan],
      '芝公園４丁目２',
    ],
    [
      'blocks in Latin letters apart',
      [...blocks('Shibakoen', '4-chōme', '2'), japan],
      'Shibakoen 4-chōme 2',
    ],
    [
      'the road of a Korean address, which comes as a sublocality',
      [...blocks('역삼동', '', '테헤란로'), korea],
      '테헤란로',
    ],
    ['no quarter of a Vietnamese ward', blocks('Khu phố 3', 'Phường Bến Nghé'), undefined],
    ['the route before any block', [...blocks('Shibakoen'), ['Rue', 'route']], 'Rue'],
  ])('contain the street: %s', (_, rows, street) => {
    expect(normalised(rows).street).toBe(street)
  })

  it("are the same in whatever order the provider's components come", () => {
    const rows = [
      ['129', 'street_number'],
      ['West 81st Street', 'route'],
      ['5A', 'subpremise'],
      ['Manhattan', 'sublocality_level_1', 'sublocality', 'political'],
      ['New York', 'locality', 'political'],
      ['New York County', 'administrative_area_level_2', 'political'],
      ['New York|NY', 'administrative_area_level_1', 'political'],
      ['10024', 'postal_code'],
      ['0001', 'postal_code_suffix'],
      ...blocks('b', 'c', 'd', 'e'),
      unitedStates,
    ]
    const whole = fc.shuffledSubarray(rows, { minLength: rows.length })
    fc.assert(
      fc.property(whole, (shuffled) => {
        expect(normalised(shuffled)).toStrictEqual(normalised(rows))
      }),
    )
  })
  it("are from the texts of the provider's components, for any components", () => {
    const types = [
      'route',
      'locality',
      'country',
      'premise',
      'post_box',
      'postal_code',
      'administrative_area_level_1',
    ]
    const any = fc.record({
      longText: fc.string(),
      shortText: fc.string(),
      types: fc.uniqueArray(fc.constantFrom(...types)),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (list) => {
        const texts = list.flatMap(({ longText, shortText }) => [longText, shortText])
        for (const part of Object.values(normaliseComponents(list))) {
          expect(part).not.toBe('')
          expect(texts.some((text) => text.includes(part))).toBe(true)
        }
      }),
    )
  })
})

describe('a premise beside the street Long Lane', () => {
  const house = (premise: string) =>
    normalised([
      [premise, 'premise'],
      ['Long Lane', 'route'],
    ])
  it.each([...['5', '125', '12-14', '12/345', '12bis', 'b5', 'b-5', '１２', '12 bis', 'No. 5']])(
    'is a house number: %s',
    (premise) => {
      expect(house(premise)).toEqual({ houseNumber: premise, street: 'Long Lane' })
    },
  )
  it.each([
    ...['Tower 42', '12-', '12 Main House', 'Other Lane 12', 'Long Lane X', '12ab Long Lane'],
  ])('is a building: %s', (premise) => {
    expect(house(premise)).toEqual({ street: 'Long Lane', building: premise })
  })
  it.each([
    ['12 Long Lane', '12'],
    ['12b Long Lane', '12b'],
    ['Long Lane 12', '12'],
    [' 12,  long lane ', '12'],
  ])('is a number and that street: %s', (premise, houseNumber) => {
    expect(house(premise)).toEqual({ houseNumber, street: 'Long Lane' })
  })
})

describe('a premise without a street', () => {
  it.each([
    ['12 Broadway', { houseNumber: '12', street: 'Broadway' }],
    ['12b Broadway', { houseNumber: '12b', street: 'Broadway' }],
    [' 12,  Long Lane ', { houseNumber: '12', street: 'Long Lane' }],
    ['12 34', { houseNumber: '12 34' }],
    ['A12 Broadway', { building: 'A12 Broadway' }],
    ['12ab Broadway', { building: '12ab Broadway' }],
    ['Long Lane 12', { building: 'Long Lane 12' }],
  ])('%s is %j', (premise, components) => {
    expect(normalised([[premise, 'premise']])).toEqual(components)
  })
  it.each([
    ['3', '4', '5', { houseNumber: '3-4-5' }],
    ['３', '４', '５', { houseNumber: '３−４−５' }],
    ['Nishi', '3', '5', { houseNumber: '5', street: 'Nishi 3' }],
    ['西', '３丁目', '５', { houseNumber: '５', street: '西３丁目' }],
  ])('in the blocks %s and %s of Japan, %s is %j', (large, small, premise, components) => {
    const blocks = [
      [large, 'sublocality_level_3'],
      [small, 'sublocality_level_4'],
    ]
    expect(normalised([...blocks, [premise, 'premise'], japan])).toEqual({
      ...components,
      country: 'Japan',
      countryCode: 'JP',
    })
  })
})

it('an empty component hides no other of its type', () => {
  expect(
    normalised([
      ['', 'locality'],
      ['Lyon', 'locality'],
    ]),
  ).toEqual({ locality: 'Lyon' })
})
