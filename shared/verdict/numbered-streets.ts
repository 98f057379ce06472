import { nearestKind } from '../address/vocabulary.ts'
import { isNumeric } from '../address/words.ts'
import type { Placed } from './reading.ts'

/**
 * The words of the lines, with kinds of streets and directions spelt right where a street has no
 * other name: "1330 17th Stret", "4a Calle Poiente 12". Beside a name a misspelt kind is compared
 * with that of the found street. Pure.
 */
export function withKindsSpelt(lines: readonly Placed[], country: string): Placed[] {
  const parts = Map.groupBy(lines, ({ part }) => part)
  return [...parts.values()].flatMap((words) => {
    // The number of the street, and that of the house.
    if (words.filter(({ text }) => isNumeric(text)).length < 2) return words
    const spelt = words.map((word) => respelt(word, country))
    return spelt.every((word) => word !== undefined) ? spelt : words
  })
}

/** Undefined for a word that may be a name. */
function respelt(word: Placed, country: string): Placed | undefined {
  if (isNumeric(word.text) || word.isSmall || word.isType || word.isDirection) return word
  const kind = nearestKind(word, country)
  return kind && { ...word, ...kind, isRespelt: true }
}
