import { once } from '../../address/words/once.ts'
import { isNearlyOneOf, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Writing } from '../../address/words/writing.ts'
import { distinctiveWords } from './names.ts'
import { isOpposed } from './opposites.ts'

/** A text in brackets with a name in it, and the number of the house behind a name. */
const inBrackets =
  /\(([^()]*\p{L}{3}[^()]*)\)((?<=\p{L}\s?\([^()]*\))\s?\d{1,3}\p{L}?(?![\p{L}\p{N}]))?/u

/**
 * Writes commas around a name in brackets, where it or what is outside is the street's, or the
 * candidate has no street: "Titova (Maršala Tita) 15" becomes "Titova 15, Maršala Tita", or
 * "Titova, Maršala Tita 15". A direction or "Old" in brackets belongs to the name.
 */
export function withNamesApart(country: string, street: readonly Token[]): Writing {
  const name = once(() => distinctiveWords(street))
  const isIn = (text: string) => {
    const words = tokensIn(text, country)
    return (word: Token) => isNearlyOneOf(words)(word)
  }
  const isName = (text: string) => name().length > 0 && name().every(isIn(text))
  const isHalf = (text: string) =>
    withHalvesOfHouses.has(country) &&
    /^(?:upper|lower)$/i.test(text.trim()) &&
    !tokensIn(text, country).some(isOneOf(street))
  const isOnlyAddition = (text: string) =>
    !isHalf(text) &&
    tokensIn(text, country).every((word) => word.isDirection || word.isType || isOpposed(word))
  return (line) => {
    if (!line.includes('(')) return line
    const [whole = '', inside = '', number = ''] = inBrackets.exec(line) ?? []
    if (inside === '' || isOnlyAddition(inside)) return line
    const outside = withHalvesOfHouses.has(country) && isName(inside) && numberAndName.exec(line)
    if (outside && haveOneKind(outside[2] ?? '', inside, country))
      return line.replace(outside[0], `${outside[1]} ${inside}, ${outside[2]}, `)
    const rest = line.replace(whole, ' ')
    // "attn Lindiwe (room 12) 75 Schoeman St": the number stands before the street.
    const isBehind = name().some(isIn(line.slice(0, line.indexOf(whole))))
    if (isName(rest) || (!isName(inside) && name().some(isIn(rest))))
      return line.replace(whole, isBehind ? `${number}, ${inside}, ` : `, ${inside}, ${number}`)
    return street.length === 0 || isName(inside)
      ? line.replace(whole, `, ${inside}${number}, `)
      : line
  }
}

/** "10325 Whyte Ave (82 Ave)": the number is that of both names. */
const numberAndName = /^\s*(\d+\p{L}?)\s([^(),]+?)\s?\([^()]*\)/u
const haveOneKind = (name: string, other: string, country: string): boolean => {
  const kindOf = (text: string) => tokensIn(text, country).findLast(({ isType }) => isType)
  const [own, second] = [kindOf(name), kindOf(other)]
  return own !== undefined && second !== undefined && isSameWord(own, second)
}

/** Countries where "(upper)" is the upper half of a house, unless the street has the word. */
const withHalvesOfHouses = new Set(['CA', 'US'])
