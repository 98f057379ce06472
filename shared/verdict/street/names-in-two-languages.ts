import { streetLanguage } from '../../address/street/street-language.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'

/** Two names with a slash, and the number of the house before or behind them. */
const withSlash = /^(\d+\p{L}?,?\s)?([^\d,/()]{4,}?)\s?\/\s?([^\d,/()]{4,}?)(,?\s\d.*)?$/u

/** Countries with towns whose streets have a name in each of two languages. */
const bilingual = new Set(['BE', 'CH', 'FI', 'IT'])

/**
 * Whether the names begin with one letter, as translations mostly do: Neuve and Nieuw. "Via Roma /
 * Drususallee 5" is a corner.
 */
function beginAlike(a: string, b: string, country: string): boolean {
  const [own, other] = [a, b].map(
    (name) => tokensIn(name, country).find(({ isType, isSmall }) => !isType && !isSmall)?.plain[0],
  )
  return own !== undefined && own === other
}

/**
 * Writes the second of two names of one street in brackets: "Rue Neuve/Nieuwstraat 20" is no corner
 * of two streets, because their kinds are of two languages and one house is meant. Pure.
 */
export const withSecondNameInBrackets = (country: string): Writing =>
  bilingual.has(country)
    ? (line) => {
        if (!line.includes('/')) return line
        const [, before = '', own = '', other = '', behind = ''] = withSlash.exec(line) ?? []
        const [language, second] = [own, other].map((name) => streetLanguage(name, country))
        return before + behind !== '' && language !== second && beginAlike(own, other, country)
          ? `${before}${own} (${other})${behind}`
          : line
      }
    : asWritten
