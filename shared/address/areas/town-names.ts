import type { Components } from '../components.ts'
import { boroughs, quartersOfQueens } from '../data/new-york.ts'
import { partsByCode, partsOfTowns } from '../data/places.ts'
import { centralDistricts, shortTowns, townsByProvince } from '../data/short-towns.ts'
import { entryOf } from '../words/entry-of.ts'
import { escaped } from '../words/escaped.ts'
import { hasInOrder } from '../words/in-order.ts'
import { fold, lettersOf } from '../words/words.ts'
import { namesOfTown } from './town-codes.ts'
import { zoneOfQatarIn } from './zones-of-qatar.ts'

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
  const { countryCode: country = '', locality = '', dependentLocality = '', district = '' } = parts
  const initials = [locality, dependentLocality].flatMap(initialsOf)
  const towns = byCountry.get(country)
  if (!towns) return initials
  // Of communes around a capital, such as those of Santiago, it is the district.
  const shortNames = [locality, district].flatMap((name) => shortNamesOf(name, country, towns))
  const short = [...initials, ...shortNames]
  // The communes of Brussels are its region.
  if (country === 'BE') return [...short, ...shortNamesOf(parts.region ?? '', country, towns)]
  if (country === 'HK') return [...short, ...namesInHongKong(parts)]
  if (country === 'NG') return [...short, ...shortNamesOf(dependentLocality, country, towns)]
  if (country === 'MT') return [...short, ...withoutArticle(locality)]
  if (country === 'ZA') return [...short, ...namesOfTown(locality, country)]
  if (country === 'TR') return [...short, ...centreOf(parts), ...namesInProvince(parts)]
  if (country === 'KR')
    return [...short, ...[locality, district, dependentLocality].flatMap(withoutHyphen)]
  return country === 'US' && parts.regionCode === 'NY'
    ? [...short, ...namesInNewYork(parts)]
    : short
}

/** The parts of the found town that have codes of their own, and stand in its place. */
export function knownPartsOf({ countryCode = '', locality = '' }: Components): readonly string[] {
  const known = Object.entries(entryOf(partsOfTowns, countryCode) ?? {})
  return known.find(([town]) => lettersOf(town) === lettersOf(locality))?.[1] ?? []
}

/**
 * The parts of the found town that are written in its place. None where the found place's code is
 * not among the stored texts; in Turkey the province is enough.
 */
export function partsNamedAsTown(parts: Components, stored: readonly string[]): readonly string[] {
  const { countryCode = '', postalCode = '', dependentLocality = '' } = parts
  if (countryCode === 'QA') return isInZone(dependentLocality, stored) ? ['Doha', 'الدوحة'] : []
  const names = [...knownPartsOf(parts), ...partsUnderCode(parts)]
  if (names.length === 0 && countryCode !== 'TR') return []
  const hasCode =
    postalCode !== '' && stored.some((text) => text.split(/\P{N}+/u).includes(postalCode))
  if (countryCode === 'TR') return formerCentreOf(parts, stored, hasCode)
  return hasCode ? names : []
}

/** Qatar counts its zones throughout, and people write Doha for all around it. */
function isInZone(quarter: string, stored: readonly string[]): boolean {
  const zone = zoneOfQatarIn(quarter)
  return zone !== undefined && stored.some((text) => zoneOfQatarIn(text) === zone)
}

/**
 * The parts of a town that have the found place's code: Sint-Amandsberg is 9040 of Gent. Where the
 * provider names one of them, the others are not meant: each may have a street of one name.
 */
export function partsUnderCode(parts: Components): readonly string[] {
  const { countryCode = '', postalCode = '', dependentLocality = '' } = parts
  const names = entryOf(partsByCode, countryCode)?.[postalCode] ?? []
  const isFound = (name: string) => lettersOf(name) === lettersOf(dependentLocality)
  return names.some(isFound) ? names.filter(isFound) : names
}

