import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressText } from '../../services/console/address-text.ts'
import { comparisonRows } from '../../services/console/review/comparison-rows.ts'
import { proposalOf } from '../../services/console/review/proposal.ts'
import type { VerdictName } from '../../shared/verdict/verdicts.ts'

const formattedAddress = '12 Rue Pasteur, 69007 Lyon, France'
const lyon: AddressText = {
  line1: '12 Rue Pasteur',
  city: 'Lyon',
  postalCode: '69007',
  country: 'FR',
}
const whole = (country?: string) => ({ address: formattedAddress, ...(country && { country }) })

interface Case {
  name: string
  stored: AddressText
  /** Component, before, after. */
  changes: [string, string | undefined, string][]
  reasons?: string[]
  verdict?: VerdictName
  formatted?: string
  proposed: AddressText | undefined
}

const cases: Case[] = [
  {
    name: 'is the text as it stands where nothing differs',
    stored: lyon,
    changes: [],
    proposed: lyon,
  },
  {
    name: 'has the right postal code',
    stored: { ...lyon, postalCode: '69001' },
    changes: [['postalCode', '69001', '69007']],
    proposed: lyon,
  },
  {
    name: 'has a postal code right where it stands, in the field of the town too',
    stored: { line1: '12 Rue Pasteur', city: '69001 Lyon' },
    changes: [['postalCode', '69001', '69007']],
    proposed: { line1: '12 Rue Pasteur', city: '69007 Lyon' },
  },
  {
    name: 'gets what is missing into its own field',
    stored: { line1: '12 Rue Pasteur' },
    changes: [
      ['country', undefined, 'France'],
      ['locality', undefined, 'Lyon'],
      ['postalCode', undefined, '69007'],
    ],
    proposed: { line1: '12 Rue Pasteur', city: 'Lyon', postalCode: '69007', country: 'France' },
  },
  {
    name: 'has several changes of one line',
    stored: { ...lyon, line1: '14 Rue Pastuer' },
    changes: [
      ['street', 'Rue Pastuer', 'Rue Pasteur'],
      ['houseNumber', '14', '12'],
    ],
    proposed: lyon,
  },
  {
    name: 'finds words however they are written',
    stored: { ...lyon, line1: "12 RUE DE L'EGLISE" },
    changes: [['street', 'Rue de l Eglise', "Rue de l'Église"]],
    proposed: { ...lyon, line1: "12 Rue de l'Église" },
  },
  {
    name: 'has a shortened street in full',
    stored: { ...lyon, line1: '12 Rue Hugo' },
    changes: [['street', 'Rue Hugo', 'Rue Victor Hugo']],
    proposed: { ...lyon, line1: '12 Rue Victor Hugo' },
  },
  {
    name: 'has the whole street where its kind stands beside the misspelt name',
    stored: { ...lyon, line1: '12 Rue Pastuer' },
    changes: [['street', 'Pastuer', 'Rue Pasteur']],
    proposed: lyon,
  },
  {
    name: 'has small words of the street in their place',
    stored: { line1: 'Unter den Lindn 77', city: 'Berlin' },
    changes: [['street', 'Unter Lindn', 'Unter den Linden']],
    proposed: { line1: 'Unter den Linden 77', city: 'Berlin' },
  },
  {
    name: 'has the kind of the street in full where it was shortened',
    stored: { line1: '1600 Amphiteatre Pkwy', city: 'Mountain View' },
    changes: [['street', 'Amphiteatre', 'Amphitheatre Parkway']],
    proposed: { line1: '1600 Amphitheatre Parkway', city: 'Mountain View' },
  },
  {
    name: 'has a kind of the street where none was stored',
    stored: { line1: '10 Downnig', city: 'London' },
    changes: [['street', 'Downnig', 'Downing Street']],
    proposed: { line1: '10 Downing Street', city: 'London' },
  },
  {
    name: 'is none where a word beside the street may belong to it, and would be lost',
    stored: { ...lyon, line1: '12 Chemin Pastuer' },
    changes: [['street', 'Pastuer', 'Rue Pasteur']],
    proposed: undefined,
  },
  {
    name: 'is whole where blocks are part of the street',
    stored: { line1: '銀座4-1', city: '中央区', country: 'JP' },
    changes: [['street', '銀座', '銀座4丁目']],
    formatted: '銀座4丁目1, 中央区',
    proposed: { address: '銀座4丁目1, 中央区', country: 'JP' },
  },
  {
    name: 'is whole where the street is known by the name of a building',
    stored: { ...lyon, line1: 'Palais X' },
    changes: [['street', 'Palais X', 'Palais Y, 69007 Lyon']],
    formatted: 'Palais Y, 69007 Lyon',
    proposed: { address: 'Palais Y, 69007 Lyon', country: 'FR' },
  },
  {
    name: 'is whole where the same words stand twice',
    stored: { ...lyon, line1: '12 Rue 12' },
    changes: [['houseNumber', '12', '14']],
    proposed: whole('FR'),
  },
  {
    name: 'is whole where the words are only part of others',
    stored: { ...lyon, line1: '12b Rue Pasteur' },
    changes: [['houseNumber', '12', '14']],
    formatted: '14b Rue Pasteur, 69007 Lyon, France',
    proposed: { address: '14b Rue Pasteur, 69007 Lyon, France', country: 'FR' },
  },
  {
    name: 'is none where it would take the letter of a house away',
    stored: { ...lyon, line1: '12b Rue Pasteur' },
    changes: [['houseNumber', '12', '14']],
    proposed: undefined,
  },
  {
    name: 'is whole where two changes are about the same words',
    stored: { ...lyon, line1: '12 Rue Pasteur' },
    changes: [
      ['street', '12 Rue Pasteur', '12 Rue Louis Pasteur'],
      ['houseNumber', '12', '14'],
    ],
    proposed: whole('FR'),
  },
  {
    name: 'is whole where the parts stand in the wrong fields',
    stored: lyon,
    changes: [],
    reasons: ['fields_misplaced'],
    proposed: whole('FR'),
  },
  {
    name: 'is whole for a free text',
    stored: { address: '12 rue pastuer lyon' },
    changes: [['street', 'rue pastuer', 'Rue Pasteur']],
    proposed: whole(),
  },
  {
    name: 'has no country that is wrong',
    stored: { address: '12 rue pasteur lyon', country: 'DE' },
    changes: [['country', 'DE', 'France']],
    proposed: whole(),
  },
  {
    name: 'has a missing house number before the street',
    stored: { ...lyon, line1: 'Rue Pasteur' },
    changes: [['houseNumber', undefined, '12']],
    proposed: lyon,
  },
  {
    name: 'has a missing house number behind the street',
    stored: { line1: 'Hauptstraße', city: 'Berlin' },
    changes: [['houseNumber', undefined, '5']],
    formatted: 'Hauptstraße 5, 10115 Berlin, Germany',
    proposed: { line1: 'Hauptstraße 5', city: 'Berlin' },
  },
  {
    name: 'is none where it would take a number away with nothing in its place',
    stored: { ...lyon, line1: 'Bâtiment 3, Rue Pasteur' },
    changes: [['houseNumber', undefined, '12']],
    proposed: undefined,
  },
  {
    name: 'is none where only the street was found',
    stored: { line1: '600 Pennsylvania Ave', line2: 'Apt 4', city: 'Washington' },
    changes: [['street', 'Pennsylvania', 'Pennsylvania Avenue NW']],
    formatted: 'Pennsylvania Avenue NW, Washington, DC 20500, USA',
    proposed: undefined,
  },
  {
    name: 'has a missing flat on the second line',
    stored: { ...lyon, line2: 'Bâtiment B' },
    changes: [['unit', undefined, 'Apt 4']],
    proposed: { ...lyon, line2: 'Bâtiment B, Apt 4' },
  },
  {
    name: 'has the number of a flat beside its word',
    stored: { ...lyon, line2: 'Apt 3' },
    changes: [['unit', '3', 'Apt 4']],
    proposed: { ...lyon, line2: 'Apt 4' },
  },
  {
    name: 'has blocks that were not complete',
    stored: { line1: '銀座1-2', city: '中央区' },
    changes: [['houseNumber', '1-2', '1-2-3']],
    formatted: '日本、東京都中央区銀座1-2-3',
    proposed: { line1: '銀座1-2-3', city: '中央区' },
  },
  {
    name: 'has a town of another script right',
    stored: { line1: 'شارع الملك فهد ١٢', city: 'الرياد' },
    changes: [['locality', 'الرياد', 'الرياض']],
    proposed: { line1: 'شارع الملك فهد ١٢', city: 'الرياض' },
  },
  {
    name: 'has the second line beside the whole one, which lacks words of it',
    stored: {
      line1: 'Platz der Republik 1',
      line2: 'c/o Familie Schmidt',
      city: '11011',
      region: 'Berlin',
      country: 'DE',
    },
    changes: [],
    reasons: ['fields_misplaced'],
    formatted: 'Platz der Republik 1, 11011 Berlin, Deutschland',
    proposed: {
      address: 'Platz der Republik 1, 11011 Berlin, Deutschland',
      line2: 'c/o Familie Schmidt',
      country: 'DE',
    },
  },
  {
    name: 'has the flat beside the whole line where it has the number of the house',
    stored: { line1: 'Hauptstraße 5', line2: 'App. 5', city: 'Köln', postalCode: '50667' },
    changes: [['houseNumber', '5', '7']],
    formatted: 'Hauptstraße 7, 50667 Köln, Germany',
    proposed: { address: 'Hauptstraße 7, 50667 Köln, Germany', line2: 'App. 5' },
  },
  {
    name: 'has no second line beside the whole one, which has all words of it',
    stored: { line1: 'Platz der Republik 1', line2: '11011 Berlin' },
    changes: [],
    reasons: ['fields_misplaced'],
    formatted: 'Platz der Republik 1, 11011 Berlin, Deutschland',
    proposed: { address: 'Platz der Republik 1, 11011 Berlin, Deutschland' },
  },
  {
    name: 'is none where the second line would keep a flat that differs',
    stored: { line1: '12 Rue Pasteur 3', line2: 'Bâtiment B, Apt 3', city: 'Lyon' },
    changes: [['unit', '3', 'Apt 4']],
    proposed: undefined,
  },
  {
    name: 'has the right words in a free text with a company that the found line lacks',
    stored: { address: 'Firma Schmidt GmbH, Unter den Lindn 77, 10118 Berlin, Germany' },
    changes: [
      ['street', 'Unter Lindn', 'Unter den Linden'],
      ['postalCode', '10118', '10117'],
    ],
    formatted: 'Unter den Linden 77, 10117 Berlin, Deutschland',
    proposed: { address: 'Firma Schmidt GmbH, Unter den Linden 77, 10117 Berlin, Germany' },
  },
  {
    name: 'has a missing country beside a free text with a recipient',
    stored: { address: 'Anna Schmidt, Unter den Linden 77, 10117 Berlin' },
    changes: [['country', undefined, 'Germany']],
    formatted: 'Unter den Linden 77, 10117 Berlin, Deutschland',
    proposed: { address: 'Anna Schmidt, Unter den Linden 77, 10117 Berlin', country: 'Germany' },
  },
  {
    name: 'is a free text with a recipient as it stands where nothing differs',
    stored: { address: 'Anna Schmidt, Unter den Linden 77, 10117 Berlin' },
    changes: [],
    formatted: 'Unter den Linden 77, 10117 Berlin, Deutschland',
    proposed: { address: 'Anna Schmidt, Unter den Linden 77, 10117 Berlin' },
  },
  {
    name: 'is none where a free text with a recipient lacks a code, whose place is not certain',
    stored: { address: 'Anna Schmidt, Unter den Linden 77, Berlin' },
    changes: [['postalCode', undefined, '10117']],
    formatted: 'Unter den Linden 77, 10117 Berlin, Deutschland',
    proposed: undefined,
  },
  {
    name: 'has the right words in fields that are mixed up, with a recipient among them',
    stored: { line1: 'Anna Schmidt', line2: 'Berlin', city: 'Unter den Lindn 77', region: '10118' },
    changes: [
      ['street', 'Unter Lindn', 'Unter den Linden'],
      ['postalCode', '10118', '10117'],
    ],
    reasons: ['fields_misplaced'],
    formatted: 'Unter den Linden 77, 10117 Berlin, Deutschland',
    proposed: {
      line1: 'Anna Schmidt',
      line2: 'Berlin',
      city: 'Unter den Linden 77',
      region: '10117',
    },
  },
  {
    name: 'is none where the address is undeliverable: another one was found',
    stored: { line1: '12bis Rue Pastuer', city: 'Lyon', postalCode: '69007', country: 'FR' },
    changes: [],
    reasons: ['street_not_found'],
    verdict: 'undeliverable',
    formatted: 'Pl. de Fourvière, 69005 Lyon, France',
    proposed: undefined,
  },
  {
    name: 'is none where the found line has a short word, but not for the one that would be lost',
    stored: { address: 'Schmidt, 10 Downnig, London SW1A 2AA' },
    changes: [['street', 'Downnig', 'Downing Street']],
    formatted: '10 Downing St, London SW1A 2AA, UK',
    proposed: undefined,
  },
  {
    name: 'is whole where the found line shortens words, and names the country otherwise',
    stored: { address: '1600 Amphiteatre Parkway, Mountain View, California 94043 United States' },
    changes: [['street', 'Amphiteatre', 'Amphitheatre Parkway']],
    formatted: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
    proposed: { address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA' },
  },
  {
    name: 'is whole where the found line has a word in full, or other letters for its own',
    stored: { address: 'Koenigstr. 5, 70173 Stuttgrat' },
    changes: [['locality', 'Stuttgrat', 'Stuttgart']],
    formatted: 'Königstraße 5, 70173 Stuttgart, Deutschland',
    proposed: { address: 'Königstraße 5, 70173 Stuttgart, Deutschland' },
  },
  {
    name: 'is whole where the found line has the initials of a state',
    stored: { address: '100 Nort Tryon Street, Charlotte, North Carolina 28202' },
    changes: [['street', 'Nort', 'North Tryon Street']],
    formatted: '100 N Tryon St, Charlotte, NC 28202, USA',
    proposed: { address: '100 N Tryon St, Charlotte, NC 28202, USA' },
  },
  {
    name: 'is whole where a part is not known here',
    stored: lyon,
    changes: [['planet', 'Earth', 'Mars']],
    proposed: whole('FR'),
  },
]

describe('the proposed correction', () => {
  it.each(cases)('$name', ({ stored, changes, reasons = [], proposed, ...given }) => {
    const { verdict = 'corrected', formatted = formattedAddress } = given
    const result = {
      verdict,
      formattedAddress: formatted,
      changes: changes.map(([component, before, after]) => ({
        component,
        ...(before && { before }),
        after,
      })),
      reasons: reasons.map((code) => ({ code, message: code })),
    }
    expect(proposalOf(stored, result)).toEqual(proposed)
  })

  it('is none where no place was found, or the place was deleted', () => {
    expect(
      proposalOf(lyon, {
        verdict: 'needs_review',
        reasons: [{ code: 'not_found', message: 'Nothing is found.' }],
      }),
    ).toBeUndefined()
  })

  it('has each correct part, whatever is stored', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    const stored = fc.record({ line1: text, city: text, postalCode: text }, { requiredKeys: [] })
    fc.assert(
      fc.property(stored, text, text, (address, before, after) => {
        const changes = [{ component: 'locality', before, after }]
        const proposed = proposalOf(address, {
          verdict: 'corrected',
          changes,
          reasons: [],
          formattedAddress: `… ${after} …`,
        })
        if (proposed)
          expect(JSON.stringify(Object.values(proposed))).toContain(
            JSON.stringify(after).slice(1, -1),
          )
      }),
    )
  })
})

describe('the stored and the found address side by side', () => {
  const names = (stored: AddressText, proposed: AddressText) =>
    comparisonRows(stored, proposed).map(({ name }) => name)
  it.each([
    [
      'by parts that one of them has',
      lyon,
      { ...lyon, line2: 'Apt 4' },
      ['Line 1', 'Line 2', 'Town', 'Postal code', 'Country'],
    ],
    ['on one line and a country where one is', lyon, whole('FR'), ['Country', 'Whole address']],
    ['on one line where both are', whole(), whole(), ['Whole address']],
    ['not where there is nothing', {}, {}, []],
  ])('align %s', (_, stored, proposed, expected) => {
    expect(names(stored, proposed)).toEqual(expected)
  })
  it('have the stored parts on the same line', () => {
    const [, line] = comparisonRows(
      { line1: '12 Rue Pasteur', city: 'Lyon', country: 'FR' },
      whole('FR'),
    )
    const stored = line?.stretches.filter(({ kind }) => kind !== 'added').map(({ text }) => text)
    expect(stored?.join('')).toBe('12 Rue Pasteur, Lyon')
  })
})
