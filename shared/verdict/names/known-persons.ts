import { spanishQuarters } from '../../address/data/area-kinds.ts'
import {
  epithets,
  firstNamesInLanguages,
  knownPersons,
  surnamesOfMany,
} from '../../address/data/known-persons.ts'
import { isSameOrNearWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold } from '../../address/words/words.ts'

const namesInLanguages = firstNamesInLanguages.map((names) => names.split(' '))

/** The first names, and the same in other languages. */
function allOf(firstNames: string): ReadonlySet<string> {
  const names = firstNames.split(' ').filter(Boolean).map(fold)
  const isAmong = (group: readonly string[]) => group.some((name) => names.includes(name))
  return new Set([...names, ...namesInLanguages.filter(isAmong).flat()])
}

/** By surname: the first names of the person whom it means, and those of all who may be meant. */
const persons = new Map(
  Object.entries(knownPersons).map(([surname, firstNames]) => {
    const [own = ''] = firstNames.split('/')
    return [fold(surname), { own: allOf(own), all: allOf(firstNames.replace('/', '')) }]
  }),
)

/** Spanish kinds of quarters and of pedestrian streets, which no vocabulary has as types. */
const isOtherKind = ({ text }: Token): boolean => spanishQuarters.has(text) || text === 'peatonal'

const wordsOfHonour = wordSet(...epithets)

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
        !wordsOfHonour.has(word.text) &&
        !isOtherKind(word)),
  )

/**
 * Whether the street is that of another person than the surname alone means: Via Anita Garibaldi
 * for "Via Garibaldi". "A. Garibaldi" is no surname alone.
 * @param left the stored words before the matched ones
 * @param stored the stored words of the name, and those beside it
 */
export function isOfOtherPerson(
  street: readonly Token[],
  left: readonly Token[],
  stored: readonly Token[],
): boolean {
  const names = namesIn(street)
  const surname = names.at(-1)
  const known = surname && persons.get(surname.text)?.all
  const firstNames = names.slice(0, -1)
  if (!known || firstNames.length === 0) return false
  const beside = left.slice(left.findLastIndex(({ isType, isTitle }) => isType && !isTitle) + 1)
  if (beside.some(({ isSmall, isTitle }) => !isSmall && !isTitle)) return false
  const isKnown = ({ text }: Token) => known.has(text) || text.length < minFirstName
  const isStored = (word: Token) =>
    stored.some((other) => isSameOrNearWord(word, other) || isShortFor(other, word))
  return isStored(surname) && !firstNames.some((word) => isKnown(word) || isStored(word))
}

/** "J." and "Giov." for João and Giovanni. */
const isShortFor = (short: Token, { text }: Token): boolean =>
  (short.dotted || short.text.length === 1) && text.startsWith(short.text)

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
    !surnamesOfMany.has(surname.text) &&
    (persons.get(surname.text)?.own.has(text) ?? false)
  )
}

/** Whether the street is that of a person whom it means by the surname alone. */
export const isOfKnownPerson = (street: readonly Token[]): boolean =>
  persons.has(namesIn(street).at(-1)?.text ?? '')

/** Whether a word is a first name of anybody whom the street may mean: "Johann" beside Bachweg. */
export const mayBeFirstNameOf = ({ text }: Token, street: readonly Token[]): boolean =>
  namesIn(street).some((surname) => persons.get(surname.text)?.all.has(text))
