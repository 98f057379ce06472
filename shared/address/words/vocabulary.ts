import { ownCharacter } from './character-standards.ts'
import { titleWords, type Vocabulary, vocabularyOf } from './country-vocabulary.ts'
import { maxWords, remembered } from './remembered.ts'
import { inOneSpelling } from './romanisations.ts'
import { spanishSoundOf } from './spanish-sounds.ts'
import { typingDistance } from './typing-distance.ts'
import { hasUnspaced } from './unspaced.ts'
import { fold, type Word, wordsOf } from './words.ts'

/** A word with its meanings in the vocabulary of a country. */
export interface Token extends Word {
  groups: readonly number[]
  /** A kind of street, as "road". */
  isType: boolean
  /** A direction such as "north", and nothing else. */
  isDirection: boolean
  /** Written in Latin letters, or a number. */
  isLatin: boolean
  /** A word without much meaning, such as "de la". */
  isSmall: boolean
  /** A first name, which people leave out of a street's name. */
  isFirstName: boolean
  /** A rank, title or profession, or a short form of one: "general", "gral". */
  isTitle: boolean
  /** A name of streets that is nearly another one: "Grand", "Grant". */
  isNearlyAlike: boolean
  /** The digits of a word for a number: "7" of "seventh". */
  number: string | undefined
  /** Other forms of this word with its split-off ending: "storg" for "stor" + "gatan". */
  glued: readonly string[] | undefined
  /** The word with its full ending, where one was split off. */
  whole: string | undefined
  /** This token is an ending that was split off the word before. */
  isEnding: boolean
  /** A word of another script in Latin letters, which has several spellings. */
  isRomanised: boolean
  /** The word in one spelling for all romanisations of the country, where it has several. */
  spelling: string | undefined
  /** How it sounds, where Spanish is the country's main language. */
  sound: string | undefined
  /** No character of the country's own standard, as 东 is none of Japan's. */
  isForeign: boolean
}

const otherLetter = /[^\P{L}\p{Script=Latin}]/u
const nothing: readonly number[] = []
/**
 * A cache: one comparison reads the same town, street and line up to five times, and a batch has
 * most towns often.
 */
const textCaches = new Map<string, Map<string, readonly Token[]>>()
/** Of each country. */
const maxCachedTexts = 2_000

/**
 * The words of a text with their meanings. A kind of street that is attached to its name is split
 * off: "Leopoldstr." is "leopold", "str".
 */
export function tokensIn(text: string, countryCode: string): readonly Token[] {
  if (text === '') return noTokens
  const cache = textCaches.get(countryCode) ?? new Map<string, readonly Token[]>()
  const known = cache.get(text)
  if (known) return known
  if (cache.size >= maxCachedTexts) cache.clear()
  const made = wordsOf(text).flatMap((word) => tokensOfWord(word, countryCode))
  cache.set(text, made)
  textCaches.set(countryCode, cache)
  return made
}

const noTokens: readonly Token[] = []

/** A cache: most words of addresses repeat. */
const tokenCache = new Map<string, readonly Token[]>()

function tokensOfWord(word: Word, countryCode: string): readonly Token[] {
  const key = `${countryCode}${word.part}${word.dotted ? '.' : ' '}${word.raw}`
  const known = tokenCache.get(key)
  if (known) return known
  if (tokenCache.size >= maxWords) tokenCache.clear()
  const vocabulary = vocabularyOf(countryCode)
  const made = cut(word, vocabulary).map((piece) => tokenOf(piece, vocabulary))
  tokenCache.set(key, made)
  return made
}

const isCharacter = /^\p{Script=Han}$/u

type Piece = Word & Partial<Pick<Token, 'glued' | 'whole' | 'isEnding'>>

