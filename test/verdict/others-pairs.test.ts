import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPairRight, loadPairs, pairSets } from '../bench/verdicts/pairs.ts'

/** The pairs of a set that are judged otherwise than their authors say. */
const knownWrong = (set: string): string[] =>
  readFileSync(new URL(`data/pairs-judged-wrongly/${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

describe.each(pairSets)('of the %s set of pairs', (set) => {
  const listed = knownWrong(set)
  const byCountry = Map.groupBy(loadPairs(set), ({ country }) => country)

  it.each([...byCountry])(
    'those of %s are judged as their authors say, but for those listed',
    (country, pairs) => {
      const wrong = pairs.filter((pair) => !isPairRight(pair))
      expect(wrong.map(({ row }) => row)).toEqual(
        listed.filter((row) => row.startsWith(`${country} |`)),
      )
    },
  )
})
