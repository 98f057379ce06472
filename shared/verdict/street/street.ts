import { compareNumbers, plainNumber } from '../../address/house/house-number.ts'
import { isNameOfRoads } from '../../address/street/numbered-roads.ts'
import { isNearlyOneOf, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import { isFoundByName, isStoredWhole, isWholeName } from '../building/building.ts'
import { findBuilding, isKindOfArea } from '../building/building-name.ts'
import { unknownBuilding } from '../building/unknown-building.ts'
import {
  areasOf,
  type Comparison,
  type Finding,
  hasOtherCode,
  hasRightCode,
} from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { distinctiveWords } from '../names/names.ts'
import { areOfOtherNumber } from '../names/plurals.ts'
import { isOneBuilding } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { inTownland, inVillage, inVillageAsStreet } from '../town/village.ts'
import { inHousesOfCode } from './code-of-houses.ts'
import { hasOtherLane } from './lanes.ts'
import { isOfSecondAddress } from './second-address.ts'
import { isOfSideStreet } from './side-streets.ts'
import { matchesIn } from './street-match.ts'
import { isBeforeKindOfArea, isOnlyItsArea } from './street-named-as-area.ts'
import { surroundingsOf } from './surroundings.ts'

const nothing: ReadonlySet<number> = new Set()
const byName = { kind: 'same', isNamed: true, used: nothing } as const

/** Finds the stored street, or the building that stands for it. Pure. */
export function findStreet(comparison: Comparison): Street {
  const found = underCurrentName(comparison, streetIn(comparison))
  const isOther = found.kind === 'none' || found.kind === 'differs'
  return (isOther && !found.isNamed && besideBuilding(comparison, found)) || found
}

/** A street that is stored under a former name is to be corrected to today's. */
const underCurrentName = ({ isUnderOtherName }: Comparison, found: Street): Street =>
  isUnderOtherName && found.kind === 'same' && !found.isNamed
    ? { ...found, kind: 'misspelt' }
    : found

/**
 * The stored street beside the found building's whole name and number: a former name of its street,
 * "Chatterjee International Centre, 33A Chowringhee Rd". A building without a number may have its
 * street under another kind: "Uhuru Heights, Bibi Titi Mohammed Street".
 */
function besideBuilding(comparison: Comparison, found: Street): Street | undefined {
  const { reading, parts, country } = comparison
  const { lines } = reading
  const { houseNumber = '', building } = parts
  const named: Street = { kind: 'misspelt', isNamed: false, pool: lines, used: nothing }
  if (!building || !isStoredWhole(comparison, named)) return undefined
  const name = distinctiveWords(comparison.street)
  if (houseNumber === '' && name.length > 1 && name.every(isNearlyOneOf(lines)))
    return { ...found, kind: 'misspelt' }
  if (!/\d/.test(houseNumber)) return undefined
  const right = plainNumber(houseNumber)
  const at = lines.findIndex(({ text }) => compareNumbers(text, right, country) === 'same')
  const used = new Set(
    lines.flatMap(({ part, text, isSmall }, index) =>
      part === lines[at]?.part && index !== at && !isNumeric(text) && !isSmall ? [index] : [],
    ),
  )
  return used.size > 0 ? { ...named, used } : undefined
}

function streetIn(comparison: Comparison): Street {
  const { reading, street } = comparison
  const surroundings = surroundingsOf(comparison)
  // Many streets are named after towns. In the town's field a street must have its kind or a
  // number.
  const otherFields = [reading.city, reading.region, reading.misplaced].filter((pool) =>
    pool.some(({ isType, text }) => isType || isNumeric(text)),
  )
  const matches =
    street.length === 0
      ? []
      : [reading.lines, ...otherFields].flatMap((pool) => matchesIn(street, pool, surroundings))
  const best = besideHouse(matches.sort((a, b) => b.rank - a.rank))
  // "Finance Centre" is a building, and no other kind of Finance Street.
  const isBuilding =
    best?.kind === 'differs' &&
    !reading.lines.some(
      (word, at) =>
        (word.isType || word.isDirection) && !isKindOfArea(comparison, reading.lines, at),
    ) &&
    (findBuilding(comparison, reading.lines) === 'same' || isWholeName(comparison))
  if (best && !isBuilding)
    return hasOtherLane(comparison) ||
      isOfSideStreet(comparison) ||
      isOfSecondAddress(comparison, best) ||
      isOnlyItsArea(comparison, best) ||
      isBeforeKindOfArea(comparison, best) ||
      (best.kind === 'misspelt' && areOfOtherNumber(street, best.pool)) ||
      hasOtherKindApart(comparison, best)
      ? { ...best, kind: 'differs' as const }
      : best
  const unnamed =
    inVillage(comparison) ?? inVillageAsStreet(comparison) ?? inHousesOfCode(comparison)
  if (unnamed) return unnamed
  if (comparison.candidate.isKnownByStoredStreet || isTranslated(comparison))
    return underOtherName(comparison)
  const none = { kind: 'none', isNamed: false, pool: reading.lines, used: nothing } as const
  if (isArea(comparison.candidate.types)) return none
  const inLines = findBuilding(comparison, reading.lines)
  const isNamed = inLines === 'same' || inLines === 'misspelt'
  const townland = isNamed ? undefined : inTownland(comparison)
  if (townland) return townland
  if (inLines === 'none' && isFoundByName(comparison)) return byNameOnly(comparison)
  if (inLines !== undefined) {
    const isOther = isNamed && hasOtherStreet(comparison, inLines)
    const kind = isOther ? 'differs' : inLines
    return { kind, isNamed: inLines !== 'none', pool: reading.lines, used: nothing }
  }
  const inCity = (reading.lines.length > 0 && findBuilding(comparison, reading.city)) || 'none'
  if (inCity === 'none' && isFoundByName(comparison)) return byNameOnly(comparison)
  return {
    kind: inCity,
    isNamed: inCity !== 'none',
    pool: inCity === 'none' ? reading.lines : reading.city,
    used: nothing,
  }
}

/**
 * Whether the street is stored in another script than the found one's, and the code says the house:
 * "大巴窑1巷" is Lor 1 Toa Payoh.
 */
const isTranslated = ({ reading, parts, street }: Comparison): boolean =>
  street.length > 0 &&
  isOneBuilding(reading, parts) &&
  street.every(({ isLatin }) => isLatin) &&
  reading.lines.some(({ isLatin }) => !isLatin)

/** Whether the provider found only a town, a quarter or a postal code. */
const isArea = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => areaTypes.test(type))

