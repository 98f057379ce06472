import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { alsoWorthReading, judge } from '../../shared/verdict/judge.ts'
import { stored } from './places.ts'

/** `country | number | street | town | code | region`, with its line in words. */
function place(placeId: string, parts: string, formattedAddress: string): Candidate {
  const [countryCode = '', houseNumber, street, locality, postalCode, regionCode] = parts
    .split('|')
    .map((part) => part.trim())
  const all = { houseNumber, street, locality, postalCode, regionCode, countryCode }
  const components = Object.fromEntries(
    Object.entries({ ...all, region: regionCode }).filter(([, value]) => value),
  ) as Components
  return { placeId, formattedAddress, components, types: ['street_address'] }
}

/** A prediction whose details were not read. */
const asLine = ({ placeId, formattedAddress, types }: Candidate): Candidate => ({
  placeId,
  formattedAddress: formattedAddress.replace(/\b\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/, ''),
  types,
})

const lake = [
  place('ne', 'US|40|Northeast Lake Street|Salem|97301|OR', '40 NE Lake St, Salem, OR 97301, USA'),
  place('sw', 'US|40|Southwest Lake Street|Salem|97306|OR', '40 SW Lake St, Salem, OR 97306, USA'),
]
const chester = [
  place('square', 'GB|7|Chester Square|London|SW1W 9HH', '7 Chester Square, London SW1W 9HH, UK'),
  place(
    'terrace',
    'GB|7|Chester Terrace|London|SW1W 9JF',
    '7 Chester Terrace, London SW1W 9JF, UK',
  ),
]
const linden = [
  place('street', 'DE|3|Lindenstraße|Köln|50674', 'Lindenstraße 3, 50674 Köln, Deutschland'),
  place('allee', 'DE|3|Lindenallee|Köln|50968', 'Lindenallee 3, 50968 Köln, Deutschland'),
]

const gasse = [
  place('alte', 'DE|8|Alte Gasse|Ulm|89073', 'Alte Gasse 8, 89073 Ulm, Deutschland'),
  place('neue', 'DE|8|Neue Gasse|Ulm|89077', 'Neue Gasse 8, 89077 Ulm, Deutschland'),
]
const lagos = [
  place('road', 'NG|8|Bode Thomas Road|Lagos|101241|Lagos', '8 Bode Thomas Rd, Lagos, Nigeria'),
  place('way', 'NG|8|Bode Thomas Way|Ikorodu|104101|Lagos', '8 Bode Thomas Way, Ikorodu, Nigeria'),
]
const chuo = [
  place('east', 'JP|３|東中央５丁目１|富士市|417-0051|静岡県', '静岡県富士市東中央５丁目１−３'),
  place('centre', 'JP|３|中央５丁目１|富士市|417-0052|静岡県', '静岡県富士市中央５丁目１−３'),
]
const nanking = [
  place('east', 'CN|88|人民东路|昆明市|650051', '中国云南省昆明市人民东路88号'),
  place('west', 'CN|88|人民西路|昆明市|650031', '中国云南省昆明市人民西路88号'),
]

const kharkiv = [
  place(
    'great',
    'UA|4|вулиця Велика Панасівська|Харків|61052',
    'вулиця Велика Панасівська, 4, Харків',
  ),
  place(
    'little',
    'UA|4|вулиця Мала Панасівська|Харків|61052',
    'вулиця Мала Панасівська, 4, Харків',
  ),
]

const judged = (text: string, candidates: Candidate[]) =>
  judge(stored(text), { candidates }, 'normal')

