import type { Components } from '../../address/components.ts'
import { isNumberOnlyFirst } from '../../address/data/house-order.ts'
import { plainNumber, plainNumberIn } from '../../address/house/house-number.ts'
import { withNumberedBuildings } from '../../address/street/street-codes/arabic.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold, isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'
import {
  addition,
  type BesideStreet,
  besideStreet,
  isBesideHouse,
  isOfDistrict,
  isOfOther,
} from './numbers-beside-street.ts'

const fraction = /^[1-3]\/[2-4]$/
/** Countries where "123 1/2" is one number; elsewhere 1/2 may be a flat. */
const withFractions = new Set(['CA', 'PR', 'US'])
/** Countries whose houses have blocks: 12к2 is another building than 12. */
const withBlocks = new Set(['BY', 'KG', 'KZ', 'RU', 'UA'])
/**
 * A block, к2, or an annex, с2. A higher к is that of a flat or room. The first annex, с1, is
 * mostly the house itself.
 */
const isBlock = /^(?:[кk](?:[1-9]|1\d)|[сsc](?:[2-9]|[1-9]\d))$/iu
const otherScripts = '\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Georgian}\\p{Script=Armenian}'
/** A letter of a house in another script than Latin, in which it may be several: "28Ч". */
const letterOfScript = new RegExp(`^[${otherScripts}\\p{Script=Cyrillic}اأبجده]$`, 'u')
/** A letter in these scripts is no number of a floor. */
const letterOfHouse = new RegExp(`^[${otherScripts}]$`, 'u')
/** The second and third house of one number: "8 ter" is never 8. A letter may be that of a flat. */
const repetition = /^(?:bis|ter|quater|quinquies|مكرر)$/

/** Florence and Genoa count shops apart, in red: "37 rosso" is 37r. */
const isRed = ({ text }: Token): boolean => ['r', 'rosso', 'rossa'].includes(text)

/**
 * A letter with more words behind it may be "c/o"; I, V and X are floors, too, and in the
 * Netherlands H is the ground floor.
 */
function isLetterAtEnd(words: readonly Placed[], at: number, country: string): boolean {
  const [word, next] = [words[at], words[at + 1]]
  const isAtEnd = next?.field !== word?.field || next?.part !== word?.part
  const { text = '', raw = '' } = word ?? {}
  // "14 շ." of Armenia is a building.
  return (
    isAtEnd &&
    raw !== 'շ' &&
    !(country === 'NL' && text === 'h') &&
    (/^[a-hj-uwyz]$/.test(text) || letterOfHouse.test(raw))
  )
}

/** "12 A Park Road", "12 B rue Musette". "R" and "Bd" before the name are kinds of streets. */
function isLetterBefore(words: readonly Placed[], at: number, { pool, used }: Street): boolean {
  const [letter, next] = [words[at], words[at + 1]]
  const isNext = words === pool && used.has(at + 1)
  const isKindNext = next?.isType === true && used.has(at + 2)
  return (
    letter?.isType === false &&
    letter.part === next?.part &&
    !letter.dotted &&
    /^[a-hj-uwyz]$/.test(letter.text) &&
    (isNext || (words === pool && isKindNext))
  )
}

/** Countries where 31 a is another house than 31, also with a blank. Elsewhere it may be a flat. */
const withLetteredHouses = new Set(
  [
    'AM AT AU AZ BA BD BE BG BY CH CL CZ DE DK DO EE FR GB GE GR HR HU IE IL IT KG KZ LI LT LU LV',
    'MD ME MK NL NO NZ PK PL PT RS RU SE SI SK TJ TM UA UZ ZA',
  ].flatMap((line) => line.split(' ')),
)

/** Words before a number that is never that of a house: "Zone 18", and the second one of Riyadh. */
const beforeOtherNumber = new Set(
  ['zone', 'منطقة', 'المنطقة', 'مجاورة', 'المجاورة', 'الفرعي'].map(fold),
)

/** Words before the number of a quarter, which is no house where another number is stored. */
const beforeQuarter = wordSet(
  'barangay brgy mkr mkrn mikrorayon moo mu phase purok rt rw sec sector seksyen ward zone',
  'หมู่',
)
const isOfQuarter = (word: Placed | undefined, country: string): boolean =>
  beforeQuarter.has(word?.text ?? '') || (country === 'PK' && word?.text === 'block')

/**
 * Possible house numbers: numbers beside the street that are not part of its name. "12 b" is also
 * tried as one number.
 */
