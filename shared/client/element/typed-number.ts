import type { Components } from '../../address/components.ts'
import { digitsIn, withAsciiDigits } from '../../address/words/digits.ts'
import { numberFirst } from './line-orders.ts'
import { placeOf } from './street-line.ts'
import { withoutUnits } from './typed-unit.ts'

/** Of an alphabet: "18º" and "55樓" are floors, "8號" is a house. */
const letter = '[\\p{Lu}\\p{Ll}\\u05d0-\\u05ea]'
const suffix = `(?:\\s?(?:bis|ter|quater)|${letter}|[号號])`
/** "12 a", and "5 A 12" in Finland. Other letters may be words: "12 i Stockholm". */
const apart = '(?:\\s[a-hа-дא-ה]|\\s\\p{L}$)(?:\\s\\p{Nd}{1,3}$)?'
const others = `\\s?[-–/]\\s?(?:\\p{Nd}{1,4}${suffix}?|${letter})`
/** Buildings of one number in Russia: "5к2". What has a sign is read whole: "12½". */
const source =
  `\\p{Nd}{1,5}(?:[кс]\\p{Nd}{1,2}){1,2}|\\p{Nd}{1,5}${suffix}?(?:${others}){0,3}(?:${apart})?` +
  '|\\p{Nd}{1,4}[½¼¾&+]\\S{0,5}'
export const houseNumber = new RegExp(`^(?:${source})$`, 'iu')
const word = new RegExp(`(?:${source})(?!\\S)|\\S+`, 'giu')
const houseWord = /^(?:house|plot|lot|no|nr|n|nº|n°|núm|num|numero|número|№|д|дом)\.?:?$/i
const signBefore = /^(?:no|nr|nº|n°|n|№|д)[.:]+(?=\p{Nd})/iu
/** Scripts that have no space between a street and its number: "中山路222号". */
const unspacedNumber = /([\p{Script=Han}\p{Script=Hangul}])(?=\p{Nd})/gu

/**
 * The house number in a typed address that the chosen suggestion lacks, such as "12 a" of "12 a
 * Some Street". A wrong number is worse than none: a number stands at the beginning of the text or
 * of a part of it, or beside a word of the street. It is searched for in the part that has most of
 * the street, as in "Level 5, 12 Some Street". Else it begins a part before, or is the next part.
 */
export function typedNumber(
  typed: string,
  suggestion: string,
  place: Components,
): string | undefined {
  const parts = partsOf(typed)
    .map(withoutHouseWords)
    .filter((words) => words.length > 0)
  const isOfStreet = streetWords(place)
  const scores = parts.map((words) => new Set(words.filter(isOfStreet)).size)
  const score = Math.max(0, ...scores)
  if (score === 0 && !isStreet(suggestion, isOfStreet)) return undefined
  const at = scores.indexOf(score)
  const street = parts[at] ?? []
  const before = parts.slice(0, at).map((words) => (isCode(words, 0, place) ? '' : words[0]))
  const [behind = []] = parts.slice(at + 1)
  const find = (words: Words) =>
    score > 0 ? numberIn(words, suggestion, place) : numberAlone(words, suggestion, place)
  const found = find(street) ?? find([...before, ...street, ...(behind.length > 1 ? [] : behind)])
  return found && place.countryCode === 'JP' ? withoutBlocks(found, place) : found
}

/** The words of each part between commas, without flats. A number is one word: "12 a". */
export const partsOf = (typed: string): string[][] =>
  withoutUnits(typed)
    .replace(unspacedNumber, '$1 ')
    .split(/[,،]/)
    .map((part): string[] => part.match(word) ?? [])
    .filter((words) => words.length > 0)

const withoutHouseWords = (words: string[]) =>
  words.map((one) => one.replace(signBefore, '')).filter((one) => !houseWord.test(one))

export type Words = readonly (string | undefined)[]

/** The number with which the words begin, else that beside a word of the street. */
function numberIn(words: Words, suggestion: string, place: Components): string | undefined {
  const lacking = lackingIn(words, suggestion, place)
  const isOfStreet = streetWords(place)
  const isBehind = (at: number) => isOfStreet(words[at - 1])
  if (!isNumberFirst(place)) return lacking[0] ?? lacking.find((one, at) => one && isBehind(at))
  return (
    lacking[0] ??
    lacking.find((one, at) => one && isOfStreet(words[at + 1])) ??
    // "Highway 61 12" is no house.
    lacking.find((one, at) => one && isBehind(at) && !houseNumber.test(words[at - 1] ?? ''))
  )
}

/** Of a street typed in other letters: the number that is first, last, or before the town. */
function numberAlone(all: Words, suggestion: string, place: Components): string | undefined {
  const words = withoutBegunWord(all, place)
  const lacking = lackingIn(words, suggestion, place)
  const isSuggested = (at: number) => isIn(words[at], suggestion)
  return (
    lacking[0] ??
    lacking.find(
      (one, at) => one && !isSuggested(at - 1) && (at === words.length - 1 || isSuggested(at + 1)),
    )
  )
}

