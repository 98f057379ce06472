import type { AddressValidation } from '../../../../services/worker/provider/address-validation/address-validation.ts'
import { readValidation } from '../../../../services/worker/provider/address-validation/wire.ts'
import { ProviderError } from '../../../../services/worker/provider/port.ts'
import type { PlaceText, WireComponent, WorldPlace } from '../tables.ts'
import type { Match, Search } from './search.ts'
import { likeness, minTelling, weightOf, wordsOf } from './words.ts'

/** The countries of the tables that the Address Validation API covers. Source: Google's list. */
export const validatedCountries = new Set(
  'AR AT AU BE BG BR CA CH CL CO CZ DE DK EE ES FI FR GB HR HU IE IN IT JP LT LU LV MX MY NL NO NZ PL PR PT SE SG SI SK US'.split(
    ' ',
  ),
)

/** The best match of a text, as geocoding ranks it, and whether another is as good. */
export type BestOf = (found: Match[]) => { best: Match; isAmbiguous: boolean } | undefined

/** The Address Validation API in the world of the tables. */
export const createValidation = (search: Search, bestOf: BestOf): AddressValidation => ({
  validate: async ({ addressLines, regionCode, region }) => {
    if (regionCode && !validatedCountries.has(regionCode))
      throw new ProviderError('invalid', `Unsupported region code: ${regionCode}.`)
    const text = addressLines.join(', ')
    const found = bestOf(search(text, regionCode ? [regionCode] : undefined))
    return { data: readValidation(found ? bodyOf(found, text) : unknownBody(regionCode), region) }
  },
  warm: async () => {},
  close: async () => {},
})

const unknownBody = (regionCode: string | undefined) => ({
  result: {
    verdict: { geocodeGranularity: 'OTHER', hasUnconfirmedComponents: true },
    address: { postalAddress: { regionCode } },
    geocode: { placeId: `country:${regionCode}`, placeTypes: ['country', 'political'] },
  },
})

/** The components that decide between places of one street and number. */
const deciding = new Set(['postal_code', 'locality', 'postal_town', 'sublocality_level_1'])

function bodyOf(
  { best: { place, as }, isAmbiguous }: NonNullable<ReturnType<BestOf>>,
  text: string,
) {
  const typed = new Set(wordsOf(text))
  const { components, formattedAddress } = textLike(place, typed)
  const known = new Set(
    Object.values(place.texts).flatMap(({ components: parts }) =>
      parts.flatMap(([long, short]) => [...wordsOf(long), ...wordsOf(short)]),
    ),
  )
  const unresolvedTokens = [...typed].filter(
    (word) =>
      !/\d/.test(word) &&
      weightOf(word) > minTelling &&
      ![...known].some((other) => likeness(word, other) > 0),
  )
  const number =
    as === 'street' ? [...typed].find((word) => /^\d{1,5}[a-z]?$/.test(word)) : undefined
  const parts = components.map((component) => validated(component, typed, isAmbiguous))
  const hasReplaced = parts.some((part) => 'replaced' in part)
  const hasUnconfirmed = isAmbiguous || number !== undefined
  const granularity = { address: 'PREMISE', name: 'PREMISE', street: 'ROUTE', town: 'OTHER' }[as]
  return {
    result: {
      verdict: {
        validationGranularity: granularity,
        geocodeGranularity: granularity,
        ...(hasUnconfirmed && { hasUnconfirmedComponents: true }),
        ...(hasReplaced && { hasReplacedComponents: true }),
        ...(unresolvedTokens.length === 0 && as === 'address' && { addressComplete: true }),
      },
      address: {
        formattedAddress,
        postalAddress: postalAddressOf(place, components),
        addressComponents: number ? [...parts, suspicious(number)] : parts,
        ...(as === 'street' && !number && { missingComponentTypes: ['street_number'] }),
        ...(unresolvedTokens.length > 0 && { unresolvedTokens }),
      },
      geocode: geocodeOf(place),
    },
  }
}

/** The place in the language whose words were typed, else in English. */
function textLike({ texts }: WorldPlace, typed: ReadonlySet<string>): PlaceText {
  const fits = ({ components }: PlaceText) =>
    components
      .flatMap(([long, short]) => wordsOf(`${long} ${short}`))
      .filter((word) => typed.has(word)).length
  const [best] = Object.values(texts).sort((a, b) => fits(b) - fits(a))
  if (!best) throw new Error('a place without texts')
  return best
}

function validated([long, short, types]: WireComponent, typed: Set<string>, isAmbiguous: boolean) {
  const isCode = types.includes('postal_code')
  const words = [...wordsOf(long), ...wordsOf(short)]
  const isTyped = isCode ? hasCode(long, typed) : words.some((word) => typed.has(word))
  const [componentType = ''] = types.filter(
    (type) => type !== 'political' && type !== 'sublocality',
  )
  const isReplaced = isCode && !isTyped && hasOtherCode(typed)
  const isOpen = isAmbiguous && types.some((type) => deciding.has(type)) && !isTyped
  return {
    componentName: { text: long },
    componentType,
    confirmationLevel: isOpen ? 'UNCONFIRMED_BUT_PLAUSIBLE' : 'CONFIRMED',
    ...(isReplaced && { replaced: true }),
    ...(!isTyped && !isReplaced && { inferred: true }),
  }
}

const hasCode = (code: string, typed: ReadonlySet<string>): boolean =>
  typed.has(wordsOf(code).join('')) || wordsOf(code).every((word) => typed.has(word))

/** Numbers of this length are mostly postal codes. */
const hasOtherCode = (typed: ReadonlySet<string>): boolean =>
  [...typed].some((word) => /\d/.test(word) && word.length >= 4)

const suspicious = (number: string) => ({
  componentName: { text: number },
  componentType: 'street_number',
  confirmationLevel: 'UNCONFIRMED_AND_SUSPICIOUS',
})

const postalAddressOf = ({ country }: WorldPlace, components: readonly WireComponent[]) => {
  const region = components.find(([, , types]) => types.includes('administrative_area_level_1'))
  return { regionCode: country, ...(region && { administrativeArea: region[1] }) }
}

const geocodeOf = ({ id, location: [latitude, longitude], types }: WorldPlace) => ({
  location: { latitude, longitude },
  placeId: id,
  placeTypes: types,
})
