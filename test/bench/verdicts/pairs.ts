import { readFileSync } from 'node:fs'
import { judgeEqual } from '../../verdict/written-pair.ts'
import { isTownAccepted } from './other-names.ts'

/** `=` and `!`: a street with a house that is the found one, and another; `t=` and `t!`: a town. */
export const pairKinds = ['=', '!', 't=', 't!'] as const
type PairKind = (typeof pairKinds)[number]

/** Two writings, of which the first is stored and the second found. */
interface WrittenPair {
  country: string
  kind: PairKind
  /** As it stands in the table. */
  row: string
}

const isPairKind = (kind: string): kind is PairKind => pairKinds.some((one) => one === kind)

/** Each was written after the one before was used. */
export const pairSets = ['first', 'second', 'third', 'fourth', 'fifth'] as const
type PairSet = (typeof pairSets)[number]

/** The pairs that others wrote (tables/pairs), a line each. */
export const loadPairs = (set: PairSet): WrittenPair[] =>
  readFileSync(new URL(`tables/pairs/${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', kind = ''] = row.split(' | ')
      if (!isPairKind(kind)) throw new Error(`no kind of pair: ${row}`)
      return { country, kind, row }
    })

/**
 * Whether a pair is judged as its author says: accepted where both are one place, and not accepted
 * where they are two. Streets have the same town and code, towns the same street and no code.
 */
export const isPairRight = ({ kind, row }: WrittenPair): boolean => {
  const [country = '', , stored = '', found = '', region] = row.split(' | ')
  return (
    kind.endsWith('=') ===
    (kind.startsWith('t')
      ? isTownAccepted(country, stored, found, region)
      : isStreetAccepted([country, stored, found].join(' | ')))
  )
}

function isStreetAccepted(pair: string): boolean {
  const { verdict } = judgeEqual(pair)
  return verdict === 'confirmed' || verdict === 'corrected'
}
