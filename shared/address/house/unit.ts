import {
  namedFloors,
  sameFloors,
  unitWordsAfter,
  unitWordsBefore,
  unitWordsIn,
} from '../data/units.ts'
import { withNumberedBuildings } from '../street/street-codes/arabic.ts'
import { entriesIn } from '../words/entries-in.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { fold } from '../words/words.ts'
import {
  designated,
  designatedBy,
  firstOfCountry,
  floorAndDoor,
  floorBeforeName,
  hashIsUnit,
  hashUnit,
  leadingIsUnit,
  leadingUnit,
  namedFloor,
  numberedBy,
  numberedUnit,
  ofCountry,
} from './unit-patterns.ts'

/** The words before and behind a number that mean a unit in one country. */
const ownWordsOf = remembered(maxCountries, (country): { before?: RegExp; after?: RegExp } => {
  const own = entriesIn(unitWordsIn, country)
  const before = own.flatMap((entry) => entry.before ?? [])
  const after = own.flatMap((entry) => entry.after ?? [])
  return {
    ...(before.length > 0 && { before: designatedBy(before) }),
    ...(after.length > 0 && { after: numberedBy(after) }),
  }
})

/** Among the words for units those that may also stand before the number of a house. */
const mayBeHouse = new Set(
  [
    'bat batiment bl blok block bloco bloque bldg boutique conj conjunto imm immeuble kedai kios',
    'kiosk lot lote lt lte local loja manzana mz mza negozio of ofic oficina office ofis shop',
    'stand tda tienda toot unit unite villa wahda whg וחדה חנות الوحدة مكتب وحدة магазин тоот',
  ].flatMap((line) => line.split(' ')),
)

/** The words for flats and floors, which are always inside a house. */
const insideHouseOf = remembered(maxCountries, (country): RegExp[] => {
  const own = entriesIn(unitWordsIn, country)
  const before = [...unitWordsBefore, ...own.flatMap((entry) => entry.before ?? [])]
  const after = [...unitWordsAfter, ...own.flatMap((entry) => entry.after ?? [])]
  const isInside = (word: string) => !mayBeHouse.has(word)
  return [designatedBy(before.filter(isInside)), numberedBy(after.filter(isInside))]
})

/** Whether the number of a unit stands beside a word for a flat or a floor. */
export const isInsideHouse = (unit: string, line: string, country: string): boolean =>
  insideHouseOf(country).some((pattern) =>
    [...withPlainLetters(line.normalize('NFC')).matchAll(pattern)].some(
      (match) => match[1]?.toLowerCase() === unit.toLowerCase(),
    ),
  )

/** An address line without its flat, floor or suite, and the numbers of these. */
export interface Units {
  rest: string
  units: string[]
}

const noUnits = (): readonly string[] => []

/**
 * Extracts the units from a line. `country` decides what "#5" and "5/48" mean. `ofStreet` are units
 * that the street's own name has, as "Bloco A" of Brasília's "SQS 308 Bloco A": they stay.
 */
