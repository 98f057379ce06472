import { entryOf } from '../../address/words/entry-of.ts'
import type { Comparison } from '../comparison.ts'

/**
 * The codes that people write for a whole town, by country: "30100" of Venice, "65001" of Odesa,
 * "13000-000" of Campinas. Compared without signs and blanks.
 */
const codesOfWholeTowns: Readonly<Record<string, RegExp>> = {
  BR: /00000$/,
  CL: /0000$/,
  CO: /(?:^110111|0001)$/,
  CZ: /000$/,
  DE: /000$/,
  ES: /00$/,
  EG: /^11511$/,
  FR: /000$/,
  HU: /00$/,
  ID: /000$/,
  IT: /00$/,
  // Those of offices too, which have one each.
  JP: /(?:0000|[89]\d{3})$/,
  KZ: /000$/,
  MA: /000$/,
  PE: /^\d\d001$/,
  PK: /000$/,
  PL: /00[01]$/,
  PT: /000$/,
  // The second is that of the main post office.
  RS: /(?:000|101)$/,
  RU: /000$/,
  SK: /00[01]$/,
  TR: /000$/,
  UA: /00[01]$/,
  UY: /000$/,
}

/** Countries whose large towns have several codes, and all others one. */
export const withSeveralInLargeTowns: ReadonlySet<string> = new Set(['ES', 'GR', 'IT', 'UA'])

/** Whether the stored code is one that people write for a whole town. */
export const hasCodeOfWholeTown = ({ reading: { postalCode }, country }: Comparison): boolean =>
  isCodeOfWholeTown(postalCode?.text, country)

/** Whether a code is one that stands for a whole town. */
const isCodeOfWholeTown = (code: string | undefined, country: string): boolean =>
  code !== undefined &&
  (entryOf(codesOfWholeTowns, country)?.test(code.replace(/[^\p{L}\p{N}]/gu, '')) ?? false)

/** Countries of which the provider shows the code of the whole town for most of its houses. */
const withOneCodeShown = new Set(['CN', 'HR', 'RS'])

/** The end of the code of a town's middle: 8000, 560001. */
const endOfMiddle = /00[01]?$/

/**
 * Whether such a code is stored or found, or that of the middle is stored, which many write for all
 * of the town.
 */
export const hasGeneralCode = (comparison: Comparison): boolean =>
  hasCodeOfWholeTown(comparison) ||
  (withOneCodeShown.has(comparison.country) &&
    isCodeOfWholeTown(comparison.parts.postalCode, comparison.country)) ||
  endOfMiddle.test(comparison.reading.postalCode?.text ?? '')
