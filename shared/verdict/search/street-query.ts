import { withLongTowns } from '../../address/areas/town-names.ts'
import type { Components } from '../../address/components.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { plainNumber } from '../../address/house/house-number.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { wordsForBuilding } from '../../address/street/street-codes/arabic.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced, isKindWithoutSpaces } from '../../address/words/unspaced.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { cleanFields } from '../stored/fields.ts'
import { storedCountry } from '../stored/stored-country.ts'
import { withHouseOnly } from './house-parts.ts'
import { plainer } from './plainer-address.ts'
import { type Query, queryOf } from './query.ts'

/**
 * The stored street alone in its country: without number, flat, town and code. In one text the
 * areas are those of the place in question. Undefined where the place's number is not stored.
 */
export function queryOfStreet(stored: WrittenAddress, place: Components): Query | undefined {
  const { code = '' } = storedCountry(cleanFields(stored))
  const plain = plainer(stored)
  const { line1 = '', text } = withHouseOnly(plain, code) ?? plain
  const { rest } = takeUnits(plainCodes(text ?? line1, code), code)
  const parts = rest.split(/[,،、]/)
  const at = parts.findIndex((part) => /\p{Nd}/u.test(part))
  const isAlone = at === 0 && !/\p{L}{3}/u.test(parts[0] ?? '')
  const line = parts.slice(0, at + (isAlone ? 2 : 1)).join(' ')
  const ownLine = text ? withoutAreas(line, place, code) : line
  const own = ownLine.replace(buildingWord, '')
  const street = besideNumber(own, place.houseNumber ?? '', code)
  if (!street) return undefined
  // Of "17 Street 232" the number is the name: asked for "Street", a provider returns any.
  const numbers = own.match(/\p{Nd}+/gu)
  const isNumbered = numbers?.length !== 1 || numbers[0] !== plainNumber(place.houseNumber ?? '')
  if (isNumbered && isKindAlone(street, code)) return undefined
  const name = withoutKinds(street, code)
  return queryOf({ line1: name, ...(stored.country && { country: stored.country }) })
}

/** The word for a building before its number, which is none of the street's. */
const buildingWord = new RegExp(`(?:^|\\s)(?:${wordsForBuilding})\\.?(?=\\s\\p{Nd})`, 'giu')

/** The words beside the house's number, where other numbers may stand: "Furmanova 120, code 45". */
function besideNumber(line: string, house: string, country: string): string | undefined {
  const numbers = [...line.matchAll(/(?<![\p{L}\p{N}])\p{N}[\p{L}\p{N}/-]*/gu)]
  const isHouse = ([text]: RegExpExecArray) => plainNumber(text) === plainNumber(house)
  const at = numbers.length === 1 ? 0 : numbers.findLastIndex(isHouse)
  const number = numbers[at]
  if (!number) return undefined
  const before = line.slice(0, number.index).trim()
  const behind = line.slice(number.index + number[0].length, numbers[at + 1]?.index).trim()
  const isFirst = isNumberFirst(country) || !/\p{L}{3}/u.test(before)
  return (isFirst && behind) || before || behind || undefined
}

/** The words of a text that are none of the place's areas, and no word for a country. */
function withoutAreas(text: string, place: Components, country: string): string {
  const { locality, dependentLocality, district, region, regionCode, postalCode } = place
  const names = [locality, dependentLocality, district, region, regionCode, postalCode]
  const areas = tokensIn([...names, place.country].filter(Boolean).join(', '), country)
  const words = tokensIn(withLongTowns(text, country), country)
  return words
    .filter((word) => !isOneOf(areas)(word))
    .map(({ raw }) => raw)
    .join(' ')
}

const isKindAlone = (street: string, country: string): boolean =>
  isKindWithoutSpaces(street) ||
  tokensIn(street, country).every(({ isType, isSmall }) => isType || isSmall)

/** Asked for "Pylimo gatvė", a provider may return another street for the sake of "gatvė". */
function withoutKinds(street: string, country: string): string {
  const words = tokensIn(street, country)
  const telling = words.filter(({ isType, isSmall }) => !isType && !isSmall)
  const isSpaced = !words.some(({ raw, isEnding }) => isEnding || hasUnspaced(raw))
  const hasKind = words.some(({ isType }) => isType)
  if (!hasKind || !isSpaced || telling.length === 0) return street
  return words.flatMap(({ raw, isType }) => (isType ? [] : [raw])).join(' ')
}
