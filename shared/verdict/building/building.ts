import {
  buildingParts,
  buildingsWithFlats,
  houseKinds,
  numberedBuildings,
} from '../../address/data/building-kinds.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { isNearlyOneOf, isOneOf } from '../../address/words/same-words.ts'
import { type Token, writtenText } from '../../address/words/vocabulary.ts'
import { fold, isNumeric, joined } from '../../address/words/words.ts'
import { areasOf, type Comparison, type Finding, hasFinding } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isLargeKind, kindWords } from '../names/kinds-of-buildings.ts'
import { areNamesakes } from '../names/namesakes.ts'
import { isKind } from '../names/street-kinds.ts'
import { tokens } from '../other-places.ts'
import type { Placed, Reading } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { comparePlace } from '../town/place.ts'
import {
  areInitials,
  hasOtherWord,
  isAlike,
  isInitials,
  isOfName,
  isTelling,
} from './building-words.ts'
import { shownNames } from './shown-names.ts'

const partWords = new Set(buildingParts.map(fold))

/** Whether the provider found a building or business by its stored name. */
export const isFoundByName = (comparison: Comparison): boolean =>
  comparison.candidate.prediction ? isPredicted(comparison) : isBuildingOfName(comparison)

/**
 * Whether the prediction's own text has the name of a stored building or business. Details often
 * have a street in its place, or a town alone: "Ecobank, Bangui".
 */
function isPredicted(comparison: Comparison): boolean {
  const { reading, street, predicted, parts, country } = comparison
  const name = predicted().filter(({ isSmall }) => !isSmall)
  const areas = areasOf(comparison)
  // A prediction of a street or of a town has it as its main text.
  const isNoBuilding = name.every(
    (word) => isNumeric(word.text) || isOneOf([...street, ...areas])(word),
  )
  // In India some numbers have words: "SCO 88", a shop with its office.
  const isNumber = parts.houseNumber !== undefined && joined(name) === numberOf(comparison)
  if (isNoBuilding || isNumber) return false
  return partsOf(reading).some((part) => isNameOf(part, name, isNearlyOneOf(areas), country))
}

/**
 * Whether a part of the stored address is the whole name that the provider predicts, areas aside,
 * no other part may be a street, and no other code is stored. What stands beside the name is inside
 * the building: "Maternidad, 3er piso".
 */
export function isWholeName(comparison: Comparison): boolean {
  const { reading, predicted, parts: place, country } = comparison
  if (!comparison.candidate.prediction || hasOtherService(comparison)) return false
  const { postalCode: code = '' } = place
  const stored = reading.postalCode?.text ?? code
  if (code !== '' && compareCodes(stored, code, country) === 'different') return false
  const parts = partsOf(reading)
  const isArea = isNearlyOneOf(areasOf(comparison))
  const nameIn = (words: readonly Token[]) => words.filter((word) => !word.isSmall && !isArea(word))
  const name = nameIn(predicted())
  // "Hospital" alone is no name, and "Universität Zürich" is one.
  const isWhole = (part: readonly Placed[]) => {
    // "Moi Teaching & Referral Hospital (MTRH)"
    const own = nameIn(part).filter((word) => part.length === 1 || !areInitials(word, name))
    const isName = own.some(isTelling) || part.length > 1
    return own.length > 0 && isName && !hasOtherWord(own, name) && !hasOtherWord(name, own)
  }
  const at = parts.findIndex(isWhole)
  // Behind the name of a hospital every number is that of a ward.
  const isLarge = isLargeBuilding(parts[at] ?? [])
  return (
    at >= 0 &&
    !parts.some(
      (part, index) =>
        index !== at &&
        (part.some(isStreetKind) || (isNumberOfHouse(part) && !(isLarge && index > at))),
    )
  )
}

/** Whether a part names a large building. */
const isLargeBuilding = (part: readonly Placed[]): boolean =>
  largeInCharacters.test(part.map(({ raw }) => raw).join('')) ||
  part.some(({ text }) => isLargeKind(text))

/** Hospitals, universities and hotels of East Asia, in names without spaces. */
const largeInCharacters = /[病医醫]院|大学|大學|ホテル|饭店|飯店|酒店|병원|대학교|호텔|백화점/u

const isStreetKind = (word: Token): boolean => isKind(word) || word.isEnding

