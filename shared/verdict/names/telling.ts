import { isAreaKind } from '../../address/areas/areas.ts'
import { spanishQuarters } from '../../address/data/area-kinds.ts'
import { wordsBeforeBuilding } from '../../address/data/building-kinds.ts'
import { isNearKind, isNearlyOneOf, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Around } from './around-name.ts'
import { isInitial, isInitialOf } from './initials.ts'
import { kindsOfBuildings, kindWords } from './kinds-of-buildings.ts'
import { isFirstNameOfStreet, isOfOtherPerson } from './known-persons.ts'
import { isAlike, isBranchLost, isPartLost, isTelling, isWordLost } from './lost-words.ts'
import { isNeighbour } from './neighbours-in-characters.ts'
import { hasOtherVowel } from './nordic-vowels.ts'
import { areOpposite, isBranch, isOpposed } from './opposites.ts'
import { isNameOfRecipient, mayFollowPerson, withoutNameBefore } from './recipients.ts'
import {
  hasOtherSon,
  hasOtherTitle,
  isOmissible,
  isSaintOfOtherSex,
  isSurnameOfStreet,
  saints,
} from './titles.ts'

/**
 * Whether a word beside the matched ones is of another street. Another name of the street's person
 * is not, unless the code is of another street: Genova has both Via Garibaldi and Via Giuseppe
 * Garibaldi.
 */
const isTellingBeside = (token: Token, street: readonly Token[], isCodeOther: boolean): boolean =>
  isTelling(token) &&
  !isSurnameOfStreet(token, street) &&
  (isCodeOther || !isFirstNameOfStreet(token, street))

/**
 * Whether a title or first name says that the street is that of another person.
 * @param near the words beside the matched ones
 */
const saysOtherPerson = (
  street: readonly Token[],
  left: readonly Token[],
  near: readonly Token[],
  matched: readonly Token[],
): boolean =>
  hasOtherTitle(street, [...left, ...matched]) ||
  isSaintOfOtherSex(street, matched) ||
  hasOtherSon(street, [...left, ...matched]) ||
  isOfOtherPerson(street, left, [...near, ...matched])

interface Stored {
  around: Around
  /** The stored words that were matched. */
  matched: readonly Token[]
  /** Words of town, quarter and region, which may stand beside a street. */
  areas(): readonly Token[]
  /** The whole address is one text, in which areas follow the street without a comma. */
  isFree: boolean
  /** Areas and remarks may begin among the words on the right, without a comma. */
  mayEnd: boolean
  /** The stored postal code is that of the street. */
  isCodeRight: boolean
  /** The stored postal code is that of another street. */
  isCodeOther: boolean
  /** Numbers in the street's name are compared with the house number, as Japan's blocks are. */
  hasBlocks: boolean
  /** ISO 3166-1 alpha-2. */
  country: string
}

/**
 * Whether the stored name has telling words that the street lacks, or lacks some of the street's.
 */
