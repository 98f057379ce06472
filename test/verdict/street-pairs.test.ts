import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryOf } from '../../shared/verdict/search/query.ts'
import { differentStreets } from './data/different-streets.ts'
import { equalStreets } from './data/equal-streets.ts'
import {
  differentInNewYork,
  differentTowns,
  equalInNewYork,
  equalRegions,
  equalTowns,
} from './data/equal-towns.ts'
import { neighbouringStreets } from './data/neighbouring-streets.ts'
import { equalNumbers, otherNumbers } from './data/numbers.ts'
import { cellsOf, judgeEqual, judgeLine, judgeText, lineOf } from './written-pair.ts'

/** The verdicts of rows that are accepted without a person. */
const accepted = ['confirmed', 'corrected']

interface Pair {
  country: string
  houseNumber: string
  one: string
  other: string
}

const differentPairs = [...Object.values(differentStreets).flat(), ...neighbouringStreets].flatMap(
  (row): Pair[] => {
    const [head = '', one = '', other = ''] = cellsOf(row)
    const [country = '', houseNumber = ''] = head.split(' ')
    const pair = { country, houseNumber }
    return [
      { ...pair, one, other },
      { ...pair, one: other, other: one },
    ]
  },
)

describe('streets of one town', () => {
  it('that differ are not accepted for each other', () => {
    const wrong = differentPairs.filter(({ country, houseNumber, one, other }) =>
      accepted.includes(
        judgeLine(country, lineOf(country, one, houseNumber), { street: other, houseNumber })
          .verdict,
      ),
    )
    // A missing direction is forgiven in North America, and an avenue's kind in Poland, where codes
    // are those of streets: people leave them out. Where there are no spaces, a character between
    // name and kind is not seen yet.
    expect(wrong.map(({ country, one, other }) => `${country} | ${one} | ${other}`)).toEqual([
      'US | Main Street | East Main Street',
      'PL | Mickiewicza | aleja Mickiewicza',
    ])
  })
  it('of which a part is stored go to a person, with "No." before the number too', () => {
    const found = { street: 'Jalan Mawar Barat', houseNumber: '9' }
    for (const line of ['Jl. Mawar 9', 'Jl. Mawar No. 9', 'Jl Mawar Nr 9']) {
      const { verdict, reasons } = judgeLine('ID', line, found)
      expect([line, verdict, reasons[0]?.code]).toEqual([line, 'needs_review', 'street_differs'])
    }
  })
  it('that are equal are accepted, however they are written', () => {
    const rows = Object.values(equalStreets).flat()
    const refused = rows.filter((row) => !accepted.includes(judgeEqual(row).verdict))
    expect(refused).toEqual([])
  })
  it('equal themselves, in every country', () => {
    const lines = differentPairs.map(({ country, houseNumber, one: street }) => ({
      country,
      houseNumber,
      street,
    }))
    const odd = lines.filter(({ country, houseNumber, street }) => {
      const { verdict, changes } = judgeLine(country, lineOf(country, street, houseNumber), {
        street,
        houseNumber,
      })
      return verdict !== 'confirmed' || changes.length > 0
    })
    expect(odd).toEqual([])
  })
})

it.each([
  ['8 mill ln leeds w yorks ls1 4ap', true],
  ['8 mill ln leeds w yorkshire ls1 4ap', true],
  ['8 mill ln w leeds ls1 4ap', false],
  ['8 w mill ln leeds ls1 4ap', false],
])('a direction behind the town is not that of the street: %s', (text, isAccepted) => {
  const { verdict } = judgeText(text, 'GB', { street: 'Mill Lane', houseNumber: '8' })
  expect(accepted.includes(verdict)).toBe(isAccepted)
})

describe('a number', () => {
  const verdictOf = (row: string) => judgeEqual(row).verdict
  it.each(equalNumbers)('of the street and one of the house are told apart: %s', (row) => {
    expect(accepted).toContain(verdictOf(row))
  })
  it.each(otherNumbers)('at the place of another one is not accepted: %s', (row) => {
    expect(accepted).not.toContain(verdictOf(row))
  })
})

