import { buildingsWithFlats, houseKinds } from '../../address/data/building-kinds.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import { distinctiveWords } from '../names/names.ts'

/** Countries whose second line is a part of the house, and no second name of the place. */
const countries = new Set('AR AU BE BR CA CL ES FR GB IE IT MX NZ PT US ZA'.split(' '))

/**
 * Kinds that no building has, before a name and behind it: "12 Oak Court" may be a flat of Oak
 * Court. Without what begins other names, too: "C/O", "AV Systems", "Boulevard Shopping".
 */
const kindsBefore = wordSet('avda avenida calle rua viale')
const kindsInFrench = wordSet('avenue rue')
/** Where "12 Avenue Mansions" is no building. */
const withFrench = new Set(['BE', 'FR'])
const kindsBehind = wordSet('ave avenue blvd boulevard rd road st street')

/** Words of buildings and shops, which may begin like a street: "Avenida Center 12". */
const isOfBuilding = ({ text }: Token): boolean => kindWords.has(text) || withFlats.has(text)
const withFlats: ReadonlySet<string> = new Set([...buildingsWithFlats, ...houseKinds])

/** One number, at the beginning of the line or at its end. */
const withNumber = /^\d+\p{L}?,?\s\D+$|^\D+[\s,]\d+\p{L}?$/u

/**
 * Whether each of the two lines is a whole address, and the found street is that of the second:
 * "12 Oak St" above "45 Elm St". Only a person can tell which of them is meant.
 */
export function isOfSecondAddress(
  { fields: { line1, line2 }, country, street }: Comparison,
  { pool, used }: Street,
): boolean {
  if (!countries.has(country) || !withNumber.test(line1) || !withNumber.test(line2)) return false
  const first = tokensIn(line1, country)
  const second = tokensIn(line2, country)
  const numberOf = (words: readonly Token[]) => words.find(({ text }) => /^\d/.test(text))?.text
  return (
    used.size > 0 &&
    [...used].every((at) => pool[at]?.field === 'line2') &&
    isStreet(first, country) &&
    isStreet(second, country) &&
    // The same house twice, one of them misspelt or under a former name.
    numberOf(first) !== numberOf(second) &&
    !distinctiveWords(street).some(isNearlyOneOf(first))
  )
}

/** Whether the words are the name of a street with its kind: "St John" has none. */
function isStreet(words: readonly Token[], country: string): boolean {
  const name = words.filter(({ text }) => !/^\d/.test(text))
  // "Avenue Coiffure 2": in France the number stands before the street.
  if (country === 'FR' && name[0] === words[0]) return false
  const [first, last] = [name[0]?.text ?? '', name.at(-1)?.text ?? '']
  const isKindBefore =
    kindsBefore.has(first) ||
    (first === 'via' && country === 'IT') ||
    (withFrench.has(country) && kindsInFrench.has(first))
  return name.length > 1 && !name.some(isOfBuilding) && (isKindBefore || kindsBehind.has(last))
}
