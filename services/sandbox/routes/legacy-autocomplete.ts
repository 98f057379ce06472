import type { FastifyRequest } from 'fastify'
import {
  areaOf,
  languageOf,
  listOf,
  MAX_RADIUS_METERS,
  pointOf,
  queryOf,
  regionOf,
} from '../parameters.ts'
import { type Area, distanceMeters, type Point } from '../places/area.ts'
import type { Hit, SearchQuery } from '../places/gazetteer.ts'
import type { Match } from '../places/highlight.ts'
import { searchFor } from '../places/special-places.ts'
import { invalid, type Problem } from '../problems.ts'
import type { Answer, Provider, ProviderRoute } from '../provider.ts'
import { legacyTypeFilter, predictionTypes } from '../wire/place-types.ts'
import { predictionOf } from '../wire/prediction.ts'

type Query = ReturnType<typeof queryOf>
type ParsedRequest = { search: SearchQuery; origin: Point | undefined }

const MAX_PREDICTIONS = 5
const MAX_COUNTRIES = 5

/** `GET /maps/api/place/autocomplete/json`. */
export const legacyAutocomplete: ProviderRoute = {
  method: 'GET',
  url: '/maps/api/place/autocomplete/json',
  operation: 'autocomplete',
  edition: 'legacy',
  apiKey: (request) => queryOf(request).key,
  subject: (request) => queryOf(request).input ?? '',
  sessionToken: (request) => queryOf(request).sessiontoken || undefined,
  answer(request, provider) {
    const query = queryOf(request)
    const parsed = read(query, languageOf(request, query.language))
    return 'kind' in parsed ? { problem: parsed } : answer(request, provider, parsed)
  },
}

function answer(
  request: FastifyRequest,
  provider: Provider,
  { search, origin }: ParsedRequest,
): Answer {
  const hits = searchFor(provider.gazetteer, search)
  const predictions = hits.map((hit) => render(hit, search, origin))
  const status = predictions.length > 0 ? 'OK' : 'ZERO_RESULTS'
  const token = queryOf(request).sessiontoken || undefined
  return {
    body: { predictions, status },
    call: { operation: 'autocomplete', edition: 'legacy', token },
  }
}

function read(query: Query, language: string): ParsedRequest | Problem {
  const input = query.input ?? ''
  if (input.trim() === '')
    return invalid("Invalid request. Missing the 'input' parameter.", 'input')
  const countries = countriesOf(query.components)
  if (!countries) return invalid("Invalid request. Invalid 'components' parameter.", 'components')
  const accepts = legacyTypeFilter(listOf(query.types, '|'))
  if (accepts === 'invalid') return invalid("Invalid request. Invalid 'types' parameter.", 'types')
  const place = placeOf(query)
  if ('kind' in place) return place
  const origin = pointOf(query.origin)
  if (query.origin && !origin)
    return invalid("Invalid request. Invalid 'origin' parameter.", 'origin')
  const typed = caretInput(input, query.offset)
  return {
    search: {
      input: typed,
      language,
      countries,
      ...(query.types && { accepts }),
      limit: MAX_PREDICTIONS,
      ...place,
    },
    origin,
  }
}

/** Only the text up to the caret is matched. */
function caretInput(input: string, offset: string | undefined): string {
  const caret = Number(offset)
  return offset && Number.isInteger(caret) && caret > 0
    ? [...input].slice(0, caret).join('')
    : input
}

function countriesOf(components: string | undefined): string[] | undefined {
  const items = listOf(components, '|')
  const codes = items
    .map((item) => /^country:(.+)$/.exec(item)?.[1])
    .map((code) => code && regionOf(code))
  const known = codes.filter((code): code is string => !!code)
  return known.length === items.length && items.length <= MAX_COUNTRIES ? known : undefined
}

function placeOf(query: Query): { area?: Area; strict?: boolean } | Problem {
  for (const [name, strict] of [
    ['locationrestriction', true],
    ['locationbias', false],
  ] as const) {
    const text = query[name]
    if (!text || text === 'ipbias') continue
    const area = areaOf(text)
    return area ? { area, strict } : invalid(`Invalid request. Invalid '${name}' parameter.`, name)
  }
  return circleOf(query)
}

function circleOf(query: Query): { area?: Area; strict?: boolean } | Problem {
  const strict = query.strictbounds === 'true'
  const center = pointOf(query.location)
  if (query.location && !center)
    return invalid("Invalid request. Invalid 'location' parameter.", 'location')
  const radius = Number(query.radius || Number.NaN)
  if (query.radius && !(radius > 0))
    return invalid("Invalid request. Invalid 'radius' parameter.", 'radius')
  if (!center || Number.isNaN(radius))
    return strict
      ? invalid("Invalid request. 'strictbounds' needs 'location' and 'radius'.", 'strictbounds')
      : {}
  return { area: { center, radiusMeters: Math.min(radius, MAX_RADIUS_METERS) }, strict }
}

function render(
  { place }: Hit,
  { input, language }: SearchQuery,
  origin: Point | undefined,
): object {
  const prediction = predictionOf(place, input, language)
  return {
    description: prediction.description,
    ...(origin &&
      place.kind !== 'route' && { distance_meters: Math.round(distanceMeters(origin, place)) }),
    matched_substrings: substrings(prediction.matches),
    place_id: place.id,
    reference: place.id,
    structured_formatting: {
      main_text: prediction.main,
      main_text_matched_substrings: substrings(prediction.mainMatches),
      ...(prediction.secondary && { secondary_text: prediction.secondary }),
      ...(prediction.secondaryMatches.length > 0 && {
        secondary_text_matched_substrings: substrings(prediction.secondaryMatches),
      }),
    },
    terms: prediction.terms,
    types: predictionTypes(place),
  }
}

const substrings = (matches: readonly Match[]): Match[] =>
  matches.map(({ offset, length }) => ({ length, offset }))
