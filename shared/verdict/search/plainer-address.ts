import { withLongTowns } from '../../address/areas/town-names.ts'
import { withoutLandmarks } from '../../address/beside/landmarks.ts'
import { withoutTelephones } from '../../address/beside/telephones.ts'
import { withNumberBefore } from '../../address/street/crossing.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { entryOf } from '../../address/words/entry-of.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { cleanFields, cut } from '../stored/fields.ts'
import { plainBlocks } from '../stored/reading.ts'
import { storedCountry } from '../stored/stored-country.ts'

/**
 * A cross street behind the number: "Palma 525 c/ 14 de Mayo", "Hidalgo 120 entre Juárez", "Ote. 6
 * #345 altos, entre Sur 7 y Sur 9".
 */
const crossStreet = new RegExp(
  [
    '(?<=\\d[a-z]?)\\s+(?:c\\/|casi|esq\\.?|esquina|entre|e\\/|уг\\.?|угол)\\s?[^,\\n]*',
    '(?<=\\d[^,\\n]*),\\s*entre\\s[^,\\n]*',
    '\\([^()]*\\)',
  ].join('|'),
  'giu',
)

/** Behind a Chinese house number a building stands: 26号国贸中心. Not where 号 counts buildings. */
const chineseBuilding = /(?<=\d[号號])(?![楼樓栋棟座室院馆館之])[^,，、\n]+/u
/** Behind a Japanese one as well: "中央2-5-10 メゾン中央501". */
const japaneseBuilding = new RegExp(
  [
    '(?=\\s)(?<=\\p{Script=Han}[^,、\\n]*\\p{Nd}[-−–‐ー]\\p{Nd}+',
    '|\\p{Script=Han}\\S*\\p{Nd}(?:番地?|号)?)\\s+(?!\\p{Nd})[^,、\\n]+$',
  ].join(''),
  'u',
)
/** "9 a" is the house 9A, also before a postal code: "9 a 3035EK". */
const dutchLetter =
  /(?<=\s\d{1,4})\s(?=[a-g](?:\s*(?:,|$)|\s(?:\p{L}{3}|\d{4}\s?[a-z]{2}(?!\p{L}))))/giu
/** "11/9" is flat 9 of the house 11 in Turkey. Not where a street has that number: "3808/2 Sk.". */
const turkishFlat =
  /(?<=(?<![\p{L}\p{N}/.-])\d{1,4})\/\d{1,3}(?![\p{L}\p{N}/]|\.?\s*(?:so?k|ca?d))/giu
/** "3808 Sk. 11" is the house No:11. */
const turkishHouse = new RegExp(
  '(?<=(?<!\\p{L})(?:so?k|soka[kğ][ıi]?|ca?d|caddesi)\\.?\\s)' +
    '\\d{1,4}(?![\\p{L}\\p{N}/.-]|\\s*(?:so?k|ca?d))',
  'giu',
)
/** Singapore writes its code behind an S: "S(460022)". */
const singaporeCode = /(?<![\p{L}\p{N}])S\s?\(?(\d{6})\)?(?!\d)/giu

/**
 * The stored address without landmarks, cross streets and remarks in brackets, and with short names
 * written out.
 */
export function plainer(stored: WrittenAddress): WrittenAddress {
  const { code = '' } = storedCountry(cleanFields(stored))
  const plain = (given: string, isWhole: boolean) => {
    const line = withoutTelephones(cut(given))
    const named = code === 'SG' ? line.replace(singaporeCode, 'Singapore $1') : line
    const blocks =
      thai.test(line) || code === 'KR'
        ? plainBlocks(line, code === 'KR' ? code : 'TH')
        : plainCodes(named, code)
    const house = withPlainHouse(blocks, code)
    const building = code === 'JP' ? japaneseBuilding : chineseBuilding
    const ownPlace = withNumberBefore(house).replace(crossStreet, '').replace(building, '')
    return withoutLandmarks(ownPlace, code, isWhole)
  }
  const { line1, line2, text, city } = stored
  const isWhole = !city && !stored.region && !line2
  const withKinds = (line: string) =>
    isGermanInBelgium(stored, code) ? line : withLongKinds(line, code)
  const plainLine = withKinds(plain(line1 ?? '', false))
  const street = withMuchBehindNumber.has(code) && line1 ? upToNumber(line1, code) : undefined
  const town = line2 && !city ? withLongTowns(line2, code) : undefined
  return {
    ...stored,
    ...(line1 && { line1: street ?? (isWhole ? withLongTowns(plainLine, code) : plainLine) }),
    ...(line2 && { line2: town ?? (street ? '' : withKinds(plain(line2, false))) }),
    ...(text && { text: withLongTowns(withKinds(plain(text, true)), code) }),
    ...(city && { city: withLongTowns(city, code) }),
  }
}

