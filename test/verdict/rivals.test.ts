import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { alsoWorthReading, judge } from '../../shared/verdict/judge.ts'
import { stored } from './places.ts'

let ids = 0
/** A candidate: `country | number | street | town | code | region`, with its line in words. */
function place(
  parts: string,
  line: string,
  more: Partial<Candidate> = {},
  country?: string,
): Candidate {
  const [countryCode = '', houseNumber, street, locality, postalCode, regionCode] = parts
    .split('|')
    .map((part) => part.trim())
  const all = { houseNumber, street, locality, postalCode, regionCode, country, countryCode }
  const components = Object.fromEntries(
    Object.entries({ ...all, region: regionCode }).filter(([, value]) => value),
  ) as Components
  ids += 1
  return {
    placeId: `place ${ids}`,
    formattedAddress: line,
    components,
    types: ['street_address'],
    ...more,
  }
}

const withBox = (postBox: string, parts: string, line: string): Candidate => {
  const found = place(parts, line, { types: ['post_box'] })
  return { ...found, components: { ...found.components, postBox } }
}

/** The first one with this quarter. */
const withQuarterOf = (
  dependentLocality: string,
  [first = expect.fail(), ...others]: Candidate[],
) => [{ ...first, components: { ...first.components, dependentLocality } as Components }, ...others]

const judged = (text: string, candidates: Candidate[]) =>
  judge(stored(text), { candidates }, 'normal')
const codesOf = (text: string, candidates: Candidate[]) =>
  judged(text, candidates).reasons.map(({ code }) => code)

/** The same street and number in two quarters, towns or states. */
const berlin = [
  place('DE|5|Hauptstraße|Berlin|10827', 'Hauptstraße 5, 10827 Berlin, Deutschland'),
  place('DE|5|Hauptstraße|Berlin|12159', 'Hauptstraße 5, 12159 Berlin, Deutschland'),
]
const berlinAndPotsdam = [
  place('DE|5|Lindenstraße|Berlin|10969', 'Lindenstraße 5, 10969 Berlin, Deutschland'),
  place('DE|5|Lindenstraße|Potsdam|14467', 'Lindenstraße 5, 14467 Potsdam, Deutschland'),
]
const paris = [
  place('FR|3|Rue de la Paix|Paris|75002', '3 Rue de la Paix, 75002 Paris, France'),
  place('FR|3|Rue de la Paix|Paris|75010', '3 Rue de la Paix, 75010 Paris, France'),
]
const villages = [
  place("FR|5|Rue de l'Église|Belley|01300", "5 Rue de l'Église, 01300 Belley, France"),
  place("FR|5|Rue de l'Église|Virignin|01300", "5 Rue de l'Église, 01300 Virignin, France"),
]
const london = [
  place('GB|12|High Street|London|SE25 6EP', '12 High St, London SE25 6EP, UK'),
  place('GB|12|High Street|London|E11 2AA', '12 High St, London E11 2AA, UK'),
]
const springfield = [
  place('US|15|Main Street|Springfield|62701|IL', '15 Main St, Springfield, IL 62701, USA'),
  place('US|15|Main Street|Springfield|65806|MO', '15 Main St, Springfield, MO 65806, USA'),
]
const queens = [
  place('US|10|Main Street|Queens|11354|NY', '10 Main St, Flushing, NY 11354, USA'),
  place('US|10|Main Street|Queens|11693|NY', '10 Main St, Broad Channel, NY 11693, USA'),
]
const roma = [
  place('IT|8|Via Garibaldi|Roma|00153', 'Via Garibaldi, 8, 00153 Roma RM, Italia'),
  place('IT|8|Via Garibaldi|Roma|00132', 'Via Garibaldi, 8, 00132 Roma RM, Italia'),
]
const saoPaulo = [
  place('BR|100|Rua Sete|São Paulo|01234-000|SP', 'Rua Sete, 100 - Centro, São Paulo - SP'),
  place('BR|100|Rua Sete|São Paulo|08123-000|SP', 'Rua Sete, 100 - Itaim, São Paulo - SP'),
]
const mumbai = [
  place('IN|7|MG Road|Mumbai||MH', '7, MG Road, Fort, Mumbai, Maharashtra, India'),
  place('IN|7|MG Road|Mumbai||MH', '7, MG Road, Ghatkopar, Mumbai, Maharashtra, India'),
]
const sydney = [
  place('AU|20|George Street|Sydney|2000|NSW', '20 George St, Sydney NSW 2000, Australia'),
  place('AU|20|George Street|Sydney|2150|NSW', '20 George St, Sydney NSW 2150, Australia'),
]
const warszawa = [
  place('PL|4|Leśna|Warszawa|00-123', 'Leśna 4, 00-123 Warszawa, Polska'),
  place('PL|4|Leśna|Warszawa|04-567', 'Leśna 4, 04-567 Warszawa, Polska'),
]
const dubai = [
  place('AE|9|Al Wasl Road|Dubai', '9 Al Wasl Road, Jumeirah, Dubai, United Arab Emirates'),
  place('AE|9|Al Wasl Road|Dubai', '9 Al Wasl Road, Al Safa, Dubai, United Arab Emirates'),
]
const moskva = [
  place('RU|3|улица Ленина|Москва|101000', 'улица Ленина, 3, Москва, Россия, 101000'),
  place('RU|3|улица Ленина|Москва|142000', 'улица Ленина, 3, Москва, Россия, 142000'),
]

