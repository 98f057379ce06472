import { isNumeric } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isAside } from '../names/around-name.ts'

/** What may stand behind the number of a house: "a", "bis", "hs", "III". */
const addition = /^(?:[a-z]|bi?s|hs|huis|rd|zw|i{1,3}|iv)$/i

/**
 * "41, 9711 JV": in the Netherlands code and number are those of one house, so people leave out the
 * street. Undefined where a word stands beside them. Pure.
 */
export function inHousesOfCode(comparison: Comparison): Street | undefined {
  const { reading, country } = comparison
  const { lines } = reading
  const isOfHouse = (word: (typeof lines)[number]) =>
    isNumeric(word.text) || isAside(word) || addition.test(word.raw)
  return country === 'NL' &&
    hasRightCode(comparison) &&
    lines.some(({ text }) => isNumeric(text)) &&
    lines.every(isOfHouse)
    ? { kind: 'same', isNamed: false, pool: lines, used: new Set() }
    : undefined
}
