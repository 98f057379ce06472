import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FoundPair, isTakenFor, linesOf, loadPairs } from './found-pair.ts'

/** The pairs that are judged otherwise than their authors say. */
const known = linesOf('places-found/judged-otherwise.txt')
const nameOf = ({ isAccepted, stored, formattedAddress }: FoundPair) => {
  const says = isAccepted ? 'refused' : 'accepted'
  const address = Object.values(stored).join(', ').replaceAll('\n', ' ')
  return `${says}: ${address} | ${formattedAddress}`
}

/**
 * By authors who had read nothing of this repository: places of a part of the world, orders of
 * shops, whole addresses in one text, buildings by their names, and lists that go through one part
 * of an address (test/bench/verdicts/pairs.md).
 */
const parts = readdirSync(new URL('data/places-found/', import.meta.url))
  .filter((file) => file.endsWith('.ndjson'))
  .map((file) => file.replace('.ndjson', ''))

describe.each(parts)('of the pairs %s', (part) => {
  const pairs = loadPairs(`places-found/${part}.ndjson`)
  const byCountry = Map.groupBy(pairs, ({ components }) => components.countryCode ?? '')

  it.each([...byCountry])('those of %s are judged as said, but for those listed', (_, some) => {
    const names = some.map(nameOf)
    const listed = known.filter((name) => names.includes(name))
    const otherwise = some.filter((pair) => isTakenFor(pair) !== pair.isAccepted)
    expect(otherwise.map(nameOf)).toEqual(listed)
  })
})
