import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request as it reached the provider. */
interface Received {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** A provider with scripted answers, for cases that neither Google nor the sandbox produces. */
export interface CannedProvider {
  url: string
  /** The requests since the last call of `answers`. */
  received: Received[]
  /** Sets the answer to all following requests, or how to answer each. */
  answers(answer: Canned | ((request: Received) => Canned)): void
  close(): Promise<void>
}

export interface Canned {
  status?: number
  headers?: Record<string, string>
  /** Sent as it is if it is a string or bytes, else as JSON. */
  body?: unknown
  /**
   * A fault instead of an answer: silence, silence after the headers, or a connection that is cut
   * before or in the middle of the answer.
   */
  misbehaviour?: 'hang' | 'hangInBody' | 'reset' | 'resetInBody'
}

export async function startCannedProvider(): Promise<CannedProvider> {
  const received: Received[] = []
  let canned: Canned | ((request: Received) => Canned) = {}
  const server = createServer(async (request, response) => {
    const known = await read(request)
    received.push(known)
    answer(typeof canned === 'function' ? canned(known) : canned, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answers: (next) => {
      received.length = 0
      canned = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
  const body = Buffer.concat(chunks).toString()
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body,
  }
}

function answer(
  { status = 200, headers = {}, body = {}, misbehaviour }: Canned,
  response: ServerResponse,
): void {
  if (misbehaviour === 'hang') return
  if (misbehaviour === 'reset') return void response.socket?.resetAndDestroy()
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (misbehaviour === undefined) return void response.end(text)
  response.write(text.slice(0, text.length / 2))
  if (misbehaviour === 'resetInBody') setImmediate(() => response.socket?.resetAndDestroy())
}
