import { entryOf } from '../../address/words/entry-of.ts'
import { languagesOf } from '../../address/words/languages.ts'
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

/**
 * Whether another preposition is stored before the noun than the street has: "Am Wald" is not Im
 * Wald. One that is left out says nothing. Pure.
 * @param used the indexes of the words that were found as the street's
 */
export function hasOtherPreposition(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  const groups = languagesOf(country).flatMap((language) => entryOf(prepositions, language) ?? [])
  const groupOf = (word: Token | undefined) =>
    word && groups.findIndex((group) => group.split(' ').includes(word.plain))
  const own = groupOf(street[0]) ?? -1
  const noun = Math.min(...[...used].filter((at) => !words[at]?.isSmall))
  // The article stands between: "An der Mühle".
  const beside = [words[noun - 1], words[noun - 2]].filter(
    (word) => word?.part === words[noun]?.part,
  )
  const stored = beside.map(groupOf).find((group) => group !== undefined && group >= 0)
  return own >= 0 && stored !== undefined && stored !== own
}
