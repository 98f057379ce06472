import { areaWords, isAreaKind, isNameInOneWord } from '../../address/areas/areas.ts'
import { kmToTown } from '../../address/areas/towns.ts'
import type { Components } from '../../address/components.ts'
import { kindsBeforeDistrict, turkishQuarters } from '../../address/data/area-kinds.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { compareNumbers, plainNumber } from '../../address/house/house-number.ts'
import { areSideBySide, isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import { pointOf } from '../found.ts'
import type { Street } from '../found-street.ts'
import { isAside } from '../names/around-name.ts'
import { isOpposed } from '../names/opposites.ts'
import { isNameOfRecipient } from '../names/recipients.ts'
import { isOneBuilding, type Placed } from '../stored/reading.ts'
import { isNameOfRegion } from '../stored/region-names.ts'
import { storedParts } from '../stored/stored-parts.ts'

/** A building that is called by its number: "bl. 54". */
const countedBuilding = /^(?:бл|bl)\.?\s?(\d+)$/iu

const isCount = /^(?:\d{1,2}|[IVX]+)$/

const kinds = new Set(kindsBeforeDistrict)
/** The longest name of a district behind its kind, in words: a street may follow. */
const maxWordsOfDistrict = 1
/** A post office is nearer. */
const maxKmToPostTown = 35

const isName = (word: Token): boolean => !isNumeric(word.text) && !word.isSmall && !word.dotted

const isWordOfArea = (word: Token): boolean => isName(word) && !isAside(word)

/**
 * Villages number their houses, and quarters of India their plots: "Nová Ves 15", "C-14 Lajpat
 * Nagar". Where the provider knows a house and no street, the name of the area is enough. Remarks
 * may stand beside it, but no other street. Pure.
 */
export function inVillage(comparison: Comparison): Street | undefined {
  const { reading, street, towns, country } = comparison
  const { lines } = reading
  const { houseNumber = '', building = '', dependentLocality = '' } = comparison.parts
  const number = countedBuilding.exec(building)?.[1] ?? (building ? '' : houseNumber)
  if (street.length > 0 || number === '') return undefined
  const quarters = quartersShown(comparison)
  const areas = [...towns, ...quarters]
  const isOfArea = (word: Token) => isOneOf(areas.flat())(word) || isNameInOneWord(word, areas)
  const right = plainNumber(number)
  const isRight = (text: string) =>
    compareNumbers(plainNumber(text), right, country) !== 'different'
  // "204/B" are two words.
  const isNumber = (word: Placed) => {
    const letter = lines[lines.indexOf(word) + 1]
    const isLetter = letter?.part === word.part && /^[a-z]$/.test(letter.text)
    return (
      isNumeric(word.text) &&
      (isRight(word.text) || (isLetter && isRight(`${word.text}-${letter.text}`)))
    )
  }
  const strange = strangers(comparison, isOfArea)
  const isHouse = (words: readonly Placed[]) =>
    words.some(isNumber) && words.some(isOfArea) && !words.some((word) => strange.includes(word))
  const parts = storedParts(lines).map(({ words }) => withoutRecipient(words, comparison, isOfArea))
  const pairs = strange.length > 0 ? housesAcross(parts) : []
  const houses = [...parts, ...pairs].filter(isHouse)
  const isRemark = houses.length > 0 && !strange.some(({ isType }) => isType)
  if (!lines.some(({ text }) => isNumeric(text)) || (strange.length > 0 && !isRemark))
    return undefined
  if (houses.length === 0 && quarters.length > 0) return undefined
  // "H. No. 212, Distt Moga": the village is the stored town, or it is not stored.
  const isElsewhere = ![...lines, ...reading.city].some(isOfArea)
  if (houses.length === 0 && isElsewhere && lines.some(isWordOfArea)) return undefined
  const [house = lines] = houses
  const inArea = house.filter((word) => isName(word) && isOfArea(word))
  // In one text the town may stand before its quarter: "Sofia Mladost 1 bl. 25".
  const quarter = tokensIn(dependentLocality, country)
  const inQuarter = inArea.filter(isOneOf(quarter))
  const stored = inQuarter.length > 0 ? inQuarter : inArea
  const used = new Set(stored.map((word) => lines.indexOf(word)))
  const isPart = isPartOfCounted(comparison, stored, number)
  const isOther =
    (quarters.length > 0 && hasOtherCount(comparison, house, isNumber)) ||
    isLettered(comparison, right) ||
    isInOtherBlock(comparison)
  return { kind: isPart || isOther ? 'differs' : 'same', isNamed: false, pool: lines, used }
}

/** Countries whose villages have no streets, and are shown as the street of their houses. */
const withVillagesAsStreets = new Set('AT BA CH CZ DE HR HU PL RO RS SI SK'.split(' '))

/** Whether the provider shows the village as the street of its house: "Hinterstoder 24". */
export const isVillageAsStreet = ({ street, parts, country }: Comparison): boolean =>
  withVillagesAsStreets.has(country) &&
  street.length > 0 &&
  !street.some(({ isType }) => isType) &&
  joined(street) === joined(tokensIn(parts.locality ?? '', country))

/**
 * "Nr. 24, 4573 Hinterstoder": the number of the house alone, in the village that the provider
 * shows as its street. Pure.
 */
export function inVillageAsStreet(comparison: Comparison): Street | undefined {
  const { reading, street, country } = comparison
  const { lines, city } = reading
  // "Libčany u Hradce Králové"
  const isBeside = country === 'CZ' && hasRightCode(comparison)
  const at = isBeside ? city.findIndex(({ raw }) => raw === 'u') : -1
  const village = at > 0 ? city.slice(0, at) : city
  const isHouse = ({ words }: { words: readonly Placed[] }) =>
    words.every((word) => isNumeric(word.text) || isAside(word))
  const isNumberAlone =
    lines.some(({ text }) => isNumeric(text)) &&
    storedParts(lines).every((part) => isHouse(part) || isFamily.test(part.words[0]?.text ?? ''))
  return isNumberAlone && isVillageAsStreet(comparison) && joined(village) === joined(street)
    ? { kind: 'same', isNamed: false, pool: lines, used: new Set() }
    : undefined
}

const isFamily = /^fam(?:ilie|ille)?$/

const wordsOfHamlet = new Set(['dit', 'hameau', 'lieu', 'lieudit'])

/**
 * In Ireland's countryside houses have no number, and the code is that of one house: "Cordarragh,
 * Kiltimagh F12 W9P3". So have many of a hamlet in France: "Lieu-dit La Grangette". The area that
 * is shown must be stored, and no street or number. Pure.
 */
export function inTownland(comparison: Comparison): Street | undefined {
  const { reading, street, parts, country } = comparison
  const { lines } = reading
  const isNameless = parts.houseNumber === undefined && parts.building === undefined
  const isHamlet = country === 'FR' && hasRightCode(comparison) && isNameless
  const isHouse = street.length === 0 && (isOneBuilding(reading, parts) || isHamlet)
  if (!isHouse || lines.some(({ isType, text }) => isType || isNumeric(text))) return undefined
  const name = areaWords(tokensIn(parts.dependentLocality ?? '', country))
  if (name.length === 0 || !areSideBySide(name, lines)) return undefined
  // "Moulin de la Grangette" is a place of its own.
  const isWhole = ({ words }: { words: readonly Token[] }) =>
    words.every((word) => word.isSmall || wordsOfHamlet.has(word.text) || isOneOf(name)(word)) &&
    areSideBySide(name, words)
  if (isHamlet && !storedParts(lines).some(isWhole)) return undefined
  const used = new Set(lines.flatMap((word, at) => (isOneOf(name)(word) ? [at] : [])))
  return { kind: 'same', isNamed: false, pool: lines, used }
}

/**
 * "Lajpat Nagar" is a part of Lajpat Nagar II and of III, also where only the formatted address
 * has the count. Not where the number of the house begins with it: "3/112 Vivek Khand".
 */
function isPartOfCounted(
  { reading: { lines }, towns, formatted }: Comparison,
  stored: readonly Token[],
  number: string,
): boolean {
  const shown = [...Map.groupBy(formatted(), ({ part }) => part).values()].filter((words) =>
    words.every((word) => isCount.test(word.raw) || isOneOf(lines)(word)),
  )
  // Sector 22B is in Sector 22.
  const isBegun = (one: Token) =>
    lines.some((word) => isPartOfCount(word, one) && isOneOf(formatted())(word))
  const isMissing = (one: Token) =>
    isCount.test(one.raw) &&
    !isOneOf(lines)(one) &&
    !isBegun(one) &&
    !number.startsWith(`${one.text}/`)
  return [...towns, ...shown].some((area) => stored.some(isOneOf(area)) && area.some(isMissing))
}

/** "Аксай-3А" is another microdistrict than Аксай-3. */
function isLettered({ fields, parts: { dependentLocality = '' } }: Comparison, house: string) {
  const number = /\d+/.exec(dependentLocality)?.[0]
  if (number === undefined || number === house) return false
  const lettered = new RegExp(`(?<!\\p{N})${number}\\p{Lu}(?![\\p{L}\\p{N}])`, 'u')
  const { line1, line2, text } = fields
  return (
    !lettered.test(dependentLocality) && [line1, line2, text].some((line) => lettered.test(line))
  )
}

/** The letter of a block of a quarter: "Block J Model Town", "Soshanguve - K". */
const letterOfBlock = /(?<!\p{L})bl(?:oc)?k\s?-?(\p{Lu})(?![\p{L}\p{N}])|\s-\s(\p{Lu})$/iu

/** Whether the quarter's block has a letter that is not stored, beside the number or alone. */
function isInOtherBlock({ fields, parts: { dependentLocality = '' } }: Comparison): boolean {
  const [, first, second] = letterOfBlock.exec(dependentLocality) ?? []
  const letter = first ?? second
  if (letter === undefined) return false
  const alone = new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})`, 'iu')
  const { line1, line2, city, text } = fields
  return ![line1, line2, city, text].some((line) => alone.test(line))
}

/** "22b" is a part of 22. */
export const isPartOfCount = ({ text }: Token, whole: Token): boolean =>
  text.length === whole.text.length + 1 && text.startsWith(whole.text) && /^\d+[a-z]$/.test(text)

/**
 * A number alone, with the part behind it and the one before it: "House no. 231, Assagao", "Самал
 * 2, д. 58".
 */
const housesAcross = (parts: readonly (readonly Placed[])[]): (readonly Placed[])[] =>
  parts.flatMap((words, at) => {
    const [before, behind] = [parts[at - 1], parts[at + 1]]
    const isAlone =
      words.some(({ text }) => isNumeric(text)) &&
      words.every((word) => isNumeric(word.text) || isAside(word))
    if (!isAlone) return []
    return [...(behind ? [[...words, ...behind]] : []), ...(before ? [[...before, ...words]] : [])]
  })

/**
 * The quarters that only the formatted address names, and that are stored with all their words:
 * Vivek Khand, in Gomti Nagar. A single word may be the kind of one: "Block C".
 */
const quartersShown = ({ reading, towns, others }: Comparison): (readonly Token[])[] =>
  others()
    .map((section) => section.filter(isWordOfArea))
    .filter(
      (quarter) =>
        quarter.length > 1 &&
        quarter.every(isOneOf(reading.lines)) &&
        !towns.some((town) => quarter.every(isOneOf(town))),
    )

/**
 * In one text of Poland a part without the recipient before its village, which the code confirms:
 * "Anna Kowalska Brzezie 112 32-014", "Magda W. Brzezie 112".
 */
function withoutRecipient(
  words: readonly Placed[],
  comparison: Comparison,
  isOfArea: (word: Token) => boolean,
): readonly Placed[] {
  const { country, reading } = comparison
  if (country !== 'PL' || !reading.isFree || !hasRightCode(comparison)) return words
  const first = words.findIndex(isOfArea)
  const before = words.slice(0, Math.max(0, first))
  const [name, initial] = before
  const isFirstName = name !== undefined && isName(name) && !isOpposed(name)
  const isShort = before.length === 2 && isFirstName && initial?.dotted && initial.text.length === 1
  return isShort || isNameOfRecipient(before) ? words.slice(first) : words
}

/** "Vivek Khand 5" is not Vivek Khand 3. */
const hasOtherCount = (
  { formatted }: Comparison,
  house: readonly Placed[],
  isNumber: (word: Placed) => boolean,
): boolean =>
  house.some((word) => isNumeric(word.text) && !isNumber(word) && !isOneOf(formatted())(word))

/**
 * In one text the town with the post office, behind its code: "stara wies 47 05-430 celestynow".
 * Empty where the code is not the found place's, and where the code stands behind the town.
 */
function townBehindCode(comparison: Comparison): string {
  const { fields, reading, country, candidate } = comparison
  const code = reading.postalCode?.text ?? ''
  if (!reading.isFree || !hasRightCode(comparison) || isNumberFirst(country)) return ''
  const behind = fields.text.slice(fields.text.indexOf(code) + code.length)
  const town = /^\s*(\p{L}[^\s,\p{Nd}]*(?:\s\p{L}[^\s,\p{Nd}]*)?)\s*(?:,|$)/u.exec(behind)?.[1]
  const point = pointOf(candidate)
  const isFar = town && point && (kmToTown(town, country, point) ?? 0) > maxKmToPostTown
  return town && !isFar ? town : ''
}

/** Turkey's words for a village, and for the quarter that it became: "Yeşilbayır Köyü No:33". */
const turkishVillages = new Set(['koy', 'koyu', ...turkishQuarters])

/** Korea's towns are written without their kind: "경기 수원" is 수원시 in 경기도. */
const isShortTown = ({ raw }: Token, { locality = '' }: Components): boolean =>
  /[시군]$/.test(locality) && locality.slice(0, -1) === raw

/** The words that are no part of the area's name: a street, a remark, a recipient. */
function strangers(comparison: Comparison, isOfArea: (word: Token) => boolean): Placed[] {
  const { reading, regions, parts, country, formatted } = comparison
  const { lines, city, region } = reading
  const known = [...regions.flat(), ...tokensIn(townBehindCode(comparison), country)]
  const numbered = new Set(lines.filter(({ text }) => isNumeric(text)).map(({ part }) => part))
  // What stands in the field of the town or the region is no street in the line.
  const isOfField = (word: Placed) =>
    !numbered.has(word.part) && isOneOf([...city, ...region])(word)
  const isKnown = (word: Placed) =>
    isOfArea(word) ||
    isAreaKind(word) ||
    (word.text.length === 1 && isOneOf(formatted())(word)) ||
    isOneOf(known)(word) ||
    (country === 'KR' && (isNameOfRegion(word.raw, country, parts) || isShortTown(word, parts))) ||
    isOfField(word) ||
    (country === 'TR' && turkishVillages.has(word.text))
  const isOfDistrict = (word: Placed, at: number) =>
    !word.isType &&
    lines
      .slice(Math.max(0, at - maxWordsOfDistrict), at)
      .some(({ text, part }) => kinds.has(text) && part === word.part)
  return lines.filter((word, at) => isWordOfArea(word) && !isKnown(word) && !isOfDistrict(word, at))
}
