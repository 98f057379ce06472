import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { reasons } from '../../shared/verdict/reasons.ts'
import { likeliest } from '../../shared/verdict/search/likeliest-prediction.ts'
import { places, stored } from './places.ts'

const { googleplex, muenchen } = places

const placeIn = (formattedAddress: string, components: Components): Candidate => ({
  placeId: formattedAddress,
  formattedAddress,
  components,
  types: ['street_address'],
})
const like = (place: Candidate, otherwise: Components): Candidate => ({
  ...place,
  components: { ...place.components, ...otherwise },
})

describe('of several candidates', () => {
  const text = '1600 Amphiteatre Parkway||Mountian View|NV|94043|US'
  const asSpelt = {
    street: 'Amphiteatre Parkway',
    locality: 'Mountian View',
    regionCode: 'NV',
    region: 'Nevada',
  }
  it('the one with the better verdict is chosen, even if it differs in more parts', () => {
    const candidates = [like(googleplex, { ...asSpelt, unit: '5' }), googleplex]
    const { verdict, candidate } = judge(stored(text), { candidates }, 'normal')
    expect([verdict, candidate]).toEqual(['corrected', 1])
  })
  it('with the same verdict, the one with less doubt is chosen', () => {
    const candidates = [googleplex, like(googleplex, { street: 'Amphiteatre Parkway' })]
    const { verdict, candidate } = judge(stored(text), { candidates }, 'normal')
    expect([verdict, candidate]).toEqual(['corrected', 1])
  })
  it('one is chosen also when the address is undeliverable', () => {
    const judged = judge(
      stored('Quorvelstraße 3||Bremen||28195|DE'),
      { candidates: [places.townOnly] },
      'normal',
    )
    expect(judged).toMatchObject({ verdict: 'undeliverable', candidate: 0 })
  })
})

describe('the next action', () => {
  it.each([
    // A flat that can't be confirmed is no more than a note.
    ['Leopldstr. 12A, Apt 5||München||80802|DE', muenchen, 'corrected', 'accept'],
    ['1600 Amphitheatre Parkway||Mountain View|NV|94043|US', googleplex, 'corrected', 'confirm'],
    ['1600 Amphiteatre Parkway||Mountain View|CA||US', googleplex, 'corrected', 'accept'],
  ] as const)(
    "for %s is the last in order of the deciding reasons' actions",
    (text, place, verdict, nextAction) => {
      expect(judge(stored(text), { candidates: [place] }, 'normal')).toMatchObject({
        verdict,
        nextAction,
      })
    },
  )
})

it('a reason names its component of the address, if it has one', () => {
  const candidate = { ...muenchen, precision: 'interpolated' as const }
  const judged = judge(
    stored('Leopldstr. 12A||München||80802|DE'),
    { candidates: [candidate] },
    'normal',
  )
  expect(judged.reasons).toEqual([
    { code: 'misspelt_street', component: 'street', message: reasons.misspelt_street.meaning },
    { code: 'interpolated', message: reasons.interpolated.meaning },
  ])
})

describe('the direction of a street', () => {
  const salem = placeIn('12 N Main St, Salem, OR 97301, USA', {
    houseNumber: '12',
    street: 'North Main Street',
    locality: 'Salem',
    region: 'Oregon',
    regionCode: 'OR',
    postalCode: '97301',
    country: 'United States',
    countryCode: 'US',
  })
  it.each([
    ['12 N Main St', 'confirmed', []],
    ['12 Main St', 'corrected', ['misspelt_street']],
    ['12 S Main St', 'needs_review', ['street_differs']],
    ['12 South Main St', 'needs_review', ['street_differs']],
  ])('in %s is compared with North Main Street: %s', (line, verdict, codes) => {
    const judged = judge(stored(`${line}||Salem|OR|97301|US`), { candidates: [salem] }, 'normal')
    expect([judged.verdict, judged.reasons.map(({ code }) => code)]).toEqual([verdict, codes])
  })
})