const areaTypes =
  /^(?:political|neighborhood|(?:sub)?locality.*|administrative_area_level_\d|postal_code.*)$/

/** Countries whose estates have lanes that are called by their kind: "The Crescent". */
const withLanesOfEstates = new Set(['GB', 'IE'])

/**
 * Whether only the name of an estate is the street's, and a part of its own is another kind:
 * "12 The Crescent, Hunters Wood" is not Hunters Wood Avenue.
 */
function hasOtherKindApart(
  { street, country, reading: { lines } }: Comparison,
  { pool, used }: Street,
): boolean {
  const kind = street.at(-1)
  if (!withLanesOfEstates.has(country) || !kind?.isType || pool !== lines) return false
  if ([...used].some((at) => lines[at]?.isType)) return false
  return storedParts(lines).some(({ words }) => {
    const name = words.filter(({ text }) => !isNumeric(text))
    const [article, own] = name
    return (
      name.length === 2 && article?.text === 'the' && own?.isType === true && !isSameWord(own, kind)
    )
  })
}

/** Countries whose streets have their kind behind the name, so that a part shows that it is one. */
const withKindBehindName = new Set(
  'AE AU BD BH GB GH IE IN KE KW LK MY NG NZ OM PH PK QA SA SG TZ UG US ZA'.split(' '),
)

/** Kinds of businesses of which a town has several branches, as Google names them. */
const withBranches = /store|bank|restaurant|cafe|pharmacy|supermarket|gas_station|bakery/

/**
 * Whether another street than that of the found building is stored, and its name or code is another
 * one, too: "The Coach House, Station Road" is not The Old Coach House, 9 London Road. The branch
 * of a chain needs its code: "Jarir Bookstore, Tahlia Street".
 */
function hasOtherStreet(comparison: Comparison, name: Street['kind']): boolean {
  const { reading, parts, street, formatted, candidate, country } = comparison
  if (!withKindBehindName.has(country) || street.length === 0) return false
  const isBranch = candidate.types.some((type) => withBranches.test(type))
  const isWhole = isStoredWhole(comparison, { ...byName, pool: reading.lines })
  const known = [...formatted(), ...areasOf(comparison)]
  const isStrange = (words: readonly Token[]) => {
    const ofName = words.filter((word) => !word.isType && !word.isSmall && !isNumeric(word.text))
    return ofName.length > 0 && !ofName.some(isNearlyOneOf(known))
  }
  const strange = storedParts(reading.lines).filter(({ words }) => isStrange(words))
  // "Shoppers Plaza, Haile Selassie Road, Masaki" is in another quarter, too.
  const isElsewhere = parts.dependentLocality !== undefined && strange.length > 1
  const isOnlyOne = !isBranch && isWhole && !hasOtherCode(comparison) && !isElsewhere
  if (name === 'same' && (isOnlyOne || hasRightCode(comparison))) return false
  return strange.some(({ words }) => words.at(-1)?.isType === true)
}

