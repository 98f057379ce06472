import { buildingKinds, houseKinds } from '../../address/data/building-kinds.ts'
import { plainUnit, takeUnits } from '../../address/house/unit.ts'
import { isNearlyOneOf, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { isNearly } from '../../address/words/typing-distance.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { fold, isNumeric, joined } from '../../address/words/words.ts'
import { areasOf, type Comparison, type Finding, hasRightCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { kindWords, largeKinds } from '../names/kinds-of-buildings.ts'
import { isOpposed } from '../names/opposites.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isWritten, withoutZeros } from './units-of-house.ts'

/** Countries where many houses have a name, or the unit of an estate, in place of a number. */
const withNamedHouses = new Set(['GB', 'GG', 'IE', 'IM', 'JE', 'MT'])

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
  const plain = (unit: string) => withoutZeros(plainUnit(unit, country))
  const taken = takeUnits(after, country)
  const letter = /^[\s-]*(\p{L})(?!\p{L})/u.exec(taken.rest)?.[1] ?? ''
  const found = taken.units.map((unit) => plain(unit + letter))
  const stored = reading.units.map(plain)
  const lines = `${fields.line1} ${fields.line2} ${fields.text}`
  const words = fold(lines).split(/[^\p{L}\p{N}]+/u)
  const isStored = (unit: string) => stored.includes(unit) || isWritten(unit, words)
  const [ownBlock, block] = [lines, after].map((text) => blockOf.exec(text)?.[1]?.toLowerCase())
  const isOtherBlock = ownBlock !== undefined && block !== undefined && ownBlock !== block
  // "Unit 5, Block C" has two.
  const isSame =
    !isOtherBlock && (stored.length < found.length ? found.some(isStored) : found.every(isStored))
  const before = reading.units.join(', ')
  return isSame ? undefined : { code: 'house_number_differs', before, after }
}

const blockOf = /(?<!\p{L})block\s+(\p{L}|\d+)(?![\p{L}\d])/iu

function otherHouseName(comparison: Comparison, { pool, used }: Street): Finding | undefined {
  const { reading, parts, country } = comparison
  const name = tokensIn(parts.building ?? '', country).filter(({ isSmall }) => !isSmall)
  const isHouse = !name.some(({ text }) => isNumeric(text) || largeKinds.has(text))
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
        !isOneOf(areas)(word),
    ),
  }))
  const names = stored.filter(
    ({ words }) => words.length > 0 && !words.some(({ text }) => companies.has(text)),
  )
  const isRight = hasRightCode(comparison)
  if (names.some(({ words }) => isHouseName(words, name, isRight))) return undefined
  const other = names.find(({ isBefore }) => isBefore)
  return other && { code: 'building_not_found', before: writtenText(other.words) }
}

/** Words of the names of companies, which are no names of houses. */
const companies: ReadonlySet<string> = new Set(
  buildingKinds.filter((words) => words.includes('ltd')).flat(),
)

/**
 * Whether a stored part is the name of the house, or of a recipient and the house. A word like
 * "Old" before it makes another name, as does a word behind it: Manor Farm is not Manor Farm
 * Cottage. Under the right code the name may have a kind more, as "Wayside Cottage", where it has
 * none.
 */
function isHouseName(stored: readonly Token[], name: readonly Token[], isCodeRight: boolean) {
  if (isNearly(joined(stored), joined(name)) && !areTwoKinds(stored.at(-1), name.at(-1)))
    return true
  if (
    isCodeRight &&
    (isWithKind(stored, name) || isInShort(stored, name) || isInShort(name, stored))
  )
    return true
  if (stored.every(isNearlyOneOf(name))) {
    const more = name.filter((word) => !isNearlyOneOf(stored)(word))
    const isOfHouses = stored.every(isHouseKind) || more.some(isHouseKind)
    return !more.some(isOpposed) && (more.every(isHouse) || !(isOfHouses && stored.some(isKind)))
  }
  const [before, last] = [stored.slice(0, -name.length), stored.slice(-name.length)]
  return last.every((word, at) => isSameWord(word, name[at] as Token)) && !before.some(isOpposed)
}

/** "Wayside Cottage" is Wayside, and the Mill House is the Mill. No barn of a farm is the farm. */
const isWithKind = (stored: readonly Token[], name: readonly Token[]): boolean =>
  stored.length === name.length + 1 &&
  name.every((word, at) => isSameWord(word, stored[at] as Token)) &&
  (!name.some(isKind) || stored.slice(-1).every(isHouse))

/** "Rose Cott" is Rose Cottage, and Grange Farm the house of that farm. */
function isInShort(short: readonly Token[], long: readonly Token[]): boolean {
  const [own, found] = [joined(short), joined(long)]
  const isEqual = short.length === long.length && short.length > 1
  return isEqual && (found === `${own}house` || (own.endsWith('cott') && found === `${own}age`))
}

const isHouseKind = ({ text }: Token): boolean => houseKinds.has(text)
const isKind = (word: Token): boolean => kindWords.has(word.text) || isHouseKind(word)
const isHouse = ({ text }: Token): boolean => text === 'house' || text === 'hse'

const areTwoKinds = (one?: Token, other?: Token): boolean =>
  one !== undefined &&
  other !== undefined &&
  isKind(one) &&
  isKind(other) &&
  !isSameWord(one, other)