/** One place whose details are known, and the description of another. */
const us = (locality: string, regionCode: string, region: string) => ({
  locality,
  regionCode,
  region,
  country: 'United States',
  countryCode: 'US',
})
const gb = { locality: 'London', country: 'United Kingdom', countryCode: 'GB' }
const springfield = placeIn('15 Main St, Springfield, IL, USA', {
  houseNumber: '15',
  street: 'Main Street',
  ...us('Springfield', 'IL', 'Illinois'),
})
const kansasCity = placeIn('15 Main St, Kansas City, KS, USA', {
  houseNumber: '15',
  street: 'Main Street',
  ...us('Kansas City', 'KS', 'Kansas'),
})
const castle = placeIn('5 Castle St, London, UK', {
  houseNumber: '5',
  street: 'Castle Street',
  ...gb,
})
const stateOf = (
  town: string,
  [code, name]: [code: string, name: string],
  countryCode: string,
  formattedAddress: string,
): Candidate =>
  placeIn(formattedAddress, {
    houseNumber: '15',
    street: 'Church Street',
    locality: town,
    regionCode: code,
    region: name,
    countryCode,
  })
const richmond = stateOf(
  'Richmond',
  ['VIC', 'Victoria'],
  'AU',
  '15 Church St, Richmond VIC, Australia',
)
const hyderabad = stateOf(
  'Hyderabad',
  ['TS', 'Telangana'],
  'IN',
  '15 Church St, Hyderabad, Telangana, India',
)

