import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { languageOf, MAX_RADIUS_METERS, regionOf } from '../parameters.ts'
import { type Area, distanceMeters } from '../places/area.ts'
import type { Hit, SearchQuery } from '../places/gazetteer.ts'
import type { Match } from '../places/highlight.ts'
import { searchFor } from '../places/special-places.ts'
import { invalid, type Problem } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import {
  bodyProblem,
  localeProblem,
  maskPaths,
  newApiKey,
  sessionTokenProblem,
  unknownPath,
} from '../wire/new-request.ts'
import { suggestionsMask } from '../wire/new-suggestions-mask.ts'
import { newTypeFilter, predictionTypes } from '../wire/place-types.ts'
import { predictionOf } from '../wire/prediction.ts'
import { readProtoJson } from '../wire/proto-json.ts'

const Closed = { additionalProperties: false } as const
const LatLng = Type.Object(
  {
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  },
  Closed,
)
const Circle = Type.Object(
  {
    center: LatLng,
    radius: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_RADIUS_METERS })),
  },
  Closed,
)
const Location = Type.Object(
  {
    circle: Type.Optional(Circle),
    rectangle: Type.Optional(Type.Object({ low: LatLng, high: LatLng }, Closed)),
  },
  Closed,
)
const Body = Type.Object(
  {
    input: Type.Optional(Type.String()),
    includedPrimaryTypes: Type.Optional(Type.Array(Type.String())),
    includedRegionCodes: Type.Optional(Type.Array(Type.String(), { maxItems: 15 })),
    locationBias: Type.Optional(Location),
    locationRestriction: Type.Optional(Location),
    languageCode: Type.Optional(Type.String()),
    regionCode: Type.Optional(Type.String()),
    origin: Type.Optional(LatLng),
    inputOffset: Type.Optional(Type.Integer({ minimum: 0 })),
    includeQueryPredictions: Type.Optional(Type.Boolean()),
    includePureServiceAreaBusinesses: Type.Optional(Type.Boolean()),
    includeFutureOpeningBusinesses: Type.Optional(Type.Boolean()),
    sessionToken: Type.Optional(Type.String()),
  },
  Closed,
)

type Body = Type.Static<typeof Body>
type LatLng = Type.Static<typeof LatLng>

const validator = Compile(Body)
const MAX_SUGGESTIONS = 5

/** `POST /v1/places:autocomplete`. */
export const newAutocomplete: ProviderRoute = {
  method: 'POST',
  url: '/v1/places::autocomplete',
  operation: 'autocomplete',
  edition: 'new',
  apiKey: newApiKey,
  subject: (request) => textOf(request, 'input') ?? '',
  sessionToken: (request) => textOf(request, 'sessionToken') || undefined,
  answer(request, { gazetteer }) {
    const body = bodyOf(request)
    if (!validator.Check(body)) return { problem: bodyProblem(validator.Errors(body)) }
    const search = read(body, languageOf(request, body.languageCode))
    if ('kind' in search) return { problem: search }
    const trim = suggestionsMask(maskPaths(request))
    if ('unknown' in trim) return { problem: unknownPath(trim.unknown) }
    const suggestions = searchFor(gazetteer, search).map((hit) =>
      trim(render(hit, search, body.origin)),
    )
    const call = {
      operation: 'autocomplete',
      edition: 'new',
      token: body.sessionToken || undefined,
    } as const
    return { body: suggestions.length > 0 ? { suggestions } : {}, call }
  },
}

const bodyOf = ({ body }: FastifyRequest): unknown => readProtoJson(Body, body ?? {})

function textOf(request: FastifyRequest, field: 'input' | 'sessionToken'): string | undefined {
  const value = (bodyOf(request) as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : undefined
}

function read(body: Body, language: string): SearchQuery | Problem {
  if (!body.input?.trim()) return invalid('Invalid input: input must be specified.', 'input')
  const problem = sessionTokenProblem(body.sessionToken) ?? localeProblem(body)
  if (problem) return problem
  const countries = (body.includedRegionCodes ?? []).map(regionOf)
  const known = countries.filter((code) => code !== undefined)
  if (known.length < countries.length)
    return invalid('Invalid region code in included_region_codes.', 'included_region_codes')
  const accepts = newTypeFilter(body.includedPrimaryTypes ?? [])
  if (accepts === 'invalid')
    return invalid('Invalid included_primary_types.', 'included_primary_types')
  const place = placeOf(body)
  if ('kind' in place) return place
  const input = body.inputOffset ? [...body.input].slice(0, body.inputOffset).join('') : body.input
  return {
    input,
    language,
    countries: known,
    ...(body.includedPrimaryTypes?.length && { accepts }),
    limit: MAX_SUGGESTIONS,
    ...place,
  }
}

function placeOf({
  locationBias,
  locationRestriction,
}: Body): { area?: Area; strict?: boolean } | Problem {
  if (locationBias && locationRestriction)
    return invalid(
      'Only one of location_bias and location_restriction may be set.',
      'location_restriction',
    )
  const location = locationRestriction ?? locationBias
  if (!location) return {}
  const name = locationRestriction ? 'location_restriction' : 'location_bias'
  const { circle, rectangle } = location
  if ((circle === undefined) === (rectangle === undefined))
    return invalid(`Set either circle or rectangle in ${name}.`, name)
  if (circle)
    return {
      area: { center: point(circle.center), radiusMeters: circle.radius ?? 0 },
      strict: !!locationRestriction,
    }
  const area = { low: point(rectangle?.low), high: point(rectangle?.high) }
  if (area.low.latitude > area.high.latitude)
    return invalid(`Low latitude is above high latitude in ${name}.rectangle.`, name)
  return { area, strict: !!locationRestriction }
}

const point = (value: LatLng | undefined) => ({
  latitude: value?.latitude ?? 0,
  longitude: value?.longitude ?? 0,
})

function render(
  { place }: Hit,
  { input, language }: SearchQuery,
  origin: LatLng | undefined,
): Record<string, unknown> {
  const prediction = predictionOf(place, input, language)
  const distance =
    origin && place.kind !== 'route' ? Math.round(distanceMeters(point(origin), place)) : 0
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: formatted(prediction.description, prediction.matches),
      structuredFormat: {
        mainText: formatted(prediction.main, prediction.mainMatches),
        ...(prediction.secondary && {
          secondaryText: formatted(prediction.secondary, prediction.secondaryMatches),
        }),
      },
      types: predictionTypes(place),
      ...(distance > 0 && { distanceMeters: distance }),
    },
  }
}

/** As in proto3 JSON, a start of 0 and an empty list are omitted. */
function formatted(text: string, matches: readonly Match[]): object {
  if (matches.length === 0) return { text }
  const ranges = matches.map(({ offset, length }) => ({
    ...(offset > 0 && { startOffset: offset }),
    endOffset: offset + length,
  }))
  return { text, matches: ranges }
}
