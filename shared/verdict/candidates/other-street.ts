import type { Components } from '../../address/components.ts'
import { type AddressFindings, type Compared, compareAddress } from '../compare.ts'
import { hasFinding } from '../comparison.ts'
import type { Candidate } from '../found.ts'
import type { Fields } from '../stored/fields.ts'
import { agrees, differs, fitOf } from './fit.ts'
import { addressOf } from './rivals.ts'
import { hasStoredNumber } from './siblings.ts'

/** Whether the candidate's street is another one, which the stored name may be a name of. */
export const hasOtherStreet = ({ findings }: AddressFindings): boolean =>
  hasFinding(findings, 'other_street_found')

/**
 * The comparison of a stored address with a candidate. Many streets have a former, a popular or
 * a translated name. So where the stored street is unknown, and the house number and the town or
 * the code are the candidate's, they are compared as if its street were the stored one: a person
 * can say whether it is. Pure.
 */
export function compareUnderAnyName(
  fields: Fields,
  candidate: Candidate,
  parts: Components,
): AddressFindings {
  const asStored = compareAddress(fields, candidate, parts)
  const isUnknown = hasFinding(asStored.findings, 'street_not_found')
  if (!isUnknown || !parts.street) return asStored
  const known = { ...candidate, isKnownByStoredStreet: true }
  const compared = compareAddress(fields, known, parts)
  if (
    !hasStoredHouse({ ...compared, candidate, parts, country: parts.countryCode ?? '', index: 0 })
  )
    return asStored
  const findings = compared.findings.map((finding) =>
    finding.code === 'misspelt_street'
      ? { ...finding, code: 'other_street_found' as const }
      : finding,
  )
  return { ...compared, findings }
}

/**
 * Whether the number, and town or code, are stored as the candidate has them, and no other code.
 */
export function hasStoredHouse(one: Compared): boolean {
  const { code, town, country } = fitOf(one)
  return (
    hasStoredNumber(one, addressOf(one)) &&
    (town === agrees || code === agrees) &&
    code !== differs &&
    country !== differs
  )
}
