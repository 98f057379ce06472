import { describe, expect, it } from 'vitest'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { places } from './places.ts'

/** What is said of the second line of an address, where the provider shows this block. */
function saidOf(line2: string, building: string) {
  const { components = {}, formattedAddress } = places.bakerStreet
  const stored: WrittenAddress = {
    line1: '221B Baker Street',
    line2,
    city: 'London',
    postalCode: 'NW1 6XE',
    country: 'GB',
  }
  const found = {
    ...places.bakerStreet,
    components: { ...components, building },
    formattedAddress: `${building}, ${formattedAddress}`,
  }
  const { reasons, changes } = judge(stored, { candidates: [found] }, 'normal')
  return { codes: reasons.map(({ code }) => code), changes }
}

describe('another block of the house', () => {
  it.each([
    ['Tower 16', 'Tower 6'],
    ['Bldg. C', 'Building D'],
    ['Block No. 3', 'Block 4'],
    ['B Block', 'A Block'],
    ['Tower Two', 'Tower 3'],
    ['Tower Three', 'Tower 4'],
    ['Tower IV', 'Tower 5'],
    ['Block B-12', 'Block C'],
  ])('is shown beside the stored one: %s, %s', (stored, found) => {
    expect(saidOf(stored, found)).toEqual({
      codes: ['unit_differs'],
      changes: [{ component: 'unit', before: stored, after: found }],
    })
  })

  it.each([
    ['Flat 16, Tower 6', 'Tower 6'],
    ['Twr 06', 'Tower 6'],
    ['Block A-12', 'Block A'],
    ['A12 Block', 'Block A'],
    ['Flat B Block 5', 'Block 5'],
    ['Tower One', 'Tower 1'],
    ['Tower 2', 'Tower 1 & 2'],
    ['Tower 6', 'Block 4'],
    ['Tower House', 'Tower 6'],
    ['Flat 16', 'Tower 6'],
  ])('is none where one of the two has no other one: %s, %s', (stored, found) => {
    expect(saidOf(stored, found).codes).not.toContain('unit_differs')
  })

  it.each(['12(', '3*+', '4[', '5\\'])('is read where the flat is written as %s', (unit) => {
    const { components = {} } = places.bakerStreet
    const found = {
      ...places.bakerStreet,
      components: { ...components, unit, building: 'Elm Court' },
    }
    const stored = {
      line1: `${unit} Elder Court`,
      line2: '221B Baker Street',
      city: 'London',
      postalCode: 'NW1 6XE',
      country: 'GB',
    }
    const { reasons } = judge(stored, { candidates: [found] }, 'normal')
    expect(reasons.map(({ code }) => code)).toContain('unit_differs')
  })
})
