import { districtsOfIndia, postalCodeForms, withoutLeadingZero } from '../data/postal-codes.ts'
import { withAsciiDigits } from '../words/digits.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { typingDistance } from '../words/typing-distance.ts'
import { sortedCharacters } from '../words/words.ts'

interface Form {
  pattern: string
  whole: RegExp
}

const signs: Record<string, string> = {
  '#': '[0-9]',
  '@': '[A-Z]',
  '?': '[A-Z0-9]',
  ' ': '[ -]?',
  '-': '[ -]?',
}
const sourceOf = (pattern: string): string =>
  [...pattern].map((sign) => signs[sign] ?? sign).join('')

const formsByCountry = new Map(
  Object.entries(postalCodeForms).map(([country, forms]): [string, Form[]] => [
    country,
    forms.map(formOf),
  ]),
)

function formOf(pattern: string): Form {
  return { pattern, whole: new RegExp(`^${sourceOf(pattern.replace(/[ -]/g, ''))}$`) }
}

/**
 * Finds codes in a text, where no letter or digit touches them. Separators inside a code may vary.
 */
const finderIn = remembered(maxCountries, (country) => {
  const forms = formsByCountry.get(country)
  return forms && finderOf(country, forms)
})

function finderOf(country: string, forms: Form[]): RegExp {
  const code = forms.map(({ pattern }) => sourceOf(pattern)).join('|')
  const before = `(?<![\\p{Script=Latin}\\p{Nd}-])(?:${prefixOf(country, forms)})?`
  // Of "090-0000-1234" the telephone, no part is a code.
  return new RegExp(`${before}(${code})(?!-?\\p{Nd}|\\p{Script=Latin})`, 'giu')
}

/**
 * An old custom: the country's sign before the code, as in "D-10557"; in Singapore "S521118", in
 * Luxembourg "L4010".
 */
