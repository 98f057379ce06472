import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Answer } from './stack.ts'

/**
 * Sends these bytes down one connection, HTTP or not, and gives everything that came back before
 * the server closed it.
 */
export async function sendBytes(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // A server that has answered may close before it has read everything.
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(bytes)
  await closed
  return received
}

/**
 * Sends all bytes before it reads the answer, as simple clients do. Fails if the server does not
 * allow that.
 */
export async function sendThenListen(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(bytes, () => resolve())
    })
    const [received] = await once(socket, 'data')
    return String(received)
  } finally {
    socket.destroy()
  }
}

/** What `sendBytes` or `sendThenListen` received, read as one HTTP answer with a JSON body. */
export function readAnswer(received: string): Answer {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    body: body ? JSON.parse(body) : undefined,
  }
}

interface PlainRequest {
  method: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A request that `fetch` refuses to make: a GET with a body, a body without a content type. */
export async function plainRequest(
  url: string,
  { method, headers = {}, body }: PlainRequest,
): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  // Like curl and browsers, and unlike Node by default, it doesn't ask the server to close the
  // connection.
  const agent = new Agent({ keepAlive: true })
  const asked = request(url, { method, headers: { ...headers, ...length }, agent })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const text = (await answer.toArray()).join('')
  agent.destroy()
  return {
    status: answer.statusCode,
    headers: new Headers(answer.headers),
    body: text ? JSON.parse(text) : undefined,
  }
}
