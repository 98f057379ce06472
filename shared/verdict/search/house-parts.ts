import { isAreaKind } from '../../address/areas/areas.ts'
import { hasLandmark } from '../../address/beside/landmarks.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { postalCodesIn } from '../../address/postal/postal-code.ts'
import { wordsForBuilding } from '../../address/street/street-codes/arabic.ts'
import { hasTwoScripts } from '../../address/words/languages.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { WrittenAddress } from '../../address/written-address.ts'

/** What separates the parts of a line. */
const separators = /[,،、，;|\n()（）]|\s[-–]\s(?!\p{Nd})/u
/** A house with a code of Poland or of Czechia behind it: "82 34-513", "12 602 00". */
const houseAndCode = '\\d{1,4}\\s(?:\\d{2}-\\d{3}|\\d{3}\\s\\d{2})(?![\\s-]?\\d)'
/** A house in a street that is called by its number: "10538 148 St". */
const houseAndStreet =
  '\\d{3,5}\\s\\d{1,3}[a-z]{0,2}\\s' +
  '(?:street|st|avenue|ave?|road|rd|drive|dr|place|pl|court|ct|lane|ln|way)\\b'
/** Not "h0302 0364", a flat of Norway and a code, nor a house and a code: "7 - 20457". */
export const longNumber = new RegExp(
  `(?<![\\p{L}\\d])(?!${houseAndCode}|${houseAndStreet})[+\\d]` +
    '(?:(?!\\s[-–]\\s)[\\d\\s().-]){7,}\\d',
  'giu',
)

/**
 * The stored address without the parts of its lines that name no house: recipients, remarks,
 * businesses. They are told by what they lack: a number with a name beside it. Undefined where
 * nothing would be left out, and where no part has a house. Pure.
 */
export function withHouseOnly(stored: WrittenAddress, country: string): WrittenAddress | undefined {
  const { line1 = '', line2 = '', text = '', city, region, postalCode } = stored
  const parts = [line1, line2, text].flatMap(partsOf)
  const at = houseAt(parts, country)
  if (at === undefined) return undefined
  const end = numberFollows(parts, at, country) ? at + 2 : at + 1
  const number = numberBefore(parts, at, country)
  const isFree = !city && !region && !postalCode
  const own = [...number, ...parts.slice(at, end)].join(', ')
  const whole = inScriptOfStreet(own, country)
  const house = isFree ? withoutWordsAround(whole, country) : whole
  const behind = parts.slice(end)
  const rest = isFree
    ? upToCode(behind, parts.slice(0, at), country)
    : behind.filter((part) => isArea(part, country))
  if (end - at + rest.length === parts.length && house === parts[at]) return undefined
  const { line1: _1, line2: _2, text: _3, ...areas } = stored
  const line = [house, ...rest].join(', ')
  return isFree ? { ...areas, text: line } : { ...areas, line1: line }
}

/**
 * The word of the street that is beside its number: the one behind it, where nothing touches the
 * number. Undefined where no part has a house. Pure.
 */
export function wordBesideNumber(lines: readonly string[], country: string): string | undefined {
  const parts = lines.flatMap(partsOf)
  const part = parts[houseAt(parts, country) ?? -1] ?? ''
  const at = Math.max(0, part.search(/\p{Nd}/u))
  const [before, behind] = [part.slice(0, at), part.slice(at)]
  const last = before.match(word)?.at(-1)
  return hasUnspaced(before.slice(-1)) ? last : (behind.match(word)?.[0] ?? last)
}

/** Single letters and Roman numerals are in Latin letters everywhere. */
const word = /(?![IVX]+(?!\p{L}))\p{L}{2,}/gu

/** Without words in another script than the street's: "หลังโรงเรียน 471 Chom Phon Road". */
function inScriptOfStreet(house: string, country: string): string {
  const beside = hasTwoScripts(house) ? wordBesideNumber([house], country) : undefined
  if (beside === undefined) return house
  const others = /\p{Script=Latin}/u.test(beside) ? notLatin : latin
  return house.replace(others, ' ').trim()
}

const latin = /\p{Script=Latin}{3,}/gu
const notLatin = /(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu

const numberOfHouse = new RegExp(
  `(?<![\\p{L}\\p{N}#/-])(?:(?=${houseAndStreet})|\\p{Nd}+\\p{L}?(?=[\\s-]+\\p{L}{2}))`,
  'iu',
)

/** One text without commas: what stands before the number is a name, behind the code a remark. */
function withoutWordsAround(text: string, country: string): string {
  const plain = text.replace(longNumber, ' ')
  const start = isNumberFirst(country) ? plain.search(numberOfHouse) : 0
  const isName = start > 0 && !hasKind(plain.slice(0, start), country)
  const rest = isName ? plain.slice(start) : plain
  const code = postalCodesIn(rest, country).at(-1)
  // In Japan the code stands before all else.
  if (!code || !/\p{L}/u.test(rest.slice(0, code.at))) return rest.trim()
  const end = code.at + code.length
  const town = withCodeLast.has(country) ? '' : (townBehind.exec(rest.slice(end))?.[0] ?? '')
  return (rest.slice(0, end) + town).trim()
}

/** Countries where the code stands behind the town. Elsewhere the town follows it. */
const withCodeLast = new Set('AU CA GB GH IE JM KE LK MT NG NZ PR TT UG US ZA ZM'.split(' '))
const townBehind = /^\s*(?:\p{L}[^\s,]*\s*){0,2}/u

/** The parts of a line between its separators, without empty ones. */
export const partsOf = (line: string): string[] =>
  line
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)

