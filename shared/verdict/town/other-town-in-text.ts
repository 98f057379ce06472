import { bestMatch, isAreaKind, isNameInOneWord, isStranger } from '../../address/areas/areas.ts'
import { areOneTown } from '../../address/areas/town-codes.ts'
import { isTown } from '../../address/areas/towns.ts'
import { isOfUnit } from '../../address/house/unit.ts'
import { areSideBySide, isOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, lettersOf } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { nameOf, quarterOf, type Town } from '../found-town.ts'
import type { NameMatch } from '../names/names.ts'
import type { Placed } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isFarTown } from './far-town.ts'

type Quality = NameMatch['quality']

interface AreasInText {
  /** The words of the text that may name areas. */
  free: readonly Placed[]
  /** How well each of `towns` and of `others` of the comparison was found in it. */
  inTowns: readonly Quality[]
  inOthers: readonly Quality[]
}

/**
 * Another town that is stored behind the street, where the found one is not: one that is known to
 * be elsewhere, or what stands between commas behind the found place's quarter. "55 Main Road,
 * Jugsalai, Moradabad" is not the one in Jamshedpur. Undefined where there is none.
 */
export function otherTownInText(
  comparison: Comparison,
  street: Street,
  { free, inTowns, inOthers }: AreasInText,
): Town | undefined {
  const { reading, towns, others } = comparison
  const isQuarter = quarterOf(comparison)
  const own = inTowns.filter((_, at) => !isQuarter(towns[at] ?? []))
  const longer = longerTownIn(comparison)
  if (longer !== undefined) return otherTown(comparison, longer, false)
  const ofArea = townOfArea(comparison, street)
  if (ofArea !== undefined) return otherTown(comparison, ofArea, false)
  if (own.includes('same') || own.includes('shortened')) return undefined
  const quarters = [
    ...towns.filter((town, at) => isQuarter(town) && inTowns[at] === 'same'),
    ...others().filter((_, at) => inOthers[at] === 'same'),
  ]
  const first = street.pool === reading.lines ? Math.max(-1, ...street.used) + 1 : 0
  const last = free.findLast(isOneOf(quarters.flat()))
  const before =
    (last && !own.includes('misspelt') ? partBehind(comparison, first, last.part) : undefined) ??
    farTownIn(comparison, street) ??
    otherMunicipality(comparison)
  if (before === undefined) return undefined
  return otherTown(comparison, before, quarters.length > 0)
}

const otherTown = (comparison: Comparison, stored: string, isHere: boolean): Town => ({
  findings: [{ code: 'locality_differs', before: stored, after: nameOf(comparison) }],
  isHere,
  stored,
})

/** A part between commas that is a town's name, of which the found one's is a part: Neu-Ulm. */
function longerTownIn({ reading, parts, country }: Comparison): string | undefined {
  const { locality = '' } = parts
  const own = lettersOf(locality)
  const isLonger = (name: string) =>
    lettersOf(name) !== own && lettersOf(name).includes(own) && isTown(name, country)
  const names = storedParts(reading.lines).map(({ words }) =>
    writtenText(words.filter(({ text, isSmall }) => !isSmall && !isNumeric(text))),
  )
  // "New Kingston" is a part of Kingston.
  if (own === '' || country === 'JM' || names.some((name) => lettersOf(name) === own))
    return undefined
  return names.find((name) => isLonger(name) && !areOneTown(name, locality, country))
}

/**
 * The town before the name of its area, where the found town has the area's name: Badalona in
 * "Calle Mayor 5, Badalona, Barcelona". A quarter that is a town of GeoNames is one, too.
 */
function townOfArea(comparison: Comparison, { pool, used }: Street): string | undefined {
  const { reading, parts, country } = comparison
  const { locality = '', district, region } = parts
  const own = tokensIn(locality, country)
  const areas = [district, region].flatMap((name) => (name ? [tokensIn(name, country)] : []))
  if (pool !== reading.lines || bestMatch(own, areas) !== 'same') return undefined
  const isStrange = strangeIn(comparison)
  const end = Math.max(...used)
  const behind = storedParts(reading.lines)
    .filter(({ from }) => from > end)
    .map(({ words }) => words.filter(({ text, isSmall }) => !isSmall && !isNumeric(text)))
  const names = behind.map(writtenText)
  const at = names.findIndex((name) => lettersOf(name) === lettersOf(locality))
  const [before = [], name = ''] = [behind[at - 1], names[at - 1]]
  const isOther = before.length > 0 && before.every(isStrange) && isTown(name, country)
  return isOther && !areOneTown(name, locality, country) ? name : undefined
}

