import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Client } from '@googlemaps/google-maps-services-js'
import { readLegacyFailure } from './places/legacy-wire.ts'
import { connectTimeoutMs, type Reply, readAnswer } from './places/places.ts'

interface Options {
  /** Connections to the provider at most. */
  connections: number
  timeoutMs: number
}

type Call = (client: Client, signal: AbortSignal) => Promise<{ data: unknown; headers: object }>

/** One call through Google's own client, in time, its answer read. @throws {PlacesError} */
export interface GoogleClient {
  ask<Data>(call: Call, read: (body: unknown) => Data, signal: AbortSignal): Promise<Reply<Data>>
  close(): void
}

export const googleMapsUrl = 'https://maps.googleapis.com'

/** Google's own client for legacy Places and Geocoding v3. Its hidden retry is off: the quota must see every call (provider-contract §11). */
export function createGoogleClient({ connections, timeoutMs }: Options): GoogleClient {
  const connectMs = Math.min(connectTimeoutMs, timeoutMs)
  const agents = {
    httpAgent: connectingWithin(new HttpAgent({ keepAlive: true, maxSockets: connections }), connectMs),
    httpsAgent: connectingWithin(new HttpsAgent({ keepAlive: true, maxSockets: connections }), connectMs),
  }
  const client = new Client({
    config: { ...agents, timeout: 0, raxConfig: { retry: 0, noResponseRetries: 0 } },
  })

  /** Instead of the client's own timeout, which can't be told from a broken connection once an answer has begun. */
  async function inTime(outer: AbortSignal, call: Call): ReturnType<Call> {
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

  return {
    async ask(call, read, signal) {
      const { data, headers } = await inTime(signal, call).catch((error: unknown) => {
        throw readLegacyFailure(error)
      })
      const provider = (headers as Record<string, unknown>)['x-provider']
      return { data: readAnswer(read, data), ...(typeof provider === 'string' && { provider }) }
    },
    close() {
      agents.httpAgent.destroy()
      agents.httpsAgent.destroy()
    },
  }
}

/** Node's agents have no time limit for the connection alone: one that does not come about is ended from outside. */
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
