import type { Components } from '../address/components.ts'
import { kmToTown } from '../address/towns.ts'
import { lettersOf } from '../address/words.ts'
import type { Comparison } from './comparison.ts'

/** A suburb, or a village with the post office in a town, is nearer. */
const far = 75
const minLetters = 2

/**
 * Whether a text is the name of a town of the country, and the candidate is neither in it nor near
 * any place of that name. False where the distance is not known. Pure.
 */
export function isFarTown(name: string, { candidate, parts, country }: Comparison): boolean {
  const { latitude, longitude } = candidate
  if (name.length < minLetters || isOwnName(name, parts)) return false
  if (latitude === undefined || longitude === undefined) return false
  return (kmToTown(name, country, { latitude, longitude }) ?? 0) > far
}

const isOwnName = (name: string, { locality = '', dependentLocality = '' }: Components): boolean =>
  [locality, dependentLocality].some((area) => lettersOf(area).includes(lettersOf(name)))
