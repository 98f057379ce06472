import type { Components } from '../../address/components.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import type { Comparison } from '../comparison.ts'
import type { Candidate } from '../found.ts'
import { isDistinctive } from '../names/part-of-name.ts'

/** What the houses of an estate are called before their number, folded. */
const kinds = 'casa|villa|house|quinta|maison|building|bldg|bloc|bloque|lote|lot|plot|дом|будинок'
const numbered = new RegExp(
  `^(?:${kinds})\\.?\\s+(?:n[°ºo]?\\.?\\s*)?(\\p{Nd}+(?:\\s?-?\\s?\\p{L})?)$`,
  'iu',
)

/** The number of a house in an estate of the Philippines. */
const lot = /^bl(?:oc)?k\.?\s\d+\p{L}?,?\s+lot\s\d+\p{L}?$/iu

/** Block and lot of an estate in Latin America: "Mz J Lt 12". */
const byBlock = /^(?:mz|mza|manzana)\.?\s/i

/** A house of a village in Thailand, which is called by its number: "33/2 Moo 4". */
const ofMoo = /^([\d/]+)\s+((?:Moo|หมู่(?:ที่)?)\s?\d+)$/iu

/** A block of an estate without streets, in Bulgaria and the countries beside it: "бл. 54". */
const blockAlone = /^(?:бл(?:ок)?|bl(?:ok)?)\.?\s?\d+\p{L}?$/iu

/**
 * A candidate that is a house of an estate or a village without streets, with these as its street:
 * "Casa 56-B, Residencial Los Cipreses", "Villa 5412, Sicap Liberté 5", "33/2 Moo 4". The provider
 * shows the house as a building's name, of which another number would be another way to write it;
 * block and lot as well, where there is a street. A block that is shown as the house number is a
 * building: "бл. 54". Any other candidate is returned as it is. Pure.
 */
export function asHouseOfStreet(candidate: Candidate): Candidate {
  const { houseNumber = '', building, street, ...areas } = candidate.components ?? {}
  const quarter = areas.dependentLocality
  const as = (components: Components): Candidate => ({ ...candidate, components })
  const [, houseOfMoo, moo] = ofMoo.exec(houseNumber) ?? []
  if (houseOfMoo && moo && !street)
    return as({ ...areas, ...(building && { building }), houseNumber: houseOfMoo, street: moo })
  if (!street && !building) {
    if (blockAlone.test(houseNumber)) return as({ ...areas, building: houseNumber })
    if (quarter && byBlock.test(houseNumber)) return as({ ...areas, houseNumber, street: quarter })
  }
  if (!building) return candidate
  if (!houseNumber && lot.test(building))
    return as({ ...areas, houseNumber: building, ...(street && { street }) })
  const [, number] = numbered.exec(building) ?? []
  if (street || !quarter || !number) return candidate
  const estate = estateIn(candidate.formattedAddress, building, quarter)
  return as({ ...areas, houseNumber: number, street: estate ?? quarter })
}

/** The whole name of the estate, which stands beside the house: HLM Grand Yoff, in Grand Yoff. */
function estateIn(address: string, building: string, area: string): string | undefined {
  const sections = address.split(', ')
  const at = sections.indexOf(building)
  return at < 0
    ? undefined
    : [sections[at - 1], sections[at + 1]].find((section) => section?.endsWith(` ${area}`))
}

/** Estates whose houses have numbers, by their names: "หมู่บ้านพฤกษา 15", "San Lorenzo Village". */
const estate = new RegExp(
  '^(?:หมู่บ้าน|โครงการ|(?:mu ?ban|moo ?baa?n|condom[íi]nio|fracc\\p{L}*|residencial)\\s)|' +
    '\\svillage$',
  'iu',
)
/** The same, where a unit is a house, too. In an industrial estate it is a hall. */
const estateOfUnits =
  /(?<!(?:business|commercial|industrial|office|technology|trading)\s)(?<=\s)(?:estate|villas)$/iu
/** What Google calls places with many houses. */
const withHouses = /^(?:campground|national_park|rv_park|ski_resort)$/
const inEstate = /(?:^|,)\s*(?:casa|erf|lote|villa)\.?\s(?:n[°ºo]\.?\s?)?(\p{Nd}+\p{L}?)(?!\p{L})/iu

/**
 * The stored number of a house in an estate, where only the estate was found: "Stand 412, Midstream
 * Ridge Estate". Undefined where none is stored, or where the provider shows it. Pure.
 */
export function houseInEstate(
  comparison: Comparison,
  numbers: readonly string[],
): string | undefined {
  const { fields, reading, parts, candidate, formatted, street } = comparison
  const { line1, line2, text } = fields
  const { building = '' } = parts
  const isOfUnits = estateOfUnits.test(building)
  const isPlaceOfHouses = candidate.types.some((type) => withHouses.test(type))
  // "Villa 24, Arabian Ranches": its gate is on a street that nobody writes.
  const isStreetStored = street.filter(isDistinctive).some(isNearlyOneOf(reading.lines))
  const isAlone = !isStreetStored || candidate.types.includes('housing_complex')
  const houses = [
    ...(isOfUnits || isPlaceOfHouses || estate.test(building) ? numbers : []),
    ...(isOfUnits ? reading.units : []),
    ...(isAlone ? [line1, line2, text].flatMap((line) => inEstate.exec(line)?.[1] ?? []) : []),
  ]
  return houses.find((house) => !formatted().some((word) => word.text === house))
}
