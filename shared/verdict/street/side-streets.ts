import type { Comparison } from '../comparison.ts'

const avenues = 'cad(?:desi)?|cd|bulv(?:ar[ıi])?|blv'
const smallStreets = 'sk|sok(?:ak|a[ğg][ıi])?|[çc][ıi]kmaz[ıi]?|aral[ıi][ğg][ıi]|ge[çc]idi'

/**
 * An avenue of Turkey without a number, and a street beside it right before the number of the house.
 */
const sideStreet = new RegExp(
  [
    `(?<!\\p{L})(?:${avenues})(?!\\p{L})`,
    `[^\\d\\n]*\\p{L}{2,}\\s(?:${smallStreets}|[çc][ıi]k)(?!\\p{L})`,
    '\\.?[\\s,]*(?:no\\s?[:.]?\\s?)?\\d',
  ].join(''),
  'iu',
)
const smallStreet = new RegExp(`(?<!\\p{L})(?:${smallStreets})(?!\\p{L})`, 'iu')

/**
 * Whether the house is that of a side street, and the found street is the avenue before it:
 * "Atatürk Cad. Gül Sok. No 12" is not Atatürk Caddesi 12. Pure.
 */
export const isOfSideStreet = ({ fields, parts, candidate, country }: Comparison): boolean =>
  country === 'TR' &&
  parts.street !== undefined &&
  sideStreet.test(`${fields.line1}, ${fields.line2}, ${fields.text}`) &&
  !smallStreet.test(`${parts.street}, ${candidate.formattedAddress}`)
