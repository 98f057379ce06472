import { isNumeric } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isAside } from '../names/around-name.ts'

/** "bis", "hs": what may stand behind the number of a house. */
const maxAddition = 3

/**
 * "41, 9711 JV": in the Netherlands code and number are those of one house, so people leave out the
 * street. Undefined where a word stands beside them. Pure.
 */
export function inHousesOfCode(comparison: Comparison): Street | undefined {
  const { reading, country } = comparison
  const { lines } = reading
  const isOfHouse = (word: (typeof lines)[number]) =>
    isNumeric(word.text) || isAside(word) || word.raw.length <= maxAddition
  return country === 'NL' &&
    hasRightCode(comparison) &&
    lines.some(({ text }) => isNumeric(text)) &&
    lines.every(isOfHouse)
    ? { kind: 'same', isNamed: false, pool: lines, used: new Set() }
    : undefined
}
