import { describe, expect, it } from 'vitest'
import { judgeLine } from './written-pair.ts'

const found = { street: 'Mill Lane', houseNumber: '12' }
const judgeStored = (line1: string, stored: { city?: string; postalCode?: string } = {}) => {
  const { verdict, reasons, changes } = judgeLine('GB', line1, found, stored)
  return { verdict, codes: reasons.map(({ code }) => code), changes }
}

describe('a street that the provider does not know, where it knows another', () => {
  it('goes to a person where number, town and code are stored, with the other name', () => {
    expect(judgeStored('12 Quorvel Road')).toEqual({
      verdict: 'needs_review',
      codes: ['other_street_found'],
      changes: [{ component: 'street', before: 'Quorvel Road', after: 'Mill Lane' }],
    })
  })

  it('goes to a person without a code, too: the town says where it is', () => {
    const { verdict, codes } = judgeStored('12 Quorvel Road', { postalCode: '' })
    expect([verdict, codes]).toEqual([
      'needs_review',
      ['other_street_found', 'postal_code_missing'],
    ])
  })

  it.each([
    ['under another number', '14 Quorvel Road', {}],
    ['without a number', 'Quorvel Road', {}],
    ['under the code of another place', '12 Quorvel Road', { postalCode: 'EH1 1YZ' }],
  ])('is undeliverable %s', (_, line1, stored) => {
    const { verdict, codes } = judgeStored(line1, stored)
    expect([verdict, codes]).toEqual(['undeliverable', ['street_not_found']])
  })
})
