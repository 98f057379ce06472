import { type Abbreviations, abbreviations, translations } from '../data/abbreviations.ts'
import { firstNames } from '../data/first-names.ts'
import { namesNearlyAlike } from '../data/names-nearly-alike.ts'
import { numberWords } from '../data/number-words.ts'
import { elidedArticles, smallWords } from '../data/small-words.ts'
import { countriesOfKings, foreignTypes, romanNumbers, streetWords } from '../data/street-words.ts'
import { titles } from '../data/telling-words.ts'
import { entryOf } from './entry-of.ts'
import { languagesOf } from './languages.ts'
import { remembered } from './remembered.ts'
import { hasUnspaced } from './unspaced.ts'
import { fold, plain } from './words.ts'

/** The meanings of words in addresses of a country. */
export interface Vocabulary {
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

/** Titles in full and in short, folded. */
export const titleWords: ReadonlySet<string> = new Set(titles.map(fold))
const vocabularies = new Map<string, Vocabulary>()
const maxLanguages = 100

/** A cache with one entry for each country. */
export function vocabularyOf(countryCode: string): Vocabulary {
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

/** Shorter kinds of streets are too like names. */
const minKnown = 5

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
