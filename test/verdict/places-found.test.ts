import { describe, expect, it } from 'vitest'
import { type FoundPair, isTakenFor, linesOf, loadPairs } from './found-pair.ts'

/** The pairs that are judged otherwise than their authors say. */
const known = linesOf('places-found/judged-otherwise.txt')
const nameOf = ({ isAccepted, stored, formattedAddress }: FoundPair) => {
  const says = isAccepted ? 'refused' : 'accepted'
  return `${says}: ${Object.values(stored).join(', ')} | ${formattedAddress}`
}

/** By authors who had read nothing of this repository, a day after the first three. */
const newer = [
  ...['english-speaking', 'north-west-europe', 'south-east-europe', 'asia-in-characters'],
  ...['asia-in-latin', 'twins', 'twins-of-large-markets', 'twins-of-others'],
  // Orders of shops, as they come in, of 47 countries.
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map(
    (set) => `shop-orders-${set}`,
  ),
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'].map(
    (set) => `shop-orders-${set}`,
  ),
  ...['seventeenth', 'eighteenth'].map((set) => `shop-orders-${set}`),
  // Places that look like the stored one: two thirds are another one.
  'look-alikes',
  // Whole addresses in one text, and buildings, estates and shops by their names.
  ...['in-one-text', 'in-one-text-second', 'buildings', 'buildings-second', 'buildings-third'],
  // Lists that go through one part of an address: the number and the flat, or the town.
  ...['numbers-east', 'numbers-west', 'towns-americas', 'towns-east', 'towns-europe'],
]

/** Three authors who had read nothing of this repository wrote the first ones on 2026-11-26. */
describe.each(['europe', 'americas', 'asia', ...newer])('of the pairs %s', (part) => {
  const pairs = loadPairs(`places-found/${part}.ndjson`)
  const byCountry = Map.groupBy(pairs, ({ components }) => components.countryCode ?? '')

  it.each([...byCountry])('those of %s are judged as said, but for those listed', (_, some) => {
    const names = some.map(nameOf)
    const listed = known.filter((name) => names.includes(name))
    const otherwise = some.filter((pair) => isTakenFor(pair) !== pair.isAccepted)
    expect(otherwise.map(nameOf)).toEqual(listed)
  })
})
