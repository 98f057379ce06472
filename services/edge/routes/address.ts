import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { isTooShort, searchText } from '../../../shared/address/short-input.ts'
import {
  AutocompleteData,
  AutocompleteRequest,
  maxLegacyCountries,
} from '../../../shared/api/autocomplete.ts'
import { DetailsQuery, PlaceDetails } from '../../../shared/api/details.ts'
import { Envelope, Refresh, strict } from '../../../shared/api/envelope.ts'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { ok } from '../http/envelope.ts'
import { languageOf } from '../http/language.ts'
import { askWorkers } from '../jobs/ask-workers.ts'
import type { JobClient } from '../jobs/job-client.ts'
import { providerErrors } from '../reference/described-route.ts'

interface Options {
  jobClient: JobClient
  edition: Edition
  minInputLength: number
}

const AutocompleteBody = Type.Object(
  { ...AutocompleteRequest.properties, ...Refresh.properties },
  {
    ...strict,
    examples: [
      { input: '1600 amphi', countries: ['US'] },
      {
        input: 'avenue des champs',
        language: 'fr',
        near: { latitude: 48.86, longitude: 2.34, radius: 5000 },
        limit: 3,
      },
    ],
  },
)
const responseHeaders = ['Server-Timing', 'X-Provider-Calls', 'X-Provider'] as const

export const addressRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { jobClient, edition, minInputLength },
) => {
  app.post(
    '/api/address/autocomplete',
    {
      config: {
        limit: 'autocomplete',
        reference: {
          errors: [...providerErrors, 'SUPERSEDED'],
          requestHeaders: ['language'],
          responseHeaders,
        },
      },
      schema: {
        operationId: 'autocomplete',
        tags: ['Addresses'],
        summary: 'Suggestions for what the buyer has typed so far',
        description:
          'Send each input with the `sessionToken` of the answer before. A newer input of ' +
          'the same session takes the place of an older one for which the provider was not ' +
          'called yet. Inputs of fewer than three letters and digits get no suggestions and ' +
          'cost nothing; a sign of Han, Kana or Hangul counts as two.',
        body: AutocompleteBody,
        response: { 200: Envelope(AutocompleteData) },
      },
    },
    async (request, reply) => {
      const { sessionToken, countries, language, near, limit } = request.body
      const input = searchText(request.body.input)
      if (edition === 'legacy' && countries && countries.length > maxLegacyCountries)
        throw tooManyCountries
      if (isTooShort(input, minInputLength)) {
        reply.header('x-provider-calls', 0)
        if (edition === 'osm' && request.grant.mode === 'live') reply.header('x-provider', edition)
        return ok(request, { sessionToken: sessionToken ?? randomUUID(), predictions: [] })
      }
      // Always in this order: identical requests are recognised by their JSON.
      const query = {
        input,
        ...(sessionToken && { sessionToken }),
        ...(countries && { countries: countries.map((country) => country.toUpperCase()).sort() }),
        ...(near && {
          near: { latitude: near.latitude, longitude: near.longitude, radius: near.radius },
        }),
        ...(limit && { limit }),
      }
      const data = await askWorkers(jobClient, request, reply, {
        kind: 'autocomplete',
        query,
        language: languageOf(request, language),
        ...(sessionToken && { sessionToken }),
      })
      return ok(request, {
        ...data,
        sessionToken: data.sessionToken ?? sessionToken ?? randomUUID(),
      })
    },
  )

  app.get(
    '/api/address/details',
    {
      config: {
        limit: 'details',
        reference: {
          errors: [...providerErrors, 'PLACE_NOT_FOUND', 'PLACE_ID_MALFORMED'],
          requestHeaders: ['language'],
          responseHeaders,
        },
      },
      schema: {
        operationId: 'getPlaceDetails',
        tags: ['Addresses'],
        summary: 'Address and coordinates of the chosen place',
        description:
          'Ends the session of its `sessionToken`. With `only=placeId` the answer has ' +
          'nothing but the current id of the place, which costs nothing: refresh stored ids ' +
          'so once a year.',
        querystring: Type.Object(DetailsQuery.properties, strict),
        response: { 200: Envelope(PlaceDetails) },
      },
    },
    async (request, reply) => {
      const { placeId, sessionToken, language, only } = request.query
      const query = { placeId, ...(sessionToken && { sessionToken }), ...(only && { only }) }
      const asked = { kind: 'details', query, language: languageOf(request, language) } as const
      return ok(request, await askWorkers(jobClient, request, reply, asked))
    },
  )
}

const tooManyCountries = new AppError('REQUEST_INVALID', {
  details: [
    {
      field: 'countries',
      code: 'TOO_MANY',
      message: `must NOT have more than ${maxLegacyCountries} items with the legacy edition`,
    },
  ],
})