const bursa = [
  place('TR|3|İnönü Caddesi|Mudanya', 'Güzelyalı, İnönü Cd. No:3, Mudanya/Bursa, Türkiye'),
  place('TR|3|İnönü Caddesi|Mudanya', 'Halitpaşa, İnönü Cd. No:3, Mudanya/Bursa, Türkiye'),
]
const saintMary = [
  place('CA|9|Elm Street|Saint Mary|E0A 1A0|NB', '9 Elm St, Saint Mary, NB E0A 1A0, Canada'),
  place("CA|9|Elm Street|St. Mary's|A0B 3B0|NL", "9 Elm St, St. Mary's, NL A0B 3B0, Canada"),
]
const inSalta = [
  place('AR|70|Belgrano|Salta|A4400|Salta', 'Belgrano 70, A4400 Salta, Argentina'),
  place('AR|70|Belgrano|Cafayate|A4427|Salta', 'Belgrano 70, A4427 Cafayate, Salta, Argentina'),
]
const plazas = [
  place('CR||Ruta 27|San José|10201', 'Plaza Roble Norte, Ruta 27, Escazú, San José, Costa Rica'),
  place('CR||Ruta 2|San José|11801', 'Plaza Roble Sur, Ruta 2, Curridabat, San José, Costa Rica'),
].map((one) => ({ ...one, types: ['shopping_mall', 'establishment'] }))
const gent = [
  place('BE|7|Dorpstraat|Gent|9000', 'Dorpstraat 7, Gent, België'),
  place('BE|7|Dorpstraat|Gent|9050', 'Dorpstraat 7, Gent, België'),
]
const frankenberg = [
  place('DE|12|Uferweg|Frankenberg (Eder)|35066', 'Uferweg 12, 35066 Frankenberg (Eder)'),
  place('DE|12|Uferweg|Frankenberg/Sachsen|09669', 'Uferweg 12, 09669 Frankenberg/Sachsen'),
]
const caguas = [
  place('PR|B14|Calle 5|Caguas|00725', 'B14 C. 5, Caguas, 00725, Puerto Rico'),
  place('PR|B14|Calle 5|Caguas|00725', 'B14 Calle 5, Urb. Bairoa, Caguas, Puerto Rico'),
]
const newport = [
  place('GB|45|High Street|Newport|NP20 1GF|Wales', '45 High Street, Newport, UK'),
  place('GB|45|High Street|Newport|PO30 1SS|England', '45 High Street, Newport, Isle of Wight, UK'),
]
const burma = [
  place('MY|102|Jalan Burma|George Town|10050', '102, Jalan Burma, George Town, Malaysia'),
  place('MY|102|Lorong Burma|George Town|10250', '102, Lorong Burma, George Town, Malaysia'),
]
const rosiers = [
  place('CI|118||Abidjan', "Villa 118, Les Rosiers 3, Abidjan, Côte d'Ivoire"),
  place('CI|118||Abidjan', "Villa 118, Les Rosiers 4, Abidjan, Côte d'Ivoire"),
]
const wetzlar = [
  place('DE|5|Bergstraße|Wetzlar|35578', 'Bergstraße 5, Wetzlar, Deutschland'),
  place('DE|5|Bergstraße|Wetzlar|35584', 'Bergstraße 5, Wetzlar-Naunheim, Deutschland'),
]
const sectors = [
  place('PK|12|Street 45|Islamabad|44000', 'House 12, Street 45, F-10/4 F-10, Islamabad'),
  place('PK|12|Street 45|Islamabad|44000', 'House 12, Street 45, G-10/4 G-10, Islamabad'),
]
const inCluj = [
  place('RO|15|Strada Iancu|Florești|407280|Cluj', 'Strada Iancu 15, Florești, România'),
  place('RO|15|Strada Iancu|Cluj-Napoca|400089|Cluj', 'Strada Iancu 15, Cluj-Napoca, România'),
]
const neustadt = [
  place(
    'DE|41|Hauptstraße|Neustadt an der Weinstraße|67433',
    'Hauptstraße 41, Neustadt an der Weinstraße, Deutschland',
  ),
  place(
    'DE|41|Hauptstraße|Titisee-Neustadt|79822',
    'Hauptstraße 41, Titisee-Neustadt, Deutschland',
  ),
]
const wilmington = [
  place('US|815|Market Street|Wilmington|28401|NC', '815 Market St, Wilmington, NC 28401, USA'),
  place(
    'US|815|North Market Street|Wilmington|19801|DE',
    '815 N Market St, Wilmington, DE 19801, USA',
  ),
]
const inBengaluru = withQuarterOf('Malleshwaram', [
  place(
    'IN|45|11th Main Road|Bengaluru|560003|Karnataka',
    '45, 11th Main Road, Malleshwaram, Bengaluru, Karnataka, India',
  ),
  place(
    'IN|45|11th Main Road|Bengaluru|560011|Karnataka',
    '45, 11th Main Road, 4th Block, Jayanagar, Bengaluru, Karnataka, India',
  ),
])
const gwangju = [
  place('KR|160|중앙로|광주시|12756|경기도', '대한민국 경기도 광주시 중앙로 160'),
  place('KR|160|중앙로|동구|61475|광주광역시', '대한민국 광주광역시 동구 중앙로 160'),
]
const inMerida = withQuarterOf('Itzimná', [
  place(
    'MX|101|Calle 20|Mérida|97100|Yuc.',
    'Calle 20 101, Itzimná, Mérida, Yuc., México',
    {},
    'México',
  ),
  place('MX|101|Calle 20|Mérida|97125|Yuc.', 'Calle 20 101, México, Mérida, Yuc., México'),
])
/** Only the first one has details, as a search returns them. */
const unread = ([first = expect.fail(), ...others]: Candidate[]): Candidate[] => [
  first,
  ...others.map(({ components: _, ...one }) => one),
]

