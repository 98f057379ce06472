import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Client } from '@googlemaps/google-maps-services-js'
import { readLegacyFailure } from './google-legacy/wire.ts'
import {
  type Answer,
  connectTimeoutMs,
  maxAnswerBytes,
  readAnswer,
  touchPath,
  warmConnections,
} from './port.ts'

interface Options {
  apiKey: string
  /** Base address. */
  url: string
  /** Connections to the provider at most. */
  connections: number
  timeoutMs: number
}

type ClientCall = (
  client: Client,
  signal: AbortSignal,
) => Promise<{ data: unknown; headers: object }>

/** One call: how it is made, and how its answer or failure is read. */
interface NpmClientRequest<Data> {
  call: ClientCall
  read(body: unknown): Data
  /** The text of the request. It must not be logged. */
  text: string
  /** Whether it asks for a place by its id. */
  asksPlace?: boolean
}

/** Makes one call through Google's npm client and reads the answer. @throws {PlacesError} */
export interface GoogleClient {
  ask<Data>(request: NpmClientRequest<Data>, signal: AbortSignal): Promise<Answer<Data>>
  /** Opens or keeps a few connections, so that calls need no handshake. Never fails. */
  warm(): Promise<void>
  close(): void
}

export const googleMapsUrl = 'https://maps.googleapis.com'

/**
 * A bias to the whole world: south, west | north, east. Without a bias the provider uses the IP
 * address of the worker. Not 180, because the provider might read 180 as -180.
 */
export const wholeWorld = '-90,-179.99|90,179.99'

/**
 * Google's npm client for legacy Places and Geocoding v3. Its own retry is switched off, because
 * every call needs a permit (./README.md, The npm client).
 */
export function createGoogleClient({ apiKey, url, connections, timeoutMs }: Options): GoogleClient {
  const connectMs = Math.min(connectTimeoutMs, timeoutMs)
  const agents = {
    httpAgent: connectingWithin(
      new HttpAgent({ keepAlive: true, maxSockets: connections }),
      connectMs,
    ),
    httpsAgent: connectingWithin(
      new HttpsAgent({ keepAlive: true, maxSockets: connections }),
      connectMs,
    ),
  }
  const client = new Client({
    config: {
      ...agents,
      timeout: 0,
      raxConfig: { retry: 0, noResponseRetries: 0 },
      maxContentLength: maxAnswerBytes,
      // The provider never redirects. A proxy may, to a page of its own.
      maxRedirects: 0,
    },
  })

  /**
   * A timeout instead of the client's own. That one can't be told from a broken connection once
   * the answer has begun.
   */
  async function withTimeout(outer: AbortSignal, call: ClientCall): ReturnType<ClientCall> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, timeoutMs)
    outer.addEventListener('abort', abort, { once: true })
    if (outer.aborted) abort()
    try {
      return await call(client, controller.signal)
    } finally {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
    }
  }

  const touch = () =>
    new Promise<void>((resolve) => {
      const isSecure = url.startsWith('https:')
      const request = (isSecure ? httpsRequest : httpRequest)(new URL(touchPath, url), {
        agent: isSecure ? agents.httpsAgent : agents.httpAgent,
        timeout: timeoutMs,
      })
      request.on('response', (response) => response.resume().on('close', resolve))
      request.on('timeout', () => request.destroy())
      request.on('error', () => {}).on('close', resolve)
      request.end()
    })

  return {
    async ask({ call, read, text, asksPlace = false }, signal) {
      const { data, headers } = await withTimeout(signal, call).catch((error: unknown) => {
        throw readLegacyFailure(error, { asksPlace, hidden: [apiKey, text] })
      })
      const provider = (headers as Record<string, unknown>)['x-provider']
      return { data: readAnswer(read, data), ...(typeof provider === 'string' && { provider }) }
    },
    async warm() {
      await Promise.all(Array.from({ length: Math.min(warmConnections, connections) }, touch))
    },
    close() {
      agents.httpAgent.destroy()
      agents.httpsAgent.destroy()
    },
  }
}

/** Node's agents have no timeout for connecting, so this one destroys the socket. */
function connectingWithin<A extends HttpAgent>(agent: A, ms: number): A {
  const create = agent.createConnection.bind(agent)
  const connected = agent instanceof HttpsAgent ? 'secureConnect' : 'connect'
  agent.createConnection = (options, callback) => {
    const socket = create(options, callback)
    if (!socket) return socket
    const late = Object.assign(new Error('no connection in time'), { code: 'CONNECT_TIMEOUT' })
    const timer = setTimeout(() => socket.destroy(late), ms)
    for (const event of [connected, 'close']) socket.once(event, () => clearTimeout(timer))
    return socket
  }
  return agent
}
