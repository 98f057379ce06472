import { areaWords, compareAreas } from '../../address/areas/areas.ts'
import { compareCodes, hasPostalCodes } from '../../address/postal/postal-code.ts'
import { reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { joined } from '../../address/words/words.ts'
import type { Compared } from '../compare.ts'
import { type Finding, hasFinding } from '../comparison.ts'
import { tokens } from '../other-places.ts'
import { type Effect, reasons } from '../reasons.ts'
import { isWiderArea } from '../town/wider-area.ts'

/** How a stored part fits a candidate. `silent`: it is not stored, or the candidate lacks it. */
export const agrees = 2
export const silent = 1
export const differs = 0
type Level = typeof agrees | typeof silent | typeof differs

/** How the parts of a stored address fit those of a candidate. */
export interface Fit {
  code: Level
  town: Level
  region: Level
  country: Level
}

/** How a stored address fits the areas of a candidate with details. */
export function fitOf(compared: Compared): Fit {
  const { findings, reading, country } = compared
  const find = (code: Finding['code']) => findings.find((finding) => finding.code === code)
  if (find('street_not_found') ?? find('other_street_found')) return fitOfOtherStreet(compared)
  const code = find('postal_code_differs')
  const isPadded = compareCodes(code?.before ?? '', code?.after ?? '', country) === 'padded'
  const hasCode = reading.postalCode !== undefined && hasPostalCodes(country)
  return {
    code:
      code && !isPadded ? differs : hasCode && !find('postal_code_unconfirmed') ? agrees : silent,
    town: find('locality_differs') && !isTownVillage(compared) ? differs : townLevel(compared),
    region: find('region_differs') ? differs : silent,
    country: find('country_differs') ? differs : silent,
  }
}

const townLevel = (compared: Compared) => (isTownSilent(compared) ? silent : agrees)

/** Whether the stored town is a village that the provider shows as the street: "Podgorje 45". */
function isTownVillage({ reading, parts, country }: Compared): boolean {
  const { street = '' } = parts
  return street !== '' && joined(reading.city) === joined(tokens(street, country))
}

/**
 * Whether no town is stored. The name of a region alone is that of its capital too: "Santa Fe" may
 * be any town of the province.
 */
export function isTownSilent({ findings, reading, parts, country }: Compared): boolean {
  const { region = '' } = parts
  const isRegion =
    reading.city.length === 0 &&
    reading.region.length > 0 &&
    compareAreas(areaWords(reading.region), areaWords(tokens(region, country))) === 'same'
  return (
    hasFinding(findings, 'locality_missing') ||
    (isRegion && (hasFinding(findings, 'fields_misplaced') || parts.locality === undefined))
  )
}

/** The same for another street than the stored one, whose areas have no findings. */
function fitOfOtherStreet({ reading, parts, country }: Compared): Fit {
  const { postalCode: found = '', locality = '' } = parts
  const stored = reading.postalCode?.text
  const levelOf = (isStored: boolean, isSame: boolean) =>
    isStored ? (isSame ? agrees : differs) : silent
  const town = compareAreas(areaWords(reading.city), areaWords(tokens(locality, country)))
  return {
    code: levelOf(
      stored !== undefined && found !== '',
      compareCodes(stored ?? '', found, country) === 'same',
    ),
    town: levelOf(reading.city.length > 0 && locality !== '', town !== 'different'),
    region: silent,
    country: silent,
  }
}

/** Whether the stored town is another one, or only the name of the area around the right one. */
export const isTownOpen = (one: Compared): boolean =>
  fitOf(one).town === differs || isWiderArea(one.reading, one.parts)

/** The fit, in which a code that is that of a whole town says nothing. */
export const withTellingCode = (fit: Fit, country: string): Fit =>
  reachOfCodes(country) === 'town' && fit.code === agrees ? { ...fit, code: silent } : fit

/** Whether the first is as good as the second everywhere, and better somewhere. */
export function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const steps = a.map((value, at) => value - (b[at] ?? 0))
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0)
}

/** The levels of a fit, in one order. */
export const valuesOf = ({ code, town, region, country }: Fit) => [code, town, region, country]
const ofAddress = new Set(['houseNumber', 'street', 'unit', 'postBox'])

/** The findings about house, street, unit and box. */
export const addressFindings = ({ findings }: Compared) =>
  findings.filter(({ code }) => {
    const reason = reasons[code]
    return 'component' in reason && ofAddress.has(reason.component)
  })

/** The probability, 0 to 1, that house, street, unit or box is another one. */
export const addressDoubt = (compared: Compared): number =>
  1 - addressFindings(compared).reduce((sure, { code }) => sure * (1 - reasons[code].doubt), 1)

/** Whether the street or the house is in doubt: a person looks, whatever town and code say. */
export const isAddressDoubtful = (compared: Compared): boolean =>
  addressFindings(compared).some(({ code }) => isOpen.has(reasons[code].effect.normal))

const isOpen = new Set<Effect>(['review', 'refuse'])
