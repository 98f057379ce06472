/**
 * The words from index `from` up to, but not including, `to` of a sorted list, and their number of
 * typing errors.
 */
export type Range = { from: number; to: number; distance: number }

/** Longer texts are no words, and would overflow the bytes of the table. */
const LONGEST_WORD = 60

/**
 * The number of typing errors that a word of this length may have: one from 4 letters, two from 8.
 */
export function maxDistanceFor(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > LONGEST_WORD) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The words within an edit distance (insert, delete, replace, swap neighbours). It walks the sorted
 * list as if it were a trie and leaves a subtree as soon as no entry of its row is small enough.
 * With two errors the first letter must be among the first two typed. That keeps the walk under a
 * few milliseconds on 110,000 words.
 */
export function rangesNear(
  words: readonly string[],
  text: string,
  maxDistance: number,
  asPrefix: boolean,
): Range[] {
  const found: Range[] = []
  const width = text.length + 1
  const deepest = text.length + maxDistance + 1
  // One row per letter, all in one block, so that the walk allocates nothing.
  const rows = new Uint8Array((deepest + 1) * width)
  for (let index = 0; index < width; index += 1) rows[index] = index
  const walk = (from: number, to: number, depth: number, before: number): void => {
    let at = from
    if ((words[at]?.length ?? 0) === depth) {
      const distance = rows[depth * width + text.length] ?? 255
      if (depth > 0 && distance <= maxDistance) found.push({ from: at, to: at + 1, distance })
      at += 1
    }
    if (depth >= deepest) return
    while (at < to) {
      const letter = words[at]?.charCodeAt(depth) ?? 0
      const end = endOfLetter(words, at, to, depth, letter)
      if (
        depth > 0 ||
        maxDistance < 2 ||
        letter === text.charCodeAt(0) ||
        letter === text.charCodeAt(1)
      ) {
        const least = fillRow(rows, text, depth + 1, letter, before)
        const whole = rows[(depth + 1) * width + text.length] ?? 255
        if (asPrefix && whole <= maxDistance && depth + 1 >= text.length)
          found.push({ from: at, to: end, distance: whole })
        else if (least <= maxDistance) walk(at, end, depth + 1, letter)
      }
      at = end
    }
  }
  walk(0, words.length, 0, -1)
  return found
}

/** The end of the words that have this letter at this depth. */
function endOfLetter(
  words: readonly string[],
  from: number,
  to: number,
  depth: number,
  letter: number,
): number {
  let low = from + 1
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]?.charCodeAt(depth) === letter) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Fills one row of the Damerau-Levenshtein table (optimal string alignment). Returns its smallest
 * entry.
 */
function fillRow(
  rows: Uint8Array,
  text: string,
  depth: number,
  letter: number,
  before: number,
): number {
  const width = text.length + 1
  const row = depth * width
  const above = row - width
  let least = depth
  rows[row] = depth
  for (let index = 1; index < width; index += 1) {
    const same = text.charCodeAt(index - 1) === letter
    let cost = Math.min(
      (rows[above + index - 1] ?? 0) + (same ? 0 : 1),
      (rows[above + index] ?? 0) + 1,
      (rows[row + index - 1] ?? 0) + 1,
    )
    if (
      depth > 1 &&
      index > 1 &&
      text.charCodeAt(index - 1) === before &&
      text.charCodeAt(index - 2) === letter
    )
      cost = Math.min(cost, (rows[above - width + index - 2] ?? 0) + 1)
    rows[row + index] = cost
    if (cost < least) least = cost
  }
  return least
}
