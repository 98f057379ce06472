import { isOfUnit } from '../../address/house/unit.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isAside } from '../names/around-name.ts'
import type { Placed } from '../stored/reading.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'

/** Kinds of buildings with flats, which people add to a name or leave out of it. */
const kinds = wordSet(
  'apartment apartments apartemen apt apts block blok building buildings bldg chs chsl complex',
  'condo condominium condominiums co coop cooperative court ed edf edif edificio flats hsg',
  'housing kondominium',
  'limited ltd op operative residence residences residency residensi society soc tower towers',
  'twr twrs',
)

/**
 * Whether the stored numbers are those of a flat in the found building: "B-404 Sea Breeze, Yari
 * Road", "101 Silver Sands, 16th Rd". Its whole name must stand beside them. A number beside the
 * street is that of a house. Pure.
 */
export function isFlatOfBuilding(comparison: Comparison, { pool, used }: Street): boolean {
  const { reading, parts, candidate, country } = comparison
  if (!parts.building || !candidate.types.includes('premise')) return false
  const name = tokensIn(parts.building, country)
  const isUsed = (at: number) => pool === reading.lines && used.has(at)
  const stored = storedParts(reading.lines)
  const at = stored.findIndex((part) => isNameIn(part, name))
  const [own, before] = [stored[at], stored[at - 1]]
  if (!own || own.words.some((_, index) => isUsed(own.from + index))) return false
  const isNearName = (part: StoredPart) =>
    part === own || (part === before && isFlatAlone(part)) || isBehindName(part, own, comparison)
  const areAll = stored.every(
    (part) =>
      isNearName(part) ||
      !part.words.some(({ text }, index) => isNumeric(text) && !isUsed(part.from + index)),
  )
  return areAll && isBlockStored(name, [...(before?.words ?? []), ...own.words])
}

const isTelling = ({ text, isSmall }: Token): boolean =>
  !isSmall && text.length > 1 && !isNumeric(text) && !kinds.has(text)

/** Whether a part has the telling words of the name, and no others. */
function isNameIn({ words }: StoredPart, name: readonly Token[]): boolean {
  const [stored, own] = [words, name].map((all) => all.filter(isTelling)) as [Token[], Token[]]
  const rest = stored.filter((word) => !isOfUnit(word))
  return (
    own.length > 0 &&
    rest.length === own.length &&
    own.every((word, at) => isSameWord(word, rest[at] as Token))
  )
}

/** "Tower 2", "B-12-3A". */
const isFlatAlone = ({ words }: StoredPart): boolean => !words.some(isTelling)

/** "Thamrin Residence Tower A lt 20 no 20AF": in the same part, which its floor divides. */
function isBehindName(part: StoredPart, name: StoredPart, { fields }: Comparison): boolean {
  const [first, number] = [name.words[0], part.words.at(-1)]
  if (!first || !number || !part.words.every((word) => isNumeric(word.text) || isAside(word)))
    return false
  return [fields.line1, fields.line2, fields.text]
    .flatMap((line) => line.split(','))
    .some((whole) => whole.includes(first.raw) && whole.includes(number.raw))
}

/** Whether the letter or number of the block that the name has is stored: "Vista Komanwel B". */
const isBlockStored = (name: readonly Token[], stored: readonly Placed[]): boolean =>
  name
    .filter(({ text }) => text.length === 1 || isNumeric(text))
    .every(({ text }) =>
      stored.some((word) => word.text === text || word.text.startsWith(`${text}-`)),
    )
