import { entryOf } from '../../address/words/entry-of.ts'
import type { Comparison } from '../comparison.ts'

/** How a side street stands beside a street, and what the found street has where it is meant. */
interface SideStreets {
  /** The stored lines: the house is that of the side street. */
  stored: RegExp
  /** The kind of such a side street. */
  kind: RegExp
}

const word = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

const turkishAvenues = 'cad(?:desi)?|cd|bulv(?:ar[ıi])?|blv'
const turkishLanes = 'sk|sok(?:ak|a[ğg][ıi])?|[çc][ıi]kmaz[ıi]?|aral[ıi][ğg][ıi]|ge[çc]idi'

/** An avenue without a number, and a street beside it right before the number of the house. */
const turkish: SideStreets = {
  stored: new RegExp(
    [
      `(?<!\\p{L})(?:${turkishAvenues})(?!\\p{L})`,
      `[^\\d\\n]*\\p{L}{2,}\\s(?:${turkishLanes}|[çc][ıi]k)(?!\\p{L})`,
      '\\.?[\\s,]*(?:no\\s?[:.]?\\s?)?\\d',
    ].join(''),
    'iu',
  ),
  kind: word(turkishLanes),
}

const frenchLanes = 'impasse|imp|passage|ruelle|venelle'
const french: SideStreets = {
  stored: new RegExp(
    `^\\d+\\p{L}?,?\\s(?:${frenchLanes})\\.?\\s[^,\\d]+,` +
      '[^,\\d]*(?<!\\p{L})(?:rue|av(?:enue)?|b(?:oulevar)?d)\\s',
    'iu',
  ),
  kind: word(frenchLanes),
}

const spanishLanes = 'traves[íi]a|trav|trva|callej[óo]n|pasaje|privada|cerrada'
const spanish: SideStreets = {
  stored: new RegExp(
    `^(?:${spanishLanes})\\.?\\s(?:de\\s(?:la\\s)?)?(?:calle|c\\/|av(?:enida|da)?)[.\\s]`,
    'iu',
  ),
  kind: word(spanishLanes),
}

/** "12, 3rd Cross, MG Road": the crosses of a road are counted, and count their own houses. */
const indian: SideStreets = {
  stored:
    /^[^,]*\d[^,]*,?\s(?:\d+(?:st|nd|rd|th)|[IVX]+)\s(?:cross|x)\s?(?:rd|road)?,[^\d]*\p{L}/iu,
  kind: /(?<!\p{L})cross(?!\p{L})/iu,
}

const byCountry: Readonly<Record<string, SideStreets>> = {
  ...{ ES: spanish, MX: spanish },
  ...{ BE: french, FR: french },
  IN: indian,
  TR: turkish,
}

/**
 * Whether the house is that of a side street, and the found street is the one beside it: "Atatürk
 * Cad. Gül Sok. No 12" is not Atatürk Caddesi 12, "12 impasse Carnot, rue Carnot" not 12 Rue
 * Carnot. Pure.
 */
export function isOfSideStreet({ fields, parts, candidate, country }: Comparison): boolean {
  const sides = entryOf(byCountry, country)
  if (!sides || parts.street === undefined) return false
  const lines = [fields.line1, fields.line2, fields.text].filter(Boolean).join(', ')
  return (
    sides.stored.test(lines) && !sides.kind.test(`${parts.street}, ${candidate.formattedAddress}`)
  )
}
