import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf } from './written-pair.ts'

/** `country | line | town; code as stored | town; code as found`: the street is the same. */
function judgeTown(row: string) {
  const [countryCode = '', line1 = '', stored = '', found = ''] = cellsOf(row)
  const [city = '', code = ''] = stored.split('; ')
  const [locality = '', postalCode = ''] = found.split('; ')
  const [, street = '', houseNumber = ''] = /^(.*) (\d+)$/.exec(line1) ?? []
  const components = {
    houseNumber,
    street,
    locality,
    postalCode,
    country: countryCode,
    countryCode,
  }
  const formattedAddress = `${line1}, ${postalCode} ${locality}`
  const candidates = [{ placeId: 'place', formattedAddress, components, types: ['street_address'] }]
  const written = { line1, city, postalCode: code, country: countryCode }
  return judge(written, { candidates }, 'normal')
}

describe('a town', () => {
  it.each([
    'AT | Bahnhofstraße 6 | St. Veit | Sankt Veit im Pongau; 5621',
    'HR | Ulica Matije Gupca 20 | Stubica | Donja Stubica; 49240',
    'BA | Vuka Karadžića 20 | Sarajevo; 71000 | Istočno Sarajevo; 71123',
  ])('whose name is a part of the found one is for a person: %s', (row) => {
    const { verdict, reasons } = judgeTown(row)
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('areas_contradict')
  })
  it('of another name was found elsewhere', () => {
    const row = 'AT | Bahnhofstraße 6 | Linz | Sankt Veit im Pongau; 5621'
    const { verdict, reasons } = judgeTown(row)
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('found_elsewhere')
  })
  it('of the opposite name is not the found one misspelt', () => {
    const row = 'HR | Ulica Matije Gupca 20 | Gornja Stubica | Donja Stubica; 49240'
    expect(judgeTown(row).verdict).toBe('needs_review')
  })
  it('may have its canton behind it, under its own code', () => {
    const street = 'CH | Obere Bahnhofstrasse 24'
    expect(judgeTown(`${street} | Wil SG; 9500 | Wil; 9500`).verdict).toBe('confirmed')
    expect(judgeTown(`${street} | Buchs ZH | Buchs; 9470`).verdict).not.toBe('confirmed')
    expect(judgeTown(`${street} | Buchs ZH; 8107 | Buchs; 9470`).verdict).not.toBe('confirmed')
  })
  it.each([
    { text: '21 Rizal Street, Poblacion', country: 'PH' },
    { line1: '21 Rizal Street', line2: 'Poblacion', country: 'PH' },
  ])('is not known where only the name of its middle is stored, which many have: %j', (stored) => {
    const found = '21 Rizal St, Poblacion District, Davao City, 8000 Davao del Sur, Philippines'
    const components = {
      houseNumber: '21',
      street: 'Rizal Street',
      dependentLocality: 'Poblacion District',
      locality: 'Davao City',
      postalCode: '8000',
      country: 'Philippines',
      countryCode: 'PH',
    }
    const types = ['street_address']
    const candidates = [{ placeId: 'place', formattedAddress: found, components, types }]
    const { verdict, reasons } = judge(stored, { candidates }, 'normal')
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('locality_missing')
  })
})

describe('a part of a town that is written in its place', () => {
  it.each([
    'CH | Könizstrasse 210 | Liebefeld; 3097 | Köniz; 3097',
    'CH | Gerliswilstrasse 50 | Emmenbrücke; 6020 | Emmen; 6020',
    'IT | Via Piave 112 | Marghera; 30175 | Venezia; 30175',
    'IT | Via Piave 112 | Mestre (VE); 30171 | Venezia; 30171',
    'IT | Via Piave 112 | Marghera; 30175 | Venice; 30175',
  ])('is no change under its own code: %s', (row) => {
    expect(judgeTown(row)).toMatchObject({ verdict: 'confirmed', changes: [] })
  })
  it.each([
    'CH | Dorfstrasse 2 | Liebefeld; 3097 | Köniz; 3098',
    'CH | Dorfstrasse 2 | Liebefeld | Köniz; 3098',
    'CH | Dorfstrasse 2 | Wabern; 3084 | Emmen; 6020',
    'IT | Via Roma 3 | Marghera; 30175 | Venezia; 30122',
  ])('is for a person without it: %s', (row) => {
    expect(judgeTown(row).verdict).toBe('needs_review')
  })
})
