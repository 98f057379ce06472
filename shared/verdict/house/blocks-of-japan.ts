import type { Components } from '../../address/components.ts'
import { digitsIn } from '../../address/words/digits.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { isNamedBuilding } from '../building/building.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { hasNumberElsewhere } from '../names/numbers-in-names.ts'
import { plainBlocks } from '../stored/reading.ts'
import { agreed, type HouseNumber } from './units-of-house.ts'

/** Whether the numbers of one word follow each other so, or all of them the other way round. */
const isInOrder = (numbers: readonly string[], right: readonly string[]): boolean =>
  right.join('-').includes(numbers.join('-')) || right.toReversed().join('-') === numbers.join('-')

const isAreaType = (type: string): boolean =>
  type === 'route' || type === 'political' || type.startsWith('sublocality')

/** Whether only the block of a house was found: "3-7-22" in block 7 of the third chome. */
const isBlockOfHouse = (
  { street = '', houseNumber = '' }: Components,
  words: readonly Token[],
  right: readonly string[],
): boolean =>
  /chome|丁目/i.test(street) &&
  [street, houseNumber].every((text) => digitsIn(text).length === 1) &&
  words.some(({ raw }) => {
    const numbers = digitsIn(raw)
    return numbers.length === right.length + 1 && right.every((one, at) => numbers[at] === one)
  })

/** Some places have the whole number in their street: 道玄坂2丁目10-7, 下笠町123. */
const endsWithHouse =
  /ch[oō]me[-\s]*\p{Nd}+[-\s]\p{Nd}+|\p{Nd}[-−－番の]\s?\p{Nd}+号?$|^(?!.*(?:丁目|ch[oō]me))\D+\p{Nd}+$/iu

/** The number of a flat before that of the district has at least so many digits. */
const minFlat = 3

/** Japan numbers districts, blocks and houses: all numbers in their order are the address. */
export function compareBlocks(comparison: Comparison, street: Street): HouseNumber {
  const { reading, parts, candidate } = comparison
  const right = [
    ...digitsIn(plainBlocks(parts.street ?? '', 'JP')),
    ...digitsIn(parts.houseNumber ?? ''),
  ]
  const words = [...reading.lines, ...reading.city].filter(({ text }) => isNumeric(text))
  const numbers = words.map(({ raw }) => digitsIn(raw))
  const stored = numbers.flat()
  const after = right.join('-')
  // A district or a block is no house: its name alone confirms no number in it.
  const hasHouse = parts.houseNumber && !candidate.types.every(isAreaType)
  const isWithoutHouse =
    !parts.houseNumber &&
    candidate.types.includes('street_address') &&
    !endsWithHouse.test(parts.street ?? '')
  const isArea =
    !hasHouse && !street.isNamed && (isWithoutHouse || candidate.types.some(isAreaType))
  if (isArea && stored.length > right.length)
    return { findings: [{ code: 'house_number_not_found', before: stored.join('-') }] }
  if (isArea) return { findings: [{ code: 'house_number_missing' }] }
  if (right.length === 0) return agreed
  if (stored.length === 0)
    return parts.building && isNamedBuilding(comparison)
      ? agreed
      : { findings: [{ code: 'house_number_missing', after }] }
  if (isBlockOfHouse(parts, words, right))
    return { findings: [{ code: 'house_number_not_found', before: stored.join('-') }] }
  // Of "1-5-8-3" the 5 is a block, and no chōme. In "201-2-14-4" the flat stands before it.
  const mayBegin = numbers.flatMap((own) =>
    own.map((_, at) => at === 0 || (own[at - 1] ?? '').length >= minFlat),
  )
  const isFrom = (from: number) => right.every((digits, index) => stored[from + index] === digits)
  if (mayBegin.some((may, at) => may && isFrom(at))) return agreed
  // In Latin letters the order may be reversed, but a number between two words keeps its place.
  const named = tokensIn(plainBlocks(parts.street ?? '', 'JP'), 'JP')
  const isReversed =
    stored.toSorted().join() === right.toSorted().join() &&
    words.every(({ raw }) => isInOrder(digitsIn(raw), right))
  if (isReversed && !hasNumberElsewhere(named, [...reading.lines, ...reading.city])) return agreed
  const isBeginning = stored.every((digits, index) => right[index] === digits)
  return {
    findings: [
      {
        code: isBeginning ? 'house_number_missing' : 'house_number_differs',
        before: stored.join('-'),
        after,
      },
    ],
  }
}
