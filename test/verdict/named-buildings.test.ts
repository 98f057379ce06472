import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import type { PolicyName } from '../../shared/verdict/verdicts.ts'
import { namedBuildings, otherBuildings, wholeNames } from './data/named-buildings.ts'
import { cellsOf } from './written-pair.ts'

const world = {
  istanbul: {
    formattedAddress: 'Bereketzade, 34421 Beyoğlu/İstanbul, Türkiye',
    components: {
      dependentLocality: 'Bereketzade',
      district: 'Beyoğlu',
      locality: 'İstanbul',
      postalCode: '34421',
      country: 'Türkiye',
      countryCode: 'TR',
    },
  },
  leeds: {
    formattedAddress: 'The Headrow, Leeds LS1 3AD, UK',
    components: {
      street: 'The Headrow',
      locality: 'Leeds',
      postalCode: 'LS1 3AD',
      country: 'United Kingdom',
      countryCode: 'GB',
    },
  },
  antwerp: {
    formattedAddress: 'Koningin Astridplein 27, 2018 Antwerpen, Belgium',
    components: {
      houseNumber: '27',
      street: 'Koningin Astridplein',
      locality: 'Antwerpen',
      postalCode: '2018',
      country: 'Belgium',
      countryCode: 'BE',
    },
  },
  denver: {
    formattedAddress: 'Republic Plaza, 370 17th St, Denver, CO 80202, USA',
    components: {
      building: 'Republic Plaza',
      houseNumber: '370',
      street: '17th Street',
      locality: 'Denver',
      region: 'Colorado',
      regionCode: 'CO',
      postalCode: '80202',
      country: 'United States',
      countryCode: 'US',
    },
  },
}

/** What geocoding or address validation found: it has no prediction. */
function judgeFound(
  place: keyof typeof world,
  stored: { line1: string; city: string; postalCode?: string; country: string },
  signals: { types?: string[]; partialMatch?: boolean } = {},
) {
  const types = ['establishment', 'point_of_interest']
  const candidate = { placeId: place, types, ...world[place], ...signals }
  const {
    verdict,
    reasons,
    candidate: shown,
  } = judge(stored, { candidates: [candidate] }, 'normal')
  return { verdict, isByName: reasons.some(({ code }) => code === 'found_by_name'), shown }
}

const antwerp = { line1: 'Dierentuin', city: 'Antwerpen', country: 'Belgium' }
const leeds = { line1: 'Town Hall', city: 'Leeds', country: 'United Kingdom' }
const istanbul = { line1: 'Galata Kulesi', city: 'İstanbul', country: 'Türkiye' }
const denver = { line1: 'Republic Plaza', city: 'Denver', country: 'US' }
const byName = { verdict: 'needs_review', isByName: true, shown: 0 }
const withoutPlace = { ...byName, shown: undefined }
const unknown = { verdict: 'needs_review', isByName: false, shown: undefined }
const refused = { ...unknown, verdict: 'undeliverable' }

