import { countryInText } from '../places/country-names.ts'
import { wordsOf } from '../places/normalise.ts'
import { type AddressForm, formFor, type Place, typesOf } from '../places/place.ts'
import type { Token } from '../places/tokens.ts'
import { type Reading, type Typed, typedWords } from '../places/typed.ts'
import { componentsOf } from './components.ts'
import { postalAddress } from './new-place.ts'
import { plusCode } from './plus-code.ts'
import { shortAddressLine } from './prediction.ts'
import { viewportOf } from './viewport.ts'

type Component = {
  text: string
  type: string
  level: 'CONFIRMED' | 'UNCONFIRMED_BUT_PLAUSIBLE'
  inferred?: true
  spellCorrected?: true
  replaced?: true
}

/**
 * The comparison of the typed address with the place: components, unknown words, and missing
 * components.
 */
type Validated = {
  form: AddressForm
  components: Component[]
  missing: string[]
  unresolved: string[]
  /** Granularity of the input, and of what could be validated. */
  inputGranularity: Granularity
  granularity: Granularity
}

type Granularity = 'SUB_PREMISE' | 'PREMISE' | 'PREMISE_PROXIMITY' | 'ROUTE' | 'OTHER'

/**
 * The `result` of Address Validation for an address and the place that it matched. Empty lists and
 * `false` are omitted.
 */
export function validationOf(place: Place, input: string, regionCode: string | undefined): object {
  const validated = validate(place, input, regionCode)
  const { form, components, missing, unresolved, inputGranularity, granularity } = validated
  const unconfirmed = components.filter(({ level }) => level !== 'CONFIRMED')
  const code = plusCode(place.latitude, place.longitude)
  return {
    verdict: {
      inputGranularity,
      validationGranularity: granularity,
      geocodeGranularity: granularity,
      // Nothing is missing and nothing left over. Parts may be unconfirmed all the same.
      ...(missing.length + unresolved.length === 0 && { addressComplete: true }),
      ...(unconfirmed.length > 0 && { hasUnconfirmedComponents: true }),
      ...(components.some(({ inferred }) => inferred) && { hasInferredComponents: true }),
      ...(components.some(({ replaced }) => replaced) && { hasReplacedComponents: true }),
      ...(components.some(({ spellCorrected }) => spellCorrected) && {
        hasSpellCorrectedComponents: true,
      }),
      possibleNextAction: nextAction(validated),
    },
    address: {
      formattedAddress: formattedOf(validated),
      postalAddress: postalAddress(form),
      addressComponents: components.map(({ text, type, level, ...flags }) => ({
        componentName: { text, ...(!NUMBERS.has(type) && { languageCode: form.language }) },
        ...(type && { componentType: type }),
        confirmationLevel: level,
        ...flags,
      })),
      ...(missing.length > 0 && { missingComponentTypes: missing }),
      ...(unconfirmed.length > 0 && {
        unconfirmedComponentTypes: unconfirmed.map(({ type }) => type),
      }),
      ...(unresolved.length > 0 && { unresolvedTokens: unresolved }),
    },
    geocode: {
      location: { latitude: place.latitude, longitude: place.longitude },
      plusCode: { globalCode: code },
      bounds: viewportOf(place),
      placeId: place.id,
      placeTypes: granularity === 'ROUTE' ? ['route'] : typesOf(place),
    },
    ...(/^(US|PR)$/.test(form.parts.countryCode) && { uspsData: uspsOf(validated) }),
  }
}

/** The result when nothing was understood, except perhaps the country. */
export const nothingValidated = (input: string, country: Place | undefined): object => ({
  verdict: {
    inputGranularity: 'OTHER',
    validationGranularity: 'OTHER',
    geocodeGranularity: 'OTHER',
    possibleNextAction: 'FIX',
  },
  address: {
    formattedAddress: [
      input,
      country && countryInText(country.local.countryCode, country.local.country),
    ]
      .filter(Boolean)
      .join(', '),
    ...(country && {
      postalAddress: { regionCode: country.local.countryCode },
      addressComponents: [
        {
          componentName: { text: country.local.country, languageCode: country.language },
          componentType: 'country',
          confirmationLevel: 'CONFIRMED',
        },
      ],
    }),
    missingComponentTypes: ['route', 'locality'],
    unresolvedTokens: typedWords(input)
      .unexplained()
      .map(({ text }) => text),
  },
  ...(country && {
    geocode: {
      location: { latitude: country.latitude, longitude: country.longitude },
      placeId: country.id,
      placeTypes: typesOf(country),
    },
  }),
})