describe('a street with a letter or a direction', () => {
  const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const quadrants = fc.constantFrom('', ' Northwest', ' NE', ' SW', ' South', ' W')
  const kinds = fc.constantFrom('Street', 'Avenue', 'St', 'Ave', 'Road', 'Court', 'Place')
  it('equals itself', () => {
    fc.assert(
      fc.property(
        letters,
        kinds,
        quadrants,
        fc.integer({ min: 1, max: 9999 }),
        (letter, kind, quadrant, number) => {
          const street = `${letter} ${kind}${quadrant}`
          const found = { street, houseNumber: String(number) }
          expect(judgeLine('US', `${number} ${street}`, found)).toMatchObject({
            verdict: 'confirmed',
            changes: [],
          })
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** Codes and regions are not in these texts. */
const aside = ['region_missing', 'postal_code_missing']
const isConfirmed = (verdict: string, reasons: { code: string }[]): boolean =>
  verdict === 'confirmed' || reasons.every(({ code }) => aside.includes(code))

function inNewYork(row: string): ReturnType<typeof judgeLine>[] {
  const [city = '', locality = '', postalCode = ''] = cellsOf(row)
  const state = { region: 'New York', regionCode: 'NY' }
  const found = { street: 'Abcdefgh', houseNumber: '5', locality, postalCode, ...state }
  const stored = { city, region: 'NY', postalCode: '' }
  return [
    judgeLine('US', '5 Abcdefgh', found, stored),
    judgeText(`5 Abcdefgh, ${city}, NY, USA`, 'US', found),
  ]
}

describe('a town or region', () => {
  it('may have a short name, in its field and in a text', () => {
    const refused = equalTowns.flatMap((row) => {
      const [country = '', city = '', locality = ''] = cellsOf(row)
      const found = { street: 'Abcdefgh', houseNumber: '5', locality }
      const name = new Intl.DisplayNames('en', { type: 'region' }).of(country)
      return [
        judgeLine(country, 'Abcdefgh 5', found, { city }),
        judgeText(`Abcdefgh 5, ${city}, ${name}`, country, found),
      ].flatMap(({ verdict, reasons }) => (isConfirmed(verdict, reasons) ? [] : [row]))
    })
    // In a text "la" is an article.
    expect(refused).toEqual(['US | L.A. | Los Angeles'])
  })
  it.each(differentTowns)('is not another one, however it is shortened: %s', (row) => {
    const [country = '', city = '', locality = ''] = cellsOf(row)
    const found = { street: 'Abcdefgh', houseNumber: '5', locality }
    expect(judgeLine(country, 'Abcdefgh 5', found, { city }).verdict).not.toBe('confirmed')
  })
  it.each(equalInNewYork)('in New York may be the borough, its quarter or the city: %s', (row) => {
    for (const { changes } of inNewYork(row))
      expect(changes.filter(({ component }) => component === 'locality')).toEqual([])
  })
  it.each(differentInNewYork)('in New York is not another borough: %s', (row) => {
    for (const { verdict } of inNewYork(row)) expect(verdict).not.toBe('confirmed')
  })
  it("of a borough's name may be in another state", () => {
    const found = { street: 'Abcdefgh', houseNumber: '5', locality: 'Manhattan' }
    const state = { region: 'Kansas', regionCode: 'KS' }
    const stored = { city: 'Manhattan', region: 'KS' }
    expect(judgeLine('US', '5 Abcdefgh', { ...found, ...state }, stored).verdict).toBe('confirmed')
    const other = { city: 'New York', region: 'KS' }
    expect(judgeLine('US', '5 Abcdefgh', { ...found, ...state }, other).verdict).not.toBe(
      'confirmed',
    )
  })
  it('is no change where it says the same', () => {
    const noisy = equalRegions.filter((row) => {
      const [country = '', stored = '', ...found] = cellsOf(row)
      const [regionCode = '', region = regionCode] = found
      const place = { street: 'Abcdefgh', houseNumber: '5', region, regionCode }
      return judgeLine(country, 'Abcdefgh 5', place, { region: stored }).changes.length > 0
    })
    expect(noisy).toEqual([])
  })
})

describe('a country with streets in several languages', () => {
  it.each([
    ['BE', '16 rue de la Loi', 'fr'],
    ['BE', 'Wetstraat 16', 'nl'],
    ['FI', 'Alexandersgatan 15', 'sv'],
    ['FI', 'Vasaesplanaden 20', 'sv'],
    ['FI', 'Norra Esplanaden 33', 'sv'],
    ['FI', 'Aleksanterinkatu 15', 'fi'],
    ['CA', '350 rue Sainte-Catherine', 'fr'],
    ['CH', 'Rue du Rhône 48', 'fr'],
    ['CH', 'Via Nassa 5', 'it'],
    ['CH', 'Bahnhofstrasse 45', 'de'],
    ['IT', 'Laubengasse 5', 'de'],
    ['IT', 'Via dei Portici 5', 'it'],
    ['IT', 'Corso Ring 5', 'it'],
    ['DE', '16 rue de la Loi', 'de'],
    ['BE', "12 chée d'Anvers", 'fr'],
    ['CA', '12 rue du Camp', 'fr'],
    ['MU', '33 St Jean Road', 'en'],
    ['MU', '33 Route Saint Jean', 'fr'],
  ])('is asked in the language of the street: %s, %s', (country, line1, language) => {
    expect(queryOf({ line1, city: 'Abc', country })).toMatchObject({ language })
  })
})
