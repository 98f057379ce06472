import type { Token } from '../../address/words/vocabulary.ts'

/** Articles of French, Spanish and Catalan, also with a preposition. */
const singular = new Set(['del', 'du', 'el', 'l', 'la', 'le'])
const plural = new Set(['dels', 'des', 'las', 'les', 'los'])

/** The same in Italian, where the last vowel of a noun says its number. */
const singularItalian = new Set(['del', 'dell', 'della', 'dello'])
const pluralItalian = new Set(['degli', 'dei', 'delle'])
/** Streets are named after all of them: "Via del Partigiano" is Via dei Partigiani. */
const personsInItalian = new RegExp(
  '^(?:alpin|artigian|aviator|bersaglier|cadut|carabinier|cavalier|combattent|deportat|donator|' +
    'emigrant|fant|ferrovier|finanzier|granatier|industri|lavorator|martir|minator|mutilat|' +
    'olimpiad|partigian|patriot|pescator|reduc|rimembranz)',
)

/** Whether words have one of these behind one of the articles. */
const has = (
  words: readonly Token[],
  wanted: readonly string[],
  articles: ReadonlySet<string>,
): boolean =>
  words.some(({ text }, at) => wanted.includes(text) && articles.has(words[at - 1]?.text ?? ''))

/** Whether a word behind an article in the plural has its singular among the others. */
function hasSingular({ text }: Token, article: string, others: readonly Token[]): boolean {
  const stem = text.slice(0, -1)
  if (plural.has(article) && /[sx]$/.test(text)) return has(others, [stem], singular)
  if (!pluralItalian.has(article) || !/[ei]$/.test(text) || personsInItalian.test(text))
    return false
  const ofItalian = ['a', 'e', 'o'].map((end) => stem + end)
  return has(others, ofItalian, singularItalian)
}

/**
 * Whether a name is in the singular on one side and in the plural on the other, each with its
 * article: the Rue du Moulin of Reims is not its Rue des Moulins. Pure.
 */
export const areOfOtherNumber = (street: readonly Token[], stored: readonly Token[]): boolean =>
  [
    [street, stored],
    [stored, street],
  ].some(([some = [], others = []]) =>
    some.some((word, at) => hasSingular(word, some[at - 1]?.text ?? '', others)),
  )
