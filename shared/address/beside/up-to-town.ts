import { isCodeOfSubdivision } from '../areas/subdivisions.ts'
import { isKnownTown } from '../areas/town-codes.ts'
import { isNumberFirst } from '../data/house-order.ts'
import { regionNames } from '../data/region-codes.ts'
import { postalCodesIn } from '../postal/postal-code.ts'
import { entryOf } from '../words/entry-of.ts'

interface Word {
  text: string
  at: number
  end: number
}

/** A word; "гр." and "м." before the name of a town are none of it. */
const wordPattern = /(?<!\p{L})(?:гр|г|м|с)\.(?=\p{L})|[\p{L}\p{M}\p{N}'’./-]+/gu
const maxWords = 4

/** A known town: the index of its first word, and where it stands in the text. */
interface TownInText {
  first: number
  name: string
  at: number
  end: number
}

/**
 * An address in one text without what is written behind it: it ends with its town, or where the
 * town comes first with the number of its house. A remark, a name or a landmark may follow without
 * a comma. Undefined where no known town is in it, and where nothing would be left out. Pure.
 */
export function upToTown(text: string, country: string): string | undefined {
  const words = wordsIn(text)
  const codes = postalCodesIn(text, country)
  const isOfCode = (at: number) => codes.some((code) => code.at <= at && at < code.at + code.length)
  const house = words.findIndex(({ text: word, at }) => /\p{Nd}/u.test(word) && !isOfCode(at))
  if (house < 0) return undefined
  const towns = townsIn(words, country)
  const end =
    endOfTown(
      text,
      towns.filter(({ first }) => first > house),
      country,
    ) ?? (towns[0]?.first === 0 && house > 1 ? endOfHouse(text, words[house]?.end ?? 0) : undefined)
  return end === undefined || text.slice(end).trim() === '' ? undefined : text.slice(0, end)
}

/** The end of the number, or of the one behind the street's: "av 4 #712". */
const endOfHouse = (text: string, end: number): number =>
  end + (/^\s*(?:#|n[º°o]\.?)\s*\d+/.exec(text.slice(end))?.[0].length ?? 0)

/** Countries where the code of a state stands behind a town, in texts without a postal code. */
const withStateCodes: ReadonlySet<string> = new Set(['AU', 'CA', 'US'])
/** "sec 50 noida up": in India it stands there without a comma. */
const codeBehindTown = /[\s,]+(\p{L}{2})$/u
const lastCode = /,\s*\p{L}[^,\d]*[\s,]\s*(\p{L}{2,3})$/u

/**
 * Whether an address in one text ends with its town, postal code or state, and none of them is in
 * what follows: "rue de Dijon" may end with another town's name. Its house comes before. Or whether
 * it begins with its town and ends with the house: "4600 Wels Ringstraße 27". A code with letters
 * tells the street, so the town need not be known where one stands behind the house. Pure.
 */
export function endsWithTown(text: string, behind: string, country: string): boolean {
  const hasTownBehind =
    postalCodesIn(behind, country).length > 0 || townsIn(wordsIn(behind), country).length > 0
  if (hasTownBehind) return false
  const whole = text.replace(/[\s,.(–-]+$/u, '')
  const words = wordsIn(whole)
  const codesIn = postalCodesIn(whole, country)
  if (endsWithCodeOfStreet(whole, codesIn.at(-1))) return true
  const house = words.find(({ text: word }) => /\p{Nd}/u.test(word))
  if (house === undefined) return false
  const endOfTown = whole.length - (country === 'IN' ? lengthOfState(whole) : 0)
  const isLast = ({ at, end }: { at: number; end: number }) =>
    at > house.end && (end === whole.length || end === endOfTown)
  const codes = codesIn.map(({ at, length }) => ({ at, end: at + length }))
  const state = withStateCodes.has(country) ? lastCode.exec(whole)?.[1] : undefined
  const towns = townsIn(words, country)
  const last = words.at(-1)
  const isCodeOfStreet = ({ at, text: code }: { at: number; text: string }) =>
    at > house.end && /\p{L}/u.test(code)
  const isCode = ({ at }: Word) => codes.some((code) => code.at === at)
  const endsWithHouse = last !== undefined && /^\p{Nd}+\p{L}?$/u.test(last.text) && !isCode(last)
  const startsWithTown = towns.some(({ first }) => words.slice(0, first).every(isCode))
  return (
    [...codes, ...towns].some(isLast) ||
    (!isNumberFirst(country) && endsBehindCode(whole, house.end, codes)) ||
    (isNumberFirst(country) && codesIn.some(isCodeOfStreet)) ||
    (startsWithTown && endsWithHouse) ||
    (state !== undefined && entryOf(regionNames, country)?.[state.toUpperCase()] !== undefined)
  )
}

/** The length of the code of a state of India that ends the text. */
function lengthOfState(text: string): number {
  const [all = '', code = ''] = codeBehindTown.exec(text) ?? []
  return isCodeOfSubdivision(code, 'IN') ? all.length : 0
}

/** "manor farm askham richard yo23 3pt": a code with letters is the end, and tells the street. */
const endsWithCodeOfStreet = (text: string, code?: { at: number; length: number }): boolean =>
  code !== undefined &&
  code.at > 0 &&
  code.at + code.length === text.length &&
  /\p{L}.*\p{Nd}\p{L}/u.test(text.slice(code.at))

/** "stara wies 47 05-430 celestynow": behind the code stands the town, known or not. */
const endsBehindCode = (
  text: string,
  house: number,
  codes: readonly { at: number; end: number }[],
): boolean => codes.some(({ at, end }) => at > house && /^\s+\p{L}[^\d,]*$/u.test(text.slice(end)))

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }))

/** The name of the town of an address in one text, as it is written there. Undefined if unknown. */
export function townIn(text: string, country: string): string | undefined {
  const towns = townsIn(wordsIn(text), country)
  const endOfLikeliest = endOfTown(text, towns, country)
  const likeliest = towns.find(({ end }) => end === endOfLikeliest)
  return (likeliest ?? towns.find(({ name }) => name.length >= minName))?.name
}

function townsIn(words: readonly Word[], country: string): TownInText[] {
  return words.flatMap((_, first) => {
    for (let count = Math.min(maxWords, words.length - first); count > 0; count--) {
      const some = words.slice(first, first + count)
      const name = some.map(({ text }) => text).join(' ')
      const [at = 0, end = 0] = [some[0]?.at, some.at(-1)?.end]
      if (isKnownTown(name, country)) return [{ first, name, at, end }]
    }
    return []
  })
}

/**
 * The end of the town beside the postal code, with the code; else of the last town before a comma:
 * "Chaussée de Louvain" is no town.
 */
function endOfTown(text: string, towns: readonly TownInText[], country: string) {
  const isNext = (from: number, to: number) => from <= to && /^[\s,]*$/.test(text.slice(from, to))
  for (const { at, length } of postalCodesIn(text, country)) {
    const behind = towns.find((town) => isNext(at + length, town.at))
    if (behind) return behind.end
    if (towns.some((town) => isNext(town.end, at))) return at + length
  }
  const long = towns.filter(({ name }) => name.length >= minName)
  const first = long[0]?.end ?? 0
  const comma = text.slice(first).search(/[,،、]/)
  return long.findLast(({ end }) => comma < 0 || end <= first + comma)?.end
}

/** Shorter names stand for too much, but beside a code. */
const minName = 3
