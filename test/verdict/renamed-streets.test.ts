import { describe, expect, it } from 'vitest'
import { renamedStreets } from '../../shared/address/data/renamed-streets.ts'
import { otherNameStored } from '../../shared/address/street/renamed-streets.ts'
import { fold } from '../../shared/address/words/words.ts'

const towns = Object.entries(renamedStreets).flatMap(([country, rows]) =>
  Object.entries(rows).map(([town, streets]): [string, string, string[][]] => [
    country,
    town,
    streets.map((names) => names.split(' = ')),
  ]),
)

describe('the streets with several names', () => {
  it.each(towns)('share no name in %s, %s', (_, __, streets) => {
    const names = streets.flatMap((names) => [...new Set(names.map(fold))])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  const chennai = { street: 'Anna Salai', locality: 'Chennai', countryCode: 'IN' }
  it.each([
    ['under a former name', chennai, '12, Mount Rd', 'Mount Road'],
    [
      'under today’s, where the provider has the former one',
      { ...chennai, street: 'Mount Road' },
      '12 Anna Salai',
      'Anna Salai',
    ],
    ['under its own name', chennai, '12, Anna Salai, near Mount Road', undefined],
    ['under a name of another street', chennai, '12, Mint Road', undefined],
    ['in another town', { ...chennai, locality: 'Madurai' }, '12, Mount Road', undefined],
    // The quarter is called so, too.
    [
      'beside its quarter',
      {
        street: 'Carrera 43A',
        locality: 'Medellín',
        dependentLocality: 'El Poblado',
        countryCode: 'CO',
      },
      'Cra 43 # 1-50, El Poblado',
      undefined,
    ],
  ])('are found %s', (_, parts, lines, name) => {
    expect(otherNameStored(parts, lines)).toBe(name)
  })
})
