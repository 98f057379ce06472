import type { Components } from '../../address/components.ts'
import { dutchProvinces } from '../../address/data/region-names.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { type PostalService, takePostalService } from '../../address/postal/postal-service.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { digitsOf } from '../../address/street/street-codes/numbers-in-digits.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Field, Fields } from './fields.ts'
import { findCode } from './stored-code.ts'
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
 * towns of one name apart; in Denmark its postal district, as in "København NV"; in the Netherlands
 * its province, as in "Hengelo (Ov)".
 */
const partsBehindTown = new Map([
  ['CH', /(?<=\p{L})\s\(?[A-Z]{2}\)?$/u],
  ['DK', /(?<=\p{L})\s[NS][VØ]$/iu],
  [
    'NL',
    new RegExp(`(?<=\\p{L})\\s\\(?(?:${[...dutchProvinces.keys()].join('|')})\\.?\\)?$`, 'iu'),
  ],
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
  isTitle: token.isTitle,
  isNearlyAlike: token.isNearlyAlike,
  number: token.number,
  glued: token.glued,
  whole: token.whole,
  isEnding: token.isEnding,
  isRomanised: token.isRomanised,
  spelling: token.spelling,
  sound: token.sound,
  isForeign: token.isForeign,
  field,
  isRespelt: false,
})

/** Whether the stored code is the candidate's, and is that of no other building. */
export const isOneBuilding = (
  { postalCode }: Reading,
  { postalCode: right = '', countryCode = '' }: Components,
): boolean =>
  codesCoverAtMost(countryCode, 'building') &&
  postalCode !== undefined &&
  right !== '' &&
  compareCodes(postalCode.text, right, countryCode) === 'same'

/** "APO" or "FPO" in the town's field, with the military state beside it. */
function militaryPost({ city, region, postalCode }: Fields): PostalService | undefined {
  if (!/^\s*(?:[afd]\.?p\.?o|bfpo)\b/i.test(city)) return undefined
  const { service } = takePostalService(`${city} ${region} ${postalCode}`, 'US')
  return service?.kind === 'military' ? service : undefined
}

/** Numbers in characters behind a district: 三丁目五の二 is 3-5-2. */
const countedHouse =
  /(?<=丁目)([〇一二三四五六七八九十]+)(?:番地?の?|の|ノ|[-−–])([〇一二三四五六七八九十]+)(?:号|(?![〇一二三四五六七八九十]))/gu

/** District, block and house in characters: 三−二−五, 三の二の五. */
const allInCharacters = /[〇一二三四五六七八九十]+(?:[-−–のノ][〇一二三四五六七八九十]+){2}/gu
/** A district in characters before a block in digits: 栄三-15-33. */
const countedDistrict = /(?<![〇一二三四五六七八九十])[一二三四五六七八九十]+(?=[-−–]\d)/gu
const kanjiNumber = /[〇一二三四五六七八九十]+/gu

/** Japan's numbers of districts, blocks and houses in digits. */
export const withDigits = (text: string): string =>
  text
    .replace(/(?<=[\d０-９])[のノー](?=[\d０-９])/g, '-')
    .replace(allInCharacters, (all) => all.replace(kanjiNumber, digitsOf).replace(/[−–のノ]/g, '-'))
    .replace(countedDistrict, digitsOf)
    .replace(countedHouse, (_, block, house) => `${digitsOf(block)}-${digitsOf(house)}`)
    // 北二十四条西二十丁目 of Sapporo, whose numbers are also written by their digits: 北二四条
    .replace(
      /(?<![〇一二三四五六七八九十百千])[〇一二三四五六七八九十百]+(?=[条條]|丁目|番地)/g,
      digitsOf,
    )

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

/** 霞が関 is also written 霞ヶ関 and 霞関. Behind a numeral it counts: 三ケ日. */
const smallKe = /(?<=\p{Script=Han})(?<![一二三四五六七八九十数])[ヶケがガ](?=\p{Script=Han})/gu
const countingKe = /(?<=[一二三四五六七八九十数])[ヶケがガ](?=\p{Script=Han})/gu
/** The text of Japan in one form of these: 霞関, 三ケ日. Pure. */
export const withPlainKe = (text: string): string =>
  text.replace(smallKe, '').replace(countingKe, 'ケ')

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

/** "Bongeunsaro86gil", "Dongseong-ro2-gil" */
const gluedLane = /(?<=[a-z]{2}-?ro)(\d+)-?gil\b/gi

/** "14-4 Takadanobaba 2-chome": the district behind its name, and the block and house before it. */
const chomeBehindName = /^\s*(\d+-\d+)\s+([a-z][a-z' -]*?)[\s,-]+(\d+)[\s-]?ch[oō]me(?![a-z])/i
/** "2-14-4-gou": a house. */
const signOfHouse = /(?<=\d-\d+)-g[oō]u?(?![\p{L}-])/giu

/** Sapporo in Latin letters: "Minami 2-jo Nishi 5-chome 26", and "5 Chome-26 Minami 2 Jonishi". */
const joInLatin = /(?<=\d)-?\s?j[oō]-?\s?(?=(?:nishi|higashi)\b)/gi
const chomeBeforeJo = /(\d+)\s?chome(-[\d-]+)?\s((?:kita|minami)\s?\d+ jo (?:nishi|higashi))\b/gi

/**
 * Japan's districts, blocks and houses in one form: 三丁目９番１号 and "3 Chome-9-1" are 3-9-1. And
 * the street codes of other countries.
 */
export function plainBlocks(text: string, country: string): string {
  // Korea writes 테헤란로14길 and 테헤란로 14길.
  if (country === 'KR')
    return plainCodes(text.replace(gluedLane, ' $1-gil'), 'KR')
      .replace(koreanKind, '-$&')
      .replace(koreanNumber, ' ')
  if (country === 'TH')
    return plainCodes(text, 'TH').replace(/(?<![ก-๛])([ถซ])(?:\.\s?|\s(?=[ก-๛]))/g, fullThai)
  if (country !== 'JP') return plainCodes(text, country)
  return withDigits(
    withPlainKe(text.normalize('NFKC').replace(kyotoCrossing, '')).replace(oaza, ''),
  )
    .replace(chomeInWords, (_, word) => `${numbersOfChome.get(word.toLowerCase())}-chome`)
    .replace(chomeBehindName, '$3-$1 $2')
    .replace(signOfHouse, '')
    .replace(joInLatin, ' jo ')
    .replace(chomeBeforeJo, '$3 $1$2')
    .replace(/(?<=\d)\s?(?:丁目|番地の?|番|号|-?\s?ch[oō]me\b)\s?[-−–]?\s?(?=\d)/gi, '-')
    .replace(/(?<=\d)\s?(?:丁目|番地|番|号|-?\s?ch[oō]me\b)/gi, ' ')
    .replace(/[−–]/g, '-')
}
