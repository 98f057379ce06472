import { placeOf } from './street-line.ts'
import { withoutUnit } from './typed-unit.ts'

const number = /(?:^|\s)(\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)?)(?!\S)/u

/**
 * The house number in a typed address that the chosen suggestion lacks, such as "12" of "12 Some
 * Street": in the part up to the first comma. `postalCode` is that of the chosen place.
 */
export function typedNumber(
  typed: string,
  suggestion: string,
  postalCode?: string,
): string | undefined {
  const street =
    withoutUnit(typed)
      .split(',')
      .find((part) => part.trim()) ?? ''
  const found = number.exec(street)?.[1]
  if (!found || placeOf(found, suggestion) >= 0) return undefined
  // Buyers type the code of the place, too. Where that is not known, five digits may be one.
  const isCode = postalCode ? placeOf(found, postalCode) === 0 : /^\d{5}$/.test(found)
  return isCode ? undefined : found
}
