import type { Components } from '../../address/components.ts'
import { digitsIn } from '../../address/words/digits.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { typedBesideTown } from './typed-beside-town.ts'
import { houseNumber as numberForm, typedNumber } from './typed-number.ts'
import { typedUnits } from './typed-unit.ts'

/** A place, and the same as it is filled in: with the parts that only the buyer knows. */
export function withTyped(place: PlaceDetails, typed: string, suggestion: string) {
  const { components = {} } = place
  const known = typedParts(typed, suggestion, components)
  return { place, filled: { ...place, components: { ...components, ...known } } }
}

/** Countries that write a house number as "#12". */
const withSign = 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'

/** The parts that the place lacks, and its house number where more of it was typed. */
function typedParts(typed: string, suggestion: string, place: Components): Components {
  const { street, houseNumber, countryCode = '-' } = place
  const units = typedUnits(typed, suggestion)
  const number = street ? typedNumber(typed, suggestion, place) : undefined
  const hasSign = street && !houseNumber && !number && withSign.includes(countryCode)
  const house = hasSign ? units.find((unit) => unit.startsWith('#')) : undefined
  const unit = units.filter((one) => one !== house).join(', ')
  const known = number ?? house?.replace(/[#\s]/g, '')
  // "12 a" for the house 12.
  const isMore = known && (!houseNumber || digitsIn(known).includes(houseNumber))
  return {
    ...(unit && !place.unit && { unit }),
    ...(isMore && { houseNumber: known }),
    ...lineBesideTown(typed, suggestion, place),
  }
}

/** The line of an address in a village or town, which has none of its own. */
function lineBesideTown(typed: string, suggestion: string, place: Components): Components {
  if (place.street ?? place.houseNumber ?? place.building ?? place.postBox) return {}
  const line = typedBesideTown(typed, suggestion, place)
  if (!line) return {}
  return numberForm.test(line) ? { houseNumber: line } : { building: line }
}
