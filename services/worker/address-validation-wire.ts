import { normaliseComponents } from '../../shared/address/components.ts'
import type { AddressComponent } from '../../shared/api/details.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { objectOf } from './places/new-wire.ts'
import { PlacesError } from './places/places.ts'

/** Proto3 JSON: whatever is at its default is absent (provider-contract §0.7). */
interface Component {
  componentName?: { text?: string }
  componentType?: string
  confirmationLevel?: string
  inferred?: boolean
  spellCorrected?: boolean
  replaced?: boolean
}
interface Validation {
  result?: {
    verdict?: { geocodeGranularity?: string; hasUnconfirmedComponents?: boolean }
    address?: {
      formattedAddress?: string
      postalAddress?: { regionCode?: string; administrativeArea?: string }
      addressComponents?: Component[]
      unresolvedTokens?: string[]
    }
    geocode?: { location?: { latitude?: number; longitude?: number }; placeId?: string; placeTypes?: string[] }
  }
}

const precisions = new Map<string, NonNullable<Candidate['precision']>>([
  ['SUB_PREMISE', 'rooftop'],
  ['PREMISE', 'rooftop'],
  ['PREMISE_PROXIMITY', 'interpolated'],
  ['BLOCK', 'centre'],
  ['ROUTE', 'centre'],
])

/**
 * The place that the address was taken for, with nothing that Google could not confirm: it gives that back as it was typed. Its
 * corrections need no reading, as the judge compares by itself. `region` is the state or province as it was typed. Undefined where
 * nothing was confirmed. provider-contract §6
 */
export function readValidation(body: unknown, region: string | undefined): Candidate | undefined {
  const { verdict = {}, address = {}, geocode = {} } = objectOf<Validation>(body).result ?? nonsense('no result')
  const { addressComponents = [], formattedAddress = '', postalAddress = {}, unresolvedTokens = [] } = address
  const precision = precisions.get(verdict.geocodeGranularity ?? '') ?? 'approximate'
  // A number between two known ones is plausible by them, as where Geocoding interpolates.
  const isConfirmed = ({ confirmationLevel, componentType }: Component) =>
    confirmationLevel === 'CONFIRMED' ||
    (precision === 'interpolated' &&
      componentType === 'street_number' &&
      confirmationLevel === 'UNCONFIRMED_BUT_PLAUSIBLE')
  const confirmed = addressComponents.filter(isConfirmed)
  if (!geocode.placeId || !confirmed.some(({ componentType }) => componentType !== 'country')) return undefined
  const { location } = geocode
  return {
    placeId: geocode.placeId,
    formattedAddress: without(
      formattedAddress,
      addressComponents.filter((component) => !isConfirmed(component)).map(textOf),
    ),
    components: normaliseComponents(confirmed.map((component) => readComponent(component, postalAddress, region))),
    ...(location && { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 }),
    precision,
    types: geocode.placeTypes ?? [],
    ...((verdict.hasUnconfirmedComponents || unresolvedTokens.length > 0) && { partialMatch: true }),
  }
}

const regionType = 'administrative_area_level_1'

const textOf = ({ componentName }: Component): string => componentName?.text ?? ''

/** Short names stand only in the postal address; a region's long one nowhere, but it is the one that was typed and needed no correction. */
function readComponent(
  component: Component,
  { regionCode, administrativeArea }: { regionCode?: string; administrativeArea?: string },
  region: string | undefined,
): AddressComponent {
  const { componentType = '', inferred, spellCorrected, replaced } = component
  const isAsTyped = !inferred && !spellCorrected && !replaced
  const longText = (componentType === regionType && isAsTyped && region) || textOf(component)
  const short = { country: regionCode, [regionType]: administrativeArea }[componentType]
  return { longText, shortText: short ?? longText, types: [componentType] }
}

/** The formatted address without these parts of it. */
function without(formatted: string, parts: readonly string[]): string {
  const rest = parts.filter(Boolean).reduce((text, part) => {
    const at = text.indexOf(part)
    return at < 0 ? text : text.slice(0, at) + text.slice(at + part.length)
  }, formatted)
  return rest
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

function nonsense(what: string): never {
  throw new PlacesError('nonsense', what)
}