describe('two places with the same street and number both fit', () => {
  it.each<[why: string, text: string, candidates: Candidate[]]>([
    [
      'the town of one and the code of the other, which differ in a digit',
      'Kossuth utca 23||Kiskunhalas||6100|HU',
      [
        place('HU|23|Kossuth utca|Kiskunhalas|6400', 'Kiskunhalas, Kossuth utca 23, 6400'),
        place('HU|23|Kossuth utca|Félegyháza|6100', 'Félegyháza, Kossuth utca 23, 6100'),
      ],
    ],
    // No postal code, and nothing else that decides.
    ['no code is stored', 'Hauptstraße 5||Berlin|||DE', berlin],
    ['no code is stored', '3 Rue de la Paix||Paris|||FR', paris],
    ['no code is stored', '12 High Street||London|||GB', london],
    ['no code is stored', '12 High St, London, UK', london],
    ['no code is stored', '10 Main St||Queens|NY||US', queens],
    ['no code is stored', 'Via Garibaldi 8||Roma|||IT', roma],
    ['no code is stored', 'Rua Sete 100||São Paulo|SP||BR', saoPaulo],
    ['no code is stored', '20 George St||Sydney|NSW||AU', sydney],
    ['no code is stored', 'ul. Leśna 4||Warszawa|||PL', warszawa],
    ['no code is stored', 'ул. Ленина 3||Москва|||RU', moskva],
    ['no state is stored', '15 Main St||Springfield|||US', springfield],
    ['no town is stored, and both have the code', "5 rue de l'Église||||01300|FR", villages],
    ['quarters differ where there are no codes', '9 Al Wasl Road||Dubai|||AE', dubai],
    ['quarters differ and neither has a code', '7 MG Road||Mumbai|MH||IN', mumbai],
    ['quarters before the street differ', 'İnönü Cad. No: 3||Mudanya|Bursa||TR', bursa],
    ['quarters before the street differ', 'İnönü Cad. No: 3||Mudanya|||TR', unread(bursa)],
    ['a possessive ending is left out', '9 Elm St||St Mary|||CA', saintMary],
    ['a possessive ending is left out', '9 Elm St||St Mary|||CA', unread(saintMary)],
    ['a province with the name of its capital is stored', 'Belgrano 70|||Salta||AR', inSalta],
    [
      'a province with the name of its capital is stored',
      'Belgrano 70|||Salta||AR',
      unread(inSalta),
    ],
    ['the town of each has an addition', 'Uferweg 12||Frankenberg|||DE', frankenberg],
    ['the town of each has an addition', 'Uferweg 12||Frankenberg|||DE', unread(frankenberg)],
    [
      'another code is in a text without commas',
      'Hauptstraße 5 13347 Berlin',
      [berlin[0] ?? expect.fail(), berlin[1] ?? expect.fail()],
    ],
    ['the town is short for two towns', 'Hauptstr. 41||Neustadt|||DE', unread(neustadt)],
    ['no state is stored, and one has a direction', '815 Market St||Wilmington|||US', wilmington],
    ['one names a part of its quarter', '45, 11th Main Rd||Bengaluru|KA||IN', unread(inBengaluru)],
    [
      'the quarter of one is called like the country',
      'Calle 20 101||Mérida|||MX',
      unread(inMerida),
    ],
    ['the quarter of one stands behind its town', 'Bergstraße 5||Wetzlar|||DE', unread(wetzlar)],
    [
      'parts of sectors have streets of one number',
      'House 12, Street 45||Islamabad||44000|PK',
      unread(sectors),
    ],
    ['estates have streets of one number', 'B14 Calle 5||Caguas||00725|PR', unread(caguas)],
    ['the line of one names its county', '45 High Street||Newport|||GB', unread(newport)],
    ['the kind of a misspelt street is left out', '102 Burmah||George Town|||MY', burma],
    ['the kind of a misspelt street is left out', '102 Burmah||George Town|||MY', unread(burma)],
    ['estates without streets are counted', 'Cité Les Rosiers, villa 118||Abidjan|||CI', rosiers],
    ['the name is a part of two names', 'Plaza Roble||San José|||CR', unread(plazas)],
    ['the stored town may be the quarter of both', 'Dorpstraat 7||Ledeberg||9050|BE', gent],
    // A code that is neither's.
    ['the code is of neither', 'Hauptstraße 5||Berlin||13347|DE', berlin],
    ['the code is of neither', '3 Rue de la Paix||Paris||75020|FR', paris],
    ['the code is of neither', '12 High Street||London|SE1 9SG||GB', london],
    ['the code is of neither', '15 Main St||Springfield||45502|US', springfield],
    ['the code is of neither', 'Leśna 4||Warszawa||02-999|PL', warszawa],
    ['the code is of neither', 'Hauptstraße 5, 13347 Berlin, Deutschland', berlin],
    // The town of one and the code of the other.
    ['town and code disagree', 'Lindenstraße 5||Berlin||14467|DE', berlinAndPotsdam],
    ['town and code disagree', 'Lindenstraße 5||Potsdam||10969|DE', berlinAndPotsdam],
    ['town and code disagree', 'Lindenstr. 5, 10969 Potsdam', berlinAndPotsdam],
    [
      'town and code disagree',
      '1 Church Road||Bath||BS1 4XX|GB',
      [
        place('GB|1|Church Road|Bath|BA1 2AB', '1 Church Rd, Bath BA1 2AB, UK'),
        place('GB|1|Church Road|Bristol|BS1 4XX', '1 Church Rd, Bristol BS1 4XX, UK'),
      ],
    ],
    ['state and code disagree', '15 Main St||Springfield|MO|62701|US', springfield],
    [
      'no state is stored for a post-office box',
      'PO Box 1866||Springfield|||US',
      [
        withBox('PO Box 1866', 'US|||Springfield|62705|IL', 'PO Box 1866, Springfield, IL 62705'),
        withBox('PO Box 1866', 'US|||Springfield|65801|MO', 'PO Box 1866, Springfield, MO 65801'),
      ],
    ],
    // The provider's order does not matter.
    ['no code is stored', 'Hauptstraße 5||Berlin|||DE', berlin.toReversed()],
    ['town and code disagree', 'Lindenstraße 5||Berlin||14467|DE', berlinAndPotsdam.toReversed()],
  ])('where %s: %s', (_, text, candidates) => {
    const { verdict, nextAction, reasons, fitting } = judged(text, candidates)
    expect(reasons.map(({ code }) => code)).toContain('several_candidates')
    expect([verdict, nextAction]).toEqual(['needs_review', 'confirm'])
    expect(fitting?.map(({ candidate }) => candidate).sort()).toEqual([0, 1])
  })

  it.each([
    ['far apart', 52.4839, 13.3505, 52.4721, 13.3287, true],
    ['at the very same point, which is the middle of the town', 52.5, 13.4, 52.5, 13.4, true],
    ['a few houses apart', 52.4839, 13.3505, 52.4845, 13.3511, false],
  ])('where two codes are %s', (_, latitude, longitude, otherLatitude, otherLongitude, isOther) => {
    const [first = expect.fail(), second = expect.fail()] = berlin
    const codes = codesOf('Hauptstraße 5||Berlin|||DE', [
      { ...first, latitude, longitude },
      { ...second, latitude: otherLatitude, longitude: otherLongitude },
    ])
    expect(codes.includes('several_candidates')).toBe(isOther)
  })

  it('and each of them comes with what it would change', () => {
    const text = 'Lindenstraße 5||Berlin||14467|DE'
    const { candidate, changes, fitting } = judged(text, berlinAndPotsdam)
    expect([candidate, fitting]).toEqual([
      0,
      [
        {
          candidate: 0,
          changes: [{ component: 'postalCode', before: '14467', after: '10969' }],
        },
        { candidate: 1, changes: [{ component: 'locality', before: 'Berlin', after: 'Potsdam' }] },
      ],
    ])
    expect(changes).toEqual(fitting?.[0]?.changes)
  })
})

