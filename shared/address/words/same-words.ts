import { kindsAlike } from '../data/kinds-alike.ts'
import { writesArabic } from './arabic-in-latin.ts'
import { maxWords, remembered } from './remembered.ts'
import { errorsIn, isNearly, isNearlyWithin, typingDistance } from './typing-distance.ts'
import { hasUnspaced } from './unspaced.ts'
import type { Token } from './vocabulary.ts'
import { fold, sortedCharacters } from './words.ts'

/** Other scripts are in Latin letters in `plain`. */
const isArabic = /^\p{Script=Arabic}/u

/** Whether two words are the same, equivalent, or sound alike in two scripts. */
export function isSameWord(a: Token, b: Token): boolean {
  if (a.text === b.text) return true
  if (a.groups.some((group) => b.groups.includes(group))) return true
  if (a.spelling !== undefined && a.spelling === b.spelling) return true
  if (a.plain[0] === b.plain[0] && (isShort(a) || isShort(b)) && areOneInFull(a, b)) return true
  if (a.isLatin !== b.isLatin) {
    const [latin, other] = a.isLatin ? [a, b] : [b, a]
    if (isArabic.test(other.plain)) return writesArabic(latin.plain, other.plain)
    return soundOf(a.plain) === soundOf(b.plain)
  }
  // 體 is no character of China, and the other form of 体.
  return (
    a.plain === b.plain && a.isForeign !== b.isForeign && hasUnspaced(a.raw) && hasUnspaced(b.raw)
  )
}

/** Letters that are written as two, too: "Djordja" is "Đorđa", "Aabenraa" is "Åbenrå". */
const isShort = ({ raw }: Token): boolean => /[đå]/i.test(raw)
const inFull = (raw: string): string => fold(raw.replace(/đ/gi, 'dj').replace(/å/gi, 'aa'))

/** The kind of a street has the letters of its name, too, where they are one word: "Rådhusgade". */
const areOneInFull = (a: Token, b: Token): boolean =>
  !a.isType &&
  !b.isType &&
  (a.whole === undefined) === (b.whole === undefined) &&
  inFull(a.raw) === inFull(b.raw)

/**
 * One spelling for different romanisations of Cyrillic, Greek and other scripts: "ts" and "c", "kh"
 * and "h", "ya" and "ia", "dzh" and "dj".
 */
const soundOf = remembered(maxWords, (text) =>
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
    .replace(/(.)\1+/g, '$1'),
)

/**
 * One spelling for those of one word in Latin letters: "Fook" and "Fuk", "Khor" and "Kor",
 * "Soekarno" and "Sukarno", "Palaiologou" and "Paleologou".
 */
const romanSoundOf = remembered(maxWords, (text) =>
  text
    // "Nevskij", "Nevskiy".
    .replace(/[iy][jy]$/, 'i')
    .replace(/y/g, 'i')
    .replace(/oo|ou|oe/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/[ae]i/g, 'e')
    .replace(/([bdgkrt])h/g, '$1')
    // "Rigga" is Riqqa in the Gulf.
    .replace(/gg/g, 'k')
    .replace(/q(ue$)?/g, 'k')
    .replace(/w/g, 'v')
    .replace(/h$/, '')
    .replace(/(.)\1+/g, '$1'),
)

/** Shorter words sound like too many others. */
const minRomanised = 3

const soundsLikeRomanised = (a: Token, b: Token): boolean =>
  a.isRomanised && b.isRomanised && soundsAlike(a.plain, b.plain)

/** Whether two texts in Latin letters are romanisations of one word. */
export const soundsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] && romanSoundOf(a).length >= minRomanised && romanSoundOf(a) === romanSoundOf(b)

/** A road and a lane of one name, 전라감영로 and 전라감영길, are two streets. */
const koreanKind = /\p{Script=Hangul}[로길]$/u

const hangul = /^\p{Script=Hangul}+$/u
/** Its number before the kind of a street or quarter: 성수일로 and 성수이로 are two. */
const koreanNumber = /[일이삼사오육칠팔구십](?=(?:대?로|길|동|가)$)/u
const twiceInHangul = /(\p{Script=Hangul})\1/gu

/**
 * Each syllable says as much as a word elsewhere, so that 풍천로 is not 풍년로. One letter of one may
 * be wrong, two neighbours may be exchanged, and one may be written twice.
 */
function isNearInHangul(a: string, b: string): boolean {
  const [number, other] = [a, b].map((name) => koreanNumber.exec(name)?.[0])
  if (number && other && number !== other) return false
  if (typingDistance(a.normalize('NFD'), b.normalize('NFD'), 1) <= 1) return true
  const isExchanged = sortedCharacters(a) === sortedCharacters(b) && typingDistance(a, b, 1) <= 1
  return isExchanged || a.replace(twiceInHangul, '$1') === b.replace(twiceInHangul, '$1')
}

/** Whether these are two kinds of streets: Parkway is no misspelt Parade. */
export const areTwoKinds = (a: Token, b: Token): boolean =>
  a.plain !== b.plain && kindsAlike.has(a.plain) && kindsAlike.has(b.plain)

/**
 * Whether two words are equal except for typing errors. In other scripts errors are also counted in
 * the original letters.
 */
export const isNearWord = (a: Token, b: Token): boolean =>
  isNearInLetters(a, b) &&
  !areTwoKinds(a, b) &&
  !hasOtherShortName(a.whole ?? a.plain, b.whole ?? b.plain) &&
  !areOfOtherGenders(a.raw, b.raw)

