import { withoutTelephones } from '../../address/beside/telephones.ts'
import { upToTown } from '../../address/beside/up-to-town.ts'
import { countryOfTerritory, withTerritories } from '../../address/country/territories.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { postalCodesIn } from '../../address/postal/postal-code.ts'
import { withDutchLetter } from '../../address/street/street-codes/europe.ts'
import { blockOfBrasilia } from '../../address/street/street-codes/latin-america.ts'
import { withLots } from '../../address/street/street-codes/south-east-asia.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { streetLanguage } from '../../address/street/street-language.ts'
import { hasTwoScripts, languageFor } from '../../address/words/languages.ts'
import { touchingNumber } from '../../address/words/signs-in-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { cleanFields, type Fields } from '../stored/fields.ts'
import { withDigits } from '../stored/reading.ts'
import { storedCountry } from '../stored/stored-country.ts'
import { essentialsOf } from './essentials.ts'
import { withHouseOnly, wordBesideNumber } from './house-parts.ts'
import { plainer } from './plainer-address.ts'

/** The search that is sent to the provider. */
export interface Query {
  /**
   * The address in one line, without flat, floor and suite: with them the provider finds nothing or
   * another place (services/worker/provider/README.md).
   */
  input: string
  /**
   * Restricts the search to these countries (ISO 3166-1 alpha-2). Absent where no known country is
   * stored.
   */
  countries?: string[]
  /**
   * The language of the answer (BCP 47). It is chosen so that the answer is in the script of the
   * stored address.
   */
  language: string
}

const maxCountries = 5
const maxHouseQueries = 2
/**
 * In characters: what is longer says nothing of the place. Together they fit into a URL, where a
 * character of Chinese takes nine.
 */
const [maxLine, maxText, maxArea] = [200, 400, 100]

/** The beginning of a text, without half a character at its end. */
export const beginning = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/**
 * The country and the territories that a customer may mean by it. For a territory: itself and its
 * country.
 */
function countriesLike(code: string): string[] {
  const country = countryOfTerritory(code)
  return country ? [code, country] : withTerritories(code).slice(0, maxCountries)
}

/**
 * The recipient of a parcel says nothing about the place: "c/o Miller", "Attn: Sales", "M. Roux
 * chez Blanc".
 */
const recipient = new RegExp(
  '(?:^|[,\\n])\\s*' +
    '(?:(?:c\\/o|attn\\.?:?|att:|z\\.? ?hd\\.?)|[^,\\n\\d]*(?<!\\p{L})chez(?!\\p{L}))' +
    '\\s[^,\\n\\d]*(?=[,\\n]|$)',
  'giu',
)

/** A remark behind the number: "33 a (Hinterhaus)". */
const remark = /(?<=\d\s?[a-z]?)\s*\([^()\d]*\)/giu

/** "33 a" is the house 33a, which a search for the two apart does not find. */
const letterApart = /(?<=\p{L}[^,\n]*\s\d{1,4})\s(?=[a-h]\s*(?:[,\n]|$))/giu
/** Countries where a street, or a house and its floor, are written as one word: 중앙로82, "24Eo". */
const withGluedNumbers: ReadonlySet<string> = new Set(['BH', 'GE', 'KH', 'KR', 'KW'])
const withLetters: ReadonlySet<string> = new Set(
  'AT BA CH CZ DE DK EE HR LI LT LV ME MK NO PL RS SE SI SK'.split(' '),
)

/** Florence and Genoa count shops apart, in red: "104/r" and "104 rosso" are 104R. */
const redNumber = /(?<=\s\d{1,4})\s?\/?\s?(?:r|rosso|rossa)(?![\p{L}\p{N}])/giu
/** "W156 N8327 Pilgrim Rd": the two halves of a number of Wisconsin. */
const gridOfWisconsin = /(?<=^\s*[nsew]\d{1,3})\s(?=[nsew]\d{2,5}\s)/iu
const shortLot = /(?<![\p{L}\p{N}])lt\.?\s?(?=\d)/giu

/** The line with the number of a house as the country's providers know it. */
function withPlainNumber(line: string, country: string | undefined): string {
  if (country === 'NL') return withDutchLetter(line)
  if (country === 'US') return line.replace(gridOfWisconsin, '')
  if (country === 'PH') return withLots(line)
  if (country === 'MX') return line.replace(blockAndLot, 'Mz $1 Lt $2')
  if (country === 'IT') return line.replace(redNumber, 'R')
  if (country === 'PT') return line.replace(shortLot, 'Lote ')
  if (country && withGluedNumbers.has(country)) return plainCodes(line, country)
  return country && withLetters.has(country) ? line.replace(letterApart, '') : line
}

/** The lot in a new quarter of Portugal, which is its only number: "Urb. Quinta Nova, Lote 12". */
const onlyLot = /^[^\d]*(?<!\p{L})lote\s?(\d+\p{L}?)(?![\p{L}\p{N}])/iu

