import { type Range, rangesNear } from './fuzzy.ts'

/** The distinct words of many texts, sorted, each with the texts it occurs in. */
export type Lexicon = {
  words: readonly string[]
  /** The texts of the words from `from` up to, not including, `to`. */
  postings(from: number, to: number): Int32Array
  /** Words equal to the text, or beginning with it. */
  exact(text: string): Range | undefined
  prefix(text: string): Range | undefined
  /** Words (or beginnings of words) that one or two typing errors part from the text. */
  near(text: string, maxDistance: number, asPrefix: boolean): Range[]
  indexOf(word: string): number
}

/** Texts are numbered from 0; give them in that order, so that postings come sorted. */
export function buildLexicon(texts: Iterable<Iterable<string>>): Lexicon {
  const byWord = new Map<string, number[]>()
  let text = 0
  for (const words of texts) {
    for (const word of new Set(words)) {
      const postings = byWord.get(word)
      if (postings) postings.push(text)
      else byWord.set(word, [text])
    }
    text += 1
  }
  const words = [...byWord.keys()].sort()
  const offsets = new Int32Array(words.length + 1)
  words.forEach((word, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + (byWord.get(word)?.length ?? 0)
  })
  const postings = new Int32Array(offsets[words.length] ?? 0)
  words.forEach((word, index) => {
    postings.set(byWord.get(word) ?? [], offsets[index])
  })
  return lexiconOf(words, offsets, postings)
}

function lexiconOf(words: readonly string[], offsets: Int32Array, postings: Int32Array): Lexicon {
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
    near: (text, maxDistance, asPrefix) => rangesNear(words, text, maxDistance, asPrefix),
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