export function tellsApart(
  street: readonly Token[],
  missing: readonly Token[],
  { around, matched, areas, isFree, mayEnd, hasBlocks, isCodeRight, isCodeOther, country }: Stored,
): boolean {
  const { left, between } = around
  const right = upToBuilding(street, around.right, country)
  const near = [...left, ...between, ...right]
  if (saysOtherPerson(street, left, near, matched)) return true
  if (isCodeOther && hasOtherVowel(street, matched, country)) return true
  const isLost =
    isPartLost(street, missing, [...left, ...between, ...matched], { country, isCodeRight }) ||
    isWordLost(street, missing, near, matched) ||
    (country === 'VN' && missing.some(isSyllable))
  if (isLost) return true
  // "Hill" of "Mill Hill" is no second, misspelt "Mill".
  const unfound = street.filter((word) => !matched.some(({ plain }) => plain === word.plain))
  const isOfStreet = (token: Token) =>
    isOneOf(street)(token) ||
    unfound.some(
      (word) => (isNearKind(token, word) && !areOpposite(word, token)) || isAlike(word, token),
    )
  // Beside a first name "Štúra" is no misspelt "Stará".
  const isSame = () =>
    matched.every((word) => street.some((own) => isSameWord(own, word) || isInitialOf(own, word)))
  const isAdded = isCodeRight && isSame() ? addedFirstName(street, country) : () => false
  const isOfArea = (token: Token) =>
    (isFree || !isOpposedAlone(token, near, country)) && isNearlyOneOf(areas())(token)
  const hasOtherBranch = near.some((token) => isBranch(token) && !isOfStreet(token))
  if (hasOtherBranch || isBranchLost(street, [...near, ...matched])) return true
  // Where there are no spaces, quarter and street have no border. In Korea the name of a street is
  // one word, and quarters and buildings stand before it.
  const isUnspaced = street.some(({ raw }) => hasUnspaced(raw))
  const mayGoOn = country === 'JP' && isCodeOther
  if (isUnspaced && isNeighbour(street, { ...around, right }, areas(), mayGoOn)) return true
  if (isOfLongerName(street, around, matched, isFree)) return true
  // Where an estate has no streets, its name is the street's: "Cdla. Kennedy Norte Mz 104".
  const isQuarter = street.every(isOfArea)
  if (hasInitialsBeforeKind(street, left, isOfArea) || isBehindSaint(street, left)) return true
  // Of "Awolowo Avenue Old Bodija" the quarter is old.
  const isOfStreetBehind = (word: Token, at: number) => {
    const next = right[at + 1]
    return isOpposed(word) && !(next && isOfArea(next))
  }
  const isOpen = isFree && (mayEnd || right.some(isOfArea))
  const line = { isFree, isLeftWhole: around.isLeftWhole, isCodeRight, country }
  const name = left.filter((word) => !isOfArea(word))
  const isRecipient = mayFollowPerson(name, street, line) && isNameOfRecipient(name)
  const beforeName = isRecipient ? [] : withoutNameBefore(street, left, matched, line)
  const strange =
    isUnspaced || street.some(({ raw }) => hangul.test(raw))
      ? between
      : [...beforeName, ...between, ...(isOpen ? right.filter(isOfStreetBehind) : right)]
  return strange.some(
    (token) =>
      (isTellingBeside(token, street, isCodeOther) || isOtherSaint(token, street)) &&
      isOfScript(token, [...street, ...matched]) &&
      !(hasBlocks && isNumeric(token.text)) &&
      // "Weender Landstraße" is another street than Weender Straße.
      (!isAreaKind(token) || token.whole !== undefined) &&
      !isKindOfQuarter(token, street, country) &&
      !(isQuarter && spanishQuarters.has(token.text)) &&
      !isAdded(token) &&
      !isOfStreet(token) &&
      !isOfArea(token),
  )
}

/** In Vietnam two letters say as much as a word elsewhere: Hàng Bè is not Hàng Bồ. */
const isSyllable = ({ text, isType, isSmall }: Token): boolean =>
  /^\p{L}{2}$/u.test(text) && !isType && !isSmall

/**
 * The initials of first names in a street's name: "S." of "S. Daukanto a." is none of the south.
 */
const initialsOf = (street: readonly Token[], country: string): readonly Token[] =>
  street.filter(
    (word, at) =>
      isInitial(word) &&
      ((!word.isType && !word.isDirection) ||
        (withKindsBehind.has(country) && street[at + 1]?.isType === false)),
  )

/**
 * Whether a word for new, old, upper or east is of the street, and not of its town: "Timur" beside
 * the name is no part of Jawa Timur, nor "New" before it one of New Malden. In "25 Park Rd New
 * Orleans" the next word is the town's.
 */
const isOpposedAlone = (word: Token, near: readonly Token[], country: string): boolean =>
  isOpposed(word) &&
  // "NY" is the state, and "ny" new in the north of Europe alone.
  word.text.length > 2 &&
  (country === 'ID' || (withOpposites.has(country) && !isBeforeName(near, near.indexOf(word) + 1)))

const isBeforeName = (near: readonly Token[], at: number): boolean => {
  const next = near[at]
  return next !== undefined && !next.isType && !next.isSmall && !isNumeric(next.text)
}

/** Countries of English and German. */
const withOpposites = new Set('AT AU CA CH DE GB IE IN NZ US ZA'.split(' '))

/** Countries where the kind stands behind the name, and initials of first names before it. */
const withKindsBehind = new Set(['EE', 'LT', 'LV', 'PH'])

/** Countries where the provider leaves out first names of persons in places: "Via Garibaldi". */
const withSurnamesAlone = new Set(
  'AR BA BG BY CY CZ DZ EC EE GR HR HU IL IT LT LV MA ME MK PE PL RO RS RU SI SK TN UA UY'.split(
    ' ',
  ),
)

/**
 * Whether a stored word is a first name that the street lacks, or has as an initial: "Via Giuseppe
 * Garibaldi" is Via Garibaldi, and "Lydia Koidula" is L. Koidula.
 */
function addedFirstName(street: readonly Token[], country: string): (word: Token) => boolean {
  const name = street.filter((word) => !word.isType && !word.isSmall && !word.isTitle)
  const initials = initialsOf(street, country)
  const isSurname =
    initials.length === 0 && !name.some(isOmissible) && withSurnamesAlone.has(country)
  return (word) =>
    (isSurname && word.isFirstName) ||
    (word.raw.length > 2 && initials.some((initial) => isInitialOf(initial, word)))
}