/** A name between commas that no part of the found address explains. Longer ones are remarks. */
function partBehind(comparison: Comparison, first: number, part: number): string | undefined {
  const { fields, reading } = comparison
  const isStrange = strangeIn(comparison)
  const sections = new Set(fields.text.split(/[,\n،]/).map(lettersOf))
  return storedParts(reading.lines)
    .filter(({ from, words }) => from >= first && (words[0]?.part ?? 0) > part)
    .map(({ words }) => words)
    .filter((words) => words.length < maxWords && words.some(isStrange))
    .filter((words) => words.every((word) => isStrange(word) || isOmissible(word)))
    .map(writtenText)
    .find((text) => sections.has(lettersOf(text)))
}

/** The name of a town that is known, and not near the candidate. */
function farTownIn(comparison: Comparison, { pool, used }: Street): string | undefined {
  const { fields, reading, parts, country } = comparison
  const code = reading.postalCode?.text
  const isCodeFirst = code !== undefined && fields.text.startsWith(code)
  const isStrange = strangeIn(comparison)
  const isOfStreet = (at: number) => pool === reading.lines && used.has(at)
  const words = reading.lines.map((word, at) => (isOfStreet(at) ? undefined : word))
  const last = pool === reading.lines ? Math.max(-1, ...used) : -1
  const names = reading.lines
    .flatMap((_, from) => sequencesFrom(words, from).map((some) => ({ from, some })))
    .filter(({ some }) => some.some(isStrange) && mayBeTown(some, isStrange))
    // Before the street stand recipients, too: Victoria, Sofia. Behind a code stands a town.
    .filter(
      ({ from, some }) =>
        from > last || (from === 0 && isCodeFirst) || isWholePart(some, reading.lines, from),
    )
    .map(({ some }) => writtenText(some))
  // "Capital Federal" is Buenos Aires, though there is a town Federal.
  if (names.some((name) => areOneTown(name, parts.locality ?? '', country))) return undefined
  return names.find((name) => isFarTown(name, comparison))
}

/** In scripts without spaces the names of towns share characters, and their kind is written. */
const mayBeTown = (words: readonly Placed[], isStrange: (word: Token) => boolean): boolean =>
  hasUnspaced(words[0]?.raw ?? '')
    ? isAreaKind(words.at(-1) as Token)
    : words.every((word) => isStrange(word) || isOmissible(word))

/** Whether nothing else stands between the same commas. Without spaces a name needs none. */
const isWholePart = (words: readonly Placed[], lines: readonly Placed[], from: number): boolean =>
  hasUnspaced(words[0]?.raw ?? '') ||
  (lines[from - 1]?.part !== words[0]?.part && lines[from + words.length]?.part !== words[0]?.part)

/** 广州市 before the street, where the found address has another municipality. */
function otherMunicipality({ reading, formatted, country }: Comparison): string | undefined {
  const isKind = ({ raw }: Token) => raw === '市'
  if (!['CN', 'TW'].includes(country) || !formatted().some(isKind)) return undefined
  const end = reading.lines.findIndex(isKind)
  const before = reading.lines.slice(0, Math.max(0, end))
  const name = before.slice(before.findLastIndex(isAreaKind) + 1)
  if (name.length < minWords || name.length > maxWords) return undefined
  return areSideBySide(name, formatted()) ? undefined : `${writtenText(name)}市`
}

const minWords = 2
/** "Neustadt an der Aisch". */
const maxWords = 4
/** Up to so many words from here on that are not the street's, the longest first. */
const sequencesFrom = (words: readonly (Placed | undefined)[], from: number): Placed[][] =>
  Array.from({ length: maxWords }, (_, at) => words.slice(from, from + maxWords - at)).filter(
    (some): some is Placed[] => some.every((word) => word !== undefined),
  )

const isOmissible = (word: Token): boolean => word.isSmall || isAreaKind(word)

/** Whether a word is of no area around the candidate, and of no flat. */
function strangeIn({ towns, regions, others, countryWords }: Comparison): (word: Token) => boolean {
  const areas = [...towns, ...regions, ...others(), countryWords]
  return (word) => isStranger(word, areas) && !isNameInOneWord(word, areas) && !isOfUnit(word)
}
