import { LRUCache } from 'lru-cache'
import { type Range, rangesNear } from './fuzzy.ts'

/** The distinct words of many texts, sorted, each with the texts that contain it. */
export type Lexicon = {
  words: readonly string[]
  /** The texts with the words from index `from` up to, but not including, `to`. */
  postings(from: number, to: number): Int32Array
  /** Words equal to the text, or beginning with it. */
  exact(text: string): Range | undefined
  prefix(text: string): Range | undefined
  /** Words, or beginnings of words, with at most `maxDistance` typing errors (one or two). */
  near(text: string, maxDistance: number, asPrefix: boolean): Range[]
  indexOf(word: string): number
  /** The words of a text. */
  wordsIn(text: number): Int32Array
}

/**
 * Cached, since a query looks up a word several times, and again with each letter typed after it.
 */
const MAX_CACHED_WALKS = 1_000

/** Builds the index. Texts are numbered from 0 in the given order, so that postings are sorted. */
export function buildLexicon(texts: Iterable<Iterable<string>>): Lexicon {
  const numbers = new Map<string, number>()
  const pairs = pairsOf(texts, numbers)
  const words = [...numbers.keys()].sort()
  const rank = new Int32Array(words.length)
  words.forEach((word, index) => {
    rank[numbers.get(word) ?? 0] = index
  })
  const offsets = new Int32Array(words.length + 1)
  for (let at = 0; at < pairs.length; at += 2) {
    const next = (rank[pairs[at] ?? 0] ?? 0) + 1
    offsets[next] = (offsets[next] ?? 0) + 1
  }
  for (let index = 1; index < offsets.length; index += 1)
    offsets[index] = (offsets[index] ?? 0) + (offsets[index - 1] ?? 0)
  const postings = new Int32Array(pairs.length / 2)
  const filled = offsets.slice()
  for (let at = 0; at < pairs.length; at += 2) {
    const word = rank[pairs[at] ?? 0] ?? 0
    const slot = filled[word] ?? 0
    postings[slot] = pairs[at + 1] ?? 0
    filled[word] = slot + 1
  }
  return { ...lexiconOf(words, offsets, postings), wordsIn: forwardIndex(pairs, rank) }
}

/**
 * Word number and text number of each occurrence, in one flat array. Lists per word would cost 100
 * MB of garbage for all cities.
 */
function pairsOf(texts: Iterable<Iterable<string>>, numbers: Map<string, number>): Int32Array {
  let pairs = new Int32Array(1 << 16)
  let length = 0
  let text = 0
  for (const words of texts) {
    const before = length
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size
      if (number === numbers.size) numbers.set(word, number)
      if (has(pairs, before, length, number)) continue
      if (length + 2 > pairs.length) pairs = grown(pairs)
      pairs[length] = number
      pairs[length + 1] = text
      length += 2
    }
    text += 1
  }
  return pairs.slice(0, length)
}

/** Maps a text to its words. Occurrences are in the order of the texts. */
function forwardIndex(pairs: Int32Array, rank: Int32Array): (text: number) => Int32Array {
  const words = new Int32Array(pairs.length / 2)
  const starts = new Int32Array((pairs.at(-1) ?? -1) + 2).fill(-1)
  for (let at = 0; at < words.length; at += 1) {
    words[at] = rank[pairs[2 * at] ?? 0] ?? 0
    const text = pairs[2 * at + 1] ?? 0
    if (starts[text] === -1) starts[text] = at
  }
  // A text without words begins where the next one does.
  let next = words.length
  for (let text = starts.length - 1; text >= 0; text -= 1) {
    if (starts[text] === -1) starts[text] = next
    next = starts[text] ?? next
  }
  return (text) => words.subarray(starts[text], starts[text + 1])
}

function has(pairs: Int32Array, from: number, to: number, number: number): boolean {
  for (let at = from; at < to; at += 2) if (pairs[at] === number) return true
  return false
}

function grown(pairs: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(pairs.length * 2)
  larger.set(pairs)
  return larger
}

function lexiconOf(
  words: readonly string[],
  offsets: Int32Array,
  postings: Int32Array,
): Omit<Lexicon, 'wordsIn'> {
  const cachedWalks = new LRUCache<string, Range[]>({ max: MAX_CACHED_WALKS })
  const indexOf = (word: string): number => {
    const at = lowerBound(words, word)
    return words[at] === word ? at : -1
  }
  return {
    words,
    indexOf,
    postings: (from, to) => postings.subarray(offsets[from], offsets[to]),
    exact(text) {
      const from = indexOf(text)
      return from < 0 ? undefined : { from, to: from + 1, distance: 0 }
    },
    prefix(text) {
      const from = lowerBound(words, text)
      const to = lowerBound(words, `${text}\uffff`)
      return from < to ? { from, to, distance: 0 } : undefined
    },
    near(text, maxDistance, asPrefix) {
      const key = `${maxDistance}${asPrefix}${text}`
      const known = cachedWalks.get(key)
      if (known) return known
      const ranges = rangesNear(words, text, maxDistance, asPrefix)
      cachedWalks.set(key, ranges)
      return ranges
    },
  }
}

function lowerBound(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