const twice = (candidate: Candidate, more: Partial<Candidate>, components: Components = {}) => [
  candidate,
  {
    ...candidate,
    placeId: `${candidate.placeId} again`,
    ...more,
    components: { ...candidate.components, ...components },
  },
]
const [hauptstrasse = expect.fail()] = berlin
const [highStreet = expect.fail()] = london
const [mainStreet = expect.fail()] = springfield
const lacking = (candidate: Candidate, part: keyof Components): Candidate => {
  const { [part]: _, ...components } = candidate.components ?? {}
  return { ...candidate, placeId: `${candidate.placeId} without`, components }
}

describe('one place alone fits', () => {
  it.each<[why: string, text: string, candidates: Candidate[]]>([
    ['the code is its own', 'Hauptstraße 5||Berlin||10827|DE', berlin],
    ['the code is its own', 'Hauptstraße 5||Berlin||12159|DE', berlin],
    ['the code is its own', '3 Rue de la Paix||Paris||75010|FR', paris],
    ['the code is its own', '12 High Street||London||E11 2AA|GB', london],
    ['the code is its own, elsewhere in the text', '12 High St, London SE25 6EP, UK', london],
    ['the code is its own', '10 Main St||Queens|NY|11693|US', queens],
    ['the code is its own', 'Rua Sete 100||São Paulo|SP|01234-000|BR', saoPaulo],
    ['the code is its own', 'Via Garibaldi 8||Roma||00132|IT', roma],
    ['the beginning of the code is its own', '12 High Street||London||E11|GB', london],
    ['the code is its own without the zero', "5 rue de l'Église||Belley||1300|FR", villages],
    ['the town is its own', "5 rue de l'Église||Virignin||01300|FR", villages],
    ['the town is its own', 'Lindenstraße 5||Potsdam|||DE', berlinAndPotsdam],
    [
      'the town is its own, and the code of neither',
      'Lindenstr. 5||Potsdam||99999|DE',
      [...berlinAndPotsdam.toReversed()],
    ],
    ['the state is its own', '15 Main St||Springfield|IL||US', springfield],
    ['the state is its own', '815 Market St||Wilmington|NC||US', wilmington],
    ['the code is its own', 'Hauptstr. 41||Neustadt||67433|DE', unread(neustadt)],
    ['the code is its own', '45, 11th Main Rd||Bengaluru||560003|IN', unread(inBengaluru)],
    ['the region is its own', '중앙로 160||광주시|경기도||KR', unread(gwangju)],
    ['the quarter is its own', 'Calle 20 101, Itzimná||Mérida|||MX', unread(inMerida)],
    [
      'the town is its own, and the region is called like the other',
      'Strada Iancu 15||Florești|Cluj||RO',
      unread(inCluj),
    ],
    [
      'the code is its own, and no state is stored',
      '15 Main St||Springfield||65806|US',
      springfield,
    ],
    ['the quarter is its own', '9 Al Wasl Road, Al Safa||Dubai|||AE', dubai.toReversed()],
    ['the quarter is its own', '7 MG Road, Fort||Mumbai|MH||IN', mumbai],
    [
      'the number is its own',
      'Hauptstraße 5||Berlin|||DE',
      [
        hauptstrasse,
        place('DE|7|Hauptstraße|Berlin|12159', 'Hauptstraße 7, 12159 Berlin, Deutschland'),
      ],
    ],
    [
      'the street is its own',
      'Hill Road 5||London|||GB',
      [
        place('GB|5|Hill Road|London|NW8 9QG', '5 Hill Rd, London NW8 9QG, UK'),
        place('GB|5|Hall Road|London|E17 1AA', '5 Hall Rd, London E17 1AA, UK'),
      ],
    ],
    // The same place twice.
    [
      'both have one id',
      'Hauptstraße 5||Berlin|||DE',
      [
        hauptstrasse,
        { ...hauptstrasse, components: { ...hauptstrasse.components, postalCode: '12159' } },
      ],
    ],
    ['both have one address', 'Hauptstraße 5||Berlin|||DE', twice(hauptstrasse, {})],
    [
      'one is the building of the other',
      '12 High Street||London|||GB',
      twice(highStreet, {
        types: ['premise'],
        formattedAddress: 'Tower House, 12 High St, London SE25 6EP, UK',
      }),
    ],
    [
      'one is a flat in the other',
      '12 High Street||London|||GB',
      twice(
        highStreet,
        { types: ['subpremise'], formattedAddress: 'Flat 3, 12 High St, London SE25 6EP, UK' },
        { unit: 'Flat 3' },
      ),
    ],
    [
      'one has the longer code',
      '15 Main St||Springfield|IL||US',
      twice(mainStreet, {}, { postalCode: '62701-1234' }),
    ],
    [
      'one has a code of its own, at the same point',
      '15 Main St||Springfield|IL||US',
      [
        { ...mainStreet, latitude: 39.8, longitude: -89.65 },
        {
          ...mainStreet,
          placeId: 'tower',
          latitude: 39.8001,
          longitude: -89.6501,
          components: { ...mainStreet.components, postalCode: '62799' },
          types: ['premise'],
        },
      ],
    ],
    [
      'the code is that of a street, and the towns are two names of one',
      '12 High Street||||SE25 6EP|GB',
      twice(highStreet, {}, { locality: 'Croydon' }),
    ],
    [
      'a post-office box has the town alone',
      'PO Box 1866||Mountain View|CA||US',
      [
        withBox('PO Box 1866', 'US|||Mountain View|94042|CA', 'PO Box 1866, Mountain View, CA'),
        withBox('PO Box 1866', 'US|||Sunnyvale|94088|CA', 'PO Box 1866, Sunnyvale, CA'),
      ],
    ],
    // What one lacks tells nothing.
    [
      'one has no code',
      'Hauptstraße 5||Berlin|||DE',
      [hauptstrasse, lacking(hauptstrasse, 'postalCode')],
    ],
    [
      'one has no town',
      'Hauptstraße 5||Berlin||10827|DE',
      [hauptstrasse, lacking(hauptstrasse, 'locality')],
    ],
    [
      'one has no number',
      'Hauptstraße 5||Berlin|||DE',
      [hauptstrasse, lacking(hauptstrasse, 'houseNumber')],
    ],
    [
      'one has no street',
      'Hauptstraße 5||Berlin||10827|DE',
      [hauptstrasse, lacking(hauptstrasse, 'street')],
    ],
  ])('where %s: %s', (_, text, candidates) => {
    const { reasons, fitting } = judged(text, candidates)
    expect(reasons.map(({ code }) => code)).not.toContain('several_candidates')
    expect(fitting).toBeUndefined()
  })

  it('and no others are named where the address is undeliverable', () => {
    const { verdict, fitting } = judged('Quorvelstraße 3||Berlin|||DE', berlin)
    expect([verdict, fitting]).toEqual(['undeliverable', undefined])
  })
})

