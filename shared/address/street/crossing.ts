import { crossingWords, joiningWords } from '../data/crossing-words.ts'
import { entriesIn } from '../words/entries-in.ts'
import { once } from '../words/once.ts'
import { isOneOf } from '../words/same-words.ts'
import { type Token, tokensIn } from '../words/vocabulary.ts'
import { end, mayTouch, wholeWords } from '../words/whole-words.ts'
import { isNumeric } from '../words/words.ts'

interface OfCountry {
  /** Words that say that streets cross. */
  strong: readonly RegExp[]
  /** Words that may stand in a name too. */
  joining: RegExp
}

const anyOf = (some: typeof crossingWords): RegExp[] =>
  some.length === 0
    ? []
    : [
        new RegExp(
          `\\(?(?:${wholeWords(
            some.map(({ words }) => words),
            end,
          )})[.:]?`,
          'giu',
        ),
      ]

const everywhere = once(() => anyOf(crossingWords.filter((words) => !words.in)))
/** A slash needs words on both sides: "c/ Mayor" and "12/3" are no crossings. */
const slash = '(?<=\\p{L}{2}\\.?\\s?)/(?=\\s?[\\p{L}\\p{N}]{2})'

function joiningIn(country: string): RegExp {
  const own = entriesIn(joiningWords, country).map(({ words }) => words)
  const apart = own.filter((words) => !mayTouch(words)).join('|')
  const touching = own.filter(mayTouch).join('')
  return new RegExp(`[&@]|(?<=\\s)(?:${apart})(?=\\s)|${slash}|[${touching}]`, 'iu')
}

/** A cache with one entry for each country. */
const cache = new Map<string, OfCountry>()

function crossingIn(country: string): OfCountry {
  const known = cache.get(country)
  if (known) return known
  const own = crossingWords.filter((words) => words.in?.split(' ').includes(country))
  const made = { strong: [...everywhere(), ...anyOf(own)], joining: joiningIn(country) }
  cache.set(country, made)
  return made
}

/**
 * "Calle 7 e/ 48 y 49 N° 851", "Cll 147 con Cra 19 # 19-50": the number of the house behind the
 * streets around it.
 */
const numberBehind = new RegExp(
  '(?<!\\s)\\s+((?:(?:entre|e\\/)\\s?(?:[^\\s,]+\\s){1,4}?y|y|con|(?:casi\\s)?esq(?:uina)?\\.?)' +
    '\\s[^\\s,#]+(?:\\s[^\\s,#]+){0,2}?\\s?),?\\s+' +
    '((?:casa\\s|(?:casa\\s)?(?:n[ro°º.]{1,3}|#)\\s?)\\d[\\d-]*\\p{L}?)(?![\\p{L}\\p{N}])',
  'iu',
)

/** The line with the number of the house before the streets between which it stands. Pure. */
export const withNumberBefore = (line: string): string => line.replace(numberBehind, ' $2 $1')

/** A line in which a comma stands between two crossing streets. */
export interface Crossing {
  line: string
  isCrossing: boolean
}

/**
 * Reads two crossing streets in a line. `street` is the candidate's: a word of it separates
 * nothing, so that "Straße Im Eck" and "Smith and Wesson Boulevard" are one street each.
 */
export function readCrossing(line: string, country: string, street: readonly Token[]): Crossing {
  const isOfStreet = (words: string) => tokensIn(words, country).some(isOneOf(street))
  if (line === '') return { line, isCrossing: false }
  let isCrossing = false
  const separate = (words: string) => {
    if (isOfStreet(words)) return words
    isCrossing = true
    return ', '
  }
  const { strong, joining } = crossingIn(country)
  const separated = strong.reduce((text, words) => text.replace(words, separate), line)
  const match = joining.exec(separated)
  if (!match || isOfStreet(match[0])) return { line: separated, isCrossing }
  const before = separated.slice(0, match.index)
  const after = separated.slice(match.index + match[0].length)
  const isStreet = (side: string) => isStreetLike(tokensIn(side, country))
  // Behind "corner of", any joining word separates the two streets.
  return isCrossing || (isStreet(lastPart(before)) && isStreet(firstPart(after)))
    ? { line: `${before}, ${after}`, isCrossing: true }
    : { line, isCrossing: false }
}

const hasNumberAtEdge = /^\s*\d+[a-z]?[\s,]|(?<![\p{L}\p{N}])\d+[a-z]?(?=[,\s]*$|,)/iu

/** Whether the line names two streets that cross, and no house number. */
export function areCrossing(line: string, country: string): boolean {
  const { line: separated, isCrossing } = readCrossing(line, country, [])
  if (!isCrossing || (hasNumberAtEdge.test(line) && !hasOnlyStreets(line, country))) return false
  if (streetsIn(separated, country).filter(isStreetLike).length > 1) return true
  // Behind "corner of" people leave out the kinds. "Corner House, Mill Lane" is no corner of two.
  return line.split(/[,\n]/).some((part) => {
    const isCorner = crossingIn(country).strong.some((words) => part.search(words) >= 0)
    const streets = isCorner ? streetsIn(readCrossing(part, country, []).line, country) : []
    return streets.filter(hasName).length > 1
  })
}

/** "Carrera 19 con calle 25", "Corner of Streets 13 and 178": each number is that of a street. */
function hasOnlyStreets(line: string, country: string): boolean {
  const words = tokensIn(line, country)
  return (
    crossingIn(country).strong.some((pattern) => line.search(pattern) === 0) ||
    words.every(({ text }, at) => {
      const before = words[at - 1]
      return !isNumeric(text) || (before?.isType && !before.isEnding)
    })
  )
}

const streetsIn = (line: string, country: string) =>
  line.split(/[,\n]/).map((part) => tokensIn(part, country))

const hasName = (words: readonly Token[]): boolean =>
  words.some(({ isType, isSmall }) => !isType && !isSmall)

const firstPart = (text: string): string => text.split(/[,\n]/)[0] ?? ''
const lastPart = (text: string): string => text.split(/[,\n]/).at(-1) ?? ''

/** A kind of street and a name: "Road" alone and "Flat" are none. */
const isStreetLike = (words: readonly Token[]): boolean =>
  words.some(({ isType }) => isType) &&
  words.some(({ isType, isSmall, text }) => isNumeric(text) || (!isType && !isSmall))
