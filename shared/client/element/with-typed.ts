import type { Components } from '../../address/components.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { typedNumber } from './typed-number.ts'
import { typedUnits } from './typed-unit.ts'

/** A place, and the same as it is filled in: with the number and flat that only the buyer knows. */
export function withTyped(place: PlaceDetails, typed: string, suggestion: string) {
  const { components = {} } = place
  const known = typedParts(typed, suggestion, components)
  return { place, filled: { ...place, components: { ...known, ...components } } }
}

/** Countries that write a house number as "#12". */
const withSign = 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'

function typedParts(typed: string, suggestion: string, place: Components): Components {
  const { street, houseNumber, countryCode = '-' } = place
  const units = typedUnits(typed, suggestion)
  const number = street ? typedNumber(typed, suggestion, place) : undefined
  const hasSign = street && !houseNumber && !number && withSign.includes(countryCode)
  const house = hasSign ? units.find((unit) => unit.startsWith('#')) : undefined
  const unit = units.filter((one) => one !== house).join(', ')
  const known = number ?? house?.replace(/[#\s]/g, '')
  return { ...(unit && { unit }), ...(known && { houseNumber: known }) }
}
