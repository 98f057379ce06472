import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isPairRight, loadPairs, pairSets } from '../bench/verdicts/pairs.ts'

/** The pairs of a set that are judged otherwise than their authors say. */
const knownWrong = (set: string): string[] =>
  readFileSync(new URL(`data/pairs-judged-wrongly/${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

it.each(pairSets)(
  'the %s set of pairs is judged as its authors say, but for those listed',
  (set) => {
    const wrong = loadPairs(set).filter((pair) => !isPairRight(pair))
    expect(wrong.map(({ row }) => row)).toEqual(knownWrong(set))
  },
)
