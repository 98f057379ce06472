import { withoutLandmarks } from '../../address/beside/landmarks.ts'
import { withoutRemarks } from '../../address/beside/remarks.ts'
import { townIn } from '../../address/beside/up-to-town.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { postalCodesIn } from '../../address/postal/postal-code.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { largeKinds } from '../names/kinds-of-buildings.ts'
import { longNumber, partsOf } from './house-parts.ts'

/** A mark directly before the number of a house: "№12", "d.18", "nr. 25". */
const mark = /(?:№|(?<!\p{L})(?:n[º°ro]|no|nro|nr|num|house|plot|d|br|č\.?p)\.?:?)\s*(?=\p{Nd})/giu
/**
 * The number of a house, with its letter, its block (12к2) or a second number. No "3ème", "4." or
 * "2x", which are floors and remarks.
 */
const houseNumber = new RegExp(
  '(?<![\\p{L}\\p{N}.,:+/-])#?\\p{Nd}{1,5}' +
    '(?:\\p{L}|[кk]\\p{Nd}{1,2}|[/-]\\p{Nd}{1,4}\\p{L}?)?' +
    '(?![\\p{L}\\p{N}]|\\.\\s?\\p{L}|\\s?(?:x|h|uhr)(?!\\p{L}))',
  'giu',
)
/** Names of streets are seldom longer. Of more words only those beside the number are kept. */
const longName = 4
const keptOfMore = 3

/**
 * What leads to an address when nothing longer does: the number with the words of its street, or
 * where no house is found the first words as the name of a building; the postal code; and the town.
 * Where neither code nor town is known: of one text the part with its house, else undefined. Pure.
 */
export function essentialsOf(stored: WrittenAddress, country: string): WrittenAddress | undefined {
  const { line1 = '', line2 = '', text = '', city = '' } = stored
  const lines = [line1, line2, text, city].filter(Boolean)
  const postalCode = stored.postalCode || codeIn(lines, country)
  const town = townOf(stored, country)
  const parts = lines.flatMap(partsOf)
  if (!postalCode && !town) return text ? withoutBehind(parts, country) : undefined
  const house = houseIn(parts, postalCode, country)
  return house === undefined
    ? undefined
    : {
        line1: house,
        city: town,
        postalCode,
        ...(stored.country && { country: stored.country }),
      }
}

/**
 * One text whose town is not known: up to the first comma behind its house. What follows may be a
 * remark: "41 High St Forres, leave with chemist next door".
 */
function withoutBehind(parts: readonly string[], country: string): WrittenAddress | undefined {
  const house = parts.find((part) => houseOf(part, country) !== undefined)
  if (house === undefined) return undefined
  const text = withoutRemarks(withoutLandmarks(house, country), country, false)
  return { text: text || house, ...(country && { country }) }
}

/** The last code that is no part of a telephone: "7788-9900". */
function codeIn(lines: readonly string[], country: string): string {
  for (const line of lines)
    for (const { at, length } of postalCodesIn(line, country).toReversed()) {
      const isApart = !/[-+/.()]/.test((line[at - 1] ?? '') + (line[at + length] ?? ''))
      if (isApart) return line.slice(at, at + length)
    }
  return ''
}

/** A large town is known by its name. Any other is what stands in its own field. */
function townOf({ line1, line2, text, city }: WrittenAddress, country: string): string {
  const known = [city, text, line2, line1].flatMap((line) => (line && townIn(line, country)) || [])
  return known[0] ?? partsOf(city?.replace(/\p{Nd}+/gu, ' ') ?? '')[0] ?? ''
}

/** The first number that has its street beside it, else the first one beside a name. */
function houseIn(parts: readonly string[], code: string, country: string): string | undefined {
  const plain = parts.map((part) => {
    const text = part.replace(longNumber, ' ').replace(code || ' ', ' ')
    return takeUnits(text, country).rest.replace(mark, ' ').replace(/#\s+/g, '#')
  })
  // "Tbilisi Mall, Carrefour, magazia 118": the number is that of a shop.
  const [first = ''] = plain
  if (!/\p{Nd}/u.test(first) && tokensIn(first, country).some(isLargeBuilding)) return nameIn(plain)
  const beside = plain.flatMap((part) => houseOf(part, country) ?? [])[0]
  return beside ?? plain.flatMap((_, at) => houseAcross(plain, at) ?? [])[0] ?? nameIn(plain)
}

function houseOf(part: string, country: string): string | undefined {
  for (const { 0: number, index } of part.matchAll(houseNumber)) {
    const before = fromKind(lastWordsOf(part.slice(0, index)), country)
    const behind = firstWordsOf(part.slice(index + number.length))
    const isFirst = isNumberFirst(country) || !before.some(isTelling)
    if (isFirst && behind.some(isTelling)) return `${number} ${behind.join(' ')}`
    // "Calle 5" is a street. Its house has another number.
    const isStreet = tokensIn(before.join(' '), country).every(({ isType }) => isType)
    if (!isStreet) return `${before.join(' ')} ${number}`
  }
  return undefined
}

/** Without the recipient before the kind of the street: "Pan Marek ul Kościuszki". */
function fromKind(words: string[], country: string): string[] {
  const isKind = (word: string) =>
    tokensIn(word, country).some(({ isType, isEnding }) => isType && !isEnding)
  const at = words.findLastIndex(isKind)
  return at > 0 && at < words.length - 1 ? words.slice(at) : words
}

/** The number stands alone, and its street is the part behind it or the one before. */
function houseAcross(parts: readonly string[], at: number): string | undefined {
  const [number] = parts[at]?.match(houseNumber) ?? []
  if (!number) return undefined
  const behind = firstWordsOf(parts[at + 1] ?? '')
  if (behind.some(isTelling)) return `${number} ${behind.join(' ')}`
  const before = lastWordsOf(parts[at - 1] ?? '')
  return before.some(isTelling) ? `${before.join(' ')} ${number}` : undefined
}

/** The words of the first part that has any, up to a number. */
function nameIn(parts: readonly string[]): string | undefined {
  return parts
    .map((part) => part.replace(/\s*\p{Nd}.*$/u, ''))
    .find((part) => wordsOf(part).some(isTelling))
}

const isLargeBuilding = ({ text }: Token): boolean => largeKinds.has(text)

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function firstWordsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.length > longName ? words.slice(0, keptOfMore) : words
}

function lastWordsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.length > longName ? words.slice(-keptOfMore) : words
}

const isTelling = (word: string) => /\p{L}{3}/u.test(word) || hasUnspaced(word)
