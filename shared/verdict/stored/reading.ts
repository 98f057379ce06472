import { isTown } from '../../address/areas/towns.ts'
import type { Components } from '../../address/components.ts'
import { withNumberFirst } from '../../address/data/remark-words.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { compareCodes, isPostalCode, postalCodesIn } from '../../address/postal/postal-code.ts'
import { type PostalService, takePostalService } from '../../address/postal/postal-service.ts'
import { digitsOf } from '../../address/street/street-codes/numbers-in-digits.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Field, Fields } from './fields.ts'
import { onlyLetters } from './region-names.ts'
import { withoutCountry } from './stored-country.ts'

/** A word of the stored address, and the field it is in. */
export interface Placed extends Token {
  field: Field
  /** The word was misspelt, and is read as the kind of street or direction that it resembles. */
  isRespelt: boolean
}

/** A stored address split into parts, as far as that is possible without a candidate. */
export interface Reading {
  /**
   * Words of the lines with street, number and names, without units and boxes. All words where
   * there are no other fields.
   */
  lines: Placed[]
  city: Placed[]
  region: Placed[]
  /** Words in the postal code's field that are not a postal code. */
  misplaced: Placed[]
  /** The stored address has lines or one text and no other fields. */
  isFree: boolean
  postalCode?: { text: string; field: Field }
  units: string[]
  /** The number of a post-office box; its name, such as "Postfach", where no number is stored. */
  postBox?: string
  /** A rural route, military post, parcel locker or counter in place of a street. */
  service?: PostalService
}

/**
 * Reads a stored address as one of this country. `rightCode` is the candidate's postal code: it
 * distinguishes a postal code from other numbers. `unitsOfStreet` are those in its street's name.
 */
export function readStored(
  fields: Fields,
  country: string,
  rightCode: string | undefined,
  unitsOfStreet?: () => readonly string[],
): Reading {
  const isFree = fields.text !== '' && !fields.city && !fields.region && !fields.postalCode
  const postalCode = findCode(fields, country, rightCode)
  const without = (field: Field): string => {
    const text = field === 'text' ? withoutCountry(fields) : fields[field]
    if (postalCode?.field !== field || postalCode.length === 0) return text
    return `${text.slice(0, postalCode.at)} ${text.slice(postalCode.at + postalCode.length)}`
  }
  const place = (field: Field, text: string, firstPart = 0): Placed[] =>
    text === ''
      ? []
      : tokensIn(plainBlocks(text, country), country).map((token) =>
          placed(token, field, firstPart),
        )
  const units: string[] = []
  const services: PostalService[] = []
  const lines: Placed[] = []
  for (const field of ['line1', 'line2', 'text'] as const) {
    const line = without(field)
    if (line === '') continue
    const posted = takePostalService(line, country)
    if (posted.service) services.push(posted.service)
    const { rest, units: taken } = takeUnits(posted.rest, country, unitsOfStreet)
    units.push(...taken)
    lines.push(...place(field, rest, (lines.at(-1)?.part ?? -1) + 1))
  }
  const box = services.find(({ kind }) => kind === 'box')
  const isRightCode =
    postalCode !== undefined &&
    rightCode !== undefined &&
    compareCodes(postalCode.text, rightCode, country) === 'same'
  const service = militaryPost(fields) ?? services.find(({ kind }) => kind !== 'box')
  return {
    lines,
    city: place('city', isRightCode ? withoutPart(without('city'), country) : without('city')),
    region: place('region', without('region')),
    misplaced: place('postalCode', without('postalCode').trim()),
    isFree,
    units,
    ...(postalCode && { postalCode: { text: postalCode.text, field: postalCode.field } }),
    ...(box && { postBox: box.number || box.text }),
    ...(service && { service }),
  }
}

/**
 * What stands behind the name of a town: in Switzerland its canton, as in "Wil SG", which tells
 * towns of one name apart; in Denmark its postal district, as in "København NV".
 */
const partsBehindTown = new Map([
  ['CH', /(?<=\p{L})\s\(?[A-Z]{2}\)?$/u],
  ['DK', /(?<=\p{L})\s[NS][VØ]$/iu],
])

/** The town without that part, which under the town's own code says no more. */
const withoutPart = (city: string, country: string): string => {
  const part = partsBehindTown.get(country)
  return part ? city.replace(part, '') : city
}

