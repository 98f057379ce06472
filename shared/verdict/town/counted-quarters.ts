import { zoneOfQatarIn } from '../../address/areas/zones-of-qatar.ts'
import { inDigits } from '../../address/street/street-codes/numbers-in-digits.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { withAsciiDigits } from '../../address/words/digits.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric, lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import { hasNumberElsewhere } from '../names/numbers-in-names.ts'
import { countedAreas, sectionsOf, tokens } from '../other-places.ts'
import { sectionOf } from '../stored/stored-parts.ts'
import { isPartOfCount } from './village.ts'

/**
 * Whether another quarter of the same kind is stored: Zona 9 is not Zona 10, nor is sector F-7/2
 * sector F-7/3. Where quarters are counted, they have streets of the same names.
 */
export function isInOtherCountedQuarter(comparison: Comparison): boolean {
  const { reading, candidate, parts, country, street, formatted } = comparison
  // "Greater Kailash II" is the second of that name.
  const dependentLocality = (parts.dependentLocality ?? '').replace(
    /(?<=\p{L}\s)[IVX]+$/u,
    inDigits,
  )
  if (isInOtherMicrodistrict(comparison) || isInOtherLetteredPart(comparison)) return true
  const hasCounted = countedArea.test(candidate.formattedAddress)
  const isCounted = /\p{Nd}/u.test(dependentLocality)
  if (!hasCounted && !isCounted) return false
  const stored = [...reading.lines, ...reading.city]
  const sections = [...Map.groupBy(stored, sectionOf).values()]
  if (hasCounted && isInOtherCounted(formatted(), sections)) return true
  if (!isCounted) return false
  // "Jalan SS 2/24" is in SS 2. Sector 18-C of Chandigarh is in Sector 18: elsewhere it is another.
  const hasParts = country === 'IN' && lettersOf(parts.locality ?? '') === 'chandigarh'
  // "Sector 17C, Sector 17": what is compared is the part.
  const [part = ''] = dependentLocality.split(', ')
  const name = tokens(hasParts ? part : dependentLocality, country)
  const says = (token: Token, word: Token) =>
    isSameWord(token, word) ||
    (hasParts && isPartOfCount(token, word)) ||
    (isNumeric(word.text) &&
      (token.text.startsWith(`${word.text}/`) || Number(token.text) === Number(word.text)))
  const [code, ...others] = name
  // Without a street, the number of the estate beside that of the house.
  const [kind, number] = name
  const isInPart =
    hasParts &&
    stored.some((word, at) => {
      const next = stored[at + 1]
      return kind && number && next && isSameWord(word, kind) && isPartOfCount(next, number)
    })
  if (street.length === 0 && !isInPart && sections.some((words) => hasNumberElsewhere(name, words)))
    return true
  if (name.every((word) => stored.some((token) => says(token, word)))) return false
  if (!code || others.length > 0) return sections.some((words) => hasNumberElsewhere(name, words))
  return isSector.test(code.text) && stored.some(({ text }) => isSector.test(text))
}

/** "мкр. 5", "6-й микрорайон", "квартал 5" */
const microdistrict = new RegExp(
  '(?<!\\p{L})(?:мкрн?|микрорайон|квартал)\\.?\\s?№?\\s?(\\d{1,2})(?!\\d)|' +
    '(?<!\\d)(\\d{1,2})(?:-?й)?\\s?(?:мкрн?|микрорайон|квартал)',
  'iu',
)

/** Whether a microdistrict is stored with another number, on whichever side of it that stands. */
function isInOtherMicrodistrict({ fields, parts, candidate }: Comparison): boolean {
  const numberIn = (...texts: (string | undefined)[]) => {
    const match = microdistrict.exec(texts.filter(Boolean).join(', '))
    return match?.[1] ?? match?.[2]
  }
  const stored = numberIn(fields.line1, fields.line2, fields.text)
  const found = numberIn(parts.street, parts.dependentLocality, candidate.formattedAddress)
  return stored !== undefined && found !== undefined && Number(stored) !== Number(found)
}

/** "Sector B", "Pocket-C": parts of estates in India that letters tell apart. Not a landmark's. */
const lettered = new RegExp(
  '(?<!(?:near|nr|opp|opposite|behind)[.:]?\\s)(?<!\\p{L})(phase|pocket|sec|sector)[\\s.-]+' +
    '[\'"‘“]?([a-z])(?![\\p{L}\\p{N}/&-]|\\s?&)',
  'giu',
)

/** Whether another letter is stored than that of the found part: Sector B is not Sector C. */
function isInOtherLetteredPart({ fields, parts, country }: Comparison): boolean {
  if (country !== 'IN') return false
  const partsIn = (text: string) =>
    [...text.matchAll(lettered)].map(([, kind = '', letter = '']) => ({
      // "Sec" is short for sector.
      kind: kind.slice(0, 3).toLowerCase(),
      letter: letter.toLowerCase(),
    }))
  const { line1, line2, text } = fields
  const stored = partsIn([line1, line2, text].join(', '))
  return partsIn(parts.dependentLocality ?? '').some(({ kind, letter }) => {
    const ofKind = stored.filter((one) => one.kind === kind)
    return ofKind.length > 0 && !ofKind.some((one) => one.letter === letter)
  })
}

/** A word and a number between commas, which may be a counted area: "Block 4", "4th Block". */
const countedArea =
  /(?:^|[,–-])\s*(?:\p{L}+\.?\s?\p{Nd}{1,3}|\d{1,2}(?:st|nd|rd|th)\s\p{L}+)\s*(?=[,–-]|$)/u

/** Whether a counted area of the formatted address is stored with another number alone: Block 4. */
function isInOtherCounted(
  formatted: readonly Token[],
  stored: readonly (readonly Token[])[],
): boolean {
  const hasNumber = (word: Token | undefined, number: Token) =>
    word !== undefined && (Number(word.text) === Number(number.text) || isPartOfCount(word, number))
  return sectionsOf(formatted).some((name) => {
    const kind = name.find(({ text }) => countedAreas.has(text))
    const number = name.find(({ text }) => isNumeric(text))
    if (name.length !== 2 || !kind || !number) return false
    const step = name[0] === kind ? 1 : -1
    const isIn = (words: readonly Token[]) =>
      words.some((word, at) => isSameWord(kind, word) && hasNumber(words[at + step], number))
    return stored.some((words) => hasNumberElsewhere(name, words)) && !stored.some(isIn)
  })
}

/** Sectors of planned towns: "F-7", "F-7/3", "G10". */
const isSector = /^[a-z]-?\d{1,2}(?:\/\d)?$/

/** Blocks of Bahrain are counted through the whole country. */
const block = /(?<!\p{L})(?:block|مجمع)\s?(\d{3,4})(?!\d)/iu

/**
 * Whether the found area is stored by its number, which is that of no other one in the country:
 * then the town says nothing more.
 */
export function isInCountedArea({ fields, parts, candidate, country }: Comparison): boolean {
  const numberIn = (...texts: (string | undefined)[]) => {
    const text = texts.join(', ')
    if (country === 'QA') return zoneOfQatarIn(text)
    return country === 'BH'
      ? block.exec(plainCodes(withAsciiDigits(text), country))?.[1]
      : undefined
  }
  const { line1, line2, text } = fields
  const found = numberIn(parts.dependentLocality, candidate.formattedAddress)
  return found !== undefined && numberIn(line1, line2, text) === found
}