export function takeUnits(line: string, country = '', ofStreet = noUnits): Units {
  if (!/[\d#]|\s\p{L}(?!\p{L})|floor|ghorofa/iu.test(line)) return { rest: line, units: [] }
  const units: string[] = []
  let rest = line.normalize('NFC')
  // The same text without accents and with the same length, so that positions are valid in both.
  let bare = withPlainLetters(rest)
  const take = (pattern: RegExp) => {
    if (bare.search(pattern) < 0) return
    for (const match of bare.matchAll(pattern)) {
      const end = match.index + match[0].length
      const unit = match[1] ?? match[2] ?? match[3] ?? ''
      if (isHouseWord(match[0], country) || isBesideName(match, bare, country)) continue
      if (ofStreet().some((own) => own.toLowerCase() === unit.toLowerCase())) continue
      units.push(unit)
      // What stands behind a flat is no part of the street: "391 Orchard Rd #12-01 Tower A".
      const isBetween = match.index > 0 && /^\s*\p{L}/u.test(rest.slice(end))
      const gap = (isBetween ? ',' : ' ').padEnd(match[0].length)
      rest = rest.slice(0, match.index) + gap + rest.slice(end)
      bare = bare.slice(0, match.index) + gap + bare.slice(end)
    }
  }
  if (leadingIsUnit.has(country)) take(leadingUnit)
  const first = firstOfCountry.get(country)
  if (first) take(first)
  take(floorBeforeName)
  const { before, after } = ownWordsOf(country)
  for (const pattern of [designated, before, numberedUnit, after, namedFloor])
    if (pattern) take(pattern)
  if (/[ºª°]/.test(rest)) take(floorAndDoor)
  const own = ofCountry.get(country)
  if (own) take(own)
  // Where the country is not known, "#10" is a flat only beside a number of the house. Puerto Rico
  // writes "Calle Luna #9", too.
  const isBeside =
    country === 'PR'
      ? /^[^\d#]{0,4}\d/.test(rest)
      : country !== '' || /\d/.test(rest.replace(hashUnit, '').replace(/,.*/s, ''))
  if (rest.includes('#') && isBeside && (country === '' || hashIsUnit.has(country))) take(hashUnit)
  return units.length === 0 ? { rest: line, units } : { rest, units }
}

/** Countries where a letter apart is that of the house: "Königsallee 60 F". */
const lettered = 'AT BE CH CZ DE DK EE ES FI FR HR HU IT LT LU LV NL NO PL PT SE SI SK'.split(' ')

/** In Turkey "Deniz Apt. No: 18" is a building with a name, and its number. */
const houseWords = new Map([
  ...[...withNumberedBuildings].map((country) => [country, /^(?:villa|bldg|building)/i] as const),
  ['LB', /^(?:villa|bldg|building|imm)/i] as const,
  ...lettered.map((country) => [country, /^\d+\s?f$/i] as const),
  ['TR', /^apt\.?\s*no/i] as const,
  // Estates of villas without streets.
  ['SN', /^villa/i] as const,
  ['CI', /^villa/i] as const,
  // Blocks of an estate are its houses.
  ['BG', /^(?:bl|бл)/i] as const,
  // A house without a street number is counted by block and lot.
  ['PH', /^lo?t/i] as const,
])

/**
 * "JMJ Bldg 52 Magsaysay Ave" is a building with a name, and the house number of the street, as is
 * "#110 Rivera St" where no other number stands. "1190 planta alta" is the upper floor of 1190.
 */
function isBesideName(
  { 0: words, index }: RegExpExecArray,
  line: string,
  country: string,
): boolean {
  const [before, behind] = [line.slice(0, index), line.slice(index + words.length)]
  if (/^(?:bldg|building)/i.test(words))
    return /\p{L}{2}\.?\s+$/u.test(before) && /^\s+\p{L}{2}/u.test(behind)
  if (isEndOfName(words, before, country)) return true
  // "12F High Street": the only number beside a street is that of the house.
  if (/^\d+f$/i.test(words) && !withFloors.has(country))
    return !/\d/.test(before + behind) && /\p{L}{2}/u.test(before + behind)
  // "Trg OF 6" of Ljubljana is a square.
  if (country === 'SI' && /^of\s/i.test(words)) return /(?<!\p{L})trg\s+$/iu.test(before)
  // "DLF Ph 1" is a phase of an estate, and no penthouse.
  if (country === 'IN' && /^ph[\s.]/i.test(words)) return /\p{L}{2}\s+$/u.test(before)
  // "Deniz Apt. 256/4": the only number is that of the house, with its flat.
  if (country === 'TR' && /^apt\.?\s*\d+\/\d/i.test(words))
    return !/\d/.test(before.replace(numberedTurkish, ''))
  // "#B2-14 ION Orchard" is a shop.
  if (words.startsWith('#') && !words.includes('-'))
    return before.trim() === '' && /^\s+\p{L}[^\d#]*$/u.test(behind)
  return /planta$/i.test(words) && /^\s+(?:alta|baja)(?!\p{L})/iu.test(behind)
}

/** "7. Cadde", "1453. Sk." */
const numberedTurkish = /\d+\.\s?(?:cad(?:de)?|cd|sok(?:ak)?|sk)(?!\p{L})/giu

/**
 * Countries whose buildings have many floors, and few houses a letter: "Kowloon Building 12F". And
 * Colombia, whose streets have such numbers.
 */
const withFloors = new Set('CN CO HK ID IN JP KR MO MY PH SG TH TW VN'.split(' '))

/** A word for a unit that ends the name of a street: "Đường Hải Phòng 124", "شارع الوحدة 41". */
const isEndOfName = (words: string, before: string, country: string): boolean =>
  country === 'VN'
    ? /^phong\s/i.test(words) && /(?<!(?<!\p{L})so)(?<=\p{L})\s+$/iu.test(before)
    : /^الوحدة/.test(words) && /(?:شارع|طريق)\s+$/.test(before)

const isHouseWord = (words: string, country: string): boolean =>
  houseWords.get(country)?.test(words) ?? false

/** Latin letters with accents, and full width. */
const dressed = /[\u00c0-\u024f\u1e00-\u1eff\uff01-\uff5e]/g

/** The letter without accent or full width, if the result has the same length. */
const plainLetter = (letter: string): string => letter.normalize('NFKD')[0] ?? letter

/** The text without accents on its letters, and of the same length where it is composed. */
export const withPlainLetters = (text: string): string => text.replace(dressed, plainLetter)

const wordsOfUnits = new Set(
  [...unitWordsBefore, ...unitWordsAfter, ...namedFloors]
    .flatMap((words) => words.split(' '))
    .map(fold),
)

/** Whether a word is one for a flat, a floor or a part of a building. */
export const isOfUnit = ({ text }: { text: string }): boolean => wordsOfUnits.has(text)

/** The normalised unit for comparison: "Apt. 4-B", "apt 4b" and "#4B" are all "4b". */
export function plainUnit(text: string, country: string): string {
  const { units } = takeUnits(text, hashIsUnit.has(country) ? country : '')
  const own = takeUnits(text, country).units
  const found = own.length > 0 ? own : units
  const whole = found.length > 0 ? found.join('') : text
  const plain = fold(whole.replace(/[ºª°]/g, '').normalize('NFKC'))
    .replace(floorOrdinal, '')
    .replace(endOfOrdinal, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(wordBefore, '')
  const short = sidesInFull.reduce((unit, [side, to]) => unit.replace(side, to), plain)
  // Amsterdam writes "61 II" and "61-2".
  if (country === 'NL' && /^i{2,3}$/.test(short)) return String(short.length)
  return floorNames.get(short) ?? short
}

/** "3r 2a" is 3º 2ª. */
const floorOrdinal = /(?<=^\D*\d{1,2})[rnt](?=\s)|(?<=\d[rnte]*\s\d{1,2})a$/g
const floorNames = new Map(
  sameFloors.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)

/** Sides of a floor in Portuguese, as `fold` writes them: "3esqurdo". */
const sidesInFull: readonly [RegExp, string][] = [
  [/(?<=\d)esqu?e?rd[oa]$/, 'esq'],
  [/(?<=\d)dire?ito$/, 'dto'],
  [/(?<=\d)frente$/, 'fte'],
]

/** "4to C" is "4 C". */
const endOfOrdinal = /(?<=\d)(?:er|ro|do|to|mo|vo|no|ra|da|ta|ma|va|na|st|nd|rd|th)(?![a-z])/g
/** "Casa 14" is 14: the word says what the unit is, as the stored words do. */
const wordBefore = /^[a-z]{3,}(?=\d)/
