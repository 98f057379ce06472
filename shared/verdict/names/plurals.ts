import type { Token } from '../../address/words/vocabulary.ts'

/** Articles of French, Spanish and Catalan, also with a preposition. */
const singular = new Set(['del', 'du', 'el', 'l', 'la', 'le'])
const plural = new Set(['dels', 'des', 'las', 'les', 'los'])

/** Whether words have this one behind an article of the same number. */
const has = (words: readonly Token[], word: string, articles: ReadonlySet<string>): boolean =>
  words.some(({ text }, at) => text === word && articles.has(words[at - 1]?.text ?? ''))

/**
 * Whether a name is in the singular on one side and in the plural on the other, each with its
 * article: the Rue du Moulin of Reims is not its Rue des Moulins. Pure.
 */
export const areOfOtherNumber = (street: readonly Token[], stored: readonly Token[]): boolean =>
  [
    [street, stored],
    [stored, street],
  ].some(([some = [], others = []]) =>
    some.some(
      ({ text }, at) =>
        plural.has(some[at - 1]?.text ?? '') &&
        /[sx]$/.test(text) &&
        has(others, text.slice(0, -1), singular),
    ),
  )