export function numbersIn(comparison: Comparison, street: Street): string[] {
  const { pool, used } = street
  const { reading, parts, isCrossing, country } = comparison
  const { lines, isFree } = reading
  const part = isFree || isCrossing ? pool[[...used][0] ?? -1]?.part : undefined
  // The part beside the street is the other street of a crossing.
  const maxDistance = isCrossing ? 0 : 1
  const beside = besideStreet(street)
  const [numbers, ofQuarter]: [string[], string[]] = [[], []]
  for (const words of pool === lines ? [lines] : [pool, lines])
    for (const [at, token] of words.entries()) {
      if (words === pool && isOfOtherPart(comparison, street, at, beside)) continue
      if (part !== undefined && Math.abs(token.part - part) > maxDistance) continue
      const text = plainNumberIn(token.raw, country)
      if (!isNumeric(text) || isOfOther(comparison, words, at, street)) continue
      if (withNumberedBuildings.has(country) && beforeOtherNumber.has(words[at - 1]?.text ?? ''))
        continue
      // A house in the yard of another: "340 casa 12".
      if (country === 'BR' && words[at - 1]?.text === 'casa' && numbers.length > 0) continue
      const next = words[at + 1]
      const isWhole =
        repetition.test(next?.text ?? '') ||
        (country === 'IT' && next !== undefined && isRed(next)) ||
        (withLetteredHouses.has(country) &&
          (isLetterAtEnd(words, at + 1, country) ||
            (isNumberOnlyFirst(country) && isLetterBefore(words, at + 1, street)))) ||
        (withBlocks.has(country) && isBlock.test(next?.raw ?? ''))
      if (next?.part === token.part && isWhole && !used.has(at + 1)) {
        numbers.push(plainNumber(text + (isRed(next) ? 'r' : next.raw.replace(/^c(?=\d)/i, 'с'))))
        continue
      }
      // "C 25" where the found house is C25. In Finland it is staircase C, flat 25.
      const letter = words[at - 1]
      if (country === 'FI' && /^[A-Z]$/.test(letter?.raw ?? '') && letter?.part === token.part)
        continue
      const isLettered = letter?.part === token.part && /^[a-z]$/.test(letter.text)
      if (isLettered && !used.has(at - 1) && isLetteredHouse(parts)) {
        numbers.push(letter.text + text)
        continue
      }
      const isAddition =
        next !== undefined && (addition.test(next.text) || letterOfScript.test(next.raw))
      if (next?.part === token.part && isAddition && !used.has(at + 1))
        numbers.push(plainNumber(text + next.raw))
      // Plates count from a street that may have a letter: "43A-30".
      if (
        withPlates.has(country) &&
        /[a-z]$/.test(text) &&
        next?.part === token.part &&
        /^\d+$/.test(next.text)
      )
        numbers.push(`${text}-${next.text}`)
      // Hawaii and Queens write a hyphen in the number, which people leave out: "98 1005". Behind a
      // letter, or before one, it divides two words: "12A-3", "31-BS".
      const withHyphen = `${text}-${next?.text}`
      if (mayBeHalf(words, at + 1) && isWithHyphen(withHyphen, comparison)) numbers.push(withHyphen)
      if (next?.part === token.part && fraction.test(next.text)) {
        numbers.push(`${text} ${next.text}`)
        if (withFractions.has(country)) continue
      }
      const isCounted = !used.has(at - 1) && isOfQuarter(words[at - 1], country)
      const list = isCounted ? ofQuarter : numbers
      list.push(text)
    }
  return numbers.length > 0 ? numbers : ofQuarter
}

/** Whether a number is one of the street's name, of its district, or beside the house's. */
function isOfOtherPart(
  comparison: Comparison,
  { pool, used }: Street,
  at: number,
  beside: BesideStreet,
): boolean {
  if (used.has(at)) return true
  if (comparison.parts.houseNumber && isBesideHouse(comparison, pool, at, beside)) return true
  return !used.has(at - 1) && isOfDistrict(comparison, pool, at, beside)
}

/** Countries where a hyphen joins a number and a letter. Elsewhere a slash may mean a flat. */
const withHyphens = new Set(['HK', 'ID', 'IN', 'LK', 'MY', 'NL', 'PH', 'SG', 'TH'])

/** Whether two words beside each other are the halves of the found number. */
const isWithHyphen = (number: string, { country, parts }: Comparison): boolean =>
  (country === 'US' || (withHyphens.has(country) && /[a-z]-|-[a-z]/.test(number))) &&
  number === plainNumber(parts.houseNumber ?? '')

/** Whether a word may be the second half of a number: no initial, and no letter of "45 B Block". */
const mayBeHalf = (words: readonly Placed[], at: number): boolean => {
  const [number, half, next] = words.slice(at - 1)
  if (half === undefined || number?.part !== half.part) return false
  if (isNumeric(half.text) || next?.part !== half.part) return true
  return !half.dotted && !kindsOfBlocks.has(next.text)
}
const kindsOfBlocks = wordSet('block colony phase sector tower wing')

const isLetteredHouse = ({ houseNumber = '' }: Components): boolean =>
  /^[a-z]\d/.test(plainNumber(houseNumber))

/** Countries whose numbers are plates, counted from a street: "43A-30". */
export const withPlates = new Set(['CO', 'VE'])