describe('another candidate with the same words', () => {
  it.each<[text: string, best: Candidate, other: string, isRival: boolean]>([
    ['15 Main St||Springfield|||US', springfield, '15 Main St, Springfield, MO, USA', true],
    ['15 Main St||Springfield|IL||US', springfield, '15 Main St, Springfield, MO, USA', false],
    ['15 Main St||Springfield|||US', springfield, '17 Main St, Springfield, MO, USA', false],
    ['15 Main St||Springfield|||US', springfield, '15 Main St, Shelbyville, MO, USA', false],
    // A postal code tells them apart only where it is known to be the code of one of them.
    ['15 Main St||Springfield||62701|US', springfield, '15 Main St, Springfield, MO, USA', true],
    [
      '15 Main St||Springfield||62701|US',
      like(springfield, { postalCode: '62701' }),
      '15 Main St, Springfield, MO, USA',
      false,
    ],
    // The same house once more.
    ['15 Main St||Springfield|||US', springfield, '15 Main St Rear, Springfield, IL, USA', false],
    [
      '15 Main St||Springfield|||US',
      springfield,
      '15 Main St Rear, Springfield, Illinois, USA',
      false,
    ],
    // Nothing says that it lies in another state.
    [
      '15 Main St||Springfield|||US',
      placeIn('15 Main St, Springfield, USA', {
        houseNumber: '15',
        street: 'Main Street',
        locality: 'Springfield',
        countryCode: 'US',
      }),
      '15 Main St Rear, Springfield, USA',
      false,
    ],
    // A letter is not the rest of the town's name.
    [
      '5 Mountain St V, USA',
      placeIn('5 Mountain St V, Mountain View, CA, USA', {
        houseNumber: '5',
        street: 'Mountain Street V',
        ...us('Mountain View', 'CA', 'California'),
      }),
      '5 Mountain St V, Reno, NV, USA',
      true,
    ],
    // What is misspelt can be in neither.
    ['15 Mian St||Springfield|||US', springfield, '15 Main St, Springfield, MO, USA', true],
    ['Main St||Springfield|||US', springfield, 'Main St, Springfield, MO, USA', true],
    ['15 Main St||Kansas City|||US', kansasCity, '15 Main St, Kansas City, MO, USA', true],
    ['15 Main St||Kansas City|||US', kansasCity, '15 Main St Rear, Kansas City, KS, USA', false],
    ['15 Church St||Richmond|||AU', richmond, '15 Church St, Richmond NSW, Australia', true],
    ['15 Church St||Richmond|||AU', richmond, '15 Church St Rear, Richmond VIC, Australia', false],
    ['15 Church St||Hyderabad|||IN', hyderabad, '15 Church St, Hyderabad, Sindh, India', true],
    ['15 Church St||Hyderabad|||IN', hyderabad, '15 Church St, Hyderabad, Telangana, India', false],
    [
      '15 Church St||Windsor|||CA',
      stateOf('Windsor', ['ON', 'Ontario'], 'CA', '15 Church St, Windsor, ON, Canada'),
      '15 Church St, Windsor, NS, Canada',
      true,
    ],
    [
      '15 Church St||Bom Jesus|||BR',
      stateOf(
        'Bom Jesus',
        ['RS', 'Rio Grande do Sul'],
        'BR',
        '15 Church St, Bom Jesus - RS, Brasil',
      ),
      '15 Church St, Bom Jesus - PI, Brasil',
      true,
    ],
    [
      '15 Church St||Guadalupe|||MX',
      stateOf('Guadalupe', ['N.L.', 'Nuevo León'], 'MX', '15 Church St, Guadalupe, N.L., México'),
      '15 Church St, Guadalupe, Zac., México',
      true,
    ],
    [
      '15 Church St||Kampung Baru|||MY',
      stateOf(
        'Kampung Baru',
        ['Perak', 'Perak'],
        'MY',
        '15 Church St, Kampung Baru, Perak, Malaysia',
      ),
      '15 Church St, Kampung Baru, Johor, Malaysia',
      true,
    ],
    // Elsewhere the town is what tells.
    ['5 Castle Street||London|||GB', castle, '5 Castle Street, Bath, UK', false],
    ['5 Castle Street, UK', castle, '5 Castle Street, Bath, UK', true],
    ['5 Castle Street||London|||GB', castle, '5 Castle Street, Old London Road, Bath, UK', false],
    ['5 Castle Street||Lonodn|||GB', castle, '5 Castle Street, Bath, UK', false],
    ['5 Castle Street, London, UK', castle, '5 Castle Street, London Road, Bath, UK', false],
    // Nothing that is stored is in either.
    ['Buckinham Palaec, UK', { ...places.palace }, 'Bath, UK', false],
    // "de la" is often left out.
    [
      'Calle de la Rosa 5, España',
      placeIn('C. de la Rosa, 5, Sevilla, España', {
        houseNumber: '5',
        street: 'Calle de la Rosa',
        locality: 'Sevilla',
        country: 'España',
        countryCode: 'ES',
      }),
      'Calle Rosa, 5, Cádiz, España',
      true,
    ],
    [
      'Böttcherstraße 4, Deutschland',
      placeIn('Böttcherstraße 4, Bremen, Deutschland', {
        houseNumber: '4',
        street: 'Böttcherstraße',
        region: 'Bremen',
        country: 'Deutschland',
        countryCode: 'DE',
      }),
      'Böttcherstraße 4, Oldenburg, Deutschland',
      true,
    ],
    // A city state has no other towns.
    [
      '1 Kadayanallur St, Singapore',
      placeIn('1 Kadayanallur St, Singapore', {
        houseNumber: '1',
        street: 'Kadayanallur Street',
        country: 'Singapore',
        countryCode: 'SG',
      }),
      'Block 2, 1 Kadayanallur St, Singapore',
      false,
    ],
    // A number is the same in any digits.
    [
      'شارع القصر العيني ١١٣, مصر',
      placeIn('113 شارع القصر العيني، القاهرة، مصر', {
        houseNumber: '113',
        street: 'شارع القصر العيني',
        locality: 'القاهرة',
        country: 'مصر',
        countryCode: 'EG',
      }),
      '113 شارع القصر العيني، الجيزة، مصر',
      true,
    ],
  ])('beside %s: %o and %s, makes it ambiguous: %s', (text, best, other, isRival) => {
    const rival = { placeId: 'other', formattedAddress: other, types: [] }
    const judged = judge(stored(text), { candidates: [best, rival] }, 'normal')
    expect(judged.reasons.map(({ code }) => code).includes('several_candidates')).toBe(isRival)
  })
})

