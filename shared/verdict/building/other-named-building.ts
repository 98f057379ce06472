import { buildingKinds, buildingsWithFlats } from '../../address/data/building-kinds.ts'
import { withPlainLetters } from '../../address/house/unit.ts'
import { escaped } from '../../address/words/escaped.ts'
import { withRomansInDigits } from '../../address/words/roman-numbers.ts'
import { isNearlyOneOf, isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { fold, isNumeric, joined } from '../../address/words/words.ts'
import { areasOf, type Comparison, type Finding, hasRightCode } from '../comparison.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import { areOpposite, isOpposed } from '../names/opposites.ts'
import { isDistinctive } from '../names/part-of-name.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'

/**
 * The finding where another building than the found one is stored, of a name that is like its.
 * `stored` is all of the stored lines and the town. Undefined where none is. Pure.
 */
export function otherNamedBuilding(comparison: Comparison, stored: string): Finding | undefined {
  const { building, unit, houseNumber } = comparison.parts
  if (building === undefined) return undefined
  const [text, name] = [withPlainLetters(stored), withPlainLetters(building)]
  const isNumberStored = houseNumber !== undefined && stored.includes(houseNumber)
  return (
    otherCode(text, name) ??
    otherAddition(comparison, building) ??
    otherBranch(comparison, building) ??
    (isNumberStored ? undefined : otherKind(text, name)) ??
    (houseNumber === undefined ? otherPurpose(comparison, building) : undefined) ??
    otherNumber(withRomansInDigits(text), withRomansInDigits(name)) ??
    otherWithFlats(text, building, unit) ??
    lostBuilding(comparison, text, building) ??
    otherSide(comparison, building) ??
    otherOfComplex(comparison, building)
  )
}

/** The finding where a part of the stored address is another building. */
const asOther = (part: StoredPart | undefined, building: string): Finding | undefined =>
  part && { code: 'unit_differs', before: writtenText(part.words), after: building }

/** What tells an estate or a mall from another one of its name: "Aparna Sarovar Grande". */
const additions = new Set(['annex', 'annexe', 'elite', 'extension', 'grand', 'grande', 'plus'])

/** Whether the name of one of the two has such an addition at its end. */
function otherAddition({ reading, country }: Comparison, building: string): Finding | undefined {
  const name = tokensIn(building, country).filter(({ text }) => !kindWords.has(text))
  const last = name.at(-1)
  const own = name.filter(({ text }) => !additions.has(text))
  const other = storedParts(reading.lines).find(({ words }) => {
    const added = words.find(({ text }) => additions.has(text))
    const isMissing = last !== undefined && additions.has(last.text) && !isOneOf(words)(last)
    const isOther = isMissing || (added && !isOneOf(name)(added))
    return own.length > 1 && own.every(isOneOf(words)) && isOther
  })
  return asOther(other, building)
}

/**
 * Whether the building is the branch of a chain in its quarter, of which neither street nor code
 * is stored, and part of the stored address is nothing that is shown there: City Centre Qurum is
 * not the one of Seeb.
 */
function otherBranch(comparison: Comparison, building: string): Finding | undefined {
  const { reading, parts, street, towns, formatted, country } = comparison
  const quarter = tokensIn(parts.dependentLocality ?? '', country)
  const name = tokensIn(building, country)
  const ofQuarter = name.filter((word) => isDistinctive(word) && isOneOf(quarter)(word))
  // "AEON Mall Sen Sok City"
  const ofChain = name.slice(0, name.findIndex(isOneOf(quarter)))
  const isThere =
    [...ofQuarter, ...street.filter(isDistinctive)].some(isNearlyOneOf(reading.lines)) ||
    joined(reading.lines).includes(joined(ofQuarter)) ||
    hasRightCode(comparison)
  if (ofQuarter.length === 0 || isThere) return undefined
  const isShown = isNearlyOneOf([...formatted(), ...towns.flat()])
  const stored = storedParts(reading.lines)
  const branch = stored.find(({ words }) => ofChain.length > 1 && ofChain.every(isOneOf(words)))
  const isElsewhere = stored.some(({ words }) =>
    words.some((word) => isDistinctive(word) && !isNumeric(word.text) && !isShown(word)),
  )
  return isElsewhere ? asOther(branch, building) : undefined
}

/** Kinds of buildings of which a town may have several with one name. */
const kinds =
  'arcade|cent(?:er|re)|chambers|city|complex|court|heights|house|lodge|mansions?|plaza|' +
  'square|tower'
const nameAndKind = new RegExp(`^(.{3,})\\s(${kinds})$`, 'i')

/** Whether a building of another kind has the name: "Kimathi House" is not Kimathi Chambers. */
function otherKind(stored: string, building: string): Finding | undefined {
  const [, name, kind = ''] = nameAndKind.exec(building) ?? []
  if (name === undefined) return undefined
  const ofName = new RegExp(`(?<!\\p{L})${escaped(name)}\\s(${kinds})(?!\\p{L})`, 'giu')
  const buildings = [...stored.matchAll(ofName)]
  const isFound = buildings.some(([, other = '']) => areOneKind(singular(other), singular(kind)))
  const [before] = buildings[0] ?? []
  return before && !isFound ? { code: 'unit_differs', before, after: building } : undefined
}

/** "Mansion" and "Mansions" are one kind, as are "Center" and "Centre". */
const singular = (kind: string): string => kind.toLowerCase().replace(/s$/, '').replace(/re$/, 'er')

/** "Kingdom Centre" is Kingdom Tower, and "Housing Bank Center" the Housing Bank Complex. */
const called = new Set(['center', 'complex', 'tower'])
const areOneKind = (kind: string, other: string): boolean =>
  kind === other || ([kind, other].includes('center') && called.has(kind) && called.has(other))

/** Kinds of buildings of which none is another, though they may share a name. */
const purposes = ['airport', 'hospital', 'mall', 'school', 'stadium', 'station', 'tower']
const purposeOf = new Map(
  purposes.flatMap((purpose) =>
    buildingKinds
      .filter((words) => words.includes(purpose))
      .flatMap((words) => words.map((word) => [fold(word), purpose] as const)),
  ),
)

/** Whether a building of another purpose has the name: a mall is not its metro station. */
function otherPurpose({ reading, country }: Comparison, building: string): Finding | undefined {
  const purposesOf = (words: readonly Token[]) =>
    words.flatMap(({ text }) => purposeOf.get(text) ?? [])
  const name = tokensIn(building, country)
  const found = purposesOf(name)
  if (found.length === 0) return undefined
  const isOwn = (word: Token) => isDistinctive(word) && !kindWords.has(word.text)
  const other = storedParts(reading.lines).find(({ words }) => {
    const stored = purposesOf(words)
    // "Mall of the Emirates Metro Station"
    const isStation = found.at(-1) === 'station' && !stored.includes('station')
    const areApart = isStation || !stored.some((purpose) => found.includes(purpose))
    return stored.length > 0 && areApart && words.filter(isOwn).some(isOneOf(name))
  })
  return asOther(other, building)
}

/** "Landmark 5": a building that is one of several by its number. */
const numberedName = /(?<!\p{L})(\p{L}{4,})\s(\d{1,3})(?![\p{L}\p{N}]|\s?[&/-])/gu

/** "T8 Times City", "Royal City Toa R6": a tower that is known by its code. */
const codeOfTower =
  /^([a-z]{1,3})(\d{1,2})(?=\s\p{L}{3})|(?<=\s(?:toa|thap|block|tower)\s)([a-z]{1,3})(\d{1,2})$/iu

/** Whether a tower's code is stored with other numbers alone. */
function otherCode(stored: string, building: string): Finding | undefined {
  const [code = '', ...groups] = codeOfTower.exec(building) ?? []
  if (code === '') return undefined
  const [letters = '', number] = groups.filter(Boolean)
  const others = [
    ...stored.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${letters}-?(\\d{1,2})(?![\\d.])`, 'giu')),
  ]
  const before = firstOfOthers(others, number)
  return before ? { code: 'unit_differs', before, after: code } : undefined
}

/** The first of these matches, where each of them has another number. */
const firstOfOthers = (
  matches: readonly RegExpExecArray[],
  number: string | undefined,
): string | undefined =>
  matches.some(([, own]) => Number(own) === Number(number)) ? undefined : matches[0]?.[0]

/** Whether a building's own name is stored with other numbers alone. */
function otherNumber(stored: string, building: string): Finding | undefined {
  for (const [found, name = '', number = ''] of building.matchAll(numberedName)) {
    const sameName = new RegExp(`(?<!\\p{L})${name}\\s?#?(\\d{1,3})(?!\\d)`, 'giu')
    const others = [...stored.matchAll(sameName)]
    const before = firstOfOthers(others, number)
    if (before) return { code: 'unit_differs', before, after: found }
    // One of several, and nothing says which: "Marina Diamond" beside Marina Diamond 3.
    const isBare = new RegExp(`(?<!\\p{L})${name}\\s*(?:,|\\n|$)`, 'iu').test(stored)
    if (others.length === 0 && isBare && building.endsWith(found))
      return { code: 'unit_missing', after: found }
  }
  return undefined
}

/** Whether the flat is stored in another building of the kind: "24 Elder Court", Elm Court. */
function otherWithFlats(stored: string, building: string, unit = ''): Finding | undefined {
  const [kind = '', ...names] = building.split(/\s+/).toReversed()
  const flat = withPlainLetters(unit).replace(/^\D+/, '')
  if (flat === '' || names.length === 0) return undefined
  if (!buildingsWithFlats.has(kind.toLowerCase())) return undefined
  const lines = stored.toLowerCase()
  if (names.some((name) => lines.includes(withPlainLetters(name).toLowerCase()))) return undefined
  const other = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(flat)},?\\s(\\p{L}{3,}\\s${kind})(?!\\p{L})`,
    'iu',
  )
  const before = other.exec(stored)?.[1]
  return before ? { code: 'unit_differs', before, after: building } : undefined
}

/** "Bldg 9B": one of the buildings of a complex. */
const numberedBuilding = new RegExp(
  '(?<!\\p{L})(?:building|bldg)\\.?\\s(?:no\\.?\\s?)?([a-z]?\\d+[a-z]?)' +
    '(?=\\s*(?:,|$|(?:level|floor|flr)\\s))',
  'iu',
)

/** Whether a building is stored by its number, and only its complex was found: a campus. */
function lostBuilding(
  { parts, formatted }: Comparison,
  stored: string,
  building: string,
): Finding | undefined {
  const [before, number = ''] = numberedBuilding.exec(stored) ?? []
  const isShown = formatted().some(({ text }) => text === number.toLowerCase())
  if (before === undefined || isShown || parts.houseNumber !== undefined) return undefined
  return { code: 'unit_differs', before, after: building }
}

/**
 * Whether another building of the complex is stored by its name, beside that of the complex: "1105
 * Platteklip, Disa Park" is not Blinkwater, Disa Park.
 */
function otherOfComplex(comparison: Comparison, building: string): Finding | undefined {
  const { reading, formatted, street, country } = comparison
  const areas = areasOf(comparison)
  const isName = (word: Token) => isDistinctive(word) && !kindWords.has(word.text)
  const isOwn = (word: Token) => isName(word) && !isNearlyOneOf([...areas, ...street])(word)
  // "Blinkwater, Disa Park"
  const name = tokensIn(building.replace(/,.*/s, ''), country).filter(isOwn)
  if (name.length === 0 || name.some(isNearlyOneOf(reading.lines))) return undefined
  const parts = storedParts(reading.lines)
  const isComplex = ({ words }: StoredPart) => {
    const own = words.filter(isOwn)
    return own.length > 0 && own.every(isNearlyOneOf(formatted()))
  }
  const isOther = ({ words }: StoredPart) =>
    words.some(({ text }) => isNumeric(text) || kindWords.has(text)) &&
    words.some(isName) &&
    !words.some((word) => word.isType || isNearlyOneOf([...formatted(), ...areas])(word))
  const other = parts.some(isComplex) ? parts.find(isOther) : undefined
  return asOther(other, building)
}

/** Whether another side of the building is stored: the tower Федерация Восток, Запад. */
function otherSide({ reading, country }: Comparison, building: string): Finding | undefined {
  const name = tokensIn(building, country)
  const other = storedParts(reading.lines).find(
    ({ words }) =>
      name.some((word) => isDistinctive(word) && !isOpposed(word) && isOneOf(words)(word)) &&
      name.some(
        (side) =>
          !isOneOf(words)(side) && words.some((w) => !isOneOf(name)(w) && areOpposite(w, side)),
      ),
  )
  return asOther(other, building)
}
