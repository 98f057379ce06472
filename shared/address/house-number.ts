import { entryOf } from './entry-of.ts'
import { remembered } from './remembered.ts'
import { fold } from './words.ts'

/** Texts that mean "there is no number". */
const none = /^(?:s\/?n|sn|sin numero|no number)$/
const before =
  /^(?:no|nr|num|kav|kavling|numero|number|nummer|plot|house|badi|d|dom|hao|km|sco|scf)[ .:]*(?=\d)/
const behind = /(?:hao|go|ban|banchi|beonji|번지)$/

const numerals: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/**
 * The number in one form for comparison: "No. 12 B" is "12b", "１６号" is "16". Empty where the text
 * says that there is no number.
 */
export function plainNumber(text: string): string {
  return /^\d+$/.test(text) ? text : wordAsNumber(text)
}

/** It is asked of all words, most of which are no number and repeat. */
const wordAsNumber = remembered(10_000, (text) => {
  const folded = fold(text.normalize('NFKC'))
    .trim()
    .replace(/[–—−‐]/g, '-')
  if (none.test(folded)) return ''
  const numeral = entryOf(numerals, folded)
  if (numeral !== undefined) return numeral
  return folded
    .replace(before, '')
    .replace(/[^a-z0-9/-]/g, '')
    .replace(behind, '')
})

/**
 * The stored number compared with the right one. `part`: one of its two halves is right, the other
 * may be a flat.
 */
export type NumberMatch = 'same' | 'part' | 'different'

/**
 * Countries where both halves belong to the number, such as the distance from a crossroad, or a
 * plot.
 */
const halvesBelong = new Set(['CO', 'TH', 'JP', 'KR', 'NI', 'LK', 'MY'])

/**
 * Countries where a slash leads into an alley: Vietnam's 12/5 is the fifth house of the alley
 * beside number 12. A range has a hyphen there.
 */
const slashBelongs = new Set(['VN'])

/**
 * Compares normalised numbers. A range contains the numbers between its ends. Queens writes 37-10
 * for 3710.
 */
export function compareNumbers(stored: string, right: string, country: string): NumberMatch {
  if (stored === right) return 'same'
  const compact = (text: string) => text.replace(/[^a-z0-9]/g, '')
  // 7/1 is a flat in number 7, or a house of its own, but never 71.
  const hasSlash = (text: string) => /\d\/\d/.test(text)
  if (
    compact(stored) === compact(right) &&
    hasSlash(stored) === hasSlash(right) &&
    !isRange(stored) &&
    !(isRange(right) && country !== 'US')
  )
    return 'same'
  // 7/A is another door than 7, and than 7/B.
  if (country === 'IT' && letterOf(stored) !== letterOf(right)) return 'different'
  if (country === 'FR' && spelt(stored) === spelt(right)) return 'same'
  // Malaysia writes floor and flat behind the number of a tower: 170-03-12.
  if (country === 'MY' && stored.startsWith(`${right}-`) && hasTwoHyphens.test(stored))
    return 'part'
  if (halvesBelong.has(country))
    return stored.replace(/\//g, '-') === right.replace(/\//g, '-') ? 'same' : 'different'
  if (slashBelongs.has(country) && stored.includes('/') !== right.includes('/')) return 'different'
  if (isWithin(stored, right) || isWithin(right, stored)) return 'same'
  const halves = stored.split(/[/-]/)
  if (halves.length > 1 && halves.includes(right)) return 'part'
  return right.split('/').length > 1 && right.split('/').includes(stored) ? 'same' : 'different'
}

const hasTwoHyphens = /^[^-]+(?:-[^-]+){2}$/

/**
 * The letter of an Italian number. Shops in Genoa, Florence and Savona have red numbers of their
 * own: 41r is another house than 41.
 */
const letterOf = (number: string): string | undefined =>
  /\d[/-]?([a-z])(?:osso)?$/.exec(number)?.[1]

const repeated: Record<string, string> = { b: 'bis', t: 'ter', q: 'quater' }
/** France writes "12 bis" also as "12B". */
const spelt = (number: string): string =>
  number.replace(/(?<=^\d+)[btq]$/, (letter) => repeated[letter] ?? letter)

const maxNumbersInRange = 200
const isRange = (text: string): boolean => ends(text) !== undefined

function ends(text: string): [number, number] | undefined {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
  const range: [number, number] = [Number(low), Number(high)]
  return range[1] > range[0] && range[1] - range[0] <= maxNumbersInRange ? range : undefined
}

/** Whether a number or a smaller range is inside a range. */
function isWithin(inner: string, outer: string): boolean {
  const range = ends(outer)
  if (!range) return false
  const [low, high] =
    ends(inner) ?? (/^\d+$/.test(inner) ? [Number(inner), Number(inner)] : [Number.NaN, Number.NaN])
  return low >= range[0] && high <= range[1]
}