/** A park of businesses in Britain and Ireland, whose units are its only numbers. */
const parkOfUnits = new RegExp(
  '(?<!\\p{L})(?:business|enterprise|industrial|retail|technology|trading)\\s' +
    '(?:cent(?:re|er)|estate|park)(?!\\p{L})',
  'iu',
)
const unitOfPark = /(?<!\p{L})unit\s?(\d{1,4}\p{L}?)(?![\p{L}\p{N}])/iu

/**
 * "Unit 14, Raheen Business Park", "Unit 12 Bradbourne Drive": the unit, which is the number of the
 * house. Undefined where another number is stored.
 */
function unitAsHouse({ line1, line2, text }: Fields, country: string): string | undefined {
  if (country !== 'GB' && country !== 'IE') return undefined
  const lines = [line1, line2, text].filter(Boolean).join(', ')
  const match = unitOfPark.exec(lines)
  if (!match?.[1]) return undefined
  const [all, unit] = match
  const [behind = ''] = lines.slice(match.index + all.length).split(/[,\n]/)
  const isBeforeStreet = tokensIn(behind, country).at(-1)?.isType === true
  if (!isBeforeStreet && !parkOfUnits.test(lines)) return undefined
  const codes = postalCodesIn(lines, country).map((code) => code.text)
  const rest = [all, ...codes].reduce((left, known) => left.replace(known, ''), lines)
  return /\p{Nd}/u.test(rest) ? undefined : unit
}

/**
 * Block and lot of a quarter of Mexico, which are the only number: "Manzana 14 Lote 22". The street
 * may have one: "Calle 13 mz4 lt5".
 */
const blockAndLot = new RegExp(
  '(?<=^(?:\\D*|\\s*(?:calle|c|av|avenida|andador|cerrada|privada|retorno)\\.?\\s' +
    '\\d+\\p{L}?[,\\s]+))' +
    '(?<![\\p{L}\\p{N}])(?:mza?|manz|manzana)[.\\s]*(\\d{1,4}\\p{L}?)[,\\s]+' +
    '(?:lte?|lote)[.\\s]*(\\d{1,4}\\p{L}?)(?![\\p{L}\\p{N}])',
  'iu',
)

/** What has the form of a flat, and is the house. */
function unitsOfHouse(line: string, country: string | undefined): string[] {
  const pattern = country === undefined ? undefined : housesLikeUnits.get(country)
  return pattern?.exec(line)?.slice(1) ?? []
}

const housesLikeUnits = new Map([
  ['BR', blockOfBrasilia],
  ['MX', blockAndLot],
  ['PT', onlyLot],
])

/** "nº97", "№108", "no9": the number alone is found, too, and more surely. */
const numberMark = /(?<![\p{L}\p{N}])(?:(?:n[º°]|№)\.?|no|(?:num(?:[eé]ro)?|nro)\.?\s?)(?=\d)/giu

/** The query for a stored address; undefined where it has no letter or digit. */
export const queryOf = (stored: WrittenAddress): Query | undefined =>
  queryKeeping(stored, unitsOfHouse)

/** The same. `unitsOf` are the units of a line that stay in it. */
function queryKeeping(stored: WrittenAddress, unitsOf: typeof unitsOfHouse): Query | undefined {
  const fields = cleanFields(stored)
  const country = storedCountry(fields)
  const { line1, line2, city, region, postalCode, text } = fields
  const lines = [
    { line: line1, max: maxLine },
    { line: line2, max: maxLine },
    { line: text, max: maxText },
  ]
  const street = lines.map(({ line, max }) => {
    const plain = withoutTelephones(line.replace(recipient, '')).replace(remark, '')
    const numbered = withPlainNumber(plain, country.code)
    const { rest } = takeUnits(numbered, country.code, () => unitsOf(numbered, country.code))
    // Once more: a flat may have stood behind the letter.
    const clean = country.code === 'JP' ? withDigits(rest) : withPlainNumber(rest, country.code)
    return beginning(clean, max)
  })
  const unknownCountry = fields.country && !country.code ? fields.country : ''
  const areas = [city, region, postalCode, unknownCountry].map((area) => beginning(area, maxArea))
  const input = [...street, ...areas]
    .map((part) =>
      (hasUnspaced(part) ? part : part.replace(touchingNumber, ' '))
        .replace(numberMark, '')
        .replace(/\s+/g, ' ')
        .replace(/(?:\s*,\s*)+/g, ', ')
        .replace(/^[\s,]+|[\s,]+$/g, ''),
    )
    .filter(Boolean)
    .join(', ')
  if (!/[\p{L}\p{N}]/u.test(input)) return undefined
  return {
    input,
    ...(country.code && { countries: countriesLike(country.code) }),
    language:
      streetLanguage(street.join(' '), country.code) ??
      languageFor(textOfStreet(street, input, country.code), country.code),
  }
}

