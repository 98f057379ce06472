import { isAreaKind } from '../../address/areas/areas.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { hasInOrder } from '../../address/words/in-order.ts'
import { isNearWord, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'
import { aroundName } from './around-name.ts'
import { isCompany, isNameOfRecipient } from './recipients.ts'

/**
 * In one text without commas, what stands behind the town belongs to it: "Richmond N Yorks". So
 * does a direction before it that its name has: "12 Oak Ave West Palm Beach", "North Fitzroy".
 */
export function directionsBeside(
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  { areas, isFree, country }: Surroundings,
): Token[] {
  const { left: before, isLeftWhole, between, right } = aroundName(pool, used)
  // "Zona Sur San Miguel Av. Montenegro": a direction stands right before the kind.
  const isKindFirst = pool[Math.min(...used)]?.isType === true
  // "E. Lund Norra Allén 17": the initial of a recipient.
  const mayBeRecipient = isFree && isLeftWhole && !isNumberFirst(country)
  const isDirection = (token: Token) => token.isDirection
  const isRecipient =
    (mayBeRecipient && isNameOfRecipient(before)) ||
    (isLeftWhole && before.some(isDirection) && isCompany(before, country))
  const left = isRecipient ? [] : isKindFirst ? before.slice(-1) : before
  if (!right.some(isDirection)) return [...left, ...between, ...right].filter(isDirection)
  const words = areas()
  const town = right.findIndex((token, at) => isOfArea(token, right[at + 1], words))
  return [...left, ...between, ...right.slice(0, town < 0 ? undefined : town)].filter(isDirection)
}

/** Whether a word is of one of the areas, a direction only with the word behind it: "West End". */
const isOfArea = (token: Token, next: Token | undefined, areas: readonly Token[]): boolean =>
  areas.some((area, index) => {
    const beside = [areas[index - 1], areas[index + 1]]
    const isOfNext =
      next && (isAreaKind(next) || beside.some((word) => word && isSameWord(word, next)))
    // "St" is no "C" of "D.C.", which is short for a kind of street as well.
    const isSame = isSameWord(area, token) && (area.text.length > 1 || area.text === token.text)
    return isSame && (!token.isDirection || (area.isDirection === true && isOfNext === true))
  })

/**
 * Compares the directions around the name, in their order: "210 S 400 E" is not "210 E 400 S".
 * A missing direction is forgiven, because people leave it out; one that the street lacks is not.
 */
export function compareDirections(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): 'same' | 'lost' | 'other' {
  const own = street.filter(({ isDirection }) => isDirection)
  const stored = directionsBeside(pool, used, surroundings)
  const isOwn = isOneOf(own)
  if (!stored.every(isOwn)) return 'other'
  // "Vicente Guerrero 210 Nte.": the direction stands behind the number.
  const parts = new Set([...used].map((at) => pool[at]?.part))
  const isBehind = (word: Placed, at: number) =>
    word.isDirection &&
    parts.has(word.part) &&
    !used.has(at) &&
    !isOfArea(word, pool[at + 1], surroundings.areas())
  const behind = surroundings.isFree || stored.length > 0 ? [] : pool.filter(isBehind)
  const isDeciding = own.length > 0 || withTellingDirections.has(surroundings.country)
  if (isDeciding && behind.length > 0 && !behind.some(isOwn)) return 'other'
  const isCounted = street.some(({ text }) => isNumeric(text))
  // "Main Road" is not Main South Road.
  const isInside = own.some(
    (word) =>
      word !== street[0] &&
      word !== street.at(-1) &&
      word.raw.length > 1 &&
      !pool.some((one) => isNearWord(one, word)),
  )
  if (isInside && stored.length === 0 && withKindsAlone.has(surroundings.country)) return 'other'
  // Ballygunge Place East and Ballygunge Place are two streets of Kolkata. "S.M. Street" has none.
  const isInFull = own.some(({ raw }) => raw.length >= minInFull)
  const isAnywhere = pool.some(({ isDirection, text }) => isDirection || text === 'purba')
  if (surroundings.country === 'IN' && isInFull && !isAnywhere) return 'other'
  // Of one before and one behind the first is of the name: "West Peachtree Street NW".
  const [first] = street
  const isFirstOfName = own.length > 1 && first === own[0] && street.at(-1) === own.at(-1)
  if (isFirstOfName && !isCounted && !(first && stored[0] && isSameWord(first, stored[0])))
    return 'other'
  if (stored.length < own.length)
    return stored.length > 0 && !isFirstOfName && !isCounted ? 'other' : 'lost'
  const isReversed = own.some((word, at) => stored[at] && !isSameWord(word, stored[at]))
  return isReversed && own.length > 1 && stored.length > 1 ? 'other' : 'same'
}

/** Letters of a direction in full: "East". */
const minInFull = 4

/** Countries where Church Hill and Church Hill Road are two streets of one place. */
export const withKindsAlone = new Set(['AU', 'GB', 'IE', 'NZ', 'ZA'])
/**
 * Countries where a direction is a part of the name: Park Road and Park Road North are two streets,
 * and so are Calle 26 and Calle 26 Sur, and the East and the Middle Huaihai Road. Elsewhere people
 * leave it out, above all in North America.
 */
const withTellingDirections = new Set('AU CL CN CO CR GB GT HK HN IE NI PA SE SG SV'.split(' '))

/**
 * Whether a street without its direction is another one in the country. A highway of Australia has
 * its east and its west half, and there a direction may be mistyped or cut: "Nrth", "Est".
 */
export function isDirectionTelling(
  street: readonly Token[],
  stored: readonly Token[],
  country: string,
): boolean {
  if (country !== 'AU') return withTellingDirections.has(country)
  const own = street.filter(({ isDirection }) => isDirection)
  return (
    !street.some(({ text }) => text === 'highway') &&
    !stored.some((word) => own.some((direction) => isCutDirection(word, direction)))
  )
}

/** Whether a word has some letters of a direction, the first among them: "Nrth". Not its kind. */
function isCutDirection({ raw, isType }: Token, direction: Token): boolean {
  const [short, long] = [raw.toLowerCase(), direction.raw.toLowerCase()]
  return !isType && short.length > 1 && short[0] === long[0] && hasInOrder(long, short)
}
