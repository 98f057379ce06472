import { kindsBehindQuarter } from '../address/data/area-kinds.ts'
import { isNearly } from '../address/typing-distance.ts'
import type { Token } from '../address/vocabulary.ts'
import { isNumeric, joined } from '../address/words.ts'
import type { Comparison } from './comparison.ts'
import { sectionsOf } from './other-places.ts'
import { isCalledByNumber } from './streets-by-number.ts'

/** A quarter with its kind. Of a name with several words, the last one. */
interface Quarter {
  name: string
  kind: string
}

/**
 * Whether the stored lines name another quarter of India than the found one, of the same kind:
 * Kasturba Nagar is not Gandhi Nagar. Both are in Adyar, have one postal code, and count their
 * streets. Not where the found one is stored, too: one of the two is a part of the other. Pure.
 */
export function isInOtherNamedQuarter(comparison: Comparison): boolean {
  const { reading, formatted, country } = comparison
  if (country !== 'IN') return false
  const found = quartersNotStored(comparison)
  return quartersIn(reading.lines).some(
    ({ name, kind }) => found.some((other) => other.kind === kind) && !isAmong(name, formatted()),
  )
}

/**
 * Whether the found street is called by its number alone, in a quarter of India that is not stored,
 * nor any other one: Adyar has a 3rd Main Road in Gandhi Nagar, and one in Kasturba Nagar. Pure.
 */
export function isCountedInUnknownQuarter(comparison: Comparison): boolean {
  const { reading, street, country } = comparison
  if (country !== 'IN' || !isCalledByNumber(street)) return false
  const stored = [...reading.lines, ...reading.city]
  return quartersIn(stored).length === 0 && quartersNotStored(comparison).length > 0
}

/** The quarters with a kind that the provider shows, and that are not stored. */
function quartersNotStored({ reading, formatted, parts }: Comparison): Quarter[] {
  const stored = [...reading.lines, ...reading.city]
  const town = (parts.locality ?? '').toLowerCase().replace(/\P{L}/gu, '')
  return sectionsOf(formatted())
    .filter((section) => joined(section) !== town)
    .flatMap((section) => quartersIn(upToCount(section)).slice(-1))
    .filter(({ name }) => !isAmong(name, stored))
}

/** The section where it ends with its kind, but for a count: "Lajpat Nagar II". Else nothing. */
function upToCount(section: readonly Token[]): readonly Token[] {
  const end = section.findLastIndex(({ text, raw }) => !isNumeric(text) && !/^[IVX]+$/.test(raw))
  const isEnd = kindsBehindQuarter.some((kind) => section[end]?.text.endsWith(kind))
  return isEnd ? section.slice(0, end + 1) : []
}

/** Quarters of two words or of one: "Gandhi Nagar", "Gandhinagar". */
const quartersIn = (words: readonly Token[]): Quarter[] =>
  words.flatMap(({ text, part }, at) => {
    const kind = kindsBehindQuarter.find((one) => text.endsWith(one))
    if (!kind) return []
    const before = words[at - 1]
    const isApart = text === kind && before?.part === part && !isNumeric(before.text)
    const name = isApart ? before.text : text.slice(0, -kind.length)
    return name.length >= minName ? [{ name, kind }] : []
  })

/** "MG Nagar": initials may be those of any name. */
const minName = 3

/** Whether the name is one of the words, misspelt too, with its kind behind it or not. */
const isAmong = (name: string, words: readonly Token[]): boolean =>
  [...words.map(({ text }) => text), ...quartersIn(words).map((quarter) => quarter.name)].some(
    (word) => word === name || isNearly(word, name),
  )
