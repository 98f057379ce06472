import { landmarksIn } from '../../address/beside/landmarks.ts'
import { isNearlyOneOf, isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { areasOf, type Comparison, type Finding } from '../comparison.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import { isDistinctive } from '../names/part-of-name.ts'
import { storedParts } from '../stored/stored-parts.ts'

/**
 * The finding where the found building is stored as a landmark alone: "Lakshmi Nilayam, behind
 * Apollo Hospital". Not where the found house has a number, which tells. Pure.
 */
export function onlyLandmark(comparison: Comparison): Finding | undefined {
  const { fields, parts, reading, country } = comparison
  const { building, houseNumber } = parts
  if (!building || houseNumber) return undefined
  const marks = [fields.line1, fields.line2, fields.text]
    .flatMap((line) => landmarksIn(line, country))
    .flatMap((mark) => tokensIn(mark, country))
  const areas = areasOf(comparison)
  const isOwn = (word: Token) =>
    isDistinctive(word) && !kindWords.has(word.text) && !isOneOf(areas)(word)
  const name = tokensIn(building, country).filter(isOwn)
  if (!name.some(isNearlyOneOf(marks)) || name.some(isNearlyOneOf(reading.lines))) return undefined
  const [first] = storedParts(reading.lines)
  return { code: 'building_not_found', before: writtenText(first?.words ?? []) }
}
