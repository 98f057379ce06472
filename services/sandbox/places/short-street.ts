import { EDGE_WORDS, STREET_ABBREVIATIONS } from '../data/street-abbreviations.ts'

type Words = Readonly<Record<string, string>>

/** The street as it stands in a formatted address: "Amphitheatre Pkwy". `language` is BCP 47. */
export function shortStreet(street: string, language: string, countryCode: string): string {
  const base = language.split('-', 1)[0]?.toLowerCase() ?? ''
  const key = `${base}-${countryCode}`
  const shortOf = (text: string) =>
    valueIn(STREET_ABBREVIATIONS[key], text) ?? valueIn(STREET_ABBREVIATIONS[base], text)
  const whole = shortOf(street)
  if (whole !== undefined) return whole
  const words = street.split(' ')
  const isEnglish = base === 'en'
  return words
    .map((word, index) => {
      const edge = isAtEdge(words, index, shortOf) ? valueIn(EDGE_WORDS[key], word) : undefined
      if (edge !== undefined) return edge
      // "Avenue of the Americas" and "The Avenue" have no other name.
      const isName = isEnglish && (index === 0 || (index === 1 && words[0] === 'The'))
      return (isName ? undefined : shortOf(word)) ?? word
    })
    .join(' ')
}

/** At the end, or at the beginning of more than a kind of street: not in "North Street". */
function isAtEdge(
  words: readonly string[],
  index: number,
  shortOf: (word: string) => string | undefined,
): boolean {
  if (words.length < 2) return false
  if (index === words.length - 1) return true
  return index === 0 && (words.length > 2 || shortOf(words[1] ?? '') === undefined)
}

const valueIn = (words: Words | undefined, text: string): string | undefined =>
  words && Object.hasOwn(words, text) ? words[text] : undefined
