import { isNumberBehind, isNumberFirst } from '../../../../shared/address/data/house-order.ts'
import { hasUnspaced } from '../../../../shared/address/words/unspaced.ts'

/** A part of the address, as it stands in the line. */
export interface PartOfLine {
  text: string
  /** Google's type of component. */
  type: string
  isConfirmed: boolean
}

interface Span {
  from: number
  to: number
}

/**
 * The address in one line without the parts that were not confirmed. A part is whole words: 1 is
 * not in 17. A longer part keeps its words: the 17 of "Straße des 17. Juni" is no house. Where the
 * same words stand several times, and it is not clear which to leave out, none are: a wrong cut
 * names another house. Pure.
 */
export function lineWithout(line: string, parts: readonly PartOfLine[], country: string): string {
  const taken: Span[] = []
  const streets: Span[] = []
  const cuts: Span[] = []
  const texts = [...new Set(parts.map(({ text }) => text))].filter(Boolean)
  for (const text of texts.sort((a, b) => b.length - a.length)) {
    const same = parts.filter((part) => part.text === text)
    const free = spansOf(line, text).filter(
      ({ from, to }) => !taken.some((other) => from < other.to && other.from < to),
    )
    cuts.push(...unconfirmedOf(same, free, houseIn(line, free, streets, country)))
    taken.push(...free)
    if (same.some(({ type }) => type === 'route')) streets.push(...free)
  }
  return cuts
    .sort((a, b) => b.from - a.from)
    .reduce(cutOut, line)
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

/** Which of the places of a text to leave out. `house`: the one beside the street. */
function unconfirmedOf(
  same: readonly PartOfLine[],
  free: readonly Span[],
  house: Span | undefined,
): readonly Span[] {
  const areAll = (some: readonly PartOfLine[], spans: readonly Span[]) =>
    some.every(({ isConfirmed }) => !isConfirmed) && some.length >= spans.length
  if (areAll(same, free)) return free
  const number = same.find(({ type }) => type === 'street_number' || type === 'premise')
  if (!number || !house) return []
  const others = same.filter((part) => part !== number)
  const rest = free.filter((span) => span !== house)
  return [...(number.isConfirmed ? [] : [house]), ...(areAll(others, rest) ? rest : [])]
}

/** The place right beside the street; of two, the one where the country has its house numbers. */
function houseIn(
  line: string,
  free: readonly Span[],
  streets: readonly Span[],
  country: string,
): Span | undefined {
  const isGap = (from: number, to: number) => from <= to && /^[\s,]*$/.test(line.slice(from, to))
  const behind = free.find(({ from }) => streets.some((street) => isGap(street.to, from)))
  const before = free.find(({ to }) => streets.some((street) => isGap(to, street.from)))
  if (!behind || !before) return behind ?? before
  if (isNumberBehind(country)) return behind
  return isNumberFirst(country) ? before : undefined
}

/** Where the text stands as whole words. */
function spansOf(line: string, text: string): Span[] {
  const spans: Span[] = []
  for (let from = line.indexOf(text); from >= 0; from = line.indexOf(text, from + 1)) {
    const to = from + text.length
    if (!isInWord(line, from) && !isInWord(line, to)) spans.push({ from, to })
  }
  return spans
}

/** Whether a word goes on here. In scripts without spaces no letter says so. */
function isInWord(line: string, at: number): boolean {
  const around = line.slice(Math.max(0, at - 1), at + 1)
  return /^[\p{L}\p{M}\p{N}]{2}$/u.test(around) && !hasUnspaced(around)
}

/** With the sign that joined the part to its neighbour: "5/12", "12-5", "#5". */
function cutOut(line: string, { from, to }: Span): string {
  const before = line.slice(0, from).replace(/[#/-]$/, '')
  const behind = line.slice(to)
  return before + (before.length < from ? behind : behind.replace(/^[/-](?=[\p{L}\p{N}])/u, ''))
}
