import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf, judgeLine } from './written-pair.ts'

/** `country | line`, in each of which a place is described. */
const descriptions = [
  'KE | Opposite the old mosque',
  'CR | Del parque central 100 metros sur y 25 oeste',
  'NI | De la catedral 2 cuadras al lago, 1 arriba',
  'ES | Carretera N-420, km 7',
  'IT | Strada Statale 16, km 4',
  'RU | трасса М-4, км 85',
  'CO | frente al hospital',
  'PK | nr Jamia Masjid',
  'PE | Mz. F Lt. 14 Asoc. Viv. Los Jardines',
  'EC | cdla. alborada 6ta etapa mz 624 villa 9',
  'HN | Col. Kennedy, bloque 14, casa 2217',
]

describe('a place that is described', () => {
  it.each(descriptions)('goes to a person, whether or not something was found: %s', (row) => {
    const [country = '', line1 = ''] = cellsOf(row)
    const nothing = judge({ line1, city: 'Abc', country }, { candidates: [] }, 'normal')
    const other = judgeLine(country, line1, { street: 'Quorvel', houseNumber: '900' })
    for (const { verdict, reasons } of [nothing, other]) {
      expect(verdict).toBe('needs_review')
      expect(reasons.map(({ code }) => code)).toContain('place_described')
    }
  })
  it.each(['KE | Quorvelane Road 12', 'GB | 3 Nearfield Lane', 'ES | Calle Quorvel 12'])(
    'is no street that was not found: %s',
    (row) => {
      const [country = '', line1 = ''] = cellsOf(row)
      const { verdict } = judgeLine(country, line1, { street: 'Abcdef', houseNumber: '900' })
      expect(verdict).toBe('undeliverable')
    },
  )
  it('is not the landmark from which it is counted, though that was found', () => {
    const stored = { city: 'Alajuela', country: 'CR' }
    const description = 'Iglesia Quorvel, Alajuela, Costa Rica'
    const church = {
      placeId: 'place',
      formattedAddress: description,
      prediction: { description, mainText: 'Iglesia Quorvel', secondaryText: '' },
      types: ['church', 'establishment', 'point_of_interest'],
      components: { locality: 'Alajuela', country: 'Costa Rica', countryCode: 'CR' },
    }
    const verdictOf = (line1: string) =>
      judge({ ...stored, line1 }, { candidates: [church] }, 'normal').verdict
    expect(verdictOf('Iglesia Quorvel')).toBe('confirmed')
    expect(verdictOf('De la iglesia Quorvel 200 m norte y 50 oeste')).toBe('needs_review')
  })
  it('is no town or street whose own name has such a word', () => {
    const street = { street: 'Opposite Row', houseNumber: '4' }
    expect(judgeLine('GB', '4 Opposite Row', street).verdict).toBe('confirmed')
    const town = { street: 'Mill Lane', houseNumber: '5', locality: 'Near Quorvel' }
    const text = '4 Other Road, Near Quorvel'
    expect(judgeLine('GB', text, town, { city: 'Near Quorvel' }).verdict).toBe('undeliverable')
  })
})
