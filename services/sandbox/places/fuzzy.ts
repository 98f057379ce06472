/** Words `from` up to, not including, `to` of a sorted list, and how many typing errors away. */
export type Range = { from: number; to: number; distance: number }

/** How many typing errors a word of this length may have: one from 4 letters, two from 8. */
export function maxDistanceFor(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The words within a distance (insert, delete, replace, swap neighbours), found by walking the sorted list as if it
 * were a trie: a subtree is left as soon as no row entry is near enough. With two errors the first letter must stand
 * among the first two typed, which keeps the walk under a few milliseconds on 110,000 words.
 */
export function rangesNear(words: readonly string[], text: string, maxDistance: number, asPrefix: boolean): Range[] {
  const found: Range[] = []
  const first = Array.from({ length: text.length + 1 }, (_, index) => index)
  const walk = (from: number, to: number, depth: number, row: number[], above: number[] | undefined, path: string) => {
    let at = from
    if ((words[at]?.length ?? 0) === depth) {
      const distance = row[text.length] ?? Number.POSITIVE_INFINITY
      if (depth > 0 && distance <= maxDistance) found.push({ from: at, to: at + 1, distance })
      at += 1
    }
    while (at < to) {
      const letter = words[at]?.[depth] ?? ''
      const end = endOfLetter(words, at, to, depth, letter)
      if (depth > 0 || maxDistance < 2 || letter === text[0] || letter === text[1]) {
        const next = nextRow(text, row, above, letter, path.at(-1))
        const whole = next[text.length] ?? Number.POSITIVE_INFINITY
        if (asPrefix && whole <= maxDistance && depth + 1 >= text.length)
          found.push({ from: at, to: end, distance: whole })
        else if (Math.min(...next) <= maxDistance) walk(at, end, depth + 1, next, row, path + letter)
      }
      at = end
    }
  }
  walk(0, words.length, 0, first, undefined, '')
  return found
}

/** Where the words that have this letter at this depth end. */
function endOfLetter(words: readonly string[], from: number, to: number, depth: number, letter: string): number {
  let low = from + 1
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]?.[depth] === letter) low = middle + 1
    else high = middle
  }
  return low
}

/** One more row of the Damerau-Levenshtein table (optimal string alignment). */
function nextRow(
  text: string,
  row: number[],
  above: number[] | undefined,
  letter: string,
  before: string | undefined,
): number[] {
  const next = [(row[0] ?? 0) + 1]
  for (let index = 1; index <= text.length; index += 1) {
    const same = text[index - 1] === letter ? 0 : 1
    let cost = Math.min((row[index - 1] ?? 0) + same, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1)
    if (above && index > 1 && text[index - 1] === before && text[index - 2] === letter)
      cost = Math.min(cost, (above[index - 2] ?? 0) + 1)
    next.push(cost)
  }
  return next
}
