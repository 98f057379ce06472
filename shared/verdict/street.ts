import { isAreaKind } from '../address/areas.ts'
import { plainBox } from '../address/unit.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isNearWord, isSameWord, type Token, writtenText } from '../address/vocabulary.ts'
import { isNumeric, joined } from '../address/words.ts'
import type { Comparison, Finding } from './comparison.ts'
import { beside, findName, hasStrangerBeside, tellingWords } from './names.ts'
import type { Placed } from './reading.ts'

/** How the candidate's street is found in the stored address. */
export interface Street {
  /** `differs`: of another kind or direction. `none`: another street, or none. */
  kind: 'same' | 'misspelt' | 'differs' | 'none'
  /** By the name of a building instead of the street. */
  isNamed: boolean
  /** The stored words that were searched, and which of them are the street. */
  pool: readonly Placed[]
  used: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

export function findStreet(comparison: Comparison): Street {
  const { reading, street } = comparison
  // Many a street is called like a town: in the town's field it is a street only with its kind or a number.
  const astray = [reading.city, reading.region, reading.astray].filter((pool) =>
    pool.some(({ isType, text }) => isType || isNumeric(text)),
  )
  const matches = street.length === 0 ? [] : [reading.lines, ...astray].flatMap((pool) => matchesIn(street, pool))
  const best = matches.sort((a, b) => b.rank - a.rank)[0]
  if (best) return best
  const inLines = findBuilding(comparison, reading.lines)
  if (inLines !== undefined) return { kind: inLines, isNamed: inLines !== 'none', pool: reading.lines, used: nothing }
  const inCity = (reading.lines.length > 0 && findBuilding(comparison, reading.city)) || 'none'
  return {
    kind: inCity,
    isNamed: inCity !== 'none',
    pool: inCity === 'none' ? reading.lines : reading.city,
    used: nothing,
  }
}

const ranks = { same: 3, misspelt: 2, shortened: 1 }
/** The kind of the street beside its name is worth more than a typing error: "Castle, Caslte Street". */
const typeRank = 1.5
/** "Castle Hotel, Castle Street". */
const besideStranger = 1.1
/** So is standing together: the same word may be in the name of the building too. */
const scattered = 1.25

/** Ways to find the street among the words: in each part between commas, and in all of them. */
function matchesIn(street: readonly Token[], pool: readonly Placed[]): (Street & { rank: number })[] {
  const parts = partsOf(pool)
  const isNumbered = tellingWords(street).every(({ text }) => isNumeric(text))
  const slices = parts.length > 1 ? [...parts, { from: 0, words: pool, scattered }] : parts
  return slices.flatMap(({ from, words, scattered = 0 }) => {
    const { quality, used } = findName(street, words)
    if (quality === 'none') return []
    const { agreement, hasType, hasKind } = agreementOf(street, words, used)
    const isAlone = !hasStrangerBeside(words, used)
    // "2 Sur" is not every 2.
    if (isNumbered && !(hasKind && isAlone)) return []
    const kind = agreement === 'other' ? 'differs' : quality === 'same' && agreement === 'same' ? 'same' : 'misspelt'
    const shifted = new Set([...used].map((at) => at + from))
    return [
      {
        kind,
        isNamed: false,
        pool,
        used: shifted,
        rank: ranks[quality] + (hasType ? typeRank : 0) - scattered - (isAlone ? 0 : besideStranger),
      },
    ]
  })
}

interface Slice {
  from: number
  words: readonly Placed[]
  scattered?: number
}

/** Words of one field between commas, and where they begin. */
function partsOf(pool: readonly Placed[]): Slice[] {
  const starts = pool.flatMap((token, at) => {
    const before = pool[at - 1]
    return before?.field === token.field && before.part === token.part ? [] : [at]
  })
  return starts.map((from, index) => ({ from, words: pool.slice(from, starts[index + 1]) }))
}

interface Agreement {
  /** `near`: the kind is misspelt, or the direction missing. */
  agreement: 'same' | 'near' | 'other'
  /** The street's kind is stored. */
  hasType: boolean
  /** Some kind or direction is stored. */
  hasKind: boolean
}

/** Whether kind and direction of a street agree with what stands beside its name in the stored address. */
function agreementOf(street: readonly Token[], pool: readonly Placed[], used: ReadonlySet<number>): Agreement {
  const around = beside(pool, used)
  const types = street.filter(({ isType }) => isType)
  const storedTypes = around.filter(({ isType, isDirection }) => isType && !isDirection)
  const hasType = agree(types, storedTypes)
  const hasKind = storedTypes.length > 0 || around.some(({ isDirection }) => isDirection)
  if (types.length > 0 && storedTypes.length > 0 && !hasType) return { agreement: 'other', hasType, hasKind }
  const directions = street.filter(({ isDirection }) => isDirection)
  const isLost = directions.length > 0 && !agree(directions, around)
  if (isLost && around.some(({ isDirection }) => isDirection)) return { agreement: 'other', hasType, hasKind }
  const isMisspelt = types.some((type) =>
    around.some((token) => !token.isType && token.text !== type.text && isNearWord(token, type)),
  )
  return { agreement: isMisspelt || isLost ? 'near' : 'same', hasType, hasKind }
}

const agree = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.some((one) => others.some((other) => isSameWord(one, other)))

/** A name may leave out words, but most of its letters must be known. */
const namedShare = 0.6

/**
 * A building known by its name: the words of a stored line stand in the formatted address beside those of street, town and region.
 * Undefined where no word could be one.
 */
function findBuilding(
  { street, towns, regions, land, formatted }: Comparison,
  pool: readonly Placed[],
): Street['kind'] | undefined {
  const areas = [...towns, ...regions, land].flat()
  const kinds = partsOf(pool).flatMap(({ words: line }) => {
    const own = line.filter((token) => tells(token) && !areas.some((area) => isSameWord(area, token)))
    if (own.every((token) => areas.some((area) => isNearWord(area, token)))) return []
    const { quality } = findName(own, formatted(), { initials: false })
    if (quality === 'same' || quality === 'misspelt') return quality
    const known = own.filter((token) => formatted().some((other) => isSameWord(token, other)))
    if (joined(known).length >= namedShare * joined(own).length) return street.length > 0 ? 'misspelt' : 'same'
    // A street with a number that is not there can't be made good by a name.
    const isStreet = line.some(({ isType }) => isType) && line.some(({ text }) => isNumeric(text))
    return isStreet ? 'street' : 'none'
  })
  if (kinds.includes('street')) return 'none'
  return (['same', 'misspelt', 'none'] as const).find((kind) => kinds.includes(kind))
}

const tells = (token: Token): boolean =>
  !token.isSmall &&
  !token.isType &&
  !token.isDirection &&
  !isNumeric(token.text) &&
  !isAreaKind(token) &&
  (token.text.length > 1 || hasUnspaced(token.raw))

const textOf = ({ pool, used }: Street): string =>
  writtenText(used.size === 0 ? pool : pool.filter((_, at) => used.has(at)))

export function compareStreet({ reading, parts, candidate }: Comparison, street: Street): Finding[] {
  if (street.kind === 'same') return []
  if (street.kind === 'none') {
    const before = writtenText(reading.lines.filter(({ text }) => !isNumeric(text)))
    return [before ? { code: 'street_not_found', before } : { code: 'street_missing' }]
  }
  const code = street.kind === 'differs' ? 'street_differs' : 'misspelt_street'
  return [{ code, before: textOf(street), after: street.isNamed ? candidate.formattedAddress : (parts.street ?? '') }]
}

/** A post-office box, which is an address without a street. Undefined where none is stored, or the street counts. */
export function compareBox({ reading, parts }: Comparison, street: Street): Finding[] | undefined {
  const { postBox } = reading
  if (postBox === undefined) return undefined
  if (parts.postBox && plainBox(parts.postBox) === plainBox(postBox)) return [{ code: 'po_box' }]
  return street.kind === 'none' ? [{ code: 'po_box_unconfirmed', before: postBox }] : undefined
}
