import { Client } from '@googlemaps/google-maps-services-js'
import { isLegacyFailure, readLegacyFailure } from './google-legacy/wire.ts'
import {
  answerOf,
  type HttpAnswer,
  type JsonHost,
  openJsonHost,
  withoutAnswer,
} from './json-host.ts'
import { type Answer, type Connected, type ProviderAccess, touchPath } from './port.ts'

/** `config` is for the client's request: it says how that is sent. */
type ClientCall = (client: Client, config: { adapter: Adapter }) => Promise<{ data: unknown }>

/** One call: how it is made, and how its answer or failure is read. */
interface NpmClientRequest<Data> {
  call: ClientCall
  read(body: unknown): Data
  /** The text of the request. It must not be logged. */
  text: string
  /** Whether it asks for a place by its id. */
  asksPlace?: boolean
}

/** Makes one call through Google's npm client and reads the answer. @throws {ProviderError} */
export interface GoogleClient extends Connected {
  ask<Data>(request: NpmClientRequest<Data>, signal: AbortSignal): Promise<Answer<Data>>
}

export const googleMapsUrl = 'https://maps.googleapis.com'

/**
 * A bias to the whole world: south, west | north, east. Without a bias the provider uses the IP
 * address of the worker. Not 180, because the provider might read 180 as -180.
 */
export const wholeWorld = '-90,-179.99|90,179.99'

/**
 * Google's npm client for legacy Places and Geocoding v3. Its own retry is switched off, because
 * every call needs a permit, and so are its connections (./README.md, The npm client).
 */
export function createGoogleClient({
  apiKey,
  url,
  connections,
  timeoutMs,
}: ProviderAccess & { url: string }): GoogleClient {
  const host = openJsonHost({ url: new URL(url).origin, connections, timeoutMs })
  const client = new Client({
    config: {
      timeout: 0,
      raxConfig: { retry: 0, noResponseRetries: 0 },
    },
  })

  return {
    async ask({ call, read, text, asksPlace = false }, signal) {
      const { data } = await call(client, { adapter: sendOver(host, signal) }).catch((error) => {
        // An error of the client itself may hold the key.
        throw withoutAnswer(error)
      })
      const answer = data as HttpAnswer
      if (isLegacyFailure(answer))
        throw readLegacyFailure(answer, { asksPlace, hidden: [apiKey, text] })
      return answerOf(answer, read)
    },
    warm: () => host.warm(touchPath),
    close: host.close,
  }
}

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[0]>
type Adapter = Extract<NonNullable<ClientOptions['config']>['adapter'], (...args: never[]) => void>

/**
 * Sends the client's request over `host`, and gives the whole answer as its data. Node's own
 * streams take more CPU, and the client would read failures in its own way. It would also hide
 * whether an aborted request was sent, so it does not know the signal.
 */
const sendOver =
  (host: JsonHost, signal: AbortSignal): Adapter =>
  async (config) => {
    const { url = '', params, paramsSerializer } = config
    const { serialize } = paramsSerializer as { serialize(params: object): string }
    const path = `${new URL(url).pathname}?${serialize(params)}`
    const headers = config.headers.toJSON() as Record<string, string>
    const data = await host.request({ method: 'GET', path, headers }, signal)
    return { data, status: 200, statusText: '', headers: {}, config }
  }
