import type { Components } from '../../address/components.ts'
import { hasHanOrKana } from '../../address/words/unspaced.ts'
import { beforeNumber, numberFirst } from './line-orders.ts'

const hangul = /\p{Script=Hangul}/u

/**
 * The first line of an address: street and house number, else the building, else a post-office
 * box. Order and separator are those of the formatted address; where that lacks the number, those
 * of the country. A street that is abbreviated there is written in full.
 */
export function firstLine(components: Components, formatted: string): string | undefined {
  const { street, houseNumber, building, postBox } = components
  if (street && houseNumber) return numberedStreet(components, street, houseNumber, formatted)
  if (street) return building ? `${building}, ${street}` : street
  return villageHouse(components) ?? building ?? postBoxLine(postBox, formatted)
}

function numberedStreet(
  { countryCode = '' }: Components,
  street: string,
  houseNumber: string,
  formatted: string,
): string {
  const isUnspaced = hasHanOrKana(street)
  if (countryCode === 'JP') {
    // Number of the block and number of the building in it.
    const hyphen = isUnspaced ? '−' : '-'
    if (/\p{N}$/u.test(street)) return street + hyphen + houseNumber
  }
  const usual = isUnspaced ? '' : ' '
  const span = spanOf(street, formatted)
  const numberAt = span ? placeOfNumber(houseNumber, span, formatted) : -1
  const first = isUnspaced || hangul.test(street) ? undefined : numberFirst[countryCode]
  if (!span || numberAt < 0)
    return first === undefined
      ? street + (isUnspaced ? '' : separatorOf(houseNumber, countryCode)) + houseNumber
      : houseNumber + first + street
  if (numberAt < span[0]) {
    const hasComma = formatted[numberAt + houseNumber.length] === ','
    return houseNumber + (hasComma ? ', ' : usual) + street
  }
  const [between] = /,?\s?(?:#|No[.:]\s?)?$/.exec(formatted.slice(0, numberAt)) ?? ['']
  return street + (between || usual) + houseNumber
}

/** A number may have its word already: "No.12" in Indonesia. */
const separatorOf = (houseNumber: string, countryCode: string): string =>
  /^no\b/i.test(houseNumber) ? ' ' : (beforeNumber[countryCode] ?? ' ')

/** A house in a village without streets, such as "Hallstatt 101", where numbers come last. */
function villageHouse({
  houseNumber,
  dependentLocality,
  locality,
  countryCode = '',
}: Components): string | undefined {
  const village = dependentLocality ?? locality
  const isAlone = !village || countryCode === 'JP' || numberFirst[countryCode] !== undefined
  return houseNumber && !isAlone ? `${village} ${houseNumber}` : houseNumber
}

/** A post-office box as the formatted address names it. The component may hold only its number. */
function postBoxLine(box: string | undefined, formatted: string): string | undefined {
  if (box === undefined) return undefined
  const at = placeOf(box, formatted)
  return at < 0
    ? box
    : (formatted
        .slice(0, at + box.length)
        .split(', ')
        .at(-1) ?? box)
}

/** Index of a text as a whole word in another, from an index on, or -1. */
export function placeOf(text: string, whole: string, from = 0): number {
  const isBound = (letter: string | undefined) =>
    letter === undefined || !/[\p{N}\p{Script=Latin}]/u.test(letter)
  let at = whole.indexOf(text, from)
  while (at >= 0 && !(isBound(whole[at - 1]) && isBound(whole[at + text.length])))
    at = whole.indexOf(text, at + 1)
  return at
}

type Span = [from: number, to: number]

/** The street, else from the first to the last of its words that are not abbreviated, if any. */
function spanOf(street: string, formatted: string): Span | undefined {
  const whole = formatted.indexOf(street)
  if (whole >= 0) return [whole, whole + street.length]
  const words = street.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const found = words.filter((word) => placeOf(word, formatted) >= 0)
  if (found.length === 0) return undefined
  return [
    Math.min(...found.map((word) => placeOf(word, formatted))),
    Math.max(...found.map((word) => placeOf(word, formatted) + word.length)),
  ]
}

/** The number in the comma part of the street, or beside the comma before or behind that part. */
function placeOfNumber(houseNumber: string, [from, to]: Span, formatted: string): number {
  const isBeside = (at: number) =>
    at < from
      ? /^,?[^,]*$/.test(formatted.slice(at + houseNumber.length, from))
      : at >= to && /^[^,]*(?:,\s?(?:#|No[.:]\s?)?)?$/.test(formatted.slice(to, at))
  let at = placeOf(houseNumber, formatted)
  while (at >= 0 && !isBeside(at)) at = placeOf(houseNumber, formatted, at + 1)
  return at
}
