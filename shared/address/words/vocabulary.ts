import { type Abbreviations, abbreviations, translations } from '../data/abbreviations.ts'
import { firstNames } from '../data/first-names.ts'
import { namesNearlyAlike } from '../data/names-nearly-alike.ts'
import { numberWords } from '../data/number-words.ts'
import { elidedArticles, smallWords } from '../data/small-words.ts'
import { countriesOfKings, foreignTypes, romanNumbers, streetWords } from '../data/street-words.ts'
import { titles } from '../data/telling-words.ts'
import { ownCharacter } from './character-standards.ts'
import { entryOf } from './entry-of.ts'
import { languagesOf } from './languages.ts'
import { maxWords, remembered } from './remembered.ts'
import { inOneSpelling } from './romanisations.ts'
import { typingDistance } from './typing-distance.ts'
import { hasUnspaced } from './unspaced.ts'
import { fold, plain, type Word, wordsOf } from './words.ts'

/** The meanings of words in addresses of a country. */
interface Vocabulary {
  /** Groups of equivalent words, by folded word: "st" is a street and a saint. */
  groups: ReadonlyMap<string, readonly number[]>
  /** Characters of unspaced scripts that have a group. Others only sound like them: 解, 街. */
  characters: ReadonlySet<string>
  types: ReadonlySet<number>
  /** The groups of titles. */
  titles: ReadonlySet<number>
  /** Whether a word is a direction and nothing else. */
  directions: ReadonlyMap<string, boolean>
  endings: readonly Ending[]
  /** Kinds of streets and directions as they are written, in plain letters. */
  kinds: readonly string[]
  /** Names in Latin letters are written as they sound, and by several rules. */
  isRomanised: boolean
  /** Words without much meaning. */
  small: ReadonlySet<string>
  /** First names, which people leave out of streets' names. */
  firstNames: ReadonlySet<string>
  /** Names that are nearly another one, of each language. */
  nearlyAlike: readonly ReadonlySet<string>[]
  /** Words for numbers, with their digits. */
  numbers: ReadonlyMap<string, string>
  /** ISO 3166-1 alpha-2. */
  country: string
}

interface Ending {
  full: string
  short: string[]
}

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
  /** No character of the country's own standard, as 东 is none of Japan's. */
  isForeign: boolean
}

const otherLetter = /[^\P{L}\p{Script=Latin}]/u
const nothing: readonly number[] = []
const titleWords = new Set(titles.map(fold))
const vocabularies = new Map<string, Vocabulary>()
const maxLanguages = 100

/** A cache with one entry for each country. */
function vocabularyOf(countryCode: string): Vocabulary {
  const known = vocabularies.get(countryCode)
  if (known) return known
  const own = languagesOf(countryCode).flatMap((language) =>
    [entryOf(abbreviations, language), entryOf(streetWords, language)].flatMap(
      (words) => words ?? [],
    ),
  )
  const numbers = languagesOf(countryCode).flatMap(numbersIn)
  const words = vocabularyIn([
    ...own,
    ...[entryOf(streetWords, countryCode)].flatMap((words) => words ?? []),
    ...(withoutRomans.has(countryCode) ? [] : [{ words: romanNumbers }]),
    ...(countriesOfKings.has(countryCode) ? [{ words: [['i', '1']] }] : []),
    { words: numbers },
    translationsIn(languagesOf(countryCode)),
  ])
  const isRomanised = romanised.has(countryCode)
  const small = new Set([...smallWords, ...(entryOf(elidedArticles, countryCode) ?? [])])
  const names = new Set(['und', ...languagesOf(countryCode)].flatMap(firstNamesIn))
  const digits = new Map(
    groupsIn(numbers).flatMap(([number = '', ...same]) =>
      same.map((word) => [word, number] as const),
    ),
  )
  const made = {
    ...words,
    isRomanised,
    small,
    firstNames: names,
    nearlyAlike: languagesOf(countryCode).map(namesNearlyAlikeIn),
    numbers: digits,
    country: countryCode,
  }
  vocabularies.set(countryCode, made)
  return made
}

/** The short forms of English kinds of streets, which other languages list with their own kind. */
const shortInEnglish = new Map(
  (abbreviations.en?.types ?? []).map(([full = '', ...short]) => [full, short] as const),
)

/** The first names of a language, folded. */
const firstNamesIn = (language: string): string[] =>
  (entryOf(firstNames, language) ?? []).flatMap((line) => line.split(' ')).map(fold)

/** Shared by the countries of a language: English has thousands. */
const namesNearlyAlikeIn = remembered(
  maxLanguages,
  (language): ReadonlySet<string> =>
    new Set((entryOf(namesNearlyAlike, language) ?? []).flatMap((line) => line.split(' '))),
)

