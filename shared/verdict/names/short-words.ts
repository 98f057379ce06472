import { hasInOrder } from '../../address/words/in-order.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'

/** Whether a word is an initial or abbreviation of a longer one: "J.", "Friedr.", "Mtez". */
export const isShortFor = (short: Token, long: Token): boolean =>
  short.text.length < long.text.length &&
  !isNumeric(short.text) &&
  (!short.isSmall || short.dotted) &&
  !hasUnspaced(short.raw) &&
  (short.dotted || short.text.length === 1
    ? long.text.startsWith(short.text) || isContracted(short, long)
    : isClipped(short) && short.plain.at(-1) === long.plain.at(-1) && isContracted(short, long))

const minContraction = 3

/** Whether a word has letters of the longer one in their order: "Fdez.", "Mcal.". */
const isContracted = ({ text, isType }: Token, long: Token): boolean =>
  !isType &&
  text.length >= minContraction &&
  text[0] === long.text[0] &&
  hasInOrder(long.text, text)

/** No word is without vowels, or begins like these: "Lpz" and "Mtez" are short without a dot. */
const clipped = /^(?:[b-df-hj-np-tv-xz]{3,5}|[bcdfgjlmnprtv][bcdfgjmnpqtvz][a-z]{1,4})$/i
const isClipped = ({ raw, plain, groups }: Token): boolean =>
  groups.length === 0 && clipped.test(raw) && clipped.test(plain)