function validate(place: Place, input: string, regionCode: string | undefined): Validated {
  const form = formFor(place, languageFor(place, input))
  const { parts, name } = form
  const typed = typedWords(input)
  const isNamed = [name, place.name, place.latinName].some(
    (text) => text && typed.read(text) !== 'missing',
  )
  const rows = componentsOf(form, 'new').map(({ long, short, types: [type = ''] }): Row => {
    const reading = firstReading(typed, [long, short])
    return {
      text: type === 'administrative_area_level_1' ? short : long,
      type,
      reading: type === 'country' && regionCode && reading === 'missing' ? 'typed' : reading,
    }
  })
  const isTyped: IsTyped = (...types) =>
    rows.some(({ type, reading }) => types.includes(type) && reading !== 'missing')
  const has = (type: string) => rows.some((row) => row.type === type)
  // The provider must not invent a number that was not typed, and even less a unit.
  const lacksUnit = has('subpremise') && !isTyped('subpremise')
  const lacksNumber = has('street_number') && !isTyped('street_number') && !isNamed
  const rest = sorted(typed.unexplained(), place, parts.postalCode, isTyped, lacksNumber)
  const known = rows.filter(
    ({ type }) =>
      !(lacksUnit && type === 'subpremise') && !(lacksNumber && type === 'street_number'),
  )
  const needsNumber = (isNumberless(place) || lacksNumber) && rest.number.length === 0
  const hasNumber =
    rest.number.length > 0 || isNamed || isTyped('street_number', 'premise', 'post_box')
  return {
    form,
    components: [...known.map((row) => knownComponent(row, rest, place)), ...guesses(rest)],
    missing: [
      ...(isStreetless(place) && rest.street.length === 0 ? ['route'] : []),
      ...(needsNumber ? ['street_number'] : []),
      ...(lacksUnit && rest.unit.length === 0 ? ['subpremise'] : []),
    ],
    unresolved: rest.unresolved.map(({ text }) => text),
    inputGranularity: granularityOf(
      rest.unit.length > 0 || isTyped('subpremise'),
      hasNumber,
      rest.street.length > 0 || isTyped('route'),
    ),
    granularity: lacksNumber ? 'ROUTE' : granularityFor(place, isTyped('subpremise')),
  }
}

/** A component of the place, and how it was typed. */
type Row = { text: string; type: string; reading: Reading }
type IsTyped = (...types: string[]) => boolean

/** Guesses what the words mean that the place does not explain. */
type Rest = Record<'unit' | 'code' | 'number' | 'town' | 'street' | 'unresolved', readonly Token[]>

function sorted(
  left: readonly Token[],
  place: Place,
  postalCode: string | undefined,
  isTyped: IsTyped,
  lacksNumber: boolean,
): Rest {
  const unit = left.filter((token) => token.unit)
  const code = isTyped('postal_code') ? [] : shapedLike(postalCode, left)
  const others = left.filter((token) => !unit.includes(token) && !code.includes(token))
  const words = others.filter(({ numeric }) => !numeric)
  const number =
    isNumberless(place) || lacksNumber ? others.filter(({ numeric }) => numeric).slice(0, 1) : []
  const street = isStreetless(place) ? words : []
  const town = isStreetless(place) || isTyped(...towns) ? [] : words
  const used = new Set([...unit, ...code, ...number, ...street, ...town])
  return { unit, code, number, street, town, unresolved: left.filter((token) => !used.has(token)) }
}

function knownComponent(
  { text, type, reading }: Row,
  { code, town }: Rest,
  { precision }: Place,
): Component {
  const isReplaced =
    (type === 'postal_code' && code.length > 0) || (towns.includes(type) && town.length > 0)
  const isBetween = precision === 'RANGE_INTERPOLATED' && type === 'street_number'
  return {
    text,
    type,
    level: isBetween ? 'UNCONFIRMED_BUT_PLAUSIBLE' : 'CONFIRMED',
    ...(reading === 'misspelt' && { spellCorrected: true }),
    ...(reading === 'missing' && (isReplaced ? { replaced: true } : { inferred: true })),
  }
}

/** Unknown words come back as they were typed. */
const guesses = ({ number, street, unit }: Rest): Component[] =>
  Object.entries({ street_number: number, route: street, subpremise: unit }).flatMap(
    ([type, tokens]): Component[] => {
      const text = tokens.map((token) => token.text).join(' ')
      return text ? [{ text, type, level: 'UNCONFIRMED_BUT_PLAUSIBLE' }] : []
    },
  )

/** Types whose text is the same in all languages. */
const NUMBERS = new Set(['street_number', 'postal_code', 'postal_code_suffix'])

const towns = ['locality', 'postal_town', 'sublocality_level_1']

