import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { openJsonHost } from '../../../services/worker/provider/json-host.ts'
import {
  type Answer,
  type Connected,
  foreignFailure,
  inForm,
  type Places,
  type ProviderAccess,
  ProviderError,
  type ProviderFailure,
  readAnswer,
  readRetryAfter,
} from '../../../services/worker/provider/port.ts'
import type { Components } from '../../../shared/address/components.ts'
import { maxPredictions, type Prediction } from '../../../shared/api/autocomplete.ts'
import type { PlaceDetails } from '../../../shared/api/details.ts'

/**
 * A provider that does not exist: a post's register of addresses, with a format of its own
 * (server.ts). It shows what a fourth provider needs (services/worker/provider/ADD-A-PROVIDER.md).
 */
export function createRegister(access: ProviderAccess): Places & Connected {
  const { apiKey, url = '' } = access
  const host = openJsonHost({ ...access, url })
  async function ask<Data>(
    path: string,
    query: Record<string, string>,
    read: (body: unknown) => Data,
    signal: AbortSignal,
  ): Promise<Answer<Data>> {
    const withQuery = `${path}?${new URLSearchParams(query)}`
    const request = { method: 'GET', path: withQuery, headers: { 'x-key': apiKey } } as const
    const { status, headers, body } = await host.request(request, signal)
    if (status === 200) return { data: readAnswer(read, body), provider: 'register' }
    const { fault = '' } = (body ?? {}) as { fault?: string }
    const failure = failures[fault] ?? foreignFailure(status)
    throw new ProviderError(failure, `${status} ${fault}`, readRetryAfter(headers['retry-after']))
  }
  return {
    autocomplete({ input, language, countries = [], near }, signal) {
      const at = near && [near.latitude, near.longitude, near.radius].join()
      const query = { text: input, lang: language, in: countries.join(), ...(at && { at }) }
      return ask('/suggest', query, readHits, signal)
    },
    details({ placeId, language, idOnly }, signal) {
      const query = { id: placeId, lang: language, ...(idOnly && { only: 'id' }) }
      return ask('/place', query, readPlace, signal)
    },
    warm: () => host.warm('/'),
    close: host.close,
  }
}

/** By the register's own codes. A page without one is a proxy's. */
const failures: Record<string, ProviderFailure> = {
  rate: 'over_rate',
  day: 'over_day',
  key: 'denied',
  request: 'invalid',
  language: 'bad_language',
  id: 'bad_place_id',
  unknown: 'not_found',
}

const kinds: Record<string, string> = { house: 'street_address', street: 'route', town: 'locality' }

const hitsForm = Compile(
  Type.Object({
    hits: Type.Array(
      Type.Object({
        id: Type.String(),
        line: Type.String(),
        rest: Type.String(),
        kind: Type.String(),
        marks: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
      }),
    ),
  }),
)

const readHits = (body: unknown): Prediction[] =>
  inForm(hitsForm, body)
    .hits.slice(0, maxPredictions)
    .map(({ id, line, rest, kind, marks }) => ({
      placeId: id,
      description: [line, rest].filter(Boolean).join(', '),
      ...{ mainText: line, secondaryText: rest },
      matches: marks.map(([offset, length]) => ({ offset, length })),
      types: [kinds[kind] ?? 'geocode'],
    }))

const text = Type.Optional(Type.String())
const placeForm = Compile(
  Type.Object({
    id: Type.String(),
    text,
    kind: text,
    point: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
    parts: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
)

function readPlace(body: unknown): PlaceDetails {
  const { id, text: formattedAddress, kind, point, parts } = inForm(placeForm, body)
  if (!parts || !point) return { placeId: id }
  const { country = '', countryCode = '', ...others } = parts
  const own = Object.entries(others).map(([type, part]) => ({ part, code: part, type }))
  return {
    placeId: id,
    ...(formattedAddress && { formattedAddress }),
    ...{ latitude: point[0], longitude: point[1] },
    components: parts as Components,
    addressComponents: [...own, { part: country, code: countryCode, type: 'country' }].map(
      ({ part, code, type }) => ({ longText: part, shortText: code, types: [type] }),
    ),
    types: [kinds[kind ?? ''] ?? 'geocode'],
    attributions: ['© The Register'],
  }
}
