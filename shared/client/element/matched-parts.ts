/** A part of a text, and whether it is what was typed. */
export interface Part {
  text: string
  isMatch: boolean
}

/**
 * A text in parts by its `matches`, whose offsets count Unicode characters. The matches are those of a text that begins with this one, as a
 * description begins with its main text: what lies beyond is left out.
 */
export function matchedParts(text: string, matches: readonly { offset: number; length: number }[]): Part[] {
  const letters = [...text]
  const parts: Part[] = []
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(''), isMatch })
  }
  let end = 0
  for (const { offset, length } of [...matches].sort((a, b) => a.offset - b.offset)) {
    const from = Math.min(Math.max(offset, end), letters.length)
    const to = Math.min(Math.max(offset + length, from), letters.length)
    add(end, from, false)
    add(from, to, true)
    end = to
  }
  add(end, letters.length, false)
  return parts
}