/** Only the line of the second one is known. */
const line = (formattedAddress: string, more: Partial<Candidate> = {}): Candidate => {
  ids += 1
  return { placeId: `place ${ids}`, formattedAddress, types: ['street_address'], ...more }
}
/** A place that this prediction led to. */
const foundBy = (place: Candidate, description: string): Candidate => {
  const [mainText = '', ...rest] = description.split(', ')
  return { ...place, prediction: { description, mainText, secondaryText: rest.join(', ') } }
}
const inBerlin = (description: string): Candidate => foundBy(hauptstrasse, description)

const inArea = (parts: string, description: string, more: Partial<Components>): Candidate => {
  const found = foundBy(place(parts, description), description)
  return { ...found, components: { ...found.components, ...more } }
}
const koreanTown = inArea('KR|51|한밭로|서구|49247', '대한민국 부산광역시 서구 한밭로 51', {
  region: '부산광역시',
})
const taiwanTown = inArea('TW|52號|民族路|北區|300', '台灣新竹市北區民族路52號', {
  region: '新竹市',
})
const withQuarter = inArea(
  'VN|7|Trần Phú|Hồ Chí Minh|700000',
  '7 Trần Phú, Phường 2, Tân Bình, Hồ Chí Minh, Việt Nam',
  { dependentLocality: 'Tân Bình' },
)

