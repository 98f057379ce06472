import { landmarkWords } from './data/landmark-words.ts'
import { once } from './once.ts'
import { end } from './whole-words.ts'

/** A cache with one entry for each country. */
const cache = new Map<string, RegExp>()
const everywhere = once(() => patternOf(landmarkWords.filter((entry) => !entry.in)))

const patternOf = (some: typeof landmarkWords): RegExp =>
  new RegExp(
    `(?<=^|[\\s,(])(?:${some.map(({ words }) => words).join('|') || '(?!)'})${end}\\.?\\s`,
    'iu',
  )

function patternIn(country: string): RegExp {
  const known = cache.get(country)
  if (known) return known
  const made = patternOf(landmarkWords.filter((entry) => entry.in?.split(' ').includes(country)))
  cache.set(country, made)
  return made
}

/**
 * A line without the landmarks that help to find the house and say nothing of its street: "opp.
 * City Mall", "frente al parque". Each goes up to the next comma. `isWhole`: the line is a whole
 * address, in which the town may stand behind the landmark, so it is only set apart where no comma
 * follows.
 */
export function withoutLandmarks(line: string, country: string, isWhole = false): string {
  let left = line
  for (const pattern of [everywhere(), patternIn(country)]) {
    const match = pattern.exec(left)
    if (!match) continue
    const behind = left.slice(match.index).search(/[,،\n)]/)
    const before = left.slice(0, match.index)
    if (behind >= 0) left = `${before},${left.slice(match.index + behind)}`
    else left = isWhole ? `${before}, ${left.slice(match.index)}` : before
  }
  return left
}

/** Whether a line says where a house is by a landmark. */
export const hasLandmark = (line: string, country: string): boolean =>
  everywhere().test(line) || patternIn(country).test(line)

const kilometre = /(?<![\p{L}\p{N}])(?:km|kilom[eé]tr[oe]|км)\.?\s?\d/iu
/** Central America counts metres or blocks from a known place: "200 metros norte de la iglesia". */
const metresFrom =
  /\d\s?(?:m|mts?|metros|varas|cuadras)\.?\s(?:al?\s)?(?:norte|sur|este|oeste|lago|arriba|abajo|del?\s)/iu

/** Whether a line describes the place instead: a landmark, metres from it, a road's kilometre. */
export const isDescription = (line: string, country: string): boolean =>
  hasLandmark(line, country) || kilometre.test(line) || metresFrom.test(line)
