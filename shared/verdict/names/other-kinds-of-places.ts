import {
  kindsOfPlaces,
  otherKindsOfPlaces,
  shortKindsOfPlaces,
} from '../../address/data/building-kinds.ts'
import { isOneOf, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import type { Placed } from '../stored/reading.ts'

/** Kinds of places that are no streets, before a name. No vocabulary has them as types. */
const kinds = wordSet(...kindsOfPlaces, ...otherKindsOfPlaces)
/** Kinds of streets that are certainly none of these. */
const commonKinds = wordSet(
  'al alameda allee avenida avda av avenue calle c corso piazza place plaza praca rua r rue',
  'via viale',
)

/** Whether a word is a common kind of street. */
export const isCommonKind = ({ text }: Token): boolean => commonKinds.has(text)

/** Whether the street is such a place, and none is stored: Cuesta de Santa Ana is no calle. */
export const isOfOtherPlace = (
  [first]: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
): boolean =>
  first !== undefined &&
  !first.isType &&
  kinds.has(first.text) &&
  !pool.some((word, at) => (used.has(at) || used.has(at + 1)) && isSameWord(word, first))

/** The other way round: "Jd. das Flores" is no rua, nor "ZI du Moulin" Rue du Moulin. */
export function isStoredAsOtherPlace(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
): boolean {
  const first = Math.min(...used)
  const at = pool.findLastIndex((word, index) => index < first && !word.isSmall)
  const kind = pool[at]
  return (
    kind !== undefined &&
    kind.part === pool[first]?.part &&
    (kinds.has(kind.text) || shortKindsOfPlaces.has(kind.text)) &&
    (kinds.has(street[0]?.text ?? '') ||
      street.some((word) => word.isType && isCommonKind(word))) &&
    !isOneOf(street)(kind) &&
    !(shortKindsOfPlaces.has(kind.text) && street.some((word) => isShortFor(kind, word)))
  )
}

/** "Jd" is Jardim, and "Bo." Barrio. */
const isShortFor = (short: Token, { text }: Token): boolean =>
  kinds.has(text) && text[0] === short.text[0]
