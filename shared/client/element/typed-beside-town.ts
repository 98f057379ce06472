import type { Components } from '../../address/components.ts'
import { isCode, partsOf, plain } from './typed-number.ts'

/**
 * What the buyer typed beside the village or town that was chosen: "Rose Cottage", or "101" of
 * "Hallstatt 101". Undefined where the typed text only searches for the town.
 */
export function typedBesideTown(
  typed: string,
  suggestion: string,
  place: Components,
): string | undefined {
  const parts = partsOf(typed)
  const last = parts.at(-1)?.at(-1)
  const isWordOf = (texts: readonly (string | undefined)[]) => {
    const whole = plain(texts.join(' '))
    const words = whole.split(/[\s,،]+/)
    return (word: string) => {
      const one = plain(word)
      const isPart = !/[a-z\d]/.test(one) && whole.includes(one)
      // The last word may not be typed to its end.
      const isOne = (other: string) => (word === last ? other.startsWith(one) : other === one)
      return isPart || words.some(isOne)
    }
  }
  const isKnown = isWordOf([suggestion, ...Object.values(place)])
  // A country alone does not tell: "Wien, Austria" searches for Vienna.
  const [name] = suggestion.split(/[,،]/, 1)
  const isOfTown = isWordOf([name, place.locality, place.dependentLocality])
  const addressWords = (words: string[]) => words.filter((_, at) => !isCode(words, at, place))
  const town = parts.findIndex((words) => words.every(isKnown) && words.some(isOfTown))
  if (town > 0) {
    const lines = parts.slice(0, town).map((words) => addressWords(words).join(' '))
    return lines.filter(Boolean).join(', ') || undefined
  }
  const words = addressWords(parts.flat())
  const first = words.findIndex(isOfTown)
  if (first < 0) return undefined
  const before = words.slice(0, first)
  const behind = words.slice(first).filter((word) => !isKnown(word))
  // Behind the town a number is that of the house. Words alone are a county or a country.
  const hasNumber = behind.some((word) => /^\p{Nd}/u.test(word))
  // One word may be of the town's name: "Greater London", "Nwe York".
  const isLine = before.length > 1 || before.some((word) => /^\p{Nd}/u.test(word))
  return [...(isLine ? before : []), ...(hasNumber ? behind : [])].join(' ') || undefined
}
