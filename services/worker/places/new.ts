import { type Dispatcher, Pool } from 'undici'
import { readNewDetails, readNewError, readNewPredictions } from './new-wire.ts'
import {
  type AutocompleteQuery,
  connectTimeoutMs,
  type DetailsQuery,
  failureWithoutAnswer,
  type Places,
  PlacesError,
  type Reply,
  readAnswer,
} from './places.ts'

const googleUrl = 'https://places.googleapis.com'

/** The lowest tier that holds an address with coordinates (provider-contract §5); `types` and `attributions` cost nothing more. */
const detailsMask = 'id,movedPlaceId,attributions,formattedAddress,addressComponents,location,types'
/** The free tier: the current id and nothing else. */
const idMask = 'id,movedPlaceId'
const autocompleteMask =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types'

interface Options {
  apiKey: string
  url?: string | undefined
  /** Connections to the provider at most. */
  connections: number
  timeoutMs: number
}

/** Places API (New) over plain HTTP: its REST interface needs no more than two requests (provider-contract §4, §5). */
export function createNewPlaces({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: Options): Places & { close(): Promise<void> } {
  const { origin, pathname } = new URL(url)
  const base = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections,
    connectTimeout: Math.min(connectTimeoutMs, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

  async function call<Data>(
    request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'body'>,
    mask: string,
    signal: AbortSignal,
    read: (body: unknown) => Data,
  ): Promise<Reply<Data>> {
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': apiKey, 'x-goog-fieldmask': mask }
    const {
      statusCode,
      headers: received,
      body,
    } = await pool.request({ ...request, path: base + request.path, headers, signal }).catch(unreachable)
    const text = await body.text().catch(unreachable)
    const json = parse(text)
    if (statusCode !== 200) throw readNewError(statusCode, json, received['retry-after'])
    const provider = received['x-provider']
    return { data: readAnswer(read, json), ...(typeof provider === 'string' && { provider }) }
  }

  return {
    autocomplete: (query, signal) =>
      call(
        { method: 'POST', path: '/v1/places:autocomplete', body: JSON.stringify(autocompleteBody(query)) },
        autocompleteMask,
        signal,
        readNewPredictions,
      ),
    details: (query, signal) =>
      call({ method: 'GET', path: detailsPath(query) }, query.idOnly ? idMask : detailsMask, signal, readNewDetails),
    close: () => pool.close(),
  }
}

const autocompleteBody = ({ input, language, countries, near, session }: AutocompleteQuery) => ({
  input,
  languageCode: language,
  ...(countries && { includedRegionCodes: countries.map((country) => country.toLowerCase()) }),
  ...(near && {
    locationBias: { circle: { center: { latitude: near.latitude, longitude: near.longitude }, radius: near.radius } },
  }),
  ...(session && { sessionToken: session }),
})

function detailsPath({ placeId, language, session }: DetailsQuery): string {
  const query = new URLSearchParams({ languageCode: language, ...(session && { sessionToken: session }) })
  return `/v1/places/${encodeURIComponent(placeId)}?${query}`
}

function unreachable(error: Error & { code?: unknown }): never {
  // An aborted signal's error has a number for a code, which says nothing.
  const code = typeof error.code === 'string' ? error.code : error.name
  throw new PlacesError(failureWithoutAnswer(code), code)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
