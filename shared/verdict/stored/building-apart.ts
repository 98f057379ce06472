import type { Components } from '../../address/components.ts'
import { escaped } from '../../address/words/escaped.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'

/**
 * "Lavender St Camella Springville West" with a comma between the street and the found building's
 * name, which has a direction here. A name of one word may be that of the street as well.
 */
export function withBuildingApart(parts: Components): Writing {
  const { street = '', building = '', countryCode = '' } = parts
  const words = building.trim().split(/\s+/)
  if (street === '' || words.length < 2 || street.includes(building)) return asWritten
  const name = words.map(escaped).join('\\s+')
  const before = new RegExp(`(\\p{L}+\\.?)\\s+(?=${name}(?![\\p{L}\\p{N}]))`, 'iu')
  const behind = new RegExp(`(?<=(?<![\\p{L}\\p{N}])${name})\\s+(?=(\\p{L}+))`, 'iu')
  const isOfStreet = (word: string, at: 0 | -1) => {
    const own = tokensIn(street, countryCode).at(at)
    return own !== undefined && tokensIn(word, countryCode).some((token) => isSameWord(token, own))
  }
  return (text) =>
    text
      .replace(before, (all, word: string) => (isOfStreet(word, -1) ? `${word}, ` : all))
      .replace(behind, (all, word: string) => (isOfStreet(word, 0) ? ', ' : all))
}