/** The first part with a number and a kind of street, else the first with a number and a name. */
function houseAt(parts: readonly string[], country: string): number | undefined {
  const named = parts.flatMap((part, at) => (isNamed(part, country) ? [at] : []))
  const hasHouse = (at: number) =>
    hasNumber(parts[at] ?? '', country) ||
    numberFollows(parts, at, country) ||
    numberBefore(parts, at, country).length > 0
  const houses = named.filter(hasHouse)
  return houses.find((at) => hasKind(parts[at] ?? '', country)) ?? houses[0]
}

const withoutUnits = (part: string, country: string): string =>
  takeUnits(part.replace(longNumber, ' '), country).rest

const hasNumber = (part: string, country: string): boolean =>
  /\p{Nd}/u.test(withoutUnits(part, country))

const isNamed = (part: string, country: string): boolean =>
  /\p{L}{2}/u.test(withoutUnits(part, country)) || hasUnspaced(part)

const hasKind = (part: string, country: string): boolean =>
  tokensIn(part, country).some(({ isType }) => isType)

/** Some write the number behind a comma: "Via Roma, 12", "Sovetskaya ul, d.18 korp.2". */
function numberFollows(parts: readonly string[], at: number, country: string): boolean {
  const [name = '', number = ''] = parts.slice(at, at + 2)
  if (isNumberOfBuilding.test(number)) return true
  const isAlone = isNumberAlone.test(number) && !hasUnspaced(number.slice(0, 1))
  return isAlone && !/\p{Nd}/u.test(name) && !hasKind(number, country)
}

/**
 * Where the number comes first, a comma may stand behind it: "Cabinet Roux 12, rue de la Paix 75002
 * Paris". None where the part has a number that is no code.
 */
function numberBefore(parts: readonly string[], at: number, country: string): readonly string[] {
  const [name = '', part = ''] = [parts[at - 1], parts[at]]
  // "#184, Street 63"
  if (isNumberWithSign.test(name) && isNumberedStreet(part, country)) return [name]
  if (!isNumberFirst(country) || !hasKind(part, country)) return []
  const codes = postalCodesIn(part, country)
  const plain = codes.reduceRight(
    (text, code) => text.slice(0, code.at) + text.slice(code.at + code.length),
    part,
  )
  // The number is the only one before the comma.
  const [, number] = numberAtEnd.exec(name) ?? []
  return number && !hasNumber(plain, country) ? [number] : []
}

const isNumberWithSign = /^(?:#|n[o°º]\.?)\s?\p{Nd}{1,4}\p{L}?$/iu
const isNumberedStreet = (part: string, country: string): boolean =>
  /\p{Nd}$/u.test(part) &&
  tokensIn(part, country).every(({ isType, text }) => isType || /^\p{Nd}/u.test(text))

const numberAtEnd = /^\P{Nd}*(?<![\p{L}-])(\p{Nd}{1,5}\s?(?:bis|ter|quater|[a-d])?)$/iu

const isNumberAlone = /^(?!.*\p{L}{5})(?:(?:\p{L}{1,3}|house|n[°º]|№|#)[.:]?\s?)?\p{Nd}/iu
const isNumberOfBuilding = new RegExp(
  `^(?:${wordsForBuilding})[.:]?\\s?(?:(?:no\\.?|رقم)\\s?)?\\p{Nd}`,
  'iu',
)

/** Shorter words for a kind of area are words of other languages, too. */
const minAreaKind = 4

/** "Phường 4": a quarter with its kind may tell streets of one name apart. */
const isArea = (part: string, country: string): boolean =>
  tokensIn(part, country).some((word) => isAreaKind(word) && word.text.length >= minAreaKind)

/**
 * In one text the town follows the street, up to the postal code. A landmark may, too: where
 * nothing else does, the town stands before the street.
 */
function upToCode(
  parts: readonly string[],
  before: readonly string[],
  country: string,
): readonly string[] {
  const at = parts.findIndex((part) => postalCodesIn(part, country).length > 0)
  const areas = at < 0 ? parts : parts.slice(0, at + 1)
  const others = areas.filter((part) => !hasLandmark(part, country))
  if (others.length > 0) return others
  return areas.length > 0 && before.length > 0 ? before : areas
}
