import { isCountedFrom, isDescription } from '../../address/beside/landmarks.ts'
import { militaryStateOf, plainBox } from '../../address/postal/postal-service.ts'
import { areCrossing } from '../../address/street/crossing.ts'
import { type Comparison, type Finding, hasFinding, isNamedLikeLandmark } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import type { ReasonCode } from '../reasons.ts'
import type { Fields } from '../stored/fields.ts'
import { type Reading, readStored } from '../stored/reading.ts'
import { storedCountry } from '../stored/stored-country.ts'

const reasonOf = {
  rural: 'rural_route',
  locker: 'parcel_locker',
  counter: 'general_delivery',
  box: 'po_box_unconfirmed',
} satisfies Record<string, ReasonCode>

/** Countries where every office has a box, and no mail goes to a street. */
const withBoxes = new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA'])

/**
 * The findings for a post-office box, a route, a locker or the like, which are addresses without a
 * street. Undefined where none is stored, or where the street was found.
 */
export function comparePostal(
  { fields, reading, parts, country, isCrossing }: Comparison,
  street: Street,
): Finding[] | undefined {
  const { postBox } = reading
  if (
    postBox !== undefined &&
    parts.postBox &&
    plainBox(parts.postBox, country) === plainBox(postBox, country)
  )
    return [{ code: 'po_box' }]
  // A box in a building is no address of the building: "Apartado 745, Centro Colón". An office in
  // it is, which in the Gulf has a box, too.
  const isOffice = withBoxes.has(country) && reading.units.length > 0
  if (postBox !== undefined && street.isNamed && !isOffice) return unconfirmed(reading, fields)
  if (street.isNamed && isCountedFrom(fields.line1 || fields.text))
    return [{ code: 'place_described' }]
  if (street.kind !== 'none') return undefined
  return (
    unconfirmed(reading, fields) ??
    (isCrossing ? unknownCrossing(fields, country) : undefined) ??
    (isNamedLikeLandmark(parts, country) ? undefined : described(fields, country))
  )
}

/** Two streets that cross, of which the provider found none: no house has this address. */
function unknownCrossing(fields: Fields, country: string): Finding[] | undefined {
  const isCrossing = (['line1', 'line2', 'text'] as const).some((field) =>
    areCrossing(fields[field], country),
  )
  return isCrossing ? [{ code: 'intersection' }] : undefined
}

/** A landmark, or a kilometre of a road, in place of a street that was found. */
function described(fields: Fields, country: string): Finding[] | undefined {
  const isDescribed = (['line1', 'line2', 'text'] as const).some((field) =>
    isDescription(fields[field], country),
  )
  return isDescribed ? [{ code: 'place_described' }] : undefined
}

/**
 * What can be said of a stored address for which the provider returned no place. Undefined where it
 * should have a street.
 */
export function postalWithoutPlace(fields: Fields): Finding[] | undefined {
  const country = storedCountry(fields).code ?? ''
  const reading = readStored(fields, country, undefined)
  const findings =
    unconfirmed(reading, fields) ?? unknownCrossing(fields, country) ?? described(fields, country)
  if (!findings || reading.service?.kind === 'military') return findings
  return [...findings, { code: 'area_unconfirmed' }]
}

function unconfirmed(
  { service, postBox, postalCode }: Reading,
  { region }: Fields,
): Finding[] | undefined {
  if (service?.kind === 'military')
    return [
      { code: 'military_mail', before: service.text },
      ...compareMilitary(`${service.text} ${region}`, postalCode?.text ?? ''),
    ]
  if (service) return [{ code: reasonOf[service.kind], before: service.text }]
  return postBox === undefined ? undefined : [{ code: reasonOf.box, before: postBox }]
}

/** A US military state is checked against its code, because the provider knows neither. */
function compareMilitary(text: string, postalCode: string): Finding[] {
  const before = /(?<![a-z])(?:aa|ae|ap)(?![a-z])/i.exec(text)?.[0].toUpperCase()
  const after = militaryStateOf(postalCode || (/\d{5}/.exec(text)?.[0] ?? ''))
  return before && after && before !== after ? [{ code: 'region_differs', before, after }] : []
}

/**
 * Findings on the area of an address without a street. That the town is another one proves
 * nothing of the stored address, so it is no reason to refuse it.
 */
export function areaOnly(
  place: readonly Finding[],
  { reading, parts }: Comparison,
  street: Street,
): Finding[] {
  if (reading.service?.kind === 'military') return []
  if (hasFinding(place, 'found_elsewhere')) return [{ code: 'area_unconfirmed' }]
  // A house in the town has another postal code than a box may have.
  const isHouse = street.kind === 'none' && (parts.street ?? parts.houseNumber) !== undefined
  return place.filter(({ code }) => !(isHouse && codesOfHouse.has(code)))
}

const codesOfHouse = new Set<Finding['code']>([
  'postal_code_missing',
  'postal_code_incomplete',
  'postal_code_differs',
])