/** "d" of "10 d" may begin the street: Downing Street. */
function withoutBegunWord(words: Words, { street = '' }: Components): Words {
  const [, number, letter = ''] = /^(.*\d)\s(\p{L})$/u.exec(words.at(-1) ?? '') ?? []
  const begins = (word: string) => letter !== '' && word.startsWith(plain(letter))
  return plain(street).split(/\s+/).some(begins) ? [...words.slice(0, -1), number] : words
}

/** The words that are numbers of houses, each at its place. */
const lackingIn = (words: Words, suggestion: string, place: Components): Words =>
  words.map((one = '', at) => {
    if (!houseNumber.test(one) || isCode(words, at, place)) return undefined
    // "B" of "12 B Street" is the street's, "e" may be its "East".
    const [own = one, behind] = one.split(/\s(?=\p{L}$)/u)
    const isEast = isNumberFirst(place) && /^e$/i.test(behind ?? '')
    const typed = isEast || isIn(behind, suggestion) ? own : one
    return [typed, typed.replace(/\s/g, '')].some((text) => isIn(text, suggestion))
      ? undefined
      : typed
  })

const isNumberFirst = ({ countryCode = '' }: Components) => numberFirst[countryCode] !== undefined
export const plain = (text: string) =>
  withAsciiDigits(text)
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
const isIn = (one = '\n', text = '') => placeOf(plain(one) || '\n', plain(text)) >= 0

/** Tells a word of the street, also abbreviated, misspelt or written apart, from another one. */
function streetWords({ street = '', locality = '' }: Components) {
  const whole = plain(street)
  const words = whole.split(/[\s,-]+/).filter(Boolean)
  const town = plain(locality).split(/\s+/)
  // In a village the street may have its name.
  const isNamedSo = words.every((one) => town.includes(one))
  return (typed = ''): boolean => {
    const one = plain(typed)
    if (one === '' || (town.includes(one) && !isNamedSo)) return false
    if (/\d/.test(one)) return [one, one.replace(/\s/g, '')].some((text) => isIn(text, street))
    const isPart = one.length > (/[a-z]/.test(one) ? 2 : 1) && whole.includes(one)
    return isPart || words.some((other) => isSameWord(one, other, typed.endsWith('.')))
  }
}

function isSameWord(typed: string, word: string, isCut: boolean): boolean {
  if (typed === word || hasTypingError(typed, word)) return true
  if (word.length > 1 && typed.endsWith(word)) return true
  // "rd" of "road", "Cd." of "Caddesi".
  const isShort = /^\p{L}{2,4}$/u.test(typed) || (isCut && /^\p{L}$/u.test(typed))
  return isShort && new RegExp(`^${[...typed].join('.*')}${isCut ? '' : '$'}`).test(word)
}

/** Whether the words differ in one place: in a letter, from 7 letters in two. */
function hasTypingError(typed: string, word: string): boolean {
  const [length, min] = [Math.max(typed.length, word.length), Math.min(typed.length, word.length)]
  let [start, end] = [0, 0]
  while (start < min && typed[start] === word[start]) start += 1
  while (start + end < min && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  return min > 3 && start + end >= length - (min < 7 ? 1 : 2)
}

/** Whether the suggestion is the street, not a place in it. */
const isStreet = (suggestion: string, isOfStreet: (word: string) => boolean): boolean =>
  (suggestion.split(/[,،]/, 1)[0] ?? '').split(/\s+/).every(isOfStreet)

/** Without the blocks that the street has in Japan: "5-11" of "4-5-11" in 銀座４丁目. */
function withoutBlocks(found: string, { street = '' }: Components): string | undefined {
  const blocks = digitsIn(street)
    .map((block) => `${block}-`)
    .join('')
  return withAsciiDigits(found).startsWith(blocks) ? found.slice(blocks.length) : undefined
}

/** Forms of postal codes, each with the space behind it. */
const codes = /^(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{3}-\d{4}) /
/** Forms of these countries alone: elsewhere a house number may have them. */
const codesOf: readonly (readonly [countries: string, form: RegExp])[] = [
  ['AL AM AT AU BD BE BG CH CY DK GE GL HU LI LU LV MD MK NL NO NZ PH SI TN ZA', /^\d{4} /],
  ['CZ GR SE SK', /^\d{3} \d\d /],
  ['FO IS', /^\d{3} /],
  ['PL', /^\d\d-\d{3} /],
]
/** Countries with house numbers of five digits. */
const withLongNumbers = 'CA PR US'

/** Whether the number may be a postal code: that of the place, or another one. */
export function isCode(words: Words, at: number, place: Components): boolean {
  const [word = '', next = ''] = words.slice(at).map((one = '') => withAsciiDigits(one))
  const { postalCode, countryCode = '-' } = place
  const isOf = (countries: string) => countries.includes(countryCode)
  const has = (form: RegExp) => form.test(`${word} ${next} `)
  if (postalCode && placeOf(word, postalCode) === 0) return true
  if (at === 0 && isNumberFirst(place)) return has(codes) && !(postalCode && isOf(withLongNumbers))
  return has(codes) || codesOf.some(([countries, form]) => isOf(countries) && has(form))
}
