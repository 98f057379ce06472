import { isAreaKind, isNameInOneWord } from '../../address/areas/areas.ts'
import { isKnownTown } from '../../address/areas/town-codes.ts'
import { knownPartsOf } from '../../address/areas/town-names.ts'
import { isAmongLargest } from '../../address/areas/towns.ts'
import { houseKinds } from '../../address/data/building-kinds.ts'
import { britishCounties } from '../../address/data/region-names.ts'
import { isOfUnit } from '../../address/house/unit.ts'
import { areDigitsMisplaced, isOtherCode } from '../../address/postal/postal-code.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, writtenText } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric, joined, lettersOf } from '../../address/words/words.ts'
import { areasOf, type Comparison, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import { saints } from '../names/titles.ts'
import { tokens } from '../other-places.ts'
import { partsBehindStreet, type StoredPart, storedParts } from '../stored/stored-parts.ts'
import { hasCodeOfWholeTown } from './codes-of-whole-towns.ts'
import { isInMiddle, isMiddleOfVillage } from './middle-of-town.ts'
import { isStreetOfVillages } from './street-of-villages.ts'

/**
 * Whether both the stored code and a stored quarter are others than the found place's: one of them
 * may be an error, or may be left unsaid by the provider, but two contradict the place. 12 Church
 * Lane in Cossall, NG16 2RW, is not the one in Selston, NG16 6FA. Where suburbs have streets of the
 * same names, the quarter is enough if no code is stored. Pure.
 */
export function isInQuarterOfOtherCode(comparison: Comparison, street: Street): boolean {
  const { parts, reading, fields, country } = comparison
  const isQuarterEnough = reading.postalCode === undefined && withStreetsOfSuburbs.has(country)
  if (!hasOtherCode(comparison) && !isQuarterEnough) return false
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  // The same digits in another order are an error in the code.
  if (code !== '' && areDigitsMisplaced(code, right)) return false
  const town = lettersOf(fields.city)
  if (town !== '' && knownPartsOf(parts).some((part) => lettersOf(part) === town)) return true
  if (reading.isFree) return false
  if (!parts.dependentLocality) return isInUnknownVillage(comparison, street)
  if (isQuarterStored(comparison)) return false
  const behind = partsBehindStreet(reading.lines, street)
  const isVillage = isStreetOfVillages(comparison) ? isPlainName : isNameOfPlace
  const beside = [
    ...(withQuarterBehindStreet.has(country) ? behind : []),
    ...(withNamesOfPlaces.has(country) ? behind.filter(isVillage) : []),
    ...estatesBeside(comparison, street),
  ]
  const quarter = tokens(parts.dependentLocality, country).filter(isTelling)
  const isOfQuarter = isNearlyOneOf(quarter)
  if (beside.some(({ words }) => words.some(isOfQuarter))) return false
  return beside.some((part) => isOtherQuarter(part, comparison))
}

/** Words before the name of an estate or of a quarter, on either side of its street. */
const marksOfEstates = wordSet(
  'barrio bo col colonia fracc fraccionamiento urb urbanizacao urbanizacion',
)

/** Countries whose estates have streets of their own: "Urb. Los Naranjos, C/ Jazmín 5". */
const withEstates = new Set(
  'AR BO CL CO CR DO EC ES GT HN MX NI PA PE PR PT PY SV UY VE'.split(' '),
)

/** The names of estates in parts of their own, without their kinds; none under a general code. */
function estatesBeside(comparison: Comparison, { pool, used }: Street): StoredPart[] {
  const { reading, country } = comparison
  if (!withEstates.has(country) || pool !== reading.lines) return []
  if (hasCodeOfWholeTown(comparison)) return []
  return storedParts(reading.lines)
    .filter(({ from, words }) => !words.some((_, at) => used.has(from + at)))
    .flatMap((part) => {
      const [kind, ...words] = part.words
      return kind && marksOfEstates.has(kind.text) ? [{ ...part, words }] : []
    })
}

/**
 * Countries whose towns have streets of one name in several quarters or villages, which people
 * write behind the street. Elsewhere a building, a company or a remark stands there.
 */
const withQuarterBehindStreet = new Set(
  [
    'AR BD BE BO BR CL CO CR DO EC GB GH GT HN ID IE IN JM KE LK MX MY NG NI NP NZ PA PE PH PK',
    'PR PT PY SV TH TR TT TZ UG UY VE VN ZA ZM',
  ].flatMap((line) => line.split(' ')),
)

/** Countries whose suburbs have streets of the same names, such as one Station Road each. */
const withStreetsOfSuburbs = new Set(['GB', 'IE', 'NZ', 'ZA'])

/**
 * Whether another code is stored, and a village that the provider does not show: 22 High Street,
 * Ashwell, Baldock SG7 5NW, is not 22 High Street, Baldock SG7 6AZ, nor is Gartenstraße in
 * Lachendorf the one of Celle. Elsewhere than in Britain a digit of the code may be mistyped.
 */
function isInUnknownVillage(comparison: Comparison, street: Street): boolean {
  const { country, parts, reading } = comparison
  if (!hasOtherCode(comparison)) return false
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  // Singapore has no villages.
  const isOfHouses = country !== 'SG' && codesCoverAtMost(country, 'houses')
  const behind = partsBehindStreet(reading.lines, street)
  const isMarked = behind.some(({ words: [mark] }) => marksOfParts.has(mark?.text ?? ''))
  if (!isOfHouses && !isMarked && !isOtherCode(code, right))
    return (
      withNamesOfPlaces.has(country) &&
      isStreetOfVillages(comparison) &&
      behind.some((part) => isPlainName(part) && isOtherQuarter(part, comparison))
    )
  const isOfCounty = ({ text }: Token) => text.endsWith('shire') || counties.has(text)
  const inCity = storedParts(reading.city).map((part) => behindTown(part, comparison))
  if (withNamesOfPlaces.has(country) && behind.some(isNameOfPlace)) return true
  return [...behind, ...inCity].some(
    (part) =>
      !part.words.some(isOfCounty) &&
      !isKnownTown(writtenText(part.words), country) &&
      isOtherQuarter(part, comparison),
  )
}

/** Words before a village that is part of a town of Germany: "OT Zunsweier". */
const marksOfParts = wordSet('ortsteil ot stadtteil')

const counties = new Set(britishCounties)

/** Countries whose quarters and villages have names that end alike, in one word: "Bierstadt". */
const withNamesOfPlaces = new Set(['AT', 'CH', 'DE'])
const endOfPlace = /^\p{L}{3,}(?:büttel|dorf|hausen|heim|hofen|ingen|kirchen|rode|stadt|stetten)$/iu
/** "Wohnheim" is a building. */
const endOfBuilding =
  /(?:alten|alters|kinder|pflege|senioren|studenten|vereins|wohn)heim$|kinderdorf$/iu
const isNameOfPlace = ({ words: [word, ...others] }: StoredPart): boolean =>
  word !== undefined &&
  others.length === 0 &&
  !word.isType &&
  endOfPlace.test(word.raw) &&
  !endOfBuilding.test(word.raw) &&
  !isInMiddle(word) &&
  !isMiddleOfVillage(word)

/** A word that is no kind of building and no middle of a town: "Spich". */
const isPlainName = ({ words: [word, ...others] }: StoredPart): boolean =>
  word !== undefined &&
  others.length === 0 &&
  !word.isType &&
  !isInMiddle(word) &&
  !/(?:berater|eingang|haus|heim|hof|kasse|laden|markt|praxis|schule)$/iu.test(word.raw)

/** Countries that write a quarter behind the town and a hyphen. */
const withQuarterBehindTown = new Set(['AT', 'CZ', 'DE', 'PL', 'SK'])

/** "Stuttgart-Bad Cannstatt" is Bad Cannstatt, of Stuttgart. A general code says nothing of it. */
function behindTown(part: StoredPart, comparison: Comparison): StoredPart {
  const { fields, parts, country } = comparison
  const { locality = '' } = parts
  const isBehind =
    withQuarterBehindTown.has(country) &&
    fields.city.startsWith(`${locality}-`) &&
    locality !== '' &&
    !hasCodeOfWholeTown(comparison)
  const words = part.words.slice(tokens(locality, country).length)
  // The centre of a town has several codes.
  return isBehind && !words.some(isInMiddle) ? { ...part, words } : part
}

/** Countries with municipalities of several villages, which share their code. */
const withVillages = new Set(['DK', 'ES', 'FR'])
/** Estates of Spain, which have streets of their own. */
const estatesOfSpain = new Set(['urb', 'urbanizacion', 'poligono', 'residencial', 'edificio'])

/**
 * Whether another village of the municipality is stored behind the street than the one that the
 * provider shows: they have streets of the same names. 6 Rue de la Mairie in Gesté is not the one
 * in Andrezé, both in Beaupréau-en-Mauges. Not in large towns, whose quarters people name loosely.
 * Pure.
 */
export function isInVillageBeside(comparison: Comparison, street: Street): boolean {
  const { parts, country, reading, fields } = comparison
  const { dependentLocality = '', locality = '' } = parts
  if (!withVillages.has(country) || dependentLocality === '' || reading.isFree) return false
  if (/\d/.test(dependentLocality) || isAmongLargest(locality, country)) return false
  const isTownStored = lettersOf(fields.city) === lettersOf(locality)
  if (!isTownStored || isQuarterStored(comparison)) return false
  return partsBehindStreet(reading.lines, street).some(
    (part) =>
      !part.words.some(({ text }) => estatesOfSpain.has(text)) && isOtherQuarter(part, comparison),
  )
}

/** Whether a part has telling words alone, and none that the provider shows. */
function isOtherQuarter({ words }: StoredPart, comparison: Comparison): boolean {
  const { formatted, towns, regions } = comparison
  const isOther = (word: Token) =>
    isNumeric(word.text) || isKindOfStreet(word) || isOfUnit(word) || kindsBeside.has(word.text)
  const name = words.filter(isTelling)
  // "Centro" alone is a quarter, and beside a name a building.
  const isCentre = words.length === 1 && words[0]?.text === 'centro'
  // "Saint-André-de-la-Marche" is a village, and no market.
  const isOfSaint = words[0] !== undefined && saints.has(words[0].text)
  if (name.length === 0 || (!isOfSaint && !isCentre && words.some(isOther))) return false
  const shown = [...formatted(), ...areasOf(comparison)]
  const isShown = (word: Token) =>
    isNearlyOneOf(shown)(word) || isNameInOneWord(word, [...towns, ...regions])
  return !name.some(isShown) && !joined(shown).includes(joined(name))
}

/** Words that many quarters and villages share: the hills of "Jubilee Hills". */
const common = wordSet(
  'bagh bairro barangay barrio brgy bukit colonia colony col east enclave garden gardens gate',
  'heights hill hills jardim jardin kampung lake layout nagar old park parque',
  'pondok puram south town vihar vila villa village west north',
)

/** The nagar of India is a quarter, too. */
const isKindOfStreet = ({ isType, text }: Token): boolean => isType && text !== 'nagar'

const isTelling = (word: Token): boolean =>
  !word.isSmall &&
  !word.isDirection &&
  word.text.length >= minWord &&
  !isAreaKind(word) &&
  !saints.has(word.text) &&
  !common.has(word.text)

const minWord = 3

/** Where a house or a flat is: "Fundos", "rear". */
const partsOfHouses =
  'altos bajos basement cobertura door downstairs entrance frente front fundos gate interior ' +
  'rear side sobrado terreo upstairs'

/** What a business does: "O'Brien's phone repair". */
const businesses =
  'bakery barber barbers cafe dental florist garage gym motors nails repair repairs salon ' +
  'solicitors studio tattoo'

/** The same, and kinds of buildings, houses and companies. */
const kindsBeside: ReadonlySet<string> = new Set([
  ...partsOfHouses.split(' '),
  ...businesses.split(' '),
  ...kindWords,
  ...houseKinds,
])
