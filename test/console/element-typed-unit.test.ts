import { describe, expect, it } from 'vitest'
import { typedUnit } from '../../shared/client/element/typed-unit.ts'

describe('the flat number in a typed address', () => {
  it.each([
    ['Flat 3, 221b baker street', 'Flat 3'],
    ['350 5th Avenue, Apt 4B, New York', 'Apt 4B'],
    ['600 Pennsylvania Ave #12', '#12'],
    ['apt. 7 main street', 'apt. 7'],
    ['Hauptstraße 5 Whg. 12', 'Whg. 12'],
    ['Unit B, 10 George Street', 'Unit B'],
    ['Calle Mayor 3, Piso 2', 'Piso 2'],
    ['10 downing street', undefined],
    ['Suite Street 5', undefined],
    ['Int', undefined],
    ['Appian Way 1', undefined],
  ])('for "%s" is %s', (text, unit) => expect(typedUnit(text, '')).toBe(unit))

  it.each([
    ['Carrera 7 #28-66', 'Carrera 7 #28-66, Bogotá, Colombia', undefined],
    ['calle 10 # 20 - 30', 'Calle 10 #20-30, Medellín, Colombia', undefined],
    ['Av. Insurgentes Sur #1234', 'Avenida Insurgentes Sur 1234, Ciudad de México', undefined],
    ['1234 County Rd #12', '1234 County Road 12, Springfield, USA', undefined],
    ['12 Main Street #12', '12 Main Street, Springfield, USA', '#12'],
    ['10 Downing Street, Flat 10', '10 Downing Street, London, UK', 'Flat 10'],
  ])('is none that the suggestion has as a number: "%s" for "%s"', (text, suggestion, unit) =>
    expect(typedUnit(text, suggestion)).toBe(unit),
  )
})