/**
 * The best match. Where its name is stored twice, the one beside the number of the house is the
 * street: "36 River Valley Heights, River Valley" is not River Valley Drive, and "Kingsway Place,
 * 12 Kingsway" is on Kingsway.
 */
function besideHouse<Match extends Street>([best, ...others]: readonly Match[]): Match | undefined {
  const wordsOf = ({ pool, used }: Street) => [...used].flatMap((at) => pool[at] ?? [])
  const hasHouse = ({ pool, used }: Street) => {
    const parts = new Set([...used].map((at) => pool[at]?.part))
    return pool.some(({ part, text }) => parts.has(part) && isNumeric(text))
  }
  if (!best || hasHouse(best)) return best
  const name = joined(wordsOf(best))
  const twice = others.find((other) => joined(wordsOf(other)) === name && hasHouse(other))
  return twice && [best.kind, twice.kind].includes('differs') ? twice : best
}

const byNameOnly = (comparison: Comparison): Street => ({
  ...byName,
  isByNameOnly: true,
  isWholeName: isWholeName(comparison),
  pool: comparison.reading.lines,
})

/**
 * The street, of which the stored words are another name: "Zrinjevac" in Zagreb. In one text the
 * areas stand beside it.
 */
function underOtherName(comparison: Comparison): Street {
  const { lines, isFree } = comparison.reading
  const areas = isFree ? areasOf(comparison) : []
  const isName = (word: Token) => !isNumeric(word.text) && !isOneOf(areas)(word)
  const used = new Set(lines.flatMap((word, at) => (isName(word) ? [at] : [])))
  return { kind: 'misspelt', isNamed: false, pool: lines, used }
}

/** The stored words as they are compared. */
const textOf = ({ pool, used }: Street): string =>
  writtenText(used.size === 0 ? pool : pool.filter((_, at) => used.has(at)))

/** The number of a house before its street. */
const houseBefore = /^\d+\p{L}?[,\s]+(?=\p{L})/u

/**
 * The same as they were stored. Numbered roads are compared in another form, so here the line has
 * them: "County Rd 307".
 */
function storedText({ fields, reading }: Comparison, street: Street): string {
  const road = [...street.used].flatMap((at) => street.pool[at] ?? []).find(isRoad)
  const line = road && !reading.isFree ? fields[road.field] : ''
  return line.replace(houseBefore, '') || textOf(street)
}

const isRoad = ({ raw }: Token): boolean => isNameOfRoads(raw)

/** The building's name, or the part of the found line that has more of the stored words. */
function nameOfBuilding({ candidate, parts, country }: Comparison, { pool }: Street): string {
  const countOf = (name: string) => tokensIn(name, country).filter(isNearlyOneOf(pool)).length
  const shown = candidate.formattedAddress.split(',').map((part) => part.trim())
  const names = parts.building ? [parts.building, ...shown] : shown
  const [best = ''] = names.toSorted((a, b) => countOf(b) - countOf(a))
  return best
}

/** What the stored street lacks or has otherwise than the found one. Pure. */
export function compareStreet(comparison: Comparison, street: Street): Finding[] {
  const { reading, parts, candidate } = comparison
  if (street.isByNameOnly)
    return candidate.prediction && isOneBuilding(reading, parts)
      ? []
      : [
          {
            code: street.isWholeName ? 'named_building' : 'found_by_name',
            before: textOf(street),
          },
        ]
  if (street.kind === 'same') return []
  if (street.kind === 'none') {
    const building = unknownBuilding(comparison)
    if (building) return [building]
    const before = writtenText(reading.lines.filter(({ text }) => !isNumeric(text)))
    return [before ? { code: 'street_not_found', before } : { code: 'street_missing' }]
  }
  const code = street.kind === 'differs' ? 'street_differs' : 'misspelt_street'
  return [
    {
      code,
      before: storedText(comparison, street),
      after: street.isNamed ? nameOfBuilding(comparison, street) : (parts.street ?? ''),
    },
  ]
}
