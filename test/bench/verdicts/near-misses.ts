import { distanceMeters } from '../../../shared/address/distance.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import { candidateIn, isAccepted, pointIn } from './one-candidate.ts'
import { asShown, partOf, townOf } from './shown-address.ts'
import { loadPlaces, tableSets, type WorldPlace } from './tables.ts'

interface ShownPlace {
  place: WorldPlace
  town: string
  street: string
  shown: WrittenAddress
  candidate: Candidate
}

/** How an address is stored: in fields, or in one text as people order it. */
const writings: Record<string, (stored: WrittenAddress) => WrittenAddress> = {
  'in fields': (stored) => stored,
  'in one text': (stored) => inOneText(stored, ', '),
  'in one text without commas': (stored) => inOneText(stored, ' '),
}

export const nearMissWritings = Object.keys(writings)

/** An address with a part of another place, which was accepted as the place that it is not. */
interface NearMiss {
  writing: string
  country: string
  stored: WrittenAddress
  found: string
}

export interface JudgedNearMisses {
  addresses: number
  accepted: NearMiss[]
}

/** Of so many pairs one is judged: there are half a million of each kind. */
const step = 20
/** Towns that are nearer may share a code. */
const minMeters = 75_000

/**
 * Judges each address of all sets with the name of another town of its country, far away, against
 * its own place: with and without its code. So the street, the number, the quarter and the code are
 * the found place's, and the town is not. This needs no labels.
 */
export const judgeFarTowns = (): JudgedNearMisses =>
  judgeNearMisses(
    ({ town }) => town,
    ({ shown, place }, town, others) => {
      const distances = others.map((one) => distanceMeters(pointIn(one.place), pointIn(place)))
      if (Math.min(...distances) < minMeters) return []
      const { region, postalCode, ...rest } = { ...shown, city: town }
      return [rest, ...(postalCode ? [{ ...rest, postalCode }] : [])]
    },
  )

/**
 * The same with another street of the country, all else being the place's own. So what is accepted
 * is the same street in another writing, or one of which the town or quarter has the name.
 */
export const judgeOtherStreetsThere = (): JudgedNearMisses =>
  judgeNearMisses(
    ({ street }) => street,
    ({ shown, street, place }, other, others) => {
      const line1 = shown.line1 ?? ''
      const at = line1.lastIndexOf(street)
      if (at < 0 || others.some((one) => one.place.street === place.street)) return []
      return [{ ...shown, line1: line1.slice(0, at) + other + line1.slice(at + street.length) }]
    },
  )

/**
 * The same with another quarter of the country, without a code. By the policy normal most are
 * accepted: a strange name beside the street may be a building, a company or another name of the
 * quarter. Known to be wrong are the towns of GeoNames, and quarters that count their streets.
 */
export const judgeOtherQuarters = (policy: PolicyName): JudgedNearMisses =>
  judgeNearMisses(
    ({ shown }) => shown.line2,
    ({ shown: { postalCode, line2: own, ...rest } }, line2) => (own ? [{ ...rest, line2 }] : []),
    policy,
  )

/** @param rewritten makes the place's address with a part that these other places have */
function judgeNearMisses(
  partOfPlace: (place: ShownPlace) => string | undefined,
  rewritten: (
    place: ShownPlace,
    part: string,
    others: readonly ShownPlace[],
  ) => readonly WrittenAddress[],
  policy: PolicyName = 'normal',
): JudgedNearMisses {
  const accepted: NearMiss[] = []
  let addresses = 0
  let seen = 0
  for (const places of shownPlaces().values()) {
    const byPart = Map.groupBy(places, partOfPlace)
    for (const shown of places)
      for (const [part, others] of byPart) {
        if (part === undefined || part === partOfPlace(shown) || seen++ % step > 0) continue
        for (const stored of rewritten(shown, part, others)) {
          addresses += 1
          accepted.push(...acceptedOf(stored, shown, policy))
        }
      }
  }
  return { addresses, accepted }
}

/** In which writings the address is accepted as this place. */
const acceptedOf = (
  written: WrittenAddress,
  { place, candidate }: ShownPlace,
  policy: PolicyName,
): NearMiss[] =>
  Object.entries(writings).flatMap(([writing, write]) => {
    const stored = write(written)
    if (!isAccepted(stored, candidate, policy)) return []
    return [{ writing, country: place.country, stored, found: candidate.formattedAddress }]
  })

/** The places that are accepted as they are shown, by country and language. */
function shownPlaces(): Map<string, ShownPlace[]> {
  const all = tableSets.flatMap(loadPlaces).flatMap((place) =>
    Object.entries(place.texts).flatMap(([language, text]) => {
      const shown = asShown(text, place.country)
      const [town, street] = [townOf(text), partOf(text, 'route')]
      if (!shown || !town || !street) return []
      const candidate = candidateIn(place, language, text)
      if (!isAccepted(shown, candidate)) return []
      return [{ key: `${place.country}${language}`, place, town, street, shown, candidate }]
    }),
  )
  return Map.groupBy(all, ({ key }) => key)
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