/** The numbers of a language, each with a word for it. */
const numbersIn = (language: string): string[][] =>
  (entryOf(numberWords, language) ?? []).map((row) => row.split(' '))

/**
 * Countries whose names come from another script or an old spelling. Not China, Korea and Vietnam,
 * where one letter more is another syllable: "zhou", "zhu".
 */
const romanised = new Set(
  [
    'AE AM BD BH CY DZ EG ET GE GR HK ID IL IN IQ IR JO KH KW KZ LB LK LY MA MN MO MY NP OM PK QA',
    'RU SA SD SG SY TH TN UA UZ YE',
  ].flatMap((line) => line.split(' ')),
)

/** Countries where "xi" or "vi" is a word: west in pinyin. */
const withoutRomans = new Set(['CN', 'HK', 'MO', 'SG', 'TW', 'VN'])

/**
 * The translations between the languages of a country. Two kinds of street of one language are not
 * translations of each other: French has both "route" and "chemin", which English calls "road".
 */
function translationsIn(languages: readonly string[]): Abbreviations {
  return {
    types: translated('types', languages),
    directions: translated('directions', languages),
  }
}

function translated(kind: 'types' | 'directions', languages: readonly string[]): string[][] {
  const known = languages.map((language) =>
    [abbreviations[language]?.[kind], streetWords[language]?.[kind]]
      .flatMap((groups) => groupsIn(groups))
      .filter(([first = '']) => !foreignTypes[language]?.includes(first)),
  )
  const isKnown = (group: readonly string[], at: number) =>
    known[at]?.flat().includes(group[0] as string) ?? false
  return groupsIn(translations[kind]).flatMap((words) => {
    const own = known.map((groups) => groups.filter((group) => words.includes(group[0] as string)))
    return own.flatMap((groups, at) =>
      groups.flatMap((group) =>
        own
          .flatMap((others, index) => (index > at ? others.map((other) => ({ other, index })) : []))
          .filter(({ other, index }) => !isKnown(other, at) && !isKnown(group, index))
          .map(({ other }) => [...group, ...other]),
      ),
    )
  })
}

function vocabularyIn(
  languages: Abbreviations[],
): Omit<
  Vocabulary,
  'isRomanised' | 'small' | 'firstNames' | 'nearlyAlike' | 'numbers' | 'country'
> {
  const groups = new Map<string, number[]>()
  let count = 0
  /** Returns the numbers of the groups that it added. */
  const add = (own: Groups | undefined): number[] =>
    groupsIn(own).map((group) => {
      const members = new Set(group.flatMap((word) => [word, ...(shortInEnglish.get(word) ?? [])]))
      for (const member of members) groups.set(member, [...(groups.get(member) ?? []), count])
      return count++
    })
  const types = new Set(languages.flatMap((language) => add(language.types)))
  for (const { directions } of languages) add(directions)
  const titleGroups = languages.flatMap(({ words }) => {
    const added = add(words)
    return added.filter((_, at) => titleWords.has(fold(words?.[at]?.[0] ?? '')))
  })
  const endings = languages.flatMap((language) =>
    groupsIn(language.endings).map(([full = '', ...short]) => ({ full, short })),
  )
  const characters = new Set(
    languages
      .flatMap(({ types = [], directions = [], words = [] }) => [types, directions, words])
      .flat(2)
      .filter(hasUnspaced),
  )
  const directions = directionsIn(languages)
  const kinds = languages
    .flatMap(({ types: own = [], directions: others = [] }) => [own, others].flat(2))
    .map(plain)
    .filter((word) => word.length >= minKnown)
  return {
    groups,
    characters,
    types,
    titles: new Set(titleGroups),
    directions,
    endings,
    kinds: [...new Set(kinds)],
  }
}

/**
 * The first language that knows the word decides: "S" is San in Spanish, but South in the United
 * States.
 */
function directionsIn(languages: Abbreviations[]): Map<string, boolean> {
  const directions = new Map<string, boolean>()
  for (const { directions: own, types, words } of languages) {
    const others = new Set([types, words].flatMap((groups) => groupsIn(groups)).flat())
    for (const word of [...groupsIn(own).flat(), ...others])
      if (!directions.has(word)) directions.set(word, !others.has(word))
  }
  return directions
}

type Groups = readonly (readonly string[])[]

/** The groups with folded words. */
const groupsIn = (groups: Groups = []): string[][] => groups.map((group) => group.map(fold))

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

/** Shorter kinds of streets are too like names. */
const minKnown = 5

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
