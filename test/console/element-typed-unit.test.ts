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
  ])('for "%s" is %s', (text, unit) => expect(typedUnit(text)).toBe(unit))
})
