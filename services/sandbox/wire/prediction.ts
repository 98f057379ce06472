import { countryInText } from '../places/country-names.ts'
import { type Match, matchesOf } from '../places/highlight.ts'
import { fold } from '../places/normalise.ts'
import { type AddressForm, type AddressParts, formFor, type Place } from '../places/place.ts'
import { shortStreet } from '../places/short-street.ts'

/**
 * The texts of a prediction and what the input matches in them, before an edition's spelling.
 * Offsets in Unicode characters.
 */
export type Prediction = {
  description: string
  main: string
  secondary: string
  terms: { offset: number; value: string }[]
  matches: Match[]
  mainMatches: Match[]
  secondaryMatches: Match[]
}

/** Countries whose addresses contain the state, by its short code. */
const WITH_REGION = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY'])

export function predictionOf(place: Place, input: string, language: string): Prediction {
  const form = formFor(place, language)
  const { parts, name } = form
  const line = place.kind === 'locality' ? undefined : addressLine(form)
  const named =
    name !== undefined &&
    (line === undefined || place.kind === 'premise' || isAskedByName(input, name))
  const main = (named ? name : line) ?? areaOf(parts)[0] ?? parts.country
  const area = areaOf(parts).filter((value) => value !== main)
  const country = countryInText(parts.countryCode, parts.country)
  const rest = [...(named && line && line !== main ? [line] : []), ...area, country].filter(
    (value) => value !== main,
  )
  const mainTerms =
    !named && parts.houseNumber && parts.street && main === `${parts.houseNumber} ${parts.street}`
      ? [parts.houseNumber, parts.street]
      : [main]
  const secondary = rest.join(', ')
  const description = secondary ? `${main}, ${secondary}` : main
  return {
    description,
    main,
    secondary,
    terms: termsOf(description, [...mainTerms, ...rest]),
    matches: matchesOf(description, input),
    mainMatches: matchesOf(main, input),
    secondaryMatches: matchesOf(secondary, input),
  }
}

/** A building that is asked for by its name has it before its street, as with Google. */
const isAskedByName = (input: string, name: string): boolean => fold(input).includes(fold(name))

/** Street and number in the country's order, cut from the formatted address. The street is long. */
function addressLine({ parts, formatted, language }: AddressForm): string | undefined {
  const { postBox, premise, countryCode } = parts
  // Korea has the street as a sublocality and the number as a building.
  const korean = countryCode === 'KR' && !parts.street
  const street = korean ? parts.sublocality4 : parts.street
  const houseNumber = korean ? premise : parts.houseNumber
  if (!street) return postBox ?? blockLine(parts) ?? premise
  if (!houseNumber) return street
  const written = shortStreet(street, language, countryCode)
  return lineIn(formatted, written, houseNumber).replace(written, () => street)
}

/** The same with the short street, as it is part of an address. */
export function shortAddressLine(form: AddressForm): string | undefined {
  const { street, countryCode } = form.parts
  const line = addressLine(form)
  if (!street || !line) return line
  return line.replace(street, () => shortStreet(street, form.language, countryCode))
}

/** From street to number, or from number to street. */
function lineIn(formatted: string, street: string, houseNumber: string): string {
  const at = formatted.indexOf(street)
  // The two may be apart, in the order of the country.
  if (at < 0)
    return formatted.startsWith(houseNumber)
      ? `${houseNumber} ${street}`
      : `${street}${formatted.includes(`, ${houseNumber}`) ? ',' : ''} ${houseNumber}`
  const before = formatted.slice(Math.max(0, at - houseNumber.length - 3), at)
  const start = before.lastIndexOf(houseNumber)
  if (start >= 0 && /^\D{0,3}$/.test(before.slice(start + houseNumber.length)))
    return formatted.slice(at - (before.length - start), at + street.length)
  const end = at + street.length
  const after = formatted.indexOf(houseNumber, end)
  return after >= 0 && after - end <= 5
    ? formatted.slice(at, after + houseNumber.length)
    : `${street} ${houseNumber}`
}

/** Addresses by block, as in Japan: the smaller areas and the number form the address. */
function blockLine(parts: AddressParts): string | undefined {
  const blocks = [
    parts.sublocality2,
    parts.sublocality3,
    parts.sublocality4,
    parts.houseNumber,
  ].filter((part) => part !== undefined)
  if (blocks.length === 0 || !parts.sublocality2) return undefined
  return blocks.join(/\p{Script=Latin}/u.test(blocks.join('')) ? ' ' : '')
}

function areaOf(parts: AddressParts): string[] {
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1 ?? parts.district
  const both =
    parts.locality && parts.postalTown && parts.locality !== parts.postalTown
      ? [parts.postalTown]
      : []
  const region = WITH_REGION.has(parts.countryCode)
    ? (parts.regionCode ?? parts.region)
    : town
      ? undefined
      : parts.region
  return [town, ...both, region].filter((value) => value !== undefined)
}

function termsOf(
  description: string,
  values: readonly string[],
): { offset: number; value: string }[] {
  let from = 0
  return values.map((value) => {
    const at = description.indexOf(value, from)
    from = at + value.length
    return { offset: [...description.slice(0, at)].length, value }
  })
}
