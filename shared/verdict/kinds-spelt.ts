import {
  isNearWord,
  isSameWord,
  type NearKind,
  nearKinds,
  type Token,
} from '../address/vocabulary.ts'
import { isNumeric } from '../address/words.ts'
import type { Placed } from './reading.ts'

/**
 * The words of the lines, with misspelt kinds of streets and directions spelt right: those of the
 * found street, and where a street has a number and no name, any: "1330 17th Stret", "4a Calle
 * Poiente 12". Pure.
 */
export function withKindsSpelt(
  lines: Placed[],
  street: readonly Token[],
  country: string,
): Placed[] {
  if (!lines.some(mayBeMisspelt)) return lines
  const parts = Map.groupBy(lines, ({ part }) => part)
  return [...parts.values()].flatMap((words) => {
    const near = words.map((word) => (mayBeMisspelt(word) ? nearKinds(word, country) : []))
    // The number of the street, that of the house, and no name.
    const isNameless =
      words.filter(({ text }) => isNumeric(text)).length > 1 &&
      words.every((word, at) => isKnown(word) || (near[at]?.length ?? 0) > 0)
    return words.map((word, at) => {
      const kind = kindOf(word, near[at] ?? [], street, isNameless)
      return kind ? { ...word, ...kind, isRespelt: true } : word
    })
  })
}

const isKnown = ({ text, isSmall, isType, isDirection }: Token): boolean =>
  isNumeric(text) || isSmall || isType || isDirection

const mayBeMisspelt = (word: Token): boolean =>
  !isKnown(word) && word.groups.length === 0 && /^[a-z]{5,}$/.test(word.plain)

function kindOf(
  word: Token,
  near: readonly NearKind[],
  street: readonly Token[],
  isNameless: boolean,
): NearKind | undefined {
  const [first, ...others] = near
  if (!first) return undefined
  const isOfName = (own: Token) =>
    !own.isType && !own.isDirection && (isSameWord(own, word) || isNearWord(own, word))
  if (street.some(isOfName)) return undefined
  const isOfStreet = ({ groups }: NearKind) =>
    street.some(
      (own) => isKindOrDirection(own) && own.groups.some((group) => groups.includes(group)),
    )
  const isOne = others.every(({ groups }) => groups.some((group) => first.groups.includes(group)))
  return near.find(isOfStreet) ?? (isNameless && isOne ? first : undefined)
}

const isKindOrDirection = ({ isType, isDirection }: Token): boolean => isType || isDirection
