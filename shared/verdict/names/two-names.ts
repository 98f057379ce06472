import { typingDistance } from '../../address/words/typing-distance.ts'
import type { Token } from '../../address/words/vocabulary.ts'

/** Names of streets in the same towns, although they sound alike. Folded; by hand. */
const pairs: ReadonlySet<string> = new Set(
  [
    'kirch kirsch/eichen eschen/eich esch/lerchen larchen/buchen buschen/beuken berken/beuk berk',
    'grand grant/wellington wallington/johnson johnston/canton canyon/cromwell cranwell',
    'mazzini manzoni/morelos morales/marino martino/maria marta/roman ramon/bolivar bolivia',
    'victoria victory/williams williamson/robert roberta/marks marys/martin marin/stein stern',
    'schumann schuman',
    'vazquez velazquez/bjork bjorn/bjorke bjerke/bjork bjerk/stations stadion/stations stadions',
  ]
    .flatMap((line) => line.split('/'))
    .flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]),
)

/** Consonants that people take for each other, by the one that stands for them. */
const alike: readonly [RegExp, string][] = [
  [/[bp]/g, 'b'],
  [/[dt]/g, 'd'],
  [/[gkcq]/g, 'k'],
  [/[szx]/g, 's'],
  [/[fvw]/g, 'f'],
]
/** The ends by which forms of one name differ: Linde, Linden, Coteaux, Thüringer. */
const endOfForm = /(?:e[nrs]?|[nsx])$/

const formOf = (name: string): string =>
  name
    .replace(/^mac/, 'mc')
    .replace(/h/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(endOfForm, '')

const consonantsOf = (form: string): string =>
  alike.reduce((text, [letters, to]) => text.replace(letters, to), form.replace(/[aeiou]/g, ''))

/**
 * Whether two forms are spellings of one name: their consonants are the same or one of them lacks
 * one, not the first, and little else differs. Berkley is Berkeley, Davison is Davidson.
 */
function isOneName(a: string, b: string): boolean {
  const [one, other] = [consonantsOf(a), consonantsOf(b)]
  if (one[0] !== other[0]) return false
  if (one.length === other.length) return one === other && typingDistance(a, b, 1) <= 1
  return typingDistance(one, other, 1) <= 1
}

/**
 * Whether both are names of streets, so that neither is the other one misspelt: Bridge and Ridge.
 * Spellings of one name are none: people mistake Allan for Allen.
 */
export const areTwoNames = (a: Token, b: Token): boolean =>
  a.isNearlyAlike &&
  b.isNearlyAlike &&
  (a.sound === undefined || a.sound !== b.sound) &&
  (pairs.has(`${a.plain} ${b.plain}`) || !isOneName(formOf(a.plain), formOf(b.plain)))
