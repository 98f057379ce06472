import { knownByFirstName } from '../../address/data/telling-words.ts'
import { isOneOf, isSameOrNearWord, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold } from '../../address/words/words.ts'
import { isInitialOf } from './initials.ts'

/** A title or a first name, which people leave out of a name. */
export const isOmissible = (word: Token): boolean => word.isFirstName || word.isTitle
/** "Son of", in Arabic names: people leave out the father's name. */
const sonOf = new Set(['bin', 'ibn', 'bint', 'بن', 'ابن'])

/** Whether a word is, or stands behind, the "bin" of a name: Hamdan Bin Mohammed Street. */
export const isOfFather = (name: readonly Token[], at: number): boolean =>
  name.slice(1, at + 1).some(({ text }) => sonOf.has(text))

/** Titles that one person may have beside others, or that many people have. */
const usual = new Set([
  'don',
  'dona',
  'dr',
  'prof',
  'ing',
  'eng',
  'doctor',
  'doktor',
  'drg',
  'professor',
  'profesor',
])

/** A title by which people of one name are told apart: a general, a king. */
export const isRank = (word: Token): boolean =>
  word.isTitle && !word.isType && !saints.has(word.text) && !usual.has(word.text)

/** Titles of learned men and women, and of officers, who are rarely both. */
const learned = wordSet('doctor docteur doktor doutor dottor dottore dr prof professeur professor')
const officers = wordSet(
  'capitaine capitan capitano capitao colonel colonnello comandante commandant coronel general',
  'generale hauptmann lieutenant major marechal mariscal pfarrer sargento teniente tenente',
)

/** "Cara Lazara" is not Kneza Lazara. A title that only one of them has is left out. */
export function hasOtherTitle(street: readonly Token[], stored: readonly Token[]): boolean {
  const [own, others] = [street.filter(isRank), stored.filter(isRank)]
  return (
    (own.length > 0 &&
      others.length > 0 &&
      !own.some((word) => others.some((other) => isLikeTitle(word, other)))) ||
    isOfficerOnOneSide(street, stored)
  )
}

/** Of a surname alone "Dr. Roux" is not Commandant Roux. */
function isOfficerOnOneSide(street: readonly Token[], stored: readonly Token[]): boolean {
  const isSurname = street.filter((word) => !isKindOrSmall(word) && !word.isTitle).length === 1
  // "Dr" at the end is a drive.
  const has = (words: readonly Token[], titles: ReadonlySet<string>) =>
    words.slice(0, -1).some(({ isTitle, text }) => isTitle && titles.has(text))
  const isEither = (a: readonly Token[], b: readonly Token[]) =>
    has(a, officers) && !has(b, officers) && has(b, learned) && !has(a, learned)
  return isSurname && (isEither(street, stored) || isEither(stored, street))
}

const isKindOrSmall = ({ isType, isTitle, isSmall }: Token): boolean =>
  isSmall || (isType && !isTitle)

/** "Gen." is General, "Knez" and "Shahid" are Kneza and Shaheed. */
const isLikeTitle = (a: Token, b: Token): boolean =>
  isSameOrNearWord(a, b) || ((a.dotted || b.dotted) && a.text[0] === b.text[0])

/**
 * "Zayed bin Sultan" is not Sultan bin Zayed: the son of one is the father of the other. Nor is the
 * father alone the son: "Sheikh Zayed" is not Sheikh Mohammed bin Zayed.
 */
export function hasOtherSon(street: readonly Token[], stored: readonly Token[]): boolean {
  const sonIn = (name: readonly Token[]) => name.findIndex(({ text }) => sonOf.has(text)) - 1
  const [son, other] = [street[sonIn(street)], stored[sonIn(stored)]]
  const isSon = (word: Token) => son && (isSameOrNearWord(word, son) || isInitialOf(word, son))
  const fathers = street.slice(sonIn(street) + 2)
  const isFather = isOneOf(fathers)
  if (son && !other && stored.some(isFather) && !stored.some(isSon)) return true
  return (
    son !== undefined &&
    other !== undefined &&
    !other.isTitle &&
    !isSameWord(son, other) &&
    street.some((word) => word !== son && isSameWord(word, other))
  )
}

/** Words for a saint before a name. */
export const saints: ReadonlySet<string> = new Set([
  'san',
  'santa',
  'santo',
  'sao',
  'saint',
  'sainte',
])

/** Countries where George Street is not St George Street, nor rue Martin rue Saint-Martin. */
const withSaintsSaid = new Set(
  'AR AU BE BR CA CH CL CO ES FR GB IE IT LU MX NZ PE PT US UY ZA'.split(' '),
)

/** The word for a saint in a street's name, and the word behind it; neither where there is none. */
function saintOf(street: readonly Token[]): readonly (Token | undefined)[] {
  const at = street.findIndex(({ text, isType }) => saints.has(text) && !isType)
  return at < 0 ? [] : street.slice(at, at + 2)
}

/** Whether the street is a saint's, and none is stored: in "George St" the kind is behind. */
export function isSaintLost(
  street: readonly Token[],
  matched: readonly Token[],
  country: string,
): boolean {
  const [saint, name] = saintOf(street)
  if (!withSaintsSaid.has(country) || !saint || !name) return false
  // Of Ireland's patron nobody needs to say it: "Patricks Hill".
  if (country === 'IE' && name.text.startsWith('patrick')) return false
  const end = matched.findIndex((word) => isSameWord(word, name))
  // "Sn. Felipe"
  const isSaint = (word: Token) =>
    isSameWord(word, saint) || (word.text.length < saint.text.length && word.text[0] === 's')
  return end >= 0 && !matched.slice(0, end).some(isSaint)
}

/**
 * Whether the street is that of a saint of the other sex: "S. Giovanna" is no misspelt San
 * Giovanni, nor "San Luis" Santa Luisa.
 */
export function isSaintOfOtherSex(street: readonly Token[], matched: readonly Token[]): boolean {
  const [saint, name] = saintOf(street)
  if (!saint || !name || matched.some((word) => isSameWord(word, name))) return false
  // "Sta. Margarit" has lost a letter.
  if (matched.some((word) => word.text.length > 1 && word.text === saint.text)) return false
  const near = matched.find((word) => isSameOrNearWord(word, name))
  return near !== undefined && near.plain.endsWith('a') !== name.plain.endsWith('a')
}

const surnames = new Map(
  knownByFirstName.map((name) => name.split(' ').map(fold) as [first: string, surname: string]),
)

/** Whether the street is that of a person known by the first name, and this is the surname. */
export function isSurnameOfStreet(word: Token, street: readonly Token[]): boolean {
  const [first, ...others] = street.filter(({ isType, isSmall }) => !isType && !isSmall)
  return first !== undefined && others.length === 0 && surnames.get(first.text) === word.text
}