/** The line with the number of its house as providers know it. */
function withPlainHouse(line: string, country: string): string {
  if (country === 'NL') return line.replace(dutchLetter, '')
  return country === 'TR' ? line.replace(turkishFlat, '').replace(turkishHouse, 'No:$&') : line
}

/**
 * Countries where much is written behind the number: crossings, floors, buildings, what stands
 * opposite.
 */
const withMuchBehindNumber: ReadonlySet<string> = new Set(
  'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'.split(' '),
)

const directions = 'sur|norte|este|oeste|south|north|east|west'
/** The name goes on behind its number, or the house's number comes behind it. */
const goesOn = new RegExp(`^\\s*(?:(?:de|bis|${directions})(?!\\p{L})|[^,]*(?:#|n[°º]))`, 'iu')
const numberedKinds = 'calle|cll?|carrera|cra|kra?|av|avenida|diagonal|transversal'
/** A street with a number, and its house: "Calle 13 140", "Carrera 7 32-16". */
const numberedHouse = new RegExp(
  `^\\s*(?:${numberedKinds})\\.?\\s\\d+\\p{L}?\\s\\d+(?:-\\d+)?(?=$|[,\\s])`,
  'iu',
)
/** A street and its number, with what is counted behind a "#": "Calle 10 # 43 - 12". */
const house = new RegExp(
  '^\\s*(?:\\d+\\S*\\s+)?\\p{L}[^\\d,#]*#?\\s*\\d[^\\s,]*' +
    '(?:\\s*(?:#|n[°ºo]?\\.?)\\s*\\d+\\p{L}?(?:\\s?-\\s?\\d+)?)?(?:\\s+zona\\s\\d+)?',
  'iu',
)

/**
 * The street with its number, and nothing behind it. Undefined where that is not certain: "Calle 5
 * de Mayo 10" has a number in its name.
 */
function upToNumber(line: string, country: string): string | undefined {
  const text = plainCodes(line, country)
  const [found] = numberedHouse.exec(text) ?? house.exec(text) ?? []
  return found && !goesOn.test(text.slice(found.length)) ? found : undefined
}

const dutch: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})str\.?(?!\p{L})/giu, 'straat'],
  [/(?<=\p{L}{3})st(?:w|wg|g)\.?(?!\p{L})/giu, 'steenweg'],
]
/** Kinds of streets that are short for what ends a name: "Kirkevn", "Storgt", "Stationstr". */
const shortEndings: Record<string, readonly (readonly [RegExp, string])[]> = {
  BE: dutch,
  NL: dutch,
  NO: [
    [/(?<=\p{L}{3})vn\.?(?!\p{L})/giu, 'veien'],
    [/(?<=\p{L}{3})gt\.?(?!\p{L})/giu, 'gata'],
  ],
}

/** The codes of Belgium's towns where German is spoken: "str." is a Straße there. */
const germanCode = /(?<!\p{N})47\d{2}(?!\p{N})/u
const isGermanInBelgium = ({ city, postalCode, text }: WrittenAddress, country: string): boolean =>
  country === 'BE' && [city, postalCode, text].some((part) => part && germanCode.test(part))

const withLongKinds = (line: string, country: string): string =>
  (entryOf(shortEndings, country) ?? []).reduce(
    (text, [short, full]) => text.replace(short, full),
    line,
  )

const thai = /\p{Script=Thai}/u