/**
 * What tells the script of an address. A remark in Arabic beside a street in Latin letters asks for
 * no Arabic answer.
 */
const textOfStreet = (lines: readonly string[], input: string, country = ''): string =>
  (hasTwoScripts(input) && wordBesideNumber(lines, country)) || input

/** The first line has a number and the second none: that is a remark, or a building's name. */
const withoutRemark = (stored: WrittenAddress): WrittenAddress =>
  stored.city && /\d/.test(stored.line1 ?? '') && !/\d/.test(stored.line2 ?? '')
    ? { ...stored, line2: '' }
    : stored

/**
 * The queries to try, one after the other, while nothing is found: a plainer one, one that ends
 * with the town, the first line alone, and one with the essentials, where they differ; then in the
 * whole world, because the stored country may be the error.
 */
export function widerQueriesOf(stored: WrittenAddress): Query[] {
  const query = queryOf(stored)
  if (!query) return []
  const { code = '' } = storedCountry(cleanFields(stored))
  const plain = plainer(stored)
  const house = withHouseOnly(plain, code) ?? withoutRemark(plain)
  const input = queryOf(house)?.input ?? query.input
  const short = house.text && upToTown(house.text, code)
  const shortest = (short && queryOf({ ...house, text: short })?.input) || input
  const { countries, language } = query
  const first = inputOfFirstLine(plain)
  const least = inputOfEssentials(plain, code, [query.input, input, shortest])
  const others = new Set([input, shortest, first, least].filter((one) => one !== undefined))
  others.delete(query.input)
  return [
    ...[...others].map((one) => ({ ...query, input: one })),
    ...(countries ? [{ input: shortest, language }] : []),
  ]
}

/**
 * The first two of the wider queries in the country, for an address whose street is found without
 * its house: they have little but the house, with its number in the form that providers know. The
 * unit of a park of businesses, or one right before its street, is such a number, too. None where
 * no number is stored.
 */
export function houseQueriesOf(stored: WrittenAddress): Query[] {
  const lines = [stored.line1, stored.line2, stored.text].join(' ')
  const fields = cleanFields(stored)
  const unit = unitAsHouse(fields, storedCountry(fields).code ?? '')
  const withUnit = unit && queryKeeping(stored, () => [unit])
  const wider = /\p{Nd}/u.test(lines) ? widerQueriesOf(stored) : []
  const queries = withUnit ? [withUnit, ...wider] : wider
  return queries.filter(({ countries }) => countries).slice(0, maxHouseQueries)
}

/**
 * The input of the first line alone, where the whole address may stand in it: "Route d'Arlon 132
 * Strassen". Undefined where a town or a code is stored, or a number in the second line.
 */
function inputOfFirstLine(stored: WrittenAddress): string | undefined {
  const { line1, line2, city, region, postalCode } = stored
  const isWhole = !city && !region && !postalCode && /\d/.test(line1 ?? '')
  return isWhole && line2 && !/\d/.test(line2)
    ? queryOf({ ...stored, line2: '' })?.input
    : undefined
}

/**
 * The input that has the essentials alone. Undefined where it would only leave out the region, or
 * put the words of an earlier query in another order: a provider would find the same.
 */
function inputOfEssentials(stored: WrittenAddress, country: string, earlier: readonly string[]) {
  const essentials = essentialsOf(stored, country)
  const input = essentials && queryOf(essentials)?.input
  if (!input) return undefined
  const isEarlier = [input, `${input} ${stored.region ?? ''}`].some((one) =>
    earlier.some((other) => sortedWords(one) === sortedWords(other)),
  )
  return isEarlier ? undefined : input
}

const sortedWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s,#]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/**
 * The query without the town or the postal code. In a free text the part is found as it is written
 * in `name`. Undefined where it is in none of the fields.
 */
export function queryWithout(
  stored: WrittenAddress,
  part: 'city' | 'postalCode',
  name: string | undefined,
): Query | undefined {
  // The region leads to the town as well, whose name it often has.
  if (stored[part]?.trim())
    return queryOf({ ...stored, [part]: '', ...(part === 'city' && { region: '' }) })
  const lines = (['text', 'line2', 'line1', 'city', 'region'] as const).filter(
    (field) => field !== part,
  )
  const field = name && lines.find((one) => indexIn(stored[one], name) >= 0)
  if (!name || !field) return undefined
  const line = stored[field] ?? ''
  const at = indexIn(line, name)
  return queryOf({ ...stored, [field]: line.slice(0, at) + line.slice(at + name.length) })
}

/** The last place is the town's: "Berliner Straße 1, Berlin". -1 where there is none. */
const indexIn = (line: string | undefined, name: string): number =>
  line?.toLowerCase().lastIndexOf(name.toLowerCase()) ?? -1
