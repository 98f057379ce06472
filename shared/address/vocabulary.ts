import { type Abbreviations, abbreviations, translations } from './data/abbreviations.ts'
import { languagesOf } from './languages.ts'
import { isNearly } from './typing-distance.ts'
import { hasUnspaced } from './unspaced.ts'
import { fold, type Word } from './words.ts'

/** What words of a country's addresses may stand for. */
interface Vocabulary {
  /** Groups of words that stand for one another, by folded word: "st" is a street and a saint. */
  groups: ReadonlyMap<string, readonly number[]>
  types: ReadonlySet<number>
  /** Whether a word is a point of the compass and nothing else. */
  directions: ReadonlyMap<string, boolean>
  endings: readonly Ending[]
}

interface Ending {
  full: string
  short: string[]
}

/** A word with what it may stand for, in the vocabulary of a country. */
export interface Token extends Word {
  groups: readonly number[]
  /** The kind of a street, as "road". */
  isType: boolean
  /** A point of the compass and nothing else. */
  isDirection: boolean
  /** Written in Latin letters, or a number. */
  isLatin: boolean
  /** Says little: "de la". */
  isSmall: boolean
  /** Other ways to write this word and the ending that was cut off it, as one: "storg" for "stor" + "gatan". */
  glued?: readonly string[]
  /** The word with its ending in full, where one was cut off. */
  whole?: string
  /** The ending that was cut off the word before. */
  isEnding?: true
}

const smallWords = new Set(
  'de la le les des du da do das dos del della dei degli di el los las the of and und et y e a al an am im in der die das den dem zu zum zur van von d l on at og i na'.split(
    ' ',
  ),
)
const otherLetter = /[^\P{L}\p{Script=Latin}]/u
const nothing: readonly number[] = []
const vocabularies = new Map<string, Vocabulary>()

/** Made when a country is first met, and kept: there are as many as countries. */
function vocabularyOf(countryCode: string): Vocabulary {
  const known = vocabularies.get(countryCode)
  if (known) return known
  const made = vocabularyIn([
    ...languagesOf(countryCode).flatMap((language) => abbreviations[language] ?? []),
    translations,
  ])
  vocabularies.set(countryCode, made)
  return made
}

function vocabularyIn(languages: Abbreviations[]): Vocabulary {
  const groups = new Map<string, number[]>()
  let count = 0
  /** Gives the numbers of the groups that it added. */
  const add = (text: string | undefined): number[] =>
    groupsIn(text).map((members) => {
      for (const member of members) groups.set(member, [...(groups.get(member) ?? []), count])
      return count++
    })
  const types = new Set(languages.flatMap((language) => add(language.types)))
  for (const { directions, words } of languages) for (const text of [directions, words]) add(text)
  const endings = languages.flatMap((language) =>
    groupsIn(language.endings).map(([full = '', ...short]) => ({ full, short })),
  )
  return { groups, types, directions: directionsIn(languages), endings }
}

/** As in the first language that knows the word: "S" is San in Spanish, but South in the United States. */
function directionsIn(languages: Abbreviations[]): Map<string, boolean> {
  const directions = new Map<string, boolean>()
  for (const { directions: own, types, words } of languages) {
    const others = new Set([types, words].flatMap(groupsIn).flat())
    for (const word of [...groupsIn(own).flat(), ...others])
      if (!directions.has(word)) directions.set(word, !others.has(word))
  }
  return directions
}

const groupsIn = (text: string | undefined): string[][] =>
  text === undefined ? [] : text.split('|').map((group) => group.split(' ').map(fold))

/** The words with their meanings; a street's kind that is written on to its name is cut off: "Leopoldstr." is "leopold", "str". */
export function tokensOf(words: readonly Word[], countryCode: string): Token[] {
  const vocabulary = vocabularyOf(countryCode)
  return words.flatMap((word) => cut(word, vocabulary).map((piece) => tokenOf(piece, vocabulary)))
}

type Piece = Word & Pick<Token, 'glued' | 'whole' | 'isEnding'>

function tokenOf(word: Piece, { groups, types, directions }: Vocabulary): Token {
  const own = groups.get(word.text) ?? nothing
  return {
    ...word,
    groups: own,
    isType: own.some((group) => types.has(group)),
    isDirection: directions.get(word.text) ?? false,
    isLatin: !otherLetter.test(word.raw),
    isSmall: smallWords.has(word.text) && !hasUnspaced(word.raw),
  }
}

const shortestStem = 3

function cut(word: Word, { endings, groups }: Vocabulary): Piece[] {
  if (word.text.length <= shortestStem || groups.has(word.text)) return [word]
  for (const { full, short } of endings) {
    // One letter is an ending only before a dot: too many names end with it.
    const ending = [full, ...short].find(
      (form) =>
        word.text.endsWith(form) && word.text.length - form.length >= shortestStem && (form.length > 1 || word.dotted),
    )
    if (ending === undefined) continue
    const stem = word.text.slice(0, -ending.length)
    const glued = [full, ...short].map((form) => stem + form)
    return [
      { ...word, text: stem, plain: stem, dotted: false, glued, whole: stem + full },
      { ...word, text: ending, plain: ending, isEnding: true },
    ]
  }
  return [word]
}

/** Words as they were written, in scripts without spaces too; one whose ending was cut off is two tokens and still one word. */
export const writtenText = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ raw }, at) => !(tokens[at - 1]?.whole && tokens[at - 1]?.raw === raw))
    .map(({ raw }, at, kept) =>
      at === 0 || (hasUnspaced(raw) && hasUnspaced(kept[at - 1]?.raw ?? '')) ? raw : ` ${raw}`,
    )
    .join('')

/** Whether two words are the same, stand for one another, or sound alike in two scripts. */
export function isSameWord(a: Token, b: Token): boolean {
  if (a.text === b.text) return true
  if (a.groups.some((group) => b.groups.includes(group))) return true
  return a.isLatin !== b.isLatin && soundOf(a.plain) === soundOf(b.plain)
}

/** One spelling for the ways to put Cyrillic, Greek and others into Latin letters: "ts" and "c", "kh" and "h", "ya" and "ia", "dzh" and "dj". */
const soundOf = (text: string): string =>
  text
    .replace(/dzh|dj/g, 'z')
    .replace(/o[uyj]/g, 'u')
    .replace(/[yj]/g, 'i')
    .replace(/shch/g, 's')
    .replace(/[sz]h|t[sz]|dz/g, 's')
    .replace(/([ckgt])h/g, (_, letter) => (letter === 'c' || letter === 't' ? letter : 'h'))
    .replace(/w/g, 'v')
    .replace(/q|c(?![aeiou])/g, 'k')
    .replace(/z|c/g, 's')
    .replace(/(.)\1+/g, '$1')

/** Whether a word is the other one with typing errors. Those of other scripts are counted in their own letters as well. */
export function isNearWord(a: Token, b: Token): boolean {
  if (hasUnspaced(a.raw) || hasUnspaced(b.raw)) return false
  if (isNearly(a.plain, b.plain)) return true
  if (a.isLatin !== b.isLatin) return isNearly(soundOf(a.plain), soundOf(b.plain))
  if ((a.whole ?? b.whole) && isNearly(a.whole ?? a.plain, b.whole ?? b.plain)) return true
  return isOtherScript.test(a.raw) && isNearly(a.raw.toLowerCase(), b.raw.toLowerCase())
}

const isOtherScript = /^[^\p{Script=Latin}]{4,}$/u
