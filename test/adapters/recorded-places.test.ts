import { describe, expect, it } from 'vitest'
import { readValidation } from '../../services/worker/provider/address-validation/wire.ts'
import { readGeocodes } from '../../services/worker/provider/geocoding/wire.ts'
import { readLegacyDetails } from '../../services/worker/provider/google-legacy/wire.ts'
import { readNewDetails } from '../../services/worker/provider/google-new/wire.ts'
import { fieldValues } from '../../shared/client/element/field-values.ts'
import { legacyComponents, newComponents, validatedAddress } from './data/recorded-place.ts'
import { recordedPlaces } from './data/recorded-places.ts'

const named = recordedPlaces.map(
  (place) => [`${place.components.countryCode}: ${place.place}`, place] as const,
)

describe('the recorded places', () => {
  it('are at least 120 in 60 countries, each named once', () => {
    const countries = new Set(recordedPlaces.map(({ components }) => components.countryCode))
    expect(recordedPlaces.length).toBeGreaterThanOrEqual(120)
    expect(countries.size).toBeGreaterThanOrEqual(60)
    expect(new Set(named.map(([name]) => name)).size).toBe(recordedPlaces.length)
  })
})

describe('the components of a recorded place', () => {
  it.each(named)('are read from an answer of the new edition: %s', (_, place) => {
    const body = { id: 'x', addressComponents: newComponents(place) }
    expect(readNewDetails(body).components).toStrictEqual(place.components)
  })
  it.each(named)('are the same in whatever order the answer has them: %s', (_, place) => {
    const body = { id: 'x', addressComponents: newComponents(place).reverse() }
    expect(readNewDetails(body).components).toStrictEqual(place.components)
  })
  it.each(named)('are read from an answer of the legacy edition: %s', (_, place) => {
    const result = { place_id: 'x', address_components: legacyComponents(place) }
    const { components } = readLegacyDetails({ status: 'OK', result })
    expect(components).toStrictEqual(place.components)
  })
  it.each(named)('are read from an answer of geocoding: %s', (_, place) => {
    const results = [{ place_id: 'x', address_components: legacyComponents(place) }]
    const [candidate] = readGeocodes({ status: 'OK', results })
    expect(candidate?.components).toStrictEqual(place.components)
  })
  // Address Validation has one name of a region, its name or its code.
  it.each(named)("are read from Address Validation, but for the region's name: %s", (_, place) => {
    const result = { address: validatedAddress(place), geocode: { placeId: 'x' } }
    const { region, ...others } = readValidation({ result }, undefined)?.components ?? {}
    expect({ ...others, region: place.components.region }).toEqual(place.components)
    expect(region === undefined).toBe(place.components.region === undefined)
  })
})

describe('the lines of the address field without a formatted address', () => {
  it.each(named)("have the order of the place's country: %s", (_, place) => {
    const { 'address-line1': line1, 'address-line2': line2 } = fieldValues({
      placeId: 'x',
      components: place.components,
    })
    expect({ line1: line1?.[0], line2: line2?.[0] }).toEqual({
      line1: place.line1,
      line2: place.line2,
    })
  })
})
