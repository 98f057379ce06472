import { haveSameCharacters, isOtherCode } from '../../address/postal/postal-code.ts'
import { isRoman } from '../../address/words/roman-numbers.ts'
import { isOneOf, isSameOrNearWord, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isInitialOf } from '../names/initials.ts'
import { isOfKnownPerson } from '../names/known-persons.ts'
import { hasCodeOfWholeTown } from './codes-of-whole-towns.ts'

/**
 * Whether the code is another one, and only one of the two streets has a title: Rua Padre António
 * Costa, 4710-456, is not Rua António Costa, 4700-123. People leave out titles, and mistype codes;
 * both at once are rarer than two streets. "O'Higgins" alone is Avenida Libertador Bernardo
 * O'Higgins. Pure.
 */
export function isTitleMissingUnderOtherCode(
  comparison: Comparison,
  { used, pool }: Street,
): boolean {
  const { reading, parts, street } = comparison
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  if (!isOtherCode(code, right) || haveSameCharacters(code, right)) return false
  if (hasCodeOfWholeTown(comparison) || isOfKnownPerson(street)) return false
  const [first, last] = [Math.min(...used), Math.max(...used)]
  // "Ed. Barão, Rua Augusta 150" is a building before the street.
  const stored = pool.filter(
    (word, at) =>
      used.has(at) ||
      (isOnlyTitle(word) && at >= first - 1 && at <= last && word.part === pool[first]?.part),
  )
  const isSaid = (title: Token) =>
    stored.some((word) => word.isTitle || isInitialOf(word, title) || isSameWord(word, title)) ||
    pool.some(
      (word, at) => isSameWord(word, title) || (at === first - 1 && isDottedShortOf(word, title)),
    )
  const [titles, own] = [street.filter(isOnlyTitle), stored.filter(isOnlyTitle)]
  // Pope John XXIII is known without his title.
  const isRuler = street.some(({ text, raw }) => isNumeric(text) || isRoman(raw))
  // "MLK" and "Sikorskiego" stand for the whole name.
  const isShort = street.some(
    (word) =>
      !(word.isTitle || word.isType || word.isSmall) &&
      !stored.some((one) => isSameOrNearWord(one, word)),
  )
  if (stored.length === 0 || isRuler || isShort) return false
  // "Doktor-Külz-Ring" is Dr.-Külz-Ring, where "Dr." is a drive as well.
  const isOfStreet = isOneOf(street)
  return titles.length > 0 ? !titles.some(isSaid) : own.some((word) => !isOfStreet(word))
}

/** "Mj." for Major, "Con." for Cônego: short forms that no vocabulary has. */
const isDottedShortOf = ({ text, dotted }: Token, title: Token): boolean =>
  dotted && text.length > 1 && text.length < title.text.length && text[0] === title.text[0]

/** A title that is no kind of street, and no small word: "da" is Dona, too. */
const isOnlyTitle = ({ isTitle, isType, isSmall }: Token): boolean => isTitle && !isType && !isSmall
