import { languageOf, listOf, pointOf, queryOf, rectangleOf, regionOf } from '../parameters.ts'
import type { Area, Point } from '../places/area.ts'
import type { Gazetteer, Hit } from '../places/gazetteer.ts'
import { fold } from '../places/normalise.ts'
import { type Place, typesOf } from '../places/place.ts'
import { placeFor, searchFor } from '../places/special-places.ts'
import { invalid, type Problem } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import { specialPlaceOf } from '../test-inputs.ts'
import { legacyComponents, legacyGeometry, legacyPlusCode } from '../wire/legacy-place.ts'
import { plusCode } from '../wire/plus-code.ts'
import { shownForm } from '../wire/shown-form.ts'

type Query = ReturnType<typeof queryOf>
type Components = Readonly<Record<string, string>>
type Found = readonly Pick<Hit, 'place' | 'partial'>[]

const MISSING =
  "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter."
const MAX_RESULTS = 5

/** `GET /maps/api/geocode/json`. */
export const geocode: ProviderRoute = {
  method: 'GET',
  url: '/maps/api/geocode/json',
  operation: 'geocoding',
  edition: 'legacy',
  apiKey: (request) => queryOf(request).key,
  subject: (request) => queryOf(request).address ?? queryOf(request).place_id ?? '',
  sessionToken: () => undefined,
  answer(request, { gazetteer }) {
    const query = queryOf(request)
    const language = languageOf(request, query.language)
    const found = find(query, language, gazetteer)
    if ('kind' in found) return { problem: found }
    const results = found.map((hit) => render(hit, language))
    const point = query.place_id ? undefined : pointOf(query.latlng)
    return {
      body: {
        ...(point && { plus_code: plusCodeAt(point, found[0]?.place, language) }),
        results,
        status: results.length > 0 ? 'OK' : 'ZERO_RESULTS',
      },
      call: { operation: 'geocoding', edition: 'legacy' },
    }
  },
}

function find(query: Query, language: string, gazetteer: Gazetteer): Found | Problem {
  if (query.place_id) return byPlaceId(query.place_id, gazetteer)
  if (query.latlng) return byPoint(query, gazetteer)
  const components = componentsFilter(query.components)
  if (!components) return invalid("Invalid request. Invalid 'components' parameter.", 'components')
  if (!query.address && Object.keys(components).length === 0) return invalid(MISSING)
  const area = query.bounds ? rectangleOf(query.bounds) : undefined
  if (query.bounds && !area)
    return invalid("Invalid request. Invalid 'bounds' parameter.", 'bounds')
  return byAddress(
    query.address ?? '',
    components,
    { language, region: query.region, area },
    gazetteer,
  )
}

function byPlaceId(placeId: string, gazetteer: Gazetteer): Found | Problem {
  const special = specialPlaceOf(placeId)?.outcome
  if (special === 'obsolete' || special === 'moved') return { kind: 'notFound' }
  if (special === 'notGeocoded') return []
  const found = placeFor(gazetteer, placeId)
  if (found === 'malformed')
    return invalid("Invalid request. Invalid 'place_id' parameter.", 'place_id')
  // Unlike details, geocoding has no error for an id that never was.
  if (found === 'unknown') return []
  return [{ place: found.place, partial: false }]
}

function byPoint(query: Query, gazetteer: Gazetteer): Found | Problem {
  const point = pointOf(query.latlng)
  if (!point) return invalid("Invalid request. Invalid 'latlng' parameter.", 'latlng')
  const types = listOf(query.result_type, '|')
  const precisions = listOf(query.location_type, '|')
  return gazetteer
    .at(point)
    .filter((place) => types.length === 0 || typesOf(place).some((type) => types.includes(type)))
    .filter((place) => precisions.length === 0 || precisions.includes(place.precision))
    .map((place) => ({ place, partial: false }))
}

type Context = { language: string; region: string | undefined; area: Area | undefined }

function byAddress(
  address: string,
  components: Components,
  context: Context,
  gazetteer: Gazetteer,
): Found {
  const { country, postal_code: postalCode, ...influences } = components
  const countryCode = country && (regionOf(country) ?? gazetteer.countryCode(country))
  if (country && !countryCode) return []
  const input = [address, ...Object.values(influences), address ? undefined : postalCode]
    .filter(Boolean)
    .join(', ')
  if (!input)
    return countryCode
      ? gazetteer.country(countryCode).map((place) => ({ place, partial: false }))
      : []
  const hits = searchFor(gazetteer, {
    input,
    language: context.language,
    countries: countryCode ? [countryCode] : [],
    ...(context.area && { area: context.area }),
    typing: false,
    limit: MAX_RESULTS,
  })
  const allowed = hits.filter((hit) => !postalCode || samePostalCode(hit.place, postalCode))
  return ambiguous(preferRegion(allowed, context.region))
}

function samePostalCode({ local }: Place, wanted: string): boolean {
  const bare = (code: string | undefined) => fold(code ?? '').replace(/[^a-z0-9]/g, '')
  return bare(local.postalCode) === bare(wanted)
}

/** `region` is a bias: it decides only between results that are about equally good. */
function preferRegion(hits: readonly Hit[], region: string | undefined): readonly Hit[] {
  const code = region && regionOf(region)
  const inside = hits.filter((hit) => hit.place.local.countryCode === code)
  const best = hits[0]
  return inside[0] && best && inside[0].score >= best.score * 0.9 ? inside : hits
}

/** The best result, and those equally good: several results mean an ambiguous address. */
function ambiguous(hits: readonly Hit[]): Found {
  const best = hits[0]
  return best ? hits.filter((hit) => hit.score >= best.score * 0.995) : []
}

/**
 * Parses `name:value|…`. Undefined if malformed, or if a component that may come once is repeated.
 */
function componentsFilter(text: string | undefined): Components | undefined {
  const components: Record<string, string> = {}
  for (const item of listOf(text, '|')) {
    const [, name, value] =
      /^(postal_code|country|route|locality|administrative_area):(.+)$/.exec(item) ?? []
    if (!name || !value) return undefined
    if (components[name] && name !== 'locality' && name !== 'administrative_area') return undefined
    components[name] = components[name] ? `${components[name]}, ${value}` : value
  }
  return components
}

function render({ place, partial }: Found[number], language: string): object {
  return {
    address_components: legacyComponents(place, language),
    formatted_address: shownForm(place, language).formatted,
    geometry: { ...legacyGeometry(place), location_type: place.precision },
    ...(partial && { partial_match: true }),
    place_id: place.id,
    ...(isExact(place) && { plus_code: legacyPlusCode(place, place, language) }),
    types: typesOf(place),
  }
}

/** Streets and areas have no plus code. */
const isExact = ({ precision }: Place): boolean =>
  precision === 'ROOFTOP' || precision === 'RANGE_INTERPOLATED'

/** Of the point itself, even where nothing is found. */
const plusCodeAt = (point: Point, place: Place | undefined, language: string): object =>
  place
    ? legacyPlusCode(point, place, language)
    : { global_code: plusCode(point.latitude, point.longitude) }
