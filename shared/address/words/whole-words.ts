/** Sources of regular expressions for words, which other letters or digits must not touch. */
const edge = '(?<![\\p{L}\\p{N}])'
/** The end of a word, for a regular expression. */
export const end = '(?![\\p{L}\\p{N}])'

/** Scripts without spaces, where other words stand directly beside a word. */
const touching =
  /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Katakana}]/u

/** Whether other letters may stand directly beside these words. */
export const mayTouch = (words: string): boolean => touching.test(words)

/**
 * One source for many: the edge is in it once, because a long class of letters is slow to compile.
 */
export function wholeWords(sources: readonly string[], behind = ''): string {
  const apart = sources.filter((words) => !mayTouch(words))
  const joined = sources.filter(mayTouch)
  return [...(apart.length > 0 ? [`${edge}(?:${apart.join('|')})${behind}`] : []), ...joined].join(
    '|',
  )
}
