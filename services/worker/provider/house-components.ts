import { plainNumber, withTwoNumbers } from '../../../shared/address/house/house-number.ts'
import { hasHanOrKana } from '../../../shared/address/words/unspaced.ts'
import { fold } from '../../../shared/address/words/words.ts'
import type { AddressComponent } from '../../../shared/api/details.ts'

/** What tells a house from its neighbours; absent or empty where the provider has none. */
interface House {
  houseNumber?: string | undefined
  street?: string | undefined
  /** The name of a building, or its number beside a number in the street. */
  building?: string | undefined
}

/**
 * Countries with blocks instead of streets, or with roads as sublocalities: the types that make
 * the street, the larger part first. In other countries these types are quarters.
 */
const blockTypesByCountry = new Map([
  [
    'JP',
    [
      'sublocality_level_1',
      'sublocality_level_2',
      'sublocality_level_3',
      'sublocality_level_4',
      'sublocality_level_5',
    ],
  ],
  ['KR', ['sublocality_level_4']],
])

/** Korean addresses of land have no road: the number is one of the quarter. */
const lotTypesByCountry = new Map([['KR', ['sublocality_level_2', 'sublocality_level_3']]])

/** The components that stand for a street where an address has no route, the larger first. */
export function blocksOf(
  list: readonly AddressComponent[],
  countryCode: string,
): AddressComponent[] {
  const withTypes = (types: readonly string[] = []) =>
    types.flatMap((type) =>
      list.filter((component) => component.types.includes(type) && !isWard(component)).slice(0, 1),
    )
  const blocks = withTypes(blockTypesByCountry.get(countryCode))
  const hasNumber = list.some(({ types }) => types.includes('premise'))
  return blocks.length === 0 && hasNumber ? withTypes(lotTypesByCountry.get(countryCode)) : blocks
}

/** A ward of a Japanese city. Sublocalities of level 1 are quarters too. */
const isWard = ({ types, longText }: AddressComponent) =>
  types.includes('sublocality_level_1') && /(?:区| ward|-ku| city)$/i.test(longText)

/** House number, street and building of an address. */
export function readHouse(list: readonly AddressComponent[], countryCode: string): House {
  const find = (type: string) => list.find(({ types }) => types.includes(type))
  const road = find('route') ?? find('intersection')
  const premises = list
    .filter(({ types }) => types.includes('premise'))
    .map(({ longText }) => longText)
  const own = find('street_number')?.longText
  const split = premises.map((premise) => splitPremise(premise, road))
  const whole = split.find((house) => house !== undefined)
  const numeric = premises.find(isNumber)
  const houseNumber = own ?? whole?.houseNumber ?? numeric
  const building = premises.find(
    (premise, at) =>
      premise !== houseNumber && (!split[at] || split[at].houseNumber !== houseNumber),
  )
  // The number in the village comes first: "1700/68".
  if (own && numeric && withTwoNumbers.has(countryCode) && !own.includes('/'))
    return { houseNumber: `${numeric}/${own}`, street: road?.longText }
  if (road || whole) return { houseNumber, street: road?.longText ?? whole?.street, building }
  return { ...inBlocks(blocksOf(list, countryCode), houseNumber), building }
}

/** Without a name, the numbers of the blocks belong to the house number. */
function inBlocks(blocks: readonly AddressComponent[], houseNumber: string | undefined): House {
  const texts = blocks.map(({ longText }) => longText)
  if (texts.some((text) => !isNumber(text)))
    return { houseNumber, street: texts.join(hasHanOrKana(texts.join('')) ? '' : ' ') }
  const numbers = [...texts, ...(houseNumber ? [houseNumber] : [])]
  return { houseNumber: numbers.join(/[０-９]/.test(numbers.join('')) ? '−' : '-') }
}

/** "12", "12-14", "12 bis", "No. 5", "Plot 5", "지하172"; not "Tower 42", which is a name. */
const isNumber = (text: string): boolean =>
  /^(?:지하\s?)?\p{Nd}+$/u.test(text) ||
  /^[a-z]?-?\d+[a-z]{0,3}(?:[/-]\w{1,6})*$/.test(plainNumber(text))

/** A number with at most one letter behind it: "1125", "12-14", "5b". */
const isPlainNumber = (text: string): boolean => /^\p{Nd}[\p{Nd}/-]*\p{L}?$/u.test(text)

/** Armenia's "14 շենք" is a building with its number, and no street. */
const isCountedHouse = /^\d+\sշենք$/u

/**
 * A premise that is an address: "1125 17th Street". With a road it must be the number in that
 * road. Without one, only a number before the name is one: "Tower 42" is a building.
 */
function splitPremise(
  premise: string,
  road: AddressComponent | undefined,
): { houseNumber: string; street: string } | undefined {
  if (isCountedHouse.test(premise)) return undefined
  const words = premise.trim().split(/,?\s+/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const street = words.slice(1).join(' ')
  const startsWithNumber = isPlainNumber(first) && /\p{L}/u.test(street)
  if (!road) return startsWithNumber ? { houseNumber: first, street } : undefined
  const isRoad = (text: string) =>
    [road.longText, road.shortText].some((own) => fold(own) === fold(text))
  if (startsWithNumber && isRoad(street)) return { houseNumber: first, street: road.longText }
  return isPlainNumber(last) && isRoad(words.slice(0, -1).join(' '))
    ? { houseNumber: last, street: road.longText }
    : undefined
}
