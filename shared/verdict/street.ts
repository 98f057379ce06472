import { isAreaKind } from '../address/areas.ts'
import { bareKinds } from '../address/data/telling-words.ts'
import { entryOf } from '../address/entry-of.ts'
import { once } from '../address/once.ts'
import { compareCodes } from '../address/postal-code.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import {
  isNearKind,
  isNearWord,
  isSameWord,
  type Token,
  tokensIn,
  writtenText,
} from '../address/vocabulary.ts'
import { isNumeric, joined } from '../address/words.ts'
import { isFoundByName } from './building.ts'
import type { Comparison, Finding } from './comparison.ts'
import type { Street } from './found-street.ts'
import {
  beside,
  distinctiveWords,
  findInitials,
  findName,
  findSurname,
  hasStrangerBeside,
  type NameMatch,
} from './names.ts'
import { isOneBuilding, type Placed } from './reading.ts'
import {
  aroundName,
  hasNumberElsewhere,
  hasOtherInitials,
  hasOtherLetter,
  isAside,
  isOpposed,
  tellsApart,
  withoutQuarter,
} from './telling.ts'

const nothing: ReadonlySet<number> = new Set()
const byName = { kind: 'same', isNamed: true, used: nothing } as const

export function findStreet(comparison: Comparison): Street {
  const { reading, country, street, towns, regions, others } = comparison
  // Many streets are named after towns. In the town's field a street must have its kind or a
  // number.
  const otherFields = [reading.city, reading.region, reading.misplaced].filter((pool) =>
    pool.some(({ isType, text }) => isType || isNumeric(text)),
  )
  const matches =
    street.length === 0
      ? []
      : [reading.lines, ...otherFields].flatMap((pool) =>
          matchesIn(street, pool, {
            areas: once(() => [...towns, ...regions, ...others()].flat()),
            isFree: reading.isFree,
            hasBlocks: country === 'JP',
            hasOwnCode: hasCodeOfStreet(comparison),
            country,
          }),
        )
  const best = matches.sort((a, b) => b.rank - a.rank)[0]
  // "Finance Centre" is a building, and no other kind of Finance Street.
  const isBuilding =
    best?.kind === 'differs' &&
    !reading.lines.some(({ isType, isDirection }) => isType || isDirection) &&
    findBuilding(comparison, reading.lines) === 'same'
  if (best && !isBuilding) return best
  if (comparison.candidate.isKnownByStoredStreet) return underOtherName(reading.lines)
  const inLines = findBuilding(comparison, reading.lines)
  if (inLines === 'none' && isFoundByName(comparison))
    return { ...byName, isByNameOnly: true, pool: reading.lines }
  if (inLines !== undefined)
    return { kind: inLines, isNamed: inLines !== 'none', pool: reading.lines, used: nothing }
  const inCity = (reading.lines.length > 0 && findBuilding(comparison, reading.city)) || 'none'
  if (inCity === 'none' && isFoundByName(comparison))
    return { ...byName, isByNameOnly: true, pool: reading.lines }
  return {
    kind: inCity,
    isNamed: inCity !== 'none',
    pool: inCity === 'none' ? reading.lines : reading.city,
    used: nothing,
  }
}

/** The street, of which the stored words are another name: "Zrinjevac" in Zagreb. */
function underOtherName(lines: readonly Placed[]): Street {
  const used = new Set(lines.flatMap(({ text }, at) => (isNumeric(text) ? [] : [at])))
  return { kind: 'misspelt', isNamed: false, pool: lines, used }
}

/** All words in different parts, one misspelt, are more than some of them in one part. */
const ranks = { same: 3, misspelt: 2, shortened: 0.7, part: 0.1 }
/** The street's kind beside its name counts more than a typing error: "Castle, Caslte Street". */
const typeRank = 1.5
/** The penalty for another distinctive word beside the name: "Castle Hotel, Castle Street". */
const penaltyBesideOther = 1.1
/** The penalty for words in different parts: the same word may be in a building's name. */
const scattered = 1.25

/** No match in different parts ranks higher, so where one part does, they need not be searched. */
const maxScattered = ranks.same + typeRank - scattered

