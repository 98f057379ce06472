import type { Components } from '../../address/components.ts'
import type { Fields } from './fields.ts'

/** What may belong to the number of the house: "B", "bis", "hs". */
const letter = '(?:[a-z]|bis|ter|hs|huis)'
const letterAlone = new RegExp(`^${letter}\\.?$`, 'iu')
const letterBehind = `\\s${letter}(?![\\p{L}\\p{N}])`
const houseWithLetters = /^(\d+)[\s-]?(\p{L}+)$/u

/**
 * The fields with the letter of the house behind its number, where it stands alone in the second
 * line, as forms with a field for it write it: "Voorstraat 12", "B" is 12B, if 12B is found. Pure.
 */
export function withAdditionOfHouse(fields: Fields, { houseNumber = '' }: Components): Fields {
  const { line1, line2 } = fields
  const [, number, letters = ''] = houseWithLetters.exec(houseNumber) ?? []
  const isOne = letterAlone.test(line2) && letters[0]?.toLowerCase() === line2[0]?.toLowerCase()
  if (number === undefined || !isOne) return fields
  const own = new RegExp(`(?<![\\p{L}\\p{N}/-])${number}(?![\\p{L}\\p{N}/-]|${letterBehind})`, 'iu')
  return own.test(line1)
    ? { ...fields, line1: line1.replace(own, number + line2), line2: '' }
    : fields
}
