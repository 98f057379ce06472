import { companyIn } from '../../address/beside/remarks.ts'
import { kindsOfBusinesses } from '../../address/data/building-kinds.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { wordsBeforeRecipients } from '../../address/data/recipient-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import { mayBeFirstNameOf } from './known-persons.ts'
import { isBranch, isOpposed } from './opposites.ts'
import { isOmissible, isRank, saints } from './titles.ts'

/**
 * Where the kind of a street comes first, a recipient or a business may stand before it: "Toko
 * Batik Jl Malioboro". What makes the name of a neighbour is kept: "Antigua Calle Real". So is what
 * stands before a street that is called by its kind alone, as Singel in Amsterdam is. In one text a
 * recipient stands before a street of one word, too: "Familie Egger Landstr 42".
 */
export function withoutNameBefore(
  street: readonly Token[],
  left: readonly Token[],
  matched: readonly Token[],
  { isFree, isLeftWhole, isCodeRight, country }: Line,
): readonly Token[] {
  const isCompound = street.length === 2 && street[1]?.isEnding && matched.some((w) => w.isEnding)
  if (isFree && isCompound && left.length >= minName) return left.filter(isOfNeighbour)
  const isOneWord = isCompound || (street.length === 1 && withoutKinds.has(country))
  const mayFollow = isOneWord || (isCodeRight && withNameBefore.has(country))
  if (mayFollow && isLeftWhole && isCompany(left, country)) return left.filter(isOtherName)
  if (mayFollow && isLeftWhole && isCalledRecipient(left)) return left.filter(isOfNeighbour)
  const isFirst = (word: Token | undefined) => word?.isType === true && !word.isEnding
  const isKindAlone = street.every(({ isType }) => isType)
  const at = matched[0]?.isType ? left.length : left.findLastIndex(isFirst)
  // "Marek ul. Kościuszki", which the provider shows without its kind.
  const isKindStored =
    at === left.length - 1 &&
    kindsBeforeNames.has(left[at]?.text ?? '') &&
    !street.some(({ isType }) => isType)
  if (isKindAlone || !(isFirst(street[0]) || isKindStored)) return left
  // Of "Zona Sur, San Miguel, Av. Montenegro" the quarter is in the south.
  const isBefore = (word: Token, index: number) => index === at - 1 && isOfNeighbour(word)
  return left.filter((word, index) => index > at || isBefore(word, index))
}

interface Line {
  /** The line is the whole address. */
  isFree: boolean
  /** Nothing else stands before the name and the words to its left. */
  isLeftWhole: boolean
  /** The stored postal code is that of the street. */
  isCodeRight: boolean
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** Countries where a recipient may stand before the street, which is seldom called by two names. */
const withNameBefore = new Set('AT BE CH CZ DE DK FI LI NL NO PL SE SK'.split(' '))

/** Of these and Hungary a person may stand there without a comma, under the right code. */
const withPersonBefore = new Set([...withNameBefore, 'HU'])

/**
 * Whether a person may stand before the street: in one text, and under the right code in a line.
 * There not where a word may be of the street's name: "Prinz Eugenstr.", "Johann-S.-Bach-Weg".
 */
export function mayFollowPerson(
  words: readonly Token[],
  street: readonly Token[],
  { isFree, isLeftWhole, isCodeRight, country }: Line,
): boolean {
  if (!isLeftWhole) return false
  if (isFree) return !isNumberFirst(country)
  const mayBeOfStreet = (word: Token) =>
    partsOfNames.has(word.text) || businesses.has(word.text) || mayBeFirstNameOf(word, street)
  return (
    isCodeRight &&
    withPersonBefore.has(country) &&
    !isCalledRecipient(words) &&
    !words.some(mayBeOfStreet)
  )
}

/** Countries where the name of most streets is one word, an adjective without a kind: "Polna". */
const withoutKinds = new Set(['CZ', 'PL', 'SK'])

/**
 * Whether a word says that these are the name of a recipient. A first name or a number at the end
 * is of the street's own name.
 */
function isCalledRecipient(words: readonly Token[]): boolean {
  const first = words[0]?.text ?? ''
  const last = words.at(-1)
  return (
    last !== undefined &&
    !isOmissible(last) &&
    !isRank(last) &&
    !last.isSmall &&
    !partsOfNames.has(last.text) &&
    !words.some(isKindOfStreet) &&
    (recipientWords.has(first) || businesses.has(first))
  )
}

/**
 * Whether the words are a company with its legal form, and no street, where it may stand before the
 * street: "Novák s.r.o. Polní 12".
 */
export const isCompany = (words: readonly Token[], country: string): boolean =>
  !isNumberFirst(country) &&
  !words.some(isKindOfStreet) &&
  !words.some(isRank) &&
  !isWordToo.test(words.at(-1)?.raw ?? '') &&
  companyIn(country).test(writtenBeside(words))

/** Of "Het Sas" and "Store As" it is a name: a form is in capitals, or has dots. */
const isWordToo = /^(?:Sas|As|Ag)$/

/** A company's direction says nothing; "Neue" may be of the street. */
const isOtherName = (word: Token): boolean =>
  word.text.length > 1 && (isOpposed(word) || isBranch(word))

const isKindOfStreet = ({ isType, isTitle }: Token): boolean => isType && !isTitle

/** The words as one text: "Jansen B.V." has no blank between its letters. */
const writtenBeside = (words: readonly Token[]): string =>
  words
    .map(({ raw, dotted }) => (dotted ? `${raw}.` : raw))
    .join(' ')
    .replace(/(?<!\p{L})(\p{L}\.) (?=\p{L}\.)/gu, '$1')

const businesses = wordSet(...kindsOfBusinesses)
const recipientWords = wordSet(...wordsBeforeRecipients)

/** Titles and saints that begin the names of German and Dutch streets. */
const partsOfNames = wordSet(
  'koning koningin prins prinses graaf gravin sint oranje prinz konig kaiser sankt st alten',
  'alte',
)

/** Words for a street that always stand before its name. */
const kindsBeforeNames = new Set(['ulica', 'ul', 'ulice', 'calle', 'odos', 'od', 'rehov', 'rh'])

/** A recipient has two words: one before "Landstraße" may be "Lange". */
const minName = 2
const maxName = 4

/**
 * In one text a recipient may stand before the street without a comma: "Anna Kowalska Grunwaldzka
 * 76". A first name right before the street is of the name that the street bears.
 */
export function isNameOfRecipient(words: readonly Token[]): boolean {
  // The kind of the street may stand between the two: "יוסי כהן רח' חיים עוזר".
  const name = words.slice(0, words.findLastIndex(({ isType }) => !isType) + 1)
  const last = name.at(-1)
  if (last && name.length === 1 && businesses.has(last.text)) return true
  const telling = name.filter((word) => !word.isSmall || isInitial(word))
  const isOfStreet = (word: Token) =>
    word.isType ||
    isNumeric(word.text) ||
    isRank(word) ||
    saints.has(word.text) ||
    (isOfNeighbour(word) && !(isInitial(word) && word === telling[0]))
  return (
    last !== undefined &&
    telling.length >= minName &&
    name.length <= maxName &&
    !isOmissible(last) &&
    !telling.some(isOfStreet)
  )
}

/**
 * "E." of "E. Lund": a first name, and no direction where a surname stands behind it. "S." is
 * mostly a saint.
 */
const isInitial = ({ text, dotted }: Token): boolean =>
  dotted && /^\p{L}$/u.test(text) && text !== 's'

const isOfNeighbour = (word: Token): boolean =>
  isOpposed(word) || isBranch(word) || word.isDirection
