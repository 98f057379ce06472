import { areaWords } from '../address/areas/areas.ts'
import { otherTownNames, partsNamedAsTown } from '../address/areas/town-names.ts'
import { hasLandmark, withoutLandmarks } from '../address/beside/landmarks.ts'
import type { Components } from '../address/components.ts'
import { takeUnits } from '../address/house/unit.ts'
import { compareCodes, hasPostalCodes } from '../address/postal/postal-code.ts'
import { type Crossing, readCrossing, withNumberBefore } from '../address/street/crossing.ts'
import { nameAsStored } from '../address/street/names-as-stored.ts'
import { otherNameStored } from '../address/street/renamed-streets.ts'
import { once } from '../address/words/once.ts'
import { romanWriting } from '../address/words/roman-numbers.ts'
import { isOneOf } from '../address/words/same-words.ts'
import { hasUnspaced } from '../address/words/unspaced.ts'
import { type Token, tokensIn } from '../address/words/vocabulary.ts'
import { isNumeric, joined } from '../address/words/words.ts'
import type { Candidate } from './found.ts'
import { withKindsSpelt } from './names/kinds-spelt.ts'
import { withNamesApart } from './names/names-in-brackets.ts'
import type { ReasonCode } from './reasons.ts'
import { withAdditionOfHouse } from './stored/addition-of-house.ts'
import { withBeginningOfStreet } from './stored/beginning-of-street.ts'
import { withCutName } from './stored/cut-name.ts'
import type { Fields } from './stored/fields.ts'
import { type Damage, withLostLetters } from './stored/lost-letters.ts'
import { type Reading, readStored, withPlainKe } from './stored/reading.ts'
import { withRegionApart } from './stored/region-apart.ts'
import { withBlanksAsFound } from './street/blanks-as-found.ts'
import { withSecondNameInBrackets } from './street/names-in-two-languages.ts'
import { streetAsStored } from './street/street-as-stored.ts'
import { partsAsWritten, writingAs } from './street/writing-as-found.ts'

/** A reason code, with the stored text and the text that was found instead. */
export interface Finding {
  code: ReasonCode
  before?: string
  after?: string
}

/** Whether this finding is among them. */
export const hasFinding = (findings: readonly Finding[], wanted: ReasonCode): boolean =>
  findings.some(({ code }) => code === wanted)

/**
 * A stored address beside one candidate. Both are split by the vocabulary of the candidate's
 * country.
 */
export interface Comparison {
  fields: Fields
  reading: Reading
  candidate: Candidate
  parts: Components
  country: string
  /** The street's words as the provider spells them, without the number. */
  street: readonly Token[]
  /** The stored words that lost letters on the way, or their end. `fields` has them whole. */
  damage: Damage
  /** The stored lines name two streets that cross, each a part of its own in `reading`. */
  isCrossing: boolean
  /** The street is stored under another of its names, such as a former one. */
  isUnderOtherName: boolean
  /**
   * The words of the formatted address. They are computed on demand, because few judgements need
   * them.
   */
  formatted(): readonly Token[]
  /** The words of the prediction's main text, which may be a building's name. */
  predicted(): readonly Token[]
  /**
   * Names of the areas around the candidate. `towns`: its town, the village or quarter, and the
   * district. `regions`: its state. `others`: the other parts of the formatted address.
   */
  towns: readonly (readonly Token[])[]
  regions: readonly (readonly Token[])[]
  others(): readonly (readonly Token[])[]
  /** The country's name. */
  countryWords: readonly Token[]
}

/** A cache: names of towns, regions and countries repeat in a batch. */
const nameCache = new WeakMap<readonly Token[], readonly Token[]>()

function wordsOfName(name: string, country: string): readonly Token[] {
  const tokens = tokensIn(name, country)
  const known = nameCache.get(tokens)
  if (known) return known
  const words = areaWords(tokens)
  nameCache.set(tokens, words)
  return words
}

/** Whether the stored postal code is the candidate's. */
export const hasRightCode = ({ reading, parts, country }: Comparison): boolean =>
  reading.postalCode !== undefined &&
  compareCodes(reading.postalCode.text, parts.postalCode ?? '', country) === 'same'

/** Whether a code is stored that is another one than the candidate's, and no part of it. */
export const hasOtherCode = ({ reading, parts, country }: Comparison): boolean =>
  reading.postalCode !== undefined &&
  parts.postalCode !== undefined &&
  hasPostalCodes(country) &&
  compareCodes(reading.postalCode.text, parts.postalCode, country) === 'different'

/** The words of the town, the region and the country. */
export const areasOf = ({ towns, regions, countryWords }: Comparison): readonly Token[] =>
  [...towns, ...regions, countryWords].flat()

/**
 * The stored fields beside a candidate whose components are known, with both texts read in the
 * candidate's country. Pure.
 */
