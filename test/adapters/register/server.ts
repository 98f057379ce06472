import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  readNewDetails,
  readNewPredictions,
} from '../../../services/worker/provider/google-new/wire.ts'
import type { Served } from '../edition.ts'

const prefix = 'PR-'
export const registerId = (sandboxId: string): string => prefix + sandboxId

/** The register's server: the sandbox's places, and its faults, in the format of the register. */
export async function serveRegister(sandboxUrl: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://register')
    const isSearch = pathname === '/suggest'
    const { path, ...init } = isSearch ? suggestRequest(query) : placeRequest(query)
    const headers = { ...init.headers, 'x-goog-api-key': String(request.headers['x-key']) }
    const answer = await fetch(sandboxUrl + path, { ...init, headers, signal: gone.signal })
      .then(async (found) => ({ status: found.status, text: await found.text() }))
      .catch(() => undefined)
    if (!answer) return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.status === 200 ? written(answer.text, isSearch) : refusal(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const everywhere = {
  rectangle: { low: { latitude: -90, longitude: -180 }, high: { latitude: 90, longitude: 180 } },
}

function suggestRequest(query: URLSearchParams) {
  const at = query.get('at')
  const [latitude, longitude, radius] = (at ?? '').split(',').map(Number)
  const countries = query.get('in')?.toLowerCase().split(',').filter(Boolean) ?? []
  const body = {
    input: query.get('text'),
    languageCode: query.get('lang'),
    ...(countries.length > 0 && { includedRegionCodes: countries }),
    locationBias: at ? { circle: { center: { latitude, longitude }, radius } } : everywhere,
  }
  return {
    path: '/v1/places:autocomplete',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-fieldmask': '*' },
    body: JSON.stringify(body),
  }
}

function placeRequest(query: URLSearchParams) {
  const id = encodeURIComponent((query.get('id') ?? '').replace(prefix, ''))
  const mask = query.has('only') ? 'id' : 'id,formattedAddress,addressComponents,location,types'
  return {
    path: `/v1/places/${id}?languageCode=${query.get('lang')}`,
    headers: { 'x-goog-fieldmask': mask },
  }
}

const kindOf = (types: readonly string[]): string =>
  types.includes('street_address') ? 'house' : types.includes('route') ? 'street' : 'town'

/** What cannot be read is passed on: it is a fault of the sandbox. */
function written(text: string, isSearch: boolean): string {
  try {
    return JSON.stringify(isSearch ? hitsOf(JSON.parse(text)) : placeOf(JSON.parse(text)))
  } catch {
    return text
  }
}

const hitsOf = (answer: unknown) => ({
  hits: readNewPredictions(answer).map(({ placeId, mainText, secondaryText, matches, types }) => ({
    id: registerId(placeId),
    line: mainText,
    rest: secondaryText,
    kind: kindOf(types),
    marks: matches.map(({ offset, length }) => [offset, length]),
  })),
})

function placeOf(answer: unknown) {
  const {
    placeId,
    formattedAddress,
    latitude,
    longitude,
    components,
    types = [],
  } = readNewDetails(answer)
  return {
    id: registerId(placeId),
    ...(components && {
      text: formattedAddress,
      kind: kindOf(types),
      point: [latitude, longitude],
      parts: components,
    }),
  }
}

const faults: [RegExp, string][] = [
  [/PerDay/, 'day'],
  [/RESOURCE_EXHAUSTED/, 'rate'],
  [/PERMISSION_DENIED|API_KEY_INVALID/, 'key'],
  [/NOT_FOUND/, 'unknown'],
  [/language_code/, 'language'],
  [/Place ID/, 'id'],
  [/INVALID_ARGUMENT/, 'request'],
]

function refusal({ text }: { text: string }): string {
  const fault = faults.find(([sign]) => sign.test(text))?.[1]
  return fault ? JSON.stringify({ fault }) : '<html>An error</html>'
}
