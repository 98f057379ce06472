import { abbreviations } from '../data/abbreviations.ts'
import { foreignTypes, streetWords } from '../data/street-words.ts'
import { languagesOf } from '../words/languages.ts'
import { fold, wordsOf } from '../words/words.ts'

/**
 * Countries where the provider knows a street by its name in each official language; in Italy in
 * South Tyrol, in Mauritius in English and French. In Spain and in Ireland it knows one name, so
 * there the language changes nothing.
 */
const namesInEachLanguage = new Set('AZ BE CA CH FI IT MT MU TZ UZ'.split(' '))
/** Of these, where English is one of the languages of streets. */
const withEnglish = new Set(['AZ', 'CA', 'MT', 'MU', 'TZ', 'UZ'])
const minForm = 3

/**
 * The official language that the street's words are of: "rue de la Loi" is French and Wetstraat
 * Dutch. Undefined where they are of several languages or of none.
 */
export function streetLanguage(text: string, country: string | undefined): string | undefined {
  if (country === undefined || !namesInEachLanguage.has(country)) return undefined
  // The normalised text has "a" for "ae", also where two words meet: Vasaesplanaden.
  const words = wordsOf(text).flatMap(({ text: word, plain }) => [word, plain])
  const official = languagesOf(country).filter(
    (language) => language !== 'en' || withEnglish.has(country),
  )
  const spoken = official.filter((language) => hasKindOf(language, words))
  return spoken.length === 1 ? spoken[0] : undefined
}

function hasKindOf(language: string, words: readonly string[]): boolean {
  const forms = (groups: readonly (readonly string[])[] = []) =>
    groups
      .flat()
      .filter((form) => form.length >= minForm || form === 'rd')
      .map(fold)
  const { types, endings } = abbreviations[language] ?? {}
  const foreign = (foreignTypes[language] ?? []).map(fold)
  // The rarer English ones are words of French names: "rue du Camp".
  const rarer = language === 'en' ? [] : (streetWords[language]?.types ?? [])
  const kinds = forms([...(types ?? []), ...rarer]).filter((form) => !foreign.includes(form))
  const ends = forms(endings).filter((form) => !foreign.includes(form))
  return words.some(
    (word) =>
      kinds.includes(word) ||
      ends.some((form) => word.endsWith(form) && word.length - form.length >= minForm),
  )
}
