import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { regionNames } from '../../../../shared/address/data/region-codes.ts'
import type { AddressComponent } from '../../../../shared/api/details.ts'
import type { Candidate } from '../../../../shared/verdict/found.ts'
import { LatLng } from '../google-new/wire.ts'
import { normaliseComponents } from '../normalise-components.ts'
import { inForm } from '../port.ts'
import { lineWithout } from './line-without.ts'

const text = Type.Optional(Type.String())
const texts = Type.Optional(Type.Array(Type.String()))
const flag = Type.Optional(Type.Boolean())

/** Proto3 JSON: a field at its default is absent (../README.md, Formats). */
const Component = Type.Object({
  componentName: Type.Optional(Type.Object({ text })),
  componentType: text,
  confirmationLevel: text,
  inferred: flag,
  spellCorrected: flag,
  replaced: flag,
})
type Component = Type.Static<typeof Component>
const validationForm = Compile(
  Type.Object({
    result: Type.Object({
      verdict: Type.Optional(
        Type.Object({
          validationGranularity: text,
          geocodeGranularity: text,
          hasUnconfirmedComponents: flag,
        }),
      ),
      address: Type.Optional(
        Type.Object({
          formattedAddress: text,
          postalAddress: Type.Optional(Type.Object({ regionCode: text, administrativeArea: text })),
          addressComponents: Type.Optional(Type.Array(Component)),
          missingComponentTypes: texts,
          unresolvedTokens: texts,
        }),
      ),
      uspsData: Type.Optional(Type.Object({ dpvConfirmation: text })),
      geocode: Type.Optional(
        Type.Object({ location: Type.Optional(LatLng), placeId: text, placeTypes: texts }),
      ),
    }),
  }),
)

const precisions = new Map<string, NonNullable<Candidate['precision']>>([
  ['SUB_PREMISE', 'rooftop'],
  ['PREMISE', 'rooftop'],
  ['PREMISE_PROXIMITY', 'interpolated'],
  ['BLOCK', 'centre'],
  ['ROUTE', 'centre'],
])

/** What is coarser than a house and its neighbours. */
const coarse = new Set(['BLOCK', 'ROUTE', 'OTHER'])

/**
 * The place that Google found for the address. Parts that Google did not confirm are left out,
 * because Google returns them as they were typed. Google's list of corrections is not read: the
 * judge compares the address itself. `region` is the state or province as it was typed.
 * Returns undefined if nothing but the country was confirmed.
 */
export function readValidation(body: unknown, region: string | undefined): Candidate | undefined {
  const {
    verdict = {},
    address = {},
    geocode = {},
    uspsData = {},
  } = inForm(validationForm, body).result
  const {
    addressComponents = [],
    missingComponentTypes = [],
    formattedAddress = '',
    postalAddress = {},
    unresolvedTokens = [],
  } = address
  const precision = precisions.get(verdict.geocodeGranularity ?? '') ?? 'approximate'
  // A number between two known numbers is plausible. Geocoding interpolates such numbers too.
  const isConfirmed = ({ confirmationLevel, componentType }: Component) =>
    confirmationLevel === 'CONFIRMED' ||
    (precision === 'interpolated' &&
      componentType === 'street_number' &&
      confirmationLevel === 'UNCONFIRMED_BUT_PLAUSIBLE')
  const confirmed = addressComponents.filter(isConfirmed)
  const unconfirmed = addressComponents.filter((component) => !isConfirmed(component))
  if (!geocode.placeId || !confirmed.some(({ componentType }) => componentType !== 'country'))
    return undefined
  const { location } = geocode
  return {
    placeId: geocode.placeId,
    formattedAddress: lineWithout(
      formattedAddress,
      addressComponents.map((component) => ({
        text: textOf(component),
        type: component.componentType ?? '',
        isConfirmed: isConfirmed(component),
      })),
      postalAddress.regionCode ?? '',
    ),
    components: normaliseComponents(
      confirmed.map((component) => readComponent(component, postalAddress, region)),
    ),
    ...(location && { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 }),
    precision,
    types: geocode.placeTypes ?? [],
    ...((verdict.hasUnconfirmedComponents ||
      unresolvedTokens.length > 0 ||
      // Each part is known by itself, and the house among them was not validated.
      (coarse.has(verdict.validationGranularity ?? '') && confirmed.some(isNumber))) && {
      partialMatch: true,
    }),
    ...doubtsOf(
      unconfirmed.map(({ componentType }) => componentType),
      uspsData.dpvConfirmation,
    ),
    ...deliveryOf(uspsData.dpvConfirmation, missingComponentTypes),
  }
}

const isNumber = ({ componentType }: Component): boolean => componentType === 'street_number'

/**
 * What is doubtful of the address, by the types of the unconfirmed components. USPS says `S` where
 * it knows the building, and not the given flat.
 */
function doubtsOf(
  types: readonly (string | undefined)[],
  dpv: string | undefined,
): Pick<Candidate, 'unconfirmed' | 'isCodeUnconfirmed'> {
  const parts = [
    ...(types.includes('street_number') ? (['houseNumber'] as const) : []),
    ...(types.includes('subpremise') || dpv === 'S' ? (['unit'] as const) : []),
  ]
  return {
    ...(types.includes('postal_code') && { isCodeUnconfirmed: true }),
    ...(parts.length > 0 && { unconfirmed: parts }),
  }
}

/**
 * What is missing for a delivery. USPS' delivery point validation says `D` where a building has
 * flats and none is given, and `N` where it delivers nothing to the address.
 */
function deliveryOf(
  dpv: string | undefined,
  missing: readonly string[],
): Pick<Candidate, 'missing' | 'undelivered'> {
  const lacksUnit = dpv === 'D' || missing.includes('subpremise')
  const parts = [
    ...(missing.includes('street_number') ? (['houseNumber'] as const) : []),
    ...(lacksUnit ? (['unit'] as const) : []),
  ]
  return {
    ...(parts.length > 0 && { missing: parts }),
    ...(dpv === 'N' && { undelivered: true }),
  }
}

const regionType = 'administrative_area_level_1'

/** Longer texts are names of regions, not codes. */
const maxCode = 3

const textOf = ({ componentName }: Component): string => componentName?.text ?? ''

/**
 * Google returns a region by its name or by its code, and its code in the postal address too. The
 * other name is from a table. A code in none of them stands for the typed name, if Google did not
 * correct it.
 */
function readComponent(
  component: Component,
  { regionCode = '', administrativeArea }: { regionCode?: string; administrativeArea?: string },
  region: string | undefined,
): AddressComponent {
  const { componentType = '', inferred, spellCorrected, replaced } = component
  const text = textOf(component)
  if (componentType === 'country')
    return { longText: text, shortText: regionCode || text, types: [componentType] }
  if (componentType !== regionType)
    return { longText: text, shortText: text, types: [componentType] }
  const names = regionNames[regionCode] ?? {}
  const code = [administrativeArea, text].find((name) => name && Object.hasOwn(names, name))
  const isAsTyped = !inferred && !spellCorrected && !replaced
  const isCode = text.length <= maxCode
  const longText = names[code ?? ''] ?? ((isCode && isAsTyped && region) || text)
  return { longText, shortText: code ?? administrativeArea ?? longText, types: [componentType] }
}
