import { fold } from './words.ts'

/** What stands for "there is no number". */
const none = /^(?:s\/?n|sn|sin numero|no number)$/
const before = /^(?:no|nr|num|numero|number|nummer|plot|house|d|dom|hao|km)[ .:]*(?=\d)/
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

/** The number in one form for comparison: "No. 12 B" is "12b", "１６号" is "16"; empty where it says that there is none. */
export function plainNumber(text: string): string {
  if (/^\d+$/.test(text)) return text
  const folded = fold(text.normalize('NFKC'))
    .trim()
    .replace(/[–—−‐]/g, '-')
  if (none.test(folded)) return ''
  const numeral = numerals[folded]
  if (numeral !== undefined) return numeral
  return folded
    .replace(before, '')
    .replace(/[^a-z0-9/-]/g, '')
    .replace(behind, '')
}

/** How a stored number stands to the right one. `part`: one of its two halves is the right one, the other may be a flat. */
export type NumberMatch = 'same' | 'part' | 'different'

/** Two halves of which both belong to the number, by country: a crossroad's distance, a plot. */
const halvesBelong = new Set(['CO', 'TH', 'JP', 'KR', 'NI', 'LK', 'MY'])

/** Compares plain numbers. A range holds the numbers between its ends; Queens writes 37-10 for 3710. */
export function compareNumbers(stored: string, right: string, country: string): NumberMatch {
  if (stored === right) return 'same'
  const compact = (text: string) => text.replace(/[^a-z0-9]/g, '')
  if (compact(stored) === compact(right) && !isRange(stored) && !(isRange(right) && country !== 'US')) return 'same'
  if (halvesBelong.has(country)) return stored.replace(/\//g, '-') === right.replace(/\//g, '-') ? 'same' : 'different'
  if (isWithin(stored, right) || isWithin(right, stored)) return 'same'
  const halves = stored.split(/[/-]/)
  if (halves.length > 1 && halves.includes(right)) return 'part'
  return right.split('/').length > 1 && right.split('/').includes(stored) ? 'same' : 'different'
}

const mostNumbersInRange = 200
const isRange = (text: string): boolean => ends(text) !== undefined

function ends(text: string): [number, number] | undefined {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
  const range: [number, number] = [Number(low), Number(high)]
  return range[1] > range[0] && range[1] - range[0] <= mostNumbersInRange ? range : undefined
}

/** A number, or a smaller range, inside a range. */
function isWithin(inner: string, outer: string): boolean {
  const range = ends(outer)
  if (!range) return false
  const [low, high] = ends(inner) ?? (/^\d+$/.test(inner) ? [Number(inner), Number(inner)] : [Number.NaN, Number.NaN])
  return low >= range[0] && high <= range[1]
}
