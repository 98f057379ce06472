import type { Components } from '../address/components.ts'
import { namesOf } from '../address/country/country-names.ts'
import { maySayCountry } from '../address/country/territories.ts'
import { isNearly } from '../address/words/typing-distance.ts'
import { plain } from '../address/words/words.ts'
import { isOtherBuilding } from './building/building.ts'
import { otherBlock } from './building/other-block.ts'
import { type Comparison, comparisonOf, type Finding, hasFinding } from './comparison.ts'
import type { Candidate } from './found.ts'
import type { Street } from './found-street.ts'
import { compareHouse } from './house/house.ts'
import type { Fields } from './stored/fields.ts'
import type { Reading } from './stored/reading.ts'
import { storedCountry } from './stored/stored-country.ts'
import { compareStreet, findStreet } from './street/street.ts'
import { comparePlace } from './town/place.ts'
import { areaOnly, comparePostal } from './town/postal.ts'

/**
 * The findings for a candidate, and the stored address as it was read in the candidate's country.
 */
export interface AddressFindings {
  findings: Finding[]
  reading: Reading
  /** The candidate is another building than the stored one, so its address says nothing of it. */
  isOther: boolean
}

/** A candidate with details, and how the stored address differs from it. */
export interface Compared extends AddressFindings {
  /** Its index among the candidates. */
  index: number
  candidate: Candidate
  /** The candidate's components. */
  parts: Components
  /** The code of the candidate's country; empty where it is not known. */
  country: string
}

/** Words that were compared whole, and are not stored so. */
const damageOf = ({ damage, parts }: Comparison, street: Street): Finding[] => [
  ...(damage.ofStreet.length > 0 && street.kind === 'same'
    ? [
        {
          code: 'misspelt_street' as const,
          before: damage.ofStreet.join(' '),
          after: parts.street ?? '',
        },
      ]
    : []),
  ...(damage.ofAreas.length > 0 && parts.locality
    ? [
        {
          code: 'misspelt_locality' as const,
          before: damage.ofAreas.join(' '),
          after: parts.locality,
        },
      ]
    : []),
]

/**
 * All differences between the stored address and a candidate. Empty if they are the same place,
 * however it is written. Pure.
 */
export function compareAddress(
  fields: Fields,
  candidate: Candidate,
  parts: Components,
): AddressFindings {
  const comparison = comparisonOf(fields, candidate, parts)
  const street = findStreet(comparison)
  const postal = comparePostal(comparison, street)
  const hasHouse = street.kind !== 'none' && !street.isByNameOnly
  const address = postal ?? [
    ...compareStreet(comparison, street),
    ...(hasHouse ? compareHouse(comparison, street) : []),
    ...lockerBeside(comparison),
  ]
  // The areas around another street prove nothing about the stored one.
  const area = postal || street.kind !== 'none' ? comparePlace(comparison, street) : []
  const isIntersection = hasFinding(address, 'intersection')
  const hasNoStreet = postal !== undefined || street.isByNameOnly || isIntersection
  const place = hasNoStreet ? areaOnly(area, comparison, street) : area
  const countryFindings = compareCountry(comparison)
  const isElsewhere = hasFinding(countryFindings, 'country_differs')
  // A street of the same name in another country proves nothing without a confirmed town or code.
  const placed = place.map((finding) =>
    isElsewhere && finding.code === 'place_unconfirmed'
      ? { code: 'found_elsewhere' as const }
      : finding,
  )
  const isUnsure = postal !== undefined || street.kind === 'none' || placed.some(isContradiction)
  const ofHouse = isUnsure ? address : withOtherBlock(address, comparison)
  const findings = [
    ...countryFindings,
    ...ofHouse,
    ...deliveryOf(comparison, street, ofHouse),
    ...placed,
    ...damageOf(comparison, street),
    ...signalsOf(candidate, street),
  ]
  return {
    findings,
    reading: comparison.reading,
    isOther: isOtherBuilding(comparison, street, findings),
  }
}

const isContradiction = ({ code }: Finding): boolean => code === 'areas_contradict'

/** The findings for the address, and that another block of the house is stored, if it is. */
function withOtherBlock(address: readonly Finding[], comparison: Comparison): readonly Finding[] {
  const isKnown = hasFinding(address, 'unit_differs')
  const other = isKnown ? undefined : otherBlock(comparison)
  return other ? [...address.filter(({ code }) => code !== 'unit_unconfirmed'), other] : address
}

/** A locker stands in a street, which is not the address of the one who fetches the parcel. */
const lockerBeside = ({ reading: { service } }: Comparison): Finding[] =>
  service?.kind === 'locker' ? [{ code: 'parcel_locker', before: service.text }] : []

function compareCountry({ fields, parts, country }: Comparison): Finding[] {
  if (country === '') return []
  const { text: before, code } = storedCountry(fields)
  const after = parts.country ?? country
  if (before === '') return [{ code: 'country_missing', after }]
  if (code !== undefined)
    return maySayCountry(code, parts) ? [] : [{ code: 'country_differs', before, after }]
  const isMisspelt = namesOf(country).some((name) => isNearly(plain(name), plain(before)))
  return [{ code: isMisspelt ? 'misspelt_country' : 'country_differs', before, after }]
}

/**
 * What the provider says of the stored address itself: parts that are missing in it, and that the
 * postal service does not deliver there. The comparison may have found the same.
 */
function deliveryOf(
  { candidate: { missing = [], undelivered }, reading }: Comparison,
  street: Street,
  known: readonly Finding[],
): Finding[] {
  if (street.kind === 'none') return []
  const isKnown = (of: string) => known.some(({ code }) => code.startsWith(of))
  const codes: Finding['code'][] = []
  const isNumberKnown = isKnown('house_number')
  if (missing.includes('houseNumber') && !isNumberKnown && !street.isNamed)
    codes.push('house_number_missing')
  else if (undelivered && !isNumberKnown) codes.push('delivery_unconfirmed')
  if (missing.includes('unit') && reading.units.length === 0 && !isKnown('unit'))
    codes.push('unit_missing')
  return codes.map((code) => ({ code }))
}

/** Doubts that the provider itself reports about its answer. */
function signalsOf(
  { precision, partialMatch, movedPlaceId }: Candidate,
  street: Street,
): Finding[] {
  const codes: Finding['code'][] = []
  if (precision === 'interpolated') codes.push('interpolated')
  if (precision === 'approximate' && street.kind !== 'none') codes.push('only_approximate')
  if (partialMatch) codes.push('partial_match')
  if (movedPlaceId) codes.push('place_moved')
  return codes.map((code) => ({ code }))
}
