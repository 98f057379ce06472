import { plainCodes } from '../../address/street/street-codes.ts'
import type { Finding } from '../comparison.ts'

/** Countries that write a flat as parts without spaces: "2座15樓C室", "3单元502". */
const countries = new Set(['CN', 'HK', 'KR', 'MO', 'TW'])

/** The parts of a flat, by what they are. A floor below the ground is "B1", that on it is "G". */
type UnitParts = Partial<Record<'building' | 'entrance' | 'floor' | 'flat', string>>

const building = /([A-Z]|\d+|[甲乙丙丁])\s?(?:号楼|號樓|座|幢|栋|棟|동(?=\s*\d))/iu
const entrance = /(\d+)\s?(?:单元|單元)/u
/** "A, B, C, D" as Korea reads them. */
const koreanLetters: Record<string, string> = { 에: 'A', 비: 'B', 씨: 'C', 디: 'D' }
const groundFloor = /(?<!\p{L})G\/F|Ground Floor|地下(?!\s?\d)|地[铺舖]/iu
const floor =
  /(지하|地下|(?<![A-Z\d])B)?\s?(\d+)\s?(?:字?[樓楼]|層|层|階|층|(?:st|nd|rd|th)?\s?Floor|F(?!\p{L}))/iu
const basement = /(?<![A-Z\d])B(\d)(?![\dF樓楼])/iu
/** Behind a building, a floor or an entrance; the sign may be left out there. */
const flatBehind =
  /(?:[樓楼層层階층元座栋棟幢동）)]|F)\s?(?:之|-)?\s?([A-Z]?\d*[A-Z]?)(?=[室舖铺房号호\s,，]|$)/iu
const flat = /([A-Z]\d*|\d+[A-Z]?)\s?(?:室|舖|铺|房|號室|号室|호(?!\p{L}))/iu
const flatInEnglish = /(?<!\p{L})(?:flat|flt|unit|room|rm|shop)\.?\s?([A-Z]?\d*[A-Z]?)(?![A-Z\d])/iu

/** "12号301". */
const flatAlone = /^\s?(\d{2,4})(?=[室\s,，]|$)/u

const patternsOfFlat = [flat, flatBehind, flatInEnglish, flatAlone]

/** Reads the flat of a line behind the number of its house, else before it. */
function unitPartsIn(text: string, country: string): UnitParts {
  const line = plainCodes(text.normalize('NFKC'), country)
    .replace(/(?<=\d)\/(?=F(?!\p{L}))/giu, '')
    .replace(/(?<!\p{L})([에비씨디])(?:이)?동/gu, (_, letter) => `${koreanLetters[letter]}동`)
  const behind = partsOf(line.slice(line.search(/[号號](?!楼|樓|室)/u) + 1))
  return Object.keys(behind).length > 0 ? behind : partsOf(line)
}

function partsOf(unit: string): UnitParts {
  const ofBuilding = building.exec(unit)
  // "6号楼" is a building, and no floor.
  const rest = ofBuilding ? unit.replace(ofBuilding[0], '') : unit
  const found = {
    building: ofBuilding?.[1],
    entrance: entrance.exec(rest)?.[1],
    floor: floorIn(rest),
    flat: patternsOfFlat.flatMap((pattern) => pattern.exec(unit)?.[1] || [])[0],
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([part, value]) => (value ? [[part, value.toUpperCase()]] : [])),
  )
}

function floorIn(unit: string): string | undefined {
  const [sign, below, number] = floor.exec(unit) ?? []
  if (sign) return `${below ? 'B' : ''}${number}`
  const belowGround = basement.exec(unit)?.[1]
  return belowGround ? `B${belowGround}` : groundFloor.test(unit) ? 'G' : undefined
}

/**
 * Compares the flat of a stored line with the found one, where the country writes it so. Undefined
 * where it does not, or where the found one has no such parts.
 */
export function compareUnitInCharacters(
  line: string,
  found: string,
  country: string,
): Finding[] | undefined {
  const right = Object.entries(countries.has(country) ? unitPartsIn(found, country) : {})
  if (right.length === 0) return undefined
  const stored: Record<string, string | undefined> = unitPartsIn(line, country)
  const isStored = ([part]: readonly [string, string]) => stored[part] !== undefined
  if (right.some((one) => isStored(one) && stored[one[0]] !== one[1]))
    return [{ code: 'unit_differs', before: Object.values(stored).join('-'), after: found }]
  const isFlatMissing = right.some(([part]) => part === 'flat') && stored.flat === undefined
  return isFlatMissing || !right.some(isStored) ? [{ code: 'unit_missing', after: found }] : []
}
