import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf } from './written-pair.ts'

/** `country | line as stored | number # street as found | quarter as found | town`. */
function judgeIn(row: string) {
  const [country = '', line1 = '', address = '', quarter = '', city = ''] = cellsOf(row)
  const [houseNumber = '', street = ''] = address.split(' # ')
  const components = {
    houseNumber,
    street,
    dependentLocality: quarter,
    locality: city,
    countryCode: country,
  }
  const candidate: Candidate = {
    placeId: 'place',
    formattedAddress: `${houseNumber} ${street}, ${quarter}, ${city}`,
    components,
    types: ['street_address'],
  }
  const { verdict, reasons } = judge(
    { line1, city, country },
    { candidates: [candidate] },
    'normal',
  )
  return { verdict, codes: reasons.map(({ code }) => code) }
}

describe('a quarter with a number', () => {
  it.each([
    'PK | House 40, Street 21, G-9/4 | 40 # Street 21 | G-9/1 | Islamabad',
    'PK | 40 Street 21, Sector G-10 | 40 # Street 21 | G-9 | Islamabad',
    'GT | 2a Calle 5-30, Zona 3 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'GT | 2a Calle 5-30 z.3 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'VN | 12 Hai Bà Trưng, Quận 5 | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'IN | 52, Madhya Marg, Sector 8 | 52 # Madhya Marg | Sector 18 | Chandigarh',
  ])('that is another one sends the address to a person: %s', (row) => {
    const { verdict, codes } = judgeIn(row)
    expect([verdict, codes]).toEqual(['needs_review', expect.arrayContaining(['areas_contradict'])])
  })
  it.each([
    'PK | House 40, Street 21, G-9/4 | 40 # Street 21 | G-9/4 | Islamabad',
    'PK | 40 Street 21 | 40 # Street 21 | G-9/4 | Islamabad',
    'GT | 2a Calle 5-30, Zona 14 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'VN | 12 Hai Bà Trưng, Q.1 | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'VN | 12 Hai Bà Trưng | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'IN | 52, Madhya Marg, Sector-8 | 52 # Madhya Marg | Sector 8 | Chandigarh',
    'IN | 52, Madhya Marg | 52 # Madhya Marg | Sector 8 | Chandigarh',
  ])('contradicts nothing where it is the same, or not stored: %s', (row) => {
    expect(judgeIn(row).codes).not.toContain('areas_contradict')
  })
})
