import { largeBuildings } from '../address/data/building-kinds.ts'
import { isNearWord, isSameWord } from '../address/same-words.ts'
import { isNearly } from '../address/typing-distance.ts'
import { plainUnit, takeUnits } from '../address/unit.ts'
import { type Token, tokensIn, writtenText } from '../address/vocabulary.ts'
import { fold, isNumeric, joined } from '../address/words.ts'
import { areasOf, type Comparison, type Finding } from './comparison.ts'
import type { Street } from './found-street.ts'
import { isOpposed } from './opposites.ts'
import { storedParts } from './stored-parts.ts'
import { isWritten } from './units-of-house.ts'

/** Countries where many houses have a name, or the unit of an estate, in place of a number. */
const withNamedHouses = new Set(['GB', 'GG', 'IE', 'IM', 'JE'])

/**
 * The finding where another house of the street is stored than the found one, which has a name or
 * the unit of an estate in place of a number: Rose Farm is not Rose Cottage, nor Unit 13 Unit 3.
 * Undefined where none is. Only asked where neither address has the number of a house.
 */
export function otherNamedHouse(comparison: Comparison, street: Street): Finding | undefined {
  if (!withNamedHouses.has(comparison.country)) return undefined
  return otherUnitOfEstate(comparison) ?? otherHouseName(comparison, street)
}

function otherUnitOfEstate(comparison: Comparison): Finding | undefined {
  const { reading, fields, parts, candidate, country } = comparison
  const [first = ''] = candidate.formattedAddress.split(',')
  const shown = [parts.building ?? '', parts.unit ? '' : first]
  const after = shown.find((text) => takeUnits(text, country).units.length > 0)
  if (after === undefined || reading.units.length === 0) return undefined
  const plain = (unit: string) => plainUnit(unit, country)
  const found = takeUnits(after, country).units.map(plain)
  const stored = reading.units.map(plain)
  const words = fold(`${fields.line1} ${fields.line2} ${fields.text}`).split(/[^\p{L}\p{N}]+/u)
  const isStored = (unit: string) => stored.includes(unit) || isWritten(unit, words)
  // "Unit 5, Block C" has two.
  const isSame = stored.length < found.length ? found.some(isStored) : found.every(isStored)
  const before = reading.units.join(', ')
  return isSame ? undefined : { code: 'house_number_differs', before, after }
}

function otherHouseName(comparison: Comparison, { pool, used }: Street): Finding | undefined {
  const { reading, parts, country } = comparison
  const name = tokensIn(parts.building ?? '', country).filter(({ isSmall }) => !isSmall)
  const isHouse = !name.some(({ text }) => isNumeric(text) || largeBuildings.has(text))
  if (pool !== reading.lines || used.size === 0 || name.length === 0 || !isHouse) return undefined
  const areas = areasOf(comparison)
  const first = Math.min(...used)
  const stored = storedParts(pool).map(({ from, words }) => ({
    isBefore: from <= first,
    words: words.filter(
      (word, at) =>
        !used.has(from + at) &&
        !(from <= first && from + at > first) &&
        !word.isSmall &&
        !isNumeric(word.text) &&
        !areas.some((area) => isSameWord(area, word)),
    ),
  }))
  const names = stored.filter(({ words }) => words.length > 0)
  if (names.some(({ words }) => isHouseName(words, name))) return undefined
  const other = names.find(({ isBefore }) => isBefore)
  return other && { code: 'building_not_found', before: writtenText(other.words) }
}

/**
 * Whether a stored part is the name of the house, or of a recipient and the house. A word behind
 * the name, and one like "Old" before it, makes another name.
 */
function isHouseName(stored: readonly Token[], name: readonly Token[]): boolean {
  const isIn = (words: readonly Token[]) => (word: Token) =>
    words.some((other) => isSameWord(other, word) || isNearWord(other, word))
  if (isNearly(joined(stored), joined(name)) || stored.every(isIn(name))) return true
  const [before, last] = [stored.slice(0, -name.length), stored.slice(-name.length)]
  return last.every((word, at) => isSameWord(word, name[at] as Token)) && !before.some(isOpposed)
}
