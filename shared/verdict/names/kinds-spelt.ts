import { isOneOf, isSameOrNearWord } from '../../address/words/same-words.ts'
import { type NearKind, nearKinds, type Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * The words of the lines, with misspelt kinds of streets and directions spelt right: those of the
 * found street, and where a street has a number and no name, any: "1330 17th Stret", "4a Calle
 * Poiente 12". Pure.
 */
export function withKindsSpelt(
  lines: Placed[],
  street: readonly Token[],
  regions: readonly (readonly Token[])[],
  country: string,
): Placed[] {
  const near = new Map<Placed, readonly NearKind[]>()
  for (const word of lines) {
    // "Cali, Valle" is in the Valle del Cauca, and no misspelt Calle.
    const isOfRegion = regions.some((region) => isOneOf(region)(word))
    const kinds = mayBeMisspelt(word) && !isOfRegion ? nearKinds(word, country) : []
    if (kinds.length > 0) near.set(word, kinds)
  }
  // As is usual: this is asked of each candidate.
  if (near.size === 0) return lines
  const isNameless = (part: number) => {
    const words = lines.filter((word) => word.part === part)
    // The number of the street, that of the house, and no name.
    return (
      words.filter(({ text }) => isNumeric(text)).length > 1 &&
      words.every((word) => isKnown(word) || near.has(word))
    )
  }
  return lines.map((word) => {
    const kind = kindOf(word, near.get(word) ?? [], street, isNameless)
    return kind ? { ...word, ...kind, isRespelt: true } : word
  })
}

const isKnown = ({ text, isSmall, isType, isDirection }: Token): boolean =>
  isNumeric(text) || isSmall || isType || isDirection

const mayBeMisspelt = (word: Token): boolean =>
  !isKnown(word) &&
  word.groups.length === 0 &&
  /^[a-z]{5,}$/.test(word.plain) &&
  !nameOfOneLetter.test(word.raw)

/** "Ågatan" is the street along the river, and no "gatan" misspelt. */
const nameOfOneLetter = /^[åöø]/iu

function kindOf(
  word: Placed,
  near: readonly NearKind[],
  street: readonly Token[],
  isNameless: (part: number) => boolean,
): NearKind | undefined {
  const [first, ...others] = near
  if (!first) return undefined
  const isOfName = (own: Token) => !own.isType && !own.isDirection && isSameOrNearWord(own, word)
  if (street.some(isOfName)) return undefined
  const isOfStreet = ({ groups }: NearKind) =>
    street.some(
      (own) => isKindOrDirection(own) && own.groups.some((group) => groups.includes(group)),
    )
  const isOne = others.every(({ groups }) => groups.some((group) => first.groups.includes(group)))
  return near.find(isOfStreet) ?? (isOne && isNameless(word.part) ? first : undefined)
}

const isKindOrDirection = ({ isType, isDirection }: Token): boolean => isType || isDirection
