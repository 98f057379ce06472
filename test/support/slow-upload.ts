import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { Answer } from './stack.ts'

/** An upload whose bytes a test sends when it likes. */
export interface SlowUpload {
  send(text: string | Buffer): Promise<void>
  end(): void
  /** Drops the connection. */
  drop(): void
  /** Rejects when the connection ends without one. */
  answer: Promise<Answer>
}

/** Begins the upload of a CSV file; `more` are further headers, or others. */
export function openUpload(
  { url, token }: { url: string; token: string },
  more: Record<string, string> = {},
  query = '',
): SlowUpload {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv', ...more }
  const sent = request(`${url}/api/address/batches${query}`, { method: 'POST', headers, agent })
  const answer = (async () => {
    const [response] = await once(sent, 'response')
    const text = (await response.toArray()).join('')
    return {
      status: response.statusCode,
      headers: new Headers(response.headers),
      body: JSON.parse(text),
    }
  })()
  answer.catch(() => {})
  sent.on('error', () => {})
  sent.flushHeaders()
  return {
    send: (text) => new Promise((resolve) => sent.write(text, () => resolve())),
    end: () => sent.end(),
    drop: () => sent.destroy(),
    answer,
  }
}
