import { postalCodeForms } from './data/postal-codes.ts'

interface Form {
  pattern: string
  whole: RegExp
}

const signs: Record<string, string> = { '#': '[0-9]', '@': '[A-Z]', '?': '[A-Z0-9]', ' ': '[ -]?', '-': '[ -]?' }
const sourceOf = (pattern: string): string => [...pattern].map((sign) => signs[sign] ?? sign).join('')

const formsByCountry = new Map(
  Object.entries(postalCodeForms).map(([country, forms]): [string, Form[]] => [country, forms.split('|').map(formOf)]),
)

function formOf(pattern: string): Form {
  return { pattern, whole: new RegExp(`^${sourceOf(pattern.replace(/[ -]/g, ''))}$`) }
}

/** Codes in a text, where no letter or digit touches them; the parts may be separated otherwise than usual. */
const finders = new Map(
  [...formsByCountry].map(([country, forms]) => [
    country,
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{Nd}-])(?:${prefixOf(country, forms)})?(${forms.map(({ pattern }) => sourceOf(pattern)).join('|')})(?![\\p{Script=Latin}\\p{Nd}])`,
      'giu',
    ),
  ]),
)

/** "D-10557": the old habit of a country's sign before the code. */
function prefixOf(country: string, forms: Form[]): string {
  return forms.some(({ pattern }) => /^[#?]/.test(pattern)) ? `(?:${country}|[A-Z]{1,3})-|〒\\s?` : '〒'
}

/** Whether the country has postal codes. */
export const hasPostalCodes = (country: string): boolean => formsByCountry.has(country)

/** Letters and digits of a code, in capitals and without the country's sign before it: "d-10557" is "10557". */
function bareCode(text: string, country: string): string {
  const bare = text.normalize('NFKC').toUpperCase()
  const forms = formsByCountry.get(country) ?? []
  const compact = bare.replace(/[^A-Z0-9]/g, '')
  if (forms.some(({ whole }) => whole.test(compact))) return compact
  const unsigned = bare.replace(/^\s*[A-Z]{1,3}[\s-]+(?=\d)/, '').replace(/[^A-Z0-9]/g, '')
  return forms.some(({ whole }) => whole.test(unsigned)) ? unsigned : compact
}

/** Whether it has the form of one of the country's codes; true where no form is known. */
export function isPostalCode(text: string, country: string): boolean {
  const forms = formsByCountry.get(country)
  const bare = bareCode(text, country)
  return !forms || forms.some(({ whole }) => whole.test(bare))
}

/** All that looks like a code of the country in a text, with where it begins, in UTF-16 units. */
export function postalCodesIn(text: string, country: string): { text: string; at: number; length: number }[] {
  const finder = finders.get(country)
  if (!finder) return []
  return [...text.matchAll(finder)]
    .filter(([code]) => /\d/.test(code))
    .map((match) => ({
      text: match[1] ?? match[0],
      at: match.index,
      length: match[0].length,
    }))
}

/** "LV-1050" without what every code of Latvia begins with. */
const withoutSign = (code: string, country: string): string => (code.startsWith(country) ? code.slice(2) : code)

/** How a stored code stands to the right one. `incomplete`: the beginning of it; `padded`: a leading zero lost, as in spreadsheets. */
export type CodeMatch = 'same' | 'incomplete' | 'padded' | 'different'

/** Compares codes of a country. In the USA the four digits at the end are not needed, nor is Saudi Arabia's second half. */
export function compareCodes(stored: string, right: string, country: string): CodeMatch {
  const a = bareCode(stored, country)
  const b = bareCode(right, country)
  if (withoutSign(a, country) === withoutSign(b, country)) return 'same'
  if ((country === 'US' || country === 'PR' || country === 'SA') && a.slice(0, 5) === b.slice(0, 5)) return 'same'
  // A code that the provider knows only the beginning of is no contradiction: "C1425" for "C1425AAA".
  if (a.startsWith(b) && b.length >= 3 && isPostalCode(a, country)) return 'same'
  if (/^\d+$/.test(a) && a === b.replace(/^0+/, '')) return 'padded'
  if (a.length >= 2 && b.startsWith(a)) return 'incomplete'
  return 'different'
}
