import { countryInText } from '../places/country-names.ts'
import { type Match, matchesOf } from '../places/highlight.ts'
import { type AddressParts, formFor, type Place } from '../places/place.ts'

/** A prediction's texts and what of them the input matches, before either edition's spelling. Offsets in Unicode characters. */
export type Prediction = {
  description: string
  main: string
  secondary: string
  terms: { offset: number; value: string }[]
  matches: Match[]
  mainMatches: Match[]
  secondaryMatches: Match[]
}

/** Countries whose addresses name the state, by its short code. */
const WITH_REGION = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY'])

export function predictionOf(place: Place, input: string, language: string): Prediction {
  const { parts, formatted, name } = formFor(place, language)
  const line = place.kind === 'locality' ? undefined : addressLine(parts, formatted)
  const named = name !== undefined && (line === undefined || place.kind === 'premise')
  const main = (named ? name : line) ?? areaOf(parts)[0] ?? parts.country
  const area = areaOf(parts).filter((value) => value !== main)
  const country = countryInText(parts.countryCode, parts.country)
  const rest = [...(named && line && line !== main ? [line] : []), ...area, country].filter((value) => value !== main)
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

/** Street and number as the country writes them: cut from the formatted address, which knows the order. */
export function addressLine(parts: AddressParts, formatted: string): string | undefined {
  const { postBox, premise } = parts
  // Korea names the street as a sublocality and the number as a building.
  const korean = parts.countryCode === 'KR' && !parts.street
  const street = korean ? parts.sublocality4 : parts.street
  const houseNumber = korean ? premise : parts.houseNumber
  if (!street) return postBox ?? blockLine(parts) ?? premise
  const at = formatted.indexOf(street)
  if (!houseNumber) return street
  // The formatted address may abbreviate the street ("Av. Paulista, 1578"); where the number stands still shows.
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
  return after >= 0 && after - end <= 5 ? formatted.slice(at, after + houseNumber.length) : `${street} ${houseNumber}`
}

/** Addresses by block, as in Japan: the smaller areas and the number are the address. */
function blockLine(parts: AddressParts): string | undefined {
  const blocks = [parts.sublocality2, parts.sublocality3, parts.sublocality4, parts.houseNumber].filter(
    (part) => part !== undefined,
  )
  if (blocks.length === 0 || !parts.sublocality2) return undefined
  return blocks.join(/\p{Script=Latin}/u.test(blocks.join('')) ? ' ' : '')
}

function areaOf(parts: AddressParts): string[] {
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1 ?? parts.district
  const both = parts.locality && parts.postalTown && parts.locality !== parts.postalTown ? [parts.postalTown] : []
  const region = WITH_REGION.has(parts.countryCode)
    ? (parts.regionCode ?? parts.region)
    : town
      ? undefined
      : parts.region
  return [town, ...both, region].filter((value) => value !== undefined)
}

function termsOf(description: string, values: readonly string[]): { offset: number; value: string }[] {
  let from = 0
  return values.map((value) => {
    const at = description.indexOf(value, from)
    from = at + value.length
    return { offset: [...description.slice(0, at)].length, value }
  })
}
