import { bestMatch } from '../../address/areas/areas.ts'
import { isOtherSubdivision } from '../../address/areas/subdivisions.ts'
import { isCodeOfOtherTown } from '../../address/areas/town-codes.ts'
import { kmBetweenTowns, kmToTown } from '../../address/areas/towns.ts'
import type { Components } from '../../address/components.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { lettersOf } from '../../address/words/words.ts'
import { type Comparison, type Finding, hasFinding } from '../comparison.ts'
import { pointOf } from '../found.ts'
import { quarterOf } from '../found-town.ts'
import { findName } from '../names/names.ts'

/** A suburb, or a village with the post office in a town, is nearer. */
const farKm = 75
const minCharacters = 2

/**
 * Whether a text is the name of a town of the country, and the candidate is neither in it nor near
 * any place of that name. False where the distance is not known. Pure.
 */
export function isFarTown(name: string, { candidate, parts, country }: Comparison): boolean {
  const point = pointOf(candidate)
  if (!point || name.length < minCharacters || isOwnName(name, parts)) return false
  return (kmToTown(name, country, point) ?? 0) > farKm
}

const isOwnName = (name: string, { locality = '', dependentLocality = '' }: Components): boolean =>
  [locality, dependentLocality].some((area) => lettersOf(area).includes(lettersOf(name)))

/**
 * Whether the stored town is another one, and either its region is another one too, or it is far
 * away, or in another region by its name, or a large town that the stored code cannot belong to.
 * Town or code may be the error. Not a town nearby, whose village or quarter may have the code. Nor
 * one whose stored region is the found place's: it may be a village there.
 */
export function isOfOtherTown(comparison: Comparison, findings: readonly Finding[]): boolean {
  const { reading, parts, country } = comparison
  const stored = findings.find(({ code }) => code === 'locality_differs')?.before
  if (stored === undefined) return false
  const isRegionOther = hasFinding(findings, 'region_differs')
  if (isRegionOther || isCodeOfOtherTown(reading.postalCode?.text ?? '', stored, country))
    return true
  const { region = '', regionCode = '', district = '' } = parts
  const isOtherRegion = isOtherSubdivision(stored, [region, regionCode, district], country)
  return reading.region.length === 0 && (isOtherRegion || isFarTown(stored, comparison))
}

/** Whether the stored town is another one, far away: its quarter or region has the stored name. */
export function isInFarTown(comparison: Comparison): boolean {
  const { fields, reading, towns } = comparison
  if (!isFarTown(fields.city, comparison)) return false
  const isQuarter = quarterOf(comparison)
  const own = towns.filter((town) => !isQuarter(town))
  return bestMatch(reading.city, own) === 'different'
}

/** The central districts of a Turkish province are nearer to its town. */
const farInProvinceKm = 25
/** One town, some 60 km long. */
const istanbul = 'istanbul'

/**
 * Turkey: whether the town that a province is named after is stored, and another town of the
 * province is found: Atatürk Caddesi of Alanya is not that of Antalya.
 */
export function isInOtherTownOfProvince({ fields, parts, reading, country }: Comparison): boolean {
  const { locality = '', region = '' } = parts
  const town = lettersOf(fields.city)
  if (country !== 'TR' || town === '' || town === istanbul || isOwnName(fields.city, parts))
    return false
  // The district stands in the line as well: "Atatürk Cad. No:12 Alanya".
  const beside = [...reading.lines, ...reading.region, ...reading.misplaced]
  if (findName(tokensIn(locality, country), beside).quality !== 'none') return false
  const isProvince = town === lettersOf(region) || reading.region.length === 0
  return isProvince && (kmBetweenTowns(fields.city, locality, country) ?? 0) > farInProvinceKm
}
