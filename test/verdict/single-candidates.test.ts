import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { judge } from '../../shared/verdict/judge.ts'

/** A stored address beside the only place that the provider found. */
interface Pair {
  /** Whether it is that place. If not, a person must see it. */
  isAccepted: boolean
  stored: WrittenAddress
  components: Components
  formattedAddress: string
}

const file = new URL('data/single-candidates.ndjson', import.meta.url)
const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Pair => JSON.parse(line))
const textOf = ({ stored }: Pair) => Object.values(stored).join(', ')

/** Written by a reader of the code, who looked for what it gets wrong. All were judged wrongly. */
describe.each([true, false])('beside a single place, accepted: %s', (isAccepted) => {
  const some = pairs.filter((pair) => pair.isAccepted === isAccepted)
  it.each(some.map((pair) => [textOf(pair), pair.formattedAddress, pair] as const))(
    '%s, where %s is found',
    (_, formattedAddress, { stored, components }) => {
      const candidate = { placeId: 'x', formattedAddress, components, types: ['street_address'] }
      const { verdict } = judge(stored, { candidates: [candidate] }, 'normal')
      expect(['confirmed', 'corrected'].includes(verdict)).toBe(isAccepted)
    },
  )
})