describe('a building that geocoding or address validation found by its name', () => {
  it('goes to a person with its address', () => {
    expect(judgeFound('antwerp', antwerp)).toEqual(byName)
    expect(judgeFound('leeds', leeds)).toEqual(byName)
    expect(judgeFound('istanbul', istanbul)).toEqual(byName)
    expect(judgeFound('antwerp', antwerp, { types: ['premise'] })).toEqual(byName)
  })
  it('is not shown where its name may be what fitted nothing', () => {
    const partial = { partialMatch: true }
    expect(judgeFound('antwerp', antwerp, partial)).toEqual(withoutPlace)
    expect(judgeFound('leeds', leeds, partial)).toEqual(withoutPlace)
    const code = { ...leeds, city: 'Ripon', postalCode: 'HG4 1AA' }
    expect(judgeFound('leeds', code, partial)).toEqual(refused)
    expect(judgeFound('antwerp', antwerp, { ...partial, types: ['premise'] })).toEqual(unknown)
  })
  it('is not shown in another town or country', () => {
    expect(judgeFound('leeds', { ...leeds, city: 'Ripon' })).toEqual(withoutPlace)
    expect(judgeFound('leeds', { ...leeds, country: 'Ireland' })).toEqual(withoutPlace)
  })
  it('is not found where the provider names another building', () => {
    const plaza = { ...denver, line1: 'Wells Fargo Center' }
    expect(judgeFound('denver', plaza)).toEqual(unknown)
    expect(judgeFound('denver', denver).shown).toBe(0)
  })
  it('is no street, no town, and no street with a number', () => {
    const other = { ...leeds, line1: 'Quorvel Tower' }
    for (const types of [['locality', 'political'], ['route'], ['street_address']]) {
      const { verdict, isByName } = judgeFound('leeds', other, { types, partialMatch: true })
      expect({ verdict, isByName }).toEqual({ verdict: 'needs_review', isByName: false })
    }
    for (const line1 of ['12 Park Row', 'Park Row 12', '12 Parkrow']) {
      const { verdict, isByName } = judgeFound('leeds', { ...leeds, line1 })
      expect({ verdict, isByName }).toEqual({ verdict: 'undeliverable', isByName: false })
    }
  })
})

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function judgeNamed(row: string, policy: PolicyName = 'normal') {
  const [text = '', mainText = '', secondaryText = '', formattedAddress = '', ...rest] = cellsOf(
    row,
  ).map((cell) => (cell === '-' ? '' : cell))
  const [street = '', houseNumber = '', locality = '', countryCode = ''] = rest
  const candidate = {
    placeId: 'place',
    formattedAddress,
    prediction: { description: `${mainText}, ${secondaryText}`, mainText, secondaryText },
    components: {
      ...(street && { street }),
      ...(houseNumber && { houseNumber }),
      locality,
      ...(countryCode === 'US' && { region: 'New York', regionCode: 'NY' }),
      country: countryNames.of(countryCode) ?? countryCode,
      countryCode,
    },
    types: ['establishment', 'point_of_interest'],
  }
  const parts = text.split(', ')
  const fields = {
    line1: parts.slice(0, countryCode === 'US' ? -2 : -1).join(', '),
    city: (countryCode === 'US' ? parts.at(-2) : parts.at(-1)) ?? '',
    ...(countryCode === 'US' && { region: parts.at(-1) ?? '' }),
    country: countryCode,
  }
  return [{ text: `${text}, ${countryNames.of(countryCode)}` }, fields].map((stored) =>
    judge(stored, { candidates: [candidate] }, policy),
  )
}

