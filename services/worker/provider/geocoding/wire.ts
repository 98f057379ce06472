import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Candidate } from '../../../../shared/verdict/found.ts'
import {
  answerStatus,
  LegacyComponent,
  LegacyLocation,
  readLegacyComponent,
} from '../google-legacy/wire.ts'
import { normaliseComponents } from '../normalise-components.ts'
import { inForm } from '../port.ts'

const text = Type.Optional(Type.String())

const geocodesForm = Compile(
  Type.Object({
    status: answerStatus,
    results: Type.Optional(
      Type.Array(
        Type.Object({
          place_id: Type.String({ minLength: 1 }),
          formatted_address: text,
          address_components: Type.Optional(Type.Array(LegacyComponent)),
          geometry: Type.Optional(
            Type.Object({ location: Type.Optional(LegacyLocation), location_type: text }),
          ),
          partial_match: Type.Optional(Type.Boolean()),
          types: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    ),
  }),
)

const precisions = new Map<string, NonNullable<Candidate['precision']>>([
  ['ROOFTOP', 'rooftop'],
  ['RANGE_INTERPOLATED', 'interpolated'],
  ['GEOMETRIC_CENTER', 'centre'],
])

export function readGeocodes(body: unknown): Candidate[] {
  const { results = [] } = inForm(geocodesForm, body)
  return results.map(
    ({
      place_id,
      formatted_address = '',
      address_components = [],
      geometry,
      partial_match,
      types = [],
    }) => ({
      placeId: place_id,
      formattedAddress: formatted_address,
      components: normaliseComponents(address_components.map(readLegacyComponent)),
      ...(geometry?.location && {
        latitude: geometry.location.lat,
        longitude: geometry.location.lng,
      }),
      precision: precisions.get(geometry?.location_type ?? '') ?? 'approximate',
      types,
      ...(partial_match && { partialMatch: true }),
    }),
  )
}
