import { type Word, wordsOf } from './normalise.ts'

/** Offset and length in Unicode characters. */
export type Match = { offset: number; length: number }

/** Where the input's words are in the text. Of a word that was typed in part, that part. */
export function matchesOf(text: string, input: string): Match[] {
  const typed = wordsOf(input).map((word) => word.text)
  const spans = wordsOf(text).flatMap((word) => spanOf(text, word, typed))
  return merged(text, spans).map(({ start, end }) => ({
    offset: [...text.slice(0, start)].length,
    length: [...text.slice(start, end)].length,
  }))
}

type Span = { start: number; end: number }

function spanOf(text: string, word: Word, typed: readonly string[]): Span[] {
  const longest = typed
    .filter((other) => word.text.startsWith(other))
    .toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return []
  if (longest.length === word.text.length) return [{ start: word.start, end: word.end }]
  // Folding can change the length of a word (ß to ss), so the end is counted in folded letters.
  let end = word.start
  let folded = 0
  for (const letter of text.slice(word.start, word.end)) {
    if (folded >= longest.length) break
    folded += wordsOf(letter)[0]?.text.length ?? 0
    end += letter.length
  }
  return [{ start: word.start, end }]
}

/** Joins spans that are separated by spaces only, as the provider does: "12 Rue" is one match. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && /^\s*$/.test(text.slice(last.end, span.start))) last.end = span.end
    else result.push({ ...span })
  }
  return result
}
