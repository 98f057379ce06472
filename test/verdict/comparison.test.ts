import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import { comparisonOf } from '../../shared/verdict/comparison.ts'
import { cleanFields } from '../../shared/verdict/stored/fields.ts'

function othersOf(formattedAddress: string, components: Components): string[] {
  const candidate = { placeId: 'x', formattedAddress, types: [] }
  return comparisonOf(cleanFields({}), candidate, components)
    .others()
    .map((name) => name.map(({ raw }) => raw).join(' '))
}

describe('the other areas in a formatted address', () => {
  it.each<[string, Components, string[]]>([
    [
      '221B Baker St, Marylebone, London, UK',
      { street: 'Baker Street', country: 'UK', countryCode: 'GB' },
      ['Marylebone', 'London'],
    ],
    // The kind of a street is in other names too.
    ['5 Castle St, Street End, UK', { street: 'Castle Street', countryCode: 'GB' }, ['Street End']],
    // So is a word of its name.
    [
      '5 Old Castle St, Castle Bay, UK',
      { street: 'Old Castle Street', countryCode: 'GB' },
      ['Castle Bay'],
    ],
    // A street that is called only by its kind is not found in every part.
    ['5 The St, Ashfield, UK', { street: 'The Street', countryCode: 'GB' }, ['Ashfield']],
    // Numbers and two letters name no area; a small word beside a name is left out.
    [
      '5 Castle St, 12, CA, La Jolla, USA',
      { street: 'Castle Street', countryCode: 'US' },
      ['Jolla', 'USA'],
    ],
    ['5 Castle St, Ob, Rye, UK', { street: 'Castle Street', countryCode: 'GB' }, ['Rye']],
    // Region and country have their own comparison.
    [
      '5 Castle St, Reno, Nevada, Canada',
      { street: 'Castle Street', region: 'Nevada', country: 'Canada', countryCode: 'US' },
      ['Reno'],
    ],
    // Without a street all is an area but for the numbers.
    ['28195 Bremen, Altstadt', { countryCode: 'DE' }, ['Bremen', 'Altstadt']],
    // Without spaces the street and its numbers are cut out.
    ['台北市大安區信義路5號', { street: '信義路', countryCode: 'TW' }, ['台 北 大 安 號']],
  ])('are found: %s', (formatted, components, names) => {
    expect(othersOf(formatted, components)).toEqual(names)
  })
})
