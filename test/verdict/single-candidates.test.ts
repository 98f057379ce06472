import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'

/** A stored address beside the only place that the provider found. */
interface Pair {
  /** Whether it is that place. If not, a person must see it. */
  isAccepted: boolean
  stored: WrittenAddress
  components: Components
  formattedAddress: string
  /** As the provider gives them; those of a house where absent. */
  types?: string[]
  prediction?: NonNullable<Candidate['prediction']>
}

const file = new URL('data/single-candidates.ndjson', import.meta.url)
const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Pair => JSON.parse(line))
const textOf = ({ stored }: Pair) => Object.values(stored).join(', ')

/**
 * Written by readers of the code, who looked for what it gets wrong; most were judged wrongly.
 * Beside some stands what must stay right.
 */
describe.each([true, false])('beside a single place, accepted: %s', (isAccepted) => {
  const some = pairs.filter((pair) => pair.isAccepted === isAccepted)
  it.each(some.map((pair) => [textOf(pair), pair.formattedAddress, pair] as const))(
    '%s, where %s is found',
    (_, __, { stored, isAccepted: _is, types = ['street_address'], ...found }) => {
      const candidate = { placeId: 'x', types, ...found }
      const { verdict } = judge(stored, { candidates: [candidate] }, 'normal')
      expect(['confirmed', 'corrected'].includes(verdict)).toBe(isAccepted)
    },
  )
})