/** "D.B. Road" is not MG Road, which is Marg and Road. */
const hasInitialsBeforeKind = (
  street: readonly Token[],
  left: readonly Token[],
  isOfArea: (word: Token) => boolean,
): boolean =>
  street.every(({ isType }) => isType) &&
  left.some((word) => !word.isType && /^\p{L}{1,2}$/u.test(word.raw) && !isOfArea(word))

/** Whether a saint stands right before the name: also where the town is called after one. */
function isBehindSaint(street: readonly Token[], left: readonly Token[]): boolean {
  const before = left.findLast(({ isSmall }) => !isSmall)
  return before !== undefined && isOtherSaint(before, street)
}

/** "San Jorge" is not Jorge. */
const isOtherSaint = ({ text }: Token, street: readonly Token[]): boolean =>
  saints.has(text) && !street.some((word) => saints.has(word.text) || word.text === 'st')

/** "Urb. Quinta do Galo" is the quarter Quinta do Galo, and not the street, Rua Quinta do Galo. */
const isKindOfQuarter = ({ text }: Token, street: readonly Token[], country: string): boolean =>
  country === 'PT' && kindsOfQuarters.has(text) && !street.some(({ isType }) => isType)

const kindsOfQuarters = new Set(['urb', 'urbanizacao'])

/** Whether what stands behind the name goes on with it: that of a building or of another street. */
const isOfLongerName = (
  street: readonly Token[],
  around: Around,
  matched: readonly Token[],
  isFree: boolean,
): boolean =>
  (isFree && isOfBuilding(street, around, matched)) ||
  ((isFree || street.some(({ isEnding }) => isEnding)) && goesOn(street, around, matched))

/** "Quorvel Tower" is a building, and not Quorvel Road without its kind. */
function isOfBuilding(
  street: readonly Token[],
  { left, right }: Around,
  matched: readonly Token[],
): boolean {
  const isKindStored = [...left, ...matched].some(({ isType }) => isType)
  const end = right.findIndex(({ isType, text }) => isType || !kindWords.has(text))
  const kinds = end < 0 ? right : right.slice(0, end)
  return (
    !isKindStored &&
    street.some(({ isType }) => isType) &&
    kinds.some(({ text }) => kindsOfBuildings.has(text))
  )
}

/**
 * "Quorvel Ridge Road" is not Quorvel Road, nor "Hermann-Hesse-Str." Hermannstraße: what stands
 * between name and kind is of the name. In one text other words behind the name may be of the town.
 */
function goesOn(street: readonly Token[], { right }: Around, matched: readonly Token[]): boolean {
  const isOfStreet = isOneOf(street)
  const isKind = (word: Token) => word.isType && street.at(-1)?.isType === true && isOfStreet(word)
  const at = matched.some(isKind) ? 0 : Math.max(0, right.findIndex(isKind))
  const isAttached = street.some(({ isEnding }) => isEnding)
  const isTold = (word: Token) => !word.isSmall && (isAttached || !word.isTitle)
  return right.slice(0, at).some((word) => isTold(word) && !isOfStreet(word))
}

/**
 * "Avenue Hassan II imm. Al Khair": the words behind the street without those of a building. Japan
 * in Latin letters has the building's name before its kind: "2-14-4 Takadanobaba Sunny Mansion".
 */
function upToBuilding(
  street: readonly Token[],
  right: readonly Token[],
  country: string,
): readonly Token[] {
  const isOfStreet = isOneOf(street)
  const [first] = right
  if (country === 'JP' && first && !isOpposed(first) && !first.isDirection)
    return right.some(isBuildingOfJapan) ? [] : right
  const at = right.findIndex((word) => wordsBeforeBuilding.has(word.text) && !isOfStreet(word))
  return at < 0 ? right : right.slice(0, at)
}

/** The country's name stands at the end, too, as forms of other countries have it. */
const isBuildingOfJapan = ({ text, isLatin }: Token): boolean =>
  isLatin && (kindsOfBuildings.has(text) || buildingsOfJapan.has(text))

const buildingsOfJapan = new Set(['mansion', 'manshon', 'biru', 'haitsu', 'corpo', 'japan'])

/** A remark in Arabic beside a name in Latin letters is no part of the name. */
const isOfScript = (token: Token, name: readonly Token[]): boolean =>
  isNumeric(token.text) ||
  name.some(({ isLatin, text }) => isLatin === token.isLatin && !isNumeric(text))

const hangul = /\p{Script=Hangul}/u
