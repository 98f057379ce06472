import type { Candidate } from '../../../shared/verdict/found.ts'
import { candidateIn, isAccepted } from './one-candidate.ts'
import type { JudgedPairs } from './other-names.ts'
import { partOf, townOf } from './shown-address.ts'
import { loadPlaces, type PlaceText, tableSets } from './tables.ts'

interface Building {
  name: string
  town: string
  postalCode: string | undefined
  candidate: Candidate
}

/**
 * Judges the name of each building of all sets, in the town and under the code of each other one of
 * its country, against that one. What is accepted is the same building by another name, or another
 * one of the name. This needs no labels.
 */
export function judgeOtherBuildings(): JudgedPairs {
  const accepted: JudgedPairs['accepted'] = []
  let pairs = 0
  for (const [key, buildings] of byCountry()) {
    const country = key.slice(0, 2)
    const names = new Set(buildings.map(({ name }) => name))
    for (const { name: found, town, postalCode, candidate } of buildings)
      for (const stored of names) {
        if (stored === found) continue
        pairs += 1
        const written = { line1: stored, city: town, country, ...(postalCode && { postalCode }) }
        if (isAccepted(written, candidate)) accepted.push({ country, stored, found })
      }
  }
  return { pairs, accepted }
}

const buildingTypes = new Set(['establishment', 'point_of_interest', 'premise'])

/** The buildings whose prediction begins with their name, by country and language. */
function byCountry(): Map<string, (Building & { key: string })[]> {
  const all = tableSets.flatMap(loadPlaces).flatMap((place) => {
    if (!place.types.some((type) => buildingTypes.has(type))) return []
    return Object.entries(place.texts).flatMap(([language, text]) => {
      const name = nameIn(text)
      if (name === undefined) return []
      const secondaryText = text.description.slice(name.length).replace(/^[,，]\s*/, '')
      const prediction = { description: text.description, mainText: name, secondaryText }
      const candidate = { ...candidateIn(place, language, text), prediction }
      const [town = '', postalCode] = [townOf(text), partOf(text, 'postal_code')]
      return [{ key: place.country + language, name, town, postalCode, candidate }]
    })
  })
  return Map.groupBy(all, ({ key }) => key)
}

/** The name before the first comma. Undefined where that is the street, or its number. */
function nameIn(text: PlaceText): string | undefined {
  const name = text.description.split(/[,，]/)[0]?.trim() ?? ''
  const [street = '', number = ''] = [partOf(text, 'route'), partOf(text, 'street_number')]
  const isStreet = street !== '' && (name.includes(street) || street.includes(name))
  const isNumber = number !== '' && name.includes(number)
  return isStreet || isNumber ? undefined : name
}
