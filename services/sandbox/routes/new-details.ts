import type { FastifyRequest } from 'fastify'
import { languageOf, queryOf } from '../parameters.ts'
import { placeFor } from '../places/special-places.ts'
import { invalid, type Problem } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import { type NewMask, newMask } from '../wire/new-mask.ts'
import { newPlace } from '../wire/new-place.ts'
import {
  localeProblem,
  maskPaths,
  newApiKey,
  sessionTokenProblem,
  unknownPath,
} from '../wire/new-request.ts'
import { camelCase } from '../wire/proto-json.ts'

const placeIdOf = (request: FastifyRequest): string =>
  (request.params as { placeId: string }).placeId

/** As in a body, names may have underscores. */
const protoQueryOf = (request: FastifyRequest): ReturnType<typeof queryOf> =>
  Object.fromEntries(
    Object.entries(queryOf(request)).map(([name, value]) => [camelCase(name), value]),
  )

/** `GET /v1/places/{placeId}`. */
export const newDetails: ProviderRoute = {
  method: 'GET',
  url: '/v1/places/:placeId',
  operation: 'details',
  edition: 'new',
  apiKey: newApiKey,
  subject: placeIdOf,
  sessionToken: (request) => protoQueryOf(request).sessionToken || undefined,
  answer(request, { gazetteer }) {
    const { sessionToken, languageCode, regionCode } = protoQueryOf(request)
    const problem = sessionTokenProblem(sessionToken) ?? localeProblem({ languageCode, regionCode })
    if (problem) return { problem }
    const mask = maskOf(request)
    if ('kind' in mask) return { problem: mask }
    const found = placeFor(gazetteer, placeIdOf(request))
    if (found === 'malformed')
      return { problem: invalid(`Not a valid Place ID: ${placeIdOf(request)}`, 'name') }
    if (found === 'unknown') return { problem: { kind: 'notFound' } }
    return {
      body: mask.trim(newPlace(found.place, languageOf(request, languageCode), found.moved)),
      call: {
        operation: 'details',
        edition: 'new',
        tier: mask.tier,
        token: sessionToken || undefined,
      },
    }
  },
}

const MISSING_MASK =
  'FieldMask is a required parameter. See ' +
  'https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an ' +
  "example, you can set the header 'X-Goog-FieldMask' with value 'id,displayName'."

function maskOf(request: FastifyRequest): NewMask | Problem {
  const paths = maskPaths(request)
  if (paths.length === 0) return invalid(MISSING_MASK)
  const mask = newMask(paths)
  return 'unknown' in mask ? unknownPath(mask.unknown) : mask
}
