import { describe, expect, it } from 'vitest'
import { typedNumber } from '../../shared/client/element/typed-number.ts'

describe('the house number that a buyer typed and the suggestion lacks', () => {
  it.each([
    ['12 Some Street', 'Some Street, London, UK', '12'],
    ['12 some', 'Some Street, London, UK', '12'],
    ['221b baker street', 'Baker Street, London, UK', '221b'],
    ['Flat 3, 12 Some Street', 'Some Street, London, UK', '12'],
    ['12 Some Street, Flat 3', 'Some Street, London, UK', '12'],
    ['Hauptstr. 12', 'Hauptstraße, Bremen, Deutschland', '12'],
    ['Hauptstraße 12a, Bremen', 'Hauptstraße, Bremen, Deutschland', '12a'],
    ['12-14 rue Pasteur', 'Rue Pasteur, Lyon, France', '12-14'],
    ['10 Downing Street', '10 Downing Street, London, UK', undefined],
    ['some street', 'Some Street, London, UK', undefined],
    ['5th avenue', '5th Avenue, New York, NY, USA', undefined],
    ['calle 5', 'Calle 5, Bogotá, Colombia', undefined],
    ['Flat 3, Some Street', 'Some Street, London, UK', undefined],
    ['', 'Some Street, London, UK', undefined],
  ])('of "%s" for "%s" is %s', (typed, suggestion, found) => {
    expect(typedNumber(typed, suggestion)).toBe(found)
  })

  it.each([
    ['rue de la paix 75002 paris', 'Rue de la Paix, Paris', '75002', undefined],
    ['Damrak 1012 LG Amsterdam', 'Damrak, Amsterdam', '1012 LG', undefined],
    ['Main Street Springfield 62701', 'Main Street, Springfield', '62701-1234', undefined],
    ['12 rue de la paix 75002 paris', 'Rue de la Paix, Paris', '75002', '12'],
    ['12345 Ventura Boulevard', 'Ventura Boulevard, Los Angeles', '91604', '12345'],
    // Where the code of the place is not known, five digits may be one.
    ['rue de la paix 75002 paris', 'Rue de la Paix, Paris', undefined, undefined],
    ['1234 Ventura Boulevard', 'Ventura Boulevard, Los Angeles', undefined, '1234'],
    ['12345a Ventura Boulevard', 'Ventura Boulevard, Los Angeles', undefined, '12345a'],
  ])('is no postal code: of "%s" for "%s" with the code %s', (typed, suggestion, code, found) => {
    expect(typedNumber(typed, suggestion, code)).toBe(found)
  })
})