/**
 * The word in its field, whose parts are counted from `firstPart`. Not by spreading, which is
 * slower, and this is done for each word.
 */
export const placed = (token: Token, field: Field, firstPart = 0): Placed => ({
  text: token.text,
  raw: token.raw,
  plain: token.plain,
  part: firstPart + token.part,
  dotted: token.dotted,
  groups: token.groups,
  isType: token.isType,
  isDirection: token.isDirection,
  isLatin: token.isLatin,
  isSmall: token.isSmall,
  isFirstName: token.isFirstName,
  glued: token.glued,
  whole: token.whole,
  isEnding: token.isEnding,
  isRomanised: token.isRomanised,
  spelling: token.spelling,
  isForeign: token.isForeign,
  field,
  isRespelt: false,
})

/** Countries whose postal codes are those of single buildings, or of single deliveries. */
export const codesOfBuildings: ReadonlySet<string> = new Set(['IE', 'SG'])

/** Whether the stored code is the candidate's, and is that of no other building. */
export const isOneBuilding = (
  { postalCode }: Reading,
  { postalCode: right = '', countryCode = '' }: Components,
): boolean =>
  codesOfBuildings.has(countryCode) &&
  postalCode !== undefined &&
  right !== '' &&
  compareCodes(postalCode.text, right, countryCode) === 'same'

/** "APO" or "FPO" in the town's field, with the military state beside it. */
function militaryPost({ city, region, postalCode }: Fields): PostalService | undefined {
  if (!/^\s*(?:[afd]\.?p\.?o|bfpo)\b/i.test(city)) return undefined
  const { service } = takePostalService(`${city} ${region} ${postalCode}`, 'US')
  return service?.kind === 'military' ? service : undefined
}

interface FoundCode {
  text: string
  field: Field
  at: number
  length: number
}

/**
 * Finds the postal code. First choice: its own field. Then a code elsewhere that equals
 * `rightCode`. Then a code in a plausible position.
 */
function findCode(
  fields: Fields,
  country: string,
  rightCode: string | undefined,
): FoundCode | undefined {
  const fieldText = fields.postalCode
  const codeOfField: FoundCode = {
    text: fieldText,
    field: 'postalCode',
    at: 0,
    length: fieldText.length,
  }
  if (fieldText && isPostalCode(fieldText, country) && /\d/.test(fieldText)) return codeOfField
  const besideTown = codeBesideTown(fields, country)
  if (besideTown) return { ...besideTown, field: 'postalCode' }
  const elsewhere = (['city', 'region', 'line2', 'line1', 'text'] as const).flatMap((field) =>
    fields[field] === ''
      ? []
      : postalCodesIn(fields[field], country).map((code) => ({ ...code, field })),
  )
  // Also where it reads like a flat: "2. sal 4000 Roskilde".
  const right = elsewhere.findLast(
    ({ text }) => rightCode !== undefined && compareCodes(text, rightCode, country) === 'same',
  )
  if (right) return right
  if (/\d/.test(fieldText)) return codeOfField
  const plausible = elsewhere.filter(
    (code) => canBe(code, fields, country) && !isUnit(code, fields, country),
  )
  return plausible.at(-1) ?? (fields.text === '' ? undefined : outwardCode(fields, rightCode))
}

/**
 * The only code in its field, where the town is repeated beside it: "2855-111 CORROIOS". Not where
 * the city is another one: which of the two towns is right, nobody knows.
 */
function codeBesideTown(
  { postalCode: text, city }: Fields,
  country: string,
): Omit<FoundCode, 'field'> | undefined {
  const [code, other] = postalCodesIn(text, country)
  if (!code || other) return undefined
  const rest = text.slice(0, code.at) + text.slice(code.at + code.length)
  const isName = /\p{L}{3}/u.test(rest) && !/\p{Nd}/u.test(rest)
  const isRepeated = city === '' || onlyLetters(city) === onlyLetters(rest)
  return isName && isRepeated ? code : undefined
}

/**
 * "118 Church Rd Leyton E10": the first half of a British or Canadian code, at the end. With two
 * letters it may stand before a remark: "142 north st bristol bs3 top flat".
 */