/**
 * Whether the stored address has the building's name, as the provider shows it, and no number of a
 * house. Its street or its corner may be stored, too: "Acacia Mall, ward 2, Cooper Rd".
 */
export function isNamedBuilding(comparison: Comparison): boolean {
  const { reading, candidate, parts, street, country } = comparison
  if (!candidate.types.some((type) => buildingTypes.has(type))) return false
  // "Interchange 21", "Avenida 18 de Julio". "Villa 125" is no name.
  const name = tokens(parts.building ?? '', country)
  const named = [...(name.some(isOwnWord) ? name : []), ...street]
  const isNamed = (word: Token) => named.some((other) => other.text === word.text)
  const stored = partsOf(reading)
  const isLarge = isLargeBuilding(stored[0] ?? [])
  // Two streets that cross are no number of a house: "87 Av. Norte y Calle El Mirador". Behind a
  // mall every number is that of a shop, but for the one of its street.
  const isHouse = (part: readonly Placed[], at: number) =>
    isNumberOfHouse(part.filter((word) => !isNamed(word))) &&
    !(comparison.isCrossing && isNumberedStreet(part)) &&
    !(isLarge && at > 0 && !part.some(isStreetKind))
  if (isDeliveredElsewhere(comparison) || stored.some(isHouse)) return false
  if (candidate.prediction) return isPredicted(comparison)
  return hasName(comparison, shownNames(comparison))
}

/**
 * Whether a part of the stored address beside its street has all words of the building's name,
 * areas aside, and no other word.
 */
export function isStoredWhole(comparison: Comparison, { pool, used }: Street): boolean {
  const { reading, parts, country } = comparison
  const isArea = isNearlyOneOf(areasOf(comparison))
  const named = (words: readonly Token[]) => words.filter((word) => !word.isSmall && !isArea(word))
  const name = named(tokens(parts.building ?? '', country))
  const ofStreet = new Set([...used].map((at) => pool[at]?.part))
  return partsOf(reading).some((part) => {
    const isBeside = pool !== reading.lines || !ofStreet.has(part[0]?.part)
    const own = named(part)
    const telling = own.filter((word) => !isNumeric(word.text) || isNearlyOneOf(name)(word))
    const isWhole = !hasOtherWord(name, own) && !hasOtherWord(telling, name)
    return isBeside && name.some(isTelling) && isWhole
  })
}

/**
 * The stored name of another building of the street: "Eldorado Center, Hamra Street", where the
 * provider shows Estral Center. Undefined where no other one is stored.
 */
export function otherBuildingOfStreet(comparison: Comparison): string | undefined {
  const { reading, street, predicted, parts, country } = comparison
  const shown = predicted().length > 0 ? predicted() : tokens(parts.building ?? '', country)
  if (street.length === 0 || shown.length === 0) return undefined
  const isArea = isNearlyOneOf(areasOf(comparison))
  const nameIn = (words: readonly Token[]) =>
    words.filter((word) => isOfName(word) && !isNumeric(word.text) && !isArea(word))
  const name = nameIn(shown)
  const isKindOf = (word: Token) => !isTelling(word) || buildingsWithFlats.has(word.text)
  const hasKind = (words: readonly Token[]) => words.some(isKindOf)
  const isOwn = (word: Token) => !isKindOf(word) && !kindWords.has(word.text)
  // Names in two scripts can't be compared.
  const isShared = (word: Token) =>
    !isKindOf(word) &&
    name.some(
      (other) => isAlike(word, other) || (isTelling(other) && word.isLatin !== other.isLatin),
    )
  if (!hasKind(name) || !name.some(isOwn)) return undefined
  const isOfStreet = (word: Token) => !word.isType && !word.isSmall && isOneOf(street)(word)
  const stored = partsOf(reading)
  // "Viewpark Towers" are the View Park Towers.
  const ownOf = (words: readonly Token[]) => joined(words.filter(isTelling))
  const isSameInOne = (words: readonly Token[]) => ownOf(words) === ownOf(name)
  if (stored.some((part) => nameIn(part).some(isShared) || isSameInOne(nameIn(part))))
    return undefined
  const other = stored.find((part) => {
    const own = nameIn(part)
    const isName = hasKind(own) && own.some(isOwn) && !part.some(isOfStreet)
    return isName && !isInitials(part.filter(isTelling), name)
  })
  return other && writtenText(other)
}

