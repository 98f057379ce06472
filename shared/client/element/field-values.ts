import { hasHanOrKana } from '../../address/unspaced.ts'
import type { Components, PlaceDetails } from '../../api/details.ts'

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

/** What each field gets: what is written into it, and what else an option of a list may be called. Fields that the place doesn't know are absent. */
export type FieldValues = Partial<Record<FieldName, [text: string, ...otherNames: string[]]>>

/**
 * A place as the fields of a form. Its house number stands where its own formatted address has it, and its region is named as there, by name
 * or code. Where the form has no second line, the unit goes behind the first.
 */
export function fieldValues(place: PlaceDetails, hasLine2 = true): FieldValues {
  const { components = {}, addressComponents = [], formattedAddress = '' } = place
  const { unit, locality, district, region, regionCode, country, countryCode } = components
  const named = (...types: string[]) =>
    types.map((type) => addressComponents.find((component) => component.types.includes(type))?.longText).find(Boolean)
  const street =
    streetLine(components, formattedAddress) ?? postBoxLine(components.postBox, formattedAddress) ?? named('premise')
  const lines = [street, unit].filter((line) => line !== undefined)
  const line1 = hasLine2 ? street : lines.join(', ')
  const town = locality ?? district ?? named('sublocality_level_1')
  const quarter = named('sublocality_level_1', 'neighborhood')
  const codeStands = regionCode !== undefined && placeOf(regionCode, formattedAddress) >= 0
  const values: Record<FieldName, (string | undefined)[]> = {
    'street-address': [lines.join('\n')],
    'address-line1': [line1],
    'address-line2': [hasLine2 ? unit : undefined],
    'address-line3': [],
    'address-level1': codeStands ? [regionCode, region] : [region, regionCode],
    'address-level2': [town],
    'address-level3': [quarter === town ? undefined : quarter],
    'postal-code': [components.postalCode],
    country: [countryCode, country],
    'country-name': [country, countryCode],
  }
  if (regionCode && countryCode) values['address-level1'].push(`${countryCode}-${regionCode}`)
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, texts]) => [name, texts.filter(Boolean)] as const)
      .filter(([, texts]) => texts.length > 0),
  )
}

/** Street and house number in the order, and with the sign between them, of the formatted address; the street isn't abbreviated as there. */
function streetLine({ street, houseNumber, countryCode }: Components, formatted: string): string | undefined {
  if (!street || !houseNumber) return street
  const isUnspaced = hasHanOrKana(street)
  // A block's number, and that of the building in it.
  if (countryCode === 'JP' && /\p{N}$/u.test(street)) return `${street}${isUnspaced ? '−' : '-'}${houseNumber}`
  const usual = isUnspaced ? '' : ' '
  const numberAt = placeOf(houseNumber, formatted)
  const streetAt = placeOfStreet(street, formatted)
  if (numberAt >= 0 && numberAt < streetAt) {
    const hasComma = formatted[numberAt + houseNumber.length] === ','
    return houseNumber + (hasComma ? ', ' : usual) + street
  }
  const [between] = /,?\s?#?$/.exec(formatted.slice(0, Math.max(numberAt, 0))) ?? ['']
  return street + (between || usual) + houseNumber
}

/** A post-office box as the formatted address calls it: the component may be its number alone. */
function postBoxLine(box: string | undefined, formatted: string): string | undefined {
  if (box === undefined) return undefined
  const at = placeOf(box, formatted)
  return at < 0
    ? box
    : (formatted
        .slice(0, at + box.length)
        .split(', ')
        .at(-1) ?? box)
}

/** Where a text stands in another as a word of its own, -1 if nowhere. */
function placeOf(text: string, whole: string): number {
  const isBound = (letter: string | undefined) => letter === undefined || !/[\p{N}\p{Script=Latin}]/u.test(letter)
  let at = whole.indexOf(text)
  while (at >= 0 && !(isBound(whole[at - 1]) && isBound(whole[at + text.length]))) at = whole.indexOf(text, at + 1)
  return at
}

/** Where a street stands, by the longest of its words that isn't abbreviated, -1 if nowhere. */
function placeOfStreet(street: string, formatted: string): number {
  const words = Array.from(street.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ([word]) => word)
  const places = words.sort((a, b) => b.length - a.length).map((word) => formatted.indexOf(word))
  return places.find((place) => place >= 0) ?? -1
}
