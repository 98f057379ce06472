import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { towns } from './data/towns.ts'

const numberFirst = new Set(
  'US CA GB IE AU NZ ZA SG MY IN HK PH TH FR KE NG JM MT EG AE KW QA BD VN'.split(' '),
)
const unspacedNumber: Record<string, string> = { TW: '號', CN: '号', JP: '' }

export const cellsOf = (row: string): string[] => row.split(' | ').map((cell) => cell.trim())

/** Street and number in the order that the country writes. */
export function lineOf(country: string, street: string, number: string): string {
  if (numberFirst.has(country)) return `${number} ${street}`
  const behind = unspacedNumber[country]
  return behind === undefined ? `${street} ${number}` : `${street}${number}${behind}`
}

interface FoundLine {
  street: string
  houseNumber: string
  unit?: string
  /** Town and region as found, where they are written in another way than stored. */
  locality?: string
  region?: string
  regionCode?: string
  postalCode?: string
  dependentLocality?: string
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Judges a line of a country's example town against a street of the same town and code. */
export function judgeLine(
  countryCode: string,
  line1: string,
  found: FoundLine,
  stored: { city?: string; region?: string; postalCode?: string } = {},
): ReturnType<typeof judge> {
  const { city, region, postalCode } = townOf(countryCode)
  const written = { line1, city, region, postalCode, country: countryCode, ...stored }
  return judge(written, { candidates: [candidateOf(countryCode, found)] }, 'normal')
}

/** The same for a whole address in one text. */
export const judgeText = (
  text: string,
  countryCode: string,
  found: FoundLine,
): ReturnType<typeof judge> =>
  judge({ text }, { candidates: [candidateOf(countryCode, found)] }, 'normal')

/** Of countries without an example. */
const otherTown = 'Quorvel | 10000 |'

function townOf(countryCode: string) {
  const [city = '', postalCode = '', code = '', region = code] = (towns[countryCode] ?? otherTown)
    .split('|')
    .map((cell) => cell.trim())
  return { city, postalCode, code, region }
}

/** The place in a country's example town, unless `found` says otherwise. */
export function candidateOf(countryCode: string, found: FoundLine): Candidate {
  const { city, postalCode, code, region } = townOf(countryCode)
  const country = countryNames.of(countryCode) ?? countryCode
  const components = {
    locality: city,
    ...(postalCode && { postalCode }),
    ...(region && { region, regionCode: code }),
    country,
    countryCode,
    ...found,
  }
  const line = lineOf(countryCode, found.street, found.houseNumber)
  const area = `${components.postalCode ?? ''} ${components.locality}`
  const formattedAddress = [line, area, country].join(', ')
  return { placeId: 'place', formattedAddress, components, types: ['street_address'] }
}

/** A place of a table: `number # street`, and `town ; code ; quarter ; region`. */
export function foundIn(place: string, area: string): FoundLine {
  const [houseNumber = '', street = ''] = place.split(' # ')
  const [locality = '', postalCode = '', dependentLocality, region] = area
    .split(';')
    .map((cell) => cell.trim())
  return {
    houseNumber,
    street,
    locality,
    postalCode,
    ...(dependentLocality && { dependentLocality }),
    ...(region && { region, regionCode: region }),
  }
}

/** Judges `country | line as stored | number # street as found ; unit`; the number may be absent. */
export function judgeEqual(row: string): ReturnType<typeof judgeLine> {
  const [country = '', line1 = '', found = ''] = cellsOf(row)
  const [place = '', unit] = found.split(' ; ')
  const [street = '', houseNumber = ''] = place.split(' # ').reverse()
  return judgeLine(country, line1, { street, houseNumber, ...(unit && { unit }) })
}
