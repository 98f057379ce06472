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
  const numberAt = placeOf(houseNumber, formatted)
  const streetAt = placeOfStreet(street, formatted)
  const first = isUnspaced || hangul.test(street) ? undefined : numberFirst[countryCode]
  if (numberAt < 0 || streetAt < 0)
    return first === undefined
      ? street + (isUnspaced ? '' : separatorOf(houseNumber, countryCode)) + houseNumber
      : houseNumber + first + street
  if (numberAt < streetAt) {
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

/** Index of a text as a whole word in another, or -1. */
export function placeOf(text: string, whole: string): number {
  const isBound = (letter: string | undefined) =>
    letter === undefined || !/[\p{N}\p{Script=Latin}]/u.test(letter)
  let at = whole.indexOf(text)
  while (at >= 0 && !(isBound(whole[at - 1]) && isBound(whole[at + text.length])))
    at = whole.indexOf(text, at + 1)
  return at
}

/** Index of a street, found by its longest word that is not abbreviated, or -1. */
function placeOfStreet(street: string, formatted: string): number {
  const words = Array.from(street.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ([word]) => word)
  const places = words.sort((a, b) => b.length - a.length).map((word) => formatted.indexOf(word))
  return places.find((place) => place >= 0) ?? -1
}
