import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import { fieldValues } from '../../shared/client/element/field-values.ts'
import { withTyped } from '../../shared/client/element/with-typed.ts'

/** The first two lines of a form, for a street whose details have no house number. */
function linesOf(typed: string, suggestion: string, countryCode: string) {
  const components = { street: suggestion.split(',', 1)[0] ?? '', countryCode }
  const place = { placeId: 'p', formattedAddress: suggestion, components }
  const { filled } = withTyped(place, typed, suggestion)
  const { 'address-line1': line1, 'address-line2': line2 } = fieldValues(filled)
  return [line1?.[0], line2?.[0]]
}

describe('a number with "#" that the chosen street lacks', () => {
  it.each([
    ['Carrera 7 #71-21', 'Carrera 7, Bogotá, Colombia', 'CO', ['Carrera 7 #71-21', undefined]],
    ['calle 10 # 20 - 30', 'Calle 10, Medellín, Colombia', 'CO', ['Calle 10 #20-30', undefined]],
    [
      'Carrera 7 #71-21 apto 301',
      'Carrera 7, Bogotá, Colombia',
      'CO',
      ['Carrera 7 #71-21', 'apto 301'],
    ],
    [
      'Av. Juárez #1234',
      'Avenida Juárez, Puebla, México',
      'MX',
      ['Avenida Juárez 1234', undefined],
    ],
    ['Av. Juárez 1234 #5', 'Avenida Juárez, Puebla, México', 'MX', ['Avenida Juárez 1234', '#5']],
    ['600 Main Street #12', 'Main Street, Springfield, USA', 'US', ['600 Main Street', '#12']],
    ['Main Street #12', 'Main Street, Springfield, USA', 'US', ['Main Street', '#12']],
  ])(
    'of "%s" for "%s" in %s is that of the house or of the flat: %j',
    (typed, suggestion, country, lines) =>
      expect(linesOf(typed, suggestion, country)).toEqual(lines),
  )
})

describe('the number of a house that the place has', () => {
  it.each([
    ['Hauptstr. 12 a', 'Hauptstraße', '12', 'DE', '12 a'],
    ['Długa 12/5', 'Długa', '12', 'PL', '12/5'],
    ['5/12 Main Street', 'Main Street', '12', 'AU', '5/12'],
    ['Hauptstr. 12 a', 'Hauptstraße', '12A', 'DE', '12A'],
    ['Hauptstr. 14', 'Hauptstraße', '12', 'DE', '12'],
    ['銀座4-5-11', '銀座４丁目５', '11', 'JP', '11'],
  ])('has what the buyer typed beside it: "%s" for %s %s in %s', (typed, ...house) => {
    const [street, houseNumber, countryCode, expected] = house
    const suggestion = `${street} ${houseNumber}, Town`
    const components = { street, houseNumber, countryCode }
    const { place, filled } = withTyped({ placeId: 'p', components }, typed, suggestion)
    expect(filled.components.houseNumber).toBe(expected)
    expect(place.components?.houseNumber).toBe(houseNumber)
  })
})

describe('a village or town that was chosen', () => {
  const line1 = (typed: string, suggestion: string, components: Components) =>
    fieldValues(withTyped({ placeId: 'p', components }, typed, suggestion).filled)[
      'address-line1'
    ]?.[0]

  it.each([
    ['Rose Cottage, Aberdaron', 'Aberdaron, Pwllheli, UK', 'GB', 'Rose Cottage'],
    ['Rose Cottage Aberdaron', 'Aberdaron, Pwllheli, UK', 'GB', 'Rose Cottage'],
    ['Rose House, Aberdaron Road, Aberdaron', 'Aberdaron, UK', 'GB', 'Rose House, Aberdaron Road'],
    ['12 Sea Road, aberd', 'Aberdaron, Pwllheli, UK', 'GB', '12 Sea Road'],
    ['Flat 2, Rose Cottage, Aberdaron', 'Aberdaron, Pwllheli, UK', 'GB', 'Rose Cottage'],
    ['Hallstatt 101', 'Hallstatt, Österreich', 'AT', 'Hallstatt 101'],
    ['4830 Hallstatt 101', 'Hallstatt, Österreich', 'AT', 'Hallstatt 101'],
    ['Nowa Wola 15/2', 'Nowa Wola, Polska', 'PL', 'Nowa Wola 15/2'],
    ['12 Aberdaron', 'Aberdaron, Pwllheli, UK', 'GB', '12'],
    // What only searches for the town is no line of an address.
    ['aberd', 'Aberdaron, Pwllheli, UK', 'GB', undefined],
    ['Aberdaron, Wales', 'Aberdaron, Pwllheli, UK', 'GB', undefined],
    ['lodnon', 'London, UK', 'GB', undefined],
    ['Lodnon, UK', 'London, UK', 'GB', undefined],
    ['Greater London', 'London, UK', 'GB', undefined],
    ['Greater London, UK', 'London, UK', 'GB', undefined],
    ['Wien, Österreich', 'Vienna, Österreich', 'AT', undefined],
    ['Bad Hallstatt', 'Hallstatt, Österreich', 'AT', undefined],
    ['Hallstatt 4830', 'Hallstatt, Österreich', 'AT', undefined],
    ['4830, Hallstatt', 'Hallstatt, Österreich', 'AT', undefined],
    ['Hallstatt Austria', 'Hallstatt, Österreich', 'AT', undefined],
  ])('keeps the line that the buyer typed: "%s" for "%s"', (typed, suggestion, ...[code, line]) => {
    const [locality = ''] = suggestion.split(',')
    const region = code === 'GB' ? 'Wales' : 'Land'
    const components = { locality, region, countryCode: code ?? '' }
    expect(line1(typed, suggestion, components)).toBe(line)
  })

  it('has no other line where it has one of its own', () => {
    const components = { building: 'Town Hall', locality: 'Hallstatt', countryCode: 'AT' }
    expect(line1('old hallstatt', 'Town Hall, Hallstatt', components)).toBe('Town Hall')
  })
})
