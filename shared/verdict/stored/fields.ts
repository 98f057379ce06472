import { isCodeOfSubdivision } from '../../address/areas/subdivisions.ts'
import { withZonesAsCodes } from '../../address/areas/zones-of-india.ts'
import { withFlatApart, withHouseFirst, withoutMarks } from '../../address/beside/before-house.ts'
import { withPartBehindApart } from '../../address/beside/part-behind.ts'
import { withoutRemarks } from '../../address/beside/remarks.ts'
import { withoutTelephonesAtEnd } from '../../address/beside/telephones.ts'
import { countryNamed, isPartOfCountry } from '../../address/country/country-names.ts'
import { withCodesApart } from '../../address/postal/postal-code.ts'
import { withSuperquadra } from '../../address/street/street-codes/latin-america.ts'
import { withAsciiDigits } from '../../address/words/digits.ts'
import { withoutLabels } from '../../address/words/labels.ts'
import { hasOtherLetter } from '../../address/words/vocabulary.ts'
import { wordsOf } from '../../address/words/words.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { withoutDamage } from './damaged-text.ts'
import { withoutHabits } from './habits-of-lines.ts'

export type Field = 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'text'

/** All fields; an absent one is an empty text. */
export type Fields = Record<Field | 'country', string>

/** The maximum length of a field in characters; the rest is ignored. */
const maxCharacters = 500