function outwardCode(fields: Fields, rightCode = ''): FoundCode | undefined {
  const text = withoutCountry(fields)
  const match =
    /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?(?=[\s,]*$)/iu.exec(text) ??
    /(?<=\d.*\p{L}\s)[A-Z]{2}\d[A-Z\d]?(?=[\s,]+\p{L}{3})/iu.exec(text)
  if (!match || !rightCode.startsWith(`${match[0].toUpperCase()} `)) return undefined
  return { text: match[0], field: 'text', at: match.index, length: match[0].length }
}

const isUnit = ({ text, field }: FoundCode, fields: Fields, country: string): boolean =>
  takeUnits(fields[field], country).units.includes(text)

/**
 * Whether a number at this position can be a postal code. In the lines it may be a house number or
 * a flat. In one text without commas it is one behind the number of the house, or the first word.
 */
function canBe(code: FoundCode, fields: Fields, country: string): boolean {
  const { field, at } = code
  if (field === 'line1') return false
  if (isHouseOfStreet(fields[field].slice(at), country)) return false
  if (field === 'line2') return at === 0 && !isHouseBesideTown(code, fields, country)
  if (endOfPhone.test(fields.text.slice(0, at))) return false
  if (field !== 'text' || /[,\n]/.test(fields.text.slice(0, at))) return true
  return isBehindHouse(code, fields, country) || isBeforeTown(code, fields, country)
}

/** "2210 Chino Roces", where the town has its own field, and this is none: the house stands first. */
function isHouseBesideTown({ text }: FoundCode, { line2, city }: Fields, country: string): boolean {
  const behind = line2.slice(text.length).trim()
  const isName = /^\P{Nd}*\p{L}{3}\P{Nd}*$/u.test(behind)
  return (
    withNumberFirst.has(country) &&
    !withCodeFirst.has(country) &&
    isName &&
    city !== '' &&
    onlyLetters(behind) !== onlyLetters(city) &&
    !isTown(behind, country)
  )
}

const digitsIn = (text: string): number => text.replace(/[^\p{Nd}\p{L}]/gu, '').length

/**
 * A short one, of three digits in Iceland, is the last number, and the last word where the house
 * stands before the street.
 */
function isBehindHouse({ text, at }: FoundCode, fields: Fields, country: string): boolean {
  const before = fields.text.slice(0, at)
  const behind = withoutCountry(fields).slice(at + text.length)
  const isAtEnd = withNumberFirst.has(country) && !withCodeFirst.has(country)
  const isLast = isAtEnd ? behind.trim() === '' : !/\p{Nd}/u.test(behind)
  const isShortCode = (digitsIn(text) === shortCode || country === 'IS') && isLast
  return /\p{Nd}/u.test(before) && (digitsIn(text) > shortCode || isShortCode)
}

/** "80331 München Marienplatz 8", "100台北市…": the first of several numbers. */
function isBeforeTown({ text, at }: FoundCode, fields: Fields, country: string): boolean {
  const behind = fields.text.slice(at + text.length)
  if (at > 0 || !/\p{Nd}/u.test(behind)) return false
  if (digitsIn(text) > shortCode) return !withNumberFirst.has(country) || withCodeFirst.has(country)
  return (
    withShortCodeFirst.has(country) || (country === 'TW' && hasUnspaced(behind.trim()[0] ?? ''))
  )
}

const shortCode = 4
/** "82 555" before 1234. */
const endOfPhone = /\p{Nd}\s\p{Nd}+\s$/u

/** Of the countries that write the number of a house first, those whose code precedes the town. */
const withCodeFirst = new Set(['FR', 'LU', 'MC'])
/** Countries with short codes before the town, and houses behind the street. */
const withShortCodeFirst = new Set('AT BE BG CH DK GL HU IS LI LU MK NL NO SI SJ'.split(' '))

/** "1901 Airport Road, Laoag": the only number of its part, with a street behind it. */
function isHouseOfStreet(text: string, country: string): boolean {
  if (!withNumberFirst.has(country) || withCodeFirst.has(country)) return false
  const [part = ''] = text.split(/[,\n]/)
  const behind = /^\p{Nd}+\s(\P{Nd}+)$/u.exec(part)?.[1]
  return behind !== undefined && tokensIn(behind, country).some(({ isType }) => isType)
}

/** Numbers in characters behind a district: 三丁目五の二 is 3-5-2. */
const countedHouse =
  /(?<=丁目)([〇一二三四五六七八九十]+)(?:番地?の?|の|ノ|[-−–])([〇一二三四五六七八九十]+)(?:号|(?![〇一二三四五六七八九十]))/gu

