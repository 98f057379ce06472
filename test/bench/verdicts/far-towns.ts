import { readNewDetails } from '../../../services/worker/provider/google-new/wire.ts'
import { kmBetween } from '../../../shared/address/towns.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import { judge } from '../../../shared/verdict/judge.ts'
import { asShown, townOf } from './shown-address.ts'
import { placeBody } from './stand-in/provider.ts'
import { loadPlaces, tableSets, type WorldPlace } from './tables.ts'

interface ShownPlace {
  place: WorldPlace
  town: string
  shown: WrittenAddress
  candidate: Candidate
}

/** How an address is stored: in fields, or in one text as people order it. */
const writings: Record<string, (stored: WrittenAddress) => WrittenAddress> = {
  'in fields': (stored) => stored,
  'in one text': (stored) => inOneText(stored, ', '),
  'in one text without commas': (stored) => inOneText(stored, ' '),
}

export const farTownWritings = Object.keys(writings)

export interface FarTown {
  writing: string
  country: string
  stored: WrittenAddress
  found: string
}

/** Of so many pairs one is judged: there are half a million. */
const step = 20
/** Towns that are nearer may share a code. */
const minKm = 75

/**
 * Judges each address of all sets with the name of another town of its country, far away, against
 * its own place: with and without its code. So the street, the number, the quarter and the code are
 * the found place's, and the town is not. This needs no labels.
 */
export function judgeFarTowns(): { pairs: number; accepted: FarTown[] } {
  const accepted: FarTown[] = []
  let pairs = 0
  let seen = 0
  for (const places of shownPlaces().values()) {
    const towns = Map.groupBy(places, ({ town }) => town)
    for (const { shown, town, place, candidate } of places)
      for (const [other, others] of towns) {
        if (other === town || seen++ % step > 0) continue
        if (others.some((one) => kmBetween(locationOf(one.place), locationOf(place)) < minKm))
          continue
        const { region, postalCode, ...rest } = { ...shown, city: other }
        for (const stored of [rest, ...(postalCode ? [{ ...rest, postalCode }] : [])]) {
          pairs += 1
          for (const [writing, write] of Object.entries(writings))
            if (isAccepted(write(stored), candidate))
              accepted.push({
                writing,
                country: place.country,
                stored: write(stored),
                found: candidate.formattedAddress,
              })
        }
      }
  }
  return { pairs, accepted }
}

/** The places that are accepted as they are shown, by country and language. */
function shownPlaces(): Map<string, ShownPlace[]> {
  const all = tableSets.flatMap(loadPlaces).flatMap((place) =>
    Object.entries(place.texts).flatMap(([language, text]) => {
      const shown = asShown(text, place.country)
      const town = townOf(text)
      if (!shown || !town) return []
      const { placeId, components = {} } = readNewDetails(placeBody(place, language))
      const { formattedAddress } = text
      const candidate: Candidate = {
        ...locationOf(place),
        placeId,
        formattedAddress,
        components,
        types: place.types,
      }
      if (!isAccepted(shown, candidate)) return []
      return [{ key: `${place.country}${language}`, place, town, shown, candidate }]
    }),
  )
  return Map.groupBy(all, ({ key }) => key)
}

function locationOf({ location: [latitude, longitude] }: WorldPlace) {
  return { latitude, longitude }
}

function isAccepted(stored: WrittenAddress, candidate: Candidate): boolean {
  const { verdict } = judge(stored, { candidates: [candidate] }, 'normal')
  return verdict === 'confirmed' || verdict === 'corrected'
}

function inOneText(
  { line1, line2, postalCode, city, country }: WrittenAddress,
  separator: string,
): WrittenAddress {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return {
    text: [line1, line2, town].filter(Boolean).join(separator),
    ...(country && { country }),
  }
}