/** What may stand beside the street in the stored address. */
interface Surroundings {
  areas(): readonly Token[]
  isFree: boolean
  hasBlocks: boolean
  /** The stored code is that of the street, and of few others. */
  hasOwnCode: boolean
  country: string
}

/** Countries with codes of single streets or houses, where a street's kind ends its name. */
const codesOfStreets = new Set(['CA', 'GB', 'IE'])

const hasCodeOfStreet = ({ reading: { postalCode }, parts, country }: Comparison): boolean =>
  codesOfStreets.has(country) &&
  postalCode !== undefined &&
  parts.postalCode !== undefined &&
  compareCodes(postalCode.text, parts.postalCode, country) === 'same'

type Ranked = Street & { rank: number }

/** Finds the street among the words: in each part between commas, and in all parts together. */
function matchesIn(
  street: readonly Token[],
  pool: readonly Placed[],
  surroundings: Surroundings,
): Ranked[] {
  const parts = partsOf(pool)
  const isNumbered = distinctiveWords(street).every(({ text }) => isNumeric(text))
  const matchIn = ({ from, words, scattered = 0 }: Slice): Ranked[] => {
    const run = runOf(street, words)
    const { quality, used, missing } =
      run ?? initialsIn(street, words, surroundings) ?? nameIn(street, words, surroundings)
    if (quality === 'none') {
      const hasNumber = [...words, ...numberBehind(pool, from + words.length)].some(isNumber)
      const part = scattered > 0 ? undefined : partOfName(street, words, hasNumber)
      return part ? [{ ...differing(pool, part, from), rank: ranks.part }] : []
    }
    const { agreement, hasType, hasKind } = run
      ? agreementOfRun(words, used, surroundings)
      : agreementOf(street, words, used, surroundings)
    const isAlone = !hasStrangerBeside(words, used)
    // A numbered street such as "2 Sur" is not found by its number alone.
    const isBare = isNumbered && !(hasKind && (isAlone || isBeforeArea(words, used, surroundings)))
    if (isBare && !hasOnlyNumbers(words)) return []
    const around = aroundName(words, used)
    const isKindUsed = words[Math.max(...used)]?.isType === true
    const isApart =
      isBare ||
      hasLaneBehind(street, words, used) ||
      hasNumberElsewhere(street, words) ||
      hasOtherLetter(street, words, used) ||
      hasOtherInitials(street, words, used) ||
      tellsApart(street, missing, {
        around: surroundings.hasOwnCode ? withoutQuarter(around, isKindUsed) : around,
        matched: words.filter((_, at) => used.has(at)),
        ...surroundings,
      })
    const isSame = quality === 'same' && agreement === 'same'
    const kind = isApart || agreement === 'other' ? 'differs' : isSame ? 'same' : 'misspelt'
    const rank =
      ranks[quality] + (hasType ? typeRank : 0) - scattered - (isAlone ? 0 : penaltyBesideOther)
    return [{ kind, isNamed: false, pool, used: usedFrom(used, from), rank }]
  }
  const found = parts.flatMap(matchIn)
  const isBest = parts.length < 2 || found.some(({ rank }) => rank >= maxScattered)
  return isBest ? found : [...found, ...matchIn({ from: 0, words: pool, scattered })]
}

/**
 * The name, or of a person the surname, or first and last name, alone: "Artigas" is José Gervasio
 * Artigas.
 */
function nameIn(
  street: readonly Token[],
  words: readonly Placed[],
  { country }: Surroundings,
): NameMatch {
  const found = findName(street, words)
  const isWhole = found.quality === 'same' || found.quality === 'misspelt'
  if (isWhole || !namedAfterPersons.has(country)) return found
  return findSurname(street, words) ?? found
}

/**
 * Countries whose streets bear whole names of persons. Not the others: in English, German or Dutch
 * another word before a name makes another street, as in Mill Lane and Water Mill Lane.
 */
const namedAfterPersons = new Set(
  [
    'AM AR AZ BA BG BO BR BY CI CL CM CO CR CU CY CZ DO DZ EC ES FR GE GR GT HN HR IL IT KZ LB',
    'MA MD ME MK MX NG NI PA PE PL PT PY RO RS RU SI SK SN SV TN TR TZ UA UY VE',
  ].flatMap((line) => line.split(' ')),
)

