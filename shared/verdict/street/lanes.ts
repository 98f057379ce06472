import type { Components } from '../../address/components.ts'
import { digitsOf } from '../../address/street/street-codes/numbers-in-digits.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { entriesIn } from '../../address/words/entries-in.ts'
import { escaped } from '../../address/words/escaped.ts'
import { lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'

interface LaneKind {
  /** Countries (ISO 3166-1 alpha-2) with such lanes. */
  in: string
  /** A lane with its number, in one of the groups. */
  pattern: RegExp
  /** Whether a candidate has none where none is stored. Others are seen with the street's name. */
  isBothWays?: boolean
  /** Whether the number tells only beside its kind. Elsewhere a name may stand between. */
  isWhole?: boolean
}

const english = 'BD GH HK IN JM KE LK NG PH PK TZ UG ZM'
/** "Lane No. 3", "3rd Lane". At its corner is a landmark: "lane no 9 corner". */
const englishLane = new RegExp(
  [
    '(?<!\\p{L})(?:lane|close|alley|gali|gully)\\s?(?:no\\.?|#|-)?\\s?(\\d{1,3})(?!\\d|\\scorner)',
    '(?<!\\d)(\\d{1,3})(?:st|nd|rd|th)\\s(?:lane|close|alley|gali)(?!\\p{L})',
  ].join('|'),
  'giu',
)

const koreanLetters = new Map([
  ['ga', '가'],
  ['na', '나'],
  ['da', '다'],
  ['ra', '라'],
  ['ma', '마'],
  ['ba', '바'],
  ['sa', '사'],
  ['an', '안'],
])
/** Korea counts 29길, 29가길, 29나길 and 29안길: in Latin letters "29-gil", "29ga-gil". */
const koreanLane = new RegExp(
  [
    `(\\d{1,4}(?:번(?=안))?[${[...koreanLetters.values()].join('')}]?)번?길`,
    `(\\d{1,4}(?:${[...koreanLetters.keys()].join('|')})?)[\\s-]?` +
      '(?:(?:be?on|bun)[\\s-]?)?gil(?!\\p{L})',
  ].join('|'),
  'giu',
)

/**
 * What is numbered beside a road, and counts its own houses: sections, lanes and alleys. Collected
 * by hand, without a published source.
 */
const kinds: readonly LaneKind[] = [
  {
    in: 'CN TW',
    pattern:
      /([一二三四五六七八九十]|\d{1,2})\s?段|(?<!\p{L})sec(?:t|tion)?\.?\s?(\d{1,2})(?!\d)/giu,
  },
  {
    in: 'CN TW',
    pattern: /(\d{1,4})\s?巷|(?<!\p{L})(?:lane|ln)\.?\s?(\d{1,4})(?!\d)/giu,
    isBothWays: true,
  },
  {
    in: 'CN TW',
    pattern: /(\d{1,4})\s?[弄衖]|(?<!\p{L})(?:alley|aly)\.?\s?(\d{1,4})(?!\d)/giu,
    isBothWays: true,
  },
  { in: english, pattern: englishLane },
  { in: 'TH', pattern: /(?:ซอย|ซ\.|(?<!\p{L})soi)\s?(\d{1,3})(?!\d)/giu },
  { in: 'TH', pattern: /(?:แยก|(?<!\p{L})yaek)\s?(\d{1,2})(?!\d)/giu, isBothWays: true },
  { in: 'VN', pattern: /(?<!\p{L})(?:ngõ|ngo|hẻm|hem|kiệt|kiet|ngách|ngach)\s?(\d{1,4})(?!\d)/giu },
  { in: 'ID', pattern: /(?<!\p{L})(?:gg|gang)\.?\s?(\d{1,3})(?!\d)/giu },
  { in: 'BN MY SG', pattern: /(?<!\p{L})(?:lorong|lor|lrg)\.?\s?(\d{1,3})(?!\d)/giu },
  { in: 'EG IQ JO LY SA SD SY YE', pattern: /(?:حارة|عطفة|زقاق)\s?(\d{1,3})(?!\d)/giu },
  { in: 'KR', pattern: koreanLane, isWhole: true },
  { in: 'TR', pattern: /(?<!\d)(\d{1,5})\.?\s?(?:sk|sok|sokak|sokağı)(?!\p{L})/giu },
]
/** Countries where lanes are counted in characters as well: 十五巷. */
const withNumerals = new Set(['CN', 'TW'])

/**
 * Whether another section, lane or alley is stored than the candidate's, or one that it lacks:
 * 忠孝東路四段45巷12號 is not 忠孝東路四段12號, and "12 Lane 3, Prabhat Road" not 12 Prabhat Road. The
 * number behind a street that is called a lane is that of the house: "Greams Lane 21". Pure.
 */
export function hasOtherLane({ fields, parts, candidate, country }: Comparison): boolean {
  const own = entriesIn(kinds, country)
  if (own.length === 0) return false
  const lines = `${fields.line1},${fields.line2},${fields.text}`.normalize('NFKC')
  const shown = `${parts.street ?? ''},${candidate.formattedAddress}`.normalize('NFKC')
  const read = (text: string) => (withNumerals.has(country) ? plainCodes(text, country) : text)
  const [stored, found] = [read(lines), read(shown)]
  if (country === 'TH' && hasOtherSoi(lines, found, parts)) return true
  const street = lettersOf(parts.street ?? '')
  return own.some(({ pattern, isBothWays = false, isWhole = false }) => {
    const numbers = numbersIn(stored, pattern, street)
    const others = numbersIn(found, pattern, street)
    if (numbers.length === 0) return isBothWays && others.length > 0
    // The name may stand between: "Soi Sukhumvit 22" is Sukhumvit Soi 22.
    const apart = isWhole ? [] : numbersIn(parts.street ?? '', /(\d+)/g)
    const known = [...others, ...apart, ...laneOfHouse(parts)]
    return !numbers.some((number) => known.includes(number))
  })
}

/** "99 Sukhumvit 22": the number behind a road of Thailand is that of its soi. */
function hasOtherSoi(
  lines: string,
  found: string,
  { street = '', houseNumber }: Components,
): boolean {
  const road = street.replace(/^ถนน|\s(?:rd|road)\.?$/giu, '').trim()
  if (road.length < minRoad || /\p{Nd}/u.test(road)) return false
  const soi = new RegExp(`(?<!\\p{L})(?:ถนน)?${escaped(road)}\\s?(\\d{1,3})(?![\\d/])`, 'iu')
  const number = soi.exec(lines)?.[1]
  return (
    number !== undefined &&
    number !== houseNumber &&
    !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(found)
  )
}

const minRoad = 4

/** Vietnam's 48/15 is the house 15 of lane 48. */
const laneOfHouse = ({ houseNumber = '', countryCode }: Components): string[] =>
  countryCode === 'VN' && houseNumber.includes('/') ? [laneNumber(houseNumber.split('/')[0])] : []

/** The numbers of lanes in a text, but for those behind the end of this street's name. */
function numbersIn(text: string, pattern: RegExp, street = ''): string[] {
  const isOfHouse = ({ 0: lane }: RegExpExecArray) =>
    /^\D+\d/.test(lane) && street.endsWith(lettersOf(lane.replace(/\p{N}.*/u, '')))
  return [...text.matchAll(pattern)]
    .filter((match) => street === '' || !isOfHouse(match))
    .map((groups) => laneNumber(groups.slice(1).find((group) => group !== undefined)))
}

/** "四" and "04" are 4, and Korea's "29na" is 29나. */
function laneNumber(number = ''): string {
  const written = digitsOf(number)
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
    .replace('번', '')
  return written.replace(/[a-z]+$/, (letters) => koreanLetters.get(letters) ?? letters)
}
