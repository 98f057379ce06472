import { areaWords } from '../areas/areas.ts'
import type { Components } from '../components.ts'
import { renamedStreets } from '../data/renamed-streets.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { areSideBySide, isOneOf } from '../words/same-words.ts'
import { type Token, tokensIn } from '../words/vocabulary.ts'
import { isNumeric, joined } from '../words/words.ts'

/** Shorter words of a name are in many others: "del", "Rua". */
const minTelling = 4

const townKey = (town: string, country: string): string =>
  joined(areaWords(tokensIn(town, country)))
const streetKey = (street: string, country: string): string =>
  joined(tokensIn(street, country).filter(({ isSmall }) => !isSmall))

/** All names of a street, by the town that it is in. */
type NamesByTown = Map<string, readonly string[]>

/** The streets of a country that have several names, by each of these. */
const namesIn = remembered(maxCountries, (country): ReadonlyMap<string, NamesByTown> => {
  const streets = new Map<string, NamesByTown>()
  for (const [towns, rows] of Object.entries(entryOf(renamedStreets, country) ?? {})) {
    const keys = towns.split(' / ').map((town) => townKey(town, country))
    for (const names of rows.map((row) => row.split(' = ')))
      for (const street of names.map((name) => streetKey(name, country))) {
        const byTown = streets.get(street) ?? new Map()
        for (const town of keys) byTown.set(town, names)
        streets.set(street, byTown)
      }
  }
  return streets
})

const isOfName = ({ isType, isSmall, isDirection }: Token): boolean =>
  !isType && !isSmall && !isDirection

/** All names of the found street. Empty where it has only one, as is usual. */
function namesOf({ street = '', countryCode = '', ...parts }: Components): readonly string[] {
  const streets = namesIn(countryCode)
  const byTown = streets.size === 0 ? undefined : streets.get(streetKey(street, countryCode))
  if (!byTown) return []
  const { locality, dependentLocality, district, region } = parts
  for (const town of [locality, dependentLocality, district, region]) {
    const names = byTown.get(townKey(town ?? '', countryCode))
    if (names) return names
  }
  return []
}

/**
 * Another name of the street, where that one is stored: "Mount Road" for Anna Salai in Chennai.
 * Undefined where there is none, or where a word of the street's own name is stored. Pure.
 */
export function otherNameStored(parts: Components, lines: string): string | undefined {
  const { street = '', locality, dependentLocality, district, countryCode: country = '' } = parts
  const names = namesOf(parts)
  if (names.length === 0) return undefined
  const stored = tokensIn(lines, country)
  const isOfArea = isOneOf(
    [locality, dependentLocality, district].flatMap((area) => tokensIn(area ?? '', country)),
  )
  const isStored = (name: string) => {
    const words = tokensIn(name, country)
    const own = words.filter(isOfName)
    // "Cra 43 # 1-50, El Poblado" is on no Avenida El Poblado.
    if (own.length === 0 || own.every(isOfArea)) return areSideBySide(words, stored)
    return own.every(isOneOf(stored))
  }
  const isBegun = tokensIn(street, country).filter(isTelling).some(isOneOf(stored))
  return isBegun || isStored(street) ? undefined : names.find(isStored)
}

const isTelling = (word: Token): boolean =>
  isOfName(word) && !isNumeric(word.text) && word.text.length >= minTelling
