import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import type { ReasonCode } from '../../shared/verdict/reasons.ts'
import type { NextAction } from '../../shared/verdict/verdicts.ts'
import { type PlaceName, places, stored } from './places.ts'

type Expected = [
  text: string,
  place: PlaceName | 'nothing',
  verdict: string,
  reasons: ReasonCode[],
  action: NextAction,
]

/** What is stored, what the provider finds, and what follows under the normal policy. */
const rows: Expected[] = [
  // Misspelt
  [
    '1600 Amphiteatre Parkway||Mountain View|CA|94043|US',
    'googleplex',
    'corrected',
    ['misspelt_street'],
    'accept',
  ],
  [
    '1600 Amphitheatre Prakway||Mountain View|CA|94043|US',
    'googleplex',
    'corrected',
    ['misspelt_street'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway||Moutain View|CA|94043|US',
    'googleplex',
    'corrected',
    ['misspelt_locality'],
    'accept',
  ],
  [
    '1600 Amphiteatre Parkway||Mountian View|CA|94043|US',
    'googleplex',
    'corrected',
    ['misspelt_street', 'misspelt_locality'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway||Mountain View|Califrnia|94043|US',
    'googleplex',
    'corrected',
    ['misspelt_region'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway||Mountain View|CA|94043|Untied States',
    'googleplex',
    'corrected',
    ['misspelt_country'],
    'accept',
  ],
  [
    'Leopoldstrasse 12A||Münhcen||80802|DE',
    'muenchen',
    'corrected',
    ['misspelt_locality'],
    'accept',
  ],
  ['Leopldstr. 12A||München||80802|DE', 'muenchen', 'corrected', ['misspelt_street'], 'accept'],
  ['Leopoldstarße 12A||München||80802|DE', 'muenchen', 'corrected', ['misspelt_street'], 'accept'],
  [
    'Leopoldstraße 12A||München||80802|Deutshcland',
    'muenchen',
    'corrected',
    ['misspelt_country'],
    'accept',
  ],
  [
    'Drotninggatan 71||Stockholm||111 36|SE',
    'stockholm',
    'corrected',
    ['misspelt_street'],
    'accept',
  ],
  ['Тверсккая ул., 13||Москва||125032|RU', 'moskva', 'corrected', ['misspelt_street'], 'accept'],
  ['Ερμοού 15||Αθήνα||105 63|GR', 'athina', 'corrected', ['misspelt_street'], 'accept'],
  [
    '세종대로 110|중구|서울특별시||04524|대한민죽',
    'seoul',
    'corrected',
    ['misspelt_country'],
    'accept',
  ],
  ['113 شارع القصر العني||القاهرة||11511|EG', 'cairo', 'corrected', ['misspelt_street'], 'accept'],
  ['Buckinham Palace||London||SW1A 1AA|GB', 'palace', 'corrected', ['misspelt_street'], 'accept'],
  [
    '221B Bakre Street, London NW1 6XE, United Kingdom',
    'bakerStreet',
    'corrected',
    ['misspelt_street'],
    'accept',
  ],
  // Postal codes
  [
    '1600 Amphitheatre Parkway||Mountain View|CA|94034|US',
    'googleplex',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  [
    '1600 Amphitheatre Parkway||Mountain View|CA||US',
    'googleplex',
    'corrected',
    ['postal_code_missing'],
    'accept',
  ],
  [
    '4 Yawkey Way||Boston|MA|2215|US',
    'bostonCommon',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  ['Theaterplatz 2||Dresden||1067|DE', 'dresden', 'corrected', ['postal_code_differs'], 'confirm'],
  [
    '221B Baker Street||London||NW1|GB',
    'bakerStreet',
    'corrected',
    ['postal_code_incomplete'],
    'accept',
  ],
  [
    '221B Baker Street||London||NW1 6XR|GB',
    'bakerStreet',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  [
    'Johan Huizingalaan 763A||Amsterdam||1066|NL',
    'amsterdam',
    'corrected',
    ['postal_code_incomplete'],
    'accept',
  ],
  [
    'Rua da Conceição 95||Lisboa||1100|PT',
    'lisboa',
    'corrected',
    ['postal_code_incomplete'],
    'accept',
  ],
  [
    'Avenida Brigadeiro Faria Lima 3477||São Paulo|SP|04538-313|BR',
    'saoPaulo',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  [
    '290 Bremner Boulevard||Toronto|ON|M5V|CA',
    'toronto',
    'corrected',
    ['postal_code_incomplete'],
    'accept',
  ],
  [
    'Platz der Republik 1, 10111 Berlin, Deutschland',
    'bundestag',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  [
    'Platz der Republik 1, Berlin, Deutschland',
    'bundestag',
    'corrected',
    ['postal_code_missing'],
    'accept',
  ],
  [
    '芝公園4-2-8||港区|東京都|105-0012|JP',
    'tokyo',
    'corrected',
    ['postal_code_differs'],
    'confirm',
  ],
  ['颐和园路5号|海淀区|北京市|||CN', 'beijing', 'corrected', ['postal_code_missing'], 'accept'],
  // House numbers
  [
    'Amphitheatre Parkway||Mountain View|CA|94043|US',
    'googleplex',
    'needs_review',
    ['house_number_missing'],
    'fix',
  ],
  ['Leopoldstraße||München||80802|DE', 'muenchen', 'needs_review', ['house_number_missing'], 'fix'],
  [
    'Leopoldstraße 99||München||80802|DE',
    'muenchen',
    'needs_review',
    ['house_number_differs'],
    'confirm',
  ],
  [
    'Leopoldstraße 12||München||80802|DE',
    'muenchen',
    'needs_review',
    ['house_number_differs'],
    'confirm',
  ],
  [
    'Böttcherstraße 4000||Bremen||28195|DE',
    'streetOnly',
    'needs_review',
    ['house_number_not_found'],
    'fix',
  ],
  [
    'Böttcherstraße||Bremen||28195|DE',
    'streetOnly',
    'needs_review',
    ['house_number_missing'],
    'fix',
  ],
  [
    "12 Rue de l'Église||Paris||75015|FR",
    'paris',
    'needs_review',
    ['house_number_differs'],
    'confirm',
  ],
  [
    'Straße des 17. Juni||Berlin||10623|DE',
    'juni',
    'needs_review',
    ['house_number_missing'],
    'fix',
  ],
  ['Carrera 7 # 28-67||Bogotá|||CO', 'bogota', 'needs_review', ['house_number_differs'], 'confirm'],
  ['芝公園4-2||港区|東京都|105-0011|JP', 'tokyo', 'needs_review', ['house_number_missing'], 'fix'],
  [
    '芝公園4-2-9||港区|東京都|105-0011|JP',
    'tokyo',
    'needs_review',
    ['house_number_differs'],
    'confirm',
  ],
  [
    '200 Brompton Road||London||SW1X 7XL|GB',
    'harrods',
    'needs_review',
    ['house_number_differs'],
    'confirm',
  ],
  // Streets
  [
    '1600 Amphitheatre Lane||Mountain View|CA|94043|US',
    'googleplex',
    'needs_review',
    ['street_differs'],
    'confirm',
  ],
  [
    '20 East 34th Street||New York|NY|10001|US',
    'empireState',
    'needs_review',
    ['street_differs'],
    'confirm',
  ],
  [
    '221B Baker Road||London||NW1 6XE|GB',
    'bakerStreet',
    'needs_review',
    ['street_differs'],
    'confirm',
  ],
  ['Calle 7 # 28-66||Bogotá|||CO', 'bogota', 'needs_review', ['street_differs'], 'confirm'],
  ['Leopoldweg 12A||München||80802|DE', 'muenchen', 'needs_review', ['street_differs'], 'confirm'],
  [
    '34th Street 20||New York|NY|10001|US',
    'empireState',
    'corrected',
    ['misspelt_street'],
    'accept',
  ],
  [
    '1 Quorvel Street||Mountain View|CA|94043|US',
    'googleplex',
    'undeliverable',
    ['street_not_found'],
    'fix',
  ],
  [
    '1600 Quorvel Parkway||Mountain View|CA|94043|US',
    'googleplex',
    'needs_review',
    ['other_street_found'],
    'confirm',
  ],
  ['Quorvelstraße 3||Bremen||28195|DE', 'townOnly', 'undeliverable', ['street_not_found'], 'fix'],
  ['||Bremen||28195|DE', 'townOnly', 'undeliverable', ['street_missing'], 'fix'],
  [
    'Quorvelstraße 3, 28195 Bremen, Deutschland',
    'townOnly',
    'undeliverable',
    ['street_not_found'],
    'fix',
  ],
  ['asdf qwer||zxcv||12|DE', 'nothing', 'undeliverable', ['not_found'], 'fix'],
  // Towns
  [
    '1600 Amphitheatre Parkway||Springfield|CA|94043|US',
    'googleplex',
    'corrected',
    ['locality_differs'],
    'confirm',
  ],
  [
    '1600 Amphitheatre Parkway||Springfield|IL|62701|US',
    'googleplex',
    'needs_review',
    ['locality_differs', 'region_differs', 'postal_code_differs', 'found_elsewhere'],
    'fix',
  ],
  [
    '1600 Amphitheatre Parkway|||CA|94043|US',
    'googleplex',
    'corrected',
    ['locality_missing'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway|||||US',
    'googleplex',
    'needs_review',
    ['postal_code_missing', 'locality_missing', 'place_unconfirmed'],
    'confirm',
  ],
  [
    '1600 Amphitheatre Parkway||Mountain View|NV|94043|US',
    'googleplex',
    'corrected',
    ['region_differs'],
    'confirm',
  ],
  [
    'Platz der Republik 1||Quorvel||11011|DE',
    'bundestag',
    'corrected',
    ['locality_differs'],
    'confirm',
  ],
  // Codes of Munich begin otherwise: town or code is the error.
  [
    'Platz der Republik 1||München||11011|DE',
    'bundestag',
    'needs_review',
    ['locality_differs', 'areas_contradict'],
    'confirm',
  ],
  [
    'Platz der Republik 1||München||80331|DE',
    'bundestag',
    'needs_review',
    ['locality_differs', 'postal_code_differs', 'found_elsewhere'],
    'fix',
  ],
  [
    'Platz der Republik 1, 80331 München, Deutschland',
    'bundestag',
    'needs_review',
    ['locality_differs', 'postal_code_differs', 'found_elsewhere'],
    'fix',
  ],
  [
    '1 Sheikh Mohammed bin Rashid Blvd||Sharjah|||AE',
    'dubai',
    'needs_review',
    ['locality_differs', 'found_elsewhere'],
    'fix',
  ],
  // Countries
  [
    '1600 Amphitheatre Parkway||Mountain View|CA|94043|',
    'googleplex',
    'corrected',
    ['country_missing'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway||Mountain View|CA|94043|DE',
    'googleplex',
    'needs_review',
    ['country_differs'],
    'confirm',
  ],
  // As the signs of vehicles have it, in many German exports.
  ['Platz der Republik 1||Berlin||11011|D', 'bundestag', 'confirmed', [], 'accept'],
  ['Ermou 15||Athens||105 63|D', 'athens', 'needs_review', ['country_differs'], 'confirm'],
  // A town's short name beside a code, as Blr for Bengaluru, is not Belarus.
  [
    'Platz der Republik 1, Berlin, Blr 11011',
    'bundestag',
    'corrected',
    ['country_missing'],
    'accept',
  ],
  ['Ermou 15||Athens||105 63|Germany', 'athens', 'needs_review', ['country_differs'], 'confirm'],
  ['Platz der Republik 1, 11011 Berlin', 'bundestag', 'corrected', ['country_missing'], 'accept'],
  // Units and boxes
  [
    '1 Montgomery Street||San Francisco|CA|94104|US',
    'suite',
    'needs_review',
    ['unit_missing'],
    'add_unit',
  ],
  [
    '1 Montgomery Street|Suite 900|San Francisco|CA|94104|US',
    'suite',
    'needs_review',
    ['unit_differs'],
    'confirm',
  ],
  [
    '48 Pirrama Road||Pyrmont|NSW|2009|AU',
    'sydneyUnit',
    'needs_review',
    ['unit_missing'],
    'add_unit',
  ],
  ['Oude Markt 13||Leuven||3000|BE', 'leuven', 'needs_review', ['unit_missing'], 'add_unit'],
  [
    '1600 Amphitheatre Parkway|Apt 5|Mountain View|CA|94043|US',
    'googleplex',
    'confirmed',
    ['unit_unconfirmed'],
    'accept',
  ],
  ['PO Box 1866||Mountain View|CA|94042|US', 'poBox', 'confirmed', ['po_box'], 'accept'],
  ['PO Box 99||Bremen||28195|DE', 'townOnly', 'needs_review', ['po_box_unconfirmed'], 'confirm'],
  [
    'Postfach 12 34 56||Bremen||28195|DE',
    'townOnly',
    'needs_review',
    ['po_box_unconfirmed'],
    'confirm',
  ],
  // Fields
  [
    'Platz der Republik 1||11011|Berlin||DE',
    'bundestag',
    'corrected',
    ['fields_misplaced'],
    'accept',
  ],
  [
    'Platz der Republik 1||11011 Berlin|||DE',
    'bundestag',
    'corrected',
    ['fields_misplaced'],
    'accept',
  ],
  [
    'Berlin||Platz der Republik 1||11011|DE',
    'bundestag',
    'corrected',
    ['fields_misplaced'],
    'accept',
  ],
  [
    'Platz der Republik 1||11011||Berlin|DE',
    'bundestag',
    'corrected',
    ['fields_misplaced'],
    'accept',
  ],
  [
    '1600 Amphitheatre Parkway||CA|Mountain View|94043|US',
    'googleplex',
    'corrected',
    ['fields_misplaced'],
    'accept',
  ],
  // Two at once
  [
    'Leopldstr.||München||80802|DE',
    'muenchen',
    'needs_review',
    ['misspelt_street', 'house_number_missing'],
    'fix',
  ],
  [
    'Leopldstr. 12A||München|||DE',
    'muenchen',
    'corrected',
    ['misspelt_street', 'postal_code_missing'],
    'accept',
  ],
  [
    'Leopoldstr. 12A||Berlin||80802|',
    'muenchen',
    'needs_review',
    ['country_missing', 'locality_differs', 'areas_contradict'],
    'confirm',
  ],
]

/** Reasons that decide nothing here. */
const notes = new Set<string>([
  'region_missing',
  'unit_unconfirmed',
  'po_box',
  'postal_code_unconfirmed',
])

describe('an address with an error', () => {
  it.each(rows)('%s beside %s gets the verdict %s', (text, name, verdict, codes, action) => {
    const candidates = name === 'nothing' ? [] : [places[name]]
    const judged = judge(stored(text), { candidates }, 'normal')
    const given = judged.reasons
      .map(({ code }) => code)
      .filter((code) => codes.includes(code) || !notes.has(code))
    expect({ verdict: judged.verdict, codes: given.toSorted(), action: judged.nextAction }).toEqual(
      {
        verdict,
        codes: codes.toSorted(),
        action,
      },
    )
  })
})

describe('the changes of a judgement', () => {
  it('have the stored text and the right one', () => {
    const { changes } = judge(
      stored('1600 Amphiteatre Pkwy||Moutain View|CA|94034|US'),
      { candidates: [places.googleplex] },
      'normal',
    )
    expect(changes).toEqual([
      { component: 'street', before: 'Amphiteatre', after: 'Amphitheatre Parkway' },
      { component: 'locality', before: 'Moutain View', after: 'Mountain View' },
      { component: 'postalCode', before: '94034', after: '94043' },
    ])
  })
  it('have no stored text where nothing was stored', () => {
    const { changes } = judge(
      stored('Platz der Republik 1||Berlin|||DE'),
      { candidates: [places.bundestag] },
      'normal',
    )
    expect(changes).toEqual([{ component: 'postalCode', after: '11011' }])
  })
})

describe('the confidence of a judgement', () => {
  it.each([
    ['1600 Amphitheatre Parkway||Mountain View|CA|94043|US', 'googleplex', 1],
    ['PO Box 1866||Mountain View|CA|94042|US', 'poBox', 0.95],
    ['Leopldstr. 12A||München||80802|DE', 'muenchen', 0.85],
    ['Leopldstr. 12A||München|||DE', 'muenchen', 0.77],
    ['Leopoldstraße||München||80802|DE', 'muenchen', 0.5],
    ['Platz der Republik 1||München||80331|DE', 'bundestag', 0.12],
  ] as const)('in %s beside %s is %d', (text, name, confidence) => {
    expect(judge(stored(text), { candidates: [places[name]] }, 'normal').confidence).toBe(
      confidence,
    )
  })
})

describe('the chosen candidate of a judgement', () => {
  it.each([
    ['Leopoldstraße 12A||München||80802|DE', ['bundestag', 'muenchen'], 'confirmed', 1],
    ['Leopoldstraße 12A||München||80802|DE', ['muenchen', 'muenchen'], 'confirmed', 0],
    ['Platz der Republik 1||Berlin||11011|DE', ['townOnly', 'bundestag'], 'confirmed', 1],
  ] as const)('for %s among %o: %s, number %i', (text, names, verdict, candidate) => {
    const candidates = names.map((name) => places[name])
    expect(judge(stored(text), { candidates }, 'normal')).toMatchObject({ verdict, candidate })
  })
})

describe('the policies strict, normal and lenient', () => {
  it.each([
    ['Leopldstr. 12A||München||80802|DE', 'muenchen', 'corrected', 'corrected', 'corrected'],
    ['Leopoldstr. 12A||München||80820|DE', 'muenchen', 'needs_review', 'corrected', 'corrected'],
    ['Leopoldstr. 12A||München|||DE', 'muenchen', 'corrected', 'corrected', 'confirmed'],
    ['Leopoldstr.||München||80802|DE', 'muenchen', 'undeliverable', 'needs_review', 'needs_review'],
    [
      'Böttcherstraße 4000||Bremen||28195|DE',
      'streetOnly',
      'undeliverable',
      'needs_review',
      'confirmed',
    ],
    [
      '1 Montgomery Street||San Francisco|CA|94104|US',
      'suite',
      'needs_review',
      'needs_review',
      'confirmed',
    ],
    ['PO Box 1866||Mountain View|CA|94042|US', 'poBox', 'needs_review', 'confirmed', 'confirmed'],
    [
      '45 Mahatma Gandhi Road|Whitefield|Bengaluru|Karnataka||IN',
      'mgRoad',
      'needs_review',
      'corrected',
      'confirmed',
    ],
    [
      '45 Mahatma Gandhi Road|Ashok Nagar|Bengaluru|Karnataka||IN',
      'mgRoad',
      'corrected',
      'corrected',
      'confirmed',
    ],
    [
      '45 Mahatma Gandhi Road|Infosys|Bengaluru|Karnataka|560001|IN',
      'mgRoad',
      'confirmed',
      'confirmed',
      'confirmed',
    ],
    [
      'Platz der Republik 1||München||80331|DE',
      'bundestag',
      'undeliverable',
      'needs_review',
      'needs_review',
    ],
    [
      'Quorvelstraße 3||Bremen||28195|DE',
      'townOnly',
      'undeliverable',
      'undeliverable',
      'needs_review',
    ],
  ] as const)('judge %s beside %s as %s, %s or %s', (text, name, ...verdicts) => {
    const found = { candidates: [places[name]] }
    const given = (['strict', 'normal', 'lenient'] as const).map(
      (policy) => judge(stored(text), found, policy).verdict,
    )
    expect(given).toEqual(verdicts)
  })
})

describe('several candidates', () => {
  const springfield = (regionCode: string, region: string) => ({
    placeId: regionCode,
    formattedAddress: `15 Main St, Springfield, ${regionCode} USA`,
    types: ['street_address'],
    components: {
      houseNumber: '15',
      street: 'Main Street',
      locality: 'Springfield',
      region,
      regionCode,
      country: 'United States',
      countryCode: 'US',
    },
  })
  const both = [springfield('MO', 'Missouri'), springfield('IL', 'Illinois')]

  it("that fit equally well need a person's review", () => {
    const { verdict, nextAction, reasons } = judge(
      stored('15 Main St||Springfield|||US'),
      { candidates: both },
      'normal',
    )
    expect([verdict, nextAction, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      'confirm',
      ['region_missing', 'place_unconfirmed', 'several_candidates'],
    ])
  })
  it('need none where the state is stored', () => {
    const { verdict, candidate } = judge(
      stored('15 Main St||Springfield|IL||US'),
      { candidates: both },
      'normal',
    )
    expect([verdict, candidate]).toEqual(['confirmed', 1])
  })
  it('are compared by their descriptions where no details were requested', () => {
    const [first, second] = both
    const others = second
      ? [{ placeId: 'IL', formattedAddress: second.formattedAddress, types: second.types }]
      : []
    const { verdict } = judge(
      stored('15 Main St||Springfield|||US'),
      { candidates: [...(first ? [first] : []), ...others] },
      'normal',
    )
    expect(verdict).toBe('needs_review')
  })
  it('are ignored when none has details', () => {
    const candidates = both.map(({ placeId, formattedAddress, types }) => ({
      placeId,
      formattedAddress,
      types,
    }))
    expect(judge(stored('15 Main St||Springfield|||US'), { candidates }, 'normal').verdict).toBe(
      'undeliverable',
    )
  })
})

describe('the signals of the provider', () => {
  const address = stored('Platz der Republik 1||Berlin||11011|DE')
  it.each([
    [{ precision: 'rooftop' }, 'confirmed', []],
    [{ precision: 'interpolated' }, 'confirmed', ['interpolated']],
    [{ precision: 'approximate' }, 'needs_review', ['only_approximate']],
    [{ partialMatch: true }, 'confirmed', ['partial_match']],
    [{ movedPlaceId: 'other' }, 'needs_review', ['place_moved']],
  ] as const)('%o give the verdict %s', (signals, verdict, codes) => {
    const judged = judge(address, { candidates: [{ ...places.bundestag, ...signals }] }, 'normal')
    expect([judged.verdict, judged.reasons.map(({ code }) => code)]).toEqual([verdict, codes])
  })
})
