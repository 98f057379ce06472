import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { crossings, housesAtCrossings } from './data/crossings.ts'
import { places } from './places.ts'
import { judgeEqual } from './written-pair.ts'

describe('two streets that cross', () => {
  it.each(crossings)('go to a person: %s', (row) => {
    const { verdict, reasons } = judgeEqual(row)
    expect(verdict).toBe('needs_review')
    expect(reasons.map(({ code }) => code)).toContain('intersection')
  })
})

it('two crossing streets in one text go to a person too', () => {
  const { verdict } = judge(
    { text: 'Baker Street corner Marylebone Road, UK' },
    { candidates: [places.bakerStreet] },
    'normal',
  )
  expect(verdict).toBe('needs_review')
})

describe('a house at a crossing, or in a street with two names', () => {
  it.each(housesAtCrossings)('is accepted: %s', (row) => {
    expect(judgeEqual(row).verdict).toBe('confirmed')
  })
})

const verdictWithoutPlace = (country: string, line1: string) =>
  judge({ line1, city: 'Abc', country }, { candidates: [] }, 'normal').verdict

describe('two crossing streets that the provider does not know', () => {
  it.each([
    ['AT', 'Ecke Mariahilfer Straße/Neubaugasse'],
    ['MX', 'Calle Madero y Calle Bolívar, esquina'],
    ['US', 'Elm Street & 3rd Avenue'],
    ['RU', 'угол Тверской улицы и Страстного бульвара'],
    ['SK', 'roh Hlavná a Štefánikova'],
    ['GR', 'Ερμού & Δημητριάδος γωνία'],
    ['GR', 'Ερμού και Βουλής γωνία'],
    ['KH', 'Corner of Streets 13 and 178'],
    ['VE', 'Carrera 19 con calle 25'],
    ['GE', 'კოსტავას და რუსთაველის ქუჩების კუთხე'],
    ['RS', 'ugao Mileševske i Maksima Gorkog'],
    ['PY', 'Palma casi Alberdi'],
    ['EG', 'ناصية شارع مكرم عبيد مع شارع عباس العقاد'],
  ])('go to a person: %s, %s', (country, line) => {
    expect(verdictWithoutPlace(country, line)).toBe('needs_review')
  })
  it.each([
    ['AT', 'Mariahilfer Straße und Neubaugasse 5'],
    ['US', '12 Elm Street & 3rd Avenue'],
    ['ES', 'Calle Mayor 5 con Calle 7'],
    ['GB', 'Corner House, Mill Lane'],
    ['GB', 'Bar & Grill, Mill Lane'],
  ])(
    'stay undeliverable with a house number, or where one is no street: %s, %s',
    (country, line) => {
      expect(verdictWithoutPlace(country, line)).toBe('undeliverable')
    },
  )
})
