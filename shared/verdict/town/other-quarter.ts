import { areaWords, isNameInOneWord } from '../../address/areas/areas.ts'
import { brazilianQuarters, turkishQuarters } from '../../address/data/area-kinds.ts'
import { isOfOtherDistrict } from '../../address/postal/postal-code.ts'
import { areSideBySide, isNearlyOneOf, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import { areasOf, type Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import { areOpposite } from '../names/opposites.ts'
import { saints } from '../names/titles.ts'
import { tokens } from '../other-places.ts'
import type { Placed } from '../stored/reading.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'

/**
 * Whether a quarter is stored that the found one can't be. Most strange names beside a street are
 * buildings or companies, so only what is surely a quarter tells. Not asked where the stored code
 * is the candidate's, but in Turkey. Pure.
 */
export function isInOtherStoredQuarter(comparison: Comparison, street: Street): boolean {
  if (street.kind === 'none') return false
  return (
    isInOppositeQuarter(comparison, street) ||
    isInOtherMarkedQuarter(comparison, street) ||
    isInOtherQuarterOfKind(comparison, street)
  )
}

const besideStreet = ({ reading }: Comparison, { pool, used }: Street): Placed[] =>
  reading.lines.filter((_, at) => pool !== reading.lines || !used.has(at))

/**
 * Whether the opposite quarter is stored: "Andheri (E)" is not Andheri West. Nor is "Al Barsha 2"
 * Al Barsha South 2.
 */
function isInOppositeQuarter(comparison: Comparison, street: Street): boolean {
  const { parts, country, others, reading } = comparison
  const stored = [...besideStreet(comparison, street), ...reading.city]
  const names = [tokens(parts.dependentLocality ?? '', country), ...others()]
  const isWithoutSide = (name: readonly Token[]) => {
    const own = name.filter(({ isDirection }) => !isDirection)
    const isCounted = own.length < name.length && own.some(({ text }) => isNumeric(text))
    return isCounted && own.length > 1 && areSideBySide(own, stored)
  }
  return names.some(
    (name) =>
      name.length > 1 &&
      !areSideBySide(name, stored) &&
      (isWithoutSide(name) ||
        stored.some((_, from) => isOppositeName(name, stored.slice(from, from + name.length)))),
  )
}

/** Whether two names of one part differ in one word, which is the other's opposite. */
function isOppositeName(name: readonly Token[], stored: readonly Placed[]): boolean {
  if (stored.length !== name.length || stored.some(({ part }) => part !== stored[0]?.part))
    return false
  const pairs = name.map((word, at) => ({ word, other: stored[at] as Token }))
  const apart = pairs.filter(({ word, other }) => !isSameWord(word, other))
  const [pair] = apart
  return (
    pair !== undefined &&
    apart.length === 1 &&
    pairs.some(({ word }) => word !== pair.word && !word.isDirection && !isNumeric(word.text)) &&
    ((pair.word.isDirection && pair.other.isDirection) || areOpposite(pair.word, pair.other))
  )
}

/**
 * Words that say that a name is a quarter's, in countries where the provider's quarters are of this
 * kind: Turkey writes its word behind the name, the others before it.
 */
const marksByCountry = new Map([
  ['BR', { words: new Set(brazilianQuarters), isBehind: false }],
  ['ES', { words: new Set(['barrio', 'pedania']), isBehind: false }],
  ['MX', { words: new Set(['col', 'colonia']), isBehind: false }],
  ['TR', { words: new Set(turkishQuarters), isBehind: true }],
])

/** Whether a quarter is stored as such, no word of which the provider shows: "Yıldız Mah." */
function isInOtherMarkedQuarter(comparison: Comparison, street: Street): boolean {
  const { parts, country, reading } = comparison
  const marks = marksByCountry.get(country)
  if (!marks || !parts.dependentLocality || isQuarterStored(comparison)) return false
  // In Brazil people name the next quarter, too, where it is better known.
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  if (country === 'BR' && !isOfOtherDistrict(code, right, country)) return false
  return storedParts(besideStreet(comparison, street)).some(({ words }) => {
    const at = words.findIndex(({ text }) => marks.words.has(text))
    if (at < 0) return false
    const isEnd = ({ text, isType }: Token) => isNumeric(text) || (marks.isBehind && isType)
    const side = marks.isBehind ? words.slice(0, at).toReversed() : words.slice(at + 1)
    const end = side.findIndex(isEnd)
    const name = end < 0 ? side : side.slice(0, end)
    const inOrder = marks.isBehind ? name.toReversed() : name
    return (
      isUnknownName(name, comparison) && !isInOneWord(inOrder, comparison) && !areInitials(name)
    )
  })
}

/** "Gazi Osman Paşa Mah." is Gaziosmanpaşa, and "Yeni Mah." Yenimahalle. */
const isInOneWord = (name: readonly Token[], { formatted, country }: Comparison): boolean =>
  joined(formatted()).includes(joined(name)) && (country === 'TR' || name.length > 1)

/** "FSM Mah.": initials may be those of any name. */
const areInitials = ([word, ...others]: readonly Token[]): boolean =>
  word !== undefined &&
  others.length === 0 &&
  (/^\p{Lu}{1,3}$/u.test(word.raw) || /^[^aeiou]+$/.test(word.text))

/** Kinds of estates and quarters that begin their names, in Portuguese and Spanish. */
const kindsOfEstates = wordSet(
  'bairro barrio colonia conjunto fraccionamiento jardim parque quinta residencial urbanizacao',
  'urbanizacion vila',
)

/** "Edifício Jardim Europa", "Res. Vila Real": in Brazil the kind of a quarter begins its name. */
const isBuilding = (upToKind: readonly Token[]): boolean => {
  const [first, ...others] = upToKind.filter(({ text }) => !isNumeric(text))
  return others.length > 0 || first?.text === 'res' || first?.text === 'residencial'
}

/** Whether an estate of the found one's kind is stored: "Bairro da Paz", "Bairro das Queimadas". */
function isInOtherQuarterOfKind(comparison: Comparison, street: Street): boolean {
  const { parts, country } = comparison
  const [kind, ...name] = tokens(parts.dependentLocality ?? '', country)
  if (!kind || name.length === 0 || !kindsOfEstates.has(kind.text)) return false
  if (isQuarterStored(comparison)) return false
  const behindKind = ({ words }: StoredPart) => {
    const at = words.findIndex((word) => isSameWord(word, kind))
    return at < 0 || (country === 'BR' && isBuilding(words.slice(0, at + 1)))
      ? []
      : words.slice(at + 1)
  }
  return storedParts(besideStreet(comparison, street)).some((part) =>
    isUnknownName(behindKind(part), comparison),
  )
}

/** Whether a name has a telling word, and none that the provider shows here. */
function isUnknownName(name: readonly Token[], comparison: Comparison): boolean {
  const { formatted, towns, regions } = comparison
  const isTelling = ({ text, isSmall }: Token) =>
    !isSmall && text.length >= minWord && !saints.has(text) && !kindsOfEstates.has(text)
  const telling = areaWords(name).filter(isTelling)
  const known = [...formatted(), ...areasOf(comparison)].filter(isTelling)
  const isKnown = (word: Token) =>
    isNearlyOneOf(known)(word) || isNameInOneWord(word, [...towns, ...regions])
  return telling.length > 0 && !telling.some(isKnown)
}

const minWord = 3
