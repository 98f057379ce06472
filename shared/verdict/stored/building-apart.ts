import type { Components } from '../../address/components.ts'
import { englishSpeaking } from '../../address/country/groups.ts'
import { escaped } from '../../address/words/escaped.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'

/**
 * Writes a comma behind the found quarter, where it begins a line and the street follows it without
 * one: "Roma Norte Calle Orizaba 112".
 */
export function withQuarterApart(parts: Components): Writing {
  const { street = '', dependentLocality = '', countryCode = '' } = parts
  // In English the first words may be of the name: "West Park View Road".
  if (
    englishSpeaking.has(countryCode) ||
    !street.includes(' ') ||
    dependentLocality.length < minQuarter
  )
    return asWritten
  if (street.includes(dependentLocality)) return asWritten
  const [first = '', second = ''] = street.split(' ')
  const before = `^(${escaped(dependentLocality)})\\s+(?=${escaped(first)}\\s+${escaped(second)})`
  const pattern = new RegExp(before, 'iu')
  return (text) => text.replace(pattern, '$1, ')
}
const minQuarter = 4

/**
 * Writes a comma between the street and the found building's name, where they stand side by side:
 * "Lavender St, Camella Springville West". Without it, "West" would be a direction of the street.
 * Not for a building of one word, which may be the street's name, too.
 */
export function withBuildingApart(parts: Components): Writing {
  const { street = '', building = '', countryCode = '' } = parts
  if (street === '' || !building.includes(' ') || street.includes(building)) return asWritten
  const named = new RegExp(escaped(building), 'iu')
  const isOfStreet = ([word = '']: readonly string[], at: 0 | -1) => {
    const own = tokensIn(street, countryCode).at(at)
    return own !== undefined && tokensIn(word, countryCode).some((token) => isSameWord(token, own))
  }
  return (text) => {
    const match = named.exec(text)
    if (!match) return text
    const [name] = match
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + name.length)]
    const comma = (isBeside: boolean) => (isBeside ? ', ' : '')
    const isBehindStreet = isOfStreet(/\p{L}+\.?(?=\s+$)/u.exec(before) ?? [], -1)
    const isBeforeStreet = isOfStreet(/(?<=^\s+)\p{L}+/u.exec(behind) ?? [], 0)
    return before + comma(isBehindStreet) + name + comma(isBeforeStreet) + behind
  }
}
