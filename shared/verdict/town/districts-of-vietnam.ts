import { writtenText } from '../../address/words/vocabulary.ts'
import { lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { storedParts } from '../stored/stored-parts.ts'

/** Urban districts with names, of the largest towns. Collected by hand, without a source. */
const districts = new Set(
  [
    ...['Gò Vấp', 'Bình Thạnh', 'Tân Bình', 'Tân Phú', 'Phú Nhuận', 'Bình Tân', 'Thủ Đức'],
    ...['Bình Chánh', 'Hóc Môn', 'Củ Chi', 'Nhà Bè', 'Cần Giờ'],
    ...['Ba Đình', 'Hoàn Kiếm', 'Đống Đa', 'Cầu Giấy', 'Thanh Xuân', 'Hoàng Mai', 'Long Biên'],
    ...['Tây Hồ', 'Hà Đông', 'Nam Từ Liêm', 'Bắc Từ Liêm'],
    ...['Hải Châu', 'Thanh Khê', 'Sơn Trà', 'Ngũ Hành Sơn', 'Liên Chiểu', 'Cẩm Lệ'],
  ].map(lettersOf),
)
const kind = /^\s*(?:quận|quan|huyện|huyen|q|h)\.?\s+(?=\p{L}{2})/iu

/** Districts that Thủ Đức has had since 2021. */
const joinedToThuDuc = new Set(['2', '9'])

/** "Quận 5", "Q.5", "District 5" */
const numbered = /(?<!\p{L})(?:quận|quan|q|district|dist)\.?\s?(\d{1,2})(?!\d)/giu
const numbersIn = (text: string): string[] =>
  [...text.matchAll(numbered)].map(([, number = '']) => String(Number(number)))

/**
 * Whether the town, the region or a part behind the street is another district of the town than the
 * found one: "17 Lê Lợi, Gò Vấp" is not in Quận 1. Since 2025 the provider shows no districts for
 * some places. Pure.
 */
export function isInOtherDistrictOfVietnam(
  { country, parts, reading, fields }: Comparison,
  { pool, used }: Street,
): boolean {
  if (country !== 'VN' || pool !== reading.lines) return false
  const areas = [
    parts.district,
    parts.locality,
    ...(parts.dependentLocality ?? '').split(', '),
  ].filter((name) => name !== undefined)
  const found = areas.map((name) => lettersOf(name.replace(kind, '')))
  const numbers = areas.flatMap(numbersIn)
  const hasDistrict =
    parts.district !== undefined ||
    numbers.length > 0 ||
    areas.some((name) => /^qu[ậa]n /iu.test(name))
  if (!hasDistrict) return false
  const last = Math.max(...used)
  const behind = storedParts(reading.lines)
    .filter(({ from }) => from > last)
    .map(({ words }) => writtenText(words))
  const stored = [...behind, fields.city, fields.region]
  const others = stored.flatMap(numbersIn)
  // A district in numbers is another one than a district with a name.
  const isOtherNumber =
    others.length > 0 &&
    !others.some((number) => numbers.includes(number)) &&
    !(found.includes('thuduc') && others.every((number) => joinedToThuDuc.has(number)))
  return (
    isOtherNumber ||
    stored
      .map((name) => lettersOf(name.replace(kind, '')))
      .some((name) => districts.has(name) && !found.includes(name))
  )
}