describe('a building that is stored by its name', () => {
  it.each(wholeNames)('is accepted where that is its whole name: %s', (row) => {
    for (const { verdict, reasons, candidate } of judgeNamed(row))
      expect({ verdict, reasons: reasons.map(({ code }) => code), candidate }).toEqual({
        verdict: 'confirmed',
        reasons: ['named_building'],
        candidate: 0,
      })
    for (const { verdict } of judgeNamed(row, 'strict')) expect(verdict).toBe('needs_review')
  })
  it.each(namedBuildings)('goes to a person where that is a part of its name: %s', (row) => {
    for (const { verdict, candidate } of judgeNamed(row))
      expect({ verdict, candidate }).toEqual({ verdict: 'needs_review', candidate: 0 })
  })
  it.each(otherBuildings)('is not shown as another building: %s', (row) => {
    for (const { verdict, reasons, candidate, changes } of judgeNamed(row))
      expect({ verdict, reasons: reasons.map(({ code }) => code), candidate, changes }).toEqual({
        verdict: 'needs_review',
        reasons: ['building_not_found'],
        candidate: undefined,
        changes: [],
      })
  })
  it.each([
    ['Calle Jaime Mota 52', 'undeliverable'],
    ['C. Jaime Mota 52', 'undeliverable'],
    ['Jaime Mota 52', 'needs_review'],
    ['Hospital Jaime Mota', 'confirmed'],
    ['Hospital Jaime Mota, Consultorio 52', 'confirmed'],
  ])('is not accepted for a numbered street of its name: %s is %s', (line1, verdict) => {
    const formattedAddress = 'Hospital Regional Jaime Mota, Barahona 81000, Rep. Dominicana'
    const components = { locality: 'Barahona', postalCode: '81000', countryCode: 'DO' }
    const stored = { line1, city: 'Barahona', postalCode: '81000', country: 'DO' }
    const types = ['hospital', 'establishment']
    const candidate = { placeId: 'place', formattedAddress, components, types }
    expect(judge(stored, { candidates: [candidate] }, 'normal').verdict).toBe(verdict)
  })
  it('is not accepted for a numbered street of its name, in Tamil: Hospital Road', () => {
    const candidate = {
      placeId: 'place',
      formattedAddress: 'யாழ்ப்பாணம் போதனா வைத்தியசாலை, ஆஸ்பத்திரி வீதி, யாழ்ப்பாணம், இலங்கை',
      components: { street: 'ஆஸ்பத்திரி வீதி', locality: 'யாழ்ப்பாணம்', countryCode: 'LK' },
      types: ['hospital', 'establishment'],
    }
    const stored = { line1: '54 வைத்தியசாலை வீதி', city: 'யாழ்ப்பாணம்', country: 'LK' }
    expect(judge(stored, { candidates: [candidate] }, 'normal').verdict).not.toBe('confirmed')
  })
  it('is not the word for a quarter: a khoroo of Ulaanbaatar', () => {
    const candidate = {
      placeId: 'place',
      formattedAddress: 'Шангри-Ла Молл, Олимпийн гудамж, СБД - 1 хороо, Улаанбаатар, Монгол',
      components: {
        street: 'Олимпийн гудамж',
        dependentLocality: 'СБД',
        locality: 'Улаанбаатар',
        countryCode: 'MN',
      },
      types: ['route'],
    }
    const stored = { line1: 'Токиогийн гудамж 21', line2: 'БЗД - 1 хороо', country: 'MN' }
    const { verdict } = judge(
      { ...stored, city: 'Улаанбаатар' },
      { candidates: [candidate] },
      'normal',
    )
    expect(verdict).toBe('undeliverable')
  })
  it.each([
    ['Quorvel Tower | London | - | GB', 'needs_review'],
    ['Quorvel Tower, 2nd floor | London | - | GB', 'needs_review'],
    ['Quorvel Tower | Ripley | DE5 3BQ | GB', 'needs_review'],
    ['Quorvel Mall, unit number 134 | London | - | GB', 'needs_review'],
    ['Clinica Quorvel, consultorio 415 | London | - | GB', 'needs_review'],
    ['Quorvel Chambers, entry number 134 | London | - | GB', 'undeliverable'],
    ['Quorvel Tower, London | GB', 'needs_review'],
    ['Quorvel Tower, Ripley DE5 3BQ | GB', 'needs_review'],
    ['Quorvel Tower | Nonesuch | - | GB', 'undeliverable'],
    ['Quorvel Tower, Nonesuch | GB', 'undeliverable'],
    ['qwerty asdf | zxcvb | 00000 | US', 'undeliverable'],
    ['Quorvel Street | London | - | GB', 'undeliverable'],
    ['12 Quorvel Tower | London | - | GB', 'undeliverable'],
    ['London | London | - | GB', 'undeliverable'],
    ['London | GB', 'undeliverable'],
  ])('that the provider does not know: %s is %s', (row, verdict) => {
    const [line1 = '', city = '', postalCode = '', country] = cellsOf(row)
    const code = postalCode === '-' ? {} : { postalCode }
    const stored = country ? { line1, city, ...code, country } : { text: line1, country: city }
    expect(judge(stored, { candidates: [] }, 'normal').verdict).toBe(verdict)
  })
  it.each([
    ['SG', 'Quorvel Tower', '048616', 'confirmed'],
    ['SG', 'Quorvel Tower', '048617', 'needs_review'],
    ['IE', 'Quorvel Tower', 'D02 X285', 'confirmed'],
    ['GB', 'Quorvel Tower', 'EC1A 1BB', 'confirmed'],
    ['GB', 'Quorvel Tower', 'EC1A 1BC', 'needs_review'],
    ['GB', 'Quorvel', 'EC1A 1BB', 'needs_review'],
  ])(
    "in %s is that building if the code is one building's: %s %s",
    (country, line1, code, verdict) => {
      const own: Record<string, string> = { SG: '048616', IE: 'D02 X285', GB: 'EC1A 1BB' }
      const name = 'Quorvel Tower'
      const components = { street: 'Abc Street', locality: 'Town', postalCode: own[country] ?? '' }
      const candidate = {
        placeId: 'place',
        formattedAddress: `Abc Street, Town ${own[country]}`,
        prediction: { description: `${name}, Town`, mainText: name, secondaryText: 'Town' },
        components: { ...components, countryCode: country },
        types: ['establishment'],
      }
      const stored = { line1, city: 'Town', postalCode: code, country }
      expect(judge(stored, { candidates: [candidate] }, 'normal').verdict).toBe(verdict)
    },
  )
  it('is not shown where a building of that name is in another town', () => {
    const [first = ''] = namedBuildings
    const elsewhere = first.replaceAll('| Bangui', '| Bimbo').replaceAll('Bangui, C', 'Bimbo, C')
    const [, fields] = judgeNamed(elsewhere.replace('Ecobank, Bimbo', 'Ecobank, Bangui'))
    expect(fields).toMatchObject({ verdict: 'needs_review' })
    expect(fields?.candidate).toBeUndefined()
  })
})

