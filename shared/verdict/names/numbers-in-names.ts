import { frenchMonths, italianMonths } from '../../address/street/street-codes/months-in-short.ts'
import { isItalianPortugueseOrSpanish } from '../../address/words/languages.ts'
import { isOneOf, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold, isNumeric } from '../../address/words/words.ts'

/** A year may be left out of a date, so another number may stand at its place. */
export const isYear = ({ text }: Token): boolean => /^(?:1[789]|20)\d\d$/.test(text)

/** "Rue du 11 Novembre" is that of 1918: of a date the year is left out. */
export const isYearOfDate = (word: Token, street: readonly Token[]): boolean =>
  isYear(word) && months.has(street[street.indexOf(word) - 1]?.text ?? '')

const months = new Set(
  [
    ...frenchMonths,
    ...italianMonths,
    ...'enero febrero abril mayo junio julio septiembre octubre noviembre diciembre'.split(' '),
    ...'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro'.split(' '),
  ].map(fold),
)

/**
 * Whether another number stands at the place of one of the street's: Calle 12, number 50 is not
 * Calle 50, number 12, and "Kita 6 Jonishi 3" is not "Kita 3 Jonishi 6". The word before the number
 * decides, else the one behind it.
 */
export function hasNumberElsewhere(street: readonly Token[], words: readonly Token[]): boolean {
  return street.some((number, at) => {
    if (!isOrdering(number)) return false
    // "Corso Umberto 12": the first of a name is often not counted, and 12 is the house.
    const isFirst = number.raw === 'I'
    const [before, behind] = [street[at - 1], street[at + 1]]
    // "Mabini St" is A. Mabini Street: an initial that is left out leaves a house before the name.
    const isInitial = number.dotted && /^\p{L}$/u.test(number.raw)
    const isOther = (token: Token | undefined) =>
      token !== undefined &&
      isOrdering(token) &&
      !(isInitial && isNumeric(token.text)) &&
      !(isFirst && /^\d/.test(token.raw)) &&
      !isSameWord(token, number) &&
      (isYear(token) || !isYear(number))
    const isBeside = (word: Token | undefined, step: number) =>
      word !== undefined &&
      !isNumeric(word.text) &&
      words.some((token, index) => isSameWord(token, word) && isOther(words[index + step])) &&
      !words.some(
        (token, index) =>
          isSameWord(token, word) &&
          words[index + step] &&
          isSameWord(words[index + step] as Token, number),
      )
    // "5 de Mayo 1", without its kind, is not Calle 1 de Mayo 5.
    const isKindLeftOut = before?.isType && isNumeric(number.text) && !isOneOf(words)(before)
    return before && !isKindLeftOut ? isBeside(before, 1) : isBeside(behind, -1)
  })
}

const signsOfNumbers = new Set(['no', 'nr', 'num', 'number'])
/** Whether a word only says that a number follows: "Road No. 36". */
export const isNumberSign = ({ text }: Token): boolean => signsOfNumbers.has(text)

/**
 * Whether an ordinal that the street lacks stands before its name, or before its kind: "5-я
 * Советская", "5th Loop". Its ending may be a word of its own: "5 ya".
 */
export function hasOtherOrdinal(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  if (isCountedBefore(street, words, used, country)) return true
  const [before, last] = [words[Math.min(...used) - 2], words[Math.min(...used) - 1]]
  const number = last && ordinalEnding.test(last.raw) ? before : last
  const isOrdinal = number !== last || (last && englishOrdinal.test(last.raw))
  const isOther = (token: Token) => isNumeric(token.text) && !isOneOf(street)(token)
  if (isOrdinal && number && isOther(number)) return true
  // "Zhongshan 5th Road"
  const [behind, kind] = [words[Math.max(...used) + 1], words[Math.max(...used) + 2]]
  return (
    behind !== undefined &&
    kind?.isType === true &&
    englishOrdinal.test(behind.raw) &&
    isOther(behind)
  )
}

