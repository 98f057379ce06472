import { describe, expect, it } from 'vitest'
import { loadAddresses, placeOf } from '../../services/sandbox/places/real-addresses.ts'
import { newPlace } from '../../services/sandbox/wire/new-place.ts'
import { readNewDetails } from '../../services/worker/provider/google-new/wire.ts'
import type { Components } from '../../shared/address/components.ts'
import type { PlaceDetails } from '../../shared/api/details.ts'
import { attributionText } from '../../shared/client/element/attribution-text.ts'
import {
  autofillToken,
  type FieldName,
  fieldValues,
} from '../../shared/client/element/field-values.ts'

const records = new Map(
  loadAddresses(new URL('../../services/sandbox/data/addresses/', import.meta.url)).map(
    (record) => [record.id, record],
  ),
)

/** A place as the service gives it: in its own language, unless another is named. */
function place(id: string, language?: string): PlaceDetails {
  const record = records.get(id)
  if (!record) throw new Error(`no ${id}`)
  return readNewDetails(newPlace(placeOf(record), language ?? record.language))
}

/** Line 1, line 2, town, region, postal code. */
const columns = [
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
] as const

describe('the values for the fields of an address', () => {
  it.each<[id: string, ...(string | undefined)[]]>([
    ['gb-1-lime-street', '1 Lime Street', undefined, 'London', 'England', 'EC3M 7HA'],
    [
      'gb-flat-1-2-145-buccleuch-street',
      '145 Buccleuch Street',
      'Flat 1/2',
      'Glasgow',
      'Scotland',
      'G3 6QN',
    ],
    ['us-129-west-81st-street-apt-5a', '129 West 81st Street', 'Apt 5A', 'New York', 'NY', '10024'],
    ['us-1-1st-street-ne', '1 1st Street Northeast', undefined, 'Washington', 'DC', '20543'],
    ['ca-1-rue-des-carrieres', '1 Rue des Carrières', undefined, 'Québec', 'QC', 'G1R 4P5'],
    ['au-q1-unit-1005', '9 Hamilton Avenue', '1005', 'Surfers Paradise', 'QLD', '4217'],
    ['at-ballhausplatz-2', 'Ballhausplatz 2', undefined, 'Wien', 'Wien', '1010'],
    ['de-abc-strasse-19', 'ABC-Straße 19', undefined, 'Hamburg', 'Hamburg', '20354'],
    [
      'nl-barteljorisstraat-19',
      'Barteljorisstraat 19',
      undefined,
      'Haarlem',
      'Noord-Holland',
      '2011 RA',
    ],
    ['be-oude-markt-13-bus-5005', 'Oude Markt 13', 'bus 5005', 'Leuven', 'Vlaanderen', '3000'],
    [
      'fr-1-boulevard-de-la-croisette',
      '1 Boulevard de la Croisette',
      undefined,
      'Cannes',
      "Provence-Alpes-Côte d'Azur",
      '06400',
    ],
    [
      'es-avenida-abandoibarra-2',
      'Avenida Abandoibarra, 2',
      undefined,
      'Bilbao',
      'Euskadi',
      '48009',
    ],
    ['it-piazza-del-colosseo-1', 'Piazza del Colosseo, 1', undefined, 'Roma', 'Lazio', '00184'],
    ['cz-kavarna-slavia', 'Smetanovo nábřeží 1012/2', undefined, 'Praha', undefined, '110 00'],
    ['pl-fabryka-schindlera', 'Lipowa 4', undefined, 'Kraków', undefined, '30-702'],
    ['dk-amnesty-danmark', 'Gammeltorv 8', '5. sal', 'København K', undefined, '1457'],
    ['hu-debreceni-varoshaza', 'Piac utca 20', undefined, 'Debrecen', undefined, '4024'],
    ['ru-bolshoi-theatre', 'Театральная площадь, 1', undefined, 'Москва', undefined, '125009'],
    ['gr-acropolis-museum', 'Διονυσίου Αρεοπαγίτου 15', undefined, 'Αθήνα', undefined, '117 42'],
    [
      'tr-anadolu-medeniyetleri-muzesi',
      'Gözcü Sokağı No:2',
      undefined,
      'Altındağ',
      'Ankara',
      '06240',
    ],
    [
      'br-avenida-afonso-pena-1537',
      'Avenida Afonso Pena, 1537',
      undefined,
      'Belo Horizonte',
      'MG',
      '30130-004',
    ],
    ['mx-2-sur-708', '2 Sur 708', undefined, 'Heroica Puebla de Zaragoza', 'Pue.', '72000'],
    ['co-calle-11-4-41', 'Calle 11 #4-41', undefined, 'Bogotá', 'Bogotá', undefined],
    [
      'ar-avenida-alvear-1891',
      'Avenida Alvear 1891',
      undefined,
      'Buenos Aires',
      'Ciudad Autónoma de Buenos Aires',
      'C1129',
    ],
    ['in-apollo-hospital-chennai', '21, Greams Lane', undefined, 'Chennai', 'Tamil Nadu', '600006'],
    ['sg-google-singapore', '70 Pasir Panjang Road', '#03-71', 'Singapore', undefined, '117371'],
    ['jp-ginza-wako', '銀座４丁目５−１１', undefined, '中央区', '東京都', '104-8105'],
    ['cn-canton-tower', '阅江西路222号', undefined, '广州市', '广东省', undefined],
    ['tw-national-palace-museum', '至善路二段221號', undefined, '台北市', undefined, '111'],
    ['hk-bank-of-china-tower', '花園道1號', undefined, '中環', '香港島', undefined],
    ['kr-coex', '영동대로 513', undefined, '강남구', '서울특별시', '06164'],
    ['il-azrieli-center', 'דרך מנחם בגין 132', undefined, 'תל אביב-יפו', undefined, undefined],
    [
      'eg-1089-corniche-el-nil',
      '1089 كورنيش النيل',
      undefined,
      'القاهرة',
      'محافظة القاهرة',
      '11519',
    ],
    ['am-marriott-yerevan', '1 Ամիրյան փողոց', undefined, 'Երևան', undefined, '0010'],
    ['ug-plot-5-kira-road', 'Plot 5 Kira Road', undefined, 'Kampala', 'Central Region', undefined],
    ['ae-adnoc', 'ص.ب 898', undefined, 'أبوظبي', 'أبوظبي', undefined],
    [
      'gh-po-box-lg-25-legon',
      'P.O. Box LG 25',
      undefined,
      'Accra',
      'Greater Accra Region',
      undefined,
    ],
    [
      'cr-estadio-nacional',
      'Estadio Nacional',
      undefined,
      'San José',
      'Provincia de San José',
      '10108',
    ],
  ])('are those of its country: %s', (id, ...expected) => {
    const values = fieldValues(place(id))
    expect(columns.map((name) => values[name]?.[0])).toEqual(expected)
  })

  it.each([
    ['cn-canton-tower', '222 Yuejiang West Road'],
    ['jp-ginza-wako', 'Ginza 4-chōme 5-11'],
    ['il-azrieli-center', '132 Derech Menachem Begin'],
    ['ge-parliament', '8 Shota Rustaveli Avenue'],
    ['de-abc-strasse-19', 'ABC-Straße 19'],
  ])('have the house number where the language puts it: %s in English', (id, line1) => {
    expect(fieldValues(place(id, 'en'))['address-line1']?.[0]).toBe(line1)
  })

  it.each([
    [
      'Via 4 Novembre, 4, 24121 Bergamo BG, Italia',
      'Via 4 Novembre',
      '4',
      'IT',
      'Via 4 Novembre, 4',
    ],
    [
      'Rua 15 de Novembro, 15 - Centro, Blumenau',
      'Rua 15 de Novembro',
      '15',
      'BR',
      'Rua 15 de Novembro, 15',
    ],
    ['3 Maja 3, 40-096 Katowice, Polska', '3 Maja', '3', 'PL', '3 Maja 3'],
    ['Av. 9 de Julio 9, Buenos Aires', 'Avenida 9 de Julio', '9', 'AR', 'Avenida 9 de Julio 9'],
    ['3 Rue du 3 Septembre, 98000 Monaco', 'Rue du 3 Septembre', '3', 'MC', '3 Rue du 3 Septembre'],
    ['3 R. du 3 Septembre, Monaco', 'Rue du 3 Septembre', '3', 'MC', '3 Rue du 3 Septembre'],
    // The typed number of a street: elsewhere in the address it is that of a district.
    ['Dame St, Dublin 2, Ireland', 'Dame Street', '2', 'IE', '2 Dame Street'],
    ['2. Bezirk, Taborstraße, Wien', 'Taborstraße', '2', 'AT', 'Taborstraße 2'],
  ])(
    'have a number that is elsewhere, too, beside its street: %s',
    (formattedAddress, street, houseNumber, countryCode, line1) => {
      const components = { street, houseNumber, countryCode }
      const values = fieldValues({ placeId: 'x', formattedAddress, components })
      expect(values['address-line1']).toEqual([line1])
    },
  )

  it('have the flat after the street where the form has no second line', () => {
    const { 'address-line1': line1, 'address-line2': line2 } = fieldValues(
      place('us-129-west-81st-street-apt-5a'),
      new Set(['address-line1']),
    )
    expect([line1, line2]).toEqual([['129 West 81st Street, Apt 5A'], undefined])
  })

  it.each([
    ['AU', '1005/9 Hamilton Avenue'],
    ['CA', '1005-9 Hamilton Avenue'],
    ['US', '9 Hamilton Avenue #1005'],
    ['FI', 'Hamilton Avenue 9 1005'],
    ['PL', 'Hamilton Avenue 9/1005'],
    ['GB', '9 Hamilton Avenue, 1005'],
  ])('have a bare number of a flat where the country writes it: %s', (countryCode, line1) => {
    const components = { houseNumber: '9', street: 'Hamilton Avenue', unit: '1005', countryCode }
    expect(
      fieldValues({ placeId: 'x', components }, new Set(['address-line1']))['address-line1'],
    ).toEqual([line1])
  })

  it.each<[form: FieldName[], streetAddress: string]>([
    [['street-address'], '129 West 81st Street\nApt 5A'],
    [['street-address', 'address-line2'], '129 West 81st Street'],
  ])('have the flat once in a form with %s', (names, streetAddress) => {
    const values = fieldValues(place('us-129-west-81st-street-apt-5a'), new Set(names))
    expect(values['street-address']).toEqual([streetAddress])
  })

  it('name country and region in all the ways that an option of a list may have', () => {
    const values = fieldValues(place('us-129-west-81st-street-apt-5a'))
    expect(values.country).toEqual(['US', 'United States'])
    expect(values['country-name']).toEqual(['United States', 'US'])
    expect(values['address-level1']).toEqual(['NY', 'New York', 'US-NY', 'New York County'])
    expect(fieldValues(place('nl-barteljorisstraat-19'))['address-level1']).toEqual([
      'Noord-Holland',
      'NH',
      'NL-NH',
    ])
  })

  it.each([
    ['IT', 'Lombardia', 'Città Metropolitana di Milano', 'MI', ['MI', 'Milano']],
    ['ES', 'Euskadi', 'Bizkaia', 'BI', ['Bizkaia', 'BI']],
    ['ES', 'Catalunya', 'Provincia de Barcelona', 'B', ['B', 'Barcelona']],
    ['IE', 'County Dublin', undefined, undefined, ['Dublin']],
    ['EG', 'Cairo Governorate', undefined, undefined, ['Cairo']],
    ['EG', 'محافظة القاهرة', undefined, undefined, ['القاهرة']],
  ])(
    'have, for a list of regions in %s, the names of "%s" and its province "%s", %s',
    (countryCode, region, longText, shortText, names) => {
      const types = ['administrative_area_level_2', 'political']
      const values = fieldValues({
        placeId: 'x',
        components: { region, countryCode },
        addressComponents: longText && shortText ? [{ longText, shortText, types }] : [],
      })
      const [text, ...others] = values['address-level1'] ?? []
      expect(text).toBe(region)
      expect(others).toEqual(expect.arrayContaining(names))
    },
  )

  it('have the quarter as the third level, unless it is the town', () => {
    expect(fieldValues(place('mx-2-sur-708'))['address-level3']).toEqual(['Centro'])
    expect(fieldValues(place('jp-ginza-wako'))['address-level3']).toBeUndefined()
  })

  const form = (...names: FieldName[]) => new Set<FieldName>(['address-line1', ...names])
  it.each<[string, Components, Set<FieldName>, Partial<Record<FieldName, string>>]>([
    [
      "a village on the line of the street, since the second may have the buyer's flat",
      {
        street: 'Greg Avenue',
        houseNumber: '8',
        dependentLocality: 'Bollington',
        countryCode: 'GB',
      },
      form('address-line2'),
      { 'address-line1': '8 Greg Avenue, Bollington' },
    ],
    [
      'a village on the only line, after the flat',
      { street: 'Greg Avenue', unit: 'Flat 2', dependentLocality: 'Bollington', countryCode: 'GB' },
      form(),
      { 'address-line1': 'Greg Avenue, Flat 2, Bollington' },
    ],
    [
      'a bairro after a dash',
      {
        street: 'Avenida Paulista',
        houseNumber: '1578',
        dependentLocality: 'Bela Vista',
        countryCode: 'BR',
      },
      form(),
      { 'address-line1': 'Avenida Paulista, 1578 - Bela Vista' },
    ],
    [
      'a mahalle before the street',
      { street: 'Gözcü Sokağı', houseNumber: '2', dependentLocality: 'Kale', countryCode: 'TR' },
      form(),
      { 'address-line1': 'Kale, Gözcü Sokağı No:2' },
    ],
    [
      'a village without a street',
      { dependentLocality: 'Bollington', countryCode: 'GB' },
      form(),
      { 'address-line1': 'Bollington' },
    ],
    [
      'the village of a house without a street once, where it would be behind the street',
      {
        houseNumber: '12',
        dependentLocality: 'San Juan',
        locality: 'Puebla',
        countryCode: 'MX',
      },
      form(),
      { 'address-line1': 'San Juan 12' },
    ],
    [
      'the village of a house without a street once, where it would be before the street',
      { houseNumber: '12', dependentLocality: 'Yeniköy', locality: 'Mudanya', countryCode: 'TR' },
      form(),
      { 'address-line1': 'Yeniköy 12' },
    ],
    [
      'a village beside a house that has only a number',
      { houseNumber: '12', dependentLocality: 'Bollington', countryCode: 'GB' },
      form(),
      { 'address-line1': '12, Bollington' },
    ],
    [
      'a ward beside its city in Japanese',
      { locality: '京都市', dependentLocality: '北区', countryCode: 'JP' },
      form(),
      { 'address-level2': '京都市北区' },
    ],
    [
      'a ward beside its city in Korean',
      { locality: '수원시', dependentLocality: '영통구', countryCode: 'KR' },
      form(),
      { 'address-level2': '수원시 영통구' },
    ],
    [
      'a ward beside its city in Latin letters',
      { locality: 'Kyoto', dependentLocality: 'Kita Ward', countryCode: 'JP' },
      form(),
      { 'address-level2': 'Kita Ward, Kyoto' },
    ],
    [
      'no quarter where addresses have none',
      { street: 'Bremner Boulevard', dependentLocality: 'Old Toronto', countryCode: 'CA' },
      form(),
      { 'address-line1': 'Bremner Boulevard' },
    ],
  ])('have, in a form without a field for quarters, %s', (_, components, fields, expected) => {
    const values = fieldValues({ placeId: 'x', components }, fields)
    for (const [name, text] of Object.entries(expected))
      expect(values[name as FieldName]?.[0]).toBe(text)
    expect(values['address-line2']?.[0]).toBe(expected['address-line2'])
  })

  it('are few where little is known', () => {
    expect(fieldValues({ placeId: 'x' })).toEqual({})
    const components = { street: 'Main Street', houseNumber: '5' }
    expect(fieldValues({ placeId: 'x', components })['address-line1']).toEqual(['Main Street 5'])
    expect(
      fieldValues({ placeId: 'x', components, formattedAddress: 'elsewhere' })['address-line1'],
    ).toEqual(['Main Street 5'])
  })

  it('cover every address that the sandbox knows, with the number once', () => {
    for (const [id, { local }] of records) {
      const line = fieldValues(place(id))['address-line1']?.[0] ?? ''
      if (local.street && local.houseNumber)
        expect([id, line.split(local.houseNumber).length > 1]).toEqual([id, true])
      expect([id, / {2}|^[ ,]|[ ,]$/.test(line)]).toEqual([id, false])
    }
  })
})

describe('an autocomplete attribute of a field', () => {
  it.each([
    ['address-line1', { group: '', field: 'address-line1' }],
    ['shipping address-line1', { group: 'shipping', field: 'address-line1' }],
    [
      '  Section-Gift  SHIPPING street-address ',
      { group: 'section-gift shipping', field: 'street-address' },
    ],
    ['billing home tel webauthn', { group: 'billing', field: 'tel' }],
    ['off', undefined],
    ['on', undefined],
    ['', undefined],
  ])('is read: "%s"', (attribute, expected) => expect(autofillToken(attribute)).toEqual(expected))
})

describe('the HTML of an attribution', () => {
  it.each([
    ['A (https://a.example)', 'A (https://a.example)'],
    ['<a href="https://a.example">A &amp; B</a>', 'A & B (https://a.example)'],
    [
      'Listings by <a class="x" href="http://b.example/">B</a>',
      'Listings by B (http://b.example/)',
    ],
    ['<a href="javascript:alert(1)">C</a>', 'C'],
    ['<img src=x onerror=alert(1)>D', 'D'],
    ['  ', ''],
  ])('%s is converted to text', (html, text) => expect(attributionText(html)).toBe(text))
})
