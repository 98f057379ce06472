import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf, judgeLine } from './written-pair.ts'

/** `country | town as stored | town as found`, where only an addition tells the towns apart. */
const otherTowns = [
  'DE | Frankfurt (Oder) | Frankfurt (Main)',
  'DE | Halle (Saale) | Halle (Westf.)',
  'DE | Neustadt an der Aisch | Neustadt am Rübenberge',
  'DE | Freiburg im Breisgau | Freiburg (Elbe)',
  'GB | Newcastle upon Tyne | Newcastle under Lyme',
  'FR | Châtillon sur Seine | Châtillon sur Loire',
  'FR | Châtillon-sur-Seine | Châtillon-sur-Loire',
  'ES | Medina del Campo | Medina de Pomar',
  'CZ | Brandýs nad Labem | Brandýs nad Orlicí',
  'NL | Katwijk aan Zee | Katwijk aan den Rijn',
  'NL | Katwijk a/d Maas | Katwijk aan den Rijn',
  'DE | Rothenburg o.d. Fulda | Rothenburg ob der Tauber',
]
const sameTowns = [
  'DE | Frankfurt (Oder) | Frankfurt (Oder)',
  'DE | Frankfurt an der Oder | Frankfurt (Oder)',
  'DE | Halle/Saale | Halle (Saale)',
  'DE | Rothenburg o.d. Tauber | Rothenburg ob der Tauber',
  'DE | Frankfurt (Oder) | Frankfurt',
  'FR | Châtillon sur Seine | Châtillon-sur-Seine',
  'GB | Stratford-upon-Avon | Stratford upon Avon',
]

function judgeTowns(row: string) {
  const [country = '', city = '', locality = ''] = cellsOf(row)
  const found = { street: 'Quorvel', houseNumber: '5', locality, postalCode: '' }
  return judgeLine(country, 'Quorvel 5', found, { city, postalCode: '' })
}

describe('a town with an addition to its name', () => {
  it.each(otherTowns)('is not the town with another addition: %s', (row) => {
    const { verdict, reasons } = judgeTowns(row)
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('locality_differs')
  })
  it.each(sameTowns)(
    'is the town with the same addition, also in short, or with none: %s',
    (row) => {
      expect(judgeTowns(row).verdict).toBe('confirmed')
    },
  )
  it.each(['DE | Frankfurt | Frankfurt (Oder)', 'GB | Newcastle | Newcastle under Lyme'])(
    'may be another of its name where neither code nor region is stored: %s',
    (row) => {
      const { verdict, reasons } = judgeTowns(row)
      expect(verdict).toBe('needs_review')
      expect(reasons.map(({ code }) => code)).toContain('place_unconfirmed')
    },
  )
  it.each(['DE | Frankfurt | Frankfurt am Main', 'GB | Newcastle | Newcastle upon Tyne'])(
    'is by far the largest of its name: %s',
    (row) => {
      expect(judgeTowns(row).verdict).toBe('confirmed')
    },
  )
})

function inQuarter(quarter: string, index: number): Candidate {
  const town = 'Ciudad de Guatemala'
  return {
    placeId: `place ${index}`,
    formattedAddress: ['Calle Quorvel 5', quarter, town, 'Guatemala'].filter(Boolean).join(', '),
    types: ['street_address'],
    components: {
      street: 'Calle Quorvel',
      houseNumber: '5',
      ...(quarter && { dependentLocality: quarter }),
      locality: town,
      country: 'Guatemala',
      countryCode: 'GT',
    },
  }
}

describe('a street in the quarter Zona 1', () => {
  const stored = { line1: 'Calle Quorvel 5', city: 'Ciudad de Guatemala', country: 'GT' }
  const judged = (quarters: string[]) =>
    judge(stored, { candidates: quarters.map(inQuarter) }, 'normal').reasons.map(({ code }) => code)

  it('is another one than the street of that name in the quarter Zona 10', () => {
    expect(judged(['Zona 1', 'Zona 10'])).toEqual(['several_candidates'])
  })
  it('may be the street of that name that is found without a quarter', () => {
    expect(judged(['Zona 1', ''])).toEqual([])
    expect(judged(['', 'Zona 1'])).toEqual([])
  })
})
