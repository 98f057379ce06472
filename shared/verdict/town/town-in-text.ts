import {
  bestMatch,
  isAreaKind,
  isNameInOneWord,
  isStranger,
  withRegion,
} from '../../address/areas/areas.ts'
import { isTown } from '../../address/areas/towns.ts'
import { isOfUnit } from '../../address/house/unit.ts'
import { areSideBySide, isNearWord, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isContracted, missingTown, misspeltName, nameOf, type Town } from '../found-town.ts'
import { findName } from '../names/names.ts'
import { saints } from '../names/titles.ts'
import type { Placed } from '../stored/reading.ts'
import { isNameOfRegion } from '../stored/region-names.ts'
import { isMiddleOfTown } from './middle-of-town.ts'
import { otherTownInText } from './other-town-in-text.ts'
import { isVillageAsStreet } from './village.ts'

/**
 * Finds the town in a free text. It is another town if words are left that no part of the found
 * address explains.
 */
export function townInText(comparison: Comparison, street: Street): Town {
  const { reading, country, towns, regions, others } = comparison
  const after = nameOf(comparison)
  const { free, first } = wordsBeside(comparison, street)
  const qualities = (names: readonly (readonly Token[])[]) =>
    names.map((name) =>
      isMiddleOfTown(name) || isTornApart(name, reading.lines)
        ? 'none'
        : findName(name, free, { initials: false }).quality,
    )
  const here: Town = { findings: [], isHere: true, stored: '' }
  const inTowns = qualities(towns)
  const inOthers = qualities(others())
  const areas = [...towns, ...regions, ...others()]
  const strangers = free.filter(
    (token) =>
      token.part > first &&
      isStranger(token, areas) &&
      !isNameInOneWord(token, areas) &&
      !isOfUnit(token),
  )
  const isMisspelt = strangers.some((token) => isNearlyIn(areas, token))
  const isNamed =
    inTowns.includes('same') ||
    inTowns.includes('shortened') ||
    hasOtherName(free, towns) ||
    isTownBeforeRegion(comparison, free)
  if (isContracted(comparison, 'text')) return here
  const other = otherTownInText(comparison, street, { free, inTowns, inOthers })
  if (other) return other
  if (isNamed && !isMisspelt) return here
  if (isMisspelt || inTowns.includes('misspelt'))
    return {
      ...here,
      findings: [
        { code: 'misspelt_locality', after: misspeltName(comparison, (_, at) => inTowns[at]) },
      ],
    }
  if (inOthers.includes('same')) return here
  const stored = writtenText(strangers)
  if (stored !== '')
    return {
      findings: [{ code: 'locality_differs', before: stored, after }],
      isHere: false,
      stored,
    }
  if (!withRegion.has(country) && qualities(regions).includes('same'))
    return { ...here, field: 'region' }
  if (hasRightCode(comparison) && isVillageAsStreet(comparison)) return here
  if (hasBeginningOfTown(comparison, free) || isSuburbBeforeCode(comparison, street, free))
    return here
  return { findings: missingTown(country, after), isHere: false, stored: '' }
}

const isNearlyIn = (areas: readonly (readonly Token[])[], token: Token): boolean =>
  areas.some((area) => area.some((word) => isNearWord(word, token)))

/**
 * Whether a word is one of the building's name. In one text without commas the town stands beside
 * it, as in "manor farm askham richard york"; else all of its part are.
 */
function isOfNamedBuilding(comparison: Comparison) {
  const { reading, predicted, parts, country } = comparison
  // Many villages have a Manor Farm, on a street that is not stored.
  const isOnePart = reading.lines.every(({ part }) => part === reading.lines[0]?.part)
  const isKnown = hasRightCode(comparison) || comparison.street.length === 0
  const name =
    isOnePart && isKnown ? [...predicted(), ...tokensIn(parts.building ?? '', country)] : []
  return (token: Token): boolean => name.length === 0 || isOneOf(name)(token)
}

/**
 * The words that may name the town: none of the street's, and of what stands before it only areas.
 * `first` is the number of the street's part.
 */