/** India writes the names of its roads in initials: "F.C. Road". Elsewhere they tell too little. */
const initialsIn = (
  street: readonly Token[],
  words: readonly Placed[],
  { country }: Surroundings,
): NameMatch | undefined => (country === 'IN' ? findInitials(street, words) : undefined)

/**
 * In one text without commas, a quarter or town follows the street: "5 3rd ave linden jhb". The
 * word beside the numbered street is then one of the candidate's area.
 */
function isBeforeArea(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  { areas, isFree }: Surroundings,
): boolean {
  const last = words.findLastIndex((token, at) => used.has(at) || isTypeBeside(token, at, used))
  const isOfArea = (token: Token) => areas().some((area) => isSameWord(area, token))
  const behind = words[last + 1]
  return (
    isFree &&
    behind !== undefined &&
    isOfArea(behind) &&
    !hasStrangerBeside(words.slice(0, last + 1), used)
  )
}

const isTypeBeside = ({ isType }: Token, at: number, used: ReadonlySet<number>): boolean =>
  isType && used.has(at - 1)

/** 을지로 9길 is a lane of 을지로, and another street. */
function hasLaneBehind(
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
): boolean {
  const last = Math.max(...used)
  const at = words[last + 1]?.isType ? last + 2 : last + 1
  const [number, kind] = [words[at], words[at + 1]]
  return (
    number !== undefined &&
    isNumeric(number.text) &&
    /^번?길$/.test(kind?.raw ?? '') &&
    !street.some((word) => isSameWord(word, number))
  )
}

const differing = (pool: readonly Placed[], used: ReadonlySet<number>, from: number): Street => ({
  kind: 'differs',
  isNamed: false,
  pool,
  used: usedFrom(used, from),
})

const usedFrom = (used: ReadonlySet<number>, from: number): ReadonlySet<number> =>
  from === 0 ? used : new Set([...used].map((at) => at + from))

/**
 * The words of a part with a number that are a part of the street's name, where it has no others:
 * "80 Queen's Road" for Queen's Road Central, "Hauptstraße 7" for Wiedner Hauptstraße. A person
 * must see whether the whole name is meant.
 */
function partOfName(
  street: readonly Token[],
  words: readonly Placed[],
  hasNumber: boolean,
): ReadonlySet<number> | undefined {
  if (street.some(({ raw }) => hasUnspaced(raw))) return withoutSection(street, words)
  const name = distinctiveWords(street)
  const isOfName = (token: Token) => name.some((word) => isSameWord(word, token))
  const telling = words.flatMap((token, at) =>
    isDistinctive(token) && !isAside(token) ? [{ token, at }] : [],
  )
  if (hasNumber && telling.length === 0) return kindsAlone(street, words)
  if (!hasNumber || telling.length === 0 || !telling.every(({ token }) => isOfName(token)))
    return undefined
  return new Set(telling.map(({ at }) => at))
}

const isNumber = ({ text }: Token): boolean => isNumeric(text)

/** The number behind a comma, as Russia writes it: "Большой проспект, 33". */
function numberBehind(pool: readonly Placed[], at: number): readonly Placed[] {
  const [number, next] = [pool[at], pool[at + 1]]
  return number && next?.part !== number.part ? [number] : []
}

/** Taiwan counts the sections of its long roads: 文化路188號 may be in each of 文化路一段 and 二段. */
function withoutSection(
  street: readonly Token[],
  words: readonly Placed[],
): ReadonlySet<number> | undefined {
  if (street.at(-1)?.raw !== '段') return undefined
  const name = street.slice(0, -2)
  const from = words.findIndex((_, start) =>
    name.every(({ raw }, at) => words[start + at]?.raw === raw),
  )
  const isWhole = name.length >= minSectioned && words[from + name.length + 1]?.raw !== '段'
  return from >= 0 && isWhole ? new Set(name.map((_, at) => from + at)) : undefined
}

const minSectioned = 3