describe('the most likely prediction', () => {
  it.each([
    // The kind that is written on to the name, in the language of the country.
    [
      'Hauptpl. 3||Graz|||AT',
      ['Hauptstraße 3, Graz, Österreich', 'Hauptplatz 3, Graz, Österreich'],
      1,
    ],
    // "de la" says nothing.
    [
      'Calle de la Rosa 5||Sevilla|||ES',
      ['Calle de la Paz, 5, Sevilla', 'Calle Rosa, 5, Sevilla'],
      1,
    ],
    // The same characters in another order are another quarter.
    ['山中1-1||岡崎市|愛知県||JP', ['愛知県岡崎市中山1-1', '愛知県岡崎市山中1-1'], 1],
    // What is strange counts, not how much is said.
    [
      'Rue de la Gare 5||Luxembourg|||LU',
      ['Rue de la Gare 5, Luxembourg, Belgique', 'Rue de la Gare 5, Luxembourg, Luxembourg'],
      1,
    ],
    // A strange number is another house or flat; strange words are a quarter.
    [
      '5 Castle Street||London|||GB',
      ['5 Castle Street 7, London', '5 Castle Street, Bow Bells, London'],
      1,
    ],
    // A town is in fewer addresses than its state.
    [
      '15 Main St||Springfield|IL||US',
      ['15 Main St, Chicago, IL, USA', '15 Main St, Springfield, MO, USA'],
      1,
    ],
    // A street is in fewer addresses than its town.
    ['Castle Street||London|||GB', ['Church Street, London, UK', 'Castle Street, Bath, UK'], 1],
    // As stored is better than nearly so.
    ['5 Hill Road||London|||GB', ['5 Hall Road, London, UK', '5 Hill Road, London, UK'], 1],
    [
      'Castle Street 5-7||London|||GB',
      ['Castle Street 9, London, UK', 'Castle Street 5, London, UK'],
      1,
    ],
    [
      'Castle Street 5||London|||GB',
      ['Castle Street 9, London, UK', 'Castle Street 3-5, London, UK'],
      1,
    ],
    // A house without its flats is nearer than one with another flat.
    [
      'aleja Jana Pawła II 22/5||Warszawa|||PL',
      ['aleja Jana Pawła II 22/6, Warszawa', 'aleja Jana Pawła II 22, Warszawa'],
      1,
    ],
    // The word with fewer errors.
    [
      '6a Calle Poiente 14||Antigua|||GT',
      ['6a Calle Oriente 14, Antigua', '6a Calle Poniente 14, Antigua'],
      1,
    ],
    // The letter of a number is no small word.
    [
      '27 Road 7/A|Dhanmondi|Dhaka|||BD',
      ['House 27, Road 7, Dhanmondi, Dhaka', 'House 27, Road 7/A, Dhanmondi, Dhaka'],
      1,
    ],
    ['Via Marconi 7/A||Bologna|||IT', ['Via Marconi, 7/A, Bologna', 'Via Marconi, 7, Bologna'], 0],
    // In a town whose streets are counted, only the order tells two of them apart.
    [
      '640 South 200 East||Logan|UT||US',
      ['640 E 200 S, Logan, UT, USA', '640 S 200 E, Logan, UT, USA'],
      1,
    ],
    [
      'Calle 7 Carrera 9||Pasto|||CO',
      ['Carrera 7, Calle 9, Pasto', 'Calle 7, Carrera 9, Pasto'],
      1,
    ],
    // The stored country decides where all else is equal.
    [
      '1 Rue Pasteur|||||RE',
      ['1 Rue Pasteur, Lyon, France', '1 Rue Pasteur, Saint-Denis, La Réunion'],
      1,
    ],
  ])('for %s among %o is number %i', (text, descriptions, index) => {
    expect(likeliest(stored(text), descriptions)).toBe(index)
  })
})
