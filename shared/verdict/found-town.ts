import { areaWords } from '../address/areas/areas.ts'
import { isContraction } from '../address/areas/town-names.ts'
import { spanishQuarters } from '../address/data/area-kinds.ts'
import { isOneOf } from '../address/words/same-words.ts'
import { type Token, tokensIn } from '../address/words/vocabulary.ts'
import { joined } from '../address/words/words.ts'
import type { Comparison, Finding } from './comparison.ts'
import { tokens } from './other-places.ts'
import { cityStates } from './stored/stored-country.ts'

/** How the candidate's town is found in the stored address. */
export interface Town {
  findings: Finding[]
  /** The stored town is the candidate's town, or a quarter of it. */
  isHere: boolean
  /** The text that is stored as the town; empty where there is none. */
  stored: string
  /** The field in which the candidate's town was found. */
  field?: 'city' | 'region' | 'postalCode' | 'lines'
}

/**
 * The name that the candidate shows as its town; that of the district or region where it has none.
 */
export const nameOf = ({ parts }: Comparison): string =>
  parts.locality ?? parts.district ?? parts.region ?? ''

/** The name that a misspelt town should have. A village is not corrected to its post town. */
export function misspeltName(
  comparison: Comparison,
  match: (town: readonly Token[], at: number) => string | undefined,
): string {
  const { parts, towns } = comparison
  const at = towns.findIndex((town, index) => match(town, index) === 'misspelt')
  const village = parts.dependentLocality
  return village && at === (parts.locality ? 1 : 0) ? village : nameOf(comparison)
}

/** Whether a part of the field between commas is the town's name, visibly shortened. */
export const isContracted = ({ fields, parts }: Comparison, field: 'city' | 'text'): boolean =>
  fields[field]
    .split(/[,\n]/)
    .some((part) => isContraction(part.replace(/\p{N}+/gu, ' '), parts.locality ?? ''))

/** In a city state nobody needs the town's name. */
export const missingTown = (country: string, after: string): Finding[] =>
  after && !cityStates.has(country) ? [{ code: 'locality_missing', after }] : []

/** Whether a name is that of the quarter, and not the town's too. */
export function quarterOf({ parts, country }: Comparison): (name: readonly Token[]) => boolean {
  const wordsOf = (name = '') => joined(areaWords(tokensIn(name, country)))
  const [own, quarter] = [wordsOf(parts.locality), wordsOf(parts.dependentLocality)]
  return (name) => joined(name) === quarter && quarter !== own
}

/** Whether the found quarter is stored: what stands beside it is a building. */
export function isQuarterStored({
  parts,
  country,
  reading,
}: Pick<Comparison, 'parts' | 'country' | 'reading'>): boolean {
  const quarter = areaWords(tokens(parts.dependentLocality ?? '', country))
  const name = quarter.filter(({ text }) => !spanishQuarters.has(text))
  // "Jardim Imperial" in Cuiabá is not Jardim Cuiabá.
  return [reading.lines, reading.city].some((pool) => name.every(isOneOf(pool)))
}

/**
 * Whether the found quarter of India is stored by its name. The edges of its towns have the codes
 * of two districts, so there only the first two digits of a code tell.
 */
export function isInQuarterAtEdge(known: Pick<Comparison, 'parts' | 'country' | 'reading'>) {
  const { dependentLocality = '' } = known.parts
  const isNamed = dependentLocality !== '' && !/\d/.test(dependentLocality)
  const districtOf = (code = '') => Number(code.slice(0, 3))
  const stored = districtOf(known.reading.postalCode?.text)
  const isBeside = Math.abs(stored - districtOf(known.parts.postalCode)) <= maxBeside
  return known.country === 'IN' && isNamed && isBeside && isQuarterStored(known)
}

/** Chennai has 600 and 603, Bengaluru 560 and 562. Guwahati's 781 is far from 788. */
const maxBeside = 3
