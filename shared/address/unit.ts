import { namedFloors, postBoxNames, unitWordsAfter, unitWordsBefore } from './data/units.ts'
import { fold } from './words.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (words: string): string =>
  [...new Set(words.split(/\s+/).filter(Boolean))]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

/** The number of a unit: 4B, 12, 12-34, 1/2; full-width digits as well. */
const value = '[a-z]?\\d+[a-z]?(?:[-/](?:\\d+[a-z]?|[a-z](?![a-z])))*'
const edge = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}/-])'

const designated = new RegExp(
  `${edge}(?:${either(unitWordsBefore)})(?:[.:#\\s]|no\\b|nr\\b)*(${value}|(?<=[.:#\\s])[a-z])${end}`,
  'giu',
)
const numbered = new RegExp(
  `${edge}(\\d+)(?:st|nd|rd|th|er|e|eme|ème|º|°|ª|\\.|-?o|\\/)?[\\s-]*(?:${either(unitWordsAfter)})${end}`,
  'giu',
)
const named = new RegExp(`${edge}(${either(namedFloors)})\\s+(?:floor|fl|level)${end}`, 'giu')
/** "#300" and "#12-34", in countries where a house number is not written so. */
const hash = /#\s?([a-z]?\d+[a-z]?(?:-\d+[a-z]?)*)/giu
const hashIsUnit = new Set(['US', 'CA', 'SG', 'AU', 'NZ', 'GB', 'IE', 'PR', 'HK'])
/** "5/48 Pirrama Road": the flat before the number. */
const leading = /^\s*(?:unit\s*)?([a-z]?\d+[a-z]?)\s?\/\s?(?=\d+[a-z]?(?:-\d+)?\s+\p{L})/giu
const leadingIsUnit = new Set(['AU', 'NZ'])

/** "2º B", "3º Esq": floor and door. */
const floorAndDoor =
  /(?<![\p{L}\p{N}])(\d{1,2}\s?[ºª°](?:\s?(?:[a-z]|izq|dcha|der|esq|dto|dir|fte|frente|\d{1,2}[ºª])(?![\p{L}\p{N}])\.?)?)/giu
/** Letters that mean a flat in one country alone. */
const byCountry: Record<string, RegExp> = {
  PL: /(?<=^|[\s\d/,])m\.?\s?(\d+[a-z]?)(?![\p{L}\p{N}])/giu,
  TR: /(?<![\p{L}\p{N}])[dk][:.]\s?(\d+)/giu,
}

/** An address line without its flat, floor or suite, and what they were. */
export interface Units {
  rest: string
  units: string[]
}

/** Takes the units out of a line; `country` decides what "#5" and "5/48" mean. */
export function takeUnits(line: string, country = ''): Units {
  if (!/[\d#]|\s\p{L}(?!\p{L})|floor/iu.test(line)) return { rest: line, units: [] }
  const units: string[] = []
  let rest = line.normalize('NFC')
  // The same letters without accents, one for one: what is found in it stands at the same place.
  let bare = [...rest].map(plainLetter).join('')
  const take = (pattern: RegExp) => {
    for (const match of bare.matchAll(pattern)) {
      const end = match.index + match[0].length
      units.push(match[1] ?? '')
      const gap = ' '.repeat(match[0].length)
      rest = rest.slice(0, match.index) + gap + rest.slice(end)
      bare = bare.slice(0, match.index) + gap + bare.slice(end)
    }
  }
  if (leadingIsUnit.has(country)) take(leading)
  for (const pattern of [designated, numbered, named]) take(pattern)
  if (/[ºª°]/.test(rest)) take(floorAndDoor)
  const own = byCountry[country]
  if (own) take(own)
  if (rest.includes('#') && (country === '' || hashIsUnit.has(country))) take(hash)
  return units.length === 0 ? { rest: line, units } : { rest, units }
}

/** Latin letters with accents, and full width. */
const dressed = /[\u00c0-\u024f\u1e00-\u1eff\uff01-\uff5e]/

/** Without accent or full width, if that is as long. */
const plainLetter = (letter: string): string =>
  dressed.test(letter) ? (letter.normalize('NFKD')[0] ?? letter) : letter

/** What of a unit is compared: "Apt. 4-B", "apt 4b" and "#4B" are all "4b". */
export function plainUnit(text: string, country: string): string {
  const { units } = takeUnits(text, hashIsUnit.has(country) ? country : '')
  const own = takeUnits(text, country).units
  const found = own.length > 0 ? own : units
  return fold((found.length > 0 ? found.join('') : text).normalize('NFKC')).replace(/[^a-z0-9]/g, '')
}

const box = new RegExp(
  `${edge}(?:${postBoxNames}|ص\\.?\\s?ب\\.?|ת\\.?\\s?ד\\.?|а\\s?/?\\s?я|ፖ\\.?ሳ\\.?ቁ\\.?|郵政信箱|信箱|私書箱|사서함)[.:\\s]*(?:no|nr|n°|№)?[.:\\s]*((?:[a-z]{1,3}\\s?)?\\d[\\d\\s-]*\\d|\\d+|[a-z]{1,3}\\s?\\d+)`,
  'iu',
)

/** Spares most lines the long expression. */
const mayBeBox =
  /\d.*[^\x20-\x7e]|[^\x20-\x7e].*\d|(?:box|bag|bp|b\.\s?p|p\.?\s?o\b|post|apa?r?ta?do|caixa|casilla|casella|restante|a\/ya|skrytka).*\d/i

/** A post-office box in the line, and the line without it. */
export function takePostBox(line: string): { rest: string; postBox?: string } {
  if (!mayBeBox.test(line)) return { rest: line }
  const plain = line.normalize('NFKC').replace(/(?<=\b\p{L})\.(?=\s?\p{L})/gu, '')
  const match = box.exec(plain)
  if (!match?.[1]) return { rest: line }
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
  return { rest, postBox: match[1].trim() }
}

/** Digits and letters of a box's number. */
export const plainBox = (text: string): string => {
  const { postBox } = takePostBox(text)
  return fold(postBox ?? text).replace(/[^a-z0-9]/g, '')
}
