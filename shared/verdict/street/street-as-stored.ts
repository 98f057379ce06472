import { isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold, isNumeric } from '../../address/words/words.ts'
import type { Writing } from '../../address/words/writing.ts'
import { distinctiveWords } from '../names/names.ts'
import type { Fields } from '../stored/fields.ts'
import { plainBlocks } from '../stored/reading.ts'

/**
 * The words of the found street, as far as it has several forms in the one that is stored. Of two
 * names, one of them in brackets, those of the one that is stored: "28is Oktovriou (Patision)".
 * Japan's block numbers belong to the house number.
 * @param write writes numbered roads and the like in one form
 */
export function streetAsStored(
  found: string,
  fields: Fields,
  country: string,
  write: Writing,
): Token[] {
  const joined = withSyllablesJoined(withoutKnownSection(found, fields), fields, country)
  const written = withoutOmittedJo(write(joined), fields, country)
  const street = withoutSoi(withoutSection(written, fields, country), fields, country)
  const tokens = (text: string) =>
    tokensIn(plainBlocks(text, country), country).filter(
      ({ text: word }) => country !== 'JP' || !isNumeric(word),
    )
  const [, first = '', second = ''] = (street.includes('(') && twoNames.exec(street)) || []
  if (second === '') return tokens(street)
  const stored = tokens(`${fields.line1}, ${fields.line2}, ${fields.text}`)
  const isStored = (name: readonly Token[]) => distinctiveWords(name).every(isOneOf(stored))
  const whole = tokens(street)
  const names = [whole, tokens(first), tokens(second)]
  return names.find(isStored) ?? whole
}

/** "Castle Peak Road - Yuen Long" of Hong Kong without its section, where that is the town. */
function withoutSection(street: string, { city }: Fields, country: string): string {
  const [, road, section] = (country === 'HK' && /^(.+?)\s[-–]\s(.+)$/u.exec(street)) || []
  const isTown = section !== undefined && fold(city).includes(fold(section))
  return road !== undefined && isTown ? road : street
}

/** "Soi Sukhumvit 23" of Thailand is Sukhumvit 23, where no lane is stored by that word. */
function withoutSoi(street: string, { line1, line2, text }: Fields, country: string): string {
  const isStored = country !== 'TH' || soi.test([line1, line2, text].join(' '))
  return isStored ? street : street.replace(soiBefore, '')
}
const soi = /(?<!\p{L})soi(?!\p{L})|ซอย|ซ\./iu
const soiBefore = /^(?:soi\s|ซอย\s?)(?=.*\p{L}.*\p{Nd}$)/iu

/** "青山公路(荃灣段)": the section of a road, and no other name of it. */
export const sectionInBrackets = /[（(](\p{Script=Han}+段)[)）]/gu

/** The street without its section, where the quarter of that name is stored in its place. */
function withoutKnownSection(street: string, { line1, line2, city, text }: Fields): string {
  const stored = [line1, line2, city, text].join(' ')
  return street.replace(sectionInBrackets, (whole, section: string) =>
    !stored.includes('段') && stored.includes(section.slice(0, -1)) ? '' : whole,
  )
}

/** "Nan Luo Gu Xiang" as it is stored: "Nanluogu Xiang", "Nanluoguxiang". */
function withSyllablesJoined(street: string, fields: Fields, country: string): string {
  if (country !== 'CN' || !/^[a-z ]+$/i.test(street)) return street
  const stored = new Set(
    `${fields.line1} ${fields.line2} ${fields.text}`.toLowerCase().split(/[^a-z]+/),
  )
  const syllables = street.split(' ')
  const words: string[] = []
  for (let at = 0; at < syllables.length; ) {
    let end = syllables.length
    while (end > at + 1 && !stored.has(syllables.slice(at, end).join('').toLowerCase())) end -= 1
    words.push(syllables.slice(at, end).join(''))
    at = end
  }
  return words.join(' ')
}

/** A number of Sapporo before that of its district: 平岸３条８丁目, 北１８条西５丁目. */
const countedJo = /(?<=\p{Nd}\s?)条(?=[東西南北]?\s?\p{Nd}+\s?丁目)/gu

/**
 * The street of Sapporo without the sign of its first number, where people write the numbers alone:
 * 平岸3-8-2-15 is 平岸３条８丁目２−１５.
 */
const withoutOmittedJo = (street: string, { line1, line2, text }: Fields, country: string) =>
  country !== 'JP' || [line1, line2, text].some((line) => /[条條]/u.test(line))
    ? street
    : street.replace(countedJo, '')

const twoNames = /^([^()]*\p{L}{3}[^()]*)\(([^()]*\p{L}{3}[^()]*)\)\s*$/u
