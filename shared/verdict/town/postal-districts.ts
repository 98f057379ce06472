import { countryNamed } from '../../address/country/country-names.ts'
import { haveSameCharacters } from '../../address/postal/postal-code.ts'
import { inDigits } from '../../address/street/street-codes/numbers-in-digits.ts'
import { type Comparison, type Finding, hasFinding } from '../comparison.ts'
import { onlyLetters } from '../stored/region-names.ts'

/** The number of a postal district in a code: Kingston 10 has 10, codes of Dublin 4 begin D04. */
const districtsInCodes = new Map([
  ['IE', /^D0?(\d{1,2}W?)/i],
  ['JM', /^0?(\d{1,2})$/],
  ['HU', /^1(\d\d)/],
])
/** The number of a postal district behind the name of a town: "Kingston 5", "Budapest XX. ker." */
const districtBehindTown = /\s0?(\d{1,2}W?|[IVX]+(?=\.))(?:\.(?:\s?ker(?:ület|\.)?)?)?$/u

/** The same in a line or in one text: "Bp. VIII. ker.", "Terenure, Dublin 6W". */
const districtsInText = new Map([
  ['HU', /(?<!\p{L})(?:Budapest|Bp)[.,\s]+([IVX]+)\.\s?ker/iu],
  ['IE', /(?<!\p{L})Dublin\s(\d{1,2}W?)(?![\p{L}\p{N}])/iu],
])

/** Whether another postal district of the town is stored: Kingston 5 is not Kingston 10. Pure. */
export function isInOtherPostalDistrict({ fields, parts, country, reading }: Comparison): boolean {
  const code = reading.postalCode?.text ?? ''
  const found = districtsInCodes.get(country)?.exec(parts.postalCode ?? '')?.[1]
  const { line1, line2, text } = fields
  const inText = districtsInText.get(country)?.exec([line1, line2, text].join(', '))
  // Streets of one name are in most districts of Budapest.
  const isMisplaced = haveSameCharacters(code, parts.postalCode ?? '')
  const inCode = country === 'HU' && !isMisplaced ? districtsInCodes.get('HU')?.exec(code) : null
  const stored = (districtBehindTown.exec(fields.city) ?? inText ?? inCode)?.[1]
  if (found === undefined || stored === undefined) return false
  const [one, other] = [stored, found].map((district) => inDigits(district.toUpperCase()))
  return one?.replace(/^0/, '') !== other?.replace(/^0/, '')
}

/**
 * Whether another district of the same city is stored. Where codes are those of whole cities, or
 * there are none, nothing else shows it. Pure.
 */
export function isInOtherDistrictOfCity(
  { country, fields }: Comparison,
  findings: readonly Finding[],
): boolean {
  if (!hasFinding(findings, 'locality_differs')) return false
  const isWholeCity = fields.city === country || countryNamed(fields.city) === country
  return country === 'VN' || (country === 'HK' && !isWholeCity)
}

/**
 * The letters of Malta's codes are those of the town: Żebbuġ is there (ZBG) and on Gozo (ZBB).
 * Pure.
 */
export function hasCodeOfOtherTownOfMalta({ reading, parts, country }: Comparison): boolean {
  if (country !== 'MT') return false
  const stored = onlyLetters(reading.postalCode?.text ?? '')
  const found = onlyLetters(parts.postalCode ?? '')
  return stored !== '' && found !== '' && stored !== found
}