function isNearInLetters(a: Token, b: Token): boolean {
  // "Sixtieth" is no misspelt "sixteenth".
  if (a.number && b.number && a.number !== b.number) return false
  if (hasUnspaced(a.raw) || hasUnspaced(b.raw)) return false
  if (koreanKind.test(a.raw) && koreanKind.test(b.raw) && a.raw.at(-1) !== b.raw.at(-1))
    return false
  if (hangul.test(a.raw) && hangul.test(b.raw)) return isNearInHangul(a.raw, b.raw)
  if (a.sound !== undefined && a.sound === b.sound) return true
  if (isNearly(a.plain, b.plain) || soundsLikeRomanised(a, b)) return true
  if (areCasesOfAdjective(a.plain, b.plain)) return true
  if (a.isLatin !== b.isLatin) return isNearly(soundOf(a.plain), soundOf(b.plain))
  if (a.whole && b.whole) return areNearlyEqualNames(a, b, a.whole, b.whole)
  if ((a.whole ?? b.whole) && isNearly(a.whole ?? a.plain, b.whole ?? b.plain)) return true
  return isOtherScript.test(a.raw) && isNearly(a.raw.toLowerCase(), b.raw.toLowerCase())
}

/**
 * Whether two words are one Slavic adjective, one of them in the case that follows "in" or "at":
 * "Piotrkowskiej" is Piotrkowska, "Hlavnej" Hlavná, "Mihailovoj" Mihailova.
 */
function areCasesOfAdjective(a: string, b: string): boolean {
  const [one, other] = a.endsWith('a') ? [a, b] : [b, a]
  const stem = /^(.{4,}?)(?:iej|ej|oj)$/.exec(other)?.[1]
  return stem !== undefined && one === `${stem}a`
}

/**
 * Whether two words are one adjective in Cyrillic letters, for a street and for another kind:
 * "Садовая" is an улица, and "Садовый" a проезд or переулок.
 */
function areOfOtherGenders(a: string, b: string): boolean {
  const [one, other] = [a, b].map((word) => adjective.exec(word.toLowerCase()))
  const [, stem, feminine] = one ?? []
  return stem !== undefined && stem === other?.[1] && !feminine !== !other[2]
}

const adjective = /^(\p{Script=Cyrillic}{3,}?)(?:(ая|яя|а|я)|[ыи]й|ій)$/u

/** A Nordic street with its kind at its end: Ågade, Søvej. */
const nordicStreet = /^(\p{L}+?)(?:gade|gata|gatan|vägen|vagen|vegen|veien|vej|vei)$/u
const maxShortName = 2

/**
 * Whether a name of a letter or two before the kind of a street is another one's: Algade is no
 * misspelt Ågade, nor Solvej Søvej.
 */
function hasOtherShortName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((street) => nordicStreet.exec(street)?.[1])
  if (one === undefined || other === undefined) return false
  const isShort = Math.min(one.length, other.length) <= maxShortName
  return isShort && withoutDoubles(a) !== withoutDoubles(b)
}

/** Whether two words are equal but for typing errors, also where the kind of a street ends them. */
export const isNearlyStreet = (a: string, b: string): boolean =>
  isNearly(a, b) && !hasOtherShortName(a, b)

const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

/**
 * Whether two names with their kinds are nearly equal: the name decides how many errors there may
 * be, so that Kerkstraat is not Herestraat. In Dutch "ij" is also "y".
 */
function areNearlyEqualNames(a: Token, b: Token, one: string, other: string): boolean {
  const hasLetterMore = a.plain.length !== b.plain.length
  const max = Math.max(errorsIn(a.plain, b.plain), hasLetterMore ? 1 : 0)
  return isNearlyWithin(one.replace('ij', 'y'), other.replace('ij', 'y'), max)
}

/** Whether two words are the same, or would be without typing errors. */
export const isSameOrNearWord = (a: Token, b: Token): boolean =>
  isSameWord(a, b) || isNearWord(a, b)

/** Whether a word is one of these. */
export const isOneOf =
  (words: readonly Token[]) =>
  (word: Token): boolean =>
    words.some((one) => isSameWord(one, word))

/** The same, or would be without typing errors. */
export const isNearlyOneOf =
  (words: readonly Token[]) =>
  (word: Token): boolean =>
    words.some((one) => isSameOrNearWord(one, word))

/** As isNearWord; a short kind may lack one letter too, or have two exchanged: "Rod", "tgr". */
export const isNearKind = (token: Token, word: Token): boolean =>
  isNearWord(token, word) ||
  (word.isType && (isOneLess(token.plain, word.plain) || isExchanged(token.plain, word.plain)))

/** Whether two neighbouring letters behind the first one are exchanged. */
const isExchanged = (a: string, b: string): boolean =>
  a.length === minKind &&
  b.length === minKind &&
  a !== b &&
  a[0] === b[0] &&
  a[1] === b[2] &&
  a[2] === b[1]

const minKind = 3

const isOneLess = (short: string, long: string): boolean =>
  short.length >= minKind &&
  short.length + 1 === long.length &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)

const isOtherScript = /^[^\p{Script=Latin}]{4,}$/u

/** Where the words of a run stand, one behind the other; -1 where they don't. */
export const indexOfRun = (words: readonly Token[], run: readonly Token[]): number =>
  words.findIndex((_, from) =>
    run.every((word, at) => {
      const other = words[from + at]
      return other !== undefined && isSameWord(other, word)
    }),
  )

/** Whether the words of a name stand one behind the other. */
export const areSideBySide = (name: readonly Token[], words: readonly Token[]): boolean =>
  indexOfRun(words, name) >= 0
