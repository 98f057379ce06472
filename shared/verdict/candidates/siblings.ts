import { withTwoNumbers } from '../../address/house/house-number.ts'
import { digitsIn } from '../../address/words/digits.ts'
import {
  areSideBySide,
  isNearlyOneOf,
  isOneOf,
  isSameOrNearWord,
  isSameWord,
} from '../../address/words/same-words.ts'
import { typingDistance } from '../../address/words/typing-distance.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Candidate } from '../found.ts'
import { areOpposite, isOpposed } from '../names/opposites.ts'
import { hasAll, sectionsOf, tokens } from '../other-places.ts'
import type { Reading } from '../stored/reading.ts'

/** A candidate with details, and the stored address as it is read in the candidate's country. */
interface Known {
  candidate: Candidate
  reading: Reading
}

const isKind = ({ isType, isDirection }: Token) => isType || isDirection

/** The words of the candidate's street. Japan's blocks are numbers of the house. */
function streetOf({ components = {} }: Candidate): Token[] {
  const { street = '', countryCode = '' } = components
  return tokens(street, countryCode).filter(
    ({ isSmall, text }) => !isSmall && (countryCode !== 'JP' || !isNumeric(text)),
  )
}

/**
 * The words that name the candidate's street, without its kind and direction. The kind is a part of
 * the name where the rest only tells it from a neighbour: Alte Gasse, Neue Gasse.
 */
function nameOf(candidate: Candidate): Token[] {
  const street = streetOf(candidate)
  const name = street.filter((word) => !isKind(word))
  return name.length > 0 && name.every(isOpposed) ? street : name
}

const digitsOf = (words: readonly Token[]): string[] => words.flatMap(({ raw }) => digitsIn(raw))

const halvesIn = (words: readonly Token[]): string[] =>
  words.flatMap(({ text }) => (isNumeric(text) ? text.split('/') : []))

/** Whether a line has the candidate's number, and the number is stored. */
export function hasStoredNumber({ candidate, reading }: Known, words: readonly Token[]): boolean {
  const { houseNumber = '', street = '', countryCode = '' } = candidate.components ?? {}
  if (countryCode === 'JP') {
    const blocks = digitsOf(tokens(`${street} ${houseNumber}`, countryCode)).join('-')
    const has = (some: readonly Token[]) => digitsOf(some).join('-').includes(blocks)
    return houseNumber !== '' && has(reading.lines) && has(words)
  }
  if (withTwoNumbers.has(countryCode)) {
    const halves = halvesIn(tokens(houseNumber, countryCode))
    const others = halvesIn(words)
    return halvesIn(reading.lines).some((half) => halves.includes(half) && others.includes(half))
  }
  const number = tokens(houseNumber, countryCode).filter((word) => hasAll(reading.lines, [word]))
  return number.length > 0 && hasAll(words, number)
}

/** Whether a kind or direction of the candidate's street is not stored. Pure. */
export const lacksKind = ({ candidate, reading }: Known): boolean =>
  streetOf(candidate).some((word) => isKind(word) && !hasAll(reading.lines, [word]))

/** Shorter words are no names by which people know a street. */
const minName = 4

/**
 * Whether the stored lines may name the candidate's street by another name, if the provider says
 * so. Either the two have nothing in common: Zrinjevac and Trg Nikole Šubića Zrinskog. Or each word
 * is a variant of one of the other: Pcesse Charlotte. Names that agree in a part are those of
 * neighbours, which a provider returns too: Vesterbrogade and Østerbrogade, King George Avenue and
 * King Edward Avenue. Pure.
 */
export function mayBeOtherName({ candidate, reading }: Known): boolean {
  const isLong = ({ isSmall, text, raw }: Token) =>
    !isSmall && !isNumeric(text) && (text.length >= minName || hasUnspaced(raw))
  const isTown = (word: Token) => reading.isFree && isOfArea(candidate, word)
  const long = reading.lines.filter((word) => isLong(word) && !isTown(word))
  const telling = long.filter((word) => !isKind(word))
  // "Alameda" alone is a name, too.
  const stored = telling.length > 0 ? telling : long
  const street = (telling.length > 0 ? nameOf(candidate) : streetOf(candidate)).filter(isLong)
  const has = (words: readonly Token[], word: Token, isLike: typeof isAkin) =>
    words.some((other) => isLike(word, other))
  // Asked for "Vilniaus", a provider returns whatever is in Vilnius.
  if (stored.every((word) => isOfArea(candidate, word))) return false
  // For any "Calle" there it may return Calle Madrid. In another language it is another kind, and
  // Thailand's streets have one word.
  const own = nameOf(candidate).filter(isLong)
  const isOfOneKind =
    candidate.components?.countryCode !== 'TH' &&
    reading.lines.some((word) => isKind(word) && has(streetOf(candidate), word, isSameWord))
  if (isOfOneKind && own.length > 0 && own.every((word) => isOfArea(candidate, word))) return false
  if (reading.lines.some((word) => areOtherInitials(word, nameOf(candidate)))) return false
  // "Anne Lane" resembles Ann Street.
  if (!stored.some((word) => has([...street, ...nameOf(candidate)], word, isAkin))) return true
  return (
    hasNoOtherKind(reading.lines, streetOf(candidate)) &&
    stored.every((word) => has(street, word, isVariant)) &&
    street.every((word) => has(stored, word, isVariant)) &&
    telling.length > 0
  )
}

