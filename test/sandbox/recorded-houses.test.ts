import { describe, expect, test } from 'vitest'
import type { AddressRecord } from '../../services/sandbox/places/real-addresses.ts'
import { recordedHouses } from '../../services/sandbox/places/recorded-houses.ts'

const record: AddressRecord = {
  id: 'ge-rustaveli-24',
  kind: 'street_address',
  language: 'ka',
  local: {
    houseNumber: '24',
    street: 'რუსთაველის გამზირი',
    locality: 'თბილისი',
    country: 'საქართველო',
    countryCode: 'GE',
  },
  latin: {
    houseNumber: '24',
    street: 'Rustaveli Avenue',
    locality: 'Tbilisi',
    country: 'Georgia',
    countryCode: 'GE',
  },
  formatted: 'რუსთაველის გამზირი 24, თბილისი, საქართველო',
  latitude: 41.7,
  longitude: 44.8,
}
const isRecorded = recordedHouses([record])

/** An invented house with a Latin town, as all invented ones have. */
const invented = (street: string, houseNumber?: string, locality = 'Tbilisi', code = 'GE') => ({
  ...record,
  id: 'SBX_syn',
  kind: 'street_address' as const,
  precision: 'RANGE_INTERPOLATED' as const,
  local: {
    ...(houseNumber && { houseNumber }),
    street,
    locality,
    country: 'Georgia',
    countryCode: code,
  },
  latin: undefined as never,
})

describe('an invented house', () => {
  test.each([['24'], ['25'], ['60']])('is not there twice on a recorded street: %s', (number) => {
    expect(isRecorded(invented('Rustaveli Avenue', number))).toBe(true)
    expect(isRecorded(invented('rustaveli avenue', number))).toBe(true)
  })
  test('is there where no recorded one is', () => {
    expect(isRecorded(invented('Rustaveli Avenue', '180'))).toBe(false)
    expect(isRecorded(invented('Rustaveli Avenue'))).toBe(false)
    expect(isRecorded(invented('Rustaveli Street', '24'))).toBe(false)
    expect(isRecorded(invented('Rustaveli Avenue', '24', 'Batumi'))).toBe(false)
    expect(isRecorded(invented('Rustaveli Avenue', '24', 'Tbilisi', 'US'))).toBe(false)
  })
})