/** "Torv 12" is Store Torv or Lille Torv: a kind with a number, and another such kind in the name. */
function kindsAlone(
  street: readonly Token[],
  words: readonly Placed[],
): ReadonlySet<number> | undefined {
  const kinds = words.flatMap((token, at) =>
    token.isType && !token.isEnding ? [{ token, at }] : [],
  )
  const isOwn = (token: Token) => street.some((word) => word.isType && isSameWord(word, token))
  const isOpposedName = street.every((word) => word.isType || isOpposed(word))
  if (kinds.length === 0 || !isOpposedName || !kinds.every(({ token }) => isOwn(token)))
    return undefined
  return new Set(kinds.map(({ at }) => at))
}

/**
 * "50 N° 851": the streets of some towns have numbers and nothing else. A person must see whether
 * the street or the avenue of that number is meant.
 */
const hasOnlyNumbers = (words: readonly Placed[]): boolean =>
  words.every(({ text, isSmall }) => isNumeric(text) || isSmall || text.length < 3) &&
  words.filter(({ text }) => isNumeric(text)).length > 1

/** A direction beside the whole street makes another one: "East Main Street", "Main Street". */
const agreementOfRun = (
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): Agreement => ({
  agreement:
    directionsBeside(words, used, surroundings).length > 0 || hasKindBehind(words, used)
      ? 'other'
      : 'same',
  hasType: true,
  hasKind: true,
})

/** "Queen's Gate Mews" is another street than "Queen's Gate". */
function hasKindBehind(words: readonly Placed[], used: ReadonlySet<number>): boolean {
  const last = Math.max(...used)
  const [end, next] = [words[last], words[last + 1]]
  return (
    end?.isType === true &&
    next?.isType === true &&
    next.part === end.part &&
    !next.isEnding &&
    next.text.length >= minKindBehind &&
    !hasUnspaced(next.raw)
  )
}

/** Shorter words behind a street are mostly letters of houses and flats. */
const minKindBehind = 4

const minRun = 2

/** The street's words one after the other, its kind and direction among them: "C Street NW". */
function runOf(street: readonly Token[], words: readonly Placed[]): NameMatch | undefined {
  if (street.length < minRun) return undefined
  const from = words.findIndex((_, start) =>
    street.every((word, at) => {
      const token = words[start + at]
      return token !== undefined && isSameWord(token, word)
    }),
  )
  if (from < 0) return undefined
  return { quality: 'same', used: new Set(street.map((_, at) => from + at)), missing: [] }
}

interface Slice {
  from: number
  words: readonly Placed[]
  scattered?: number
}

/** The words of one field between commas, and the index of the first. */
function partsOf(pool: readonly Placed[]): Slice[] {
  const starts = pool.flatMap((token, at) => {
    const before = pool[at - 1]
    return before?.field === token.field && before.part === token.part ? [] : [at]
  })
  return starts.map((from, index) => ({ from, words: pool.slice(from, starts[index + 1]) }))
}

interface Agreement {
  /** `near`: the kind is misspelt, or the direction is missing. */
  agreement: 'same' | 'near' | 'other'
  /** The street's kind is stored. */
  hasType: boolean
  /** Some kind or direction is stored. */
  hasKind: boolean
}

/**
 * Compares the kind and direction of a street with the words beside its name in the stored address.
 */
function agreementOf(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): Agreement {
  const { country } = surroundings
  const around = beside(pool, used)
  const types = street.filter(({ isType }) => isType)
  const storedTypes = around.filter(({ isType, isDirection }) => isType && !isDirection)
  const hasType = agree(types, storedTypes)
  const hasKind = storedTypes.length > 0 || around.some(({ isDirection }) => isDirection)
  const isMisspelt = types.some((type) =>
    around.some((token) => !token.isType && token.text !== type.text && isNearKind(token, type)),
  )
  const hasOneKind = types.length === 0 || storedTypes.length === 0
  const isOther =
    isOtherKind(street, storedTypes, bareKindsIn(country)) ||
    (hasOneKind && hasLostEnding(street, pool, used))
  if (isOther && !(isMisspelt && storedTypes.length === 0))
    return { agreement: 'other', hasType, hasKind }
  const directions = compareDirections(street, pool, used, surroundings)
  const isLost = directions === 'lost'
  // "Terrace" is North Terrace or South Terrace.
  const isNameless = street.every(({ isType, isDirection }) => isType || isDirection)
  const isTelling = isNameless || withTellingDirections.has(country)
  if (directions === 'other' || (isLost && isTelling))
    return { agreement: 'other', hasType, hasKind }
  return { agreement: isMisspelt || isLost ? 'near' : 'same', hasType, hasKind }
}

