import { languageOf, listOf, queryOf } from '../parameters.ts'
import type { Attribution } from '../places/place.ts'
import { placeFor } from '../places/special-places.ts'
import { invalid } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import { legacyMask } from '../wire/legacy-mask.ts'
import { legacyPlace } from '../wire/legacy-place.ts'

/** `GET /maps/api/place/details/json`. */
export const legacyDetails: ProviderRoute = {
  method: 'GET',
  url: '/maps/api/place/details/json',
  operation: 'details',
  edition: 'legacy',
  apiKey: (request) => queryOf(request).key,
  subject: (request) => queryOf(request).place_id ?? '',
  sessionToken: (request) => queryOf(request).sessiontoken || undefined,
  answer(request, { gazetteer }) {
    const query = queryOf(request)
    if (!query.place_id)
      return { problem: invalid("Invalid request. Missing the 'placeid' parameter.", 'place_id') }
    const mask = legacyMask(listOf(query.fields, ','))
    if ('unknown' in mask)
      return {
        problem: invalid(
          `Error while parsing 'fields' parameter: Unsupported field name '${mask.unknown}'.`,
          'fields',
        ),
      }
    const place = placeFor(gazetteer, query.place_id)
    if (place === 'malformed')
      return { problem: invalid("Invalid request. Invalid 'place_id' parameter.", 'place_id') }
    if (place === 'unknown' || place.moved) return { problem: { kind: 'notFound' } }
    const { attribution } = place.place
    const result = mask.trim(legacyPlace(place.place, languageOf(request, query.language)))
    const token = query.sessiontoken || undefined
    return {
      body: { html_attributions: attribution ? [inHtml(attribution)] : [], result, status: 'OK' },
      call: { operation: 'details', edition: 'legacy', data: mask.data, token },
    }
  },
}

const inHtml = ({ provider, providerUri }: Attribution) =>
  `<a href="${providerUri}">${provider}</a>`.replaceAll('&', '&amp;')
