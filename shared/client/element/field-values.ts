import type { Components } from '../../address/components.ts'
import { hasHanOrKana } from '../../address/words/unspaced.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { flatBesideNumber, quarterBesideStreet, wardBesideTown } from './line-orders.ts'
import { firstLine, placeOf } from './street-line.ts'

/** The fields of an address, by their autofill names (HTML, section "Autofill"). */
export type FieldName =
  | 'street-address'
  | 'address-line1'
  | 'address-line2'
  | 'address-line3'
  | 'address-level1'
  | 'address-level2'
  | 'address-level3'
  | 'postal-code'
  | 'country'
  | 'country-name'

export const fieldNames: readonly FieldName[] = [
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'address-level3',
  'postal-code',
  'country',
  'country-name',
]

/**
 * For each field the text to write, and other names that an option of a `<select>` may have. Fields
 * that the place does not have are absent.
 */
export type FieldValues = Partial<Record<FieldName, [text: string, ...otherNames: string[]]>>

/**
 * Maps a place to form fields. House number and region are written as in the place's formatted
 * address. `form` tells which fields the form has. What lacks a field of its own follows another:
 * the unit and a village the first line, a ward the town.
 */
export function fieldValues(
  place: PlaceDetails,
  form: Pick<ReadonlySet<FieldName>, 'has'> = new Set(fieldNames),
): FieldValues {
  const { components = {}, formattedAddress = '' } = place
  const { locality, district, dependentLocality, region, regionCode } = components
  const { country, countryCode, houseNumber } = components
  const street = firstLine(components, formattedAddress)
  const isVillageHouse = street === `${dependentLocality} ${houseNumber}`
  const quarter = form.has('address-level3') || isVillageHouse ? undefined : dependentLocality
  const unit = unitLine(components)
  const withQuarter = (line: string | undefined) => lineWith(quarter, line, countryCode)
  const hasLine2 = form.has('address-line2')
  const town = locality ?? district
  const codeStands = regionCode !== undefined && placeOf(regionCode, formattedAddress) >= 0
  const values: Record<FieldName, (string | undefined)[]> = {
    'street-address': [withQuarter(joined('\n', street, hasLine2 ? undefined : unit))],
    'address-line1': [withQuarter(hasLine2 ? street : oneLine(components, street))],
    'address-line2': [hasLine2 ? unit : undefined],
    'address-line3': [],
    'address-level1': codeStands ? [regionCode, region] : [region, regionCode],
    'address-level2': [townWith(quarter, town, countryCode)],
    'address-level3': [dependentLocality],
    'postal-code': [components.postalCode],
    country: [countryCode, country],
    'country-name': [country, countryCode],
  }
  if (regionCode && countryCode) values['address-level1'].push(`${countryCode}-${regionCode}`)
  if (region) values['address-level1'].push(bareName(region), ...provinceNames(place))
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, texts]) => [name, texts.filter(Boolean)] as const)
      .filter(([, texts]) => texts.length > 0),
  )
}

/** What a list of regions may have in place of the region: Italy and Spain list the provinces. */
function provinceNames({ addressComponents = [] }: PlaceDetails): (string | undefined)[] {
  const isProvince = ({ types }: { types: string[] }) =>
    types.includes('administrative_area_level_2')
  const { longText = '', shortText } = addressComponents.find(isProvince) ?? {}
  return [...new Set([longText, shortText, bareName(longText)])]
}

const kindOfRegion =
  /^(?:County|Co\.|Provincia d[ei]l?|Province of|Città Metropolitana di|محافظة) | (?:Governorate|Province)$/i
/** "Dublin" for "County Dublin". Undefined where the name is bare already. */
const bareName = (name: string): string | undefined =>
  kindOfRegion.test(name) ? name.replace(kindOfRegion, '') : undefined

const joined = (separator: string, ...parts: (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(separator) || undefined

/** Street and flat on one line. "Flat 2" follows the street, a bare "2" is beside the number. */
function oneLine(components: Components, street: string | undefined): string | undefined {
  const { unit, houseNumber, countryCode = '', ...others } = components
  const beside = flatBesideNumber[countryCode]
  const isBare = unit !== undefined && /^(?:\p{L}\s?)?\p{N}+\p{L}?$|^\p{L}$/u.test(unit)
  if (!beside || !isBare || !houseNumber || street === undefined)
    return joined(', ', street, unitLine(components))
  const [separator, isFirst] = beside
  const flat = isFirst ? unit + separator + street : street + separator + unit
  return joined(', ', flat, unitLine(others))
}

/** The line of the street with the village or quarter, where the country has it there. */
function lineWith(
  quarter: string | undefined,
  line: string | undefined,
  countryCode = '',
): string | undefined {
  const beside = quarterBesideStreet[countryCode]
  if (!beside) return line
  const [separator, isFirst] = beside
  return isFirst ? joined(separator, quarter, line) : joined(separator, line, quarter)
}

/** Unit, floor and room, as far as they are known. */
function unitLine({ unit, floor, room }: Components): string | undefined {
  const parts = [unit, floor, room].filter((part) => part !== undefined)
  return parts.join(parts.every(hasHanOrKana) ? '' : ', ') || undefined
}

/**
 * The town with its ward, where the country has it there. The larger part is first in the letters
 * of East Asia: "京都市北区", "Kita Ward, Kyoto".
 */
function townWith(
  ward: string | undefined,
  town: string | undefined,
  countryCode = '',
): string | undefined {
  if (!ward || !town || !wardBesideTown.has(countryCode)) return town
  if (hasHanOrKana(town)) return town + ward
  return /\p{Script=Hangul}/u.test(town) ? `${town} ${ward}` : `${ward}, ${town}`
}

/** The meaning of an `autocomplete` attribute (HTML, section "Autofill"). */
interface AutofillToken {
  /**
   * What the fields of one address have in common: `section-gift shipping`, `billing`, or empty.
   */
  group: string
  /** `address-line1`, `postal-code`, … */
  field: string
}

const addressKinds = new Set(['shipping', 'billing'])
/** Tokens about a telephone's kind or passkeys. They say nothing about an address. */
const otherTokens = new Set(['home', 'work', 'mobile', 'fax', 'pager', 'webauthn'])

/** Parses an `autocomplete` attribute. Undefined if it names no field. */
export function autofillToken(attribute: string): AutofillToken | undefined {
  const words = attribute
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !otherTokens.has(word))
  const field = words.pop()
  if (field === undefined || field === 'on' || field === 'off') return undefined
  const group = words
    .filter((word) => addressKinds.has(word) || word.startsWith('section-'))
    .join(' ')
  return { group, field }
}