export function comparisonOf(given: Fields, candidate: Candidate, found: Components): Comparison {
  const country = found.countryCode ?? ''
  const own = [given.line1, given.line2, given.text]
  const parts = partsAsWritten(found, own)
  const plain = (text: string) => (country === 'JP' ? withPlainKe(text) : text)
  const tokens = (text: string) => tokensIn(plain(text), country)
  const wordsOf = (...names: (string | undefined)[]) =>
    names.flatMap((name) => (name ? [wordsOfName(plain(name), country)] : []))
  const regions = wordsOf(parts.region, parts.regionCode)
  const { line1, line2, city, region, postalCode, text } = given
  const towns = wordsOf(
    parts.locality,
    parts.dependentLocality,
    parts.district,
    ...otherTownNames(parts),
    ...partsNamedAsTown(parts, [postalCode, city, region, line1, line2, text]),
  )
  const lettered = withLostLetters(given, parts)
  const { fields: readable, damage } = withCutName(lettered.fields, parts, lettered.damage, country)
  const whole = withAdditionOfHouse(withBeginningOfStreet(readable, parts), parts)
  const fields = withRegionApart(whole, parts, towns, regions)
  const write = writingAs(parts, country, candidate.formattedAddress)
  const lines = `${line1}, ${line2}, ${text}`
  const otherName = otherNameStored(parts, lines)
  const named = otherName ?? nameAsStored(parts, candidate.formattedAddress, lines)
  const street = streetAsStored(named, fields, country, write)
  const formatted = once(() => tokens(candidate.formattedAddress))
  const spaced = withLinesIn(fields, withBlanksAsFound(parts))
  const inBrackets = withLinesIn(spaced, withSecondNameInBrackets(country))
  const written = withLinesIn(withLinesIn(inBrackets, write), romanWriting(parts.street ?? ''))
  // Brackets of the street's own name are compared as they are.
  const hasBrackets = parts.street?.includes('(') ?? false
  const apart = hasBrackets ? written : withLinesIn(written, withNamesApart(country, street))
  const crossed = withCrossings(withoutMarks(apart, country, parts), country, street)
  const known = [...regions, ...wordsOf(parts.country)]
  const unitsOfStreet = once(() => takeUnits(parts.street ?? '', country).units)
  const { mainText = '', secondaryText = '' } = candidate.prediction ?? {}
  const reading = readStored(crossed.fields, country, parts.postalCode, unitsOfStreet)
  return {
    fields,
    reading: { ...reading, lines: withKindsSpelt(reading.lines, street, regions, country) },
    damage,
    isCrossing: crossed.isCrossing,
    isUnderOtherName: otherName !== undefined,
    candidate,
    parts,
    country,
    street,
    formatted,
    predicted: once(() => tokens(mainText)),
    towns,
    regions,
    // Details without a street are poor: the prediction may name the town that they lack.
    others: once(() => [
      ...sectionsOf(formatted(), street, known),
      ...(parts.street ? [] : sectionsOf(tokens(secondaryText), street, known)),
    ]),
    countryWords: parts.country ? wordsOfName(parts.country, country) : [],
  }
}

/** The fields with their lines in another form: numbered roads, Roman numbers, names apart. */
const withLinesIn = (fields: Fields, write: (text: string) => string): Fields =>
  withLines(fields, write(fields.line1), write(fields.line2), write(fields.text))

/** The fields with these lines: the same object where no line changes, as is usual. */
const withLines = (fields: Fields, line1: string, line2: string, text: string): Fields =>
  line1 === fields.line1 && line2 === fields.line2 && text === fields.text
    ? fields
    : { ...fields, line1, line2, text }

/** The fields without landmarks. The place's own name is none: Near Sawrey. */
function withoutMarks(fields: Fields, country: string, parts: Components): Fields {
  const { line1, line2, text } = fields
  const hasOne = [line1, line2, text].some((line) => hasLandmark(line, country))
  if (!hasOne || isNamedLikeLandmark(parts, country)) return fields
  return withLines(
    fields,
    withoutLandmarks(line1, country),
    withoutLandmarks(line2, country),
    withoutLandmarks(text, country, true),
  )
}

/** Whether street, town or quarter begins with a word for a landmark: "Near East Road". */
export const isNamedLikeLandmark = (
  { street, locality, dependentLocality }: Components,
  country: string,
): boolean =>
  [street, locality, dependentLocality].some((name) => name && hasLandmark(`${name} `, country))

/** The fields with a comma between two streets that cross. */
function withCrossings(
  fields: Fields,
  country: string,
  street: readonly Token[],
): { fields: Fields; isCrossing: boolean } {
  const read = (line: string): Crossing => readCrossing(withNumberBefore(line), country, street)
  const [line1, line2, text] = [read(fields.line1), read(fields.line2), read(fields.text)]
  return {
    fields: withLines(fields, line1.line, line2.line, text.line),
    isCrossing: line1.isCrossing || line2.isCrossing || text.isCrossing,
  }
}

/**
 * The other areas that the formatted address names between its commas, such as quarters and postal
 * towns. In scripts without spaces the words of the street are removed from them.
 */
function sectionsOf(
  formatted: readonly Token[],
  street: readonly Token[],
  known: readonly (readonly Token[])[],
): Token[][] {
  const distinctive = street.filter(
    ({ isType, isSmall, isDirection }) => !isType && !isSmall && !isDirection,
  )
  return [...Map.groupBy(formatted, ({ part }) => part).values()]
    .flatMap((section) => {
      const isOfStreet = isOneOf(street)
      const hasStreet = distinctive.length > 0 && distinctive.every(isOneOf(section))
      if (hasStreet && !section.some(({ raw }) => hasUnspaced(raw))) return []
      return [
        areaWords(
          section.filter((token) => !isNumeric(token.text) && !(hasStreet && isOfStreet(token))),
        ),
      ]
    })
    .filter((words) =>
      words.some(({ isSmall, text, raw }) => !isSmall && (text.length > 2 || hasUnspaced(raw))),
    )
    .filter((words) => !known.some((name) => joined(name) === joined(words)))
}
