import { STOP_WORDS, variants } from './abbreviations.ts'
import { maxDistanceFor, rangesNear } from './fuzzy.ts'
import { wordsOf } from './normalise.ts'
import { joined, type Token, tokensOf } from './tokens.ts'

/** Whether a text of a place was typed. */
export type Reading = 'typed' | 'misspelt' | 'missing'

/** The typed words, and which of them the texts of a place explain. */
export type Typed = {
  /** Whether and how this text was typed. Its words then count as explained. */
  read(text: string): Reading
  /** Words that no text explains so far, without small words. */
  unexplained(): Token[]
}

const forVariants = variants()

export function typedWords(input: string): Typed {
  const tokens = tokensOf(input, false, forVariants)
  const explained = new Set<Token>()
  const single = (fits: (token: Token) => boolean) => tokens.filter(fits).slice(0, 1)
  const same = (word: string): Token[] => {
    const [token] = single(({ text, variants }) => text === word || variants.includes(word))
    if (token) return [token]
    // "45 a" is 45A.
    const at = tokens.findIndex((_, index) => joined(tokens, index)?.texts.includes(word))
    return at < 0 ? [] : tokens.slice(at, at + 2)
  }
  const near = (word: string) =>
    single(({ text }) => rangesNear([word], text, maxDistanceFor(text), false).length > 0)
  return {
    read(text) {
      const words = wordsOf(text).map((word) => {
        const exact = same(word.text)
        return { exact, found: exact.length > 0 ? exact : near(word.text) }
      })
      if (words.length === 0 || words.some(({ found }) => found.length === 0)) return 'missing'
      for (const token of words.flatMap(({ found }) => found)) explained.add(token)
      return words.every(({ exact }) => exact.length > 0) ? 'typed' : 'misspelt'
    },
    unexplained: () =>
      tokens.filter((token) => !explained.has(token) && !STOP_WORDS.has(token.text)),
  }
}
