import { entryOf } from '../../address/words/entry-of.ts'

/**
 * Countries whose large towns have several codes, and all others one, with the code that people
 * write for the whole town: "30100" of Venice, "65001" of Odesa.
 */
const codesOfWholeTowns: Readonly<Record<string, RegExp>> = { ES: /00$/, IT: /00$/, UA: /00[01]$/ }

/** Whether the country has such codes. */
export const hasCodesOfWholeTowns = (country: string): boolean =>
  entryOf(codesOfWholeTowns, country) !== undefined

/** Whether it is such a code. */
export const isCodeOfWholeTown = (code: string, country: string): boolean =>
  entryOf(codesOfWholeTowns, country)?.test(code) ?? false