/** Whether a part of the stored address is one of these names. */
function hasName(comparison: Comparison, names: readonly (readonly Token[])[]): boolean {
  const isArea = isNearlyOneOf(areasOf(comparison))
  const parts = partsOf(comparison.reading)
  return names.some((name) =>
    parts.some((part) => isNameOf(part, name, isArea, comparison.country)),
  )
}

/** Whether a word is more than a kind of house or building, and a number. */
const isOwnWord = (word: Token): boolean =>
  isTelling(word) && !houseKinds.has(word.text) && !isNumeric(word.text) && !word.isSmall

/** A box or a locker is stored, whatever else is. */
const isDeliveredElsewhere = ({ reading }: Comparison): boolean =>
  reading.postBox !== undefined || reading.service !== undefined

/** The same, or a crossing of streets. */
const hasOtherService = (comparison: Comparison): boolean =>
  isDeliveredElsewhere(comparison) || comparison.isCrossing

const numberOf = ({ parts, country }: Comparison): string =>
  joined(tokens(parts.houseNumber ?? '', country))

const partsOf = ({ lines }: Reading): (readonly Placed[])[] =>
  storedParts(lines).map(({ words }) => words)

/**
 * The same without a prediction. Geocoding and address validation find buildings by their names
 * too, but mostly return the address alone. Then only the candidate's types say that it is a
 * building, and town or code must agree where part of the stored address fitted nothing.
 */
function isBuildingOfName(comparison: Comparison): boolean {
  const { reading } = comparison
  if (hasOtherService(comparison)) return false
  if (!isKnownBuilding(comparison)) return false
  const names = shownNames(comparison)
  const parts = partsOf(reading)
  if (parts.some(isNumberedStreet)) return false
  if (names.length > 0) return hasName(comparison, names)
  // A street with a number was not found, whatever building is in the town.
  if (hasNumberOfHouse(parts)) return false
  const isArea = isNearlyOneOf(areasOf(comparison))
  if (!reading.lines.some((token) => isOfName(token) && !isArea(token))) return false
  return !comparison.candidate.partialMatch || isInArea(comparison)
}

/**
 * Whether a number may be that of a house. Not the one of a ward, an entrance or a shop, which
 * stands with its word or letter behind the building's name: "West Edmonton Mall, phase 3". Behind
 * a hospital or a mall every number is one of those: "Wijnegem Shopping Center, winkel 134". Nor
 * the one of the building itself: "Terminal 2".
 */
export const hasNumberOfHouse = ([
  first = [],
  ...others
]: readonly (readonly Placed[])[]): boolean =>
  first.some(({ text }, at) => isNumeric(text) && !isNumbered(first[at - 1])) ||
  (!isLargeBuilding(first) && others.some(isNumberOfHouse))

const isNumbered = (kind: Token | undefined): boolean =>
  kind !== undefined && numberedBuildings.has(kind.text)

function isNumberOfHouse(part: readonly Placed[]): boolean {
  const numbers = part.filter(({ text }) => isNumeric(text))
  if (numbers.length === 0 || isWard(part)) return false
  const isInside = ({ text }: Placed) => partWords.has(text)
  return !part.some(isInside) && !numbers.every(({ text }) => /^[a-z]-?\d+$/.test(text))
}

/** "Station 34" of a hospital: alone in its part, for "12 Station Road" is a street. */
const isWard = ([word, number, more]: readonly Placed[]): boolean =>
  word?.text === 'station' && number !== undefined && isNumeric(number.text) && !more

/** Google calls every house a premise, also one that fits only a part of what is stored. */
const isKnownBuilding = ({ candidate: { types, partialMatch }, parts }: Comparison): boolean =>
  parts.building !== undefined ||
  types.some((type) => buildingTypes.has(type) && (type !== 'premise' || !partialMatch))

/** Whether the stored town or the stored code is the candidate's. */
export function isInArea(comparison: Comparison): boolean {
  const found: Street = {
    kind: 'same',
    isNamed: true,
    isByNameOnly: true,
    pool: comparison.reading.lines,
    used: new Set(),
  }
  return comparePlace(comparison, found).every(
    ({ code }) => code !== 'found_elsewhere' && code !== 'place_unconfirmed',
  )
}

const isNumberedStreet = (part: readonly Placed[]): boolean =>
  part.some(({ isType }) => isType) && part.some(({ text }) => isNumeric(text))

