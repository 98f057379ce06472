import type { Components } from './components.ts'
import { boroughs, quartersOfQueens } from './data/new-york.ts'
import { shortTowns } from './data/short-towns.ts'
import { lettersOf } from './words.ts'

interface ShortNames {
  letters: string
  names: readonly string[]
}

const byCountry = new Map<string, ShortNames[]>(
  Object.entries(shortTowns).map(([country, towns]) => [
    country,
    Object.entries(towns).map(([full, names]) => ({ letters: lettersOf(full), names })),
  ]),
)

/**
 * Other names by which people write the town of a found place: "Bp." for Budapest, "Brooklyn" and
 * "New York" for a place in Brooklyn. Not the names of its neighbours: Brooklyn is not Queens.
 */
export function otherTownNames(parts: Components): string[] {
  const { countryCode: country = '', locality = '', district = '' } = parts
  const towns = byCountry.get(country)
  if (!towns) return []
  // Of communes around a capital, such as those of Santiago, it is the district.
  const short = [locality, district].flatMap((name) => shortNamesOf(name, country, towns))
  if (country === 'KR') return [...short, ...[locality, district].flatMap(withoutHyphen)]
  return country === 'US' && parts.regionCode === 'NY'
    ? [...short, ...namesInNewYork(parts)]
    : short
}

/** "Buk-gu": Koreans leave out the hyphen before the kind of an area, too. */
const withoutHyphen = (name: string): string[] =>
  /^\p{L}+-\p{L}+$/u.test(name) ? [name.replace('-', '')] : []

/** A cache: a batch has most towns often. */
const shortCache = new Map<string, string[]>()
const maxCachedTowns = 5_000

function shortNamesOf(locality: string, country: string, towns: readonly ShortNames[]): string[] {
  const key = `${country}${locality}`
  const known = shortCache.get(key)
  if (known) return known
  if (shortCache.size >= maxCachedTowns) shortCache.clear()
  const own = lettersOf(locality)
  const made = towns.flatMap(({ letters, names }) => (own.startsWith(letters) ? names : []))
  shortCache.set(key, made)
  return made
}

/** Shorter names stand for too much in a text. */
const minShortName = 3

interface LongName {
  short: RegExp
  full: string
}

/** A cache with one entry for each country; all names together where none is known. */
const longNames = new Map<string, LongName[]>()

function longNamesIn(country: string): LongName[] {
  const known = longNames.get(country)
  if (known) return known
  const towns = Object.entries(shortTowns).filter(([code]) => country === '' || code === country)
  const made = towns.flatMap(([, names]) =>
    Object.entries(names).flatMap(([full, shorts]) =>
      shorts
        .filter((short) => short.length >= minShortName && !full.includes(short) && !names[short])
        .map((short) => ({ short: wordPattern(short), full })),
    ),
  )
  longNames.set(country, made)
  return made
}

const wordPattern = (short: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${short.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\.?(?![\\p{L}\\p{N}])`,
    'iu',
  )

/** The text with the first short name of a town written out: "HKI" is Helsinki. */
export function withLongTowns(text: string, country: string): string {
  const found = longNamesIn(country).find(({ short }) => short.test(text))
  return found ? text.replace(found.short, found.full) : text
}

/**
 * Whether a text is the name, shortened with dots, an apostrophe or a slash, as people do on forms:
 * "Sto. Dgo.", "B'quilla", "Θεσ/νίκη". Each shortened word begins like the whole one, and has its
 * letters in their order.
 */
export function isContraction(text: string, name: string): boolean {
  if (!isMarked.test(text)) return false
  const [short, whole] = [text, name].map((one) => one.trim().split(/[\s-]+/)) as [
    string[],
    string[],
  ]
  return (
    short.length === whole.length &&
    short.some((word) => isMarked.test(word)) &&
    short.some((word) => lettersOf(word).length >= minContraction) &&
    short.every((word, at) => isShortFor(word, whole[at] ?? ''))
  )
}

const isMarked = /\p{L}[.'’/]/u
/** Fewer letters may stand for any name. */
const minContraction = 3

function isShortFor(word: string, whole: string): boolean {
  const [letters, all] = [lettersOf(word), lettersOf(whole)]
  if (letters === all) return letters !== ''
  if (!isMarked.test(word) || letters === '' || letters[0] !== all[0]) return false
  let at = 0
  for (const letter of all) if (letter === letters[at]) at++
  return at === letters.length
}

const city = 'New York'

function namesInNewYork({ locality, district, postalCode = '' }: Components): string[] {
  const isCoded = ({ codes }: { codes: readonly string[] }) =>
    codes.some((code) => postalCode.startsWith(code))
  const quarter = quartersOfQueens.find(({ name }) => name === locality)
  const borough =
    boroughs.find(({ name, county }) => name === locality || county === district) ??
    (quarter ? boroughs.find(({ name }) => name === 'Queens') : boroughs.find(isCoded))
  const isInCity = quarter || locality === city || borough?.name === locality || !locality
  if (!borough || !isInCity) return []
  const quarters = borough.name === 'Queens' && !quarter ? quartersOfQueens.filter(isCoded) : []
  return [city, 'NYC', borough.name, ...quarters.map(({ name }) => name)]
}
