import { landmarkEndings, landmarkWords } from '../data/landmark-words.ts'
import { entriesIn } from '../words/entries-in.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { end } from '../words/whole-words.ts'
import { endsWithTown } from './up-to-town.ts'

const patternIn = remembered(maxCountries, (country) => {
  const own = entriesIn(landmarkWords, country)
  const words = own.map((entry) => entry.words).join('|')
  return new RegExp(`(?<=^|[\\s,(])(?:${words})${end}\\.?\\s`, 'iu')
})

/**
 * A part without a number, between commas, that ends with such a word. Undefined where a country
 * has no such words.
 */
const endingIn = remembered(maxCountries, (country) => {
  const own = entriesIn(landmarkEndings, country)
  const words = own.map((entry) => entry.words).join('|')
  return words ? new RegExp(`(?<=[,،])[^,،\\d]*\\s(?:${words})\\s*(?=[,،]|$)`, 'iu') : undefined
})

/**
 * A line without the landmarks that help to find the house and say nothing of its street: "opp.
 * City Mall, behind SBI", "frente al parque". Each goes up to the next comma. `isWhole`: the line
 * is a whole address, in which the town may stand behind the landmark. So where no comma follows
 * and no town stands before it, it is only set apart.
 */
export function withoutLandmarks(text: string, country: string, isWhole = false): string {
  const ending = endingIn(country)
  const line = ending ? text.replace(ending, '') : text
  const match = line.includes(' ') ? patternIn(country).exec(line) : null
  if (!match) return line
  const before = line.slice(0, match.index)
  const behind = line.slice(match.index).search(/[,،\n)]/)
  if (behind >= 0)
    return `${before},${withoutLandmarks(line.slice(match.index + behind), country, isWhole)}`
  return isWhole && !endsWithTown(before, line.slice(match.index), country)
    ? `${before}, ${line.slice(match.index)}`
    : before
}

/** The landmarks of a line, each up to the next comma. */
export const landmarksIn = (text: string, country: string): string[] =>
  text.split(/[,،\n()]/).flatMap((part) => {
    const at = part.includes(' ') ? part.search(patternIn(country)) : -1
    return at < 0 ? [] : [part.slice(at)]
  })

/** Whether a line says where a house is by a landmark. */
export const hasLandmark = (line: string, country: string): boolean =>
  line.includes(' ') && (patternIn(country).test(line) || endingIn(country)?.test(line) === true)

const kilometre = /(?<![\p{L}\p{N}])(?:km|kilom[eé]tr[oe]|км)\.?\s?\d/iu
/** Central America counts metres or blocks from a known place: "200 metros norte de la iglesia". */
const metresFrom =
  /\d\s?(?:m|mts?|metros|varas|cuadras)\.?\s(?:al?\s)?(?:norte|sur|este|oeste|lago|arriba|abajo|del?\s)/iu

/** "De la iglesia 200 m norte": the house is so far from the church, and not the church. */
export const isCountedFrom = (line: string): boolean =>
  /^\s*(?:del?|desde)\s/iu.test(line) && metresFrom.test(line)

/** A lot of an estate without named streets: "Mz. F Lt. 14", "bloque 14, casa 2217". */
const lot = new RegExp(
  '(?<!\\p{L})(?:mz|mza?|manzana|bloque|blq|block)\\.?\\s?\\p{L}?\\d*\\b.{0,12}' +
    '(?<!\\p{L})(?:lt|lte|lote|casa|villa|solar)\\.?\\s?\\p{L}?-?\\d',
  'iu',
)
const withLots: ReadonlySet<string> = new Set('BO EC GT HN NI PA PE SV'.split(' '))

/**
 * Whether a line describes the place instead: a landmark, metres from it, a road's kilometre, a lot
 * of an estate.
 */
export const isDescription = (line: string, country: string): boolean =>
  hasLandmark(line, country) ||
  kilometre.test(line) ||
  metresFrom.test(line) ||
  (withLots.has(country) && lot.test(line))
