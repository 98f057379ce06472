import { isOneOf } from '../../address/words/same-words.ts'
import { isNearly } from '../../address/words/typing-distance.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { joined } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import { areOpposite, isOpposed } from '../names/opposites.ts'

/**
 * Whether the stored town is a part of the found one's name and nothing else: "St. Veit" of Sankt
 * Veit im Pongau, "Sarajevo" of Istočno Sarajevo. People shorten names so, and it may be another
 * town as well.
 */
export function isPartOfTown({ reading, parts, country }: Comparison): boolean {
  const name = tokensIn(parts.locality ?? '', country)
  const stored = reading.city
  return (
    stored.length > 0 &&
    stored.length < name.length &&
    stored.some(({ text, isSmall }) => text.length >= minWord && !isSmall) &&
    stored.every(isOneOf(name))
  )
}

const minWord = 4

/**
 * The same, where what is left out tells it from the other town: Havelock, Havelock North; Noida,
 * Greater Noida.
 */
export function isOppositePartOfTown(comparison: Comparison): boolean {
  const { reading, parts, country, towns, regions } = comparison
  const name = tokensIn(parts.locality ?? '', country)
  const isGreater = country === 'IN' && name[0]?.text === 'greater'
  // "Bassam" is a short name of Grand-Bassam, and New Delhi is in Delhi.
  const isShortName =
    !isGreater &&
    [...towns, ...(country === 'IN' ? regions : [])].some(
      (area) => joined(area) === joined(reading.city),
    )
  const isTelling = (word: Token | undefined) =>
    word !== undefined &&
    (word.isDirection || isOpposed(word) || isGreater) &&
    !isOneOf(reading.city)(word)
  const isTold = isTelling(name[0]) || isTelling(name.at(-1))
  return isTold && !isShortName && isPartOfTown(comparison)
}

/**
 * Oberbach and Unterbach end alike, also with a typing error: "Obersiggental". Westerkwartier and
 * Zuidhorn have nothing in common.
 */
const endAlike = (one: string, other: string): boolean =>
  one.slice(-minEnd) === other.slice(-minEnd) ||
  [0, 1, -1].some((more) => isNearly(one.slice(-nearEnd), other.slice(-nearEnd - more)))
const minEnd = 3
const nearEnd = 6

/** Whether a word of the stored town is the opposite of the found one's: Gornja, Donja Stubica. */
export function isOppositeTown({ reading, parts, country }: Comparison): boolean {
  const name = tokensIn(parts.locality ?? '', country)
  const isOneWord = name.length === 1
  return (
    reading.city.length === name.length &&
    name.some((word, at) => {
      const stored = reading.city[at]
      if (stored === undefined || !areOpposite(stored, word)) return false
      return !isOneWord || endAlike(stored.text, word.text)
    })
  )
}
