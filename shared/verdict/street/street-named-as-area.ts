import { areaWords } from '../../address/areas/areas.ts'
import { compareNumbers, plainNumber } from '../../address/house/house-number.ts'
import { isOfUnit } from '../../address/house/unit.ts'
import { isNearWord, isOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isAside } from '../names/around-name.ts'
import { sectionsOf } from '../other-places.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * Whether all that is stored of the street is the name of the town or quarter that it is named
 * after, while another street stands beside the number: "182 Kamo Road, Ponsonby" is not 182
 * Ponsonby Road. Where the other one has its kind, the provider need not name the quarter: "Route
 * d'Esch 105, Hollerich" is not 105 Rue de Hollerich. Pure.
 */
export function isOnlyItsArea(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country } = comparison
  const { pool, used, isNamed } = street
  const hasNumber = comparison.street.some(({ text }) => /\d/.test(text))
  if (isNamed || !parts.street || hasNumber || pool !== reading.lines) return false
  const name = [...used].filter((at) => isNameWord(pool[at]))
  const words = name.flatMap((at) => pool[at] ?? [])
  const isKindOfName = (at: number) => name.some((of) => areNeighbours(pool, at, of))
  if (words.length === 0 || pool.some((word, at) => word.isType && isKindOfName(at))) return false
  const isQuarter = isArea(words, comparison)
  const isOfOther = (at: number) => !name.includes(at) && isOfStreet(pool[at], words, comparison)
  const right = plainNumber(parts.houseNumber ?? '')
  const isHouse = ({ raw }: Token) =>
    isNumeric(plainNumber(raw)) && compareNumbers(plainNumber(raw), right, country) !== 'different'
  return pool.some((number, at) => {
    if (!isHouse(number) || used.has(at)) return false
    // "Entre Ríos 633 PB": the number right behind the name is its own, unless a street follows.
    const behind = pool.slice(at + 1).filter(({ part }) => part === number.part)
    const isItsOwn = name.includes(at - 1) && pool[at - 1]?.part === number.part
    const hasKind = pool.some(({ part, isType }) => isType && part === number.part)
    // In the same line may stand another name of the street, as in brackets.
    const isApart = words.every((word) => word.field !== number.field)
    if (!isQuarter && !(hasKind && isApart)) return false
    if (isItsOwn && !behind.some(({ isType }) => isType)) return false
    return [-1, 1].some((step) => isOfOther(besideNumber(pool, at, step)))
  })
}

const settlements = new Set(['city', 'town', 'township', 'village'])

/**
 * Whether the name without its kind is the beginning of a town's or an estate's, and another street
 * stands beside it: "Villa 45, Street 18, Khalifa City A" is not 45 Khalifa Street. Pure.
 */
export function isBeforeKindOfArea({ reading }: Comparison, { pool, used }: Street): boolean {
  const [last, area] = [pool[Math.max(...used)], pool[Math.max(...used) + 1]]
  if (!area || area.part !== last?.part || !settlements.has(area.text)) return false
  const isOwnPart = ({ part, field }: Placed) => part === area.part && field === area.field
  const isOfOther = (word: Placed) => word.isType && !isOwnPart(word)
  return !pool.some((word) => word.isType && isOwnPart(word)) && reading.lines.some(isOfOther)
}

/** Whether all words of a name are those of areas around the candidate. */
function isArea(words: readonly Token[], comparison: Comparison): boolean {
  if (words.every((word) => isOfArea(word, comparison))) return true
  // The quarter between commas, which the street's name hides among the other areas.
  return sectionsOf(comparison.formatted())
    .filter((section) => !section.some(({ isType, text }) => isType || isNumeric(text)))
    .some((section) => joined(areaWords(section)) === joined(areaWords(words)))
}

const isOfArea = (word: Token, { towns, regions, others }: Comparison): boolean =>
  [...towns, ...regions, ...others()].some((area) => isOneOf(area)(word))

/** Whether a word beside the number is of a street, and not of the one with this name. */
function isOfStreet(
  word: Placed | undefined,
  name: readonly Token[],
  comparison: Comparison,
): boolean {
  if (!word || word.isType) return word !== undefined
  const isOther = isNameWord(word) && !name.some((own) => isLike(own, word))
  return isOther && !isOfArea(word, comparison) && !isAside(word) && !isOfUnit(word)
}

/** The same word misspelt, or in another case: Kringlan, Kringlunni. */
const isLike = (one: Token, other: Token): boolean =>
  isNearWord(one, other) ||
  (one.text.length > stem && other.text.startsWith(one.text.slice(0, stem)))
const stem = 5

/** The index of the next word of the same part that is not small; -1 where there is none. */
function besideNumber(words: readonly Placed[], number: number, step: number): number {
  let at = number + step
  while (words[at]?.isSmall) at += step
  return words[at]?.part === words[number]?.part ? at : -1
}

const isNameWord = (word: Placed | undefined): boolean =>
  word !== undefined &&
  !word.isType &&
  !word.isSmall &&
  !word.isDirection &&
  !isNumeric(word.text) &&
  word.text.length > 1 &&
  !hasUnspaced(word.raw)

/** Whether only small words stand between two of one part: "Rue de la Gare". */
function areNeighbours(words: readonly Placed[], one: number, other: number): boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return (
    words[from]?.part === words[to]?.part &&
    words.slice(from + 1, to).every(({ isSmall }) => isSmall)
  )
}