/** In one text without commas, what stands behind the town belongs to it: "Richmond N Yorks". */
function directionsBeside(
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  { areas, isFree }: Surroundings,
): Token[] {
  const { left, between, right } = aroundName(pool, used)
  const isDirection = (token: Token) => token.isDirection
  if (!isFree || !right.some(isDirection))
    return [...left, ...between, ...right].filter(isDirection)
  const town = right.findIndex(
    (token) => !token.isDirection && areas().some((area) => isSameWord(area, token)),
  )
  return [...left, ...between, ...right.slice(0, town < 0 ? undefined : town)].filter(isDirection)
}

/**
 * Compares the directions around the name, in their order: "210 S 400 E" is not "210 E 400 S".
 * A missing direction is forgiven, because people leave it out; one that the street lacks is not.
 */
function compareDirections(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): 'same' | 'lost' | 'other' {
  const own = street.filter(({ isDirection }) => isDirection)
  const stored = directionsBeside(pool, used, surroundings)
  const isOwn = (token: Token) => own.some((word) => isSameWord(word, token))
  if (!stored.every(isOwn)) return 'other'
  // Some have a direction before and one behind: "West Peachtree Street NW".
  if (stored.length < own.length)
    return stored.length > 0 && !street.some(({ text }) => isNumeric(text)) ? 'other' : 'lost'
  const isReversed = own.some((word, at) => stored[at] && !isSameWord(word, stored[at]))
  return isReversed && own.length > 1 && stored.length > 1 ? 'other' : 'same'
}

/**
 * Whether the kinds that are stored are not those of the street. Where one is stored, the last word
 * of the name may not be left out: "Queen's Gate Mews" is not Queen's Gate, which is a kind too. An
 * "Avenida" before "Paseo de la Reforma" may.
 */
function isOtherKind(street: readonly Token[], stored: readonly Token[], bare: BareKinds): boolean {
  const types = street.filter(({ isType }) => isType)
  if (types.length === 0) return stored.some(({ text }) => bare.stored && !bare.stored.has(text))
  if (stored.length === 0) return types.some(({ text }) => bare.found && !bare.found.has(text))
  const last = street.at(-1)
  return !agree(types, stored) || (last?.isType === true && !agree([last], stored))
}

/** What a name without a kind is, where that is certain. Absent where it may be any kind. */
interface BareKinds {
  /** The kinds that a stored name may have beside a found one without a kind. */
  stored?: ReadonlySet<string>
  /** The kinds that a found name may have beside a stored one without a kind. */
  found?: ReadonlySet<string>
}

function bareKindsIn(country: string): BareKinds {
  const kinds = entryOf(bareKinds, country)
  if (!kinds) return {}
  const words = new Set(kinds.words)
  return { stored: words, ...(kinds.isAlwaysSaid && { found: words }) }
}

/**
 * Whether an attached kind is on one side only: "Am Markt" is not Marktstraße, nor the other way
 * round. "Leopold 12" may be Leopoldstraße: without a word before it, the kind was left out.
 */
function hasLostEnding(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
): boolean {
  const isWord = (token: Token | undefined, { plain }: Token) =>
    token !== undefined && token.plain === plain && !hasUnspaced(token.raw)
  const endsIn = (words: readonly Token[], at: number) => words[at + 1]?.isEnding === true
  return [...used].some((at) => {
    const stored = pool[at] as Placed
    const index = street.findIndex((word) => isWord(word, stored))
    if (index < 0 || stored.dotted) return false
    const hasLost = endsIn(street, index) && pool[at - 1]?.isSmall === true
    return endsIn(pool, at) ? !endsIn(street, index) : hasLost
  })
}