const inDistrict19 = 'Budapest, XIX. kerület, Petőfi utca 41, Magyarország'
const inRüti = place('CH|16|Dorfstrasse|Rüti|8630', 'Dorfstrasse 16, Rüti, Schweiz')
const inNanjing: Candidate = {
  ...place('CN|217号|中山北路|南京市|210009|江苏省', '中国江苏省南京市鼓楼区中山北路217号'),
  components: {
    houseNumber: '217号',
    street: '中山北路',
    dependentLocality: '鼓楼区',
    locality: '南京市',
    region: '江苏省',
    postalCode: '210009',
    countryCode: 'CN',
  },
}

describe('beside a place whose details are known, one of which only the line is known', () => {
  it.each<[text: string, best: Candidate, other: Candidate, isRival: boolean]>([
    [
      'Petőfi utca 41||Budapest|||HU',
      place('HU|41|Petőfi utca|Budapest|1196', inDistrict19),
      line('Budapest, XVI. kerület, Petőfi utca 41, Magyarország'),
      true,
    ],
    [
      'Petőfi utca 41||Budapest|||HU',
      place('HU|41|Petőfi utca|Budapest|1196', inDistrict19),
      line(inDistrict19),
      false,
    ],
    ['Dorfstrasse 16||Rüti|||CH', inRüti, line('Dorfstrasse 16, Rüti bei Büren, Schweiz'), true],
    [
      'Dorfstrasse 16||Rüti||8630|CH',
      inRüti,
      line('Dorfstrasse 16, Rüti b. Büren, Schweiz'),
      false,
    ],
    ['Dorfstrasse 16||Rüti|||CH', inRüti, line('Dorfstrasse 16, Rüti, Schweiz'), false],
    [
      '鼓楼区中山北路217号|||江苏省||CN',
      inNanjing,
      line('中国江苏省徐州市鼓楼区中山北路217号'),
      true,
    ],
    [
      '鼓楼区中山北路217号||南京市|江苏省||CN',
      inNanjing,
      line('中国江苏省徐州市鼓楼区中山北路217号'),
      false,
    ],
    [
      'Hauptstraße 5||Berlin|||DE',
      inBerlin('Hauptstraße 5, Berlin-Schöneberg, Deutschland'),
      line('Hauptstraße 5, Berlin-Friedenau, Deutschland'),
      true,
    ],
    [
      'Hauptstraße 5||Berlin||10999|DE',
      inBerlin('Hauptstraße 5, Berlin-Schöneberg, Deutschland'),
      line('Hauptstraße 5, Berlin-Friedenau, Deutschland'),
      true,
    ],
    [
      'Hauptstraße 5||Berlin||10827|DE',
      inBerlin('Hauptstraße 5, Berlin-Schöneberg, Deutschland'),
      line('Hauptstraße 5, Berlin-Friedenau, Deutschland'),
      false,
    ],
    [
      'Hauptstraße 5||Berlin-Schöneberg|||DE',
      inBerlin('Hauptstraße 5, Berlin-Schöneberg, Deutschland'),
      line('Hauptstraße 5, Berlin-Friedenau, Deutschland'),
      false,
    ],
    [
      'Hauptstraße 5||Berlin|||DE',
      inBerlin('Hauptstraße 5, Berlin, Deutschland'),
      line('Hauptstraße 5, Berlin, Deutschland'),
      false,
    ],
    [
      'Hauptstraße 5||Potsdam||10827|DE',
      hauptstrasse,
      line('Hauptstraße 5, Potsdam, Deutschland'),
      true,
    ],
    [
      'Hauptstraße 5||Berlin||10999|DE',
      hauptstrasse,
      line('Hauptstraße 5, Potsdam, Deutschland'),
      false,
    ],
    [
      'Hauptstraße 5||Potsdam||10827|DE',
      hauptstrasse,
      line('Hauptstraße 5, Hannover, Deutschland'),
      false,
    ],
    [
      'Hauptstraße 5||Potsdam||10827|DE',
      hauptstrasse,
      line('Hauptweg 5, Potsdam, Deutschland'),
      false,
    ],
    [
      '12 High Street||London|||GB',
      foundBy(highStreet, '12 High Street, South Norwood, London, UK'),
      line('12 High Street, Wanstead, London, UK'),
      true,
    ],
    [
      '12 High Street||London|||GB',
      foundBy(highStreet, '12 High Street, London, UK'),
      line('Tower House, 12 High Street, London, UK'),
      false,
    ],
    [
      'PO Box 1866||Springfield|||US',
      withBox('PO Box 1866', 'US|||Springfield|62705|IL', 'PO Box 1866, Springfield, IL, USA'),
      line('PO Box 1866, Springfield, MO, USA'),
      true,
    ],
    [
      'PO Box 1866||Springfield|||US',
      withBox('PO Box 1866', 'US|||Springfield|62705|IL', 'PO Box 1866, Springfield, IL, USA'),
      line('PO Box 18, Springfield, MO, USA'),
      false,
    ],
    // Without commas: towns of one name in two provinces, districts of one town.
    ['서구 한밭로 51|||||KR', koreanTown, line('대한민국 인천광역시 서구 한밭로 51'), true],
    [
      '서구 한밭로 51||부산광역시|||KR',
      koreanTown,
      line('대한민국 인천광역시 서구 한밭로 51'),
      false,
    ],
    ['民族路52號||新竹市|||TW', taiwanTown, line('台灣新竹市香山區民族路52號'), true],
    ['北區民族路52號||新竹市|||TW', taiwanTown, line('台灣新竹市香山區民族路52號'), false],
    // A word for a kind of area, which another line has too, tells nothing.
    [
      '7 Trần Phú, Phường 2, Quận Tân Bình||Hồ Chí Minh||700000|VN',
      withQuarter,
      line('7 Trần Phú, Quận 5, Hồ Chí Minh, Việt Nam'),
      false,
    ],
    // A search for a territory finds its country too.
    [
      '1 Rue Pasteur|||||RE',
      place('RE|1|Rue Pasteur|Saint-Denis|97400', '1 Rue Pasteur, Saint-Denis, La Réunion'),
      line('1 Rue Pasteur, Lyon, France'),
      false,
    ],
    [
      '1 Rue Pasteur|||||',
      place('RE|1|Rue Pasteur|Saint-Denis|97400', '1 Rue Pasteur, Saint-Denis, La Réunion'),
      line('1 Rue Pasteur, Lyon, France'),
      true,
    ],
  ])('for %s is a place of its own, or not (%#)', (text, best, other, isRival) => {
    expect(codesOf(text, [best, other]).includes('several_candidates')).toBe(isRival)
  })
})

