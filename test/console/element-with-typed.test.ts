import { describe, expect, it } from 'vitest'
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