/** "KDA Avenue" resembles KJA Road, as people call Khan Jahan Ali Road. */
function areOtherInitials({ raw }: Token, name: readonly Token[]): boolean {
  const initials = name.map((word) => word.raw[0] ?? '').join('')
  const isAbbreviation = /^\p{Lu}{2,4}$/u.test(raw) && raw.length === initials.length
  return isAbbreviation && raw !== initials && typingDistance(raw, initials, 1) <= 1
}

function isOfArea({ components = {} }: Candidate, word: Token): boolean {
  const { locality, dependentLocality, district, region, countryCode = '' } = components
  const names = [locality, dependentLocality, district, region].filter(Boolean).join(', ')
  return tokens(names, countryCode).some((name) => isSameOrNearWord(name, word))
}

/** "Anne Lane" is no way to write Ann Street. */
function hasNoOtherKind(lines: readonly Token[], street: readonly Token[]): boolean {
  const [stored, found] = [lines.filter(isKind), street.filter(isKind)]
  return stored.length === 0 || found.length === 0 || hasAll(found, stored)
}

/** Whether two words are alike, or opposites, or half of their letters agree. */
function isAkin(a: Token, b: Token): boolean {
  if (hasUnspaced(a.raw) || hasUnspaced(b.raw)) return false
  const max = Math.floor(Math.min(a.plain.length, b.plain.length) / 2)
  return isSameWord(a, b) || areOpposite(a, b) || typingDistance(a.plain, b.plain, max) <= max
}

/** In Hangul a syllable more or less makes another name: 풍천로, 풍년로. */
const isVariant = (a: Token, b: Token): boolean =>
  isAkin(a, b) &&
  a.plain[0] === b.plain[0] &&
  !areOpposite(a, b) &&
  (isSameWord(a, b) || !/\p{Script=Hangul}/u.test(a.raw + b.raw))

/** Shorter words are in too many names. */
const minShared = 3

/**
 * Whether a line has the number, and the name or a part of the name, of the candidate's street:
 * Eaton Square and Eaton Place, the First and the Second Helmersstraat, Landstraßer and Wiedner
 * Hauptstraße. That is too little to take one for the other, and enough to ask which of them has
 * the stored town or code. Pure.
 */
export function hasPartOfName(known: Known, words: readonly Token[]): boolean {
  const name = nameOf(known.candidate)
  if (name.length === 0 || !hasStoredNumber(known, words)) return false
  // Without spaces a word is a character, and most streets have one in common.
  const isShared = (word: Token) =>
    !isNumeric(word.text) && word.text.length >= minShared && !hasUnspaced(word.raw)
  if (hasAll(words, name) || name.some((word) => isShared(word) && hasAll(words, [word])))
    return true
  return coresOf(name).some((core) => areSideBySide(core, words))
}

/** Characters that tell neighbours apart: 西新宿 and 新宿, 淮海中路 and 淮海东路. */
const placeInCharacters = /^[東东西南北中上下前後后內内外]$/u
/** One character is in too many names. */
const minCore = 2

/** A name in characters without the one at its beginning, or at its end, that says where it is. */
function coresOf(name: readonly Token[]): (readonly Token[])[] {
  if (!name.every(({ raw }) => hasUnspaced(raw))) return []
  const isPlace = (word: Token | undefined) => placeInCharacters.test(word?.raw ?? '')
  const cores = [
    ...(isPlace(name[0]) ? [name.slice(1)] : []),
    ...(isPlace(name.at(-1)) ? [name.slice(0, -1)] : []),
  ]
  return cores.filter(({ length }) => length >= minCore)
}

/**
 * Whether a line is the same number in another street that has all the stored words, and each of
 * the two streets adds a word that is not stored: "10 5th Ave" for NW and SW 5th Avenue, "20 Eaton"
 * for Eaton Square and Eaton Place, "80 Queen's Road" for Queen's Road Central and East. Nothing in
 * the street tells which of them is meant. Pure.
 */
export function isOtherStreet(known: Known, words: readonly Token[]): boolean {
  if (!hasStoredNumber(known, words)) return false
  const street = streetOf(known.candidate)
  const isStored = isNearlyOneOf(known.reading.lines)
  const [shared, own] = [street.filter(isStored), street.filter((word) => !isStored(word))]
  if (own.length === 0 || shared.every(isKind)) return false
  const section = sectionsOf(words).find((one) => hasAll(one, shared)) ?? []
  const strange = section.filter(
    (word) =>
      // "E" is east here, and not "and".
      (!word.isSmall || word.isDirection) &&
      !isNumeric(word.text) &&
      !isStored(word) &&
      !isOneOf(street)(word),
  )
  // "V. Vasylkivska" is short for Velyka, and not for Mala.
  const isInitial = (word: Token) =>
    known.reading.lines.some(({ dotted, text }) => dotted && word.text.startsWith(text))
  return strange.length > 0 && !(own.every(isInitial) && !strange.some(isInitial))
}
