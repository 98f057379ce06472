import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { ValidateData } from '../../../shared/api/validate.ts'
import type { Candidate, Found } from '../../../shared/verdict/found.ts'
import { type Judgement, judge } from '../../../shared/verdict/judge.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'

/** What is kept of a place. */
const keptFields = [
  'placeId',
  'formattedAddress',
  'latitude',
  'longitude',
  'precision',
  'components',
  'attributions',
] as const
type Place = Pick<Candidate, (typeof keptFields)[number]>

/** The verdict on a stored address, and the place that was found for it, if any. */
export interface Judged extends Omit<Judgement, 'candidate' | 'fitting'>, Partial<Place> {
  /** The places that fit equally well, the chosen one first. Absent where only one fits. */
  candidates?: NonNullable<ValidateData['candidates']>
}

/** The verdict, and what is kept of the place that was chosen. Pure. */
export function judgedWith(stored: WrittenAddress, found: Found, policy: PolicyName): Judged {
  const { candidate, fitting, ...judgement } = judge(stored, found, policy)
  const chosen = candidate === undefined ? undefined : found.candidates[candidate]
  const candidates = fitting?.flatMap(({ candidate: index, changes }) => {
    const other = found.candidates[index]
    return other ? [{ ...keptOf(other), ...(changes && { changes }) }] : []
  })
  return { ...judgement, ...(chosen && keptOf(chosen)), ...(candidates && { candidates }) }
}

const keptOf = (candidate: Candidate): Place =>
  Object.fromEntries(
    keptFields.flatMap((field) => (field in candidate ? [[field, candidate[field]]] : [])),
  ) as Place