const agree = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.some((one) => others.some((other) => isSameWord(one, other)))

/**
 * Countries where a direction is a part of the name: Park Road and Park Road North are two streets,
 * and so are Calle 26 and Calle 26 Sur, and the East and the Middle Huaihai Road. Elsewhere people
 * leave it out, above all in North America.
 */
const withTellingDirections = new Set('CN CO CR GB GT HK HN IE NI PA SG SV'.split(' '))

/** The share of a building's name, in letters, that must be in the formatted address. */
const namedShare = 0.6

/**
 * Finds a building by its name: the words of a stored line are in the formatted address, beside
 * street, town and region. Undefined where no word can be a name.
 */
function findBuilding(
  { street, towns, regions, countryWords, formatted, parts, country }: Comparison,
  pool: readonly Placed[],
): Street['kind'] | undefined {
  // "SCO 88": some numbers have words.
  const numbers = tokensIn(parts.houseNumber ?? '', country)
  const areas = [...towns, ...regions, countryWords].flat()
  const kinds = partsOf(pool).flatMap(({ words: line }) => {
    const nameWords = line.filter(
      (token) =>
        isDistinctive(token) &&
        !isCode.test(token.text) &&
        !numbers.some((number) => isSameWord(number, token)) &&
        !areas.some((area) => isSameWord(area, token)),
    )
    if (nameWords.every((token) => areas.some((area) => isNearWord(area, token)))) return []
    // A building's name does not replace a street with a number that was not found.
    const isStreet = line.some(({ isType }) => isType) && line.some(({ text }) => isNumeric(text))
    if (isStreet && street.length > 0) return 'street'
    // Words of the street alone are a part of its name: "Bahnhof" of "Am Alten Bahnhof".
    if (nameWords.every((token) => street.some((word) => isSameWord(word, token)))) return 'none'
    const { quality, missing } = findName(nameWords, formatted(), { initials: false })
    if (missing.some(isOpposed)) return 'none'
    if (quality === 'same' || quality === 'misspelt') return quality
    const known = nameWords.filter((token) => formatted().some((other) => isSameWord(token, other)))
    const isOther = nameWords.some((token) => isOpposed(token) && !known.includes(token))
    // "Eiffel" of Avenue Gustave Eiffel is not the tower.
    const isOfStreet = known.every((token) => street.some((word) => isSameWord(word, token)))
    if (!isOther && !isOfStreet && joined(known).length >= namedShare * joined(nameWords).length)
      return street.length > 0 ? 'misspelt' : 'same'
    return isStreet ? 'street' : 'none'
  })
  if (kinds.includes('street')) return 'none'
  return (['same', 'misspelt', 'none'] as const).find((kind) => kinds.includes(kind))
}

/** "SS2", a section of a town: no name of a building. */
const isCode = /^[a-z]{1,3}\d+$/

const isDistinctive = (token: Token): boolean =>
  !token.isSmall &&
  !token.isType &&
  !token.isDirection &&
  !isNumeric(token.text) &&
  !isAreaKind(token) &&
  (token.text.length > 1 || hasUnspaced(token.raw))

const textOf = ({ pool, used }: Street): string =>
  writtenText(used.size === 0 ? pool : pool.filter((_, at) => used.has(at)))

export function compareStreet(
  { reading, parts, candidate }: Comparison,
  street: Street,
): Finding[] {
  if (street.isByNameOnly)
    return candidate.prediction && isOneBuilding(reading, parts)
      ? []
      : [{ code: 'found_by_name', before: textOf(street) }]
  if (street.kind === 'same') return []
  if (street.kind === 'none') {
    const before = writtenText(reading.lines.filter(({ text }) => !isNumeric(text)))
    return [before ? { code: 'street_not_found', before } : { code: 'street_missing' }]
  }
  const code = street.kind === 'differs' ? 'street_differs' : 'misspelt_street'
  return [
    {
      code,
      before: textOf(street),
      after: street.isNamed ? candidate.formattedAddress : (parts.street ?? ''),
    },
  ]
}