describe('the details of a second place are worth a call', () => {
  const second = (text: string, candidates: Candidate[]) =>
    alsoWorthReading(stored(text), { candidates })
  const potsdam = line('Hauptstraße 5, Potsdam, Deutschland')
  const again = line('Hauptstraße 5, Berlin, Deutschland')
  const known = inBerlin('Hauptstraße 5, Berlin, Deutschland')

  it.each<[why: string, text: string, candidates: Candidate[], index: number]>([
    ['the code is not that of the first', 'Hauptstr. 5||Berlin||12159|DE', [known, again], 1],
    ['the code may be that of another town', 'Hauptstr. 5||Berlin||14467|DE', [known, potsdam], 1],
    ['the town goes first', 'Hauptstr. 5||Berlin||12159|DE', [known, potsdam, again], 2],
    ['the town is not that of the first', 'Hauptstr. 5||Potsdam||10827|DE', [known, potsdam], 1],
    ['both read alike, and no code is stored', 'Hauptstr. 5||Berlin|||DE', [known, again], 1],
    [
      'the first has no code',
      'Hauptstr. 5||Berlin||10827|DE',
      [lacking(known, 'postalCode'), again],
      1,
    ],
    [
      'it is in another quarter of the town, whose code is that of both',
      '45 Rizal Street||Iloilo City||5000|PH',
      [
        place('PH|45|Rizal St|Iloilo City|5000', '45 Rizal St, City Proper, Iloilo City'),
        line('45 Rizal Street, La Paz, Iloilo City, Philippines'),
      ],
      1,
    ],
  ])('where %s', (_, text, candidates, index) => {
    expect(second(text, candidates)).toBe(index)
  })
  it.each<[why: string, text: string, candidates: Candidate[]]>([
    ['the first agrees in code and town', 'Hauptstr. 5||Berlin||10827|DE', [known, again]],
    ['there is no second one', 'Hauptstr. 5||Berlin||12159|DE', [known]],
    [
      'the second one has another number',
      'Hauptstr. 5||Berlin||12159|DE',
      [known, line('Hauptstraße 7, Berlin, Deutschland')],
    ],
    [
      'the second one has another street',
      'Hauptstr. 5||Berlin||12159|DE',
      [known, line('Hauffstraße 5, Berlin, Deutschland')],
    ],
    ['the second one has not the town either', 'Hauptstr. 5||Hannover||10827|DE', [known, potsdam]],
    ['a person must look anyway', 'Hauptstr. 6||Berlin||12159|DE', [known, again]],
    ['the lines alone tell that both fit', 'Hauptstr. 5|||||', [known, potsdam]],
    [
      'the second one is a flat in the first',
      'Hauptstr. 5||Berlin|||DE',
      [known, line('Hauptstraße 5, Whg. 3, Berlin, Deutschland', { types: ['subpremise'] })],
    ],
    [
      'the second one is the building',
      'Hauptstr. 5||Berlin|||DE',
      [known, line('Hauptstraße 5, Berlin, Deutschland', { types: ['premise'] })],
    ],
    ['the first has no details', 'Hauptstr. 5||Berlin||12159|DE', [again, potsdam]],
    [
      'the country has no codes',
      '9 Al Wasl Road||Dubai|||AE',
      [dubai[0] ?? expect.fail(), line('9 Al Wasl Road, Jumeirah, Dubai, United Arab Emirates')],
    ],
    [
      'codes are those of single streets',
      '9 High Street||London||SE9 1AA|GB',
      [
        place('GB|9|High Street|London|SE9 1AA', '9 High St, Eltham, London'),
        line('9 High Street, Acton, London, UK'),
      ],
    ],
  ])('not where %s', (_, text, candidates) => {
    expect(second(text, candidates)).toBeUndefined()
  })
})
