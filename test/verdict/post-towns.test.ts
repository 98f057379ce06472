import { describe, expect, it } from 'vitest'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { recordedPlaces } from '../adapters/data/recorded-places.ts'

const withQuarter = recordedPlaces
  .filter(({ line1, components }) => line1 && components.dependentLocality)
  .map((place) => [`${place.components.countryCode}: ${place.place}`, place] as const)

/** What is said of the town, of an address stored under `city`, found under `other`. */
function saidOfTown(
  { line1 = '', components }: (typeof recordedPlaces)[number],
  city: string | undefined,
  other: string | undefined,
): string[] {
  const { region, postalCode, country } = components
  const parts = { line1, city, region, postalCode, country }
  const stored = Object.fromEntries(Object.entries(parts).filter(([, text]) => text))
  const formattedAddress = [line1, [postalCode, other].filter(Boolean).join(' '), country].join(
    ', ',
  )
  const candidate = { placeId: 'x', formattedAddress, components, types: ['street_address'] }
  const { reasons } = judge(stored as WrittenAddress, { candidates: [candidate] }, 'normal')
  const ofTown = new Set(['locality', 'dependentLocality'])
  return reasons
    .filter((reason) => 'component' in reason && ofTown.has(reason.component ?? ''))
    .map(({ code }) => code)
}

/** The verdict on an address whose place is in Bollington, with the post town Macclesfield. */
function judgedInBollington(address: WrittenAddress) {
  const { components } = recordedPlaces.find(({ place }) => place.startsWith('Greg Avenue')) ?? {}
  const candidate = {
    placeId: 'x',
    formattedAddress: '8 Greg Ave, Bollington, Macclesfield SK10 5HR, UK',
    types: ['street_address'],
    ...(components && { components }),
  }
  return judge(address, { candidates: [candidate] }, 'normal')
}

describe('an address is not corrected', () => {
  it.each(withQuarter)('from its town to a quarter of it: %s', (_, place) => {
    const { locality, dependentLocality } = place.components
    expect(saidOfTown(place, locality, dependentLocality)).toEqual([])
  })
  it.each(withQuarter)('from a quarter to its town: %s', (_, place) => {
    const { locality, dependentLocality } = place.components
    expect(saidOfTown(place, dependentLocality, locality)).toEqual([])
  })
  it('from its post town in a text of one line', () => {
    const { verdict, reasons } = judgedInBollington({
      text: '8 Greg Avenue, Macclesfield, SK10 5HR, UK',
    })
    expect({ verdict, reasons }).toEqual({ verdict: 'confirmed', reasons: [] })
  })
})

describe('a misspelt town is corrected', () => {
  const stored = { line1: '8 Greg Avenue', postalCode: 'SK10 5HR', country: 'GB' }
  it.each([
    ['to the village, not to its post town', { ...stored, city: 'Bolington' }, 'Bollington'],
    ['to the post town', { ...stored, city: 'Maclesfield' }, 'Macclesfield'],
    [
      'to the village in a text of one line',
      { text: '8 Greg Avenue, Bolington, SK10 5HR, UK' },
      'Bollington',
    ],
  ])('%s', (_, address, after) => {
    const { verdict, changes } = judgedInBollington(address)
    expect({ verdict, changed: changes.map((change) => change.after) }).toEqual({
      verdict: 'corrected',
      changed: [after],
    })
  })
})
