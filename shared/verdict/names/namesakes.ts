import { isKnownTown } from '../../address/areas/town-codes.ts'
import { isTown } from '../../address/areas/towns.ts'
import { plainNumber } from '../../address/house/house-number.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { areOpposite, isOpposed } from './opposites.ts'

/**
 * Whether the stored name of a building is not the found one for a number, a letter, an opposite or
 * a town: Terminal 1 and 2, Tower B and C, North Shore and South Shore Hospital, the Royal
 * Infirmaries of Edinburgh and of Leeds. Neither has words of the areas around. Pure.
 * @param country ISO 3166-1 alpha-2
 */
export const areNamesakes = (
  stored: readonly Token[],
  found: readonly Token[],
  country: string,
): boolean =>
  // Without spaces, name, street and number have no border.
  ![...stored, ...found].some(({ raw }) => hasUnspaced(raw)) &&
  (areOther(numbersOf(stored), numbersOf(found)) ||
    areOther(lettersOf(stored), lettersOf(found)) ||
    stored.some(
      (word) =>
        !isOneOf(found)(word) &&
        (isTownOf(word, country) || found.some((other) => areBareOpposites(word, other))),
    ))

const numbersOf = (name: readonly Token[]): string[] =>
  name.map(({ raw }) => plainNumber(raw)).filter(isNumeric)

const isLetter = /^(?:\p{Lu}|[IVX]{2,4})$/u
const lettersOf = (name: readonly Token[]): string[] =>
  name.flatMap(({ raw, dotted }) => (!dotted && isLetter.test(raw) ? [raw] : []))

/** Both have some, and none in common. */
const areOther = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.includes(one))

/** "Westfield" is no opposite of the south. */
const areBareOpposites = (a: Token, b: Token): boolean =>
  isOpposed(a) && isOpposed(b) && areOpposite(a, b)

const isTownOf = ({ raw }: Token, country: string): boolean =>
  isKnownTown(raw, country) || isTown(raw, country)
