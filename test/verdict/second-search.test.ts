import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { queryWithout } from '../../shared/verdict/search/query.ts'
import {
  mayHaveRivals,
  otherNameOf,
  secondSearch,
} from '../../shared/verdict/search/second-search.ts'
import { stored } from './places.ts'

const bath: Candidate = {
  placeId: 'bath',
  formattedAddress: '1 Church Rd, Bath BA1 2AB, UK',
  components: {
    houseNumber: '1',
    street: 'Church Road',
    locality: 'Bath',
    postalCode: 'BA1 2AB',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  types: ['street_address'],
}
const inBristol = {
  ...bath,
  placeId: 'bristol',
  formattedAddress: '1 Church Rd, Bristol BS1 4XX, UK',
  components: { ...bath.components, locality: 'Bristol', postalCode: 'BS1 4XX' },
}
const lookFor = (text: string, candidates = [bath]) => secondSearch(stored(text), { candidates })

describe('a second search', () => {
  it.each([
    ['1 Church Road||Bath||BS1 4XX|GB', '1 Church, BS1 4XX'],
    ['1 Church Road||Bristol||BA1 2AB|GB', '1 Church Road, Bristol'],
    ['1 Church Road||Bristol|BA1 2AB||GB', '1 Church Road, Bristol'],
  ])('asks without the part that agrees: %s', (text, input) => {
    const found = lookFor(text)
    expect(found?.query).toMatchObject({ input, countries: expect.arrayContaining(['GB']) })
    expect(found?.alike([bath, inBristol])).toEqual([inBristol])
    expect(found?.fits(inBristol)).toBe(true)
  })

  it.each([
    '1 Church Road||Bath||BA1 2AB|GB',
    '1 Church Road||Bath|||GB',
    '1 Church Road||Leeds||LS1 1AA|GB',
    '2 Church Road||Bath||BS1 4XX|GB',
    '1 Abbey Road||Bath||BS1 4XX|GB',
  ])('is not needed where nothing contradicts, or too much: %s', (text) => {
    expect(lookFor(text)).toBe(undefined)
  })

  it.each([
    ['346 Yishun Avenue 11||Singapore||760349|SG', '760349'],
    ['346 Yishun Avenue 11||||760349|SG', '760349'],
  ])('asks for the code alone where it is that of another building: %s', (text, input) => {
    const components = { locality: 'Singapore', country: 'Singapore', countryCode: 'SG' }
    const house = { houseNumber: '346', street: 'Yishun Avenue 11', postalCode: '760346' }
    const found = {
      ...bath,
      formattedAddress: '346 Yishun Ave 11, Singapore 760346',
      components: { ...components, ...house },
    }
    const other = {
      placeId: 'other',
      formattedAddress: 'Singapore 760349',
      components: { ...components, postalCode: '760349' },
      types: ['postal_code'],
    }
    const look = lookFor(text, [found])
    expect(look?.query.input).toBe(input)
    expect(look?.alike([other])).toEqual([other])
    expect(look?.fits(other)).toBe(true)
    const codes = judge(stored(text), { candidates: [found, other] }, 'normal').reasons
    expect(codes.map(({ code }) => code)).toContain('several_candidates')
  })

  it('is not needed where two places are known, and not satisfied by another code', () => {
    const text = '1 Church Road||Bath||BS1 4XX|GB'
    expect(lookFor(text, [bath, inBristol])).toBe(undefined)
    const components = { ...inBristol.components, postalCode: 'BS2 1AA' }
    expect(lookFor(text)?.fits({ ...inBristol, components })).toBe(false)
  })

  it.each([
    ['Neue Weyerstraße 8||Köln||50678|DE', 'Neue Weyerstraße | Köln', 'Weyerstraße 8, 50678'],
    ['Väike-Ameerika 8||Tallinn||10129|EE', 'Väike-Ameerika | Tallinn', 'Ameerika 8, 10129'],
    [
      'Lilla Kungsgatan 4||Göteborg||411 22|SE',
      'Lilla Kungsgatan | Göteborg',
      'Kungsgatan 4, 411 22',
    ],
    ['8 Rue de Sèvres||Lyon||69009|FR', 'Rue de Sèvres | Lyon', '8 de Sèvres, 69009'],
    ['40 West Lake St||Salem||97306|US', 'West Lake Street | Salem', '40 Lake, 97306'],
    ['서문로2길 5||청주시||28531|KR', '서문로2길 | 청주시', '서문로 5, 28531'],
    [
      '7 Church Street, Parnell||Auckland||0600|NZ',
      'Church Street | Auckland | Parnell',
      '7 Church, 0600',
    ],
    [
      'Hernalser Hauptstraße 9||Wien||1120|AT',
      'Hernalser Hauptstraße | Wien | Hernals',
      'Hauptstraße 9, 1120',
    ],
    // Without its kind nothing is left of the name, or nothing that tells.
    ['5 Grand-Rue||Luxembourg||1661|LU', 'Grand-Rue | Luxembourg', '5 Grand-Rue, 1661'],
    ['9 Avenue C||Brooklyn||11218|US', 'Avenue C | Brooklyn', '9 Avenue C, 11218'],
    ['Strada Unirii 9||Brașov|Brașov|700044|RO', 'Strada Unirii | Brașov', 'Unirii 9, 700044'],
  ])(
    'for a code of another place leaves out what neighbours differ in: %s',
    (text, parts, input) => {
      const { line1 = '', city = '', country = '' } = stored(text)
      const [street = '', locality = '', dependentLocality] = parts.split(' | ')
      const [houseNumber = ''] = /\d+(?=\s|$)/.exec(line1) ?? []
      const quarter = dependentLocality && { dependentLocality }
      const found: Candidate = {
        placeId: 'found',
        formattedAddress: `${street} ${houseNumber}, ${city}`,
        components: {
          ...{ houseNumber, street, locality, ...quarter },
          postalCode: 'none of them',
          countryCode: country,
        },
        types: ['street_address'],
      }
      expect(secondSearch(stored(text), { candidates: [found] })?.query.input).toBe(input)
    },
  )

  it.each([
    ['SK', 'Farská 45', 'Nitra', '04001'],
    ['CZ', 'Farská 45', 'Brno', '150 00'],
  ])('in %s is satisfied by one of the two numbers of a house', (country, line, town, code) => {
    const [street = '', number = ''] = line.split(' ')
    const [first, second] = [`29/${number}`, `61/${number}`].map((houseNumber, at) => ({
      placeId: houseNumber,
      formattedAddress: `${street} ${houseNumber}, ${at === 0 ? town : 'Other'}`,
      components: {
        ...{ street, houseNumber, countryCode: country },
        locality: at === 0 ? town : 'Other',
        postalCode: at === 0 ? '949 01' : code,
      },
      types: ['street_address'],
    })) as [Candidate, Candidate]
    const look = lookFor(`${line}||${town}||${code}|${country}`, [first])
    expect(look?.alike([second])).toEqual([second])
    expect(look?.fits(second)).toBe(true)
  })

  it.each<[text: string, part: 'city' | 'postalCode', name: string, input: string | undefined]>([
    ['Berliner Straße 1, 14467 Berlin', 'city', 'Berlin', 'Berliner Straße 1, 14467'],
    ['Berliner Straße 1, 14467 Berlin', 'postalCode', '14467', 'Berliner Straße 1, Berlin'],
    ['Berliner Straße 1', 'postalCode', '14467', undefined],
  ])('of %s without the %s', (text, part, name, input) => {
    expect(queryWithout({ text }, part, name)?.input).toBe(input)
  })
})

describe('the town of another street of that name', () => {
  const streetInBristol: Candidate = {
    placeId: 'street in bristol',
    formattedAddress: 'Church Rd, Bristol, UK',
    components: {
      street: 'Church Road',
      locality: 'Bristol',
      country: 'United Kingdom',
      countryCode: 'GB',
    },
    types: ['route'],
  }
  const { components: _, ...line } = streetInBristol
  const text = '1 Church Road||Bristol||BA1 2AB|GB'
  const codesOf = (candidates: Candidate[], written = text) =>
    judge(stored(written), { candidates }, 'normal').reasons.map(({ code }) => code)

  it('may be right, although the provider knows no such number in it', () => {
    const look = lookFor(text)
    expect(look?.alike([streetInBristol])).toEqual([streetInBristol])
    expect(look?.fits(streetInBristol)).toBe(true)
    expect(codesOf([bath, streetInBristol])).toContain('several_candidates')
    expect(codesOf([bath, line])).toContain('several_candidates')
  })
  it('is the error where it has no such street', () => {
    expect(codesOf([bath])).not.toContain('several_candidates')
    const other = { ...line, formattedAddress: 'Church Lane, Bristol, UK' }
    expect(codesOf([bath, other])).not.toContain('several_candidates')
    expect(codesOf([bath, line], '1 Church Road||Bath||BA1 2AB|GB')).toEqual([])
  })
})

describe('a provider with one answer', () => {
  const oak: Candidate = {
    ...bath,
    formattedAddress: '389 Oak St, Portland, ME 04101, USA',
    components: {
      houseNumber: '389',
      street: 'Oak Street',
      locality: 'Portland',
      region: 'Maine',
      regionCode: 'ME',
      postalCode: '04101',
      countryCode: 'US',
    },
  }
  it.each([
    ['the state is another', '389 Oak Street||Portland|OR|04101|US', true],
    ['the code is another', '389 Oak Street||Portland|ME|04102|US', true],
    ['nothing is', '389 Oak Street||Portland|ME|04101|US', false],
  ])('may have missed a place where %s', (_, text, may) => {
    expect(mayHaveRivals(stored(text), { candidates: [oak] })).toBe(may)
  })
})

describe('a street that was found under quite another name', () => {
  const line = (formattedAddress: string): Candidate => ({
    placeId: 'line',
    formattedAddress,
    types: ['route'],
  })
  it('is asked for by the stored name alone', () => {
    const other = otherNameOf(stored('1 Quorvel||Bath||BA1 2AB|GB'), { candidates: [bath] })
    expect(other?.query.input).toBe('Quorvel')
    expect(other?.isLinked([line('Church Rd, Bath, UK')])).toBe(true)
    expect(other?.isLinked([line('Church Rd, Bristol, UK'), line('Quorvel, Bath, UK')])).toBe(false)
  })
  it.each([
    ['9 L Street||Bath||BA1 2AB|GB', 'K Street'],
    ['9 Westover Lane||Bath||BA1 2AB|GB', 'Eastover Lane'],
    ['9 King George Avenue||Bath||BA1 2AB|GB', 'King Edward Avenue'],
    ['9 KDA Avenue||Bath||BA1 2AB|GB', 'Khan Jahan Ali Road'],
    ['9 The Green||Bath||BA1 2AB|GB', 'Upper Green'],
    ['9 Ratnieku||Bath||BA1 2AB|GB', 'Mednieku'],
    ['9 Street 232, Quorvel||Bath||BA1 2AB|GB', 'Street 233'],
    ['#9, Street 312, Quorvel||Bath||BA1 2AB|GB', 'Street 310'],
    ['Block 4, Street 7, House 9||Bath||BA1 2AB|GB', 'Street 6'],
  ])('is not asked for where the two resemble each other: %s, %s', (text, street) => {
    const components = { ...bath.components, houseNumber: '9', street }
    const found = { ...bath, components, formattedAddress: `9 ${street}, Bath BA1 2AB, UK` }
    expect(otherNameOf(stored(text), { candidates: [found] })).toBe(undefined)
  })
  it.each([
    ['KH', '42 ផ្លូវលេខ ៥១', 'ភ្នំពេញ', 'Street 172'],
    ['TH', '42 ซอย 51', 'กรุงเทพมหานคร', 'ซอย 172'],
  ])('is not asked for by the word for a street alone: %s, %s', (country, line1, city, street) => {
    const components = { houseNumber: '42', street, locality: city, countryCode: country }
    const found = { ...bath, components, formattedAddress: `42 ${street}, ${city}` }
    expect(otherNameOf({ line1, city, country }, { candidates: [found] })).toBe(undefined)
  })
  it.each([
    ['9 Alameda||Bath||BA1 2AB|GB', 'Quorvel Avenue'],
    ['9 Repubblika||Bath||BA1 2AB|GB', 'Republic Street'],
    ['9 Prncss Charlotte||Bath||BA1 2AB|GB', 'Princesse Charlotte'],
  ])('is asked for where nothing, or every word, resembles the other: %s, %s', (text, street) => {
    const components = { ...bath.components, houseNumber: '9', street }
    const found = { ...bath, components, formattedAddress: `9 ${street}, Bath BA1 2AB, UK` }
    expect(otherNameOf(stored(text), { candidates: [found] })).toBeDefined()
  })
  it.each([
    ['PK', { text: '68 mall road, lahore, near high court' }, '68|Quaid-e-Azam|Lahore', 'mall'],
    ['KZ', { text: 'алматы фурманова 120 кв 45 код 45' }, '120|Назарбаева|Алматы', 'фурманова'],
    ['ZA', { text: 'flat 904, 320 west st, durban' }, '320|Dr Pixley KaSeme|Durban', 'west'],
    ['AR', { line1: 'CANNING 1250 PB DTO 2', city: 'Quilmes' }, '1250|Ortiz|Quilmes', 'CANNING'],
    [
      'CL',
      { line1: 'AV 11 DE SEPTIEMBRE 2155 TORRE B', city: 'Providencia' },
      '2155|Nueva Providencia|Providencia',
      '11 DE SEPTIEMBRE',
    ],
    ['IN', { line1: '142, Binny Road', city: 'Chennai' }, '142|Anna Salai|Chennai', 'Binny'],
    [
      'GH',
      { line1: '45 oxford st', line2: 'opp frankies', city: 'Accra' },
      '45|Cantonments|Accra',
      'oxford',
    ],
  ])('is what stands beside the number, in %s of %j', (country, written, place, input) => {
    const [houseNumber = '', street = '', locality = ''] = place.split('|')
    const found: Candidate = {
      placeId: 'found',
      formattedAddress: `${houseNumber} ${street}, ${locality}`,
      components: { houseNumber, street, locality, countryCode: country, country },
      types: ['street_address'],
    }
    const other = otherNameOf({ ...written, country }, { candidates: [found] })
    expect(other?.query.input).toBe(input)
    expect(other?.isLinked([line(`${street}, ${locality}`)])).toBe(true)
  })
  it('is the candidate’s although one of the two is shortened', () => {
    const components = { ...bath.components, street: 'Senator Puyat Avenue' }
    const found = { ...bath, components, formattedAddress: '1 Senator Puyat Avenue, Bath, UK' }
    const other = otherNameOf(stored('1 Buendia||Bath||BA1 2AB|GB'), { candidates: [found] })
    expect(other?.isLinked([line('Sen. Puyat Ave, Bath, UK')])).toBe(true)
    expect(other?.isLinked([line('Sen Puyat Ave, Bath, UK')])).toBe(false)
  })
  it('is not asked for where the found one is called like its town or region', () => {
    const components = {
      ...{ houseNumber: '56', street: 'Calle Madrid', locality: 'Getafe', postalCode: '28901' },
      ...{ region: 'Comunidad de Madrid', country: 'España', countryCode: 'ES' },
    }
    const found = { ...bath, components, formattedAddress: 'C. Madrid, 56, 28901 Getafe, España' }
    const text = 'Calle Toledo 56||Getafe||28901|ES'
    expect(otherNameOf(stored(text), { candidates: [found] })).toBe(undefined)
  })
  it.each([
    '2 Quorvel||Bath||BA1 2AB|GB',
    '1 Quorvel||Bath||BS1 4XX|GB',
    '1 Church Road||Bath||BA1 2AB|GB',
  ])('is not asked for where number or code differ, or nothing does: %s', (text) => {
    expect(otherNameOf(stored(text), { candidates: [bath] })).toBe(undefined)
  })
})

it('a code that the provider could not confirm beside a place is that of another', () => {
  const { postalCode: _, ...components } = bath.components ?? {}
  const found = { ...bath, components, partialMatch: true, isCodeUnconfirmed: true }
  const text = '1 Church Road||Bath||BS1 4XX|GB'
  const { verdict, reasons } = judge(stored(text), { candidates: [found] }, 'normal')
  expect([verdict, reasons.map(({ code }) => code)]).toEqual([
    'needs_review',
    expect.arrayContaining(['areas_contradict']),
  ])
  const whole = judge(stored('1 Church Road||Bath|||GB'), { candidates: [found] }, 'normal')
  expect(whole.verdict).toBe('confirmed')
})

describe('the name of a town', () => {
  it.each([
    ['1 Church Road||Bath||JE2 3AB|GB', bath],
    [
      '389 Oak St||Portland|OR|97204|US',
      {
        ...bath,
        formattedAddress: '389 Oak St, Portland, ME 04101, USA',
        components: {
          houseNumber: '389',
          street: 'Oak Street',
          locality: 'Portland',
          region: 'Maine',
          regionCode: 'ME',
          postalCode: '04101',
          country: 'United States',
          countryCode: 'US',
        },
      },
    ],
    [
      'Dorfstrasse 5||Altdorf SH|||CH',
      {
        ...bath,
        formattedAddress: 'Dorfstrasse 5, 6460 Altdorf, Schweiz',
        components: {
          houseNumber: '5',
          street: 'Dorfstrasse',
          locality: 'Altdorf',
          regionCode: 'UR',
          postalCode: '6460',
          countryCode: 'CH',
        },
      },
    ],
  ])('alone proves nothing where code or state are of another place: %s', (text, place) => {
    const { verdict, reasons } = judge(stored(text), { candidates: [place] }, 'normal')
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['areas_contradict']),
    ])
  })
})
