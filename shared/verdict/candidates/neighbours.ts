import { isOneOf } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric, wordsOf } from '../../address/words/words.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import type { Candidate } from '../found.ts'
import { isOpposed } from '../names/opposites.ts'
import { tokens } from '../other-places.ts'

/** Between words, and between the halves of "Suur-Karja". A number keeps its hyphen. */
const gap = /(\s+|(?<=\p{L})-(?=\p{L}))/u

/** Korea counts the lanes of a road: 동성로2길 is a lane of 동성로. */
const lane = /(?<=[로대])\s?\d+번?길/gu

const looseHyphen = /(?<=^|\s)-|-(?=\s|$)/g

const lineFields = ['line1', 'line2', 'text'] as const

/**
 * The stored address without the words by which its street differs from its neighbours: its kind,
 * its direction, "Old" and "New", and the quarter. Asked so, a provider that returns one place only
 * can return the neighbour that has the stored code. A kind stays where the name would be lost.
 * Pure.
 */
export function withoutTellingWords(
  stored: WrittenAddress,
  { components = {} }: Candidate,
): WrittenAddress {
  const { street = '', dependentLocality = '', countryCode = '' } = components
  const name = tokens(street, countryCode)
  const quarter = wordsOf(dependentLocality)
  const isKind = ({ isType, isDirection }: Token) => isType || isDirection
  const isOfQuarter = ({ text }: Token) =>
    quarter.some((word) => text === word.text || startsWith(text, word.text))
  const isLeft = (isDropped: (word: Token) => boolean) =>
    name.some((word) => !isDropped(word) && !isKind(word) && isName(word))
  const isTelling = (word: Token) => isOpposed(word) || isOfQuarter(word)
  const all = (word: Token) => isKind(word) || isTelling(word)
  const isDropped = [all, isTelling].find(isLeft)
  if (!isDropped) return stored
  const dropped = name.filter(isDropped)
  const isOne = (word: Token) => isOfQuarter(word) || isOneOf(dropped)(word)
  const without = (line: string) =>
    line
      .replace(lane, '')
      .split(gap)
      .filter((piece) => {
        const words = tokens(piece, countryCode)
        return words.length === 0 || !words.every(isOne)
      })
      .join('')
      .replace(looseHyphen, '')
  const lines = lineFields.flatMap((field) =>
    stored[field] ? [[field, without(stored[field])] as const] : [],
  )
  return { ...stored, ...Object.fromEntries(lines) }
}

const minName = 3

const isName = ({ isSmall, text, raw }: Token): boolean =>
  !isSmall && !isNumeric(text) && (text.length >= minName || raw !== text)

const minQuarter = 5

/** "Landstraßer" Hauptstraße is the one in the quarter of Landstraße. */
const startsWith = (text: string, quarter: string): boolean =>
  quarter.length >= minQuarter && text.startsWith(quarter)
