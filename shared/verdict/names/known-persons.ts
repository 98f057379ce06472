import { spanishQuarters } from '../../address/data/area-kinds.ts'
import { knownPersons } from '../../address/data/known-persons.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'

const firstNamesBySurname = new Map(
  Object.entries(knownPersons).map(([surname, firstNames]) => [
    fold(surname),
    new Set(firstNames.split(' ').map(fold)),
  ]),
)

/** Spanish kinds of quarters and of pedestrian streets, which no vocabulary has as types. */
const isOtherKind = ({ text }: Token): boolean => spanishQuarters.has(text) || text === 'peatonal'

/**
 * The words that may name a person. A word with a short form is a kind or a title, unless it is a
 * first name, as José is.
 */
const namesIn = (street: readonly Token[]): readonly Token[] =>
  street.filter(
    (word) =>
      word.isFirstName ||
      (word.groups.length === 0 &&
        !word.isType &&
        !word.isSmall &&
        !word.isDirection &&
        !word.isTitle &&
        !isOtherKind(word)),
  )

/**
 * Whether the street is that of another person than the surname alone means: Via Anita Garibaldi
 * for "Via Garibaldi".
 * @param stored the stored words of the name
 */
export function isOfOtherPerson(street: readonly Token[], stored: readonly Token[]): boolean {
  const names = namesIn(street)
  const surname = names.at(-1)
  const known = surname && firstNamesBySurname.get(surname.text)
  const firstNames = names.slice(0, -1)
  if (!known || firstNames.length === 0) return false
  const isKnown = ({ text }: Token) => known.has(text) || text.length < minFirstName
  const isStored = (word: Token) => stored.some((other) => isSameWord(other, word))
  return isStored(surname) && !firstNames.some((word) => isKnown(word) || isStored(word))
}

/** A shorter one is an initial, or several. */
const minFirstName = 3

/**
 * Whether a word is the first name of the person whom the street means by the surname alone:
 * "Miguel" beside Calle Hidalgo.
 */
export function isFirstNameOfStreet({ text }: Token, street: readonly Token[]): boolean {
  const [surname, ...others] = namesIn(street)
  return (
    surname !== undefined &&
    others.length === 0 &&
    (firstNamesBySurname.get(surname.text)?.has(text) ?? false)
  )
}
