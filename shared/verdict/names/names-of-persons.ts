import { isAreaKind } from '../../address/areas/areas.ts'
import { kindsOfPlaces } from '../../address/data/building-kinds.ts'
import { isNearWord, isSameWord } from '../../address/words/same-words.ts'
import { typingDistance } from '../../address/words/typing-distance.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import { kindsOfBuildings } from './kinds-of-buildings.ts'
import { distinctiveWords, findRun, hasStrangerBeside, type NameMatch } from './names.ts'
import { isOpposed } from './opposites.ts'
import { isOmissible, isSurnameOfStreet } from './titles.ts'
import { areTwoNames } from './two-names.ts'

/**
 * Finds the name of a person by its last word, of which first names and titles are left out, and a
 * second surname behind "y". The words of the name must follow each other, and none may say
 * anything but a name.
 * @param isArea whether a word that stands beside the name is one of the areas around
 */
export function findSurname(
  whole: readonly Token[],
  pool: readonly Token[],
  isArea: (token: Token) => boolean,
): NameMatch | undefined {
  const street = withoutSecondSurname(whole)
  const name = nameOfPerson(street)
  const last = name.at(-1)
  if (!last || name.length < 2) return undefined
  const found = pool.flatMap((token, at) => {
    const word =
      name.find((one) => isSameWord(one, token)) ??
      (isAdjectiveOf(token, last) || isMisspelt(token, last) ? last : undefined)
    return word ? [{ word, at }] : []
  })
  const surname = found.find(({ word }) => word === last)
  const isComplete = found.length === name.length && street === whole
  if (!surname || isComplete || surname.word.text.length < minSurname) return undefined
  const used = new Set(found.map(({ at }) => at))
  const isOfOther = pool[Math.min(...used) - 1]?.isSmall || hasStrangerBeside(pool, used, isArea)
  return isOfOther ? undefined : { quality: 'misspelt', used, missing: [] }
}

const minSurname = 3

/** Shorter names are too like others. */
const minMisspelt = 6
const isMisspelt = (token: Token, surname: Token): boolean =>
  surname.text.length >= minMisspelt &&
  !token.isType &&
  isNearWord(token, surname) &&
  !areTwoNames(token, surname) &&
  typingDistance(token.plain, surname.plain, 1) <= 1

/**
 * The name of a person without the second surname, as Spanish has two: "Omar Torrijos" is Omar
 * Torrijos Herrera. First names alone are another person's, too.
 */
export function findWithoutSecondSurname(
  street: readonly Token[],
  pool: readonly Token[],
): NameMatch | undefined {
  const stored = nameOfPerson(street).slice(0, -1)
  if (stored.length < 2 || stored.every(isOmissible)) return undefined
  const used = findRun(stored, pool)
  return !used || hasStrangerBeside(pool, used, (word) => word.isTitle)
    ? undefined
    : { quality: 'misspelt', used, missing: [] }
}

/**
 * The first name alone of a person who is known by it: "Via Dante" is Via Dante Alighieri, and not
 * Via Dante Di Nanni.
 * @param isArea whether a word that stands beside the name is one of the areas around
 */
export function findFirstName(
  street: readonly Token[],
  pool: readonly Token[],
  isArea: (token: Token) => boolean,
): NameMatch | undefined {
  const [first, surname, ...others] = distinctiveWords(street)
  if (!first || !surname || others.length > 0) return undefined
  if (!isSurnameOfStreet(surname, [first])) return undefined
  const used = new Set(pool.flatMap(({ text }, at) => (text === first.text ? [at] : [])))
  // "Dante, via Manzoni 12" is a recipient.
  const isBehindKind = pool.some(
    ({ isType, part }, at) => isType && used.has(at + 1) && part === pool[at + 1]?.part,
  )
  const isFound = used.size === 1 && isBehindKind && !hasStrangerBeside(pool, used, isArea)
  return isFound ? { quality: 'same', used, missing: [] } : undefined
}

/** The words of a person's name, which follow each other; none where it is no such name. */
function nameOfPerson(street: readonly Token[]): readonly Token[] {
  const name = distinctiveWords(street)
  // "Santiago Antúnez de Mayolo"
  const large = street.filter(({ isSmall }) => !isSmall)
  const from = name[0] ? large.indexOf(name[0]) : -1
  const isWhole = name.every((word, at) => large[from + at] === word)
  return isWhole && name.every(isOfPerson) ? name : []
}

/** "Miguel Hidalgo" of Miguel Hidalgo y Costilla. Ramón y Cajal has no first name before it. */
function withoutSecondSurname(street: readonly Token[]): readonly Token[] {
  const at = street.findIndex(({ text }) => text === 'y')
  // "Miguel Hidalgo y Costilla Poniente"
  const isLast = at >= 0 && street.slice(at + 2).every(({ isDirection }) => isDirection)
  const before = isLast ? street.slice(0, at) : street
  return distinctiveWords(before).length > 1 ? before : street
}

/**
 * Whether a word is the adjective of a Slavic surname in its genitive: "Titova" is the street of
 * Tito, "Teslina" that of Tesla.
 */
function isAdjectiveOf({ plain, isType }: Token, surname: Token): boolean {
  const [, stem, kind] = /^(.{3,})(ov|ev|in)a$/.exec(plain) ?? []
  if (!stem || isType) return false
  return surname.plain === stem + (kind === 'in' ? 'e' : 'a') || surname.plain === softened(stem)
}

/** "Gupčeva" is the street of Gubec, whose genitive is "Gupca". */
const softened = (stem: string): string => (stem.endsWith('c') ? `${stem.slice(0, -1)}ca` : '')

/** Names with a short form. Other words that have one are titles and kinds of streets. */
const hasShortForm = /^(?:maria|guadalupe)$|ez$/

const isOfPerson = (word: Token): boolean =>
  isOmissible(word) ||
  ((word.groups.length === 0 || hasShortForm.test(word.text)) &&
    !isNumeric(word.text) &&
    !isOpposed(word) &&
    !isRomanNumber.test(word.raw) &&
    !isAreaKind(word) &&
    !kindsOfBuildings.has(word.text) &&
    !placeWords.has(word.text) &&
    !hasUnspaced(word.raw) &&
    !isLower.test(word.raw))

const placeWords = wordSet(...kindsOfPlaces)

/** Georgian has no capitals. */
const isLower = /^(?!\p{Script=Georgian})\p{Ll}/u

const isRomanNumber = /^[IVX]+$/