function tokenOf(word: Piece, vocabulary: Vocabulary): Token {
  const { groups, characters, types, directions, small, firstNames: names, numbers } = vocabulary
  const isHomophone = hasUnspaced(word.raw) && !characters.has(word.raw)
  const isLatin = !hasOtherLetter(word.raw)
  const character = isCharacter.test(word.raw)
    ? ownCharacter(word.raw, vocabulary.country)
    : undefined
  const own = (isHomophone ? undefined : groups.get(word.text)) ?? nothing
  // All properties in one order: the words of all addresses are compared by the same code, which
  // is slower for objects of many shapes.
  return {
    // 苏州 and 宿州 are two towns, 河 and 賀 two characters of Japan.
    text: character === undefined ? word.text : word.text + character,
    raw: word.raw,
    plain: word.plain,
    part: word.part,
    dotted: word.dotted,
    groups: own,
    isType: own.some((group) => types.has(group)),
    // "С." of Russian is an initial, and no "S." of English.
    isDirection:
      !isHomophone && (isLatin || word.text.length > 1) && (directions.get(word.text) ?? false),
    isLatin,
    isSmall: small.has(word.text) && !hasUnspaced(word.raw),
    isFirstName: names.has(word.text) && !hasUnspaced(word.raw),
    isTitle: isTitle(word, own, vocabulary.titles),
    isNearlyAlike: isLatin && vocabulary.nearlyAlike.some((names) => names.has(word.plain)),
    number: numbers.get(word.text),
    glued: word.glued,
    whole: word.whole,
    isEnding: word.isEnding ?? false,
    isRomanised: vocabulary.isRomanised && isLatin && !/\d/.test(word.plain),
    spelling: isLatin ? inOneSpelling(word.text, vocabulary.country) : undefined,
    sound: isLatin ? spanishSoundOf(word.plain, vocabulary.country) : undefined,
    isForeign: character === undefined,
  }
}

/** A single letter is an initial of any name. */
const isTitle = (
  { text, raw }: Piece,
  groups: readonly number[],
  titleGroups: ReadonlySet<number>,
): boolean =>
  !hasUnspaced(raw) &&
  (titleWords.has(text) || (text.length > 1 && groups.some((group) => titleGroups.has(group))))

/** A kind of street or a direction that a word resembles. */
export type NearKind = Pick<Token, 'text' | 'groups' | 'isType' | 'isDirection'>

/** The kinds of streets and the directions that a word is with one typing error: "Stret". */
export const nearKinds = ({ plain }: Pick<Token, 'plain'>, countryCode: string): NearKind[] =>
  nearKindsOf(`${countryCode}${plain}`)

const nearKindsOf = remembered(maxWords, (key): NearKind[] => {
  const { kinds, groups, types, directions } = vocabularyOf(key.slice(0, 2))
  const near = kinds.filter((kind) => typingDistance(key.slice(2), kind, 1) === 1)
  return near.map((kind) => {
    const text = fold(kind)
    const own = groups.get(text) ?? nothing
    return {
      text,
      groups: own,
      isType: own.some((group) => types.has(group)),
      isDirection: directions.get(text) ?? false,
    }
  })
})

const minStem = 3

function cut(word: Word, { endings, groups }: Vocabulary): Piece[] {
  if (word.text.length <= minStem || groups.has(word.text)) return [word]
  let ending = ''
  let forms: string[] = []
  for (const { full, short } of endings)
    for (const form of [full, ...short]) {
      // One letter is an ending only before a dot, because many names end with it. "Stationspln"
      // ends in "pln", and not in the "ln" of "laan".
      const isEnding =
        form.length > ending.length &&
        word.text.endsWith(form) &&
        word.text.length - form.length >= minStem &&
        (form.length > 1 || word.dotted)
      if (!isEnding) continue
      ending = form
      forms = [full, ...short]
    }
  if (ending === '') return [word]
  const stem = word.text.slice(0, -ending.length)
  const glued = forms.map((form) => stem + form)
  return [
    { ...word, text: stem, plain: stem, dotted: false, glued, whole: stem + forms[0] },
    { ...word, text: ending, plain: ending, isEnding: true },
  ]
}

/**
 * The words as they were written, also in scripts without spaces. A word whose ending was split off
 * is two tokens and is written once.
 */
export const writtenText = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ raw }, at) => !(tokens[at - 1]?.whole && tokens[at - 1]?.raw === raw))
    .map(({ raw }, at, kept) =>
      at === 0 || (hasUnspaced(raw) && hasUnspaced(kept[at - 1]?.raw ?? '')) ? raw : ` ${raw}`,
    )
    .join('')

/** Whether a text has a letter of another script than Latin. */
export const hasOtherLetter = (text: string): boolean => otherLetter.test(text)
