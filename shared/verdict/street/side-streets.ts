import type { Comparison } from '../comparison.ts'

/** An avenue of Turkey, and a street beside it right before the number of the house. */
const sideStreet =
  /(?<!\p{L})(?:cad(?:desi)?|cd|bulv(?:ar[ıi])?|blv)(?!\p{L}).*\p{L}{2,}\s(?:sk|sok(?:ak|a[ğg][ıi])?|[çc][ıi]k(?:maz[ıi]?)?)(?!\p{L})\.?[\s,]*(?:no\s?[:.]?\s?)?\d/iu
const ofSideStreet = /(?<!\p{L})(?:sk|sok(?:ak|a[ğg][ıi])?|[çc][ıi]kmaz[ıi]?)(?!\p{L})/iu

/**
 * Whether the house is that of a side street, and the found street is the avenue before it: "Atatürk
 * Cad. Gül Sok. No 12" is not Atatürk Caddesi 12. Pure.
 */
export const isOfSideStreet = ({ fields, parts, candidate, country }: Comparison): boolean =>
  country === 'TR' &&
  parts.street !== undefined &&
  sideStreet.test(`${fields.line1}, ${fields.line2}, ${fields.text}`) &&
  !ofSideStreet.test(`${parts.street}, ${candidate.formattedAddress}`)
