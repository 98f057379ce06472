import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import {
  Client,
  type Language,
  type PlaceAutocompleteRequest,
  type PlaceDetailsRequest,
} from '@googlemaps/google-maps-services-js'
import { readLegacyDetails, readLegacyFailure, readLegacyPredictions } from './legacy-wire.ts'
import {
  type AutocompleteQuery,
  connectTimeoutMs,
  type DetailsQuery,
  type Places,
  type Reply,
  readAnswer,
} from './places.ts'

const googleUrl = 'https://maps.googleapis.com'

/** All of the Basic category, which costs nothing beside the call itself (provider-contract §2, §8). */
const detailsFields = ['place_id', 'formatted_address', 'address_components', 'geometry/location', 'types']
/** "ID refresh": free when this is the whole list. */
const idFields = ['place_id']

interface Options {
  apiKey: string
  url?: string | undefined
  connections: number
  timeoutMs: number
}

/** The legacy Places API through Google's own client, whose hidden retry is off: the quota must see every call (provider-contract §11). */
export function createLegacyPlaces({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: Options): Places & { close(): Promise<void> } {
  const connectMs = Math.min(connectTimeoutMs, timeoutMs)
  const agents = {
    httpAgent: connectingWithin(new HttpAgent({ keepAlive: true, maxSockets: connections }), connectMs),
    httpsAgent: connectingWithin(new HttpsAgent({ keepAlive: true, maxSockets: connections }), connectMs),
  }
  const client = new Client({
    config: { ...agents, timeout: 0, raxConfig: { retry: 0, noResponseRetries: 0 } },
  })
  const base = url.replace(/\/$/, '')

  /** Instead of the client's own timeout, which can't be told from a broken connection once an answer has begun. */
  async function inTime<Data>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, timeoutMs)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    try {
      return await call(controller.signal)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  }

  return {
    autocomplete: (query, outer) => {
      const request = { url: `${base}/maps/api/place/autocomplete/json`, params: autocompleteParams(query, apiKey) }
      const answer = inTime(outer, (signal) => client.placeAutocomplete({ ...request, signal }))
      return asked(answer, readLegacyPredictions)
    },
    details: (query, outer) => {
      const request = { url: `${base}/maps/api/place/details/json`, params: detailsParams(query, apiKey) }
      const answer = inTime(outer, (signal) => client.placeDetails({ ...request, signal }))
      return asked(answer, readLegacyDetails)
    },
    close: async () => {
      agents.httpAgent.destroy()
      agents.httpsAgent.destroy()
    },
  }
}

/** Node's agents have no time limit for the connection alone: one that does not come about is ended from outside. */
function connectingWithin<A extends HttpAgent>(agent: A, ms: number): A {
  const create = agent.createConnection.bind(agent)
  const isSecure = agent instanceof HttpsAgent
  agent.createConnection = (options, callback) => {
    const socket = create(options, callback)
    if (!socket) return socket
    const late = Object.assign(new Error('no connection in time'), { code: 'CONNECT_TIMEOUT' })
    const timer = setTimeout(() => socket.destroy(late), ms)
    for (const event of [isSecure ? 'secureConnect' : 'connect', 'close']) socket.once(event, () => clearTimeout(timer))
    return socket
  }
  return agent
}

async function asked<Data>(
  answer: Promise<{ data: unknown; headers: object }>,
  read: (body: unknown) => Data,
): Promise<Reply<Data>> {
  const { data, headers } = await answer.catch((error: unknown) => {
    throw readLegacyFailure(error)
  })
  const provider = (headers as Record<string, unknown>)['x-provider']
  return { data: readAnswer(read, data), ...(typeof provider === 'string' && { provider }) }
}

const autocompleteParams = (
  { input, language, countries, near, session }: AutocompleteQuery,
  key: string,
): PlaceAutocompleteRequest['params'] => ({
  input,
  key,
  language: language as Language,
  ...(countries && { components: countries.map((country) => `country:${country.toLowerCase()}`) }),
  // Unlike New, legacy has no circle without extent.
  ...(near && { location: { lat: near.latitude, lng: near.longitude }, radius: Math.max(1, near.radius) }),
  ...(session && { sessiontoken: session }),
})

const detailsParams = (
  { placeId, language, session, idOnly }: DetailsQuery,
  key: string,
): PlaceDetailsRequest['params'] => ({
  place_id: placeId,
  key,
  language: language as Language,
  fields: idOnly ? idFields : detailsFields,
  ...(session && { sessiontoken: session }),
})
