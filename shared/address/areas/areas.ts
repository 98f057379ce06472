import { areaKinds, settlementKinds, unspacedAreaKinds } from '../data/area-kinds.ts'
import { otherNames } from '../data/places.ts'
import { once } from '../words/once.ts'
import { isNearWord, isOneOf, isSameWord } from '../words/same-words.ts'
import { isNearly } from '../words/typing-distance.ts'
import { hasUnspaced } from '../words/unspaced.ts'
import { type Token, tokensIn } from '../words/vocabulary.ts'
import { fold, isNumeric, joined } from '../words/words.ts'

const kinds = new Set(areaKinds.map(fold))
/** In scripts without spaces by the character itself: in Latin letters, 谷 is "gu" too. */
const unspacedKinds = new Set(unspacedAreaKinds)

/** By the letters themselves: in Latin ones "gr" is short for "groß" too. */
const cyrillicKinds = new Set(['гр'])
const settlements = new Set(settlementKinds)
const arabicKinds = new Set(['محافظة', 'مدينة', 'حي'].map(fold))

/** "City", "province": says only what kind of an area it is. */
export const isAreaKind = ({ text, raw }: Token): boolean =>
  hasUnspaced(raw)
    ? unspacedKinds.has(raw)
    : kinds.has(text) || arabicKinds.has(text) || cyrillicKinds.has(raw) || isSettlement(raw)

const isSettlement = (raw: string): boolean => settlements.has(raw.toLowerCase())

/** Of each name of a place, the group of names that are its. */
const groups = once(
  () =>
    new Map(
      otherNames.flatMap((group, index) =>
        group.map((name): [string, number] => [joined(areaWords(tokensIn(name, 'US'))), index]),
      ),
    ),
)

function joinedPlain(words: readonly Token[]): string {
  let all = ''
  for (const { plain } of words) all += plain
  return all
}

/** What an area's name is compared by: without "city of", a district's number and the like. */
export function areaWords(tokens: readonly Token[]): Token[] {
  // A kind at the beginning of a name without spaces belongs to it: 府中, 都城.
  const isOfName = (token: Token, at: number) =>
    at === 0
      ? tokens.length > 2 && hasUnspaced(token.raw)
      : tokens[at - 1]?.part === token.part && isSettlement(token.raw)
  const isKind = (token: Token, at: number) => isAreaKind(token) && !isOfName(token, at)
  const distinctive = tokens.filter(
    (token, at) => token.isEnding || !(isNumeric(token.text) || isKind(token, at)),
  )
  const longer = distinctive.filter(
    ({ text, raw, isEnding }) => isEnding || text.length > 1 || hasUnspaced(raw),
  )
  const named = longer.filter(({ isSmall }) => !isSmall)
  return named.length > 0
    ? named
    : longer.length > 0
      ? longer
      : distinctive.length > 0
        ? distinctive
        : [...tokens]
}

/** "اسكندرية" is الإسكندرية: people leave the article out. */
const arabicArticle = /^ال(?=.{4})/

/** `longer`: the stored name begins with the other one and goes on. */
type AreaMatch = 'same' | 'misspelt' | 'longer' | 'different'

/**
 * Compares an area's words with those of a name, or of a part of an address that begins with a
 * name.
 */
export function compareAreas(stored: readonly Token[], name: readonly Token[]): AreaMatch {
  const a = joined(stored)
  const b = joined(name)
  if (a === b) return 'same'
  // "Yantai" is 烟台.
  const hasTwoScripts = stored[0]?.isLatin !== name[0]?.isLatin
  if (hasTwoScripts && joinedPlain(stored) === joinedPlain(name)) return 'same'
  if (a.replace(arabicArticle, '') === b.replace(arabicArticle, '')) return 'same'
  const group = groups().get(a)
  if (group !== undefined && group === groups().get(b)) return 'same'
  if (
    stored.length === name.length &&
    stored.every((word, index) => isSameWord(word, name[index] as Token))
  )
    return 'same'
  if (hasSameWords(stored, name) || beginsWith(name, stored)) return 'same'
  if (isInside(stored, name) || isInside(name, stored)) return 'same'
  if (isShortAndUnspaced(stored) && isShortAndUnspaced(name)) return 'different'
  if (
    isNearly(joinedPlain(stored), joinedPlain(name)) ||
    (stored.length === 1 && name.length === 1 && isNearWord(stored[0] as Token, name[0] as Token))
  )
    return 'misspelt'
  if (hasMisspeltKind(stored, name) || hasMisspeltEnd(stored, name)) return 'misspelt'
  // "Красное Село" is not Красное.
  const goesOn = beginsWith(stored, name) && !isSettlement(stored[name.length]?.raw ?? '')
  return goesOn ? 'longer' : 'different'
}

