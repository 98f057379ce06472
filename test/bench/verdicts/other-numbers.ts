import { candidateIn, isAccepted } from './one-candidate.ts'
import { asShown, partOf } from './shown-address.ts'
import { loadPlaces, tableSets } from './tables.ts'

/** A stored number that was accepted where the provider found another one. */
interface NumberPair {
  country: string
  stored: string
  found: string
}

/** Other houses of the street: near ones, and what a slip of the finger makes of the number. */
const changes: readonly ((number: string) => string)[] = [
  (number) => lastPlus(number, 1),
  (number) => lastPlus(number, 2),
  (number) => lastPlus(number, 10),
  (number) => number.replace(/\d+/, (digits) => String(Number(digits) + 2)),
  (number) => number.replace(/\d+(?=\D*$)/, '$&1'),
  (number) => number.replace(/(\d+)\d(?=\D*$)/, '$1'),
  (number) => number.replace(/(\d)(\d)(?=\D*$)/, '$2$1'),
  (number) => number.replace(/\d$/, '$&B'),
  (number) => number.replace(/(?<=\d)\s?[a-z]$/i, (letter) => (/b/i.test(letter) ? 'C' : 'B')),
  (number) => number.replace(/(?<=\d)\s?(?:[a-z]|bis|ter)$/i, ''),
]

const lastPlus = (number: string, more: number): string =>
  number.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + more))

/**
 * Judges each address of all sets with other house numbers against its own place, which a provider
 * returns where it does not know the number. Two ranges with a house in common may be one place.
 * This needs no labels.
 */
export function judgeOtherNumbers(): { pairs: number; accepted: NumberPair[] } {
  const accepted: NumberPair[] = []
  let pairs = 0
  for (const place of tableSets.flatMap(loadPlaces))
    for (const [language, text] of Object.entries(place.texts)) {
      const found = partOf(text, 'street_number')
      const shown = asShown(text, place.country)
      if (!found || !shown) continue
      const candidate = candidateIn(place, language, text)
      const { line1: own = '' } = shown
      const isTaken = (line1: string) => isAccepted({ ...shown, line1 }, candidate)
      if (!isTaken(own)) continue
      for (const change of changes) {
        const number = change(found)
        if (number === found) continue
        pairs += 1
        const line1 = withLast(own, found, number)
        if (isTaken(line1)) accepted.push({ country: place.country, stored: line1, found })
      }
    }
  return { pairs, accepted }
}

/** The text with the last one of these parts replaced. */
function withLast(text: string, part: string, other: string): string {
  const at = text.lastIndexOf(part)
  return text.slice(0, at) + other + text.slice(at + part.length)
}
