/** A part of a text, and whether the input matches it. */
export interface Part {
  text: string
  isMatch: boolean
}

/**
 * Splits a text by its `matches`, whose offsets count Unicode characters. The matches may belong to
 * a longer text that begins with this one; what lies beyond is dropped.
 */
export function matchedParts(
  text: string,
  matches: readonly { offset: number; length: number }[],
): Part[] {
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
