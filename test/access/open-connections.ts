import { once } from 'node:events'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

/**
 * A request as it is sent, valid or not. `fetch` would refuse a GET with a body, or correct a
 * header.
 */
export interface WireRequest {
  method: string
  /** The path and query. */
  target: string
  headers: OutgoingHttpHeaders
  body?: string | Buffer | undefined
}

export interface WireAnswer {
  status: number
  headers: Headers
  text: string
}

/** Sends requests over kept-alive connections. */
export function openConnections(url: string) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, timeout: 20_000 })

  return {
    async send({ method, target, headers, body }: WireRequest): Promise<WireAnswer> {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = request({
        hostname,
        port,
        method,
        path: target,
        agent,
        headers: { ...headers, ...length },
      })
      sent.end(body)
      const [answer] = await once(sent, 'response')
      const text = Buffer.concat(await answer.toArray()).toString()
      const headerList = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      return { status: answer.statusCode, headers: new Headers(headerList), text }
    },
    close: () => agent.destroy(),
  }
}
