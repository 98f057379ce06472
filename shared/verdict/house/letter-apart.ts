import { englishSpeaking } from '../../address/country/groups.ts'
import { plainUnit } from '../../address/house/unit.ts'
import type { Comparison } from '../comparison.ts'

/** The number of a house with a letter: "24b", "6/b". */
const lettered = /^(\d+)[/-]?([a-z])$/
/** "Apt B". Not the letter of a building, a suite, a lot or a floor. */
const flatWithLetter = /(?<!\p{L})(?:apt|apartment|flat|unit)\b[.\s#]*\p{L}(?!\p{L})/iu
/** The building or the staircase of a Hungarian house: "6. B ép. 12". */
const partOfHungarianHouse = '(?:lph|lépcsőház|ép|épület)(?!\\p{L})'

/**
 * The letter of the found house, where it is stored apart from the number: "24 Oak St Apt B" is
 * 24B, "6. B ép." is 6/B. In other languages the door B of a house is not the house with that
 * letter. Undefined where no such letter is stored. Pure.
 * @param numbers the stored numbers of the house
 * @param right the number of the found house, normalised
 */
export function letterApart(
  { reading, fields, parts, country }: Comparison,
  numbers: readonly string[],
  right: string,
): string | undefined {
  const [, number, letter] = lettered.exec(right) ?? []
  if (!number || !letter || parts.unit || !numbers.includes(number)) return undefined
  if (englishSpeaking.has(country)) {
    const units = reading.units.map((unit) => plainUnit(unit, country))
    const isFlat = [fields.line1, fields.line2, fields.text].some((line) =>
      flatWithLetter.test(line),
    )
    return isFlat && units.length === 1 && units[0] === letter ? letter : undefined
  }
  if (country !== 'HU') return undefined
  const apart = new RegExp(
    `(?<!\\d)${number}[.\\s]+${letter}[.\\s]{1,2}${partOfHungarianHouse}`,
    'iu',
  )
  return apart.test(fields.line1) ? letter : undefined
}
