import { unspaced } from '../../../../shared/address/words/unspaced.ts'
import { plain } from '../../../../shared/address/words/words.ts'
import type { Prediction } from '../../../../shared/api/autocomplete.ts'

/** Words, and single letters of scripts that have no spaces. */
const word = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')

/**
 * Where the words that were typed are in a description, in Unicode characters. Of a word that was
 * typed in part, that part. Photon does not say it. Pure.
 */
export function matchesOf(description: string, input: string): Prediction['matches'] {
  const typed = Array.from(input.matchAll(word), ([text]) => folded(text))
  const spans = Array.from(description.matchAll(word)).flatMap(({ 0: text, index }) => {
    const whole = folded(text)
    const longest = typed
      .filter((one) => whole.startsWith(one))
      .reduce((best, one) => (one.length > best.length ? one : best), '')
    return longest === '' ? [] : [{ start: index, end: index + lengthOf(text, longest) }]
  })
  return joined(spans, description).map(({ start, end }) => ({
    offset: [...description.slice(0, start)].length,
    length: [...description.slice(start, end)].length,
  }))
}

/** Some letters of Japanese have no Latin form. */
const folded = (text: string): string => plain(text) || text

/** How much of a word stands for so much of its folded form, in which ß is two letters. */
function lengthOf(text: string, start: string): number {
  let length = 0
  for (const letter of text) {
    if (folded(text.slice(0, length)).length >= start.length) break
    length += letter.length
  }
  return length
}

/** Words with nothing but spaces between them are one match. */
function joined(spans: { start: number; end: number }[], text: string): typeof spans {
  const result: typeof spans = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && text.slice(last.end, span.start).trim() === '') last.end = span.end
    else result.push({ ...span })
  }
  return result
}
