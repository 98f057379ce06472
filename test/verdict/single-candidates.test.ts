import { describe, expect, it } from 'vitest'
import { type FoundPair, isTakenFor, loadPairs } from './found-pair.ts'

const pairs = loadPairs('single-candidates.ndjson')
const textOf = ({ stored }: FoundPair) => Object.values(stored).join(', ')

/**
 * Written by readers of the code, who looked for what it gets wrong; most were judged wrongly.
 * Beside some stands what must stay right.
 */
describe.each([true, false])('beside a single place, accepted: %s', (isAccepted) => {
  const some = pairs.filter((pair) => pair.isAccepted === isAccepted)
  it.each(some.map((pair) => [textOf(pair), pair.formattedAddress, pair] as const))(
    '%s, where %s is found',
    (_, __, pair) => expect(isTakenFor(pair)).toBe(isAccepted),
  )
})
