import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AutocompleteData, AutocompleteRequest } from '../../../shared/api/autocomplete.ts'
import { DetailsQuery, PlaceDetails } from '../../../shared/api/details.ts'
import { Envelope, Refresh } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Cost, Kind } from '../../../shared/jobs/jobs.ts'
import type { Request } from '../../../shared/jobs/question-key.ts'
import type { Asker } from '../ask.ts'
import { ok } from '../envelope.ts'
import { plainLanguage, preferredLanguage } from '../language.ts'
import { serverTiming } from '../server-timing.ts'
import { isTooShort } from '../short-input.ts'

interface Options {
  asker: Asker
  edition: 'new' | 'legacy'
  shortestInput: number
}

/** provider-contract §1: the legacy edition takes five countries, the new one fifteen. */
const mostLegacyCountries = 5

const strict = { additionalProperties: false }
const AutocompleteBody = Type.Object({ ...AutocompleteRequest.properties, ...Refresh.properties }, strict)

export const addressRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { asker, edition, shortestInput }) => {
  app.post(
    '/api/address/autocomplete',
    { schema: { body: AutocompleteBody, querystring: Refresh, response: { 200: Envelope(AutocompleteData) } } },
    async (request, reply) => {
      const { sessionToken, countries, language, near, limit } = request.body
      const input = request.body.input.trim().replace(/\s+/g, ' ').normalize('NFC')
      if (edition === 'legacy' && countries && countries.length > mostLegacyCountries) throw tooManyCountries
      if (isTooShort(input, shortestInput)) {
        reply.header('x-provider-calls', 0)
        return ok(request, { sessionToken: sessionToken ?? randomUUID(), predictions: [] })
      }
      // Always in this order: identical questions are known by their text.
      const query = {
        input,
        ...(sessionToken && { sessionToken }),
        ...(countries && { countries: countries.map((country) => country.toUpperCase()).sort() }),
        ...(near && { near: { latitude: near.latitude, longitude: near.longitude, radius: near.radius } }),
        ...(limit && { limit }),
      }
      const data = await answer(request, reply, 'autocomplete', query, language, sessionToken)
      return ok(request, { ...data, sessionToken: data.sessionToken ?? sessionToken ?? randomUUID() })
    },
  )

  app.get(
    '/api/address/details',
    {
      schema: {
        querystring: Type.Object(DetailsQuery.properties, strict),
        body: Type.Object(Refresh.properties, strict),
        response: { 200: Envelope(PlaceDetails) },
      },
    },
    async (request, reply) => {
      const { placeId, sessionToken, language, only } = request.query
      const query = { placeId, ...(sessionToken && { sessionToken }), ...(only && { only }) }
      return ok(request, await answer(request, reply, 'details', query, language))
    },
  )

  async function answer<K extends Kind>(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: K,
    query: Request<K>,
    asked: string | undefined,
    sessionToken?: string,
  ) {
    const started = performance.now()
    const language = asked ? plainLanguage(asked) : preferredLanguage(request.headers['accept-language'])
    const { clientId } = request.grant
    const session = sessionToken && `${clientId}:${sessionToken}`
    const waiting = asker.ask({
      kind,
      request: query,
      language,
      clientId,
      requestId: request.id,
      ...(session && { session }),
    })
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) waiting.leave()
    })
    const outcome = await waiting.answer
    tellCost(reply, outcome.cost, performance.now() - started)
    if ('error' in outcome) throw new AppError(outcome.error, outcome)
    request.language = language
    return outcome.data
  }
}

const tooManyCountries = new AppError('REQUEST_INVALID', {
  details: [
    {
      field: 'countries',
      code: 'TOO_MANY',
      message: `must NOT have more than ${mostLegacyCountries} items with the legacy edition`,
    },
  ],
})

function tellCost(reply: FastifyReply, cost: Cost, askMs: number): void {
  reply.header('server-timing', serverTiming(cost, askMs, reply.elapsedTime))
  reply.header('x-provider-calls', cost.providerCalls)
  if (cost.provider) reply.header('x-provider', cost.provider)
}