function prefixOf(country: string, forms: Form[]): string {
  if (country === 'SG') return 'S(?:G-?|-|\\()?'
  if (country === 'LU') return 'L(?:U-?|-)?'
  return forms.some(({ pattern }) => /^[#?]/.test(pattern))
    ? `(?:${country}|[A-Z]{1,3})-|〒\\s?`
    : '〒'
}

/** Whether the country has postal codes. */
export const hasPostalCodes = (country: string): boolean => formsByCountry.has(country)

/**
 * Letters and digits of a code, in capitals and without the country's sign: "d-10557" is "10557".
 */
function bareCode(text: string, country: string): string {
  const bare = withAsciiDigits(text.normalize('NFKC')).toUpperCase()
  const forms = formsByCountry.get(country) ?? []
  const compact = bare.replace(/[^A-Z0-9]/g, '')
  if (forms.some(({ whole }) => whole.test(compact))) return compact
  // Singapore: "S238872", "S(238872)".
  if (country === 'SG') return compact.replace(/^S(?=\d{6}$)/, '')
  const unsigned = bare.replace(/^\s*(?:[A-Z]\.?){1,3}[\s-]*(?=\d)/, '').replace(/[^A-Z0-9]/g, '')
  return forms.some(({ whole }) => whole.test(unsigned)) ? unsigned : compact
}

/** Whether the text has the form of one of the country's codes; true where no form is known. */
export function isPostalCode(text: string, country: string): boolean {
  const forms = formsByCountry.get(country)
  const bare = bareCode(text, country)
  return !forms || forms.some(({ whole }) => whole.test(bare))
}

/** All texts that look like a code of the country. `at` is the index in UTF-16 units. */
export function postalCodesIn(
  text: string,
  country: string,
): { text: string; at: number; length: number }[] {
  const finder = finderIn(country)
  if (!finder || !/\d/.test(text) || text.search(finder) < 0) return []
  const isWithoutZero = withoutLeadingZero.has(country)
  return [...text.matchAll(finder)]
    .filter(([code]) => /\d/.test(code) && !(isWithoutZero && /^0/.test(code)))
    .map((match) => ({
      text: match[1] ?? match[0],
      at: match.index,
      length: match[0].length,
    }))
}

const minLetters = 3
/** Four digits behind a word are the number of a house as well. */
const minDigitsBehind = 5

/** Where a code of digits touches a word: "rue Lepic75018", "8001Zürich". */
const touchingIn = remembered(maxCountries, (country) => {
  const digits = (formsByCountry.get(country) ?? []).flatMap(({ pattern }) =>
    /^#{4,}$/.test(pattern) ? pattern.length : [],
  )
  const word = `\\p{Script=Latin}{${minLetters}}`
  const places = digits.flatMap((count) => [
    ...(count >= minDigitsBehind ? [`(?<=${word})(?=\\d{${count}}(?!\\d))`] : []),
    `(?<=(?<![\\p{L}\\d-])\\d{${count}})(?=${word})`,
  ])
  return places.length > 0 ? new RegExp(places.join('|'), 'gu') : undefined
})

/** The text with a space between a code of digits and a word that touches it. */
export function withCodesApart(text: string, country: string): string {
  const touching = /\d{4}/.test(text) ? touchingIn(country) : undefined
  return touching ? text.replace(touching, ' ') : text
}

/** A code without its country's prefix, as "LV-1050" for Latvia. */
const withoutSign = (code: string, country: string): string =>
  code.startsWith(country) ? code.slice(2) : code

/**
 * The stored code compared with the right one. `incomplete`: its beginning only. `padded`: a
 * leading zero was lost, as in spreadsheets.
 */
type CodeMatch = 'same' | 'incomplete' | 'padded' | 'different'

/**
 * Compares two codes of a country. In the USA the last four digits are optional, in Saudi Arabia
 * the second half.
 */
export function compareCodes(stored: string, right: string, country: string): CodeMatch {
  if (stored === right) return 'same'
  const a = bareCode(stored, country)
  const b = bareCode(right, country)
  if (withoutSign(a, country) === withoutSign(b, country)) return 'same'
  if ((country === 'US' || country === 'PR' || country === 'SA') && a.slice(0, 5) === b.slice(0, 5))
    return 'same'
  // Argentina's old codes are the four digits of today's.
  if (country === 'AR' && a.length === 4 && b.slice(1, 5) === a) return 'same'
  if (country === 'UA' && isOfWholeTown(a, b)) return 'same'
  // The provider may know only the beginning of a code: "C1425" for "C1425AAA". That is no
  // difference.
  if (a.startsWith(b) && b.length >= 3 && isPostalCode(a, country)) return 'same'
  if (/^\d+$/.test(a) && a === b.replace(/^0+/, '')) return 'padded'
  if (a.length >= 2 && b.startsWith(a)) return 'incomplete'
  return 'different'
}

/** Ukraine's large towns have a code of the whole town: 79000 in Lviv, 02000 in Kyiv. */
const isOfWholeTown = (code: string, other: string): boolean =>
  [code, other].some((one) => /^\d\d000$/.test(one)) && townOf(code) === townOf(other)
const townOf = (code: string): string => code.replace(/^0[1-6]/, 'Kyiv').slice(0, -3)

/** The country's own sign, with which all of its codes begin. */
const sign = /^(?:ad|az|ht|lt|lv|md)(?=\d)/
const plainCode = (code: string): string =>
  withAsciiDigits(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(sign, '')
/** Where its digits and letters stand. */
const patternOf = (code: string): string =>
  plainCode(code).replace(/\d/g, '0').replace(/[a-z]/g, 'a')

/**
 * A stored code with the leading zero that a spreadsheet has lost: 6110 is 06110, beside 33790. Not
 * where it may be the other one without one of its digits.
 */
function withLostZero(code: string, other: string): string {
  const [own, right] = [plainCode(code), plainCode(other)]
  const isShorter = /^\d+$/.test(own + right) && own.length === right.length - 1
  return isShorter && typingDistance(own, right, 1) > 1 ? `0${own}` : code
}

/** Whether two codes of one form differ in more than one character, which may be mistyped. */
export function isOtherCode(code: string, other: string): boolean {
  const [stored, right] = inOneForm(code, other)
  return patternOf(stored) === patternOf(right) && typingDistance(stored, right, 1) > 1
}

/** Codes of Argentina have a letter in front and three behind, or are four digits as before. */
const digitsOfArgentina = (code: string): string =>
  plainCode(code).replace(/^[a-z](\d{4})(?:[a-z]{3})?$/, '$1')

/** A stored code and another one in plain letters, with what the form of one lacks. */
const inOneForm = (code: string, other: string): [stored: string, other: string] => [
  digitsOfArgentina(withLostZero(code, other)),
  digitsOfArgentina(other),
]

/** The first half of a code, which is that of a district: E11, M4E, 1017. */
const firstHalves = new Map([
  ['CA', /^[a-z]\d[a-z]/],
  ['GB', /^[a-z]{1,2}\d[a-z\d]?(?=$|\d[a-z]{2}$)/],
  ['NL', /^\d{4}/],
])

/** Whether a stored code is only the first half of one, of another district than this code's. */
export function isHalfOfOtherCode(stored: string, right: string, country: string): boolean {
  const [code, other] = [plainCode(stored), plainCode(right)]
  const half = firstHalves.get(country)
  const found = half?.exec(other)?.[0]
  return found !== undefined && found !== code && half?.exec(code)?.[0] === code
}

/** Whether two codes have the same characters, in whatever order. */
export const haveSameCharacters = (code: string, other: string): boolean =>
  sortedCharacters(plainCode(code)) === sortedCharacters(plainCode(other))

/** Whether two codes are not of one form, or have the same characters in another order. */
export function areDigitsMisplaced(code: string, other: string): boolean {
  const [stored, right] = inOneForm(code, other)
  return patternOf(stored) !== patternOf(right) || haveSameCharacters(stored, right)
}

/** The first characters of a code are those of a district nearly everywhere. */
const ofDistrict = 2
/** In India three are, if there is such a district: 121 is Faridabad, and 122 Gurugram. */
const ofDistrictInIndia = 3

const isDistrictOfIndia = (code: string): boolean => {
  const district = Number(code.slice(0, ofDistrictInIndia))
  return districtsOfIndia.some(([first, last]) => district >= first && district <= last)
}

/** Whether two codes of one form are of different districts, of `country` where it is given. */
export function isOfOtherDistrict(code: string, other: string, country = ''): boolean {
  const [a, b] = inOneForm(code, other)
  if (patternOf(a) !== patternOf(b)) return false
  const isInIndia = country === 'IN' && [a, b].every(isDistrictOfIndia)
  const length = isInIndia ? ofDistrictInIndia : ofDistrict
  return a.slice(0, length) !== b.slice(0, length)
}

/**
 * Whether a code is more than the other one mistyped: of another district and with several other
 * characters, or with another first one, which nearly everywhere is that of a region.
 */
export function isOfOtherRegion(code: string, other: string, country = ''): boolean {
  const [a, b] = [plainCode(code), plainCode(other)]
  if (withDigitsForLetters(a) === withDigitsForLetters(b)) return false
  if (haveOtherHalves(a, b)) return true
  // British areas have one letter or two: "G3 8AG", "EC3M 7HA".
  if (patternOf(code) !== patternOf(other)) return hasOtherLetters(a, b)
  const hasOtherFirst = a[0] !== b[0] && a.slice(1) === b.slice(1)
  return isOfOtherDistrict(code, other, country) && (hasOtherFirst || isOtherCode(code, other))
}

/**
 * Whether two codes are of other quarters of Berlin, and neither is the other one mistyped. It was
 * made of towns and villages, which have streets of the same names: Berliner Straße.
 */
export const areInOtherQuartersOfBerlin = (code: string, other: string): boolean =>
  [code, other].every((one) => /^1(?:[0-3]\d{3}|4[01]\d\d)$/.test(one)) && isOtherCode(code, other)

/**
 * Whether one code is of a capital of a province of Spain, which has a zero behind its two digits,
 * and the other is of a town or a village, and neither is the other one mistyped.
 */
export const areOfCapitalAndVillage = (code: string, other: string): boolean =>
  (code[2] === '0') !== (other[2] === '0') && isOtherCode(code, other)

/** A code whose letters that look like digits are these: "LI 4DN" is mistyped for L1 4DN. */
const withDigitsForLetters = (code: string): string => code.replace(/[il]/g, '1').replace(/o/g, '0')

const british = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/

/** Whether both halves of two British codes differ: HP20 1SH is in another town than HP22 6DU. */
function haveOtherHalves(a: string, b: string): boolean {
  const [one, two] = [british.exec(a), british.exec(b)]
  return one !== null && two !== null && one[1] !== two[1] && one[2] !== two[2]
}

const halves = /^([a-z]{1,2}\d?)(\d)(\d)([a-z]{2})$/

/** Whether the digits on both sides of a British code's space are exchanged: SA4 3BL, SA3 4BL. */
export function areDigitsExchanged(code: string, other: string): boolean {
  const [, area, last, first, end] = halves.exec(plainCode(code)) ?? []
  return area !== undefined && plainCode(other) === `${area}${first}${last}${end}`
}

function hasOtherLetters(a: string, b: string): boolean {
  const [area, other] = [a, b].map((code) => /^[a-z]+(?=\d)/.exec(code)?.[0])
  return area !== undefined && other !== undefined && area !== other
}
