import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands between the workers and a sandbox, and keeps the inputs of autocomplete in the order in
 * which they came.
 */
export interface ProviderRecorder {
  url: string
  inputs: string[]
  /** Where requests go from now on. */
  forwardTo(url: string): void
  close(): void
}

export async function startProviderRecorder(): Promise<ProviderRecorder> {
  let target = ''
  const inputs: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url?.includes('autocomplete')) inputs.push(JSON.parse(body).input)
    const headers = Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    )
    try {
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: headers.map(([name, value]) => [name, String(value)]),
        ...(body !== '' && { body }),
      })
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
    } catch {
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    inputs,
    forwardTo(url) {
      target = url
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
