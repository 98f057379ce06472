import { haveSameCharacters, isOtherCode } from '../../address/postal/postal-code.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { type Comparison, type Finding, hasFinding, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import type { Town } from '../found-town.ts'
import { isInOtherEstate } from '../stored/estates-of-spain.ts'
import { isInUnknownAreaOfKuwait } from './areas-of-kuwait.ts'
import { hasCodeOfOtherQuarter } from './code-of-other-quarter.ts'
import { hasCodeOfWholeTown, withSeveralInLargeTowns } from './codes-of-whole-towns.ts'
import { areContradicting } from './contradicting-areas.ts'
import { isInOtherCountedQuarter } from './counted-quarters.ts'
import { isInOtherDistrictOfCapital } from './districts-of-capitals.ts'
import { isInOtherDistrictOfVietnam } from './districts-of-vietnam.ts'
import { isInFarTown, isInOtherTownOfProvince, isOfOtherTown } from './far-town.ts'
import { isCountedInUnknownQuarter, isInOtherNamedQuarter } from './named-quarters.ts'
import { isInOtherStoredQuarter } from './other-quarter.ts'
import { isInOtherWard } from './other-ward.ts'
import { isOppositeTown } from './parts-of-towns.ts'
import {
  hasCodeOfOtherTownOfMalta,
  isInOtherDistrictOfCity,
  isInOtherPostalDistrict,
} from './postal-districts.ts'
import { isInQuarterOfOtherCode, isInVillageBeside } from './quarter-of-other-code.ts'
import { isInOtherQuarterWithoutCode } from './quarters-without-codes.ts'
import { isStreetOfCommuneApart, isStreetOfOtherVillage } from './street-of-villages.ts'
import { isCountedInOtherQuarter } from './streets-by-number.ts'
import { isInOtherSubdistrict } from './subdistricts-of-thailand.ts'
import { isTitleMissingUnderOtherCode } from './title-under-other-code.ts'
import {
  hasContradictingAddition,
  isInOtherCanton,
  isInOtherKindOfMunicipality,
  isInOtherMunicipality,
  isInProvinceOfCapital,
  isLongerTown,
} from './town-additions.ts'
import { hasOtherTownBeside } from './town-beside.ts'
import { isInOtherProvince, isInOtherRegion } from './town-of-other-region.ts'
import { isOtherTownWithoutCode } from './town-without-code.ts'
import { hasTwoAddresses } from './two-addresses.ts'
import {
  hasStrangePart,
  isCalledByKind,
  isCountedBlock,
  isQuarterUnconfirmed,
} from './unknown-part.ts'
import { isInOtherVillage } from './village-of-commune.ts'

/** What is known of the candidate's place so far. */
interface Known {
  street: Street
  town: Town
  /** The findings for town, region and code. */
  findings: readonly Finding[]
  /** The stored code is the candidate's. */
  isCodeRight: boolean
}

/** London has many streets of one name, which only their codes tell apart. */
const isOneOfManyOfItsName = (comparison: Comparison): boolean =>
  isCalledByKind(comparison) ||
  isCountedBlock(comparison) ||
  (comparison.country === 'GB' && !comparison.reading.postalCode)

const isInOtherEstateOfSpain = ({ country, candidate, fields }: Comparison): boolean =>
  country === 'ES' &&
  isInOtherEstate([fields.line1, fields.line2, fields.text], candidate.formattedAddress)

/**
 * Whether both the street and the code are nearly the stored ones alone: Nowolipki 14, 00-153, is
 * not Nowolipie 14, 00-150. One of the two may be an error, two are another street.
 */
function isMisspeltUnderOtherCode(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country } = comparison
  if (street.kind !== 'misspelt' || street.isNamed || !hasOtherCode(comparison)) return false
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  const isOther =
    withSeveralInLargeTowns.has(country) &&
    (isOtherCode(code, right) || country === 'UA') &&
    !hasCodeOfWholeTown(comparison)
  return (codesCoverAtMost(country, 'streets') || isOther) && !haveSameCharacters(code, right)
}

/** One way in which a part of the stored address is of another place. */
type Rule = (comparison: Comparison, known: Known) => boolean

/** Whatever town and code say. */
const always: readonly Rule[] = [
  hasTwoAddresses,
  isInOtherCountedQuarter,
  isInOtherQuarterWithoutCode,
  isInOtherCanton,
  (comparison, { street }) => isInOtherNamedQuarter(comparison, street),
  isInOtherVillage,
  isInProvinceOfCapital,
  isInOtherMunicipality,
  isInOtherKindOfMunicipality,
  isInOtherEstateOfSpain,
  (comparison, { findings }) => isInOtherDistrictOfCity(comparison, findings),
  isCountedInUnknownQuarter,
]

/** Where the town or the code is the candidate's. */
const inTownOrCode: readonly Rule[] = [
  hasContradictingAddition,
  (comparison, { street }) => hasStrangePart(comparison, street),
  (comparison, { street }) => isCountedInOtherQuarter(comparison, street),
  (comparison, { findings }) => isStreetOfOtherVillage(comparison, findings),
  isStreetOfCommuneApart,
  (comparison, { street }) => isInVillageBeside(comparison, street),
  // The codes of Vietnam are those of whole towns.
  (comparison, { street }) => isInOtherDistrictOfVietnam(comparison, street),
  (comparison, { street }) => isInOtherDistrictOfCapital(comparison, street),
  isInOtherSubdistrict,
]

/** Where the code is the candidate's. */
const underRightCode: readonly Rule[] = [
  isLongerTown,
  // In Turkey the quarters of a code have streets of the same names.
  (comparison, { street }) =>
    comparison.country === 'TR' && isInOtherStoredQuarter(comparison, street),
  (comparison, { findings }) =>
    hasFinding(findings, 'locality_differs') && isOppositeTown(comparison),
  (comparison, { findings }) => isOfOtherTown(comparison, findings),
]

/** Where the town is the candidate's, and no code or another one is stored. */
const inTownWithoutRightCode: readonly Rule[] = [
  isInUnknownAreaOfKuwait,
  isInOtherProvince,
  isInOtherTownOfProvince,
  isInFarTown,
  (comparison, { street }) => isMisspeltUnderOtherCode(comparison, street),
  (comparison, { street }) => isTitleMissingUnderOtherCode(comparison, street),
  hasCodeOfOtherTownOfMalta,
  (comparison, { street }) => hasCodeOfOtherQuarter(comparison, street),
  isInOtherPostalDistrict,
  (comparison, { street }) => isInOtherRegion(comparison, street),
  (comparison, { street }) => hasOtherTownBeside(comparison, street),
  (comparison, { street }) => isInOtherStoredQuarter(comparison, street),
  (comparison, { street }) => isInQuarterOfOtherCode(comparison, street),
  (comparison, { street }) =>
    isOneOfManyOfItsName(comparison) && isQuarterUnconfirmed(comparison, street),
  isInOtherWard,
  isOtherTownWithoutCode,
  (comparison, { town, findings }) => areContradicting(comparison, town, findings),
]

/** Whether a part of the stored address is of another place than the rest of it. Pure. */
export function isOfOtherPlace(comparison: Comparison, known: Known): boolean {
  const { town, isCodeRight } = known
  const holds = (rule: Rule) => rule(comparison, known)
  if (always.some(holds)) return true
  if (!town.isHere && !isCodeRight) return false
  return (
    inTownOrCode.some(holds) || (isCodeRight ? underRightCode : inTownWithoutRightCode).some(holds)
  )
}
