import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { plain } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import { tokens } from '../other-places.ts'
import type { Fields } from '../stored/fields.ts'

/**
 * Whether a ward or a district of a large town is stored, and the candidate is in another one: they
 * have streets, or counted houses, of the same names. Pure.
 */
export const isInOtherWard = (comparison: Comparison): boolean =>
  isInOtherWardInCharacters(comparison) ||
  isInOtherWardInLatin(comparison) ||
  isInOtherNumberedDistrict(comparison)

/** 区 of 东城区, 구 of 중구: a ward or district of a large town in Chinese, Japanese and Korean. */
const ward = /\p{Script=Han}{2,3}[区區]|(?<!\p{L})\p{Script=Hangul}{1,4}구(?!\p{L})/u
const wards = new RegExp(ward, 'gu')

/** 昆山市 is a town of 苏州市. Not a supermarket, 超市, nor a market, 市场, and the like. */
const chineseTowns =
  /(?<=^|[省市州盟\s,，])\p{Script=Han}{2,3}(?<![超都城夜菜门股])[市县縣](?![场場辖轄民政])/gu
const japaneseTown = /\p{Script=Han}{2,3}市/u

/** Whether a ward or a town of a larger one is stored, and the candidate is in another one. */
function isInOtherWardInCharacters({ fields, country, parts, candidate }: Comparison): boolean {
  const formattedAddress = candidate.formattedAddress.normalize('NFC')
  const text = linesOf(fields)
  const isShown = (name: string) => formattedAddress.includes(name.slice(-minWard))
  const towns = country === 'CN' ? (text.match(chineseTowns) ?? []) : []
  // A town may have become a district: 即墨市 is 即墨区.
  const isKnown = (name: string) => formattedAddress.includes(name.slice(0, -1))
  const city = fields.city.replace(/市$/u, '')
  const isInCity = towns.some(isKnown) || (city !== '' && parts.locality?.startsWith(city))
  if (isInCity && !towns.every(isKnown)) return true
  const stored = text.match(wards) ?? []
  // Tokyo has wards, and towns beside them.
  const isInTown = country === 'JP' && !text.includes(parts.locality ?? '')
  const hasShown = ward.test(formattedAddress) || (isInTown && japaneseTown.test(formattedAddress))
  return hasShown && stored.length > 0 && !stored.some(isShown)
}

const minWard = 3

/** "Chuo-ku", "Chuo Ward", "Xindian Dist.", "Songpa-gu": a ward or district in Latin letters. */
const wardInLatin = new RegExp(
  "(?<![\\p{L}-])([\\p{Script=Latin}'’-]{3,}?)" +
    '(?:[\\s-](?:ku|gu|qu)|\\s(?:ward|dist(?:rict)?))(?![\\p{L}-])',
  'giu',
)
/** "Bole Sub City", "Kirkos S/C", "Yeka kifle ketema": a district of Addis Ababa. */
const subCity = /(?<!\p{L})([\p{L}'’]{3,})\s+(?:sub[\s-]?city|s\/c|k\/k|kifle\s+ketema)(?!\p{L})/giu

const wardsInLatin = new Map([
  ...['CN', 'JP', 'KR', 'TW'].map((country) => [country, wardInLatin] as const),
  ['ET', subCity] as const,
])

/**
 * Whether a ward is stored in Latin letters, and the provider shows another one and not that. In
 * Addis Ababa only where the place has no street: each district counts its houses.
 */
function isInOtherWardInLatin(comparison: Comparison): boolean {
  const { fields, country, street, candidate, formatted } = comparison
  const pattern = wardsInLatin.get(country)
  if (!pattern || (country === 'ET' && street.length > 0)) return false
  const namesIn = (text: string) =>
    [...text.normalize('NFC').matchAll(pattern)].flatMap(([, name = '']) =>
      tokens(name, country).slice(-1),
    )
  const stored = namesIn(linesOf(fields))
  const isShown = isNearlyOneOf(formatted())
  // Gwangju in Gyeonggi has no districts, and the large town of that name has. The provider shows
  // those of Addis Ababa without their kind.
  const hasShown = ['ET', 'KR'].includes(country) || namesIn(candidate.formattedAddress).length > 0
  return stored.length > 0 && hasShown && !stored.some(isShown)
}

/** "Quận 1", "Q.1", "District 1". */
const districtOfCity = /(?<!\p{L})(?:quận|quan|q|district|dist)[.\s]*(\d{1,2})(?![\p{L}\d])/iu

/** Its districts with names. */
const namedDistricts = new Set(
  [
    'Bình Chánh,Bình Tân,Bình Thạnh,Cần Giờ,Củ Chi,Gò Vấp,Hóc Môn,Nhà Bè,Phú Nhuận,Tân Bình',
    'Tân Phú,Thủ Đức',
  ].flatMap((line) => line.split(',').map(plain)),
)
/** It has the former districts 2 and 9. */
const thuDuc = { name: plain('Thủ Đức'), numbers: [2, 9] }

/** Whether a numbered district of Ho Chi Minh City is stored, and the candidate is in another. */
function isInOtherNumberedDistrict({ fields, parts, country, candidate }: Comparison): boolean {
  const district = country === 'VN' ? districtOfCity.exec(linesOf(fields))?.[1] : undefined
  if (district === undefined) return false
  const stored = Number(district)
  const shown = districtOfCity.exec(candidate.formattedAddress.normalize('NFC'))?.[1]
  if (shown !== undefined) return Number(shown) !== stored
  const name = plain(parts.locality ?? '')
  return namedDistricts.has(name) && !(name === thuDuc.name && thuDuc.numbers.includes(stored))
}

/** All that may name a district, composed. */
const linesOf = ({ line1, line2, city, text }: Fields): string =>
  [line1, line2, city, text].join(', ').normalize('NFC')
