import { beginningsOfTowns, likeTowns, longerTowns } from '../data/like-towns.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { lettersOf } from '../words/words.ts'

const setOf = (names = ''): ReadonlySet<string> => new Set(names.split('/').map(lettersOf))

const likeIn = remembered(maxCountries, (country) => setOf(entryOf(likeTowns, country)))
const beginningIn = remembered(maxCountries, (country) =>
  setOf(entryOf(beginningsOfTowns, country)),
)
const longerIn = remembered(maxCountries, (country) => setOf(entryOf(longerTowns, country)))

/**
 * Whether a name is that of a town, and a typing error away from that of another: Lidköping is no
 * misspelt Linköping.
 */
export const isLikeAnother = (town: string, country: string): boolean =>
  likeIn(country).has(lettersOf(town))

/** Whether the name of one of these towns begins that of the other, and both are towns. */
export function isOneTheBeginning(one: string, other: string, country: string): boolean {
  const [a, b] = [one, other].map(lettersOf) as [string, string]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    long.length > short.length &&
    long.startsWith(short) &&
    beginningIn(country).has(short) &&
    longerIn(country).has(long)
  )
}
