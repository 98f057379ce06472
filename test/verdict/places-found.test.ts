import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { streetLanguage } from '../../shared/address/street/street-language.ts'
import { queryOf } from '../../shared/verdict/search/query.ts'
import { type FoundPair, isTakenFor, linesOf, loadPairs } from './found-pair.ts'

/**
 * The pairs that are judged otherwise than their authors say: wrongly accepted, refused, or refused
 * in a language in which the provider would not be asked for them.
 */
const known = linesOf('places-found/judged-otherwise.txt')
const nameOf = (pair: FoundPair) => {
  const { isAccepted, stored, formattedAddress } = pair
  const says = !isAccepted ? 'accepted' : isAskedOtherwise(pair) ? 'not asked for' : 'refused'
  const address = Object.values(stored).join(', ').replaceAll('\n', ' ')
  return `${says}: ${address} | ${formattedAddress}`
}

/** Whether the provider is asked in the language of the stored street, and gave another one. */
function isAskedOtherwise({ stored, components }: FoundPair): boolean {
  const { street = '', countryCode } = components
  const given = streetLanguage(street, countryCode)
  return given !== undefined && given !== queryOf(stored)?.language
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