function wordsBeside(comparison: Comparison, street: Street): { free: Placed[]; first: number } {
  const { reading, towns } = comparison
  const streetPart = (street.isNamed ? reading.lines[0] : street.pool[[...street.used][0] ?? 0])
    ?.part
  const first = streetPart ?? 0
  const isOfBuilding = isOfNamedBuilding(comparison)
  // "Este" of Ciudad del Este is no direction.
  const isOfTown = (token: Token) => towns.some((town) => isOneOf(town)(token))
  // "St pierre" of Saint-Pierre-d'Oléron is no street.
  const isSaintOfTown = (token: Token, next: Token | undefined) =>
    next !== undefined &&
    towns.some((town) =>
      town.some((word, at) => {
        const other = town[at + 1]
        const isSaint = saints.has(word.text) && isSameWord(word, token)
        return isSaint && other !== undefined && isSameWord(other, next)
      }),
    )
  const free = reading.lines.filter(
    (token, at) =>
      !(street.pool === reading.lines && street.used.has(at)) &&
      !(street.isNamed && token.part === streetPart && isOfBuilding(token)) &&
      !(token.part < first && !isAreaPart(reading.lines, token.part, comparison)) &&
      !token.isSmall &&
      !(token.isType && !isSaintOfTown(token, reading.lines[at + 1])) &&
      !(token.isDirection && !isOfTown(token)) &&
      !isNumeric(token.text) &&
      (token.raw.length > 1 || hasUnspaced(token.raw)),
  )
  return { free, first }
}

/**
 * Words before the street are a building or a company, unless all of them are the town, or words
 * of the areas around: "Budapest, Kossuth tér 1", "samsun ilkadım kale mah gazi cad".
 */
function isAreaPart(lines: readonly Placed[], part: number, areas: Areas): boolean {
  const words = lines.filter((token) => token.part === part)
  const known = [...areas.towns, ...areas.regions].flat()
  return (
    ['same', 'misspelt'].includes(bestMatch(words, areas.towns)) ||
    words.every(
      (word) =>
        word.isType ||
        isAreaKind(word) ||
        (areas.country === 'HU' && ofDistrict.test(word.text)) ||
        isOneOf(known)(word),
    )
  )
}

/** The words of "VIII. ker.", as they are compared. */
const ofDistrict = /^(?:[ivx]+|kerulet|ker)$/

type Areas = Pick<Comparison, 'towns' | 'regions' | 'country'>

/** Whether a part of the text is another name of the town. */
function hasOtherName(free: readonly Placed[], towns: readonly (readonly Token[])[]): boolean {
  const parts = new Set(free.map(({ part }) => part))
  const names = towns.filter((town) => !isMiddleOfTown(town))
  return [...parts].some(
    (part) =>
      bestMatch(
        free.filter((token) => token.part === part),
        names,
      ) === 'same',
  )
}

/**
 * Whether the words before the region are the beginning of the town's name: "8820 Neumarkt Stmk".
 * Other towns may begin alike, so the code must be the candidate's.
 */
function isTownBeforeRegion(comparison: Comparison, free: readonly Placed[]): boolean {
  const { parts, country, regions, towns } = comparison
  if (!hasRightCode(comparison)) return false
  const end = free.findIndex(
    (word) =>
      regions.some((region) => isOneOf(region)(word)) || isNameOfRegion(word.raw, country, parts),
  )
  return end > 0 && hasOtherName(free.slice(0, end), towns)
}

/**
 * Whether a word is the first half of the town's name: "Carsac" for Carsac-Aillac, which France
 * made of two. Other towns may begin alike, so the code must be the candidate's.
 */
function hasBeginningOfTown(comparison: Comparison, free: readonly Placed[]): boolean {
  const { parts, country } = comparison
  const [half = '', other] = (parts.locality ?? '').split('-')
  if (country !== 'FR' || !other || half.length < minHalf) return false
  const [word, second] = tokensIn(half, country)
  const isHalf = (token: Token) => word !== undefined && isSameWord(token, word)
  return second === undefined && hasRightCode(comparison) && free.some(isHalf)
}

/** "Saint" and "Mont" begin many names. */
const minHalf = 6

/**
 * Whether a suburb stands between the street and the code: "47 Ash Rd, Headingley LS6 3JJ". A
 * British code names the post town, so people leave it out. Another town is no suburb.
 */
function isSuburbBeforeCode(
  comparison: Comparison,
  { pool, used }: Street,
  free: readonly Placed[],
): boolean {
  const { reading, fields, country } = comparison
  const { lines, postalCode } = reading
  if (country !== 'GB' || pool !== lines || !postalCode || !hasRightCode(comparison)) return false
  const last = tokensIn(fields.text.split(postalCode.text)[0] ?? '', country).at(-1)
  const end = free.findLastIndex(({ raw }) => raw === last?.raw)
  const words = free.slice(0, end + 1).filter((word) => lines.indexOf(word) > Math.max(...used))
  return words.length > 0 && !words.some((_, at) => isTown(writtenText(words.slice(at)), country))
}

/** Whether the characters of a name stand apart: those of 苏州 in 广州市姑苏区. */
const isTornApart = (name: readonly Token[], lines: readonly Token[]): boolean =>
  name.length > 1 && name.every(({ raw }) => hasUnspaced(raw)) && !areSideBySide(name, lines)
