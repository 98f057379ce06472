import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'

/** What may be said, by what the row says: `changed` is anything but confirmed. */
const verdictsOf = {
  confirmed: ['confirmed'],
  corrected: ['corrected'],
  accepted: ['confirmed', 'corrected'],
  changed: ['corrected', 'needs_review', 'undeliverable'],
  found: ['confirmed', 'corrected', 'needs_review'],
  refused: ['needs_review', 'undeliverable'],
}

/** An address as people of its country write it, and the only place that the provider found. */
interface Row extends Omit<Candidate, 'placeId' | 'types'> {
  says: keyof typeof verdictsOf
  stored: WrittenAddress
  components: Components
  /** Those of a house where absent. */
  types?: string[]
}

const file = new URL('data/habits-of-writing.ndjson', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))
const textOf = ({ stored }: Row) => Object.values(stored).join(', ')

it.each(rows.map((row) => [row.says, textOf(row), row.formattedAddress, row] as const))(
  'is %s: %s, where %s is found',
  (_, __, ___, { says, stored, types = ['street_address'], ...found }) => {
    const candidate = { placeId: 'x', types, ...found }
    const { verdict } = judge(stored, { candidates: [candidate] }, 'normal')
    expect(verdictsOf[says]).toContain(verdict)
  },
)
