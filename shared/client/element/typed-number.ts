import { placeOf } from './street-line.ts'
import { withoutUnit } from './typed-unit.ts'

const number = /(?:^|\s)(\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)?)(?!\S)/u

/**
 * The house number in a typed address that the chosen suggestion lacks, such as "12" of "12 Some
 * Street": in the part up to the first comma.
 */
export function typedNumber(typed: string, suggestion: string): string | undefined {
  const street =
    withoutUnit(typed)
      .split(',')
      .find((part) => part.trim()) ?? ''
  const found = number.exec(street)?.[1]
  return found && placeOf(found, suggestion) < 0 ? found : undefined
}