/** A letter of an upload may be two characters, and its dashes those that a text program sets. */
function clean(text = ''): string {
  const whole = withoutDamage(cut(text))
  if (isClean.test(whole)) return whole
  return withAsciiDigits(whole.normalize('NFC'))
    .replace(otherDash, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** Hyphens, dashes and the minus sign in place of "-": "10–14", "B‐dul". Not before a code. */
const otherDash = /(?<=[\p{L}\p{N}])[‐-–−](?=[\p{L}\p{N}])(?!\p{N}{5})/gu

/**
 * A text of at most `maxCharacters`. Words are compared in NFKC, in which one character may be
 * eighteen: such a text is cut in that form.
 */
export function cut(text: string): string {
  const first = text.slice(0, maxCharacters)
  if (isClean.test(first)) return first
  const compared = first.normalize('NFKC')
  return compared.length > maxCharacters ? compared.slice(0, maxCharacters) : first
}

/** What stands in brackets at the end: "12 Oak Street (behind the school)". */
const bracketAtEnd = /\s*[(（]\s*([^()（）]*[^()（）\s])\s*[)）]$/u

/** "10325 Whyte Ave (82 Ave)": the number belongs to both names, and the found one tells. */
const countedInBracket =
  /^\d+\s[^()]+\(\d{1,3}\p{L}*\s(?:ave(?:nue)?|st(?:reet)?)\.?(?:\s[NSEW]+)?\)$/iu

/**
 * A bracket with several words, or in another script, set apart as by a comma. A single word may
 * belong to the name: "Road 27 (Old)".
 */
function withBracketApart(line: string): string {
  const [all, inside = ''] = bracketAtEnd.exec(line) ?? []
  if (all === undefined || countedInBracket.test(line)) return line
  const rest = line.slice(0, -all.length)
  const isApart =
    inside.includes(' ') ||
    wordsOf(inside).length > 2 ||
    hasOtherLetter(inside) !== hasOtherLetter(rest)
  return isApart && rest ? `${rest}, ${inside}` : line
}

/** "La Plata (1900) calle 7 n° 825". Shorter numbers in brackets are those of telephones. */
const codeInBracket = /\s\(([A-Z]?\d{4,6})\)(?=\s\p{L})/gu

/** Plain ASCII with single spaces, as most fields are. */
const isClean = /^(?:[!-~]+(?: [!-~]+)*)?$/

/**
 * What says "number" before that of a house, by country, as regular expressions: "Via Sassari n25",
 * "Corso Roma civico 12". Collected by hand, without a published source.
 */
const numberWords = new Map(
  Object.entries({
    'AT CH DE LI': 'haus(?:nummer|nr\\.?)\\s',
    AR: 'altura\\s',
    ID: 'nomor\\s',
    IT: '(?:n\\.?\\s?)?civ(?:ico|\\.)\\s?|n\\.?',
    MX: 'ext\\.?\\s',
    'BA HR ME RS': 'broj\\s',
    SI: 'hišna številka\\s',
  }).flatMap(([countries, words]) =>
    countries.split(' ').map((country): [string, RegExp] => [country, beforeNumber(words)]),
  ),
)

function beforeNumber(words: string): RegExp {
  const source = `(?<=[\\p{L}\\d]\\.?[\\s,]+)(?:${words})(?=\\d{1,5}\\p{L}?(?![\\p{L}\\p{N}]))`
  return new RegExp(source, 'giu')
}

const withoutNumberWord = (line: string, country: string): string => {
  const pattern = numberWords.get(country)
  return pattern ? line.replace(pattern, '') : line
}

/** A region by its whole code of ISO 3166-2: "US-FL" is FL. */
const withoutCountryCode = (region: string, country: string): string =>
  country && region.startsWith(`${country}-`) ? region.slice(country.length + 1) : region

/** Thailand: the district around the capital of any province. */
const capitalDistrict = /^(?:(?:อ\.|อำเภอ)?\s*เมือง|(?:amphoe |a\.\s?)?mue?ang)$/iu

/** What people write where a form asks for a region or a postal code and there is none. */
const filler =
  /^(?:[^\p{L}\p{N}]+|[0\s-]+|none|null|undefined|unknown|n\/a|not applicable|other|state)$/iu

/** The same where a form asks for a town. */
const notApplicable = /^(?:n\/a|null|undefined|[^\p{L}\p{N}]+)$/iu

/** X is a province of Argentina, and the tenth region of Chile. */
const isCrossedOut = (text: string, country: string): boolean =>
  /^x+$/i.test(text) && country !== 'CL' && !isCodeOfSubdivision(text, country)

const withoutFiller = (text: string, country: string): string =>
  filler.test(text) || isCrossedOut(text, country) ? '' : text

/** The country behind the town's name: "Springfield, USA". */
const partAtEnd = /\s*[,،，]\s*([^,،，]+)$/u

/** Countries with a town, a region or an island of their name, which says more of the place. */
export const withNameOfTheirs: ReadonlySet<string> = new Set(
  'BZ DJ GI GT HK KW LU MC MO MT MX PA SG SM TN VA'.split(' '),
)

/**
 * The town without the stored country behind it, since rules of towns read the whole field. Another
 * country's name stays, because Georgia is a state as well.
 */
function withoutCountryAtEnd(town: string, country: string): string {
  const [all = '', last = ''] = partAtEnd.exec(town) ?? []
  const rest = town.slice(0, town.length - all.length)
  const isCountry = country !== '' && countryNamed(last) === country && !isPartOfCountry(last)
  return isCountry && rest && !withNameOfTheirs.has(country) ? rest : town
}

/** A ward; a town or village of a county; a town. And what stands behind it. */
const municipalityOfJapan = new RegExp(
  '^(?:\\p{Script=Han}+区|\\p{Script=Han}+郡\\p{Script=Han}+?[町村]|' +
    '(?:四日|廿日|野々)市市|\\p{Script=Han}+?市)([^\\s\\p{Script=Latin}]+)$',
  'u',
)

/**
 * The quarter at the end of the town's field, where a Japanese form asks for the town with it, and
 * for its numbers in the line: 新宿区高田馬場, 2-14-4. Empty where the line begins with a name.
 */
function quarterBehindTown(town: string, line: string): string {
  if (!/^[\d０-９一二三四五六七八九十]/.test(line)) return ''
  return municipalityOfJapan.exec(town)?.[1] ?? ''
}

/** "Frankfurt a.M.-Höchst", "Ludwigshafen/Rh.-Oggersheim": the quarter behind a town in short. */
const quarterBehindShort = /(?<=\p{L}{3}.*(?:\.|\/\p{L}{1,4}\.?))-(?=\p{Lu}\p{Ll}{2})/u
const withQuartersBehind = new Set(['AT', 'CZ', 'DE', 'HU'])
/** "Bp. XIII.", "XIII. Bp.": the district of Budapest. */
const districtOfBudapest = /^(?:Bp|Budapest)\.?,?\s([IVX]+)\.?$|^([IVX]+)\.\s(?:Bp|Budapest)\.?$/iu

/** The town with its quarter set apart, or its district said. */
function withQuarterApart(town: string, country: string): string {
  const short = withQuartersBehind.has(country) ? town.replace(quarterBehindShort, ', ') : town
  const [, behind, before] = (country === 'HU' && districtOfBudapest.exec(short)) || []
  return behind || before ? `Budapest, ${behind ?? before}. ker.` : short
}

/**
 * The town without the code that has a field of its own, too: "Praha 120 00". A code of a few
 * characters may be the number of a district.
 */
function withoutOwnCode(town: string, code: string): string {
  if (!/\d/.test(town)) return town
  const characters = [...code.replace(/[^\p{L}\p{N}]/gu, '')]
  const isCode = characters.length >= minCode && /^(?=.*\d)[a-z\d]+$/i.test(characters.join(''))
  if (!isCode) return town
  const own = new RegExp(`(?<![\\p{L}\\p{N}])${characters.join('[\\s-]?')}(?![\\p{L}\\p{N}])`, 'iu')
  const rest = town.replace(own, ' ').replace(/^[\s,]+|[\s,]+$|\s(?=\s)/g, '')
  return /\p{L}/u.test(rest) ? rest : town
}
const minCode = 4

const brasilia = /(?<!\p{L})(?:bras[ií]lia|asa (?:norte|sul))(?!\p{L})/iu
const codeOfIndia = /(?<!\d)\d{3}\s?\d{3}(?!\d)/

/** A text with what people shorten so far that the country must be known to read it. */
function writtenOut(text: string, stored: WrittenAddress, country: string): string {
  if (country !== 'BR' && country !== 'IN') return text
  const whole = [stored.line1, stored.line2, stored.text, stored.city, stored.postalCode].join(' ')
  if (country === 'BR') return brasilia.test(whole) ? withSuperquadra(text) : text
  return codeOfIndia.test(whole) ? text : withZonesAsCodes(text)
}

/** Whether the second line is the first one with the number of the house behind it. */
const isFirstOfOther = ({ line1 = '', line2 = '' }: WrittenAddress): boolean =>
  line1.length >= minStreet &&
  !/\d/.test(line1) &&
  line2.toLowerCase().startsWith(line1.toLowerCase()) &&
  /^,?\s+\d/.test(line2.slice(line1.length))
const minStreet = 6

/** A line of an address in one text ends a part as a comma does: "3. OG\n10625 Berlin". */
const lineBreak = /[\s,]*\n[\s,]*/g

/**
 * The stored address with cleaned texts and without remarks. Without town, region and postal code,
 * all lines are joined into one free text.
 */
export function cleanFields(stored: WrittenAddress): Fields {
  const country = clean(stored.country)
  const code = countryNamed(country) ?? ''
  const region = withoutFiller(withoutCountryCode(clean(stored.region), code), code)
  const postalCode = withoutFiller(clean(stored.postalCode), code)
  const wholeTown = withoutCountryAtEnd(clean(stored.city).replace(notApplicable, ''), code)
  const storedTown = withoutOwnCode(wholeTown, postalCode)
  const town = withCodesApart(writtenOut(withQuarterApart(storedTown, code), stored, code), code)
  const city = !region && !postalCode && capitalDistrict.test(town) ? '' : town
  const isFree = !city && !region && !postalCode
  const lineOf = (text: string | undefined, other = '') => {
    const whole = withoutMarks(clean(text)).replace(lineBreak, ', ')
    const inOneLine = withoutHabits(whole, code, postalCode)
    const unlabelled = withoutLabels(inOneLine)
    const rest = withoutTelephonesAtEnd(unlabelled, code).trim()
    // A line of digits alone is a post box where no house is beside it: "0816-07654".
    const bare = rest === '' && !/\p{Nd}/u.test(other) ? unlabelled.trim() : rest
    const apart = withCodesApart(withBracketApart(writtenOut(bare, stored, code)), code)
    const house = isFree ? apart : withFlatApart(withHouseFirst(apart, code), code)
    const line = withPartBehindApart(withoutNumberWord(house, code), code)
    // What is nothing but a remark is left out where the house is in the other line.
    const plain = withoutRemarks(line, code, isFree)
    return plain === '' && !/\p{Nd}/u.test(other) ? line : plain
  }
  const ofTown = code === 'JP' ? quarterBehindTown(town, clean(stored.line1)) : ''
  const own = isFirstOfOther(stored) ? '' : ofTown + (stored.line1 ?? '')
  const line1 = lineOf(own, stored.line2)
  const line2 = lineOf(withoutFiller(stored.line2 ?? '', code), stored.line1)
  const text = lineOf(stored.text?.replace(codeInBracket, ', $1, '))
  const fields = { line1, line2, city, region, postalCode, country, text }
  if (!isFree) return fields
  return {
    ...fields,
    line1: '',
    line2: '',
    text: [line1, line2, text].filter(Boolean).join(', '),
  }
}