/** District, block and house in characters: 三−二−五. */
const allInCharacters = /[〇一二三四五六七八九十]+(?:[-−–][〇一二三四五六七八九十]+){2}/gu
const kanjiNumber = /[〇一二三四五六七八九十]+/gu

/** Japan's numbers of districts, blocks and houses in digits. */
export const withDigits = (text: string): string =>
  text
    .replace(/(?<=[\d０-９])[のノー](?=[\d０-９])/g, '-')
    .replace(allInCharacters, (all) => all.replace(kanjiNumber, digitsOf).replace(/[−–]/g, '-'))
    .replace(countedHouse, (_, block, house) => `${digitsOf(block)}-${digitsOf(house)}`)
    // 北二十四条西二十丁目 of Sapporo, whose numbers are also written by their digits: 北二四条
    .replace(/[〇一二三四五六七八九十]+(?=[条條]|丁目)/g, digitsOf)

/** How a number is said before "chome": "Itchome" is 1 Chome. */
const numbersOfChome = new Map([
  ['it', 1],
  ['ic', 1],
  ['ni', 2],
  ['san', 3],
  ['yon', 4],
  ['go', 5],
  ['roku', 6],
  ['nana', 7],
  ['hat', 8],
  ['hac', 8],
  ['kyu', 9],
])
const chomeInWords = new RegExp(
  `(?<![a-z])(${[...numbersOfChome.keys()].join('|')})[\\s-]?ch[oō]me(?![a-z])`,
  'gi',
)
/** What Japan writes before the name of a district in the country, or leaves out: 大字. */
const oaza = /(?<![a-z])(?:oaza|aza)[\s-]+(?=[a-z])|大字/gi

/**
 * What Kyoto writes before the name of a quarter, the next crossing and the way from it:
 * 四条通河原町西入真町, 烏丸通四条下る水銀屋町.
 */
const kyotoCrossing = new RegExp(
  '(?:(?![市区府])\\p{Script=Han}){2,12}?(?:[上下](?:[るル]|がる)|(?:[東西]入[るル]|(?<=通.*)[東西]入))' +
    '(?=\\p{Script=Han})',
  'gu',
)

/** 霞が関 is also written 霞ヶ関. */
const smallKe = /(?<=\p{Script=Han})[ヶケがガ](?=\p{Script=Han})/gu

const fullThai = (short: string): string => (short.startsWith('ถ') ? 'ถนน' : 'ซอย')

const koreanNumber = /(?<=[가-힣])(?=\d)|(?<=\d)(?=[가-힣])/g
/**
 * "jungangdaero 320", "32 bongeunsaro": a kind that is attached to its name in Latin letters. Not
 * the kind of a numbered lane: "264 beongil".
 */
const koreanKind = new RegExp(
  '(?<=(?<![a-z-])[a-z]{3,})(?:daero|ro|gil)(?=\\s*\\d)|' +
    '(?<=(?<![\\w-])\\d{1,5}\\s(?!beongil)[a-z]{3,})(?:daero|ro|gil)\\b',
  'gi',
)

/**
 * Japan's districts, blocks and houses in one form: 三丁目９番１号 and "3 Chome-9-1" are 3-9-1. And
 * the street codes of other countries.
 */
export function plainBlocks(text: string, country: string): string {
  // Korea writes 테헤란로14길 and 테헤란로 14길.
  if (country === 'KR')
    return plainCodes(text, 'KR').replace(koreanKind, '-$&').replace(koreanNumber, ' ')
  if (country === 'TH')
    return plainCodes(text, 'TH').replace(/(?<![ก-๛])([ถซ])(?:\.\s?|\s(?=[ก-๛]))/g, fullThai)
  if (country !== 'JP') return plainCodes(text, country)
  return withDigits(
    text.normalize('NFKC').replace(kyotoCrossing, '').replace(smallKe, 'ケ').replace(oaza, ''),
  )
    .replace(chomeInWords, (_, word) => `${numbersOfChome.get(word.toLowerCase())}-chome`)
    .replace(/(?<=\d)\s?(?:丁目|番地の?|番|号|-?\s?ch[oō]me\b)\s?[-−–]?\s?(?=\d)/gi, '-')
    .replace(/(?<=\d)\s?(?:丁目|番地|番|号|-?\s?ch[oō]me\b)/gi, ' ')
    .replace(/[−–]/g, '-')
}
