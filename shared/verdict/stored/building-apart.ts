import type { Components } from '../../address/components.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'

/**
 * "Lavender St Camella Springville West" with a comma between the street and the found building's
 * name, which has a direction here. A name of one word may be that of the street as well.
 */
export function withBuildingApart(parts: Components): Writing {
  const { street = '', building = '', countryCode = '' } = parts
  const name = building.toLowerCase()
  if (street === '' || !name.includes(' ') || street.includes(building)) return asWritten
  const isOfStreet = ([word = '']: readonly string[], at: 0 | -1) => {
    const own = tokensIn(street, countryCode).at(at)
    return own !== undefined && tokensIn(word, countryCode).some((token) => isSameWord(token, own))
  }
  return (text) => {
    const at = text.toLowerCase().indexOf(name)
    if (at < 0) return text
    const [before, behind] = [text.slice(0, at), text.slice(at + name.length)]
    const comma = (isBeside: boolean) => (isBeside ? ', ' : '')
    const isBehindStreet = isOfStreet(/\p{L}+\.?(?=\s+$)/u.exec(before) ?? [], -1)
    const isBeforeStreet = isOfStreet(/(?<=^\s+)\p{L}+/u.exec(behind) ?? [], 0)
    return before + comma(isBehindStreet) + building + comma(isBeforeStreet) + behind
  }
}
