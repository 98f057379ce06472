import { readFileSync } from 'node:fs'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'

/** A stored address beside the only place that the provider found. */
export interface FoundPair {
  /** Whether it is that place. If not, a person must see it. */
  isAccepted: boolean
  stored: WrittenAddress
  components: Components
  formattedAddress: string
  /** As the provider gives them; those of a house where absent. */
  types?: string[]
  prediction?: NonNullable<Candidate['prediction']>
}

/** The lines of a file in `data`. */
export const linesOf = (file: string): string[] =>
  readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

export const loadPairs = (file: string): FoundPair[] =>
  linesOf(file).map((line) => JSON.parse(line))

/** Whether the judge takes the found place for the stored one. */
export function isTakenFor({
  stored,
  types = ['street_address'],
  components,
  formattedAddress,
  prediction,
}: Omit<FoundPair, 'isAccepted'>): boolean {
  const place = { components, formattedAddress, ...(prediction && { prediction }) }
  const candidate = { placeId: 'x', types, ...place }
  const { verdict } = judge(stored, { candidates: [candidate] }, 'normal')
  return verdict === 'confirmed' || verdict === 'corrected'
}