/** `country | line1; line2; town; code | name | street; number; town; code`. */
function judgeInside(row: string, others: string[] = [], isShown = true) {
  const [country = '', before = '', ...found] = cellsOf(row)
  const cells = (cell = '') => cell.split(';').map((text) => text.trim())
  const [line1 = '', line2 = '', city = '', code = ''] = cells(before)
  const candidates = [found, ...others.map(cellsOf)].map(([name = '', place], index) => {
    const [street = '', houseNumber = '', locality = '', postalCode = ''] = cells(place)
    const line = `${street} ${houseNumber}`.trim()
    const isRead = index === 0
    return {
      placeId: `${index}`,
      formattedAddress: `${isShown ? `${name}, ` : ''}${line}, ${postalCode} ${locality}`,
      prediction: {
        description: `${name}, ${line}, ${locality}`,
        mainText: name,
        secondaryText: `${line}, ${locality}`,
      },
      types: ['establishment', 'point_of_interest'],
      ...(isRead && {
        components: {
          street,
          locality,
          countryCode: country,
          country,
          ...(houseNumber && { houseNumber }),
          ...(postalCode && { postalCode }),
        },
      }),
    }
  })
  const stored = { line1, line2, city, postalCode: code, country }
  return judge(stored, { candidates }, 'normal')
}

describe('a building of a street that has no number', () => {
  const found = {
    placeId: 'place',
    formattedAddress: 'Estral Center, Hamra Street, Beirut, Lebanon',
    prediction: {
      description: 'Estral Center, Hamra Street, Beirut, Lebanon',
      mainText: 'Estral Center',
      secondaryText: 'Hamra Street, Beirut, Lebanon',
    },
    components: { street: 'Hamra Street', locality: 'Beirut', countryCode: 'LB' },
    types: ['premise'],
  }
  it.each([
    ['Estral Center', 'confirmed', 0],
    ['Eldorado Center', 'needs_review', undefined],
  ])('is the stored one by its name: %s is %s', (name, verdict, candidate) => {
    const stored = { line1: `${name}, Hamra Street`, city: 'Beirut', country: 'LB' }
    const judgement = judge(stored, { candidates: [found] }, 'normal')
    expect([judgement.verdict, judgement.candidate]).toEqual([verdict, candidate])
  })
})