/**
 * Whether a part of the stored address is the name, or one of the two only adds words that say no
 * more than the town or the kind of a building.
 */
function isNameOf(
  part: readonly Placed[],
  name: readonly Token[],
  isArea: (token: Token) => boolean,
  country: string,
): boolean {
  const isSame = joined(part) === joined(name)
  // A street with a number is no building: "Villa 125".
  if (isNumberedStreet(part)) return isSame && name.some(isOwnWord)
  if (isSame) return true
  const isNoArea = (token: Token) => !isArea(token)
  // The kind of the building may stand beside them: "CMC Hospital", "Ziekenhuis MST".
  const withoutKind = part.filter((token) => isNoArea(token) && isTelling(token))
  if (isInitials(withoutKind, name) || isInitials(withoutKind, name.filter(isNoArea))) return true
  if (areNamesakes(part.filter(isNoArea), name.filter(isNoArea), country)) return false
  const lacks = (words: readonly Token[], others: readonly Token[]) =>
    words.some((word) => !others.some((other) => isAlike(word, other)))
  // "Village Market", "Universität Zürich": only the whole name says something.
  const whole = part.filter(({ isSmall }) => !isSmall)
  if (whole.length > 1 && !lacks(whole, name) && !lacks(name, whole)) return true
  const stored = part.filter((token) => isOfName(token) && !isArea(token))
  if (stored.filter((token) => !isNumeric(token.text) && isTelling(token)).length === 0)
    return false
  const telling = name.filter(
    (token) => isOfName(token) && isTelling(token) && !isNumeric(token.text) && !isArea(token),
  )
  const named = stored.filter(({ text }) => !isNumeric(text))
  if (!lacks(named, name)) return true
  // Kinds say little, unless both have one and they differ: "Riverside Hotel", Riverside Stadium.
  const kindsIn = (all: readonly Token[]) => all.filter((token) => !isTelling(token))
  const [own, others] = [kindsIn(named), kindsIn(name)]
  const hasNone = (kind: Token) => !others.some((other) => isAlike(kind, other))
  if (own.length > 0 && others.length > 0 && own.every(hasNone)) return false
  // "Yliopistollinen sairaala" is the university hospital of any town.
  const ofArea = name.filter(isArea)
  const isTold =
    telling.some(({ text }) => !kindWords.has(text)) || (ofArea.length > 0 && !lacks(ofArea, part))
  // "The Oval Cricket Ground" is The Kia Oval.
  return (isTold && !lacks(telling, stored)) || !lacks(named.filter(isTelling), name)
}

const buildingTypes = new Set(['premise', 'establishment', 'point_of_interest'])

/** Findings after which a place of that name is another one. */
const elsewhere = new Set<Finding['code']>(['area_unconfirmed', 'country_differs'])

/** Part of the stored address fitted nothing, and nothing shows that it was not the name. */
const isDoubtfulName = (comparison: Comparison): boolean =>
  !comparison.candidate.prediction &&
  comparison.candidate.partialMatch === true &&
  shownNames(comparison).length === 0

/**
 * Whether the candidate is another building than the stored one, or than the stored box or locker:
 * its address must not be shown as that of the stored one.
 */
export function isOtherBuilding(
  comparison: Comparison,
  street: Street,
  findings: readonly Finding[],
): boolean {
  const { reading, parts, candidate } = comparison
  if (hasFinding(findings, 'building_not_found') && street.kind !== 'none') return true
  if (street.isByNameOnly)
    return isDoubtfulName(comparison) || findings.some(({ code }) => elsewhere.has(code))
  const { lines, postBox, service } = reading
  // The provider knows no military post office: what it found is the next best thing.
  if (street.kind === 'none' && service?.kind === 'military') return true
  const isBuilding = candidate.types.some((type) => buildingTypes.has(type))
  // "Plaza Hotel" has the word for a kind of street too.
  const hasStreet = lines.some(
    ({ isType, text }, at) =>
      (isNumeric(text) && !isNumbered(lines[at - 1])) || (isType && !isBuilding),
  )
  const isPlace = isBuilding || (parts.street ?? parts.houseNumber) !== undefined
  if (street.kind !== 'none' || !isPlace) return false
  return postBox !== undefined || service !== undefined || (lines.length > 0 && !hasStreet)
}