/** The language of the typed address, judged by most of its letters. */
function languageFor(place: Place, input: string): string {
  const letters = input.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return place.latin && latin.length * 2 > letters.length ? 'en' : place.language
}

function firstReading(typed: Typed, texts: readonly string[]): Reading {
  const readings = texts.map((text) => typed.read(text))
  return (
    readings.find((reading) => reading === 'typed') ??
    readings.find((reading) => reading !== 'missing') ??
    'missing'
  )
}

/** Words that may be another postal code: those with letters and digits where the code has them. */
function shapedLike(code: string | undefined, tokens: readonly Token[]): Token[] {
  const shape = (word: string) => word.replace(/\p{Nd}/gu, '0').replace(/\p{L}/gu, 'a')
  const halves = wordsOf(code ?? '').map(({ text }) => shape(text))
  return halves.length === 0
    ? []
    : tokens.filter(({ text }) => halves.includes(shape(text))).slice(-halves.length)
}

const isNumberless = ({ kind }: Place): boolean => kind === 'route' || isStreetless({ kind })
const isStreetless = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'locality' || kind === 'country'

function granularityOf(hasUnit: boolean, hasNumber: boolean, hasStreet: boolean): Granularity {
  if (hasUnit) return 'SUB_PREMISE'
  if (hasNumber) return 'PREMISE'
  return hasStreet ? 'ROUTE' : 'OTHER'
}

function granularityFor({ precision }: Place, isUnitTyped: boolean): Granularity {
  switch (precision) {
    case 'ROOFTOP':
      return isUnitTyped ? 'SUB_PREMISE' : 'PREMISE'
    case 'RANGE_INTERPOLATED':
      return 'PREMISE_PROXIMITY'
    case 'GEOMETRIC_CENTER':
      return 'ROUTE'
    case 'APPROXIMATE':
      return 'OTHER'
  }
}

/** Google's published decision logic, in its cautious variant. */
function nextAction({ form, components, missing, unresolved, granularity }: Validated): string {
  if (granularity === 'OTHER' || granularity === 'ROUTE') return 'FIX'
  if (missing.includes('subpremise') && form.parts.countryCode === 'US')
    return 'CONFIRM_ADD_SUBPREMISES'
  const isDoubtful = components.some(
    ({ level, replaced, spellCorrected }) => level !== 'CONFIRMED' || replaced || spellCorrected,
  )
  return isDoubtful || missing.length + unresolved.length > 0 || granularity === 'PREMISE_PROXIMITY'
    ? 'CONFIRM'
    : 'ACCEPT'
}

/**
 * The place's own address: without parts that were not typed, and with unknown words as they were
 * typed.
 */
function formattedOf({ form, components, missing }: Validated): string {
  const { parts, formatted } = form
  const guess = (type: string) =>
    components.find((part) => part.type === type && part.level !== 'CONFIRMED')?.text
  const unasked = [
    missing.includes('subpremise') ? parts.unit : undefined,
    components.some(({ type }) => type === 'street_number') ? undefined : parts.houseNumber,
  ]
  const known = unasked
    .reduce<string>((text, part) => (part ? text.replace(part, '') : text), formatted)
    .replace(/\s+#?(?=,|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/^[\s,]+/, '')
  const number = formatted.includes(guess('street_number') ?? '')
    ? undefined
    : guess('street_number')
  const route = guess('route')
  const line = route
    ? [[number, route].filter(Boolean).join(' '), known]
    : [[number, known].filter(Boolean).join(' ')]
  return [guess('subpremise'), ...line].filter(Boolean).join(', ')
}

/**
 * USPS' delivery point validation, for the United States. `Y`: all confirmed. `S`: the unit is not.
 * `D`: the unit is missing. `N`: no such number.
 */
function uspsOf({ form, components, missing, granularity }: Validated): object {
  const { parts } = form
  const isUnitUnknown = components.some(
    ({ type, level }) => type === 'subpremise' && level !== 'CONFIRMED',
  )
  const isHouseKnown = granularity === 'PREMISE' || granularity === 'SUB_PREMISE'
  const unitWord = isUnitUnknown ? 'S' : missing.includes('subpremise') ? 'D' : 'Y'
  const area = [parts.locality ?? parts.sublocality1, parts.regionCode, parts.postalCode]
  return {
    standardizedAddress: {
      firstAddressLine: (shortAddressLine(form) ?? '').toUpperCase(),
      cityStateZipAddressLine: area.filter(Boolean).join(' ').toUpperCase(),
      ...(area[0] && { city: area[0].toUpperCase() }),
      ...(parts.regionCode && { state: parts.regionCode }),
      ...(parts.postalCode && { zipCode: parts.postalCode }),
    },
    dpvConfirmation: isHouseKnown ? unitWord : 'N',
  }
}
