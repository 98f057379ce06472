import { isInSubdivision } from '../../address/areas/subdivisions.ts'
import { isKnownTown } from '../../address/areas/town-codes.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { streetsOfQuarters, streetsOfVillages } from '../../address/data/streets-of-villages.ts'
import { entryOf } from '../../address/words/entry-of.ts'
import { maxCountries, remembered } from '../../address/words/remembered.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { joined, lettersOf } from '../../address/words/words.ts'
import { type Comparison, type Finding, hasOtherCode } from '../comparison.ts'
import { isQuarterStored } from '../found-town.ts'
import { isVillageInLines } from './post-town.ts'

const nameOf = (words: readonly Token[]): string => joined(words.filter(({ isSmall }) => !isSmall))

const namesOf = (streets: string, country: string): ReadonlySet<string> =>
  new Set(
    streets
      .split('/')
      .filter(Boolean)
      .map((name) => nameOf(tokensIn(name, country))),
  )

const namesIn = remembered(maxCountries, (country) =>
  namesOf(entryOf(streetsOfVillages, country) ?? '', country),
)

const namesInQuarters = remembered(maxCountries, (country) =>
  namesOf(entryOf(streetsOfQuarters, country)?.streets ?? '', country),
)

/** Whether each village of the country has a street of this name: Kirchstraße. */
export const isStreetOfVillages = ({ street, country }: Comparison): boolean =>
  namesIn(country).has(nameOf(street))

/** "Route de Brest": each village on the way has one. */
const isRoadToTown = ([kind, preposition]: readonly Token[], country: string): boolean =>
  country === 'FR' && kind?.text === 'route' && preposition?.isSmall === true

/** Whether several quarters of the found town have a street of this name: Church Road, London. */
export function isStreetOfQuarters({ street, country, parts }: Comparison): boolean {
  if (!namesInQuarters(country).has(nameOf(street))) return false
  const { town = '', others = '' } = entryOf(streetsOfQuarters, country) ?? {}
  const { locality = '', dependentLocality } = parts
  return (
    town === locality || (dependentLocality !== undefined && others.split('/').includes(locality))
  )
}

/**
 * Whether another town is stored than the found one, and the street is one that each village has:
 * "12 Rue Principale, Zeinheim" is not the one in Zehnacker, though both have the code 67310. Pure.
 */
export function isStreetOfOtherVillage(
  comparison: Comparison,
  findings: readonly Finding[],
): boolean {
  const { street, country, parts } = comparison
  if (isVillageInLines(comparison)) return false
  const stored = findings.find(({ code }) => code === 'locality_differs')?.before
  if (stored === undefined) return false
  if (!isStreetOfVillages(comparison) && !isRoadToTown(street, country)) return false
  // A large town has parts, and "Samtgemeinde Dahlenburg" has villages, one of which was found.
  const words = tokensIn(stored, country)
  if (isKnownTown(stored, country) || severalVillages.test(stored)) return false
  // A code, the country or a region in the town's field is no village.
  if (/\d/.test(stored) || countryNamed(stored) === country) return false
  if (isInSubdivision(stored, parts.region ?? '', country)) return false
  // "St. Johann/Pg." may be Sankt Johann im Pongau.
  const town = words.filter(({ text }) => text.length >= minWord)
  const known = tokensIn(parts.locality ?? '', country)
  const isKnown = isNearlyOneOf(known)
  return town.length > 0 && !town.some(isKnown)
}

/**
 * Belgium: whether the code of another of the joined communes is stored for a street that each has:
 * Rue de la Station in Namur, 5000, is not that of Jambes, 5100. Codes that begin alike are of one.
 */
export function isStreetOfCommuneApart(comparison: Comparison): boolean {
  const { parts, country, fields, reading } = comparison
  if (country !== 'BE' || !hasOtherCode(comparison)) return false
  const [code = '', found = ''] = [reading.postalCode?.text, parts.postalCode]
  const isStored =
    parts.dependentLocality === undefined
      ? lettersOf(fields.city) === lettersOf(parts.locality ?? '')
      : isQuarterStored(comparison)
  return !isStored && code.slice(0, 2) !== found.slice(0, 2) && isStreetOfVillages(comparison)
}

const severalVillages = /(?:samt|verbands)gemeinde|(?<!\p{L})(?:amt|vg)\s/iu

const minWord = 4