/** "IFSC", International Financial Services Centre. */
function initialsOf(name: string): string[] {
  const words = name.match(/(?<![\p{L}'’-])\p{Lu}/gu) ?? []
  return words.length < minShortName ? [] : [words.join('')]
}

/** "Buk-gu": Koreans leave out the hyphen before the kind of an area, too. */
const withoutHyphen = (name: string): string[] =>
  /^\p{L}+-\p{L}+$/u.test(name) ? [name.replace('-', '')] : []

/** "Iż-Żurrieq", "Ħal Qormi": Malta leaves out the article of a town. */
const article = /^(?:(?:i[bcdgħjklmnprstvwxżz]|l)-|ħal\s|ħa[żz]-|ħ['’])/iu
const withoutArticle = (name: string): string[] =>
  article.test(name) ? [name.replace(article, '')] : []

/** Hong Kong is one town, whose quarters and regions stand in its place. Soho is in Central. */
const namesInHongKong = ({ dependentLocality = '', region = '' }: Components): string[] => [
  ...(dependentLocality === 'Central' ? ['Soho'] : []),
  ...[dependentLocality, region].flatMap((name) =>
    shortNamesOf(name, 'HK', byCountry.get('HK') ?? []),
  ),
]

/** "Merkez": the district of Turkey that has the name of its province. */
const centreOf = ({ locality = '', region = '' }: Components): string[] =>
  region !== '' && locality.startsWith(region) ? ['Merkez'] : []

/**
 * The same of those that a former central district was divided into, where the province or the
 * right code is stored beside it. "Merkez Mah." is a quarter.
 */
function formerCentreOf(parts: Components, stored: readonly string[], hasCode: boolean): string[] {
  const { locality = '', region = '' } = parts
  if (!centralDistricts[region]?.includes(locality)) return []
  const isProvinceStored = stored.some((text) => lettersOf(text).includes(lettersOf(region)))
  const isQuarter = stored.some((text) => /merkez\s*mah/iu.test(text))
  return (hasCode || isProvinceStored) && !isQuarter ? ['Merkez'] : []
}

/** The name with that of its land or province, which tells it from a town elsewhere. */
const namesInProvince = ({ locality = '', region = '' }: Components): readonly string[] =>
  townsByProvince[region]?.[locality] ?? []

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

interface LongNames {
  /** Any of the short names, the longest first; undefined where the country has none. */
  pattern: RegExp | undefined
  /** By the short name in small letters, with its place in the list. */
  full: ReadonlyMap<string, LongName>
}

interface LongName {
  name: string
  order: number
}

/** A cache with one entry for each country; all names together where none is known. */
const longNames = new Map<string, LongNames>()

function longNamesIn(country: string): LongNames {
  const known = longNames.get(country)
  if (known) return known
  const full = new Map<string, LongName>()
  for (const [code, names] of Object.entries(shortTowns)) {
    if (country !== '' && code !== country) continue
    for (const [name, shorts] of Object.entries(names))
      for (const short of shorts) {
        const isShort = short.length >= minShortName && !name.includes(short) && !names[short]
        const key = short.toLowerCase()
        if (isShort && !full.has(key)) full.set(key, { name, order: full.size })
      }
  }
  const made = { pattern: patternOf([...full.keys()]), full }
  longNames.set(country, made)
  return made
}

/** One expression for all names: a thousand of them took a worker a second at their first use. */
function patternOf(names: string[]): RegExp | undefined {
  const any = names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  return names.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(${any})\\.?(?![\\p{L}\\p{N}])`, 'giu')
}

/**
 * The text with a short name of a town written out: "HKI" is Helsinki. Of several the first one of
 * the list.
 */
export function withLongTowns(text: string, country: string): string {
  const { pattern, full } = longNamesIn(country)
  if (!pattern) return text
  const [first] = [...text.matchAll(pattern)]
    .flatMap(({ 0: { length }, 1: short = '', index }) => {
      const long = full.get(short.toLowerCase())
      return long ? [{ ...long, at: index, end: index + length }] : []
    })
    .sort((a, b) => a.order - b.order)
  return first ? text.slice(0, first.at) + first.name + text.slice(first.end) : text
}

/**
 * Whether a text is the name, shortened with dots, an apostrophe or a slash, as people do on forms:
 * "Sto. Dgo.", "B'quilla", "Θεσ/νίκη". Each shortened word begins like the whole one, and has its
 * letters in their order.
 */
export function isContraction(text: string, name: string): boolean {
  if (isAcronym(text.trim(), name) || isWordByInitial(text.trim(), name)) return true
  const marked = text.replace(firstInShort, '$1. ')
  if (!isMarked.test(marked)) return false
  const apart = marked.replace(smallWords, '$1. $2. ').replace(touching, '. ')
  const [short, whole] = [apart, name].map((one) => one.trim().split(/[\s-]+/)) as [
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

/** Whether capitals are the initials of a name's words, or of those with a capital: PJC. */
function isAcronym(text: string, name: string): boolean {
  if (!/^\p{Lu}{3,5}$/u.test(text)) return false
  const initials = name.split(/[\s-]+/).map((word) => word[0] ?? '')
  const capitals = initials.filter((letter) => /\p{Lu}/u.test(letter))
  return [initials, capitals].some((letters) => fold(letters.join('')) === fold(text))
}

function isWordByInitial(text: string, name: string): boolean {
  const [, initial = '', rest = ''] = initialOfWord.exec(text) ?? []
  const whole = lettersOf(name)
  const isBegun = rest !== '' && whole.startsWith(lettersOf(initial))
  return isBegun && whole.endsWith(lettersOf(rest)) && whole.length > rest.length + 1
}

/** "S.J. de Miraflores" has two initials; "Uh.Hradiště" lacks its blank. */
const touching = /(?<=\p{L})\.(?=\p{Lu})/gu
/** "B-Biała", "Cz-Dziedzice" */
const firstInShort = /^(\p{Lu}\p{Ll}?)-(?=\p{Lu})/u
/** "K.Çekmece" is Küçükçekmece: the first part of a word by its initial. */
const initialOfWord = /^(\p{Lu})\.\s?(\p{L}{4,})$/u
/** Two small words: "Capelle a/d IJssel" is aan den, "Neustadt a.d. Aisch" is an der. */
const smallWords = /(?<!\p{L})(\p{Ll})[./](\p{Ll})\.?(?!\p{L})/gu
const isMarked = /\p{L}[.'’/]/u
/** Fewer letters may stand for any name. */
const minContraction = 3

function isShortFor(word: string, whole: string): boolean {
  const [letters, all] = [lettersOf(word), lettersOf(whole)]
  if (letters === all) return letters !== ''
  if (!isMarked.test(word) || letters === '' || letters[0] !== all[0]) return false
  return hasInOrder(all, letters)
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