describe('a shop or a ward in a building', () => {
  it.each([
    'EE | Viru Keskus, 2. korrus, kauplus 214; ; Tallinn; 10111 | Viru Keskus | ' +
      'Viru väljak; 4; Tallinn; 10111',
    'LK | National Hospital, Ward 38, Accident Service; E.W. Perera Mw; Colombo; | ' +
      'National Hospital of Sri Lanka | E W Perera Mawatha; ; Colombo; ',
    'UG | Acacia Mall, shop 2-14; Cooper Rd; Kampala; | Acacia Mall | Cooper Rd; 14-18; Kampala; ',
    'CH | Hotel Schweizerhof, Reception; ; Luzern; 6004 | Hotel Schweizerhof Luzern | ' +
      'Schweizerhofquai; 3; Luzern; 6004',
  ])('is at its address, with no number of its own: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(judgeInside(row).verdict)
  })
  it.each([
    'UG | Acacia Mall; 22 Cooper Rd; Kampala; | Acacia Mall | Cooper Rd; 14-18; Kampala; ',
    'UG | Acacia Mall; PO Box 22, Cooper Rd; Kampala; | Garden Mall | Park Lane; 2; Kampala; ',
    'UG | Acacia Mall, shop 2-14; Cooper Rd; Kampala; | Garden Mall | Cooper Rd; 30; Kampala; ',
  ])('is not where another number, a box or another building is stored: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(judgeInside(row).verdict)
  })
  it('goes to a person where two buildings have the stored name', () => {
    const row =
      'CR | Multiplaza, tienda 45; ; San José; | Multiplaza Escazú | Ruta 27; ; San José; '
    const others = ['Multiplaza del Este | Ruta 2; ; San José; ']
    const { verdict, reasons } = judgeInside(row, others)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['several_candidates']),
    ])
  })
  it('goes to a person where two branches have the stored name, and only that is stored', () => {
    const row = 'CR | Banco Quorvel; ; San Isidro; | Banco Quorvel | Calle 2; ; San Isidro; 40601'
    const others = ['Banco Quorvel | Ruta 2; ; San Isidro; ']
    const { verdict, reasons } = judgeInside(row, others)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['several_candidates']),
    ])
  })
  it.each([
    'Quorvel Coffee | Ringstrasse; 4; Bonn; ',
    'Quorvel Coffee | Bahnhof; ; Bonn; ',
    'Quorvel Coffee | Marktplatz; 1; Bonn; ',
  ])('goes to a person where a chain has two branches in the town: %s', (other) => {
    const row = 'DE | Quorvel Coffee; ; Bonn; | Quorvel Coffee | Marktplatz; 1; Bonn; 53111'
    for (const isShown of [true, false]) {
      expect(judgeInside(row, [], isShown)).toMatchObject({ verdict: 'corrected' })
      const { verdict, reasons } = judgeInside(row, [other], isShown)
      expect([verdict, reasons.map(({ code }) => code)]).toEqual([
        'needs_review',
        expect.arrayContaining(['several_candidates']),
      ])
      const elsewhere = [other.replace('Bonn', 'Köln')]
      expect(judgeInside(row, elsewhere, isShown)).toMatchObject({ verdict: 'corrected' })
    }
  })
  it.each([
    ['a street that the building is not in', 'Quorvel Center; Lange Straße; Bonn; '],
    ['a number', 'Quorvel Center; 22; Bonn; '],
    ['another code', 'Quorvel Center; ; Bonn; 53225'],
    ['a typing error in the name', 'Quorvol Center; ; Bonn; '],
  ])('goes to a person where %s is stored: %s', (_, stored) => {
    const row = `DE | ${stored} | Quorvel Center | Markt; 1; Bonn; 53111`
    const { verdict } = judgeInside(row, [], false)
    expect(verdict).toBe('needs_review')
  })
  it('is no post-office box in the building', () => {
    const row =
      'CR | Apartado 745-1007 Centro Colón; ; San José; | Centro Colón | Ruta 1; ; San José;'
    const { verdict, reasons } = judgeInside(row)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['po_box_unconfirmed']),
    ])
  })
})
