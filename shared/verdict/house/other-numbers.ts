import { digitsIn } from '../../address/words/digits.ts'
import type { Comparison } from '../comparison.ts'

/** A lot of a new estate, or of the cadastre, becomes the house of another number: "Lot 12". */
export const isLotOnly = ({
  fields: { line1, line2, text },
  parts,
  country,
}: Comparison): boolean =>
  withLots.has(country) &&
  [line1, line2, text].some((line) => lotOfEstate.test(line)) &&
  !lotOfEstate.test(parts.houseNumber ?? '')

const withLots = new Set(['AU', 'BR', 'CA', 'ES', 'MX', 'NZ', 'US', 'ZA'])
const lotOfEstate = /(?<!\p{L})lote?\s?\d/iu

/**
 * Words before the number of a lot, a garage or a flat, or of the house on the other side: "Erf
 * 12", "t/o 14".
 */
const beforeOtherNumber = new Map(
  Object.entries({
    AU: 'site|cabin|berth',
    BR: '(?:qd?|quadra)[.:]?\\s*\\d+\\p{L}?[,\\s-]+(?:lt?|lote)|quadra|qd',
    CZ: 'ev\\.?\\s?č|č\\.?\\s?ev|č\\.\\s?e',
    ES: '(?<=^(?:calle|c\\/|avenida|avda?)\\.?\\s[^\\d]*)parcela',
    GB: 'pitch|berth|cabin|slip',
    IN: 'survey|gat|gut|khasra|(?:metro )?pillar|ward',
    NL: 't\\/o|tegenover|to|(?:na)?bij',
    NZ: 'site|cabin|berth',
    PL: 'dz|dzia[łl]k[ai]',
    RU: 'гараж|участок|уч',
    TR: 'd(?:aire)?',
    UA: 'гараж|ділянка',
    US: 'spc|space|slip|berth|site',
    ZA: 'erf',
  }).map(([country, word]) => [
    country,
    new RegExp(`(?<!\\p{L})(?:${word})[.:]?\\s*(?:n[or]\\.?\\s*)?\\d+\\p{L}?(?!\\p{L})`, 'iu'),
  ]),
)
/** "12 t/o", and not "12 tegenover de kerk". */
const oppositeHouse = /(?<!\p{L})\d+\p{L}?\s(?:t\/o|tegenover)(?!\p{L}|\s*\d|\s(?:de|het|een)\s)/iu

/** Whether the only stored number, but for those of the street's name, is such a one. */
export function isOtherNumberOnly({ fields, parts, candidate, country }: Comparison): boolean {
  const { street = '', houseNumber = '' } = parts
  const found = `${street} ${houseNumber} ${candidate.formattedAddress}`
  const pattern = beforeOtherNumber.get(country)
  const lines = [fields.line1, fields.line2, fields.text].join(' ')
  if (country === 'NL' && oppositeHouse.test(lines)) return true
  if (!pattern?.test(lines) || pattern.test(found)) return false
  // "Rua 10 nº 10 Qd 5": of two equal numbers the street has one.
  const ofStreet = digitsIn(street)
  return digitsIn(lines.replace(pattern, '')).every((number) => {
    const at = ofStreet.indexOf(number)
    return at >= 0 && ofStreet.splice(at, 1).length > 0
  })
}

/** "č.p. 12": the number of a house in its town, the first of the two that the provider has. */
const registration = /(?<!\p{L})č\.?\s?p\.?\s?(\d+)(?!\d|\s?\/)/iu

/** Whether this is the number of another house: "č.p. 12" is not 45/12. */
export function isRegisteredOtherwise({
  fields: { line1, line2, text },
  parts,
}: Comparison): boolean {
  const stored = registration.exec([line1, line2, text].join(' '))?.[1]
  const [registered, counted] = (parts.houseNumber ?? '').split('/')
  return counted !== undefined && stored === counted && stored !== registered
}

const half = /(?<=\p{L}\.?\s)\d{1,4}(?:\s1\/2|\s?½)(?![\d/]|\s*zimmer)/iu
const withHalves = new Set(['CH', 'DE', 'LI'])

/** Whether the house between two numbers is stored, and the first of them was found. */
export const isHalfOfHouse = ({
  fields: { line1, text },
  parts: { houseNumber = '' },
  country,
}: Comparison): boolean =>
  withHalves.has(country) &&
  [line1, text].some((line) => half.test(line)) &&
  !/[/½.]/u.test(houseNumber)