/** The best match of stored words with one of several names. */
export function bestMatch(
  stored: readonly Token[],
  areas: readonly (readonly Token[])[],
): AreaMatch {
  if (stored.length === 0) return 'different'
  const words = areaWords(stored)
  const matches: AreaMatch[] = []
  for (const area of areas) {
    const match = compareAreas(words, area)
    if (match === 'same') return match
    matches.push(match)
  }
  return (['misspelt', 'longer'] as const).find((match) => matches.includes(match)) ?? 'different'
}

const minKind = 5
const allKinds = [...kinds, ...arabicKinds].filter(({ length }) => length >= minKind)

/** Kinds that belong to a name, so that it is no longer name: "Cape Twon". */
const kindsOfNames = ['city', 'town']

/** "Cape Twon": a misspelt kind behind the name. */
function hasMisspeltEnd(stored: readonly Token[], name: readonly Token[]): boolean {
  const last = stored.at(-1)
  const isBegun = joined(stored.slice(0, -1)) === joined(name)
  return (
    last !== undefined &&
    stored.length > 1 &&
    isBegun &&
    kindsOfNames.some((kind) => isNearly(last.text, kind))
  )
}

/** "Cuidad de México": a misspelt kind before the name was not left out as a kind. */
function hasMisspeltKind([first, ...rest]: readonly Token[], name: readonly Token[]): boolean {
  if (!first || rest.length !== name.length || joined(rest) !== joined(name)) return false
  return !hasUnspaced(first.raw) && allKinds.some((kind) => isNearly(first.text, kind))
}

/** Shorter words may be codes of a region or a kind. */
export const minName = 3

/** "East St Kilda" is St Kilda East, but Wan Chai is not Chai Wan. */
const hasSameWords = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.some(({ isDirection }) => isDirection) &&
  some.length === others.length &&
  some.every((word) => !hasUnspaced(word.raw) && isOneOf(others)(word)) &&
  others.every(isOneOf(some))

/** "Frankfurt" for "Frankfurt am Main". */
function beginsWith(long: readonly Token[], short: readonly Token[]): boolean {
  return (
    joined(short).length > minName && short.every(({ text }, index) => text === long[index]?.text)
  )
}

/**
 * Where there are no spaces a name may stand anywhere: 千代田区 in 東京都千代田区丸の内. Not behind a
 * character that makes another name: 大阪 in 東大阪, 京都 in 東京都.
 */
function isInside(short: readonly Token[], long: readonly Token[]): boolean {
  if (short.length < 2 || !hasUnspaced(short[0]?.raw ?? '')) return false
  return long.some(
    (_, from) =>
      short.every((word, index) => {
        const other = long[from + index]
        return other !== undefined && isSameWord(word, other)
      }) && !telling.test(long[from - 1]?.raw ?? ''),
  )
}

const telling = /^[東东西南北新上下大小]$/u

/** Two or three characters are too few for a typing error: 苏州, 徐州. */
const isShortAndUnspaced = (name: readonly Token[]): boolean =>
  name.length <= minName && name.every(({ raw }) => hasUnspaced(raw))

/** Whether a word is none of these areas' names. */
export const isStranger = (token: Token, areas: readonly (readonly Token[])[]): boolean =>
  !isAreaKind(token) && token.text.length >= minName && !areas.some((area) => isOneOf(area)(token))

/** "Hanoi" of Hà Nội: a name of several words, written as one. */
export const isNameInOneWord = (token: Token, names: readonly (readonly Token[])[]): boolean =>
  names.some((name) => joined(name) === token.text)

/** Countries whose addresses include the state. */
export const withRegion = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'MY'])
