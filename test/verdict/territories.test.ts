import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import { alpha3Codes } from '../../shared/address/data/country-codes.ts'
import { territories } from '../../shared/address/data/territories.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { stored } from './places.ts'

const judgedAs = (text: string, formattedAddress: string, components: Components) =>
  judge(
    stored(text),
    { candidates: [{ placeId: 'x', formattedAddress, components, types: ['street_address'] }] },
    'normal',
  )

const paris = {
  houseNumber: '10',
  street: 'Rue de Rivoli',
  locality: 'Paris',
  region: 'Île-de-France',
  postalCode: '75004',
  country: 'France',
  countryCode: 'FR',
}
const london = {
  houseNumber: '10',
  street: 'Downing Street',
  locality: 'London',
  region: 'England',
  postalCode: 'SW1A 2AA',
  country: 'United Kingdom',
  countryCode: 'GB',
}
const mountainView = {
  houseNumber: '1600',
  street: 'Amphitheatre Parkway',
  locality: 'Mountain View',
  region: 'California',
  regionCode: 'CA',
  postalCode: '94043',
  country: 'United States',
  countryCode: 'US',
}
const inCountry = (
  [houseNumber, street, locality, postalCode]: readonly string[],
  countryCode: string,
  more: Components = {},
): Components => ({
  ...{ houseNumber: houseNumber ?? '', street: street ?? '', locality: locality ?? '' },
  ...(postalCode && { postalCode }),
  countryCode,
  ...more,
})
const cayenne = ['12', 'Avenue du Général de Gaulle', 'Cayenne', '97300'] as const
const helier = ['5', 'King Street', 'Saint Helier', 'JE2 4WE'] as const
const sanJuan = ['63', 'Calle de San Francisco', 'San Juan', '00901'] as const

describe("a territory's code", () => {
  it.each<[text: string, found: Components]>([
    ['10 Rue de Rivoli||Paris||75004|GF', paris],
    ['10 Rue de Rivoli||Paris||75004|RE', paris],
    ['10 Downing Street||London||SW1A 2AA|JE', london],
    ['10 Downing Street||London||SW1A 2AA|Gibraltar', london],
    ['1600 Amphitheatre Parkway||Mountain View|CA|94043|PR', mountainView],
    ['1600 Amphitheatre Parkway||Mountain View|CA|94043|Guam', mountainView],
    ['12 Avenue du Général de Gaulle||Cayenne||97300|MQ', inCountry(cayenne, 'GF')],
    ['5 King Street||Saint Helier||JE2 4WE|GG', inCountry(helier, 'JE')],
    [
      'Mannerheimintie 1||Helsinki||00100|AX',
      inCountry(['1', 'Mannerheimintie', 'Helsinki', '00100'], 'FI'),
    ],
    ['Strøget 5||København||1160|GL', inCountry(['5', 'Strøget', 'København', '1160'], 'DK')],
    ['颐和园路5号||北京市||100871|HK', inCountry(['5号', '颐和园路', '北京市', '100871'], 'CN')],
    ['Via Roma 5||Roma||00184|SM', inCountry(['5', 'Via Roma', 'Roma', '00184'], 'IT')],
    // Not a territory of that country at all.
    ['10 Rue de Rivoli||Paris||75004|JE', paris],
    ['10 Downing Street||London||SW1A 2AA|PR', london],
  ])('under which another part of its country is stored is a wrong country: %s', (text, found) => {
    const { verdict, reasons, changes } = judgedAs(text, '', found)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['country_differs']),
    ])
    expect(changes).toContainEqual(expect.objectContaining({ component: 'country' }))
  })

  it.each<[text: string, found: Components]>([
    // The provider writes the territory.
    ['12 Avenue du Général de Gaulle||Cayenne||97300|GF', inCountry(cayenne, 'GF')],
    ['12 Avenue du Général de Gaulle||Cayenne||97300|FR', inCountry(cayenne, 'GF')],
    ['5 King Street||Saint Helier||JE2 4WE|JE', inCountry(helier, 'JE')],
    ['63 Calle de San Francisco||San Juan||00901|US', inCountry(sanJuan, 'PR')],
    // The provider writes the country, and the territory shows in the region or in the code.
    ['12 Avenue du Général de Gaulle||Cayenne||97300|GF', inCountry(cayenne, 'FR')],
    ['5 King Street||Saint Helier||JE2 4WE|JE', inCountry(helier, 'GB')],
    ['63 Calle de San Francisco||San Juan||00901|PR', inCountry(sanJuan, 'US')],
    [
      '63 Calle de San Francisco||San Juan|PR||PR',
      inCountry(sanJuan.slice(0, 3), 'US', { region: 'Puerto Rico', regionCode: 'PR' }),
    ],
    ['Torggatan 5||Mariehamn||22100|AX', inCountry(['5', 'Torggatan', 'Mariehamn', '22100'], 'FI')],
    // Beyond the five countries that one search may name.
    [
      '5 Rue du Commerce||Mamoudzou||97600|FR',
      inCountry(['5', 'Rue du Commerce', 'Mamoudzou', '97600'], 'YT'),
    ],
  ])('may stand for its country, and the country for it, in %s', (text, found) => {
    const codes = judgedAs(text, '', found).reasons.map(({ code }) => code)
    expect(codes).not.toContain('country_differs')
  })

  it.each<[text: string, found: Components]>([
    ['5 King Street||Saint Helier||JE2 4WE|GB', inCountry(helier, 'JE')],
    ['5 King Street||Saint Helier||JE2 4WE|United Kingdom', inCountry(helier, 'JE')],
    ['83 Argyle Street||Kowloon|||CN', inCountry(['83', 'Argyle Street', 'Kowloon'], 'HK')],
    ['建工路291號||高雄市||807|CN', inCountry(['291號', '建工路', '高雄市', '807'], 'TW')],
    ['Aarvegur 5||Tórshavn||100|DK', inCountry(['5', 'Aarvegur', 'Tórshavn', '100'], 'FO')],
  ])('with a post and customs of its own has its own country in %s', (text, found) => {
    const { verdict, reasons } = judgedAs(text, '', found)
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('country_differs')
  })

  it('is a code of ISO 3166-1, and so is the code of its country, which is no territory', () => {
    for (const [code, { country }] of Object.entries(territories)) {
      expect(alpha3Codes).toHaveProperty(code)
      expect(alpha3Codes).toHaveProperty(country)
      expect(territories).not.toHaveProperty(country)
    }
  })
})