/** Whether an ordinal that the street lacks stands before its kind: "2ª Travessa da Igreja". */
function isCountedBefore(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  let at = Math.min(...used) - 1
  while (words[at]?.isType || words[at]?.isSmall) at--
  const number = words[at]
  if (!number || street.some(({ text }) => digitsOf(text) === digitsOf(number.text))) return false
  // "1. Gül Sokak", "2. Gartenweg"
  if (country === 'TR' || country === 'DE') return number.dotted && isNumeric(number.text)
  if (country === 'NL') return dutchOrdinal.test(number.raw)
  if (country === 'IT' && !words.slice(at + 1, Math.min(...used) + 1).some(isSideStreetOfItaly))
    return false
  return romanceOrdinal.test(number.raw) && isItalianPortugueseOrSpanish(country)
}

const digitsOf = (text: string): string | undefined => /^\d+/.exec(text)?.[0]

/** Before other kinds "12a" is the number of a house. */
const isSideStreetOfItaly = ({ text }: Token): boolean => sideStreetsOfItaly.has(text)
const sideStreetsOfItaly = wordSet('traversa trav vico')

/** "2a", "1ro", "2da" */
const romanceOrdinal = /^\d{1,2}[drt]?[ao]$/i

/** "1e", "2de" */
const dutchOrdinal = /^\d{1,2}(?:e|de|ste)$/i
const englishOrdinal = /^\d+(?:st|nd|rd|th)$/i

/** Russian and Ukrainian: 5-я, 5-й, 2-га. */
const ordinalEnding = /^(?:а?я|ы?й|о?й|га|ша|та|а?ya|[iy]y)$/iu

/** Whether a numbered street has another letter behind its number, or none: Road 5, Road 5/A. */
export const hasOtherLetter = (
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
): boolean =>
  street.some((number, at) => {
    if (!isNumeric(number.text)) return false
    const stored = words.findIndex((word, index) => used.has(index) && isSameWord(word, number))
    return stored >= 0 && letterBehind(street, at) !== letterBehind(words, stored)
  })

const letterOfNumber = /^(?:[A-DF-MP-RT-VXZ]|(?:\p{Script=Arabic}|\p{Script=Bengali})\p{M}*)$/iu

/** Not the letters of the directions, "no." and "y". */
function letterBehind(words: readonly Token[], at: number): string {
  const [number, letter] = [words[at], words[at + 1]]
  // "g." of Lithuania is the kind of the street.
  const isKind = letter?.isType === true && letter.dotted
  const isLetter = letterOfNumber.test(letter?.raw ?? '') && !isKind
  return isLetter && letter?.part === number?.part ? (letter?.text ?? '') : ''
}

/** Countries where streets of one name are counted: "12, Jalan Melati 3", "Jl. Melati 3 No. 12". */
const withCountedNames = new Set(['ID', 'MY'])

/**
 * Whether the street's name is counted, and with another number or none in the stored address. A
 * number behind the name is that of the house, unless the house has one of its own.
 * @param isNumberBefore whether the number of the house stands before the street
 */
export function hasOtherCount(
  street: readonly Token[],
  words: readonly Token[],
  used: ReadonlySet<number>,
  country: string,
  isNumberBefore: boolean,
): boolean {
  if (!withCountedNames.has(country)) return false
  const own = street.at(-1)
  if (own && isCount.test(own.raw)) return !isOneOf(words)(own)
  const last = Math.max(...used)
  const [count, sign, house] = words.slice(last + 1)
  const hasSign = /^(?:no|nomor)$/.test(sign?.text ?? '') && isNumeric(house?.text ?? '')
  const hasHouse = hasSign || (country === 'MY' && isNumberBefore)
  return count?.part === words[last]?.part && isCount.test(count?.raw ?? '') && hasHouse
}

const isCount = /^(?:\d{1,2}(?:\/\d+)?[a-z]?|[IVX]{1,5})$/i

/** "V" and "VI" of Avenue Mohammed V, "A" of Block A: they tell streets apart as numbers do. */
const isOrdering = ({ text, raw }: Token): boolean =>
  isNumeric(text) || /^(?:[A-Z]|[IVX]{2,5})$/.test(raw)
