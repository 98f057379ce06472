import { type PostalKind, type PostalWords, postalServices } from '../data/postal-services.ts'
import { once } from '../words/once.ts'
import { end, wholeWords } from '../words/whole-words.ts'
import { fold } from '../words/words.ts'

/** What is stored in place of a street: "PO Box 12" is the box 12. */
export interface PostalService {
  kind: PostalKind
  /** As written. */
  text: string
  /** The number, as written; empty where there is none. */
  number: string
}

interface Finder {
  kind: PostalKind
  words: string
  /** Countries; all if absent. */
  in?: readonly string[]
  pattern(): RegExp
}

/** The order decides: "PSC 3 Box 12" is no box, and "RR 2 Box 12" neither. */
const kinds: readonly PostalKind[] = ['military', 'rural', 'locker', 'counter', 'box']

/** Digits in groups. A last group with words behind it is the number of a house: "BP 80 12 rue". */
const groups = '\\d(?:[\\d-]*\\d)?(?:\\s[\\d\\s-]*\\d(?!\\d|,?\\s+\\p{L}{2}))?'
/** Letters of a box are apart from the word before them: "12 B piso 5" is no box "BP iso 5". */
const letters = '(?<!\\p{Script=Latin})[a-z]{1,3}[\\s-]?'
const boxNumber = `((?:${letters})?${groups}|${letters}\\d+)`
const otherNumber = '([a-z]{0,3}\\s?\\d[\\d-]*[a-z]{0,2})'
/** The box of a route or of a unit belongs to it. */
const boxOfRoute = '(?:[\\s,]*(?:box|unit)\\s?\\d+[a-z]?)*'

function sourceOf({ kind, words, number }: PostalWords): string {
  const named = wholeWords([`(?:${words})`])
  const gap = '[.:\\s]*(?:no|nr|n°|№|#|station)?[.:\\s]*'
  if (number === 'none') return wholeWords([`(?:${words})`], end)
  if (number === 'before') return `(?<![\\p{N}-])(\\d[\\d-]*)\\s?${named}`
  const value = kind === 'box' ? boxNumber : otherNumber + boxOfRoute
  return number === 'optional' ? `${named}(?:${gap}${value})?${end}` : named + gap + value
}

/** Expressions are compiled at their first use: a service meets the words of few countries. */
const finders: readonly Finder[] = kinds.flatMap((kind) =>
  postalServices
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({
      kind,
      words: entry.words,
      ...(entry.in && { in: entry.in.split(' ') }),
      pattern: once(() => new RegExp(sourceOf(entry), 'iu')),
    })),
)

const anyOf = (some: readonly Finder[]): RegExp | undefined =>
  some.length === 0 ? undefined : new RegExp(wholeWords(some.map(({ words }) => words)), 'iu')

/** A test for all words at once, because most lines have none of them. */
const everywhere = once(() => anyOf(finders.filter((finder) => !finder.in)))

interface OfCountry {
  any?: RegExp
  finders: readonly Finder[]
}

/** A cache with one entry for each country. */
const cache = new Map<string, OfCountry>()

function findersIn(country: string): OfCountry {
  const known = cache.get(country)
  if (known) return known
  const any = anyOf(finders.filter((finder) => finder.in?.includes(country)))
  const own = finders.filter((finder) => !finder.in || finder.in.includes(country))
  const made = { ...(any && { any }), finders: own }
  cache.set(country, made)
  return made
}

const isAscii = /^[\x20-\x7e]*$/

/** "P.O. Box" as "PO Box": the words are listed without dots. */
const withoutDots = (line: string): string =>
  !line.includes('.') && isAscii.test(line)
    ? line
    : line.normalize('NFKC').replace(/(?<=(?<!\p{L})\p{L})\.(?=\s?\p{L})/gu, '')

/** Extracts a postal service from a line, with the words of this country. */
export function takePostalService(
  line: string,
  country = '',
): { rest: string; service?: PostalService } {
  const { any, finders: own } = findersIn(country)
  const plain = withoutDots(line)
  if (!everywhere()?.test(plain) && !any?.test(plain)) return { rest: line }
  for (const { kind, pattern } of own) {
    const match = pattern().exec(plain)
    if (!match) continue
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
    return { rest, service: { kind, text: match[0].trim(), number: match[1]?.trim() ?? '' } }
  }
  return { rest: line }
}

/** Digits and letters of a box number, for comparison. */
export function plainBox(text: string, country: string): string {
  const { service } = takePostalService(text, country)
  return fold(service?.number || text).replace(/[^a-z0-9]/g, '')
}

/** US military states and the beginnings of their codes (USPS Publication 28, section 238). */
const militaryStates: Record<string, RegExp> = {
  AA: /^340/,
  AE: /^09/,
  AP: /^96[2-6]/,
}

/** The military state that a US postal code lies in. */
export const militaryStateOf = (postalCode: string): string | undefined =>
  Object.keys(militaryStates).find((state) => militaryStates[state]?.test(postalCode))
