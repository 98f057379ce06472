import { kindsBehindQuarter } from '../../address/data/area-kinds.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { isSameOrNearWord, isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric, joined, lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { sectionsOf } from '../other-places.ts'
import type { Fields } from '../stored/fields.ts'
import { isCalledByNumber } from './streets-by-number.ts'

/** A quarter with its kind. Of a name with several words, the last one. */
interface Quarter {
  name: Token
  kind: string
  /** The index of its kind among the words. */
  at: number
}

const country = 'IN'
const kinds = kindsBehindQuarter.flatMap((kind) =>
  tokensIn(kind, country).map((word) => ({ kind, word })),
)

/**
 * Whether the stored lines name another quarter of India than the found one, of the same kind:
 * Kasturba Nagar is not Gandhi Nagar. Both are in Adyar, have one postal code, and count their
 * streets. Not where the found one is stored, too: one of the two is a part of the other. A street
 * with a name is known by the code. Pure.
 */
export function isInOtherNamedQuarter(comparison: Comparison, used: Street): boolean {
  const { reading, formatted, parts, street, fields } = comparison
  if (comparison.country !== country) return false
  // A building has no number that would tell.
  const isCounted =
    street.length === 0 || !parts.houseNumber || street.some(({ text }) => isNumeric(text))
  if (!isCounted && reading.postalCode?.text === parts.postalCode) return false
  const found = quartersNotStored(comparison)
  return quartersIn(reading.lines).some(
    ({ name, kind, at }) =>
      found.some((other) => other.kind === kind) &&
      !isAmong(name, formatted()) &&
      isBehindStreet(at, comparison, used) &&
      !isBehindFlat(name, fields),
  )
}

/**
 * Whether the found street is called by its number alone, in a quarter of India that is not stored,
 * nor any other one: Adyar has a 3rd Main Road in Gandhi Nagar, and one in Kasturba Nagar. Pure.
 */
export function isCountedInUnknownQuarter(comparison: Comparison): boolean {
  const { reading, street } = comparison
  if (comparison.country !== country || !isCalledByNumber(street)) return false
  const stored = [...reading.lines, ...reading.city]
  const hasQuarter = stored.some((word) => kindOf(word) !== undefined)
  return !hasQuarter && quartersNotStored(comparison).length > 0
}

/** The quarters with a kind that the provider shows, and that are not stored. */
function quartersNotStored({ reading, formatted, parts }: Comparison): Quarter[] {
  const stored = [...reading.lines, ...reading.city]
  const town = lettersOf(parts.locality ?? '')
  return sectionsOf(formatted())
    .filter((section) => joined(section) !== town)
    .flatMap((section) => quartersIn(upToCount(section)).slice(-1))
    .filter(({ name }) => !isAmong(name, stored))
}

/** Before the street, and behind another number, it may be the name of a building. */
function isBehindStreet(at: number, { reading, street }: Comparison, { pool, used }: Street) {
  if (street.length === 0 || pool !== reading.lines) return true
  const last = Math.max(...used)
  return at > last && !reading.lines.slice(last + 1, at).some(({ text }) => isNumeric(text))
}

/** "Flat 101 Sai Enclave" is a building. */
const isBehindFlat = (name: Token, { line1, line2, text }: Fields): boolean =>
  [line1, line2, text]
    .flatMap((line) => line.split(','))
    .some((part) => part.includes(name.raw) && takeUnits(part, country).units.length > 0)

/** The section where it ends with its kind, but for a count: "Lajpat Nagar II". Else nothing. */
function upToCount(section: readonly Token[]): readonly Token[] {
  const end = section.findLastIndex(({ text, raw }) => !isNumeric(text) && !/^[IVX]+$/.test(raw))
  const isEnd = section[end] !== undefined && kindOf(section[end]) !== undefined
  return isEnd ? section.slice(0, end + 1) : []
}

const kindOf = (token: Token): string | undefined =>
  kinds.find(({ kind, word }) => token.text.endsWith(kind) || isSameWord(token, word))?.kind

/** Quarters of two words or of one: "Gandhi Nagar", "Gandhinagar". */
const quartersIn = (words: readonly Token[]): Quarter[] =>
  words.flatMap((word, at) => {
    const kind = kindOf(word)
    if (kind === undefined) return []
    const isApart = kinds.some((one) => isSameWord(one.word, word))
    const [name] = isApart
      ? words.slice(Math.max(0, at - 1), at).filter(({ part }) => part === word.part)
      : tokensIn(word.raw.slice(0, -kind.length), country)
    const mayTell = name !== undefined && !isNumeric(name.text) && !mayBeInitials(name)
    return mayTell ? [{ name, kind, at }] : []
  })

const maxInitials = 4

/** "MGR Nagar", "MG Nagar": initials may be those of any name. */
const mayBeInitials = ({ text, raw }: Token): boolean =>
  text.length < maxInitials || (text.length === maxInitials && raw === raw.toUpperCase())

/**
 * Whether the name is one of the words, misspelt too, with its kind behind it or not. It may be
 * written as one word and as two: "Bhola Nath Nagar", "Bholanath Nagar".
 */
const isAmong = (name: Token, words: readonly Token[]): boolean =>
  joined(words).includes(name.text) ||
  [...words, ...quartersIn(words).map((quarter) => quarter.name)].some((word) =>
    isSameOrNearWord(word, name),
  )
