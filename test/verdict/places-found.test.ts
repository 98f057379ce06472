import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'

/**
 * A stored address beside the only place that the provider found. Three authors who had read
 * nothing of this repository wrote them on 2026-11-26.
 */
interface Pair {
  /** Whether it is that place. If not, a person must see it. */
  isAccepted: boolean
  /** What it is about. */
  why: string
  stored: WrittenAddress
  components: Components
  formattedAddress: string
  /** As the provider gives them; those of a house where absent. */
  types?: string[]
  prediction?: NonNullable<Candidate['prediction']>
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`data/places-found/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

function isJudgedOtherwise({ isAccepted, stored, types = ['street_address'], ...pair }: Pair) {
  const { components, formattedAddress, prediction } = pair
  const found = {
    placeId: 'x',
    types,
    components,
    formattedAddress,
    ...(prediction && { prediction }),
  }
  const { verdict } = judge(stored, { candidates: [found] }, 'normal')
  return ['confirmed', 'corrected'].includes(verdict) !== isAccepted
}

/** The pairs that are judged otherwise than their authors say. */
const known = linesOf('judged-otherwise.txt')
const nameOf = ({ isAccepted, stored, formattedAddress }: Pair) =>
  `${isAccepted ? 'refused' : 'accepted'}: ${Object.values(stored).join(', ')} | ${formattedAddress}`

describe.each(['europe', 'americas', 'asia'])('of the pairs of %s', (part) => {
  const pairs = linesOf(`${part}.ndjson`).map((line): Pair => JSON.parse(line))
  const byCountry = Map.groupBy(pairs, ({ components }) => components.countryCode ?? '')

  it.each([...byCountry])('those of %s are judged as said, but for those listed', (_, some) => {
    const names = some.map(nameOf)
    const listed = known.filter((name) => names.includes(name))
    expect(some.filter(isJudgedOtherwise).map(nameOf)).toEqual(listed)
  })
})