describe('two streets of one name differ in kind or direction', () => {
  it.each<[why: string, text: string, candidates: Candidate[]]>([
    ['no direction is stored', '40 Lake St||Salem|OR||US', lake],
    ['the code is of neither', '40 Lake St||Salem|OR|97999|US', lake],
    ['no kind is stored', '7 Chester||London|||GB', chester],
    ['no kind is stored', '7 Chester||London|||GB', chester.toReversed()],
    ['the code is that of the other direction', '40 NE Lake St||Salem|OR|97306|US', lake],
    ['the code is that of the other kind', '7 Chester Terrace||London||SW1W 9HH|GB', chester],
    ['the code is that of the other kind', '7 Chester Square||London||SW1W 9JF|GB', chester],
    ['the code is that of the other', 'Alte Gasse 8||Ulm||89077|DE', gasse],
    ['the code is that of the other', '東中央5-1-3||富士市|静岡県|417-0052|JP', chuo],
    ['the code is that of the other', '人民东路88号||昆明市||650031|CN', nanking],
    ['no kind is stored', '8 Bode Thomas||Lagos|||NG', lagos],
    ['neither word is stored', 'вул. Панасівська, 4||Харків||61052|UA', kharkiv],
  ])('both are shown where %s: %s', (_, text, candidates) => {
    const { verdict, reasons, fitting } = judged(text, candidates)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['several_candidates']),
    ])
    expect(fitting?.map(({ candidate }) => candidate).sort()).toEqual([0, 1])
  })

  it.each<[why: string, text: string, chosen: string, candidates: Candidate[]]>([
    ['direction', '40 NE Lake St||Salem|OR||US', 'ne', lake],
    ['direction', '40 SW Lake St||Salem|OR||US', 'sw', lake],
    ['code', '40 Lake St||Salem|OR|97306|US', 'sw', lake],
    ['kind', '7 Chester Terrace||London|||GB', 'terrace', chester],
    ['code', '7 Chester||London||SW1W 9HH|GB', 'square', chester],
    ['kind', 'Lindenallee 3||Köln|||DE', 'allee', linden],
    ['initial', 'вул. В. Панасівська, 4||Харків||61052|UA', 'great', kharkiv],
    ['initial', 'вул. М. Панасівська, 4||Харків||61052|UA', 'little', kharkiv],
    ['age, where the code is of neither', 'Alte Gasse 8||Ulm||89071|DE', 'alte', gasse],
    ['age, where the code is of neither', 'Neue Gasse 8||Ulm||89071|DE', 'neue', gasse],
  ])('what is stored decides by its %s: %s', (_, text, chosen, candidates) => {
    const { fitting, candidate = -1 } = judged(text, candidates)
    expect([candidates[candidate]?.placeId, fitting]).toEqual([chosen, undefined])
  })

  it('a line is enough to show the other', () => {
    const [first, second] = lake as [Candidate, Candidate]
    const { verdict } = judged('40 Lake St||Salem|OR||US', [first, asLine(second)])
    expect(verdict).toBe('needs_review')
    expect(judged('40 NE Lake St||Salem|OR||US', [first, asLine(second)]).fitting).toBe(undefined)
  })

  it.each<[text: string, candidates: Candidate[], index: number | undefined]>([
    // The code agrees with the first, and may be that of the other too.
    ['40 Lake St||Salem|OR|97301|US', lake, 1],
    ['40 NE Lake St||Salem|OR|97306|US', lake, 1],
    ['7 Chester Square||London||SW1W 9JF|GB', chester, 1],
    ['東中央5-1-3||富士市|静岡県|417-0052|JP', chuo, 1],
    // The line has its quarter in place of the stored town.
    ['8 Bode Thomas||Lagos|||NG', lagos, 1],
    ['40 NE Lake St||Salem|OR|97301|US', lake, undefined],
    ['7 Chester Square||London||SW1W 9HH|GB', chester, undefined],
  ])('the other is read where the code may tell: %s', (text, [first, ...rest], index) => {
    const candidates = [first as Candidate, ...rest.map(asLine)]
    expect(alsoWorthReading(stored(text), { candidates })).toBe(index)
  })

  it('another number of that street, or the street in another town, is no rival', () => {
    const [first] = lake as [Candidate]
    const others = [
      place('50', 'US|50|Southwest Lake Street|Salem|97306|OR', '50 SW Lake St, Salem, OR 97306'),
      place('o', 'US|40|Southwest Lake Street|Bend|97702|OR', '40 SW Lake St, Bend, OR 97702, USA'),
    ]
    for (const other of others)
      expect(judged('40 Lake St||Salem|OR||US', [first, other]).fitting).toBe(undefined)
  })
})
