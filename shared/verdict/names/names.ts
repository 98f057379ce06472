import { indexOfRun, isNearlyStreet, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { countedKinds } from './around-name.ts'
import { areApart, isHanOrKana } from './characters-apart.ts'
import { kindsOfBuildings } from './kinds-of-buildings.ts'
import { isMisspelt } from './misspelt-names.ts'
import { isYear } from './numbers-in-names.ts'
import { isShortFor } from './short-words.ts'
import { isOfFather, isOmissible } from './titles.ts'

/**
 * How a name was found among other words. `shortened`: most of its words were found, and no others
 * stand in place of the rest.
 */
export interface NameMatch {
  quality: 'same' | 'misspelt' | 'shortened' | 'none'
  /** The indexes of the words that were matched. */
  used: ReadonlySet<number>
  /** The distinctive words of the name that were not found. */
  missing: readonly Token[]
}

/**
 * The distinctive words of a name: without "street", "north" and "of the", unless nothing else is
 * left.
 */
export function distinctiveWords(name: readonly Token[]): Token[] {
  const distinctive = name.filter((token) => !token.isType && !token.isSmall && !token.isDirection)
  if (distinctive.length > 0) return distinctive
  // "Rua A" and "Calle E": the letter is a small word as well.
  const letters = name.filter(({ isType, raw }) => !isType && /^[A-Z]$/.test(raw))
  if (letters.length > 0) return letters
  const typeless = name.filter((token) => !token.isSmall)
  return typeless.length > 0 ? typeless : [...name]
}

/**
 * The weight of a word is its length. "Saint" and "General" are often left out, so they weigh half.
 */
const weightOf = ({ text, groups }: Token): number =>
  groups.length > 0 ? text.length / 2 : text.length

/**
 * Finds the words of a name among others, in any order, abbreviated, written together or apart, and
 * with typing errors.
 */
export function findName(
  name: readonly Token[],
  pool: readonly Token[],
  { initials = true } = {},
): NameMatch {
  const distinctive = distinctiveWords(name)
  const sideBySide = findCharacters(distinctive, pool)
  if (sideBySide) return sideBySide
  const used = new Set<number>()
  let wanted = 0
  let got = 0
  let errors = 0
  let isSure = false
  let isTold = false
  let omitted = 0
  const missing: Token[] = []
  const hasKind = name.some(({ isType }) => isType)
  for (let index = 0; index < distinctive.length; index++) {
    const word = distinctive[index] as Token
    wanted += weightOf(word)
    const exact = findExactly(distinctive, index, pool, used, initials)
    if (exact) {
      for (const at of exact.used) used.add(at)
      isSure ||= !exact.isInitial
      isTold ||= !exact.isInitial && !isOmissible(word)
      got += weightOf(word)
      for (let more = 1; more < exact.words; more++) {
        const weight = weightOf(distinctive[++index] as Token)
        wanted += weight
        got += weight
      }
      continue
    }
    const near = findNearly(word, pool, used, hasKind)
    if (near === undefined) {
      if (isYearOfDate(distinctive, index)) wanted -= weightOf(word)
      else missing.push(word)
      if (isOmissible(word) || isOfFather(distinctive, index)) omitted += weightOf(word)
      continue
    }
    for (const at of near) used.add(at)
    isSure = true
    got += weightOf(word)
    errors++
    // "Corvinursing" is the name with its ending, where the error is between the two.
    const ending = distinctive[index + 1]
    if (ending?.isEnding && near.some((at) => isNearlyWhole(pool[at], word))) {
      index++
      wanted += weightOf(ending)
      got += weightOf(ending)
    }
  }
  // Initials alone do not make a name.
  const shareOf = (all: number) => (all === 0 || !isSure ? 0 : got / all)
  // Beside the name itself, first names and titles weigh little: "Magheru".
  if (areApart(pool, used)) return findFrom(name, pool, Math.min(...used) + 1, { initials })
  const share = shareOf(isTold ? wanted - omitted * (1 - omittedWeight) : wanted)
  if (share === 1) return { quality: errors > 0 ? 'misspelt' : 'same', used, missing }
  const none: NameMatch = { quality: 'none', used: new Set(), missing }
  if (share < minShare) return none
  if (!hasStrangerBeside(pool, used)) return { quality: 'shortened', used, missing }
  // "Eiffel Tower" is not Avenue Gustave Eiffel.
  return shareOf(wanted) >= mostlyShare ? { quality: 'misspelt', used, missing } : none
}

/** A name of characters, each a word of its own, where they are stored side by side. */
function findCharacters(name: readonly Token[], pool: readonly Token[]): NameMatch | undefined {
  if (name.length < 2 || !name.every(isHanOrKana)) return undefined
  const used = findRun(name, pool)
  return used && { quality: 'same', used, missing: [] }
}

/** The same name in the pool from this index on. */
function findFrom(
  name: readonly Token[],
  pool: readonly Token[],
  from: number,
  options: { initials: boolean },
): NameMatch {
  const match = findName(name, pool.slice(from), options)
  return { ...match, used: new Set([...match.used].map((at) => at + from)) }
}

const isNearlyWhole = (token: Token | undefined, { whole = '' }: Token): boolean =>
  token !== undefined && token.whole === undefined && isNearlyStreet(token.plain, whole)

/** "Rue du 8 Mai 1945" is mostly written without the year: behind a day it may be left out. */
const isYearOfDate = (name: readonly Token[], at: number): boolean =>
  isYear(name[at] as Token) && isNumeric(name[at - 2]?.text ?? '')

/** The weight of a missing first name or title, as a share of that of others. */
const omittedWeight = 0.25
/** Below this share of matched letters it is another name. */
const minShare = 0.5
/**
 * From this share on, a differing word is an error in the name. Below it, it makes another name.
 */
const mostlyShare = 0.7

function findExactly(
  name: readonly Token[],
  index: number,
  pool: readonly Token[],
  used: ReadonlySet<number>,
  initials: boolean,
): { used: number[]; words: number; isInitial?: boolean } | undefined {
  const word = name[index] as Token
  const pair = findPairOfInitials(name, index, pool, used)
  if (pair >= 0) return { used: [pair], words: 2 }
  // In "1 1st Street" only the spelling distinguishes the two numbers.
  // Nor is "XV" of a name the house number 15, where both are stored.
  const spelt =
    isNumeric(word.text) || word.groups.length > 0
      ? pool.findIndex((token, at) => !used.has(at) && token.plain === word.plain)
      : -1
  if (spelt >= 0) return { used: [spelt], words: 1 }
  for (let at = 0; at < pool.length; at++) {
    const token = pool[at] as Token
    if (used.has(at)) continue
    if (isSameWord(token, word) || word.glued?.includes(token.text)) return { used: [at], words: 1 }
  }
  for (let at = 0; at < pool.length; at++) {
    const token = pool[at] as Token
    const next = pool[at + 1]
    if (used.has(at)) continue
    if (next && !used.has(at + 1) && !isNumeric(word.text) && token.text + next.text === word.text)
      return { used: [at, at + 1], words: 1 }
    const words = countTogether(name, index, token.text)
    if (words > 1) return { used: [at], words }
    if (isAcronym(token, name.slice(index))) return { used: [at], words: token.raw.length }
    if (initials && isAcronym(word, pool.slice(at)))
      return { used: [...word.raw].map((_, letter) => at + letter), words: 1 }
    if (!initials || !(isShortFor(token, word) || isShortFor(word, token))) continue
    // "G. Gezelle" begins with an initial, "C. San José" with the kind of the street.
    const isKind = isKindInLetter(pool, at) && (index > 0 || !token.dotted)
    // "Hasyim" is no long form of the "H." in "K.H. Wahid Hasyim".
    const isOfOther = name.some((one, other) => other !== index && isSameWord(one, token))
    if (!isKind && !isOfOther && !isLetterOfBuilding(pool, at))
      return {
        used: [at],
        words: 1,
        isInitial: Math.min(token.text.length, word.text.length) < minAbbreviation,
      }
  }
  return undefined
}

/** "C/ San José": the kind of the street, and no initial of a name. */
const isKindInLetter = (pool: readonly Token[], at: number): boolean =>
  pool[at]?.isType === true && pool[at]?.text.length === 1 && pool[at - 1]?.part !== pool[at]?.part

/** "Torre B": the letter of a building, and no initial of a name. */
const isLetterOfBuilding = (pool: readonly Token[], at: number): boolean =>
  pool[at]?.text.length === 1 && kindsOfBuildings.has(pool[at - 1]?.text ?? '')

/** Where these words stand one after the other in the pool; undefined where they don't. */
export function findRun(
  words: readonly Token[],
  pool: readonly Token[],
): ReadonlySet<number> | undefined {
  const from = indexOfRun(pool, words)
  return from < 0 ? undefined : new Set(words.map((_, at) => from + at))
}

/** A shorter abbreviation may stand for many names; "Penn." is Pennsylvania. */
const minAbbreviation = 4

/**
 * Finds a name by the initials of all its words, in their order and before a kind of street: "S.V.
 * Road" is Swami Vivekananda Road. Two letters stand for many names, so this is a correction.
 */
export function findInitials(
  name: readonly Token[],
  pool: readonly Token[],
): NameMatch | undefined {
  // "D" is a small word and "S" a direction, but for those of D.B. Road and S.M. Street.
  const words = name.filter(
    ({ isType, isDirection, isSmall, raw }) =>
      !isType && ((!isSmall && !isDirection) || /^\p{Lu}$/u.test(raw)),
  )
  const kind = name.at(-1)
  if (words.length < 2 || !kind?.isType || words.some(({ text }) => isNumeric(text)))
    return undefined
  const wanted = words.map(({ raw }) => raw[0]?.toUpperCase() ?? '').join('')
  const at = pool.findIndex((token) => isSameWord(token, kind) && token.isType)
  const used = new Set<number>()
  let letters = ''
  for (let from = at - 1; from >= 0 && letters.length < wanted.length; from--) {
    const { raw } = pool[from] as Token
    if (!/^\p{Lu}+$/u.test(raw) && !consonants.test(raw)) break
    letters = raw.toUpperCase() + letters
    used.add(from)
  }
  return letters === wanted ? { quality: 'misspelt', used, missing: [] } : undefined
}

/** Small letters with a vowel may be a word: "jfk" is none. */
const consonants = /^[b-df-hj-np-tv-xz]{2,5}$/

/**
 * Whether a word has the initials of the next words of the name: MLK, jfk. Two letters prove
 * nothing.
 */
const isAcronym = ({ raw }: Token, name: readonly Token[]): boolean =>
  (/^\p{Lu}{3,5}$/u.test(raw) || (raw.length > 2 && consonants.test(raw))) &&
  raw.length <= name.length &&
  [...raw.toLowerCase()].every((letter, at) => name[at]?.text.startsWith(letter))

/**
 * Two capitals for two words of the name prove something beside another word of it: "GD Charlotte"
 * is Grande-Duchesse Charlotte, "JF Kennedy" is John F. Kennedy.
 */
function findPairOfInitials(
  name: readonly Token[],
  index: number,
  pool: readonly Token[],
  used: ReadonlySet<number>,
): number {
  const [first, second] = [name[index], name[index + 1]]
  if (!first || !second) return -1
  const isOther = isOneOf(name)
  return pool.findIndex(
    ({ raw, isDirection }, at) =>
      !used.has(at) &&
      !isDirection &&
      /^[A-Z]{2}$/.test(raw) &&
      first.text.startsWith(raw.slice(0, 1).toLowerCase()) &&
      second.text.startsWith(raw.slice(1).toLowerCase()) &&
      pool.some(isOther),
  )
}

/** How many words of the name, from `index` on, make `text` when they are joined; 0 if none do. */
function countTogether(name: readonly Token[], index: number, text: string): number {
  let together = ''
  for (let count = 0; index + count < name.length; count++) {
    together += name[index + count]?.text
    if (together === text) return count + 1
    if (!text.startsWith(together)) return 0
  }
  return 0
}

function findNearly(
  word: Token,
  pool: readonly Token[],
  used: ReadonlySet<number>,
  hasKind: boolean,
): number[] | undefined {
  if (hasUnspaced(word.raw)) return undefined
  for (let at = 0; at < pool.length; at++)
    if (
      !used.has(at) &&
      !(pool[at] as Token).isType &&
      !isMonthOfDate(pool, at) &&
      isMisspelt(pool[at] as Token, word)
    )
      return [at]
  for (let at = 0; at + 1 < pool.length; at++) {
    if (used.has(at) || used.has(at + 1)) continue
    const next = pool[at + 1] as Token
    // The kind behind a name is no part of it: "Kalna iela" is not Kalnciema iela.
    if (next.isType && hasKind && (!next.isEnding || word.whole)) continue
    // "Church Hill Road" is not Churchill Road, nor "West End" Western Road.
    if (hasKind && namesOfKinds.has(next.text)) continue
    const pair = (pool[at] as Token).plain + next.plain
    if (isNearlyStreet(pair, word.plain)) return [at, at + 1]
  }
  return undefined
}

/** Words that end the names of English streets without a kind. */
const namesOfKinds = new Set(['end', 'hill', 'mead', 'side', 'view'])

const monthsLikeNames = new Set(['mayo', 'maio', 'marzo', 'marco', 'junio', 'junho'])
/** "Dos de Mayo" is no misspelt "Mayor". */
const isMonthOfDate = (pool: readonly Token[], at: number): boolean =>
  pool[at - 1]?.text === 'de' && monthsLikeNames.has(pool[at]?.text ?? '')

/** "№6", without a space. */
const signedNumber = /^no\d+$/

/** Whether a word is distinctive: no initial, no "no.", no kind of street, direction or number. */
const isDistinctive = ({ isType, isSmall, isDirection, text, raw }: Token): boolean =>
  !isType &&
  !isSmall &&
  !isDirection &&
  !isNumeric(text) &&
  !countedKinds.has(text) &&
  !signedNumber.test(text) &&
  (text.length > 2 || hasUnspaced(raw))

/**
 * Whether a distinctive word stands directly beside, or between, the words that were found.
 * @param isKnown whether a word there is none of the name, such as the town before the street
 */
export function hasStrangerBeside(
  pool: readonly Token[],
  used: ReadonlySet<number>,
  isKnown = (_: Token) => false,
): boolean {
  const found = [...used]
  const first = Math.min(...found)
  const last = Math.max(...found)
  const parts = new Set(found.map((at) => pool[at]?.part))
  for (let at = first - 1; at <= last + 1; at++) {
    const token = pool[at]
    if (!token || used.has(at) || !parts.has(token.part)) continue
    // "Jl. Sudirman Kav. 52": the word for a plot belongs to the number.
    const isOfNumber = isPlot.test(token.text) && isNumeric(pool[at + 1]?.text ?? '')
    if (isDistinctive(token) && !isOfNumber && !isKnown(token)) return true
  }
  return false
}

/** Of Indonesia. */
const isPlot = /^kav(?:ling)?$/

/** How many words a street's kind may be away from the name, as in "Calle de la". */
const reach = 3

/**
 * The other words near those that were found: at most `reach` words away, in the same parts of the
 * text.
 */
export function beside(pool: readonly Token[], used: ReadonlySet<number>): Token[] {
  const found = [...used]
  const first = Math.min(...found)
  const last = Math.max(...found)
  const parts = new Set(found.map((at) => pool[at]?.part))
  return pool.filter(
    (token, at) =>
      !used.has(at) && at >= first - reach && at <= last + reach && parts.has(token.part),
  )
}
