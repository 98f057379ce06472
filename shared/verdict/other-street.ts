import type { Components } from '../address/components.ts'
import { type AddressFindings, type Compared, compareAddress } from './compare.ts'
import { agrees, differs, fitOf } from './fit.ts'
import type { Candidate } from './found.ts'
import type { Fields } from './reading.ts'
import { addressOf } from './rivals.ts'
import { hasStoredNumber } from './siblings.ts'

export const isStreetUnknown = ({ findings }: AddressFindings): boolean =>
  findings.some(({ code }) => code === 'street_not_found')

/** Whether the candidate's street is another one, which the stored name may be a name of. */
export const hasOtherStreet = ({ findings }: AddressFindings): boolean =>
  findings.some(({ code }) => code === 'other_street_found')

/**
 * The comparison as if the candidate's street were the stored one by another name, where the house
 * number, and the town or the code, are the stored ones: many streets have a former, a popular or
 * a translated name, and a person can say whether this one has. Else undefined. Pure.
 */
export function underOtherStreet(
  fields: Fields,
  candidate: Candidate,
  parts: Components,
): AddressFindings | undefined {
  if (!parts.street) return undefined
  const known = { ...candidate, isKnownByStoredStreet: true }
  const compared = compareAddress(fields, known, parts)
  if (!hasStoredHouse({ ...compared, candidate, index: 0 })) return undefined
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
