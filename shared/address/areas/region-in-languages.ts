import { regionsInLanguages } from '../data/regions-in-languages.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { tokensIn } from '../words/vocabulary.ts'
import { joined } from '../words/words.ts'
import { areaWords } from './areas.ts'

/** The region's group, by its name without its kind. */
const groupsIn = remembered(maxCountries, (country): ReadonlyMap<string, number> => {
  const groups = entryOf(regionsInLanguages, country) ?? []
  return new Map(
    groups.flatMap((names, group) => names.map((name) => [plainName(name, country), group])),
  )
})

/** A region's name without its kind, in the letters in which texts are compared. */
export const plainName = (name: string, country: string): string =>
  joined(areaWords(tokensIn(name, country)))

/** Whether these are two names of one region of the country: "South Moravian", "Jihomoravský". */
export function areOneRegion(one: string, other: string, country: string): boolean {
  const groups = groupsIn(country)
  const group = groups.get(plainName(one, country))
  return group !== undefined && group === groups.get(plainName(other, country))
}
