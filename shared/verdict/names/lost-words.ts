import { isRoman } from '../../address/words/roman-numbers.ts'
import {
  areTwoKinds,
  isNearlyOneOf,
  isOneOf,
  isSameOrNearWord,
} from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import { isNumberSign, isYearOfDate } from './numbers-in-names.ts'
import { areOpposite, beginsOpposed, isBranch, isOpposed } from './opposites.ts'
import { isOfFather, isOmissible, isSaintLost, saints } from './titles.ts'

/** A word of a name that can't be left out or added without naming another street. */
export const isTelling = (token: Token): boolean =>
  !token.isSmall &&
  !token.isType &&
  !token.isDirection &&
  !token.isTitle &&
  !isNumberSign(token) &&
  (token.raw.length > 2 ||
    isShortWord(token) ||
    isNumeric(token.text) ||
    hasRoman(token) ||
    isOpposed(token) ||
    hasUnspaced(token.raw))

/** "Gt" and "Mt": two letters that are short for a word of a name. */
const isShortWord = ({ raw, groups }: Token): boolean => raw.length === 2 && groups.length > 0

/** "II" of "Calle Felipe II": Felipe IV is another king. A single letter is an initial. */
const hasRoman = ({ raw }: Token): boolean => raw.length > 1 && isRoman(raw)

/** The street is an extension or a private road, and no stored word says so. */
export const isBranchLost = (street: readonly Token[], stored: readonly Token[]): boolean =>
  street.some(isBranch) &&
  !stored.some(
    (token) =>
      isBranch(token) || street.some((word) => isBranch(word) && isSameOrNearWord(word, token)),
  )

/** Whether a part is missing that nobody leaves out: a saint, or what stands behind the name. */
export function isPartLost(
  street: readonly Token[],
  missing: readonly Token[],
  matched: readonly Token[],
  { country, isCodeRight }: Pick<Surroundings, 'country' | 'isCodeRight'>,
): boolean {
  // An Eircode is that of one house: "15 Patrick's Street" is Saint Patrick's Street.
  const mayLackSaint = country === 'IE' && isCodeRight
  if (!mayLackSaint && isSaintLost(street, matched, country)) return true
  return country !== 'HU' && isFirstNameLost(street, missing, matched)
}

/**
 * Whether a first name is missing behind the surname, where nobody leaves it out: "King Street" is
 * not King William Street. In Hungary it always stands there.
 */
const isFirstNameLost = (
  street: readonly Token[],
  missing: readonly Token[],
  matched: readonly Token[],
): boolean =>
  missing.some(
    (word) =>
      word.isFirstName &&
      !isOfFather(street, street.indexOf(word)) &&
      !street
        .slice(street.indexOf(word) + 1)
        .some((one) => !one.isType && isNearlyOneOf(matched)(one)),
  )

/** Whether one of the missing words may not be left out. */
export function isWordLost(
  street: readonly Token[],
  missing: readonly Token[],
  near: readonly Token[],
  matched: readonly Token[],
): boolean {
  const isLeftOut = (word: Token) =>
    isOfFather(street, street.indexOf(word)) ||
    isNumberOfKing(word, street, missing) ||
    isYearOfDate(word, street)
  const lost = missing.filter((word) => !isLeftOut(word))
  const beside = near.filter((word) => !isArticleOfTitle(word, street, matched))
  // "Hauptstraße" is not Sankt-Peter-Hauptstraße.
  const isSaint = (word: Token) =>
    (saints.has(word.text) || word.text === 'sankt') &&
    lost.includes(street[street.indexOf(word) + 1] as Token)
  return lost.some((word) => isSaint(word) || isLost(word, beside)) || isNameLost(lost, matched)
}

/** Whether a word of the street is not stored, and may not be left out. */
function isLost(word: Token, near: readonly Token[]): boolean {
  if (!isTelling(word)) return false
  // "Rue du Moulin" is not short for "Rue Jean Moulin": the article belongs to another name.
  if (isOmissible(word)) return near.some(({ text }) => articles.has(text))
  return !near.some((token) => isAlike(word, token))
}

/** "Sobieskiego" is Jana III Sobieskiego: the number is left out with the first name. */
function isNumberOfKing(word: Token, street: readonly Token[], missing: readonly Token[]): boolean {
  const firstName = street[street.indexOf(word) - 1]
  return hasRoman(word) && firstName?.isFirstName === true && missing.includes(firstName)
}

const articles = new Set(['du', 'des', 'della', 'del'])

/** "Place du Dr Baylac": the article of a title that the street has, too, and that is stored. */
function isArticleOfTitle(
  { text }: Token,
  street: readonly Token[],
  matched: readonly Token[],
): boolean {
  const at = articles.has(text) ? street.findIndex((own) => own.text === text) : -1
  const next = at < 0 ? undefined : street[at + 1]
  return next !== undefined && isOneOf(matched)(next)
}

/** "King Street" is not King William Street: a title or a first name is no name by itself. */
const isNameLost = (lost: readonly Token[], matched: readonly Token[]): boolean =>
  lost.length > 0 &&
  matched.some(({ isType }) => !isType) &&
  matched.every((word) => word.isType || isOmissible(word))

const alikeLetters = 3

/** Whether two words begin alike: the rest of the name decides whether one is misspelt. */
export const isAlike = (a: Token, b: Token): boolean =>
  !isNumeric(a.text) &&
  !hasUnspaced(a.raw) &&
  a.text.length > alikeLetters &&
  b.text.length > alikeLetters &&
  !areOpposite(a, b) &&
  !areTwoKinds(a, b) &&
  !beginsOpposed(a) &&
  a.text.slice(0, alikeLetters) === b.text.slice(0, alikeLetters)
