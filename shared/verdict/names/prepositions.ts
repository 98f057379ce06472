import { entryOf } from '../../address/words/entry-of.ts'
import { languagesOf } from '../../address/words/languages.ts'
import { maxCountries, remembered } from '../../address/words/remembered.ts'
import { isNearKind, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'

/**
 * Prepositions that tell streets of one noun apart, by language; those in one group are one word.
 * Folded. Collected by hand, without a published source.
 */
const prepositions: Readonly<Record<string, readonly string[]>> = {
  de: ['am an', 'im in', 'zum zur', 'auf', 'bei beim', 'hinter', 'unter unterm', 'vor vorm'],
  cs: ['u', 'na', 'k ke', 'pod', 'nad', 'v ve', 'za', 'pred', 'pri', 'do'],
  sk: ['u', 'na', 'k ku', 'pod', 'nad', 'v vo', 'za', 'pred', 'pri', 'do'],
}

/** The group of each preposition of a country's languages. */
const groupsIn = remembered(maxCountries, (country): ReadonlyMap<string, number> => {
  const groups = languagesOf(country).flatMap((language) => entryOf(prepositions, language) ?? [])
  // Of a word in two groups the first one counts.
  const words = groups.flatMap((group, at) => group.split(' ').map((word) => [word, at] as const))
  return new Map(words.toReversed())
})

/**
 * Whether another preposition is stored before the noun than the street has: "Am Wald" is not Im
 * Wald. One that is left out says nothing, unless a kind of street is attached to the noun in its
 * place: "An der Kirche" is not Kirchstraße, nor the other way round. Pure.
 * @param used the indexes of the words that were found as the street's
 */
export function hasOtherPreposition(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  const groups = groupsIn(country)
  if (groups.size === 0) return false
  const own = groups.get(street[0]?.plain ?? '')
  const noun = Math.min(...[...used].filter((at) => !words[at]?.isSmall))
  // The article stands between: "An der Mühle".
  const beside = [words[noun - 1], words[noun - 2]].filter(
    (word) => word?.part === words[noun]?.part,
  )
  const stored = beside
    .map((word) => groups.get(word?.plain ?? ''))
    .find((group) => group !== undefined)
  if (own !== undefined && stored !== undefined) return stored !== own
  if (own === undefined && stored === undefined) return false
  const ending = street.find(isEnding)
  // "Am Schloss Platz": the kind may stand apart, or be misspelt.
  const behind = words.slice(noun, noun + 3)
  const storedEnding = behind.find(
    (word) => isEnding(word) || (ending !== undefined && isKindOf(word, ending)),
  )
  // Without a kind in the street of either, the preposition was left out: "Holzmarkt".
  return own === undefined
    ? ending !== undefined && !(storedEnding && isKindOf(storedEnding, ending))
    : storedEnding !== undefined && !(ending && isKindOf(storedEnding, ending))
}

const isKindOf = (word: Token, ending: Token): boolean =>
  isSameWord(word, ending) || isNearKind(word, ending)

const isEnding = (word: Token): boolean => word.isEnding
