import { areaWords, bestMatch } from '../../address/areas/areas.ts'
import { isOtherSubdivision } from '../../address/areas/subdivisions.ts'
import { zoneOfQatarIn } from '../../address/areas/zones-of-qatar.ts'
import { plainNumber } from '../../address/house/house-number.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, joined, plain } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isOpposed } from '../names/opposites.ts'
import { provinceShown } from '../stored/region-apart.ts'
import { isNameOfRegion } from '../stored/region-names.ts'

/**
 * Whether a state, province or county stands beside the town's name that the found town is not in:
 * "Springfield, IL" is not Springfield in Missouri.
 */
export function isInOtherRegion(comparison: Comparison, street: Street): boolean {
  const { parts, country, towns, regions, others } = comparison
  const { region = '', regionCode = '', district = '', locality = '' } = parts
  const found = [region, regionCode, district].filter(Boolean)
  if (found.length === 0 || isInStoredZone(comparison)) return false
  // Where a city is a region by itself, what stands beside it may be a quarter.
  const isQuarter = (text: string) => plain(region) === plain(locality) && quarter.test(text)
  const isShown = (text: string) =>
    isQuarter(text) ||
    // "辽宁朝阳" has the name of the town in it.
    (!hasUnspaced(text) &&
      bestMatch(tokensIn(text, country), [...towns, ...regions, ...others()]) === 'same') ||
    isNameOfRegion(text, country, parts)
  const isOther = (text: string) => isOtherSubdivision(text, found, country)
  const namesOther = (names: readonly string[]) => !names.some(isShown) && names.some(isOther)
  const { town, behind } = comparison.reading.isFree
    ? behindStreet(comparison, street)
    : inField(comparison.fields.city)
  return (
    town.some((part) => namesOther(besideTown(part, comparison))) ||
    behind.some((part) => namesOther([part])) ||
    regionsBeforeTowns(comparison).some((name) => namesOther([name]))
  )
}

/** Qatar's zones are counted through the whole country, so people write Doha for its suburbs. */
function isInStoredZone({ fields, parts, country }: Comparison): boolean {
  const zone = country === 'QA' ? zoneOfQatarIn(parts.dependentLocality ?? '') : undefined
  const { line1, line2, text } = fields
  return zone !== undefined && zoneOfQatarIn([line1, line2, text].join(', ')) === zone
}

/**
 * "부산 중구": Korea writes the region before the town. Not of 군위군, which was in 경북 until 2023,
 * and since then is in 대구.
 */
const regionBeforeTown = new RegExp(
  '(?:^|,)\\s*(?:\\(?\\d{5}\\)?\\s*)?(?:대한민국\\s+)?' +
    '(\\p{L}{2}|\\p{L}{2,7}[시도])\\s+(?!군위군)\\p{L}+[시군구](?=\\s|$)',
  'u',
)

const regionsBeforeTowns = ({ fields: { line1, city, text }, country }: Comparison): string[] =>
  country === 'KR'
    ? [line1, city, text].flatMap((field) => regionBeforeTown.exec(field)?.[1] ?? [])
    : []

/** Parts in which the town may be, and those that stand behind it. */
interface Parts {
  town: readonly string[]
  behind: readonly string[]
}

function inField(city: string): Parts {
  const [town, ...behind] = city.split(separators).filter((part) => part.trim() !== '')
  return { town: town === undefined ? [] : [town], behind }
}

/** In one text the town stands behind the street, and other areas may stand before it. */
function behindStreet(comparison: Comparison, { pool, used }: Street): Parts {
  const { lines } = comparison.reading
  const first = pool[Math.min(...used)]?.part ?? -1
  const free = lines.filter((word, at) => word.part >= first && !(pool === lines && used.has(at)))
  const parts = [...Map.groupBy(free, ({ part }) => part).values()]
  // "Ahmad 66554433" is a person with a telephone, and not in Ahmadi.
  const hasTelephone = (words: readonly Token[]) => words.some(({ text }) => telephone.test(text))
  // "27" is the code of Gaziantep as well.
  const house = plainNumber(comparison.parts.houseNumber ?? '')
  const isHouse = (words: readonly Token[]) =>
    house !== '' && plainNumber(writtenText(words)) === house
  const behind = parts.slice(1).filter((words) => !hasTelephone(words) && !isHouse(words))
  return { town: parts.map(writtenText), behind: behind.map(writtenText) }
}

/** What a part between commas has beside the town's name. */
function besideTown(part: string, { parts, country, towns }: Comparison): string[] {
  if (hasUnspaced(part)) return part.split(parts.locality ?? part).filter(Boolean)
  const words = tokensIn(part, country)
  const isTown = (some: readonly Token[]) =>
    towns.some((town) => joined(areaWords(some)) === joined(town))
  if (isTown(words)) return []
  return lastNames(part, country).filter((last) => {
    const before = words.slice(0, -tokensIn(last, country).length)
    return isTown(before) || (isPreposition(before.at(-1)) && isTown(before.slice(0, -1)))
  })
}

/** Names of one to three words at the end of a part. */
const lastNames = (part: string, country: string): string[] => {
  const words = tokensIn(part, country)
  return Array.from({ length: Math.min(maxWords, words.length - 1) }, (_, at) =>
    words.slice(-at - 1),
  ).flatMap((last) => (last.every(isPlace) ? [] : [writtenText(last)]))
}

const separators = /[,،、;()（）]|\s[-–/]\s|(?<=\p{L}{2})\/(?=\p{L}{2})/u
const maxWords = 3
const quarter = /district|quarter|ward|d[üu]{1,2}reg|дүүрэг|район|\d/iu
/** "Muri bei Bern". */
const prepositions = new Set([
  'am',
  'an',
  'bei',
  'de',
  'del',
  'di',
  'du',
  'i',
  'im',
  'in',
  'of',
  'ob',
])
const isPreposition = (word: Token | undefined): boolean => prepositions.has(word?.text ?? '')

const telephone = /^\d{7,}$/

/** "Accra Central", "Ndola town centre": a part of the town. */
const middles = new Set(['central', 'centre', 'center', 'city', 'town'])
const isPlace = (word: Token): boolean =>
  word.isDirection || isOpposed(word) || isNumeric(word.text) || middles.has(word.text)

/** "Castro LE": the province behind the town, at the end of one text. */
const provinceAtEnd = /\p{L}\s\(?([A-Z]{2})\)?$/u

/**
 * Whether one text of Italy ends with another province than the provider's, and has no code. Pure.
 */
export function isInOtherProvince({ fields, country, candidate, reading }: Comparison): boolean {
  if (country !== 'IT' || !reading.isFree || reading.postalCode) return false
  const stored = provinceAtEnd.exec(fields.text.trim())?.[1]
  const shown = provinceShown(candidate)
  return stored !== undefined && shown !== undefined && stored !== 'IT' && stored !== shown
}
