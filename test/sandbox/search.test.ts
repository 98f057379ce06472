import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangesNear } from '../../services/sandbox/places/fuzzy.ts'
import { matchesOf } from '../../services/sandbox/places/highlight.ts'
import { fold, wordsOf } from '../../services/sandbox/places/normalise.ts'
import { cityNumberOf, postalCodeFor } from '../../services/sandbox/places/postal-code.ts'
import { plusCode } from '../../services/sandbox/wire/plus-code.ts'
import { smallGazetteer } from './small-world.ts'

const gazetteer = smallGazetteer()
const search = (input: string, countries: string[] = []) =>
  gazetteer.search({ input, language: 'en', countries, limit: 5 })

/** What is typed, and the beginning of the first answer in English. */
const TYPED: [string, RegExp][] = [
  ['12 rue des lil', /^12 Rue des Lilas/],
  ['lyon lilas 12', /^12 Rue des Lilas/],
  ['12 r des lilas 69008', /^12 Rue des Lilas/],
  ['12 rue des lials lyno', /^12 Rue des Lilas/],
  ['flat 3, 10 quiet st, london', /^10 Quiet St/],
  ['3/10 quiet street', /^10 Quiet St/],
  ['sw1a9zz quiet', /^10 Quiet St/],
  ['parthenon', /^Parthenon/],
  ['παρθενωνας', /^Parthenon/],
  ['hauptstr. 12 freiburg', /^Hauptstraße 12, \d{5} Freiburg/],
  ['Freiburg, HAUPTSTRASSE 12', /^Hauptstraße 12, \d{5} Freiburg/],
  ['haupt str 12b freib', /^Hauptstraße 12b, \d{5} Freiburg/],
  ['hauptstrase 12 friburg', /^Hauptstraße 12, \d{5} Freiburg/],
  ['hauptstr freiburg', /^Hauptstraße, \d{5} Freiburg/],
  ['hauptstr 999 freiburg', /^Hauptstraße, \d{5} Freiburg/],
  ['15 main st springfield il', /^15 Main St, Springfield, IL/],
  ['15 main st springfield missouri usa', /^15 Main St, Springfield, MO/],
  ['ερμου 5 athens', /^Ermou 5, Athens/],
  ['ermou 5', /^Ermou 5, Athens/],
  ['spring', /^Springfield, MO/],
]

describe("the sandbox's search", () => {
  test.each(TYPED)('finds %s', (typed, formatted) => {
    const first = search(typed)[0]?.place
    expect(first?.formattedLatin ?? first?.formatted).toMatch(formatted)
  })

  test('excludes other countries with a country filter', () => {
    expect(search('12 rue des lilas', ['DE'])).toEqual([])
    for (const { place } of search('s', ['GB'])) expect(place.local.countryCode).toBe('GB')
  })

  test('leaves out what is far from an area only where that is strict', () => {
    const area = { center: { latitude: -80, longitude: 0 }, radiusMeters: 1_000 }
    const query = { input: 'hauptstr 12', language: 'en', countries: [], limit: 5, area }
    expect(gazetteer.search(query)).toHaveLength(search('hauptstr 12').length)
    expect(search('hauptstr 12')).not.toEqual([])
    expect(gazetteer.search({ ...query, strict: true })).toEqual([])
  })

  test('finds an invented address again by its text and by its id', () => {
    for (const typed of [
      'hauptstr 12 freiburg',
      '7 high st london',
      '15 main st springfield il',
      'ermou 5 athens',
    ]) {
      const place = search(typed)[0]?.place
      if (!place) throw new Error(`nothing found for ${typed}`)
      const again = gazetteer.search({
        input: place.formatted,
        language: 'en',
        countries: [],
        typing: false,
        limit: 5,
      })
      expect(again[0]).toMatchObject({ place: { id: place.id }, partial: false })
      expect(gazetteer.lookup(place.id)).toEqual({ state: 'found', place })
      expect(gazetteer.lookup(place.id.slice(0, -1)).state).toBe('malformed')
    }
  })

  test('never fails, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (input) => {
        expect(search(input).length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 300 },
    )
    for (const input of [
      '\0',
      '\ud800',
      'a'.repeat(10_000),
      'st '.repeat(3_000),
      '#',
      '3/',
      '‮مرحبا',
    ])
      search(input)
  })
})

describe("the words of the sandbox's search", () => {
  test.each([
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['İstanbul Kadıköy', 'istanbul kadikoy'],
    ["L'Église", 'leglise'],
    ['Αθήνας', 'αθηνασ'],
    ['９号', '9号'],
  ])('%s are folded to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('are single characters in scripts without spaces, and whole numbers', () => {
    expect(wordsOf('丸の内１丁目12').map((word) => word.text)).toEqual([
      '丸',
      'の',
      '内',
      '1',
      '丁',
      '目',
      '12',
    ])
    expect(wordsOf('세종대로110').map((word) => word.text)).toEqual(['세종대로', '110'])
    expect(wordsOf('221B Baker').map((word) => word.text)).toEqual(['221b', 'baker'])
  })

  test.each([
    [
      'Hauptstraße 12, Freiburg',
      'hauptstras 1',
      [
        [0, 10],
        [12, 1],
      ],
    ],
    ['Straße 5', 'strass', [[0, 5]]],
    ['𠮷野 Main', 'main', [[3, 4]]],
    ['12 Rue des Lilas', '12 rue', [[0, 6]]],
  ])('in "%s", "%s" match by Unicode characters', (text, input, expected) => {
    expect(matchesOf(text, input).map(({ offset, length }) => [offset, length])).toEqual(expected)
  })

  test('are found by the index exactly as by the full table', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 30 }), letters, (unsorted, text) => {
        const words = unsorted.toSorted()
        const found = rangesNear(words, text, 1, false).flatMap(({ from, to }) =>
          words.slice(from, to),
        )
        expect(found.toSorted()).toEqual(words.filter((word) => distance(word, text) <= 1))
      }),
    )
  })
})

describe('the codes of the sandbox', () => {
  test.each(['#####', '@@# #@@', '### ##', 'LV-####', 'AD###'])(
    'with postal code pattern %s lead back to their city',
    (pattern) => {
      for (let city = 0; city < 900; city += 7) {
        const { first, capacity } = cityNumberOf(pattern, postalCodeFor(pattern, city)) ?? {
          first: -1,
          capacity: 0,
        }
        expect(first).toBe(city % capacity)
      }
    },
  )

  test.each([
    [47.000_062_5, 8.000_062_5, '8FVC2222+22'],
    [20.370_062_5, 2.782_187_5, '7FG49QCJ+2V'],
    [-41.273_062_5, 174.785_937_5, '4VCPPQGP+Q9'],
  ])('include the plus code of %d, %d', (latitude, longitude, code) => {
    expect(plusCode(latitude, longitude)).toBe(code)
  })
})

/** Optimal string alignment, written plainly. */
function distance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const same = a[i - 1] === b[j - 1] ? 0 : 1
    const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
    return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      ? Math.min(least, at(i - 2, j - 2) + 1)
      : least
  }
  return at(a.length, b.length)
}
