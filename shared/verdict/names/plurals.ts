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

/** Whether words have this one, or a word that it begins, behind one of these articles. */
const has = (words: readonly Token[], word: RegExp, articles: ReadonlySet<string>): boolean =>
  words.some(({ text }, at) => word.test(text) && articles.has(words[at - 1]?.text ?? ''))

/** Whether a word behind an article in the plural has its singular among the others. */
const hasSingular = ({ text }: Token, article: string, others: readonly Token[]): boolean =>
  (plural.has(article) &&
    /[sx]$/.test(text) &&
    has(others, new RegExp(`^${text.slice(0, -1)}$`), singular)) ||
  (pluralItalian.has(article) &&
    /[ei]$/.test(text) &&
    !personsInItalian.test(text) &&
    has(others, new RegExp(`^${text.slice(0, -1)}[aeo]$`), singularItalian))

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
